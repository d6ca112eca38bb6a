"""The catalogue's edge cases 1 to 26: starting hands, taking, pairs and thefts."""

from __future__ import annotations

import pytest

from roarhouse.games.pikit.choices import NOTHING, STEAL_MECHA, TAKE_MECHA, Draw, Reveal, Steal, Take
from roarhouse.games.pikit.rules.play import Playing
from roarhouse.games.pikit.rules.roll import Roll
from tests.games.pikit.table import Setup, Table, takes_offered

EIGHT = "1 2 3 4 5 6 7 8"


def drawing(centre: str = EIGHT) -> Setup:
    """Ann is about to draw her starting hand."""
    return Setup("Ann Ben").revealed(centre)


@pytest.mark.rule("pikit.setup.13")
@pytest.mark.parametrize("first", ["10", "11"])
def test_edge_1_a_first_card_of_10_or_11_is_a_whole_starting_hand(first: str) -> None:
    t = drawing().revealed(first)
    assert t.hand("Ann") == first
    assert t.s.agenda[-1].seat == 1
    assert drawing().refusal("nature", Reveal((int(first), 2))) == "pikit.setup.12"


@pytest.mark.rule("pikit.setup.12", "pikit.setup.13")
def test_edge_2_exactly_10_is_enough() -> None:
    t = drawing().revealed("4 6")
    assert t.hand("Ann") == "4 6"
    assert drawing().refusal("nature", Reveal((4, 6, 1))) == "pikit.setup.12"
    assert drawing().refusal("nature", Reveal((4, 5))) == "pikit.setup.12"


@pytest.mark.rule("pikit.setup.17", "pikit.special-8.3")
def test_edge_3_an_8_of_a_starting_hand_brings_no_other_8() -> None:
    t = drawing("8 8 8 1 2 3 4 5").revealed("8 2")
    assert (t.hand("Ann"), t.centre) == ("2 8", "1 2 3 4 5 8 8 8")


@pytest.mark.rule("pikit.setup.9", "pikit.setup.10")
def test_edge_4_two_players_use_37_cards() -> None:
    t = Setup("Ann Ben")
    assert t.deck == " ".join(str(value) for value in range(1, 9) for _ in range(4)) + " 9 9 9 10 11"
    assert t.view("Ann").deck == 37
    assert t.revealed(EIGHT).view("Ann").deck == 29
    assert Setup("Ann Ben Cid").view("Ann").deck == 53


@pytest.mark.rule("pikit.take.2", "pikit.take.3", "pikit.take.4", "pikit.take.5")
def test_edge_5_six_and_five_take_11_or_1_or_6_or_5_or_both() -> None:
    t = Table("Ann Ben", centre="1 5 6 11 10 7", dice="6 5", step="take")
    assert takes_offered(t) == {(11,), (1,), (6,), (5,), (5, 6)}


@pytest.mark.rule("pikit.take.8", "pikit.take.9", "pikit.take.10")
def test_edge_6_double_six_takes_one_or_two_6_or_the_mecha() -> None:
    t = Table("Ann Ben", centre="6 6 6 11 10 1", dice="6 6", step="take")
    assert set(t.menu("Ann")) == {Take((6,)), Take((6, 6)), TAKE_MECHA}
    assert t.refusal("Ann", Take((12,))) == "pikit.take.9"
    assert t.refusal("Ann", Take((0,))) == "pikit.take.8"


@pytest.mark.rule("pikit.take.10", "pikit.pair.1")
def test_edge_7_double_five_takes_10_or_one_or_two_5_or_the_mecha() -> None:
    t = Table("Ann Ben", centre="5 5 10 1", dice="5 5", step="take")
    assert set(t.menu("Ann")) == {Take((10,)), Take((5,)), Take((5, 5)), TAKE_MECHA}


@pytest.mark.rule("pikit.special-8.1", "pikit.special-8.5", "pikit.pair.1")
def test_edge_8_double_four_takes_all_8_or_4_or_the_mecha() -> None:
    t = Table("Ann Ben", centre="4 4 8 8 8", dice="4 4", step="take")
    assert set(t.menu("Ann")) == {Take((8,)), Take((4,)), Take((4, 4)), TAKE_MECHA}
    t.takes(8)
    assert (t.hand("Ann"), t.centre) == ("8 8 8", "4 4")


