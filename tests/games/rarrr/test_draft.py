"""How to draft: one card face-down, the rest to the left, until all cards are drafted."""

from __future__ import annotations

from random import Random

import pytest

from roarhouse.core.bags import plus
from roarhouse.games.rarrr.choices import Packs, Pick
from roarhouse.games.rarrr.rules.draft import Draft
from roarhouse.games.rarrr.rules.power import DealPower
from roarhouse.games.rarrr.rules.setup import KeepTwo
from tests.games.rarrr.cards import GAME, kinds, power_bag
from tests.games.rarrr.table import Setup, options
from tests.laws.laws import walk

ALL_ELECTRICAL = "E 1 1 1 1 2 2 2 2 3 3 3 3"
ALL_TOXIC = "T 1 1 1 1 2 2 2 2 3 3 3 3"
ALL_FIRE = "F 1 1 1 1 2 2 2 2 3 3 3 3"


def power_draft(**values: object) -> Setup:
    """Ann is dealt twelve Electrical cards, Ben twelve Toxic ones, Cid twelve Fire ones."""
    t = Setup("Ann Ben Cid", **values).plays_on_until(DealPower)
    return t.power(Ann=ALL_ELECTRICAL, Ben=ALL_TOXIC, Cid=ALL_FIRE)


@pytest.mark.rule("rarrr.draft.1", "rarrr.power.3")
def test_katakana_cards_are_drafted_once_and_power_cards_in_each_round() -> None:
    steps = [s.agenda[-1] for s, _ in walk(GAME, options(seats=2), Random(1))]
    drafts = [(step.of, step.left) for step in steps if isinstance(step, Draft)][::2]
    power = [("power", left) for left in range(12, 1, -1)]
    assert drafts == [("katakana", 3), ("katakana", 2), *power, *power, *power]


@pytest.mark.rule("rarrr.draft.2")
@pytest.mark.parametrize("seats", [2, 6])
def test_a_draft_starts_with_the_same_number_of_cards_for_everybody(seats: int) -> None:
    deals = [c for _, (_, c) in walk(GAME, options(seats=seats), Random(1)) if isinstance(c, Packs)]
    assert [[sum(pack) for pack in deal.packs] for deal in deals] == [[3] * seats, *[[12] * seats] * 3]


@pytest.mark.rule("rarrr.draft.3")
def test_a_player_selects_one_card_of_the_pack_he_holds() -> None:
    t = power_draft()
    assert GAME.menu(t.s, 0) == tuple(Pick(kind) for kind in kinds("E 1 2 3"))
    t.picks(Ann="E3", Ben="T2", Cid="F1")
    assert [t.hand(name) for name in t.names] == ["E 3", "T 2", "F 1"]


@pytest.mark.rule("rarrr.draft.3")
@pytest.mark.parametrize("card", [*kinds("T1 F3 R1"), -1, 99])
def test_a_card_that_is_not_in_the_pack_cannot_be_selected(card: int) -> None:
    assert power_draft().why("Ann", Pick(card)) == ("rarrr.draft.3", "not-in-your-pack")


@pytest.mark.rule("rarrr.draft.4")
def test_all_select_at_the_same_time_and_the_packs_move_when_the_last_has_selected() -> None:
    t = power_draft()
    assert t.turn == "Ann Ben Cid"
    t.picks(Cid="F3", Ann="E3")
    assert (t.turn, t.pack("Ann"), t.pack("Cid")) == ("Ben", ALL_ELECTRICAL, ALL_FIRE)
    t.picks(Ben="T1")
    assert t.turn == "Ann Ben Cid"
    assert t.pack("Ann") == "F 1 1 1 1 2 2 2 2 3 3 3"


@pytest.mark.rule("rarrr.draft.4")
def test_a_selection_is_not_shown_to_the_others() -> None:
    t, u = power_draft().picks(Ann="E3"), power_draft().picks(Ann="E1")
    for name in ("Ben", "Cid", "watcher"):
        assert t.view(name) == u.view(name)
        assert t.heard(name)[-1] == u.heard(name)[-1] == "Ann has picked."
    assert t.sees("Ben", "Ann").chosen


@pytest.mark.rule("rarrr.draft.4")
def test_a_selection_may_be_changed_until_the_last_one_is_made() -> None:
    t = power_draft().picks(Ann="E3").picks(Ann="E1")
    assert t.turn == "Ben Cid"
    t.picks(Ben="T2", Cid="F1")
    assert [t.hand(name) for name in t.names] == ["E 1", "T 2", "F 1"]


@pytest.mark.rule("rarrr.draft.5")
def test_a_player_may_look_at_his_own_drafted_cards_at_any_time() -> None:
    t = power_draft().picks(Ann="E3", Ben="T2", Cid="F1").picks(Ann="F2", Ben="E3", Cid="T3")
    assert t.view("Ann").hand == kinds("E3 F2")
    assert "Hand of 2: Electrical 3 and Fire 2" in t.aloud("Ann")
    assert t.picks(Ann="T1").view("Ann").sealed == Pick(kinds("T1")[0])


