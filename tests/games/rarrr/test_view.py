"""What a seat is told about its own chances: the Level to beat, and the highest one within reach."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from random import Random
from typing import Any

import pytest

from roarhouse.core.bags import cards_of
from roarhouse.games.rarrr.choices import Bid, Pass, Set
from roarhouse.games.rarrr.rules import strongest
from roarhouse.games.rarrr.rules.bids import Bids
from roarhouse.games.rarrr.rules.draft import Draft
from roarhouse.games.rarrr.rules.power import DealPower
from roarhouse.games.rarrr.rules.sets import power_of
from roarhouse.games.rarrr.touches import SetWorth
from tests.games.rarrr.cards import GAME, bid, kinds, power_bag, shown
from tests.games.rarrr.table import Setup, Table


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


def test_a_card_of_another_type_face_down_can_be_what_is_missing() -> None:
    """rarrr.advanced-facedown.2: Toxic 3 and 3 make 12; with a Fire 1 face-down they are three cards and make 18."""
    t = Table("Ann Ben", faceDownCards=True).limits(Ann="T3").boosts(Ann="")
    t.holds(Ann="T 3 3, F 1", Ben="E 3 3 1").at("Tokyo")
    t.s.levels[1] = 14
    assert t.view("Ann").reach == 18
    assert bid("T 3 3 / F1") in list(Bids(t.s, 0).worth_trying())


def test_what_was_computed_of_hands_is_remembered_within_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strongest, "REMEMBERED", 3)
    some_battle(0).s.box.strongest.clear()  # the box is that of every game with these options
    for seed in range(12):
        t = some_battle(seed)
        assert [t.view("Ben").reach for _ in range(2)] == [highest(t, 1)] * 2
        assert 1 <= len(t.s.box.strongest) <= 3


def test_michael_can_reach_more_with_boosts_in_two_sets() -> None:
    t = Table("Ann Ben").limits(Ann="E3 T6 R2").holds(Ann="E 1 3, T 2 2 2 2 2, R 2 2", Ben="F 3 3 3").at("Tokyo")
    t.bids("Ann", "E 1 3").bids("Ben", "F 3 3 3")
    assert (t.view("Ann").beat, t.view("Ann").reach) == (27, 8 + (10 + 3) * 5 + (4 + 2) * 2)
    assert "Level to beat: 27; you can reach 85" in t.aloud("Ann")


@pytest.mark.parametrize(
    ("language", "says"),
    [("en", "Level to beat: 9; you have no bid above it"), ("de", "Zu überbieten: 9; dafür hast du kein Gebot")],
)
def test_a_full_hand_that_cannot_beat_the_level_is_told_so(language: str, says: str) -> None:
    """Not that 0 is within reach."""
    t = Table("Ann Ben").limits(Ben="T1").boosts(Ben="").holds(Ann="E 3, F 3", Ben="T 1 2 3, R 3 3 3").at("Tokyo")
    t.s.levels[0] = 9
    assert t.view("Ben").reach <= t.view("Ben").beat
    assert says in t.aloud("Ben", language=language)


def test_a_player_who_is_not_bidding_is_told_nothing_of_the_kind() -> None:
    t = Table("Ann Ben Cid").holds(Ann="E 1", Ben="F 3", Cid="R 1").at("Tokyo").passes("Ann")
    assert (t.view("Ann").beat, t.view("Ann").reach, t.view("watcher").reach) == (0, 0, 0)
    assert t.view("Cid").reach == 1 + 3


def test_the_view_tells_what_each_card_of_the_pack_adds_to_its_set() -> None:
    """Room for two toxic cards and 3+1 in hand: another 3 lifts the best set from 8 to 12, a 2 to 10, a 1 nothing."""
    t = Setup("Ann Ben").plays_on_until(DealPower).plays_on_until(Draft)
    t.s.hands[0], t.s.packs[0], t.s.limits[0] = power_bag("T 1 3"), power_bag("T 1 2 3, F 2"), (0, 2, 0, 0)
    view = t.view("Ann")
    assert dict(zip(view.pack, view.gains, strict=True)) == dict(
        zip(cards_of(power_bag("T 1 2 3, F 2")), (0, 2, 4, 0), strict=True)
    )
    assert view.best_sets == (0, 8, 0, 0)
    assert t.view("watcher").gains == ()


def test_the_view_tells_how_many_cards_a_pass_may_take_back() -> None:
    t = Table("Ann Ben Cid").holds(Ann="E 1 3, T 1", Ben="F 3 3", Cid="R 1").at("Tokyo")
    assert t.view("Ann").take_back == 0
    t.bids("Ann", "E 1 3").bids("Ben", "F 3 3").passes("Cid")
    assert t.view("Ann").take_back == 2
    assert t.view("watcher").take_back == 0


def test_the_view_has_the_score_sheet_so_far() -> None:
    t = (
        Table("Ann Ben", bonusScoring=True)
        .cities("Paris")
        .has_won(Ann="Tokyo")
        .holds(Ann="E 1", Ben="F 3")
        .at("Paris")
    )
    rows = dict(t.view("Ben").sheet)
    assert rows["score-cities"][0] == t.sees("Ben", "Ann").points > 0
    assert set(rows) == {"score-cities", "score-groups", "score-impact"}


def test_a_bid_that_is_being_composed_is_added_up_even_if_it_is_too_low() -> None:
    t = (
        Table("Ann Ben")
        .holds(Ann="E 1 3, T 1", Ben="F 3 3 3")
        .at("Tokyo")
        .bids("Ann", "E 1 3")
        .bids("Ben", "F 3 3 3")
    )
    worth = GAME.worth(t.s, 0, bid("T 1 +3"))
    assert worth is not None
    assert (worth.sets, worth.level) == ((SetWorth(1, 1, 1, 4),), 12)
    assert t.refusal("Ann", "T 1 +3") == "rarrr.sets.12"
    assert GAME.worth(t.s, 0, Pass()) is None


def test_an_offer_touches_the_cards_and_cities_that_it_concerns() -> None:
    t = Table("Ann Ben").cities("Tokyo, Paris").holds(Ann="E 1", Ben="F 3").angriest_is("Ann").starts()
    assert {part for choice in t.menu("Ann") for part in GAME.touches(t.s, 0, choice)} == {
        f"city:{city}" for city in t.s.row
    }
    t.at("Tokyo")
    assert GAME.touches(t.s, 0, bid("E 1")) == (f"hand:{kinds('E 1')[0]}",)