@pytest.mark.rule("pikit.special-8.1")
def test_edge_9_a_single_8_is_taken_alone() -> None:
    t = Table("Ann Ben", centre="1 3 8", dice="2 6", step="take").takes(8)
    assert (t.hand("Ann"), t.centre) == ("8", "1 3")


@pytest.mark.rule("pikit.special-8.1", "pikit.special-8.2", "pikit.refill.1")
def test_edge_10_all_six_8_go_to_the_hand_and_six_cards_come() -> None:
    t = Table("Ann Ben", centre="8 8 8 8 8 8 1 2", deck="3 3 3 4 4 4 5", dice="3 5", step="take").takes(8)
    assert (t.hand("Ann"), t.centre) == ("8 8 8 8 8 8", "1 2")
    assert t.revealed("3 3 3 4 4 4").centre == "1 2 3 3 3 4 4 4"


@pytest.mark.rule("pikit.refill.4", "pikit.special-8.4")
def test_edge_11_an_8_that_comes_after_a_chain_stays() -> None:
    t = Table("Ann Ben", centre="8 8 1 2 3 4 5 6", deck="8 8 7", dice="2 6", step="take").takes(8).revealed("8 7")
    assert (t.hand("Ann"), t.centre) == ("8 8", "1 2 3 4 5 6 7 8")


@pytest.mark.rule("pikit.special-8.3")
def test_edge_12_an_8_stolen_or_drawn_brings_no_other_8() -> None:
    t = Table("Ann Ben", Ann="4 5", Ben="8", centre="8 8 1", deck="8 2")
    t.plays("Ann", 4, Steal(1)).all_let().stolen("8").plays("Ann", 5, Draw()).all_let().drawn(8)
    assert (t.hand("Ann"), t.centre) == ("8 8", "1 8 8")


@pytest.mark.rule("pikit.take.7")
def test_edge_13_the_sum_is_not_combined_with_the_difference() -> None:
    t = Table("Ann Ben", centre="3 6 9", dice="3 6", step="take")
    assert takes_offered(t) == {(9,), (3,), (6,), (3, 6)}
    assert t.refusal("Ann", Take((3, 9))) == "pikit.take.7"


@pytest.mark.rule("pikit.take.7", "pikit.take.12")
def test_edge_14_a_card_by_difference_and_one_by_face_are_not_combined() -> None:
    t = Table("Ann Ben", centre="2 2 9", dice="2 4", step="take")
    assert takes_offered(t) == {(2,)}
    assert t.refusal("Ann", Take((2, 2))) == "pikit.take.7"
    assert t.takes(2).centre == "2 9"


@pytest.mark.rule("pikit.take.5")
def test_edge_15_if_only_one_face_matches_one_card_is_taken() -> None:
    t = Table("Ann Ben", centre="6 9", dice="2 6", step="take")
    assert takes_offered(t) == {(6,)}
    assert t.refusal("Ann", Take((2, 6))) == "pikit.take.1"


@pytest.mark.rule("pikit.take.10")
def test_edge_16_a_pair_takes_no_more_cards_than_there_are() -> None:
    t = Table("Ann Ben", centre="4 9", dice="4 4", step="take")
    assert takes_offered(t) == {(4,)}
    assert t.refusal("Ann", Take((4, 4))) == "pikit.take.1"


@pytest.mark.rule("pikit.take.6", "pikit.refill.1")
def test_edge_17_without_a_match_nothing_is_taken_and_nothing_refilled() -> None:
    t = Table("Ann Ben", centre="9 9 9 10 11 11 8 8", dice="1 2", step="take")
    assert (t.now, t.s.active, t.hand("Ann")) == (Roll, 1, "")
    assert t.centre == "8 8 9 9 9 10 11 11"
    assert "Ann takes nothing." in t.heard("Ben")


@pytest.mark.rule("pikit.take.6")
def test_edge_18_a_match_must_be_taken_unless_the_options_allow_to_decline() -> None:
    t = Table("Ann Ben", centre="1 9", dice="1 2", step="take")
    assert t.refusal("Ann", NOTHING) == "pikit.take.6"
    free = Table("Ann Ben", centre="1 9", dice="1 2", step="take", decline="always").does("Ann", NOTHING)
    assert (free.hand("Ann"), free.centre) == ("", "1 9")


