"""Pictures of every screen, kept in build/screens to be looked at."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import DESKTOP, SCREENS, Visit
from tests.e2e.table import answer, asked

PHONE = {"width": 390, "height": 844}
LOOKS = {
    "desktop-light-en": {"viewport": DESKTOP, "color_scheme": "light", "lang": "en"},
    "desktop-dark-de": {"viewport": DESKTOP, "color_scheme": "dark", "lang": "de"},
    "phone-light-de": {"viewport": PHONE, "color_scheme": "light", "lang": "de"},
    "phone-dark-en": {"viewport": PHONE, "color_scheme": "dark", "lang": "en"},
}


@pytest.fixture
def keep(request: pytest.FixtureRequest) -> Callable[[Page, str], None]:
    look = request.node.callspec.params["look"]

    def picture(page: Page, name: str) -> None:
        page.wait_for_timeout(250)
        SCREENS.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=SCREENS / f"{name}-{look}.png")

    return picture


@pytest.mark.parametrize("look", LOOKS)
def test_every_screen(visit: Visit, keep: Callable[[Page, str], None], look: str, finished: str) -> None:
    page = visit("/", **LOOKS[look])
    expect(page.locator(".hero button")).to_be_enabled()
    keep(page, "home")
    page.goto("/new/rarrr")
    page.locator("details").first.evaluate("all => all.open = true")
    keep(page, "setup")
    page.locator("form .poster").click()
    expect(page.locator("[data-confirm]")).to_be_visible()
    keep(page, "lobby")
    page.locator("[data-confirm]").click()
    expect(asked(page)).to_be_visible()
    keep(page, "draft")
    answer(page)
    for key, name in (("r", "rules"), ("?", "help")):
        page.keyboard.press(key)
        expect(page.get_by_role("dialog")).to_be_visible()
        keep(page, name)
        page.keyboard.press("Escape")
    for path, name in (("/replay#v=60", "replay"), ("/verify", "verify"), ("", "end"), ("/screen", "screen")):
        page.goto(f"/t/{finished}{path}")
        expect(page.get_by_role("main")).to_be_visible()
        keep(page, name)
