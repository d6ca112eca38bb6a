"""The Power-Up Phase: twelve Power cards each, drafted; then six cities."""

from __future__ import annotations

from random import Random

import pytest

from roarhouse.games.rarrr.choices import Bid, Cities, Packs, Pass
from roarhouse.games.rarrr.rules.battle import Bidding, SelectCity
from roarhouse.games.rarrr.rules.draft import Draft
from roarhouse.games.rarrr.rules.power import DealCities, DealPower
from tests.games.rarrr.cards import GAME, power_bag
from tests.games.rarrr.table import Setup, options
from tests.laws.laws import walk


def order_of_steps(round: int, **values: object) -> list[str]:
    """The steps of a round, each kind once, as they come."""
    steps = [s.agenda[-1] for s, _ in walk(GAME, options(seats=2, **values), Random(1)) if s.round == round]
    return list(dict.fromkeys(type(step).__name__ for step in steps))


@pytest.mark.rule("rarrr.power.1")
@pytest.mark.parametrize("round", [1, 2, 3])
def test_every_round_is_a_power_up_phase_followed_by_a_battle_phase(round: int) -> None:
    assert order_of_steps(round) == ["DealPower", "Draft", "DealCities", "SelectCity", "Bidding"]


@pytest.mark.rule("rarrr.power.2")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_twelve_of_all_72_power_cards_are_dealt_to_each_player_in_each_round(seats: int) -> None:
    for s, (_, choice) in walk(GAME, options(seats=seats), Random(2)):
        if isinstance(choice, Packs) and isinstance(s.agenda[-1], DealPower):
            after = GAME.copy(s)
            GAME.apply(after, -1, choice)
            assert [sum(pack) for pack in after.packs] == [12] * seats
            assert sum(after.undealt) == 72 - 12 * seats
            assert (sum(after.discard), after.buried) == (0, [()] * seats)


@pytest.mark.rule("rarrr.power.2")
@pytest.mark.parametrize(
    "ann", ["E 1 1 1 1 1 1 1 2 2 2 2 2", "E 1 1 1 1 2 2 2 2 3 3 3", "E 1 1 1 1 2 2 2 2 3 3 3 3 3"]
)
def test_no_other_deal_of_power_cards_is_accepted(ann: str) -> None:
    t = Setup("Ann Ben").plays_on_until(DealPower)
    assert t.why("nature", Packs((power_bag(ann), power_bag("T 1 1 1 1 2 2 2 2 3 3 3 3")))) == (
        "rarrr.power.2",
        "bad-deal",
    )


@pytest.mark.rule("rarrr.power.5")
@pytest.mark.parametrize("seed", range(3))
def test_no_power_card_is_drawn_in_the_battle_phase(seed: int) -> None:
    undealt: dict[int, tuple[int, ...]] = {}
    for s, (seat, choice) in walk(GAME, options(seats=3), Random(seed)):
        if isinstance(s.agenda[-1], SelectCity | Bidding):
            assert undealt.setdefault(s.round, s.undealt) == s.undealt
            after = GAME.copy(s)
            GAME.apply(after, seat, choice)
            back = len(choice.back) if isinstance(choice, Pass) else 0
            laid = sum(len(one.cards) for one in choice.sets) if isinstance(choice, Bid) else 0
            assert sum(after.hands[seat]) in (sum(s.hands[seat]) + back - laid, 0)


@pytest.mark.rule("rarrr.power.6")
def test_cards_that_were_not_dealt_stay_face_down_and_unused() -> None:
    t = Setup("Ann Ben").plays_on_until(SelectCity)
    assert sum(t.s.undealt) == t.view("Ann").undealt == t.view("watcher").undealt == 48
    assert Setup("Ann Ben Cid Dot Eve Fay").plays_on_until(SelectCity).view("Ann").undealt == 0


@pytest.mark.rule("rarrr.power.7")
def test_six_cities_are_dealt_face_up_for_everybody_to_see() -> None:
    t = Setup("Ann Ben").plays_on_until(DealCities).does("nature", Cities((0, 4, 8, 12, 16, 20)))
    for name in ("Ann", "Ben", "watcher"):
        assert t.view(name).row == (0, 4, 8, 12, 16, 20)
    assert "The cities of this round: Tokyo, London, New York, Rio de Janeiro, Cairo and Sydney." in t.heard("Ben")


@pytest.mark.rule("rarrr.power.7")
@pytest.mark.parametrize("cards", [(0, 1, 2, 3, 4), (0, 0, 1, 2, 3, 4), (0, 1, 2, 3, 4, 24), (0, 1, 2, 3, 4, 5, 6)])
def test_no_other_deal_of_cities_is_accepted(cards: tuple[int, ...]) -> None:
    assert Setup("Ann Ben").plays_on_until(DealCities).why("nature", Cities(cards)) == ("rarrr.power.7", "bad-deal")


AFTER = ["DealPower", "Draft", "DealCities", "SelectCity", "Bidding"]
BEFORE = ["DealCities", "DealPower", "Draft", "SelectCity", "Bidding"]


@pytest.mark.rule("rarrr.power.8")
@pytest.mark.parametrize(
    ("timing", "rounds"),
    [
        ("afterDraft", [AFTER, AFTER, AFTER]),
        ("beforeDraftFromRound2", [AFTER, BEFORE, BEFORE]),
        ("beforeDraft", [BEFORE, BEFORE, BEFORE]),
    ],
)
def test_the_cities_are_dealt_after_the_draft_unless_the_table_wants_them_before(
    timing: str, rounds: list[list[str]]
) -> None:
    assert [order_of_steps(round, cityTiming=timing) for round in (1, 2, 3)] == rounds


@pytest.mark.rule("rarrr.power.8")
def test_cities_dealt_before_the_draft_are_seen_while_drafting() -> None:
    for timing, cities in (("beforeDraft", 6), ("afterDraft", 0)):
        t = Setup("Ann Ben", cityTiming=timing).plays_on_until(DealPower).plays_on_until(Draft)
        assert len(t.view("Ann").row) == len(t.view("watcher").row) == cities
