"""The gauge of a RARRR!! bidder, at prepared tables: what can be reached, and that nothing can."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.kit.visitors import Visit
from tests.games.rarrr.cards import GAME
from tests.games.rarrr.table import Table
from tests.kit.stored import store_table


def bens_page(database: Path, visit: Visit, t: Table, **more: Any) -> Page:
    created = store_table(f"sqlite:///{database}", GAME, t.s, t.names, bots={})
    return visit(f"/t/{created['table']}#seat=1&s={created['seats'][1]['secret']}", **more)


@pytest.mark.parametrize(
    ("lang", "reach", "hint"),
    [
        ("en", "Within reach no bid", "None of your sets can beat this Level."),
        ("de", "Erreichbar kein Gebot", "Keines deiner Sets kann dieses Kraft-Level überbieten."),
    ],
)
def test_a_full_hand_without_a_bid_is_told_so(database: Path, visit: Visit, lang: str, reach: str, hint: str) -> None:
    t = Table("Ann Ben").limits(Ben="T1").boosts(Ben="").holds(Ann="E 3 3 3, F 3", Ben="T 1 2 3, R 3 3 3").at("Tokyo")
    page = bens_page(database, visit, t.bids("Ann", "E 3 3 3"), lang=lang)
    expect(page.locator(".gauge .reach")).to_have_text(reach)
    expect(page.get_by_text(hint)).to_be_visible()


def test_a_face_down_card_that_makes_the_difference_counts(database: Path, visit: Visit) -> None:
    """Toxic 3 and 3 make 12, too little against 15; with a Fire 1 face-down they make 18."""
    t = Table("Ann Ben", faceDownCards=True).limits(Ann="E5 F3", Ben="T3").boosts(Ben="")
    t.holds(Ann="E 2 2 1, F 3", Ben="T 3 3, F 1").at("Tokyo").bids("Ann", "E 1 2 2")
    page = bens_page(database, visit, t)
    expect(page.locator(".gauge .reach dd")).to_have_text("18")
    expect(page.get_by_text("None of your sets can beat this Level.")).to_have_count(0)
    page.get_by_role("button", name="Level 18", exact=False).first.click()
    page.get_by_role("button", name="Bid 18").click()
    expect(
        page.get_by_text("Ben destroys Tokyo with Level 18!").or_(page.get_by_text("is at Level 18")).first
    ).to_be_visible()
