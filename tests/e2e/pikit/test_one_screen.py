"""Playing and taking on one screen, and giving something up only on purpose."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.kit.visitors import Visit
from tests.e2e.pikit.player import centre, key, sit
from tests.games.pikit.table import Table

HAND = "Your hand"


@pytest.mark.slow
@pytest.mark.core
@pytest.mark.rule("pikit.play.1")
def test_a_marked_card_is_taken_with_one_press(visit: Visit, database: Path) -> None:
    """A 2 could be played; a press on the 5 of the centre takes it."""
    t = Table("Ann Ben", Ann="2", Ben="3 4", centre="5 1 1", dice="2 3", deck="1 1 2 4 6 7 9")
    page = sit(visit, database, t)
    expect(page.get_by_role("list", name=HAND).get_by_role("button", name="Play 2")).to_be_visible()
    centre(page).filter(has_text="Deepdigger").first.click()
    expect(page.get_by_text("takes 5 Deepdigger").first).to_be_visible()


@pytest.mark.core
@pytest.mark.rule("pikit.pair.8")
def test_taking_nothing_says_what_is_given_up_and_asks_once(visit: Visit, database: Path) -> None:
    """The key is not loud beside a Mecha that is free; only the second press takes nothing."""
    t = Table("Ann Ben", Ann="", Ben="3 4", centre="7 9 9", dice="5 5", deck="1 1 2 4 6 7 9", step="take")
    page = sit(visit, database, t)
    expect(key(page)).to_contain_text("Take nothing")
    expect(key(page)).to_contain_text("Pentaforge")
    assert "loud" not in (key(page).get_attribute("class") or "")
    key(page).click()
    expect(key(page)).to_contain_text("Press again")
    key(page).click()
    expect(page.get_by_text("takes nothing").first).to_be_visible()
