"""Defaults for a player whose time is up: they do not depend on the hand."""

from __future__ import annotations

import pytest

from roarhouse.core.game import Choice
from roarhouse.core.pile import LET
from roarhouse.games.pikit.choices import BOTH, ENOUGH, NOTHING, TAKE_MECHA, Declare, Draw, Reroll, Steal, Take
from tests.games.pikit.table import GAME, Table


def default(t: Table) -> Choice | None:
    """It must be one of the choices that the player had."""
    choice = GAME.default(t.s, t.seat(t.turn))
    assert choice is not None
    assert choice in t.menu(t.turn)
    return choice


@pytest.mark.rule("pikit.play.1")
def test_no_card_is_played() -> None:
    assert default(Table("Ann Ben", Ann="2 4 5 7 11", Ben="1")) == ENOUGH


@pytest.mark.rule("pikit.effect-cancel.11")
@pytest.mark.parametrize("hand", ["6", "11", "6 6 9", "1", "M4"])
def test_nothing_is_cancelled_whatever_is_in_hand(hand: str) -> None:
    t = Table("Ann Ben", Ann="4", Ben=hand)
    assert default(t.plays("Ann", 4, Steal(1))) == LET


@pytest.mark.rule("pikit.take.1")
@pytest.mark.parametrize(
    ("dice", "centre", "taken"),
    [
        ("2 3", "5 2 3 1", (5,)),  # the sum
        ("2 3", "2 3 1", (2, 3)),  # both faces
        ("2 3", "3 1", (3,)),  # one face
        ("2 3", "1", (1,)),  # the difference
    ],
)
def test_cards_are_taken_by_the_first_way_that_is_open(dice: str, centre: str, taken: tuple[int, ...]) -> None:
    assert default(Table("Ann Ben", dice=dice, centre=centre, step="take")) == Take(taken)


@pytest.mark.rule("pikit.pair.8")
def test_a_pair_takes_a_mecha_from_the_table_but_does_not_steal() -> None:
    assert default(Table("Ann Ben", dice="4 4", centre="8 4", step="take")) == TAKE_MECHA
    assert default(Table("Ann Ben", dice="4 4", centre="8 4", Ben="M4 1", step="take")) == Take((8,))
    assert default(Table("Ann Ben", dice="4 4", centre="1", Ben="M4 1", step="take")) == NOTHING
    extra = Table("Ann Ben", dice="4 4", centre="8", Ben="M4 1", step="take", pairMode="extra")
    assert default(extra) == NOTHING


@pytest.mark.rule("pikit.play.9")
def test_what_is_declared_late_is_the_first_thing_that_would_have_an_effect() -> None:
    def declared(card: int) -> Choice | None:
        t = Table("Ann Ben Cem", Ann=f"{card} 1", Cem="3", declareOnPlay=False)
        return default(t.plays("Ann", card).all_let())

    assert declared(2) == Declare(Reroll(BOTH))
    assert declared(4) == Declare(Steal(2))  # clockwise the next who has a card
    assert declared(5) == Declare(Draw())
