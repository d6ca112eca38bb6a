"""Pictures of every screen, kept in build/screens to be looked at: each on a desk and on a phone, light and dark."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.e2e.conftest import PHONE, SCREENS, Visit
from tests.e2e.table import answer, asked, over, version

DESK = {"width": 1440, "height": 900}
WIDE = {"width": 1920, "height": 1080}
LOOKS: dict[str, list[tuple[str, dict[str, int], Any]]] = {
    "en": [("desk-light", DESK, "light"), ("phone-dark", PHONE, "dark")],
    "de": [("wide-dark", WIDE, "dark"), ("phone-light", PHONE, "light")],
}
# the new colours and sizes are there some frames later, on a busy machine some more
PAINTED = """async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 40)));
  for (let frames = 0; frames < 12; frames += 1) await frame();
}"""
Keep = Callable[[Page, str], None]


@pytest.fixture(params=LOOKS)
def lang(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def keep(lang: str) -> Keep:
    """Takes the pictures, and leaves the page as large as it was."""

    def pictures(page: Page, name: str) -> None:
        SCREENS.mkdir(parents=True, exist_ok=True)
        for look, size, colours in LOOKS[lang]:
            page.set_viewport_size({"width": size["width"], "height": size["height"]})
            page.emulate_media(color_scheme=colours)
            page.evaluate(PAINTED)
            page.screenshot(path=SCREENS / f"{name}-{lang}-{look}.png")
        page.set_viewport_size({"width": DESK["width"], "height": DESK["height"]})

    return pictures


@pytest.fixture
def page(visit: Visit, lang: str) -> Page:
    return visit("/", lang=lang, viewport=DESK)


def test_before_a_game(page: Page, keep: Keep) -> None:
    expect(page.locator(".hero button")).to_be_enabled()
    keep(page, "home")
    page.goto("/new/rarrr")
    expect(page.locator("form .poster")).to_be_visible()
    keep(page, "setup")
    page.locator("details").first.evaluate("all => all.open = true")
    page.locator("details").first.scroll_into_view_if_needed()
    keep(page, "setup-options")
    page.locator("form .poster").click()
    expect(page.locator("[data-confirm]")).to_be_visible()
    keep(page, "lobby")
    page.goto("/")
    expect(page.locator(".hero button")).to_be_enabled()
    page.locator("footer").scroll_into_view_if_needed()
    keep(page, "home-tables")
    for path, name in (("/t/nosuchtable", "lost-table"), ("/nowhere/at/all", "lost-page")):
        page.goto(path)
        expect(page.get_by_role("heading").first).to_be_visible()
        keep(page, name)


def test_a_game(page: Page, keep: Keep, ask: Callable[..., Any]) -> None:
    """One whole game with everything that opens on the way; every step is kept once."""
    page.locator(".hero button").click()
    expect(asked(page)).to_be_visible()
    for key in ("r", "?"):
        page.keyboard.press(key)
        expect(page.get_by_role("dialog")).to_be_visible()
        keep(page, {"r": "rules", "?": "help"}[key])
        page.keyboard.press("Escape")
    for place, name in ((3, "invite"), (5, "menu")):
        page.locator("header nav button").nth(place).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        keep(page, name)
        page.keyboard.press("Escape")
    page.keyboard.press("c")
    page.locator("aside input").fill("Grrr …")
    page.locator("aside input").press("Enter")
    keep(page, "chat")
    page.get_by_role("main").focus()
    page.keyboard.press("c")
    through_the_game(page, keep)
    keep(page, "over")
    page.get_by_role("region").first.get_by_role("button").last.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    keep(page, "result")


def through_the_game(page: Page, keep: Keep) -> None:
    seen: set[str] = set()
    while not over(page):
        phase = page.locator(".rarrr").get_attribute("data-phase") or ""
        if asked(page).count():
            if phase not in seen:
                seen.add(phase)
                keep(page, phase)
            if phase != "battle" or "battle-pass" in seen:
                answer(page)
            else:
                seen |= in_battle(page, keep, seen)
        page.wait_for_timeout(30)
    assert {"katakana", "keep", "name", "draft", "battle", "battle-bid", "battle-pass"} <= seen


def in_battle(page: Page, keep: Keep, seen: set[str]) -> set[str]:
    """Bids as little as possible; as soon as that was beaten, what can be taken back."""
    back = page.get_by_role("main").get_by_role("button", name=re.compile("^(Pass|Passen) …$"))
    bids = page.locator(".quick button")
    if back.count():
        back.first.click()
        keep(page, "battle-pass")
        confirm(page)
        return {"battle-pass"}
    if bids.count():
        bids.first.click()
        expect(page.locator(".yes")).to_be_visible()
        if "battle-bid" not in seen:
            keep(page, "battle-bid")
        confirm(page)
        return {"battle-bid"}
    answer(page)
    return set()


def confirm(page: Page) -> None:
    before = version(page)
    page.locator("button[data-confirm]:enabled").first.click()
    expect(page.locator("[data-version]")).not_to_have_attribute("data-version", str(before))


def test_looking_back(page: Page, keep: Keep, finished: str) -> None:
    for path, name in (("/replay#v=60", "replay"), ("/verify", "verify"), ("", "end"), ("/screen", "screen-end")):
        page.goto(f"/t/{finished}{path}")
        expect(page.get_by_role("main")).to_be_visible()
        page.wait_for_timeout(400)
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
    page.goto("/new/rarrr")
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
