"""Touch to learn: a thing that is hovered, held or asked about by key is explained."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.kit.games import FEATURED, GAMES
from tests.e2e.kit.screens import PHONE
from tests.e2e.kit.table import asked, violations
from tests.e2e.kit.visitors import Seated, Visit

EXPLAINS = {"explain": True}  # off for other visitors, whose mouse rests wherever it pressed last


def thing(page: Page) -> Locator:
    """Something on the table that can be asked about."""
    return page.locator(".table [data-about]:visible").first


def explained(page: Page) -> Locator:
    return page.get_by_role("dialog", name="What is this?")


@pytest.mark.core
def test_a_key_explains_what_has_the_focus(visit: Visit, seated: Seated) -> None:
    page = visit(seated(FEATURED, 2)[0])
    expect(asked(page)).to_be_visible()
    card = page.locator("button[data-about]").first
    card.focus()
    page.keyboard.press("i")
    expect(explained(page)).to_be_visible()
    expect(explained(page).get_by_role("heading", name="Now")).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(explained(page)).to_have_count(0)
    card.focus()
    page.keyboard.press("i")
    explained(page).get_by_role("button", name="§").first.click()
    expect(page.get_by_role("region", name="Rules")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_mouse_that_rests_is_answered_and_presses_as_always(visit: Visit, seated: Seated, game: str) -> None:
    page = visit(seated(game, 2)[0], prefers=EXPLAINS)
    expect(asked(page)).to_be_visible()
    thing(page).hover()
    expect(page.get_by_test_id("explained")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("explained")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_a_finger_that_holds_is_answered_and_chooses_nothing(visit: Visit, seated: Seated, game: str) -> None:
    page = visit(seated(game, 2)[0], viewport=PHONE, has_touch=True)
    expect(asked(page)).to_be_visible()
    before = thing(page).get_attribute("aria-pressed")
    box = thing(page).bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(explained(page)).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(explained(page)).to_be_visible()
    assert violations(page) == []
    page.get_by_role("button", name="Close").click()
    expect(explained(page)).to_have_count(0)
    assert thing(page).get_attribute("aria-pressed") == before
