"""Crew cards: equipped, depleted, prepared."""

from __future__ import annotations

import pytest

from tests.games.arrr.cards import CARDS, DECK
from tests.games.arrr.scenes import ATTACKERS, fighting
from tests.games.arrr.table import Table


@pytest.mark.rule("arrr.crew.6")
def test_a_missing_number_is_zero() -> None:
    cutlass = next(card for card in DECK.crew if card.id == "boarding-cutlass")
    assert cutlass.stats.counts() == (2, 0, 0, 0)


@pytest.mark.rule("arrr.crew.8", "arrr.crew.9", "arrr.crew.12")
def test_an_ability_depletes_its_card_and_is_used_once_in_a_turn() -> None:
    t = fighting().plays("Ann", "marrow-meg").resolves()
    assert (t.depleted(), t.dice("Ann")) == ("marrow-meg", 7)
    assert [one.depleted for one in t.sees("Ben", "Ann").equipped if one.card == CARDS["marrow-meg"]] == [True]
    assert t.refusal("Ann", t.play("marrow-meg")) == "arrr.crew.12"
    pack = fighting("harbour-brawlers boarding-cutlass")
    assert pack.refusal("Ann", pack.play("harbour-brawlers")) == "arrr.crew.8"


@pytest.mark.rule("arrr.crew.8")
def test_a_card_that_is_prepared_again_can_be_used_again() -> None:
    t = fighting("boarding-cutlass quartermaster-quill").plays("Ann", "boarding-cutlass").resolves()
    t.plays("Ann", "quartermaster-quill", at="boarding-cutlass").resolves()
    assert t.depleted() == "quartermaster-quill"
    t.plays("Ann", "boarding-cutlass").resolves()
    assert t.dice("Ann") == 3 + 4


@pytest.mark.rule("arrr.crew.10")
def test_to_deplete_the_card_is_a_part_of_the_ability_that_waits() -> None:
    t = fighting().plays("Ann", "marrow-meg")
    assert (t.piled, t.depleted()) == (["marrow-meg"], "")
    t.resolves()
    assert (t.piled, t.depleted()) == ([], "marrow-meg")


@pytest.mark.rule("arrr.crew.11")
def test_a_depleted_card_keeps_its_stats() -> None:
    t = Table("Ann Ben").row("customs-cutter").crew(Ann=ATTACKERS).depletes(ATTACKERS).watched().starts()
    t.tackles("Ann", "customs-cutter")
    assert t.dice("Ann") == 5


@pytest.mark.rule("arrr.crew.13")
def test_crew_cards_are_depleted_only_by_a_player_in_turn() -> None:
    t = Table("Ann Ben Cid").row("customs-cutter").crew(Ann=ATTACKERS, Ben="grog-barrel mother-barnacle")
    t.events(Ben="salvage-rights").starts().tackles("Ann", "customs-cutter").until_asked("Ben")
    assert t.playable("Ben") == set()
    assert t.refusal("Ben", t.play("grog-barrel")) == "arrr.crew.13"
    early = Table("Ann Ben").crew(Ann="mother-barnacle").holds(Ann="grog-barrel").starts_turn()
    assert early.refusal("Ann", early.play("mother-barnacle")) == "arrr.recruitment.1"


@pytest.mark.rule("arrr.crew.3")
def test_no_effect_brings_a_second_first_mate_into_play() -> None:
    assert not [verb for card in (*DECK.crew,) for verb in card.ability if "equip" in type(verb).__name__.lower()]
    assert not [verb for card in (*DECK.event,) for verb in card.effect if "equip" in type(verb).__name__.lower()]
