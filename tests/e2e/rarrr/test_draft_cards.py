"""The Power draft of RARRR!!: what a card would add is written on what is seen of it."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from roarhouse.games.rarrr.rules.power import DealPower
from tests.e2e.kit.measure import VIEWPORTS, measured
from tests.e2e.kit.table import asked
from tests.e2e.kit.visitors import Visit
from tests.games.rarrr.cards import GAME
from tests.games.rarrr.table import Setup
from tests.kit.stored import store_table


@pytest.mark.slow
@pytest.mark.core
def test_gains_stay_on_their_cards_where_cards_cover_one_another(visit: Visit, database: Path) -> None:
    """Seven cards of one type are more than fit side by side."""
    t = Setup("Ann Ben Cid").plays_on_until(DealPower)
    rest = "T 1 1 1 2 2 2, F 1 1 1 2 2 2"
    t.power(Ann="E 1 1 1 2 2 3 3, T 3 3, R 1 1 2", Ben=rest, Cid=rest)
    made = store_table(f"sqlite:///{database}", GAME, t.s, t.names)
    page = visit(f"/t/{made['table']}#seat=0&s={made['seats'][0]['secret']}")
    expect(asked(page)).to_be_visible()
    expect(page.locator(".adds")).to_have_count(12)
    assert [str(one) for size in VIEWPORTS if "spilt" in (one := measured(page, size)).faults] == []
