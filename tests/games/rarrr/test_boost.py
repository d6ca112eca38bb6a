"""Power Boosts: single use, one in a set, added before the multiplication."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.rarrr.cards import GAME, bid
from tests.games.rarrr.table import Table, options
from tests.laws.laws import walk


@pytest.mark.rule("rarrr.boost.1")
@pytest.mark.parametrize(("boost", "rule"), [("1", ""), ("2", ""), ("3", ""), ("4", "rarrr.boost.2")])
def test_a_boost_has_the_value_1_2_or_3(boost: str, rule: str) -> None:
    t = Table("Ann Ben").holds(Ann="E 1", Ben="E 1").at("Tokyo")
    assert t.refusal("Ann", f"E 1 +{boost}") == rule


@pytest.mark.rule("rarrr.boost.2")
def test_a_boost_is_used_once_in_the_game() -> None:
    t = Table("Ann Ben").holds(Ann="E 1, T 1", Ben="F 1").at("Tokyo").bids("Ann", "E 1 +2").passes("Ben").at("London")
    refusal = t.refused("Ann", bid("T 1 +2"))
    assert refusal is not None
    assert (refusal.rule, refusal.why.key, refusal.why.facts) == ("rarrr.boost.2", "no-such-boost", {"boost": 2})


@pytest.mark.rule("rarrr.boost.2", "rarrr.boost.8")
def test_one_boost_cannot_be_in_two_sets() -> None:
    t = Table("Ann Ben").holds(Ann="E 1, T 1", Ben="F 1").at("Tokyo")
    assert t.refusal("Ann", "E 1 +2, T 1 +2") == "rarrr.boost.2"


@pytest.mark.rule("rarrr.boost.3")
@pytest.mark.parametrize("sets", ["E 1 +1", "T 1 +1", "R 1 +1", "F 1 +1"])
def test_a_boost_can_be_added_to_a_set_of_any_type(sets: str) -> None:
    t = Table("Ann Ben").holds(Ann="E 1, T 1, R 1, F 1", Ben="F 1").at("Tokyo")
    assert t.bids("Ann", sets).level("Ann") == 2


@pytest.mark.rule("rarrr.boost.4")
def test_a_set_has_room_for_one_boost_and_its_value_is_that_of_a_single_card() -> None:
    t = Table("Ann Ben").holds(Ann="E 1", Ben="F 1").at("Tokyo")
    assert t.refusal("Ann", "E 1 +5") == t.refusal("Ann", "E 1 +6") == "rarrr.boost.2"
    assert GAME.typed(t.s, 0, "e 1 +1 +2") is None


@pytest.mark.rule("rarrr.boost.5")
@pytest.mark.parametrize("sets", ["T 1 2 2 2 3 +1", "T 1 2 2 2 2 +2", "T 1 1 2 2 2 +3"])
def test_five_toxic_cards_and_a_boost_are_worth_55_as_in_the_book(sets: str) -> None:
    t = Table("Ann Ben").holds(Ann="T 1 1 2 2 2 2 3", Ben="F 1").at("Tokyo")
    assert t.bids("Ann", sets).level("Ann") == 55


@pytest.mark.rule("rarrr.boost.5")
@pytest.mark.parametrize(("mode", "level"), [("sum", (1 + 3 + 3) * 2), ("flat", (1 + 3) * 2 + 3)])
def test_the_boost_is_added_before_the_multiplication_unless_the_table_wants_it_flat(mode: str, level: int) -> None:
    t = Table("Ann Ben", boostMode=mode).holds(Ann="E 1 3", Ben="F 1").at("Tokyo")
    assert t.bids("Ann", "E 1 3 +3").level("Ann") == level
    assert t.sees("Ben", "Ann").laid[0].worth == level


@pytest.mark.rule("rarrr.boost.6")
def test_a_boost_does_not_count_against_the_limit() -> None:
    t = Table("Ann Ben").limits(Ann="E2").holds(Ann="E 1 1 1", Ben="F 1").at("Tokyo")
    assert t.refusal("Ann", "E 1 1 +3") == ""
    assert t.refusal("Ann", "E 1 1 1 +3") == "rarrr.sets.7"


@pytest.mark.rule("rarrr.boost.7")
def test_a_boost_does_not_count_for_the_multiplier() -> None:
    t = Table("Ann Ben").holds(Ann="E 1 1", Ben="F 1").at("Tokyo")
    assert t.twin().bids("Ann", "E 1 1 +1").level("Ann") == (1 + 1 + 1) * 2
    assert t.bids("Ann", "E 1 +1").level("Ann") == (1 + 1) * 1


@pytest.mark.rule("rarrr.boost.8")
def test_up_to_three_sets_may_each_have_a_boost_in_one_turn() -> None:
    t = Table("Ann Ben").holds(Ann="E 1, T 1, R 1, F 1", Ben="F 1").at("Tokyo")
    assert t.bids("Ann", "E 1 +3, T 1 +1, R 1 +2, F 1").level("Ann") == 4 + 2 + 3 + 1
    assert t.boosts_of("Ann") == ()


@pytest.mark.rule("rarrr.boost.8")
def test_sets_of_different_turns_may_each_have_a_boost() -> None:
    t = Table("Ann Ben").holds(Ann="E 1, T 1", Ben="F 3").at("Tokyo").bids("Ann", "E 1 +1").bids("Ben", "F 3")
    assert t.bids("Ann", "T 1 +2").level("Ann") == 2 + 3


@pytest.mark.rule("rarrr.boost.9")
def test_a_boost_cannot_be_added_to_a_set_later() -> None:
    t = Table("Ann Ben").holds(Ann="E 2 1", Ben="F 3").at("Tokyo").bids("Ann", "E 2").bids("Ben", "F 3")
    assert t.refusal("Ann", "E +3") == "rarrr.sets.4"
    assert t.refusal("Ann", "E 1 +3") == "rarrr.sets.6"


@pytest.mark.rule("rarrr.boost.10")
@pytest.mark.parametrize("who", ["passer", "winner"])
def test_a_used_boost_leaves_the_game_when_its_owner_passes_or_wins(who: str) -> None:
    t = Table("Ann Ben").holds(Ann="E 1 1", Ben="F 3 3").at("Tokyo").bids("Ann", "E 1 +1")
    assert (t.boosts_of("Ann"), t.s.spent) == ((2, 3), 0)
    t = t.bids("Ben", "F 3").passes("Ann", back="E1") if who == "passer" else t.passes("Ben")
    assert (t.boosts_of("Ann"), t.s.spent) == ((2, 3), 1)
    assert t.s.laid == [(), ()]


@pytest.mark.rule("rarrr.boost.11")
@pytest.mark.parametrize("seed", range(3))
def test_boosts_are_never_renewed_and_unused_ones_carry_over(seed: int) -> None:
    before: list[tuple[int, ...]] = [(1, 2, 3)] * 3
    for s, _ in walk(GAME, options(seats=3), Random(seed)):
        assert all(set(now) <= set(then) for now, then in zip(s.boosts, before, strict=True))
        before = s.boosts[:]
        assert GAME.census(s)["boosts"] == 9
    assert before != [(1, 2, 3)] * 3


@pytest.mark.rule("rarrr.boost.11")
def test_unused_boosts_can_be_used_in_a_later_round() -> None:
    t = Table("Ann Ben", round=2).boosts(Ann="3", Ben="").holds(Ann="E 1", Ben="F 3").at("Tokyo")
    assert t.bids("Ann", "E 1 +3").level("Ann") == 4


@pytest.mark.rule("rarrr.boost.12")
def test_unused_boosts_are_public() -> None:
    t = Table("Ann Ben").boosts(Ann="2 3", Ben="").holds(Ann="E 1", Ben="F 3").at("Tokyo")
    for name in ("Ann", "Ben", "watcher"):
        assert [player.boosts for player in t.view(name).players] == [(2, 3), ()]
    assert any(line.startswith("Ann: ") and line.endswith("Boosts 2, 3") for line in t.aloud("watcher"))
