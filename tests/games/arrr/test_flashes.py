"""Flashes: played between the declaration and the first step."""

from __future__ import annotations

import pytest

from roarhouse.games.arrr.choices import DECLINE, PAY, PILLAGE, Challenge, Claim, Discard, Lose, Pillage, Sail
from roarhouse.games.arrr.rules.action import Declare
from roarhouse.games.arrr.rules.cards.flashes import Aground
from roarhouse.games.arrr.rules.crew import Mutinied
from tests.games.arrr.cards import CARDS, SEA
from tests.games.arrr.scenes import HARMLESS, declared, sailing, targets
from tests.games.arrr.table import Table


@pytest.mark.rule("arrr.flash.1")
def test_a_flash_is_played_between_the_declaration_and_the_first_step() -> None:
    t = declared(Ben="dead-calm")
    assert (t.moment, t.view("Ann").action.trial) == ("W1", None)
    t.plays("Ben", "dead-calm").resolves()
    assert t.s.course.calm
    late = sailing(Ben="dead-calm").until_asked("Ben")
    assert late.refusal("Ben", late.play("dead-calm")) == "arrr.flash.1"
    early = Table("Ann Ben").events(Ann="dead-calm").starts()
    assert early.refusal("Ann", early.play("dead-calm")) == "arrr.flash.1"


@pytest.mark.rule("arrr.flash.2")
def test_flashes_share_their_moment_with_events_that_name_none() -> None:
    t = declared(Ben="dead-calm loose-cannon foul-wind belay-that")
    assert t.playable("Ben") == {"dead-calm", "loose-cannon"}
    assert t.refusal("Ben", t.play("foul-wind", at="Ann")) == "arrr.pile.11"
    assert t.refusal("Ann", t.play("marrow-meg")) != ""
    t.plays("Ben", "dead-calm")
    assert t.playable("Ben") == {"loose-cannon", "belay-that"}


@pytest.mark.rule("arrr.flash.3")
def test_the_declaration_is_complete_before_a_flash() -> None:
    t = Table("Ann Ben").crew(Ann="marrow-meg", Ben="grog-barrel").owns(Ann=1, Ben=1).events(Ben="parley").starts()
    t.does("Ann", Challenge(1, 0))
    assert t.moment == ""
    t.claims("Ann", 1)
    assert t.moment == "W1"
    assert (t.view("Ben").action.declared, t.view("Ben").action.claim) == (Challenge(1, 0), Claim(1))


def test_harbour_tax_takes_from_a_pillage_or_from_the_chest() -> None:
    t = declared("pillage", Cid="harbour-tax").plays("Cid", "harbour-tax").resolves().pass_on()
    assert (t.pieces("Ann"), t.pieces("Cid")) == (3, 1)
    t = declared(Cid="harbour-tax")
    assert t.refusal("Cid", t.play("harbour-tax", use=0)) == "arrr.events.5"
    t.plays("Cid", "harbour-tax", use=1).resolves()
    assert (t.pieces("Ann"), t.pieces("Cid")) == (1, 0)
    own = Table("Ann Ben").owns(Ann=2).events(Ann="harbour-tax").starts().pillages("Ann")
    assert own.refusal("Ann", own.play("harbour-tax")) == "arrr.events.2"


def test_mutiny_takes_a_first_mate_or_two_pieces() -> None:
    t = declared(Cid="whiff-of-mutiny").plays("Cid", "whiff-of-mutiny").resolves()
    assert (t.now, t.turn, set(t.menu("Ann"))) == (Mutinied, "Ann", {Lose(CARDS["marrow-meg"]), PAY})
    t.does("Ann", PAY)
    assert (t.pieces("Ann"), t.equipped("Ann")) == (0, "marrow-meg")
    t = declared(Cid="whiff-of-mutiny")
    t.s.pieces[0] = 1
    t.plays("Cid", "whiff-of-mutiny").resolves()
    assert t.menu("Ann") == (Lose(CARDS["marrow-meg"]),)


def test_cross_currents_and_dead_calm() -> None:
    t = declared(Ben=f"cross-currents dead-calm {HARMLESS}").plays("Ben", "cross-currents", at=1).resolves()
    assert t.in_row == "customs-cutter ghost-ship siren-shoals"
    t.until_asked("Ben").plays("Ben", "dead-calm").resolves().all_pass()
    assert t.difficulty == 4
    assert [one.pieces for one in t.view("Ann").sea.row] == [2, 0, 0]


def test_wrong_chart_sends_the_player_to_a_neighbour() -> None:
    t = declared(Cid="wrong-chart")
    assert targets(t, "Cid", "wrong-chart") == {SEA["customs-cutter"], SEA["ghost-ship"]}
    t.plays("Cid", "wrong-chart", at="ghost-ship").resolves().all_pass()
    assert t.s.sailing == SEA["ghost-ship"]


def test_parley_calls_off_a_challenge_or_spares_penalties() -> None:
    t = declared("challenge", Cid="parley loose-cannon").plays("Cid", "parley").resolves().all_pass()
    assert (t.moment, t.s.stakes) == ("W5", [None, None, None])
    t = declared(Ann="parley").until_asked("Ann").plays("Ann", "parley", use=1).resolves()
    t.pass_on().ends_turn()
    assert "Siren Shoals has conquered Ann." in t.heard("Ann")
    assert not any("discards" in line for line in t.heard("Ann"))
    pillage = declared("pillage", Cid="parley")
    assert pillage.refusal("Cid", pillage.play("parley")) == "arrr.events.5"


def test_shoal_costs_two_hand_cards_or_the_voyage() -> None:
    t = (
        declared(Ann="fair-tide foul-wind belay-that", Cid="shoal")
        .until_asked("Cid")
        .plays("Cid", "shoal")
        .resolves()
    )
    assert (t.now, t.turn) == (Aground, "Ann")
    t.does("Ann", PAY).does("Ann", Discard(CARDS["foul-wind"])).does("Ann", Discard(CARDS["belay-that"]))
    t.all_pass()
    assert t.s.sailing == SEA["siren-shoals"]
    t = declared(Ann="fair-tide foul-wind", Cid="shoal harbour-tax").until_asked("Cid").plays("Cid", "shoal")
    t.resolves().does("Ann", DECLINE).all_pass()
    assert (t.now, t.turn) == (Declare, "Ann")
    assert t.refusal("Ann", Sail(SEA["siren-shoals"])) == "arrr.flash.1"
    assert PILLAGE in t.menu("Ann")
    assert Challenge(1, 0) in t.menu("Ann")
    t.does("Ann", Pillage()).until_asked("Cid").plays("Cid", "harbour-tax").all_pass()
    assert (t.pieces("Ann"), t.pieces("Cid")) == (3, 1)  # the tax answers the new declaration


def test_shoal_leaves_no_choice_to_an_empty_hand() -> None:
    t = declared(Ann="fair-tide", Cid="shoal").until_asked("Cid").plays("Cid", "shoal").resolves().all_pass()
    assert (t.now, t.turn) == (Declare, "Ann")
    assert t.hand("Ann") == "fair-tide"
