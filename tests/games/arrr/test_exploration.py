"""Exploration cards and their influences."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from roarhouse.games.arrr.choices import CHEAT, Discard, Lose
from roarhouse.games.arrr.game import ArrrGame
from roarhouse.games.arrr.rules.crew import Damaged
from roarhouse.games.arrr.rules.hands import ChooseDeck, Discarding, Draw
from tests.games.arrr.cards import CARDS, DECK, GAME, SEA
from tests.games.arrr.table import Table


def sailing(row: str, card: str, crew: str, **values: Any) -> Table:
    return Table("Ann Ben", **values).row(row).crew(Ann=crew).watched().starts().tackles("Ann", card)


def difficulties(t: Table, card: str) -> list[tuple[int, int]]:
    return list(next(one.tests for one in t.view("Ben").sea.row if one.card == SEA[card]))


def pieces_of(t: Table, card: str) -> int:
    return next(one.pieces for one in t.view("Ben").sea.row if one.card == SEA[card])


@pytest.mark.rule("arrr.exploration.1")
def test_a_card_is_conquered_by_winning_its_test() -> None:
    t = sailing("ghost-ship", "ghost-ship", "choir-of-the-doomed").throws("Ann", "CCCN").all_pass()
    assert (t.chest("Ann"), t.in_row) == ("ghost-ship", "")
    assert "Ann conquers Ghost Ship!" in t.heard("Ben")


@pytest.mark.rule("arrr.exploration.2")
def test_several_tests_are_taken_in_printed_order() -> None:
    t = sailing("idol-of-bone", "idol-of-bone", "doc-leech tavern-philosophers").throws("Ann", "CCC").all_pass()
    trial = t.view("Ben").action.trial
    assert trial is not None
    assert (trial.stat, trial.stage, trial.difficulty) == (2, 1, 2)
    t.throws("Ann", "WWNNNN").all_pass()
    assert t.chest("Ann") == "idol-of-bone"


@pytest.mark.rule("arrr.exploration.3")
def test_the_first_lost_test_stops_the_attempt() -> None:
    t = sailing("idol-of-bone", "idol-of-bone", "doc-leech tavern-philosophers ships-cat").throws("Ann", "CCNNN")
    t.pass_on()
    assert t.view("Ben").action.trial is None
    assert t.now is Damaged
    assert t.in_row == "idol-of-bone"


@pytest.mark.rule("arrr.exploration.4", "arrr.scoring.2")
def test_the_fame_of_a_card_counts_for_its_owner() -> None:
    t = sailing("ghost-ship", "ghost-ship", "choir-of-the-doomed").throws("Ann", "CCCN").all_pass()
    assert t.sees("Ann", "Ann").fame == 3


@pytest.mark.rule("arrr.exploration.5")
def test_the_printed_pieces_are_paid_from_the_reserve() -> None:
    t = sailing("customs-cutter", "customs-cutter", "harbour-brawlers").throws("Ann", "AAAA").all_pass()
    assert (t.pieces("Ann"), t.s.reserve) == (2, 40)


@pytest.mark.rule("arrr.exploration.6")
def test_pieces_can_be_stolen_fame_cannot() -> None:
    t = Table("Ann Ben").crew(Ann="grog-barrel", Ben="ships-cat").owns(Ann=1, Ben=1).won(Ben="ghost-ship").starts()
    t.challenges("Ann", "Ben", "courage", 1)
    claims = [one for one in t.menu("Ben") if type(one).__name__ == "Claim"]
    assert len(claims) == 2
    assert not any(SEA["ghost-ship"] == getattr(one, "card", None) for one in claims)


@pytest.mark.rule("arrr.exploration.8")
def test_four_collections_of_three_cards_each() -> None:
    assert len(DECK.collection) == 4
    for row in DECK.collection:
        assert len([card for card in DECK.exploration if card.collection == row.id]) == 3


@pytest.mark.rule("arrr.exploration.11", "arrr.symbols.3", "arrr.symbols.5")
def test_other_rewards_follow_success_and_penalties_follow_failure() -> None:
    t = sailing("moonlit-regatta", "moonlit-regatta", "reef-runners").throws("Ann", "NNNN").pass_on()
    assert t.s.agenda[-1] == Draw(0, 0, 1)
    t = sailing("chart-of-the-blind-coast", "chart-of-the-blind-coast", "reef-runners").holds(
        Ann="grog-barrel ships-cat"
    )
    t.throws("Ann", "AAAA").pass_on()
    assert (t.now, t.turn) == (Discarding, "Ann")
    t.does("Ann", Discard(CARDS["grog-barrel"]))
    assert t.hand("Ann") == "ships-cat"


@pytest.mark.rule("arrr.exploration.11")
def test_what_is_printed_at_a_single_test_belongs_to_that_test_alone() -> None:
    raw = msgspec.to_builtins(DECK)
    bone = next(card for card in raw["exploration"] if card["id"] == "idol-of-bone")
    bone["tests"][0]["success"] = [{"verb": "gain", "pieces": 3}]
    bone["tests"][1]["failure"] = [{"verb": "losePieces", "pieces": 2}]
    game = ArrrGame(msgspec.convert(raw, GAME.Deck))
    for thrown, pieces in (("CCC", 3), ("CCN", 0)):
        t = Table.of(game)("Ann Ben").row("idol-of-bone").crew(Ann="doc-leech ships-cat").watched().starts()
        t.tackles("Ann", "idol-of-bone").throws("Ann", f"{thrown}N").all_pass()
        assert t.pieces("Ann") == pieces
    lost = Table.of(game)("Ann Ben").row("idol-of-bone").crew(Ann="doc-leech lionheart-locket salt-widows").starts()
    lost.sails("Ann", "idol-of-bone").throws("Ann", "CCCNNNN").all_pass().throws("Ann", "NN").pass_on()
    assert (lost.pieces("Ann"), lost.now) == (1, Damaged)


@pytest.mark.rule("arrr.exploration.13")
def test_a_condition_that_is_lost_later_does_not_stop_the_action() -> None:
    t = (
        Table("Ann Ben")
        .row("fort-thunderhead")
        .crew(Ann="harbour-brawlers")
        .events(Ben="loose-cannon salvage-rights")
        .starts()
    )
    t.sails("Ann", "fort-thunderhead").passes("Ben").plays("Ben", "loose-cannon", at="Ann").resolves()
    assert (t.equipped("Ann"), t.s.sailing) == ("", SEA["fort-thunderhead"])
    t.goes_on_to("W5")
    assert "Ann loses the test: 0 of 5." in t.heard("Ben")


@pytest.mark.rule("arrr.exploration.14")
def test_damage_discards_equipped_cards_of_the_players_own_choice() -> None:
    crew = "harbour-brawlers marked-deck ships-cat"
    t = sailing("horn-of-the-iron-whale", "horn-of-the-iron-whale", crew).depletes("marked-deck")
    t.throws("Ann", "NNNN").pass_on()
    assert (t.now, t.turn) == (Damaged, "Ann")
    assert len(t.menu("Ann")) == 3
    assert t.refusal("Ann", Lose(CARDS["doc-leech"])) == "arrr.exploration.14"
    t.does("Ann", Lose(CARDS["marked-deck"])).does("Ann", Lose(CARDS["harbour-brawlers"]))
    assert t.equipped("Ann") == "ships-cat"
    assert {CARDS["marked-deck"], CARDS["harbour-brawlers"]} <= set(t.s.crew_discard)
    few = sailing("great-cthulhu", "great-cthulhu", "grog-barrel lionheart-locket").throws("Ann", "NNNN").pass_on()
    assert few.equipped("Ann") == ""


@pytest.mark.rule("arrr.exploration.15")
def test_when_a_card_leaves_the_others_close_up() -> None:
    row = "moonlit-regatta ghost-ship chart-of-the-low-tide"
    t = Table("Ann Ben").row(row).crew(Ann="choir-of-the-doomed").watched().starts()
    assert difficulties(t, "moonlit-regatta") == [(1, 3)]
    t.sails("Ann", "ghost-ship").throws("Ann", "CCCC").all_pass()
    assert t.in_row == "moonlit-regatta chart-of-the-low-tide"
    assert difficulties(t, "moonlit-regatta") == [(1, 2)]


@pytest.mark.rule("arrr.influence.1", "arrr.influence.2")
def test_a_neighbour_changes_the_difficulty_of_tests_of_its_stat_only() -> None:
    t = Table("Ann Ben").row("customs-cutter siren-shoals hanging-judge")
    assert difficulties(t, "siren-shoals") == [(1, 5)]  # Navigation +1 of the cutter, Attack -1 of the judge
    assert difficulties(t, "hanging-judge") == [(2, 5)]  # Wits +1 of the shoals
    assert difficulties(t, "customs-cutter") == [(0, 3)]  # the judge lies too far away
    t.row("siren-shoals hanging-judge customs-cutter")
    assert difficulties(t, "siren-shoals") == [(1, 4)]
    assert difficulties(t, "customs-cutter") == [(0, 2)]


@pytest.mark.rule("arrr.influence.3")
def test_an_influence_on_pieces_works_without_a_printed_value_and_never_below_nothing() -> None:
    t = Table("Ann Ben").row("siren-shoals smugglers-cove eye-of-the-storm-roc ghost-ship")
    assert pieces_of(t, "siren-shoals") == 1
    assert pieces_of(t, "smugglers-cove") == 2
    assert pieces_of(t, "ghost-ship") == 0
    t = Table("Ann Ben").row("siren-shoals smugglers-cove").crew(Ann="reef-runners").starts()
    t.sails("Ann", "siren-shoals").throws("Ann", "NNNN").all_pass()
    assert t.pieces("Ann") == 1


@pytest.mark.rule("arrr.influence.4")
def test_no_difficulty_ever_falls_below_one() -> None:
    row = "moonlit-regatta chart-of-the-worlds-rim chart-of-the-low-tide"
    t = Table("Ann Ben").row(row)
    assert difficulties(t, "chart-of-the-worlds-rim") == [(1, 2), (3, 1)]
    shifted = Table("Ann Ben", difficultyShift=-1).row(row)
    assert difficulties(shifted, "chart-of-the-worlds-rim") == [(1, 1), (3, 1)]


@pytest.mark.rule("arrr.influence.5")
def test_a_card_does_not_influence_itself() -> None:
    assert difficulties(Table("Ann Ben").row("whirling-gullet"), "whirling-gullet") == [(1, 5)]


@pytest.mark.rule("arrr.influence.6")
def test_influences_are_read_until_the_throw_is_over() -> None:
    t = Table("Ann Ben").row("ghost-ship customs-cutter siren-shoals").crew(Ann="reef-runners grappling-hook")
    t.watched().starts().tackles("Ann", "siren-shoals")
    assert t.difficulty == 5
    t.throws("Ann", "NNNNA").plays("Ann", "grappling-hook", at=0).resolves()
    assert t.in_row == "customs-cutter ghost-ship siren-shoals"
    assert t.difficulty == 4
    t.all_pass()
    assert (t.chest("Ann"), t.pieces("Ann")) == ("siren-shoals", 1)  # the ghost ship lay next to it at the conquest


@pytest.mark.rule("arrr.influence.7")
def test_every_test_of_the_stat_on_a_card_is_changed() -> None:
    raw = msgspec.to_builtins(DECK)
    card = next(card for card in raw["exploration"] if card["id"] == "chart-of-the-worlds-rim")
    card["tests"] = [{"stat": "navigation", "difficulty": 2}, {"stat": "navigation", "difficulty": 4}]
    game = ArrrGame(msgspec.convert(raw, GAME.Deck))
    t = Table.of(game)("Ann Ben").row("customs-cutter chart-of-the-worlds-rim")
    assert difficulties(t, "chart-of-the-worlds-rim") == [(1, 3), (1, 5)]


@pytest.mark.rule("arrr.influence.8")
def test_influences_of_both_neighbours_add_up() -> None:
    t = Table("Ann Ben").row("customs-cutter siren-shoals whirling-gullet")
    assert difficulties(t, "siren-shoals") == [(1, 6)]


@pytest.mark.rule("arrr.influence.9")
def test_the_deck_is_no_neighbour_and_an_end_has_only_one() -> None:
    t = Table("Ann Ben").row("siren-shoals ghost-ship")
    assert difficulties(t, "siren-shoals") == [(1, 4)]
    t.row("ghost-ship siren-shoals customs-cutter")
    assert difficulties(t, "siren-shoals") == [(1, 5)]


def test_rewards_from_either_deck_are_chosen_card_by_card() -> None:
    t = Table("Ann Ben").crew(Ann="mother-barnacle").starts().plays("Ann", "mother-barnacle")
    assert (t.now, t.turn) == (ChooseDeck, "Ann")
    assert CHEAT not in t.menu("Ann")
