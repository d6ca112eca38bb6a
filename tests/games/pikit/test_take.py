"""Add cards to your hand: exactly one of the ways that the dice allow."""

from __future__ import annotations

import pytest

from roarhouse.games.pikit.choices import ENOUGH, NOTHING, STEAL_MECHA, TAKE_MECHA, Take
from roarhouse.games.pikit.components import ROLLS
from roarhouse.games.pikit.rules.refill import Refill
from roarhouse.games.pikit.rules.roll import Roll
from roarhouse.games.pikit.rules.take import WAYS
from tests.games.pikit.table import Table, takes_offered

ALL = "1 2 3 4 5 6 7 8 9 10 11"


@pytest.mark.rule("pikit.take.1", "pikit.take.7")
def test_one_option_and_then_the_step_is_over() -> None:
    t = Table("Ann Ben", centre=ALL, dice="1 6", step="take")
    assert takes_offered(t) == {(7,), (5,), (1,), (6,), (1, 6)}
    assert t.takes(7).now is Roll
    assert t.s.active == 1
    other = Table("Ann Ben", centre=ALL, dice="1 6", step="take")
    for cards in ((5, 7), (1, 5), (1, 6, 7), (), (1, 1)):
        assert other.refusal("Ann", Take(cards)) == "pikit.take.7"
    assert other.refusal("Ann", Take((4,))) == other.refusal("Ann", ENOUGH) == "pikit.take.1"


@pytest.mark.rule("pikit.take.2", "pikit.take.3", "pikit.take.4", "pikit.take.5")
@pytest.mark.parametrize("roll", [roll for roll in ROLLS if roll[0] != roll[1]])
def test_sum_difference_one_face_or_both(roll: tuple[int, int]) -> None:
    first, second = roll
    t = Table("Ann Ben", centre=ALL, dice=f"{first} {second}", step="take")
    low, high = sorted(roll)
    assert takes_offered(t) == {(low + high,), (high - low,), (low,), (high,), (low, high)}


@pytest.mark.rule("pikit.take.3")
def test_the_difference_does_not_depend_on_the_order_of_the_dice() -> None:
    for dice in ("6 1", "1 6"):
        assert takes_offered(Table("Ann Ben", centre="5", dice=dice, step="take")) == {(5,)}


@pytest.mark.rule("pikit.take.5")
def test_both_faces_take_one_card_for_each_die() -> None:
    t = Table("Ann Ben", centre="1 1 6 6", dice="1 6", step="take")
    assert t.refusal("Ann", Take((1, 1))) == t.refusal("Ann", Take((6, 6))) == "pikit.take.7"
    assert t.takes(1, 6).hand("Ann") == "1 6"
    assert t.centre == "1 6"


@pytest.mark.rule("pikit.take.5")
def test_both_faces_may_be_named_in_any_order() -> None:
    t = Table("Ann Ben", centre="1 6", dice="1 6", step="take")
    assert Take((6, 1)) in t.menu("Ann")
    assert t.takes(6, 1).hand("Ann") == "1 6"


@pytest.mark.rule("pikit.take.6")
def test_with_a_match_a_card_is_taken_and_without_one_it_is_not() -> None:
    match = Table("Ann Ben", centre="6 9", dice="1 6", step="take")
    assert match.refusal("Ann", NOTHING) == "pikit.take.6"
    none = Table("Ann Ben", centre="9 9", dice="1 6", step="take")
    assert (none.now, none.hand("Ann")) == (Refill, "")


@pytest.mark.rule("pikit.take.6", "pikit.pair.8")
def test_on_a_pair_the_pair_option_is_enough() -> None:
    t = Table("Ann Ben", centre="4", dice="4 4", step="take")
    assert set(t.menu("Ann")) == {TAKE_MECHA, Take((4,))}
    assert t.does("Ann", TAKE_MECHA).centre == "4"


@pytest.mark.rule("pikit.take.8")
@pytest.mark.parametrize("face", range(1, 7))
def test_a_difference_of_0_matches_nothing(face: int) -> None:
    t = Table("Ann Ben", centre=ALL + " " + ALL, dice=f"{face} {face}", step="take")
    taken = {(2 * face,)} if face < 6 else set()
    assert takes_offered(t) == taken | {(face,), (face, face)}
    assert t.refusal("Ann", Take((0,))) == "pikit.take.8"


@pytest.mark.rule("pikit.take.9")
def test_a_sum_that_no_card_has_matches_nothing() -> None:
    t = Table("Ann Ben", centre=ALL, dice="6 6", step="take")
    assert takes_offered(t) == {(6,)}
    assert t.refusal("Ann", Take((12,))) == "pikit.take.9"
    absent = Table("Ann Ben", centre="1 2", dice="5 6", step="take")
    assert absent.refusal("Ann", Take((11,))) == "pikit.take.1"


@pytest.mark.rule("pikit.take.10")
def test_on_a_pair_both_faces_are_two_cards_of_one_value() -> None:
    t = Table("Ann Ben", centre="4 4 4", dice="4 4", step="take").takes(4, 4)
    assert (t.hand("Ann"), t.centre) == ("4 4", "4")


@pytest.mark.rule("pikit.take.11")
def test_taking_is_public_and_the_hand_is_not() -> None:
    t = Table("Ann Ben", centre="1 6", dice="1 6", step="take").takes(1, 6)
    assert "Ann takes 1 Swarmling and 6 Hushback." in t.heard("Ben")
    assert "Ann nimmt: 1 Schwärmling und 6 Ruhepanzer." in t.heard("watcher", "de")
    assert (t.sees("Ben", "Ann").hand, t.sees("Ben", "Ann").shown, t.view("Ben").hand) == (2, (), ())


@pytest.mark.rule("pikit.take.12")
def test_equal_cards_are_named_by_their_value() -> None:
    t = Table("Ann Ben", centre="6 6 6", dice="1 6", step="take")
    assert t.menu("Ann") == (Take((6,)),)
    assert t.takes(6).centre == "6 6"
    assert all(len({way.take for way in ways}) == len(ways) for ways in WAYS.values())


@pytest.mark.rule("pikit.take.13")
def test_a_hand_may_hold_any_number_of_cards() -> None:
    many = "1 1 1 1 2 2 2 2 3 3 3 3 4 4 4 4 5 5 5 5 6 6 6 6 7 7 7 7"
    t = Table("Ann Ben", Ann=many, centre="8 8", dice="2 6", step="take").takes(8)
    assert t.sees("Ben", "Ann").hand == 30


def test_the_default_is_the_first_choice() -> None:
    pair = Table("Ann Ben", centre="4 4 8", dice="4 4", step="take")
    assert pair.menu("Ann") == (TAKE_MECHA, Take((8,)), Take((4, 4)), Take((4,)))
    theft = Table("Ann Ben", Ben="M4", centre="4 4 8", dice="4 4", step="take")
    assert theft.menu("Ann") == (Take((8,)), Take((4, 4)), Take((4,)), STEAL_MECHA)
    plain = Table("Ann Ben", centre="1 5 6", dice="1 6", step="take", decline="always")
    assert plain.menu("Ann") == (Take((1, 6)), Take((1,)), Take((6,)), Take((5,)), NOTHING)
