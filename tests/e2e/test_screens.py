"""Screenshots of every screen in build/screens, for review: desktop and phone, light and dark."""

from __future__ import annotations

import re

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.e2e.kit.games import FEATURED
from tests.e2e.kit.screens import WIDE, Keep
from tests.e2e.kit.table import asked
from tests.e2e.kit.visitors import Visit


def test_before_a_game(page: Page, keep: Keep) -> None:
    expect(page.locator(".hero button").first).to_be_enabled()
    keep(page, "home")
    page.goto(f"/new/{FEATURED}")
    expect(page.locator("form .poster")).to_be_visible()
    keep(page, "setup")
    page.locator("details").first.evaluate("all => all.open = true")
    page.locator("details").first.scroll_into_view_if_needed()
    keep(page, "setup-options")
    page.locator("form .poster").click()
    expect(page.locator("[data-confirm]")).to_be_visible()
    keep(page, "lobby")
    page.goto("/")
    expect(page.locator(".hero button").first).to_be_enabled()
    page.locator("footer").scroll_into_view_if_needed()
    keep(page, "home-tables")
    for path, name in (("/t/nosuchtable", "lost-table"), ("/nowhere/at/all", "lost-page")):
        page.goto(path)
        expect(page.get_by_role("heading").first).to_be_visible()
        keep(page, name)


def test_looking_back(page: Page, keep: Keep, finished: str) -> None:
    there = {
        "/replay#v=60": "[data-version='60']",
        "/verify": ".findings li",
        "": "[data-over]",
        "/screen": "[data-over]",
    }
    for (path, shown), name in zip(there.items(), ("replay", "verify", "end", "screen-end"), strict=True):
        page.goto(f"/t/{finished}{path}")
        expect(page.locator(shown).first).to_be_visible()
        keep(page, name)


def test_a_device_for_two_and_a_line_that_is_lost(page: Page, keep: Keep, visit: Visit, lang: str) -> None:
    lines: list[WebSocketRoute] = []
    broken = False

    def through(line: WebSocketRoute) -> None:
        lines.append(line)
        if broken:
            line.close(code=1012)
        else:
            line.connect_to_server()

    page.route_web_socket(re.compile("/ws/"), through)
    page.goto(f"/new/{FEATURED}")
    expect(page.locator("form .poster")).to_be_visible()
    page.locator("form .seats select").nth(1).select_option("person")
    page.locator("form .poster").click()
    expect(page.locator(".curtain")).to_be_visible()
    keep(page, "curtain")
    page.locator(".curtain button").click()
    expect(asked(page)).to_be_visible()
    screen = visit(f"{page.url}/screen", lang=lang, viewport=WIDE)
    expect(screen.get_by_test_id("waiting")).to_be_visible()
    keep(screen, "screen")
    broken = True
    lines[-1].close(code=1012)
    expect(page.locator(".banner")).to_be_visible()
    keep(page, "reconnect")
