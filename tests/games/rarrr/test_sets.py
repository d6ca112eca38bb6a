"""Playing sets: what may be laid, and what it is worth."""

from __future__ import annotations

import pytest

from roarhouse.games.rarrr.choices import Bid, Set
from tests.games.rarrr.cards import bid, kinds
from tests.games.rarrr.table import Table

AHEFU = "E3 T6 R2 F1"
ELECTRICAL, TOXIC, RADIOACTIVE, FIRE = range(4)


@pytest.mark.rule("rarrr.sets.1")
def test_power_cards_go_from_the_hand_to_the_table_face_up() -> None:
    t = Table("Ann Ben").holds(Ann="E 1 3, T 2", Ben="E 1").at("Tokyo").bids("Ann", "E 1 3")
    assert t.hand("Ann") == "T 2"
    assert [laid.cards for laid in t.sees("Ben", "Ann").laid] == [kinds("E 1 3")]
    assert "Ann lays Electrical 1+3: 8." in t.heard("watcher")


@pytest.mark.rule("rarrr.sets.2")
@pytest.mark.parametrize("power", [ELECTRICAL, TOXIC])
def test_all_cards_of_a_set_have_its_type(power: int) -> None:
    t = Table("Ann Ben").holds(Ann="E 1, T 2", Ben="E 1").at("Tokyo")
    assert t.refusal("Ann", Bid((Set(power, kinds("E1 T2")),))) == "rarrr.sets.2"


@pytest.mark.rule("rarrr.sets.2")
@pytest.mark.parametrize("power", [-1, 4])
def test_a_set_has_one_of_the_four_types(power: int) -> None:
    t = Table("Ann Ben").holds(Ann="E 1", Ben="E 1").at("Tokyo")
    assert t.refusal("Ann", Bid((Set(power, kinds("E1")),))) == "rarrr.sets.2"
    assert t.refusal("Ann", Bid((Set(power, ()),))) == "rarrr.sets.2"


@pytest.mark.rule("rarrr.sets.3")
def test_a_set_contains_at_least_one_power_card_of_its_type() -> None:
    t = Table("Ann Ben").holds(Ann="E 1, T 2", Ben="E 1").at("Tokyo")
    assert t.why("Ann", Bid((Set(ELECTRICAL, kinds("E1")), Set(TOXIC, ())))) == ("rarrr.sets.3", "no-card")


@pytest.mark.rule("rarrr.sets.4")
def test_a_boost_does_not_count_towards_that_minimum() -> None:
    t = Table("Ann Ben").holds(Ann="E 1", Ben="E 1").at("Tokyo")
    assert t.refusal("Ann", "T +3") == "rarrr.sets.4"
    assert t.refusal("Ann", "E 1, T +3") == "rarrr.sets.4"


@pytest.mark.rule("rarrr.sets.5", "rarrr.sets.6")
@pytest.mark.parametrize("later", ["E 3", "E 3 +1", "T 3 3, E 3"])
def test_nothing_can_be_added_to_a_set_once_it_lies_on_the_table(later: str) -> None:
    t = Table("Ann Ben").limits(Ann=AHEFU, Ben=AHEFU).holds(Ann="E 1 3 3, T 3 3", Ben="T 3 3").at("Tokyo")
    t.bids("Ann", "E 1 3").bids("Ben", "T 3 3")
    assert t.why("Ann", bid(later)) == ("rarrr.sets.6", "type-already-laid")


@pytest.mark.rule("rarrr.sets.6")
def test_two_sets_of_one_type_cannot_be_laid_in_one_turn_either() -> None:
    t = Table("Ann Ben").holds(Ann="E 1 3", Ben="T 1").at("Tokyo")
    assert t.refusal("Ann", "E 1, E 3") == "rarrr.sets.6"


@pytest.mark.rule("rarrr.sets.6")
def test_one_set_of_each_type_is_meant_for_each_player_and_each_battle() -> None:
    t = Table("Ann Ben").holds(Ann="E 1 1", Ben="E 2 3").at("Tokyo").bids("Ann", "E 1").bids("Ben", "E 2")
    t.passes("Ann", back="E1").at("London")
    assert t.refusal("Ann", "E 1") == ""


@pytest.mark.rule("rarrr.sets.7")
@pytest.mark.parametrize(
    ("sets", "rule"),
    [
        ("E 1 1 1", ""),
        ("E 1 1 1 1", "rarrr.sets.7"),
        ("T 1 1 1 1 1 1", ""),
        ("T 1 1 1 1 1 1 2", "rarrr.sets.7"),
        ("R 1 1", ""),
        ("R 1 1 1", "rarrr.sets.7"),
        ("F 1", ""),
        ("F 1 1", "rarrr.sets.7"),
        ("T 1, F 1 1", "rarrr.sets.7"),
    ],
)
def test_ahefu_may_play_3_electrical_6_toxic_2_radioactive_and_1_fire(sets: str, rule: str) -> None:
    t = (
        Table("Ann Ben")
        .limits(Ann=AHEFU)
        .holds(Ann="E 1 1 1 1, T 1 1 1 1 1 1 2, R 1 1 1, F 1 1", Ben="E 1")
        .at("Tokyo")
    )
    assert t.refusal("Ann", sets) == rule


@pytest.mark.rule("rarrr.sets.7")
def test_the_limit_is_the_players_own() -> None:
    t = Table("Ann Ben").limits(Ann="E1", Ben="E2").holds(Ann="E 1", Ben="E 2 2").at("Tokyo").bids("Ann", "E 1")
    assert t.refusal("Ben", "E 2 2") == ""


