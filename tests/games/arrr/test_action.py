"""The action: Sail, Pillage, and what can be declared at all."""

from __future__ import annotations

import pytest

from roarhouse.games.arrr.choices import PILLAGE, Challenge, Discard, Pillage, Sail
from roarhouse.games.arrr.rules.action import Declare
from tests.games.arrr.cards import CARDS, GAME, SEA
from tests.games.arrr.table import Table


def declared(t: Table) -> set[str]:
    """What Ann can declare."""
    return {type(one).__name__ for one in t.menu("Ann")} & {"Pillage", "Sail", "Challenge"}


@pytest.mark.rule("arrr.action.1")
def test_exactly_one_action_is_declared_and_carried_out() -> None:
    t = Table("Ann Ben").crew(Ann="grog-barrel").starts().pillages("Ann")
    assert "Ann declares: Pillage." in t.heard("Ben")
    assert t.now is not Declare
    t.ends_turn()
    assert t.s.active == 1


@pytest.mark.rule("arrr.action.2")
def test_the_actions_are_sail_pillage_and_challenge() -> None:
    t = Table("Ann Ben").crew(Ann="grog-barrel", Ben="ships-cat").owns(Ann=1).starts()
    assert declared(t) == {"Pillage", "Sail", "Challenge"}
    assert t.refusal("Ann", Discard(0)) == "arrr.action.2"


@pytest.mark.rule("arrr.action.3", "arrr.sail.2")
def test_without_equipped_cards_pillage_is_the_only_action() -> None:
    t = Table("Ann Ben").crew(Ben="ships-cat").owns(Ann=4).starts()
    assert declared(t) == {"Pillage"}
    assert t.refusal("Ann", Sail(SEA["customs-cutter"])) == "arrr.action.3"
    assert t.refusal("Ann", Challenge(1, 0)) == "arrr.action.3"
    other = Table("Ann Ben").crew(Ann="ships-cat").owns(Ann=4).starts()
    assert declared(other) == {"Pillage", "Sail"}


@pytest.mark.rule("arrr.action.4")
def test_the_action_cannot_be_skipped_and_pillage_is_what_a_clock_chooses() -> None:
    t = Table("Ann Ben").crew(Ann="grog-barrel").events(Ann="tavern-rumours").starts()
    assert t.now is Declare
    assert all(type(one).__name__ not in ("Let", "Done") for one in t.menu("Ann"))
    assert GAME.default(t.s, 0) == PILLAGE
    empty = Table("Ann Ben").row("").starts()
    assert declared(empty) == {"Pillage"}


@pytest.mark.rule("arrr.sail.1")
def test_to_sail_is_to_pick_a_card_of_the_row_and_to_face_its_test() -> None:
    t = Table("Ann Ben").row("ghost-ship customs-cutter").crew(Ann="grog-barrel").starts()
    assert t.refusal("Ann", Sail(SEA["hanging-judge"])) == "arrr.sail.1"
    assert t.refusal("Ann", Sail(99)) == "arrr.sail.1"
    t.sails("Ann", "ghost-ship")
    trial = t.view("Ben").action.trial
    assert trial is not None
    assert (trial.stat, trial.difficulty) == (3, 3)
    assert "Ann faces Ghost Ship: Courage 3." in t.heard("Ben")


@pytest.mark.rule("arrr.sail.3", "arrr.exploration.12")
def test_the_condition_of_the_card_must_be_met_at_the_declaration() -> None:
    t = Table("Ann Ben").row("fort-thunderhead governors-masquerade smugglers-cove").crew(Ann="grog-barrel").starts()
    for card in ("fort-thunderhead", "governors-masquerade", "smugglers-cove"):
        assert t.refusal("Ann", Sail(SEA[card])) == "arrr.sail.3"
    for crew, pieces, card in (
        ("harbour-brawlers", 0, "fort-thunderhead"),
        ("marrow-meg", 0, "governors-masquerade"),
        ("grog-barrel", 1, "smugglers-cove"),
    ):
        t = Table("Ann Ben").row("fort-thunderhead governors-masquerade smugglers-cove").crew(Ann=crew)
        t.owns(Ann=pieces).watched().starts().tackles("Ann", card)
        assert t.s.sailing == SEA[card]


@pytest.mark.rule("arrr.sail.4", "arrr.exploration.3")
def test_a_card_that_was_not_conquered_stays_at_its_place() -> None:
    t = Table("Ann Ben").row("ghost-ship idol-of-salt customs-cutter").crew(Ann="grog-barrel ships-cat").starts()
    t.sails("Ann", "idol-of-salt").throws("Ann", "NNNA").all_pass()
    assert t.in_row == "ghost-ship idol-of-salt customs-cutter"
    assert t.chest("Ann") == ""
    assert "Idol of Salt has conquered Ann." in t.heard("Ben")


@pytest.mark.rule("arrr.sail.5")
def test_an_empty_row_cannot_be_sailed() -> None:
    t = Table("Ann Ben").row("").crew(Ann="grog-barrel").starts()
    assert t.refusal("Ann", Sail(SEA["ghost-ship"])) == "arrr.sail.5"
    assert declared(t) == {"Pillage"}


@pytest.mark.rule("arrr.pillage.1")
def test_pillage_takes_two_pieces_from_the_reserve() -> None:
    t = Table("Ann Ben").owns(Ann=1).starts().does("Ann", Pillage())
    assert (t.pieces("Ann"), t.s.reserve) == (3, 39)


@pytest.mark.rule("arrr.pillage.2")
def test_after_a_pillage_only_last_plays_are_left() -> None:
    t = Table("Ann Ben").events(Ben="tavern-rumours").starts().pillages("Ann").all_pass()
    assert (t.moment, t.turn) == ("W5", "Ben")
    t.all_pass()
    assert t.view("Ann").phase == "horizon"
    assert CARDS["tavern-rumours"] in t.s.events[1]
