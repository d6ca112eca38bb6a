"""Captains: their traits and abilities."""

from __future__ import annotations

import msgspec
import pytest

from roarhouse.games.arrr.choices import (
    CAPTAIN,
    CHEAT,
    REJECT,
    Play,
    Rethrow,
    Spoils,
)
from roarhouse.games.arrr.game import ArrrGame
from roarhouse.games.arrr.rules.action import Declare
from roarhouse.games.arrr.rules.crew import Damaged
from roarhouse.games.arrr.rules.hands import ChooseDeck
from roarhouse.games.arrr.rules.tests import ChooseDice, Roll
from tests.games.arrr.cards import CARDS, DECK, GAME, cards, faces
from tests.games.arrr.scenes import fighting
from tests.games.arrr.table import Table


@pytest.mark.rule("arrr.captains.3")
@pytest.mark.parametrize("captain", [card.id for card in DECK.captain])
def test_every_captain_has_an_ability(captain: str) -> None:
    card = next(card for card in DECK.captain if card.id == captain)
    assert card.ability or card.traits != type(card.traits)()
    assert card.text.en
    assert card.text.de


@pytest.mark.rule("arrr.captains.3")
def test_crane_throws_one_die_more_in_the_first_cheat_of_each_throw() -> None:
    t = fighting("marrow-meg", Ann="calico-crane")
    t.s.pieces[0] = 2
    t.throws("Ann", "NNN").does("Ann", CHEAT)
    assert t.s.agenda[-1] == Roll(0, 3)
    t.throws("Ann", "NNN").does("Ann", CHEAT)
    assert t.s.agenda[-1] == Roll(0, 2)


@pytest.mark.rule("arrr.captains.3")
def test_ysolde_adds_two_dice_to_attack_throws_only() -> None:
    assert fighting("boarding-cutlass", Ann="iron-ysolde").dice("Ann") == 4
    t = Table("Ann Ben").row("ghost-ship").crew(Ann="grog-barrel").captains(Ann="iron-ysolde").watched().starts()
    assert t.tackles("Ann", "ghost-ship").dice("Ann") == 2


@pytest.mark.rule("arrr.captains.3")
def test_tidecaller_does_not_feel_influences_that_raise_a_difficulty() -> None:
    row = "customs-cutter siren-shoals chart-of-the-low-tide"
    for captain, difficulty in (("calico-crane", 4), ("morwenna-tidecaller", 3)):
        t = Table("Ann Ben").row(row).crew(Ann="reef-runners").captains(Ann=captain).watched().starts()
        assert t.tackles("Ann", "siren-shoals").difficulty == difficulty


@pytest.mark.rule("arrr.captains.3")
def test_bones_suffers_one_damage_less() -> None:
    t = Table("Ann Ben").row("horn-of-the-iron-whale").crew(Ann="boarding-cutlass powder-keg ships-cat")
    t.captains(Ann="baltasar-bones").starts().sails("Ann", "horn-of-the-iron-whale").throws("Ann", "NNNN").pass_on()
    assert t.s.agenda[-1] == Damaged(0, 1)


@pytest.mark.rule("arrr.captains.3")
def test_pinchpurse_pillages_three_pieces() -> None:
    assert Table("Ann Ben").captains(Ann="prudence-pinchpurse").starts().pillages("Ann").pieces("Ann") == 3


@pytest.mark.rule("arrr.captains.3")
def test_ogden_fights_better_draws_for_a_victory_and_loses_little_by_rejecting() -> None:
    t = Table("Ann Ben").crew(Ann="marrow-meg", Ben="grog-barrel ships-cat").owns(Ann=1, Ben=1)
    t.captains(Ann="grim-ogden", Ben="calico-crane").starts().challenges("Ann", "Ben", "attack", 1).claims("Ben", 1)
    assert (t.dice("Ann"), t.dice("Ben")) == (5, 0)
    t.throws("Ann", "AAANN").all_pass()
    assert (t.now, t.turn, t.pieces("Ann")) == (ChooseDeck, "Ann", 2)
    t = Table("Ann Ben").crew(Ann="marrow-meg", Ben="grog-barrel ships-cat").owns(Ann=1)
    t.captains(Ben="grim-ogden").starts().challenges("Ann", "Ben", "attack").does("Ben", REJECT)
    spoils = [one for one in t.menu("Ann") if isinstance(one, Spoils)]
    assert max(len(one.cards) for one in spoils) == 1
    assert not any(one.piece for one in spoils)