@pytest.mark.rule("rarrr.sets.8")
def test_a_limit_of_0_forbids_sets_of_that_type() -> None:
    t = Table("Ann Ben").limits(Ann="E3 T3 R3").holds(Ann="E 1, F 3", Ben="E 1").at("Tokyo")
    assert t.refusal("Ann", "F 3") == "rarrr.sets.8"
    assert t.refusal("Ann", "F 3 +3") == "rarrr.sets.8"
    assert t.refusal("Ann", "E 1") == ""


@pytest.mark.rule("rarrr.sets.9")
@pytest.mark.parametrize("sets", ["E 1", "E 1 3", "T 2 2 2 2 2", "T 2"])
def test_a_set_may_be_smaller_than_the_limit(sets: str) -> None:
    t = Table("Ann Ben").limits(Ann=AHEFU).holds(Ann="E 1 3 3, T 2 2 2 2 2 2", Ben="E 1").at("Tokyo")
    assert t.refusal("Ann", sets) == ""


@pytest.mark.rule("rarrr.sets.10")
@pytest.mark.parametrize(
    ("sets", "level"),
    [("E 1 3", (1 + 3) * 2), ("E 3", 3), ("T 1 2 3", 18), ("R 2 2", 8), ("F 3 3 3 3", 48), ("T 1 1 1 1 1 1", 36)],
)
def test_a_set_is_worth_the_sum_of_its_values_times_the_number_of_its_cards(sets: str, level: int) -> None:
    t = Table("Ann Ben").holds(Ann="E 1 3, T 1 1 1 1 1 1 2 3, R 2 2, F 3 3 3 3", Ben="E 1").at("Tokyo")
    assert t.bids("Ann", sets).level("Ann") == level


@pytest.mark.rule("rarrr.sets.11")
def test_several_sets_of_different_types_may_be_laid_in_one_turn() -> None:
    t = Table("Ann Ben").holds(Ann="E 1, T 2 2, R 3, F 1 1", Ben="E 1").at("Tokyo")
    t.bids("Ann", "E 1, T 2 2, R 3, F 1 1")
    assert (t.level("Ann"), t.laid("Ann"), t.hand("Ann")) == (1 + 8 + 3 + 4, 4, "")


@pytest.mark.rule("rarrr.sets.12")
def test_sets_may_only_be_played_if_they_lift_the_level_above_all_others() -> None:
    t = Table("Ann Ben Cid").holds(Ann="E 3 3", Ben="T 1 3", Cid="F 2 3 3").at("Tokyo").bids("Ann", "E 3 3")
    refusal = t.refused("Ben", bid("T 1 3"))
    assert refusal is not None
    assert (refusal.rule, refusal.why.key, refusal.why.facts) == (
        "rarrr.sets.12",
        "not-above",
        {"level": 8, "beat": 12},
    )


@pytest.mark.rule("rarrr.sets.12")
def test_the_test_is_made_once_on_all_sets_of_the_turn_and_the_earlier_ones() -> None:
    t = Table("Ann Ben").holds(Ann="E 2, T 2 2, R 2, F 2", Ben="E 3 3").at("Tokyo")
    t.bids("Ann", "E 2").bids("Ben", "E 3 3")
    assert t.refusal("Ann", "T 2 2") == t.refusal("Ann", "R 2, F 2") == "rarrr.sets.12"
    assert t.refusal("Ann", "T 2 2, R 2") == "rarrr.sets.12"
    for order in ("T 2 2, R 2, F 2", "F 2, R 2, T 2 2"):
        assert t.twin().bids("Ann", order).level("Ann") == 14


@pytest.mark.rule("rarrr.sets.13")
def test_the_level_is_the_total_of_all_sets_laid_in_this_battle() -> None:
    t = Table("Ann Ben").holds(Ann="E 1 3, T 2, R 2 2", Ben="E 3 3, F 1").at("Tokyo")
    t.bids("Ann", "E 1 3").bids("Ben", "E 3 3").bids("Ann", "T 2, R 2 2")
    assert t.level("Ann") == 8 + 2 + 8
    assert t.sees("Ben", "Ann").dial.level == 18
    assert t.heard("Ben")[-1] == "Ann is at Level 18."


@pytest.mark.rule("rarrr.sets.14")
@pytest.mark.parametrize("sets", ["E 3", "E 1 1", "T 1", "E 1, T 2"])
def test_a_play_uses_only_cards_from_the_own_hand(sets: str) -> None:
    t = Table("Ann Ben").holds(Ann="E 1", Ben="E 3, T 1").at("Tokyo")
    assert t.why("Ann", bid(sets)) == ("rarrr.sets.14", "not-in-your-hand")


@pytest.mark.rule("rarrr.sets.14")
@pytest.mark.parametrize("card", [-1, 12, 99])
def test_cards_that_do_not_exist_are_in_nobodys_hand(card: int) -> None:
    t = Table("Ann Ben").holds(Ann="E 1", Ben="E 3").at("Tokyo")
    assert t.refusal("Ann", Bid((Set(ELECTRICAL, (card,)),))) == "rarrr.sets.14"


@pytest.mark.rule("rarrr.sets.14")
def test_a_play_uses_only_own_unused_boosts() -> None:
    t = Table("Ann Ben").boosts(Ann="1").holds(Ann="E 1", Ben="E 3").at("Tokyo")
    assert t.refusal("Ann", "E 1 +2") == "rarrr.boost.2"
    assert t.refusal("Ann", "E 1 +1") == ""
