"""Rampage on phones: the own Monster is in sight, and every tool is in reach."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.kit.visitors import Visit
from tests.e2e.rampage.player import AT_ONCE, CRAWL, aims, at_rest, button, city, sit, to_act

PHONE = {"width": 390, "height": 844}
ASIDE = {"width": 844, "height": 390}
DESK = {"width": 1100, "height": 700}
BODY = "(city) => { const { stage, plan } = city.city; return stage.pieces.drawn(plan.body(0)); }"
UNDER = """(city, [x, y, z]) => {
  const at = city.city.stage.pointing.onScreen(x, y, z);
  return document.elementFromPoint(...at)?.tagName ?? 'off the screen';
}"""


@pytest.mark.parametrize("size", [PHONE, ASIDE], ids=["upright", "aside"])
def test_nothing_covers_the_own_monster_and_looks_unfold(
    visit: Visit, ask: Callable[..., Any], size: dict[str, int]
) -> None:
    page = sit(visit, ask, noise="off", more={"viewport": size, "has_touch": True})[0]
    to_act(page)
    body = at_rest(page).evaluate(BODY)
    assert city(page).evaluate(UNDER, [body["x"], body["y"], body["z"]]) == "CANVAS"
    above = page.get_by_role("button", name="From above")
    expect(above).to_be_hidden()
    page.get_by_role("button", name="View", exact=True).tap()
    above.tap()
    assert fits(page)


@pytest.mark.parametrize("size", [PHONE, ASIDE, DESK], ids=["upright", "aside", "desk"])
def test_the_city_keeps_its_size_and_choices_are_in_sight(
    visit: Visit, ask: Callable[..., Any], size: dict[str, int]
) -> None:
    """Whatever is asked: actions, an aim, nothing while a film runs."""
    page = sit(visit, ask, noise="off", more={"viewport": size, "reduced_motion": "no-preference"})[0]
    to_act(page)
    at_rest(page).evaluate(CRAWL)
    box = picture_box(page)
    for action in ("^Move", "^Breathe"):
        expect(button(page, action)).to_be_in_viewport(ratio=1)
    button(page, "^Breathe").click()
    aims(page, "breath")
    expect(page.locator(".fire")).to_be_in_viewport(ratio=1)
    assert picture_box(page) == box
    page.keyboard.press("Enter")
    expect(city(page)).to_have_attribute("data-film", "playing")
    assert picture_box(page) == box
    page.get_by_role("button", name="Skip").click()
    city(page).evaluate(AT_ONCE)
    to_act(page)
    assert picture_box(page) == box


def picture_box(page: Page) -> tuple[int, int]:
    """How large the city is drawn."""
    box = city(page).locator("canvas").first.bounding_box()
    assert box
    return round(box["width"]), round(box["height"])


def fits(page: Page) -> bool:
    """Nothing is cut off at the right edge."""
    wide: bool = page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    return wide
