"""The yard in the browser: free acts on a real city, taken back as a whole, and once more from here."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.kit.screens import DESKTOP, PHONE
from tests.e2e.kit.table import asked, violations
from tests.e2e.kit.visitors import Visit
from tests.e2e.rampage.player import DRAWN, at_rest, city

LOOKS: list[tuple[str, dict[str, Any]]] = [
    ("en", {"viewport": DESKTOP}),
    ("de", {"viewport": PHONE, "has_touch": True}),
]
LINK = {"en": "The yard: smash without rules", "de": "Der Tobeplatz: kaputt hauen ohne Regeln"}


def study(page: Page) -> Locator:
    return page.get_by_test_id("study")


def question(page: Page, step: str) -> None:
    expect(page.locator(f'[data-question="{step}"]')).to_be_visible()


def poses(page: Page) -> Any:
    return at_rest(page).evaluate(DRAWN)


def breathe(page: Page, keys: bool) -> None:
    """One breath, at once at rest: its film is cut."""
    act(page, "act:breathe", keys)
    question(page, "aimbreath")
    act(page, "fire", keys)
    question(page, "yardaction")
    at_rest(page)


def act(page: Page, part: str, keys: bool) -> None:
    button = page.locator(f'[data-part="{part}"]').first
    expect(button).to_be_enabled()
    button.focus() if keys else button.click()
    if keys:
        page.keyboard.press("Enter")


@pytest.mark.parametrize(("lang", "look"), LOOKS, ids=["desk", "phone"])
def test_acts_are_free_and_taken_back_as_a_whole(visit: Visit, lang: str, look: dict[str, Any]) -> None:
    page = visit("/", lang=lang, **look)
    page.get_by_role("link", name=LINK[lang]).click()
    question(page, "yardaction")
    built = poses(page)
    assert violations(page) == []
    breathe(page, keys=lang == "en")
    blown = poses(page)
    assert blown != built
    page.get_by_test_id("again").click()
    question(page, "aimbreath")
    assert poses(page) == built, "once more from here"
    assert violations(page) == []
    act(page, "fire", keys=False)
    question(page, "yardaction")
    page.locator("main").focus()
    page.keyboard.press("u")
    question(page, "yardaction")
    expect(page.get_by_test_id("again")).to_have_count(0)
    assert poses(page) == built, "the whole act was taken back"


def test_monsters_are_put_elsewhere_and_another_city_is_built(visit: Visit) -> None:
    page = visit("/yard/rampage/two", viewport=DESKTOP)
    question(page, "yardaction")
    built = poses(page)
    act(page, "act:put", keys=True)
    page.get_by_role("button", name="Put your own Monster elsewhere").click()
    question(page, "putdown")
    page.locator("[data-option]").first.click()
    page.get_by_role("button", name="Put it here").click()
    question(page, "yardaction")
    assert poses(page) != built
    page.get_by_role("button", name="Slow motion").click()
    expect(page.get_by_role("button", name="Slow motion")).to_have_attribute("aria-pressed", "true")
    page.get_by_label("City", exact=True).select_option("four")
    expect(page).to_have_url(re.compile("/yard/rampage/four$"))
    question(page, "yardaction")
    expect(city(page)).to_be_visible()
    page.get_by_role("link", name="Leave").click()
    expect(page.get_by_role("heading", name="Puzzles and practice")).to_be_visible()
    expect(asked(page)).to_have_count(0)