@pytest.mark.rule("rarrr.draft.6")
def test_the_remaining_cards_go_to_the_left_neighbour() -> None:
    t = power_draft().picks(Ann="E3", Ben="T2", Cid="F1")
    assert t.pack("Ben") == "E 1 1 1 1 2 2 2 2 3 3 3"
    assert t.pack("Cid") == "T 1 1 1 1 2 2 2 3 3 3 3"
    assert t.pack("Ann") == "F 1 1 1 2 2 2 2 3 3 3 3"
    assert t.view("Ben").pack == kinds("E 1 1 1 1 2 2 2 2 3 3 3")


@pytest.mark.rule("rarrr.draft.7", "rarrr.power.4")
def test_the_draft_goes_on_until_all_cards_are_drafted_and_they_are_the_power_hands() -> None:
    t = power_draft()
    while t.now is Draft:
        for seat, name in enumerate(t.names):
            t.does(name, GAME.menu(t.s, seat)[0])  # type: ignore[index]
    assert [len(t.view(name).hand) for name in t.names] == [12, 12, 12]
    assert plus(*t.s.hands) == power_bag(ALL_ELECTRICAL + ALL_TOXIC + ALL_FIRE)
    assert sum(map(sum, t.s.packs)) == 0


@pytest.mark.rule("rarrr.draft.8")
@pytest.mark.parametrize("round", [1, 2, 3])
def test_the_direction_is_to_the_left_in_every_round(round: int) -> None:
    t = Setup("Ann Ben Cid")
    while t.s.round < round:
        t.plays_on_until(DealPower)
    t.power(Ann=ALL_ELECTRICAL, Ben=ALL_TOXIC, Cid=ALL_FIRE).picks(Ann="E1", Ben="T1", Cid="F1")
    assert [t.pack(name)[0] for name in t.names] == ["F", "E", "T"]
    t.picks(Ann="F1", Ben="E1", Cid="T1")
    assert [t.pack(name)[0] for name in t.names] == ["T", "F", "E"]


@pytest.mark.rule("rarrr.draft.8")
def test_the_direction_is_to_the_left_in_the_katakana_draft() -> None:
    t = (
        Setup("Ann Ben Cid")
        .monsters(Ann="Fu", Ben="Ga", Cid="Ro")
        .katakana(Ann="A He Ka", Ben="Ki Ke Ko", Cid="Go De Te")
    )
    t.picks(Ann="A", Ben="Ki", Cid="Go")
    assert [t.syllables(pack) for pack in t.s.packs] == ["De Te", "He Ka", "Ke Ko"]
    t.picks(Ann="De", Ben="He", Cid="Ke")
    assert [t.syllables(hand) for hand in t.s.hands] == ["A Ko De", "He Ki Te", "Ka Ke Go"]


@pytest.mark.rule("rarrr.draft.9")
def test_the_last_card_of_a_pack_is_taken_without_a_choice() -> None:
    t = Setup("Ann Ben").monsters(Ann="Fu", Ben="Ga").katakana(Ann="A He Ka", Ben="Go De Te")
    t.picks(Ann="A", Ben="Go").picks(Ann="De", Ben="He")
    assert t.now is KeepTwo
    assert [t.syllables(hand) for hand in t.s.hands] == ["A Ka De", "He Go Te"]


@pytest.mark.rule("rarrr.draft.10")
def test_drafted_cards_and_packs_stay_hidden_from_the_others() -> None:
    t = power_draft().picks(Ann="E3", Ben="T2", Cid="F1")
    u = power_draft().picks(Ann="E3", Ben="T1", Cid="F3")
    assert t.view("watcher") == u.view("watcher")
    assert t.view("Ann").players == u.view("Ann").players
    assert t.view("Ann").memory == ()
    assert [(p.hand, p.pack) for p in t.view("Ann").players] == [(1, 11)] * 3


@pytest.mark.rule("rarrr.draft.10")
def test_a_memory_aid_shows_a_player_the_packs_he_has_held_and_nobody_else() -> None:
    t = power_draft(draftMemoryAid=True).picks(Ann="E3", Ben="T2", Cid="F1")
    ((pack, pick),) = t.view("Ann").memory
    assert (sum(pack), pick) == (12, kinds("E3")[0])
    assert [pick for _, pick in t.view("Ben").memory] == list(kinds("T2"))
    u = power_draft(draftMemoryAid=True).picks(Ann="E3", Ben="T3", Cid="F1")
    assert t.view("Ann") == u.view("Ann")
    assert t.view("watcher").memory == ()
