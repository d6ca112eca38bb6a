"""A phone held sideways: what a card offers is in sight, whole, wherever the card lies."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from roarhouse.games.pikit.choices import Reroll
from tests.e2e.kit.table import painted
from tests.e2e.kit.visitors import Visit
from tests.e2e.pikit.player import sit
from tests.games.pikit.table import Table

SIDEWAYS: Final[tuple[ViewportSize, ...]] = (
    {"width": 844, "height": 390},
    {"width": 667, "height": 375},
    {"width": 720, "height": 450},
)
# the corners, just inside of the border: what is found there is the thing itself
WHOLE: Final = """(one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  const corners = [[left + 7, top + 7], [right - 7, top + 7], [left + 7, bottom - 7], [right - 7, bottom - 7]];
  return corners.every(([x, y]) => one.contains(document.elementFromPoint(x, y)));
}"""


def is_whole(one: Locator) -> bool:
    painted(one.page)
    return bool(one.evaluate(WHOLE))


@pytest.mark.parametrize("cards", ["4 5 7 8 9 9 10 11", "1 1 4 5 8 9 9 10", "1 1 2 2 4 5 7 8", "1 1 2 2 3 3 4 5"])
def test_ways_to_take_a_card_are_in_sight(visit: Visit, database: Path, cards: str) -> None:
    t = Table("Ann Ben", Ann="", Ben="3 4", centre=cards, dice="5 4", deck="1 1 2 4 6 7 9", step="take")
    page = sit(visit, database, t, lang="de", viewport=SIDEWAYS[0], has_touch=True)
    for size in SIDEWAYS:
        page.set_viewport_size(size)
        for name in ("Klaukralle", "Tiefgräber"):
            page.locator(".centre button").filter(has_text=name).first.click()
            ways = page.get_by_role("group", name="Was davon?").get_by_role("button")
            expect(ways).to_have_count(2)
            assert [is_whole(one) for one in ways.all()] == [True, True]
            page.keyboard.press("Escape")


def test_what_a_copying_card_can_do_begins_in_sight(visit: Visit, database: Path) -> None:
    t = Table("Ann Ben Cid Dot", Ann="4 5 7 11", Ben="3 4", centre="2 2 9", dice="3 6", deck="1 1 2 4 6 7 9")
    for size in SIDEWAYS:
        page = sit(visit, database, t, viewport=size, has_touch=True)
        page.get_by_role("list", name="Your hand").get_by_role("button", name="Prismking").click()
        asks = page.locator("[data-chooser]")
        assert is_whole(asks.get_by_role("button", name="Never mind"))
        assert is_whole(asks.locator(".title b"))
        assert is_whole(asks.get_by_role("button").first)


def test_names_are_whole_while_somebody_is_on_turn(visit: Visit, database: Path) -> None:
    t = Table("Ben Ann Cid Dot", Ben="2 3", Ann="6 4", centre="5 1 1", dice="2 3", deck="1 1 2 4 6 7 9")
    t.names = ("Brummax", "Ann", "Mampfomat", "Zuzuba")
    t.plays("Brummax", 2, Reroll((0, 1)))
    page = sit(visit, database, t, viewport=SIDEWAYS[0], has_touch=True)
    cut = "all => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"
    assert page.locator(".rivals .name").evaluate_all(cut) == []


@pytest.mark.rule("pikit.pair.8")
def test_a_free_mecha_is_in_sight(visit: Visit, database: Path) -> None:
    """With the hint of a first game above it."""
    t = Table("Ann Ben", Ann="", Ben="3 4", centre="7 9 9", dice="5 5", deck="1 1 2 4 6 7 9", step="take")
    for size in SIDEWAYS:
        page = sit(visit, database, t, viewport=size, has_touch=True, prefers={"hints": True, "explain": False})
        expect(page.get_by_role("button", name="Pentaforge").first).to_be_in_viewport(ratio=0.9)
