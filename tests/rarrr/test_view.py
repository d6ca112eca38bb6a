"""What a seat is told about its own chances: the Level to beat, and the highest one within reach."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from random import Random
from typing import Any

import pytest

from roarhouse.core.bags import cards_of
from roarhouse.games.rarrr.bids import Bids
from roarhouse.games.rarrr.choices import Bid, Set
from roarhouse.games.rarrr.sets import power_of
from tests.rarrr.cards import GAME, shown
from tests.rarrr.table import Table


def every_bid(t: Table, seat: int) -> Iterator[Bid]:
    """Every way to lay face-up cards of every type, with every Boost or none."""
    cards = cards_of(t.s.hands[seat])
    by_type = [[card for card in cards if t.s.box.power_of[card] == power] for power in range(4)]
    some = [{way for n in range(len(few) + 1) for way in combinations(few, n)} for few in by_type]
    for ways in product(*some):
        laid = [(power, way) for power, way in enumerate(ways) if way]
        for boosts in product((0, *t.s.boosts[seat]), repeat=len(laid)):
            yield Bid(tuple(Set(power, way, boost) for (power, way), boost in zip(laid, boosts, strict=True)))


def highest(t: Table, seat: int) -> int:
    """By trying everything."""
    legal = [bid for bid in every_bid(t, seat) if GAME.refuse(t.s, seat, bid) is None]
    return max([t.s.levels[seat], *(t.s.levels[seat] + sum(power_of(t.s, one) for one in bid.sets) for bid in legal)])


def some_battle(seed: int, **values: Any) -> Table:
    """Ben, with six cards and some Boosts, is to answer Ann's opening bid."""
    rng = Random(seed)
    limits = "".join(f"{letter}{rng.randint(0, 3)}" for letter in "ETRF")
    t = Table("Ann Ben", **values).limits(Ben=limits).boosts(Ben=rng.choice(["", "2", "1 3", "1 2 3"]))
    t.holds(Ann="E 3 3 3, T 1", Ben=shown(rng.sample(range(12), 6))).at("São Paulo")
    return t.bids("Ann", rng.choice(["E 3", "T 1", "E 3 3", "E 3 3 3 +3"]))


@pytest.mark.parametrize("values", [{}, {"powerResistance": True}, {"boostMode": "flat"}], ids=str)
def test_the_highest_level_within_reach_is_that_of_the_best_legal_bid(values: dict[str, Any]) -> None:
    for seed in range(12):
        t = some_battle(seed, **values)
        assert t.view("Ben").reach == highest(t, 1), f"seed {seed}"


def test_with_face_down_cards_the_level_shown_is_no_lower_than_without_and_than_any_bid_offered() -> None:
    for seed in range(12):
        t = some_battle(seed, faceDownCards=True)
        offered = [bid for bid in Bids(t.s, 1).worth_trying() if isinstance(bid, Bid)]
        best = max([0, *(sum(power_of(t.s, one) for one in bid.sets) for bid in offered)])
        assert t.view("Ben").reach >= max(highest(t, 1), best)


def test_michael_can_reach_more_with_boosts_in_two_sets() -> None:
    t = Table("Ann Ben").limits(Ann="E3 T6 R2").holds(Ann="E 1 3, T 2 2 2 2 2, R 2 2", Ben="F 3 3 3").at("Tokyo")
    t.bids("Ann", "E 1 3").bids("Ben", "F 3 3 3")
    assert (t.view("Ann").beat, t.view("Ann").reach) == (27, 8 + (10 + 3) * 5 + (4 + 2) * 2)
    assert "Level to beat: 27; you can reach 85" in t.aloud("Ann")


def test_whoever_is_not_bidding_is_told_nothing_of_the_kind() -> None:
    t = Table("Ann Ben Cid").holds(Ann="E 1", Ben="F 3", Cid="R 1").at("Tokyo").passes("Ann")
    assert (t.view("Ann").beat, t.view("Ann").reach, t.view("watcher").reach) == (0, 0, 0)
    assert t.view("Cid").reach == 1 + 3
