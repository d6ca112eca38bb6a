"""What is chosen for a seat that does not choose in time."""

from __future__ import annotations

from random import Random

import pytest

from roarhouse.core.options import make_options
from roarhouse.games.arrr.choices import (
    DECLINE,
    PAY,
    REJECT,
    Claim,
    Discard,
    DrawFrom,
    Lose,
    Put,
    Rethrow,
    Spoils,
    Turned,
)
from roarhouse.games.arrr.game import ArrrGame
from tests.games.arrr.cards import CARDS, GAME, SEA, cards, faces
from tests.games.arrr.table import Table
from tests.laws.laws import walk


def default(t: Table, name: str) -> object:
    return GAME.default(t.s, t.seat(name))


@pytest.mark.parametrize("mode", GAME.modes)
def test_a_default_is_always_legal(mode: str) -> None:
    for s, _ in walk(GAME, make_options(ArrrGame, mode), Random(mode)):
        for seat in GAME.turn(s):
            if seat >= 0:
                assert GAME.refuse(s, seat, GAME.default(s, seat)) is None


def test_a_challenge_is_accepted_for_all_pieces_unless_the_dice_are_hopeless() -> None:
    for crew, expected in (("grog-barrel", REJECT), ("boarding-cutlass", Claim(3))):
        t = Table("Ann Ben").crew(Ann="marrow-meg", Ben=crew).owns(Ann=3, Ben=6).starts()
        t.challenges("Ann", "Ben", "attack", 4)
        assert default(t, "Ben") == expected


def test_spoils_are_the_strongest_cards_and_the_piece() -> None:
    t = Table("Ann Ben").crew(Ann="marrow-meg", Ben="grog-barrel reef-runners doc-leech").owns(Ann=1).starts()
    t.challenges("Ann", "Ben", "attack").does("Ben", REJECT)
    chosen = default(t, "Ann")
    assert isinstance(chosen, Spoils)
    assert (set(chosen.cards), chosen.piece) == (set(cards("reef-runners doc-leech")), True)


def test_damage_takes_depleted_and_weak_cards_first() -> None:
    t = Table("Ann Ben").row("customs-cutter").crew(Ann="marrow-meg grog-barrel harbour-brawlers").starts()
    t.sails("Ann", "customs-cutter").throws("Ann", "NNNNNNN").pass_on()
    assert default(t, "Ann") == Lose(CARDS["grog-barrel"])
    t.depletes("marrow-meg")
    assert default(t, "Ann") == Lose(CARDS["marrow-meg"])


def test_hand_cards_dice_decks_and_the_lookout() -> None:
    t = Table("Ann Ben").row("siren-shoals").crew(Ann="grog-barrel").holds(Ann="reef-runners ships-cat marked-deck")
    t.starts().sails("Ann", "siren-shoals").pass_on()
    assert default(t, "Ann") == Discard(CARDS["marked-deck"])
    t = Table("Ann Ben").row("customs-cutter").crew(Ann="brace-of-pistols").starts().sails("Ann", "customs-cutter")
    t.throws("Ann", "AN").plays("Ann", "brace-of-pistols").resolves()
    assert default(t, "Ann") == Rethrow(faces("N"))
    t = Table("Ann Ben").crew(Ann="mother-barnacle").holds(Ann="grog-barrel").starts().plays("Ann", "mother-barnacle")
    assert default(t, "Ann") == DrawFrom("event")
    t = Table("Ann Ben").crew(Ann="spyglass-of-spite").starts().plays("Ann", "spyglass-of-spite")
    t.does("nature", Turned(SEA["ghost-ship"]))
    assert default(t, "Ann") == Put(False)


def test_mutiny_is_paid_if_there_are_two_pieces_and_a_shoal_is_never() -> None:
    for pieces, expected in ((2, PAY), (1, Lose(CARDS["marrow-meg"]))):
        t = Table("Ann Ben").row("customs-cutter").crew(Ann="marrow-meg").owns(Ann=pieces)
        t.events(Ben="whiff-of-mutiny").starts().sails("Ann", "customs-cutter").plays(
            "Ben", "whiff-of-mutiny"
        ).resolves()
        assert default(t, "Ann") == expected
    t = Table("Ann Ben").row("customs-cutter").crew(Ann="marrow-meg").holds(Ann="grog-barrel ships-cat")
    t.events(Ben="shoal").starts().sails("Ann", "customs-cutter").plays("Ben", "shoal").resolves()
    assert default(t, "Ann") == DECLINE


@pytest.mark.rule("arrr.action.4", "arrr.pile.10")
def test_answers_and_other_decisions_have_their_own_seconds() -> None:
    t = Table("Ann Ben", responseSeconds=7, turnSeconds=70).row("customs-cutter").crew(Ann="marrow-meg")
    t.events(Ben="foul-wind").starts()
    assert GAME.seconds(t.s, t.seat("Ann")) == 70
    t.sails("Ann", "customs-cutter").until_asked("Ben")
    assert GAME.seconds(t.s, t.seat("Ben")) == 7
    off = Table("Ann Ben", responseSeconds=0, turnSeconds=0).crew(Ann="marrow-meg").starts()
    assert GAME.seconds(off.s, off.seat("Ann")) is None