@pytest.mark.rule("arrr.captains.4")
def test_a_captain_is_no_card_neither_equipped_nor_in_hand() -> None:
    t = Table("Ann Ben").captains(Ann="iron-ysolde").starts()
    assert [type(one).__name__ for one in t.menu("Ann")] == ["Pillage"]
    ann = t.sees("Ann", "Ann")
    assert (ann.equipped, ann.hand, ann.room) == ((), (), 4)


@pytest.mark.rule("arrr.captains.5", "arrr.permanents.4")
def test_neither_captain_nor_permanent_can_pay_for_damage() -> None:
    t = Table("Ann Ben").row("great-cthulhu").crew(Ann="grog-barrel").captains(Ann="iron-ysolde")
    t.permanents(Ann="letter-of-marque").starts().sails("Ann", "great-cthulhu").throws("Ann", "NN").pass_on()
    assert t.equipped("Ann") == ""
    assert t.sees("Ben", "Ann").permanents == cards("letter-of-marque")
    assert DECK.captain[t.sees("Ben", "Ann").captain].id == "iron-ysolde"


@pytest.mark.rule("arrr.captains.6")
def test_a_captain_cannot_be_taken_in_a_challenge() -> None:
    t = Table("Ann Ben").crew(Ann="marrow-meg", Ben="grog-barrel").owns(Ann=1).captains(Ben="iron-ysolde").starts()
    t.challenges("Ann", "Ben", "attack").does("Ben", REJECT)
    taken = {card for one in t.menu("Ann") if isinstance(one, Spoils) for card in one.cards}
    assert taken == {CARDS["grog-barrel"]}


@pytest.mark.rule("arrr.captains.7")
def test_a_captain_acts_at_once_and_is_no_target() -> None:
    t = Table("Ann Ben").row("customs-cutter").crew(Ann="marrow-meg").captains(Ann="araminta-vane")
    t.events(Ben="it-never-happened tangled-rigging").starts().tackles("Ann", "customs-cutter").throws("Ann", "NNA")
    t.does("Ann", CAPTAIN)
    assert (t.now, t.s.pile) == (ChooseDice, ())
    t.does("Ann", Rethrow(faces("N"))).throws("Ann", "J").until_asked("Ben")
    assert {
        one.target for one in t.menu("Ben") if isinstance(one, Play) and one.card == CARDS["tangled-rigging"]
    } == {CARDS["marrow-meg"]}


@pytest.mark.rule("arrr.captains.8")
def test_captain_abilities_are_used_once_a_turn_and_only_in_turn() -> None:
    t = fighting("marrow-meg", Ann="araminta-vane", Ben="calico-crane")
    assert t.refusal("Ann", CAPTAIN) == "arrr.captains.8"
    t.throws("Ann", "NNA").does("Ann", CAPTAIN).does("Ann", Rethrow(faces("N"))).throws("Ann", "N")
    assert t.refusal("Ann", CAPTAIN) == "arrr.captains.8"
    other = Table("Ann Ben").row("customs-cutter").crew(Ann="marrow-meg").captains(Ben="araminta-vane").watched()
    other.starts().tackles("Ann", "customs-cutter").throws("Ann", "NNA").until_asked("Ben")
    assert other.refusal("Ben", CAPTAIN) == "arrr.captains.8"


@pytest.mark.rule("arrr.captains.8")
def test_an_ability_of_an_owners_captain_has_its_own_windows() -> None:
    raw = msgspec.to_builtins(DECK)
    vane = next(card for card in raw["captain"] if card["id"] == "araminta-vane")
    vane["ability"] = [{"verb": "gain", "pieces": 1, "windows": ["W0", "W5"]}]
    game = ArrrGame(msgspec.convert(raw, GAME.Deck))
    t = Table.of(game)("Ann Ben").captains(Ann="araminta-vane").watched().starts().does("Ann", CAPTAIN)
    assert (t.pieces("Ann"), t.now, CAPTAIN in t.menu("Ann")) == (1, Declare, False)
    later = Table.of(game)("Ann Ben").captains(Ann="araminta-vane").watched().starts().pillages("Ann").all_pass()
    assert (later.moment, later.turn) == ("W5", "Ann")
    later.does("Ann", CAPTAIN)
    assert later.pieces("Ann") == 3