@pytest.mark.rule("pikit.pair.8")
def test_edge_19_with_nothing_but_a_theft_open_the_choice_is_free() -> None:
    t = Table("Ann Ben", Ben="M4 1", centre="9", dice="4 4", step="take")
    assert set(t.menu("Ann")) == {STEAL_MECHA, NOTHING}


@pytest.mark.rule("pikit.pair.7")
def test_edge_20_the_mecha_in_the_own_hand_opens_nothing() -> None:
    t = Table("Ann Ben", Ann="M4", centre="4 9", dice="4 4", step="take")
    assert t.menu("Ann") == (Take((4,)),)
    assert t.refusal("Ann", TAKE_MECHA) == t.refusal("Ann", STEAL_MECHA) == "pikit.pair.7"


@pytest.mark.rule("pikit.pair.4", "pikit.pair.5", "pikit.token.2")
def test_edge_21_a_theft_may_find_the_mecha() -> None:
    t = Table("Ann Ben Cid", Ben="M4 1", dice="4 4", step="take").does("Ann", STEAL_MECHA).stolen("M4")
    assert (t.hand("Ann"), t.hand("Ben")) == ("M4", "1")
    assert "Ann steals Mecha 4-4 Quadrivolt from Ben." in t.heard("Cid")
    assert (t.sees("Cid", "Ann").mecha, t.sees("Cid", "Ben").mecha) == ((4,), ())


@pytest.mark.rule("pikit.pair.5", "pikit.pair.6")
def test_edge_22_a_theft_may_find_another_kaiju() -> None:
    t = Table("Ann Ben Cid", Ben="M4 7", dice="4 4", step="take").does("Ann", STEAL_MECHA).stolen("7")
    assert (t.hand("Ann"), t.hand("Ben")) == ("7", "M4")
    assert "Ann steals 7 Twirltail from Ben." in t.heard("Cid")
    assert t.sees("Cid", "Ben").mecha == (4,)


@pytest.mark.rule("pikit.pair.6", "pikit.token.2")
def test_edge_23_a_theft_may_find_another_mecha() -> None:
    t = Table("Ann Ben", Ben="M4 M2", dice="4 4", step="take").does("Ann", STEAL_MECHA).stolen("M2")
    assert (t.hand("Ann"), t.hand("Ben")) == ("M2", "M4")
    assert (t.sees("Ben", "Ann").mecha, t.sees("Ben", "Ben").mecha) == ((2,), (4,))


@pytest.mark.rule("pikit.special-3.1", "pikit.special-3.2", "pikit.pair.6")
def test_edge_24_a_theft_may_find_a_3() -> None:
    t = Table("Ann Ben", Ben="M4 3", dice="4 4", step="take").does("Ann", STEAL_MECHA).stolen("3")
    assert (t.hand("Ann"), t.hand("Ben"), t.discard) == ("", "M4", "3")
    assert (t.sees("Ben", "Ann").wounds, t.sees("Ben", "Ben").wounds) == (1, 0)


@pytest.mark.rule("pikit.token.2", "pikit.mecha.1", "pikit.effect-steal.2")
def test_edge_25_steal_may_take_a_mecha() -> None:
    t = Table("Ann Ben Cid", Ann="4", Ben="M5 1").plays("Ann", 4, Steal(1)).all_let().stolen("M5")
    assert (t.hand("Ann"), t.hand("Ben")) == ("M5", "1")
    assert (t.sees("Cid", "Ann").mecha, t.sees("Cid", "Ben").mecha) == ((5,), ())
    assert "Ann steals Mecha 5-5 Pentaforge from Ben." in t.heard("Cid")


@pytest.mark.rule("pikit.special-3.1", "pikit.special-3.2", "pikit.effect-steal.2")
def test_edge_26_steal_may_take_a_3() -> None:
    t = Table("Ann Ben", Ann="4 2", Ben="3 1").plays("Ann", 4, Steal(1)).all_let().stolen("3")
    assert (t.hand("Ann"), t.hand("Ben"), t.discard) == ("2", "1", "3 4")
    assert (t.sees("Ben", "Ann").wounds, t.sees("Ben", "Ben").wounds) == (1, 0)
    assert t.now is Playing
