"""What single Crew cards do."""

from __future__ import annotations

from random import Random

import pytest

from roarhouse.games.arrr.choices import (
    CHEAT,
    DECLINE,
    PAY,
    Decline,
    Lose,
    Pay,
    Rethrow,
    Turned,
)
from roarhouse.games.arrr.rules.cards.answers import PayOrCancel
from roarhouse.games.arrr.rules.crew import Damaged
from roarhouse.games.arrr.rules.hands import Draw
from tests.games.arrr.cards import CARDS, SEA, cards, faces
from tests.games.arrr.scenes import HARMLESS, fighting
from tests.games.arrr.table import Table


@pytest.mark.parametrize(
    ("mate", "item", "card", "stat_sum"),
    [
        ("marrow-meg", "boarding-cutlass", "customs-cutter", 5),
        ("sextant-silas", "cracked-astrolabe", "moonlit-regatta", 5),
        ("whispering-ines", "marked-deck", "letter-in-lemon-ink", 5),
        ("unsinkable-odalys", "lionheart-locket", "ghost-ship", 5),
    ],
)
def test_mates_and_items_of_one_stat_add_two_dice_and_the_barrel_one_to_any(
    mate: str, item: str, card: str, stat_sum: int
) -> None:
    t = Table("Ann Ben").row(f"{card} smugglers-cove").crew(Ann=f"{mate} {item} grog-barrel").watched().starts()
    t.tackles("Ann", card)
    before = t.dice("Ann")
    t.plays("Ann", mate).resolves().plays("Ann", item).resolves().plays("Ann", "grog-barrel").resolves()
    assert t.dice("Ann") == before + 5
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
    assert (t.pieces("Ann"), t.equipped("Ann")) == (2, "reef-runners")


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


def test_forged_letters_answer_events_against_their_user_only() -> None:
    t = Table("Ann Ben").row("customs-cutter").crew(Ann="forged-letters").events(Ben=f"tavern-rumours {HARMLESS}")
    t.starts().tackles("Ann", "customs-cutter").until_asked("Ben").plays("Ben", "tavern-rumours")
    assert t.turn == "Ben"  # Ann has no answer, and all can see it


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
