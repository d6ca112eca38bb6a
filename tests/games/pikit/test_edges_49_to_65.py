"""The catalogue's edge cases 49 to 65: the end of the game, scoring, and what is left."""

from __future__ import annotations

from typing import Any

import pytest

from roarhouse.games.pikit.choices import (
    BOTH,
    NOTHING,
    STEAL_MECHA,
    TAKE_MECHA,
    Draw,
    Play,
    Reroll,
    Steal,
    Take,
)
from roarhouse.games.pikit.rules.cancel import Answer
from roarhouse.games.pikit.rules.pair import UsePair
from roarhouse.games.pikit.rules.roll import Roll
from roarhouse.games.pikit.rules.take import Taking
from tests.games.pikit.table import GAME, Table


def scored(**rest: Any) -> Table:
    """The last final turn is over."""
    return Table(" ".join(name for name in rest if name.istitle()), deck="", step="end", final=0, **rest)


def result(t: Table) -> tuple[tuple[int, ...], tuple[int, ...], str]:
    found = GAME.result(t.s)
    assert found is not None
    return found.winners, found.scores, found.rule


@pytest.mark.rule("pikit.refill.3", "pikit.endgame.1")
def test_edge_49_a_deck_that_is_too_small_is_used_up() -> None:
    t = Table("Ann Ben", centre="8 8 8 1 2 3 4 5", deck="7", dice="2 6", step="take").takes(8).revealed("7")
    assert (t.centre, t.deck, t.view("Ann").final) == ("1 2 3 4 5 7", "", 1)
    assert "The deck has run out. Final turns: 2." in t.heard("Ben")


@pytest.mark.rule("pikit.refill.1", "pikit.endgame.1")
def test_edge_50_a_deck_that_is_just_large_enough_is_used_up_too() -> None:
    t = Table("Ann Ben", centre="1 1 1 2 3 4 5 7", deck="7", dice="1 6", step="take").takes(7).revealed("7")
    assert (t.centre, t.deck, t.view("Ann").final) == ("1 1 1 2 3 4 5 7", "", 1)


@pytest.mark.rule("pikit.effect-draw.3", "pikit.endgame.2")
def test_edge_51_to_draw_the_last_card_triggers_the_end_and_the_drawer_has_the_last_turn() -> None:
    t = Table("Ann Ben Cid", Ann="5", centre="1 9", deck="8", dice="1 6").plays("Ann", 5, Draw()).drawn(8)
    assert (t.view("Ben").final, t.turn) == (3, "Ann")
    t.enough().does("Ann", Take((1,)))
    assert (t.now, t.centre) == (Roll, "9")
    seats = []
    while t.now is Roll:
        seats.append(t.s.active)
        t.rolls(1, 2)
        if t.turn == "Ann":
            t.enough()
    assert seats == [1, 2, 0]
    assert GAME.result(t.s) is not None


@pytest.mark.rule("pikit.take.6", "pikit.endgame.3")
def test_edge_52_with_an_empty_deck_and_no_match_nothing_is_taken() -> None:
    t = Table("Ann Ben", centre="9", deck="", dice="1 2", step="take", final=1)
    assert (t.centre, t.hand("Ann"), t.s.active) == ("9", "", 1)


@pytest.mark.rule("pikit.endgame.3")
def test_edge_53_in_the_final_turns_the_centre_may_be_empty() -> None:
    t = Table("Ann Ben", Ann="2 4", Ben="M3 1", deck="", dice="3 3", final=1)
    assert {choice.card for choice in t.menu("Ann") if isinstance(choice, Play)} == {2, 4}
    assert t.plays("Ann", 4, Steal(1)).lets("Ben").stolen("1").enough().menu("Ann") == (STEAL_MECHA, NOTHING)


@pytest.mark.rule("pikit.effect-cancel.11", "pikit.effect-steal.3")
def test_edge_54_a_player_without_cards_takes_normally_and_is_left_alone() -> None:
    t = Table("Ann Ben Cid", Ann="5 4", Cid="1").plays("Ann", 5, Draw())
    assert (t.now, t.turn) == (Answer, "Cid")
    t.lets("Cid").drawn(8)
    assert t.refusal("Ann", Play(4, Steal(1))) == "pikit.effect-steal.3"
    own = Table("Ann Ben", centre="1 6", step="roll").rolls(1, 6)
    assert own.now is Taking
    assert own.takes(1, 6).hand("Ann") == "1 6"


