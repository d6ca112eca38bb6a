"""Rampage on phones: the own Monster is in sight, and every tool is in reach."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.kit.visitors import Visit
from tests.e2e.rampage.player import at_rest, city, sit, to_act

PHONE = {"width": 390, "height": 844}
ASIDE = {"width": 844, "height": 390}
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


def fits(page: Page) -> bool:
    """Nothing is cut off at the right edge."""
    wide: bool = page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    return wide
