"""Crew cards and Captains."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from roarhouse.games.arrr.action import Declare
from roarhouse.games.arrr.choices import (
    CAPTAIN,
    CHEAT,
    DECLINE,
    PAY,
    REJECT,
    Decline,
    Lose,
    Pay,
    Play,
    Rethrow,
    Spoils,
    Turned,
)
from roarhouse.games.arrr.crew import Damaged
from roarhouse.games.arrr.effects.answers import PayOrCancel
from roarhouse.games.arrr.game import ArrrGame
from roarhouse.games.arrr.hands import ChooseDeck, Draw
from roarhouse.games.arrr.throwing import ChooseDice, Roll
from tests.arrr.table import CARDS, DECK, GAME, SEA, Table, cards, faces

HARMLESS = "salvage-rights"
ATTACKERS = "marrow-meg boarding-cutlass"


def fighting(crew: str = ATTACKERS, **captains: str) -> Table:
    """Ann faces the Customs Cutter alone on the sea; Ben watches."""
    t = Table("Ann Ben").row("customs-cutter").crew(Ann=crew).watched()
    return (t.captains(**captains) if captains else t).starts().tackles("Ann", "customs-cutter")


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
    assert t.dice("Ann") == 3 + 2


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


# -- Captains ------------------------------------------------------------------------------------------------------


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
def test_ysolde_adds_a_die_to_attack_throws_only() -> None:
    assert fighting("boarding-cutlass", Ann="iron-ysolde").dice("Ann") == 3
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
    t = Table("Ann Ben", game=game).captains(Ann="araminta-vane").watched().starts().does("Ann", CAPTAIN)
    assert (t.pieces("Ann"), t.now, CAPTAIN in t.menu("Ann")) == (1, Declare, False)
    later = Table("Ann Ben", game=game).captains(Ann="araminta-vane").watched().starts().pillages("Ann").all_pass()
    assert (later.moment, later.turn) == ("W5", "Ann")
    later.does("Ann", CAPTAIN)
    assert later.pieces("Ann") == 3


# -- what single cards do --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mate", "item", "card", "stat_sum"),
    [
        ("marrow-meg", "boarding-cutlass", "customs-cutter", 5),
        ("sextant-silas", "cracked-astrolabe", "moonlit-regatta", 5),
        ("whispering-ines", "marked-deck", "letter-in-lemon-ink", 5),
        ("unsinkable-odalys", "lionheart-locket", "ghost-ship", 5),
    ],
)
def test_mates_add_two_dice_and_items_one_to_their_own_stat(mate: str, item: str, card: str, stat_sum: int) -> None:
    t = Table("Ann Ben").row(f"{card} smugglers-cove").crew(Ann=f"{mate} {item} grog-barrel").watched().starts()
    t.tackles("Ann", card)
    before = t.dice("Ann")
    t.plays("Ann", mate).resolves().plays("Ann", item).resolves().plays("Ann", "grog-barrel").resolves()
    assert t.dice("Ann") == before + 4
    other = Table("Ann Ben").row("hanging-judge").crew(Ann="marrow-meg boarding-cutlass").watched().starts()
    other.tackles("Ann", "hanging-judge").until_asked("Ben")
    assert other.piled == []
    assert stat_sum <= before


def test_lubomir_throws_again_up_to_three_failures() -> None:
    t = fighting("lucky-lubomir harbour-brawlers").throws("Ann", "AJNNC").plays("Ann", "lucky-lubomir").resolves()
    menu = [one.faces for one in t.menu("Ann") if isinstance(one, Rethrow)]
    assert faces("NNC") in menu
    assert () in menu
    assert not any(set(faces("AJ")) & set(some) for some in menu)
    t.does("Ann", Rethrow(faces("NNC"))).throws("Ann", "AAN")
    assert t.dice("Ann") == 5


def test_pistols_throw_again_any_two_dice() -> None:
    t = fighting("brace-of-pistols").throws("Ann", "AN").plays("Ann", "brace-of-pistols").resolves()
    assert {one.faces for one in t.menu("Ann") if isinstance(one, Rethrow)} == {
        (),
        faces("A"),
        faces("N"),
        faces("AN"),
    }


def test_gus_makes_a_test_easier_or_takes_dice_from_the_other_participant() -> None:
    t = fighting("gunpowder-gus")
    assert t.refusal("Ann", t.play("gunpowder-gus", at="Ben")) == "arrr.pile.8"
    t.plays("Ann", "gunpowder-gus", use=1).resolves()
    assert t.difficulty == 2
    t = Table("Ann Ben Cid").crew(Ann="gunpowder-gus", Ben="harbour-brawlers").owns(Ann=1).watched().starts()
    t.challenges("Ann", "Ben", "attack").all_pass().claims("Ben", 0)
    t.plays("Ann", "gunpowder-gus", at="Ben").resolves()
    assert (t.dice("Ann"), t.dice("Ben")) == (2, 2)


def test_storm_glass_and_forged_letters_ease_their_stats_only() -> None:
    t = Table("Ann Ben").row("ghost-ship letter-in-blood").crew(Ann="storm-glass forged-letters").watched().starts()
    t.tackles("Ann", "ghost-ship")
    assert t.playable("Ann") == {"storm-glass"}
    assert t.plays("Ann", "storm-glass").resolves().difficulty == 2
    t = Table("Ann Ben").row("ghost-ship letter-in-blood").crew(Ann="storm-glass forged-letters").watched().starts()
    t.tackles("Ann", "letter-in-blood")
    assert t.playable("Ann") == {"forged-letters"}


def test_powder_keg_is_spent() -> None:
    t = fighting("powder-keg").plays("Ann", "powder-keg").resolves()
    assert (t.difficulty, t.equipped("Ann"), t.dice("Ann")) == (1, "", 0)
    assert CARDS["powder-keg"] in t.s.crew_discard


def test_compass_ignores_influences() -> None:
    t = Table("Ann Ben").row("customs-cutter siren-shoals").crew(Ann="cursed-compass").watched().starts()
    assert t.tackles("Ann", "siren-shoals").difficulty == 5
    assert t.plays("Ann", "cursed-compass").resolves().difficulty == 4


def test_knucklebones_improve_every_cheat_of_this_throw() -> None:
    t = fighting("loaded-knucklebones")
    t.s.pieces[0] = 2
    t.throws("Ann", "N").plays("Ann", "loaded-knucklebones").resolves().does("Ann", CHEAT).throws("Ann", "NNN")
    t.does("Ann", CHEAT).throws("Ann", "NNN")


def test_poppet_spoils_a_success_of_the_other_participant_or_rethrows_an_own_die() -> None:
    t = fighting("wax-poppet").throws("Ann", "N").plays("Ann", "wax-poppet", use=1).resolves()
    assert t.menu("Ann") == (Rethrow(faces("N")),)
    t = Table("Ann Ben Cid").crew(Ann="wax-poppet", Ben="harbour-brawlers").owns(Ann=1).watched().starts()
    t.challenges("Ann", "Ben", "attack").all_pass().claims("Ben", 0)
    t.throws("Ann", "N").throws("Ben", "AJNN").plays("Ann", "wax-poppet").resolves()
    assert set(t.menu("Ann")) == {Rethrow(faces("A")), Rethrow(faces("J"))}
    t.does("Ann", Rethrow(faces("J"))).throws("Ben", "N")
    assert t.dice("Ben") == 4


def test_ledger_pays_after_a_won_test() -> None:
    t = Table("Ann Ben").row("chart-of-the-worlds-rim").crew(Ann="reef-runners smugglers-ledger").watched().starts()
    t.tackles("Ann", "chart-of-the-worlds-rim")
    assert t.turn == "Ben"  # Ann is not asked: there is nothing that she could do
    t.throws("Ann", "NNNAA").all_pass()
    assert t.view("Ben").action.trial is not None
    t.plays("Ann", "smugglers-ledger").resolves()
    assert t.pieces("Ann") == 1


def test_flags_notice_and_barnacle_draw() -> None:
    for card, drawn in (("signal-flags", (0, 1)), ("press-gang-notice", (1, 0))):
        t = Table("Ann Ben").crew(Ann=card).starts().plays("Ann", card)
        assert t.s.agenda[-1] == Draw(0, *drawn)
    swabber = Table("Ann Ben", mode="swabber").crew(Ann="signal-flags").starts().plays("Ann", "signal-flags")
    assert swabber.s.agenda[-1] == Draw(0, 1, 0)


def test_anchor_keeps_another_card_from_damage_and_from_being_taken() -> None:
    t = Table("Ann Ben").row("customs-cutter").crew(Ann="spare-anchor boarding-cutlass").watched().starts()
    t.tackles("Ann", "customs-cutter").throws("Ann", "NN").all_pass()
    assert t.moment == "W4"
    assert t.refusal("Ann", t.play("spare-anchor", at="spare-anchor")) == "arrr.pile.8"
    t.plays("Ann", "spare-anchor", at="boarding-cutlass").resolves()
    assert t.equipped("Ann") == "boarding-cutlass"
    t = Table("Ann Ben").row("customs-cutter").crew(Ann="spare-anchor boarding-cutlass grog-barrel")
    t.events(Ben="press-gang-raid").starts().tackles("Ann", "customs-cutter").until_asked("Ben")
    t.plays("Ben", "press-gang-raid", at="boarding-cutlass")
    assert t.refusal("Ann", t.play("spare-anchor", at="grog-barrel")) == "arrr.pile.8"
    t.plays("Ann", "spare-anchor", at="boarding-cutlass").resolves()
    assert "boarding-cutlass" in t.equipped("Ann")
    assert t.hand("Ben") == ""


def test_strongbox_saves_pieces_from_events_and_penalties_but_no_stake() -> None:
    t = Table("Ann Ben").row("hanging-judge").crew(Ann="iron-strongbox").owns(Ann=3).watched().starts()
    t.tackles("Ann", "hanging-judge").throws("Ann", "N").all_pass()
    t.plays("Ann", "iron-strongbox", at=0).resolves()
    assert t.pieces("Ann") == 3
    t = Table("Ann Ben Cid").crew(Ann="iron-strongbox", Ben="marrow-meg").owns(Ann=2, Ben=2).watched().starts()
    t.challenges("Ann", "Ben", "attack", 1).all_pass().claims("Ben", 2)
    t.throws("Ben", "AAA")
    assert t.turn == "Ben"  # Ann is not asked: a stake is no effect on the pile
    t.all_pass()
    assert (t.pieces("Ann"), t.pieces("Ben")) == (0, 4)


def test_leech_and_cat_reduce_damage() -> None:
    t = Table("Ann Ben").row("great-cthulhu").crew(Ann="doc-leech ships-cat grog-barrel lionheart-locket").starts()
    t.sails("Ann", "great-cthulhu").throws("Ann", "NNNNNNNN").all_pass()
    assert t.moment == "W4"
    t.plays("Ann", "doc-leech", at=0).plays("Ann", "ships-cat", at=0).resolves()
    assert len(t.s.equipped[0]) == 4
    less = Table("Ann Ben").row("great-cthulhu").crew(Ann="doc-leech grog-barrel lionheart-locket").starts()
    less.sails("Ann", "great-cthulhu").throws("Ann", "NNNNNN").all_pass().plays("Ann", "doc-leech", at=0).resolves()
    assert less.s.agenda[-1] == Damaged(0, 1)
    less.does("Ann", Lose(CARDS["grog-barrel"]))
    assert less.equipped("Ann") == "doc-leech lionheart-locket"


def test_spyglass_and_parrot_show_hidden_cards_to_their_user_only() -> None:
    t = Table("Ann Ben").crew(Ann="spyglass-of-spite parrot-informer").events(Ben="foul-wind fair-tide").starts()
    t.plays("Ann", "parrot-informer", at="Ben").resolves()
    t.does("nature", t.game.nature(t.s, Random(1)))
    assert t.sees("Ann", "Ben").known == cards("fair-tide foul-wind")
    assert t.sees("watcher", "Ben").known == ()
    assert "In the hand of Ben you see Foul Wind and Fair Tide." in t.heard("Ann")
    t.plays("Ann", "spyglass-of-spite").resolves()
    t.does("nature", Turned(SEA["ghost-ship"]))
    assert (t.view("Ann").sea.top, t.view("Ben").sea.top) == (SEA["ghost-ship"], -1)
    assert t.view("Ben").sea.top_known_to == (0,)


@pytest.mark.parametrize(("choice", "stolen", "paid"), [(PAY, 1, 1), (DECLINE, 0, 0)])
def test_forged_letters_cancel_an_event_unless_its_player_pays(choice: Pay | Decline, stolen: int, paid: int) -> None:
    t = Table("Ann Ben").row("customs-cutter").crew(Ann="forged-letters").owns(Ann=2, Ben=1)
    t.events(Ben=f"light-fingers {HARMLESS}").starts().tackles("Ann", "customs-cutter").until_asked("Ben")
    t.plays("Ben", "light-fingers", at="Ann").plays("Ann", "forged-letters", at=0).resolves()
    assert (t.now, t.turn) == (PayOrCancel, "Ben")
    t.does("Ben", choice)
    assert (t.pieces("Ann"), t.pieces("Ben")) == (2 - stolen, 1 + stolen - paid)
    assert (t.depleted(), t.hand("Ben")) == ("forged-letters", HARMLESS)


def test_forged_letters_answer_events_against_oneself_only() -> None:
    t = Table("Ann Ben").row("customs-cutter").crew(Ann="forged-letters").events(Ben=f"tavern-rumours {HARMLESS}")
    t.starts().tackles("Ann", "customs-cutter").until_asked("Ben").plays("Ben", "tavern-rumours")
    assert t.turn == "Ben"  # Ann has no answer, and everybody can see it


def test_anchor_saves_a_first_mate_from_mutiny() -> None:
    t = (
        Table("Ann Ben")
        .row("customs-cutter")
        .crew(Ann="spare-anchor marrow-meg")
        .events(Ben="whiff-of-mutiny")
        .starts()
    )
    t.sails("Ann", "customs-cutter").plays("Ben", "whiff-of-mutiny")
    t.plays("Ann", "spare-anchor", at="marrow-meg").resolves()
    assert "marrow-meg" in t.equipped("Ann")