@pytest.mark.rule("pikit.special-1.2")
def test_edge_55_both_of_two_tied_for_the_most_1_gain_15() -> None:
    assert result(scored(Ann="1 1", Ben="1 1 2", Cid="1"))[1] == (17, 19, 1)


@pytest.mark.rule("pikit.special-1.4")
def test_edge_56_without_any_1_there_is_no_bonus() -> None:
    assert result(scored(Ann="2", Ben="3"))[1] == (2, 3)
    assert result(scored(Ann="2", Ben="3", onesBonusMinimum=0))[1] == (17, 18)


@pytest.mark.rule("pikit.special-1.4")
def test_edge_57_a_stolen_1_counts_for_the_thief() -> None:
    t = Table("Ann Ben", Ann="4 1", Ben="1 2", deck="", dice="1 2", final=0).plays("Ann", 4, Steal(1)).lets("Ben")
    t.stolen("1").enough()
    assert result(t) == ((0,), (17, 2), "pikit.scoring.4")


@pytest.mark.rule("pikit.scoring.1", "pikit.scoring.2", "pikit.scoring.3")
def test_edge_58_2_5_8_a_mecha_and_a_wound_make_27() -> None:
    assert result(scored(Ann="2 5 8 M3", Ben="1", wounds="1 0"))[1][0] == 27


@pytest.mark.rule("pikit.scoring.7", "pikit.special-3.3")
def test_edge_59_an_empty_hand_with_two_wounds_makes_minus_6() -> None:
    assert result(scored(Ann="", Ben="2", wounds="2 0"))[1] == (-6, 2)


@pytest.mark.rule("pikit.scoring.5")
def test_edge_60_of_two_with_40_the_one_with_fewer_cards_wins() -> None:
    t = scored(Ann="2 5 5 6 7 M1", Ben="3 7 7 8 M2", Cid="2")
    assert result(t) == ((1,), (40, 40, 2), "pikit.scoring.5")


@pytest.mark.rule("pikit.scoring.6")
def test_edge_61_the_same_score_with_as_many_cards_is_a_shared_victory() -> None:
    assert result(scored(Ann="2 8", Ben="3 7", Cid="9")) == ((0, 1), (10, 10, 9), "pikit.scoring.6")


@pytest.mark.rule("pikit.special-3.5")
def test_edge_62_a_seventh_wound_is_counted_like_the_others() -> None:
    t = Table("Ann Ben", Ann="4", Ben="3", wounds="6 0").plays("Ann", 4, Steal(1)).lets("Ben").stolen("3")
    assert (t.sees("Ben", "Ann").wounds, t.view("Ben").wound_supply) == (7, 0)


@pytest.mark.rule("pikit.pair.3", "pikit.pair.10", "pikit.token.2")
def test_edge_63_a_mecha_from_the_table_moves_its_token_and_nothing_else() -> None:
    t = Table("Ann Ben", centre="1 1 2 2 5 5 7 9", deck="8", dice="3 3", step="take").does("Ann", TAKE_MECHA)
    assert (t.hand("Ann"), t.sees("Ben", "Ann").mecha, t.view("Ben").mecha) == ("M3", (3,), (1, 2, 4, 5, 6))
    assert (t.now, t.centre, t.deck) == (Roll, "1 1 2 2 5 5 7 9", "8")


@pytest.mark.rule("pikit.pair.2", "pikit.effect-copy.1")
def test_edge_64_copy_as_reroll_may_make_a_pair() -> None:
    t = Table("Ann Ben", Ann="9", centre="4 4", dice="1 6").plays("Ann", 9, Reroll(BOTH)).rolls(4, 4)
    assert set(t.menu("Ann")) == {TAKE_MECHA, Take((4,)), Take((4, 4))}


@pytest.mark.rule("pikit.pair.1")
@pytest.mark.parametrize("holder", ["Ann", "Ben"])
def test_edge_65_with_an_extra_pair_the_mecha_comes_beside_a_normal_option(holder: str) -> None:
    ben = "M4 7" if holder == "Ben" else "7"
    t = Table("Ann Ben", Ben=ben, centre="4 4 8", dice="4 4", step="take", pairMode="extra")
    assert t.now is UsePair
    option = STEAL_MECHA if holder == "Ben" else TAKE_MECHA
    assert t.menu("Ann") == (option, NOTHING)
    t.does("Ann", option)
    if holder == "Ben":
        t.stolen("M4")
    assert set(t.menu("Ann")) == {Take((8,)), Take((4,)), Take((4, 4))}
    assert t.refusal("Ann", option) == "pikit.pair.1"
    assert t.takes(4, 4).hand("Ann") == "4 4 M4"
