"""Sentences of the rulebook on which the first reading went wrong, each with the scene that shows it."""

from __future__ import annotations

from pathlib import Path

import pytest

from roarhouse.core.errors import RecordError
from roarhouse.core.records.record import Record, load
from roarhouse.games.arrr.choices import DECLINE, PAY, REJECT, Equip, Spoils, Unequip
from roarhouse.games.arrr.rules.action import Declare
from roarhouse.games.arrr.rules.crew import Mutinied
from roarhouse.games.arrr.rules.turn import Equipment
from tests.games.arrr.cards import CREW, GAME, options
from tests.games.arrr.scenes import declared
from tests.games.arrr.table import Table

ANYTIME = ("buried-surprise", "letter-of-marque", "tavern-rumours", "salvage-rights")
HOSTILE = ("loose-cannon", "light-fingers", "press-gang-raid", "tangled-rigging")


# -- "they may be played by any players, in any number, during the Action phase" -----------------------------------


@pytest.mark.rule("arrr.events.2", "arrr.events.4")
@pytest.mark.parametrize("card", ANYTIME)
@pytest.mark.parametrize("moment", ["W1", "W2", "W3", "W4", "W5"])
def test_any_player_plays_an_event_at_any_moment_of_the_action_phase(card: str, moment: str) -> None:
    t = (
        Table("Ann Ben")
        .row("customs-cutter")
        .crew(Ann="grog-barrel")
        .events(Ben=card)
        .discarded("ships-cat")
        .starts()
    )
    t.sails("Ann", "customs-cutter").goes_on_to(moment).until_asked("Ben")
    assert t.playable("Ben") == {card}


@pytest.mark.rule("arrr.events.4", "arrr.flash.2")
@pytest.mark.parametrize("card", HOSTILE)
def test_the_moment_of_flashes_is_not_closed_to_other_events(card: str) -> None:
    t = Table("Ann Ben").row("customs-cutter").crew(Ann="grog-barrel").owns(Ann=2).events(Ben=card).starts()
    t.sails("Ann", "customs-cutter").until_asked("Ben")
    assert (t.moment, t.playable("Ben")) == ("W1", {card})


@pytest.mark.rule("arrr.crew.13", "arrr.flash.2")
def test_an_ability_is_usable_in_the_whole_action_phase() -> None:
    t = Table("Ann Ben").crew(Ann="signal-flags").starts()
    assert t.playable("Ann") == {"signal-flags"}
    t.pillages("Ann")
    assert (t.moment, t.playable("Ann")) == ("W1", {"signal-flags"})


@pytest.mark.rule("arrr.events.2", "arrr.events.4")
@pytest.mark.parametrize("moment", ["W1", "W2", "W3", "W4"])
def test_all_hands_is_played_at_any_moment_by_the_player_in_turn(moment: str) -> None:
    """Its text names the player, but no moment."""
    t = Table("Ann Ben").row("customs-cutter").crew(Ann="grog-barrel ships-cat").depletes("ships-cat")
    t.events(Ann="all-hands", Ben="salvage-rights").discarded("storm-glass").starts()
    t.sails("Ann", "customs-cutter").goes_on_to(moment).until_asked("Ann")
    assert "all-hands" in t.playable("Ann")


@pytest.mark.rule("arrr.events.5")
def test_all_hands_prepares_cards_of_a_player_in_turn_only() -> None:
    t = Table("Ann Ben").crew(Ann="grog-barrel", Ben="ships-cat").depletes("grog-barrel ships-cat")
    t.events(Ann="all-hands").starts()
    assert t.playable("Ann") == {"all-hands"}
    t.events(Ann="", Ben="all-hands").pillages("Ann").until_asked("Ben")
    assert t.refusal("Ben", t.play("all-hands")) == "arrr.events.2"


@pytest.mark.rule("arrr.pile.11")
@pytest.mark.parametrize("card", HOSTILE)
def test_a_table_may_open_the_time_before_the_declaration_to_all(card: str) -> None:
    t = Table("Ann Ben", openBeforeDeclaration=True).crew(Ann="grog-barrel").owns(Ann=2).events(Ben=card).starts()
    assert (t.moment, t.turn, t.playable("Ben")) == ("W0", "Ben", {card})


# -- places and cards ----------------------------------------------------------------------------------------------

ROW = "customs-cutter siren-shoals ghost-ship hanging-judge"


def hooked() -> Table:
    """Ann's Hook is announced at the two cards next to the deck; Ben can answer with the Cross-Currents."""
    t = Table("Ann Ben").row(ROW).crew(Ann="grappling-hook").events(Ben="cross-currents parley").starts()
    t.pillages("Ann").plays("Ann", "grappling-hook", at=0)
    assert t.turn == "Ben"
    return t


@pytest.mark.rule("arrr.pile.8", "arrr.influence.1")
def test_an_exchange_stays_with_its_two_cards() -> None:
    t = hooked().plays("Ben", "cross-currents", at=0).resolves()
    assert t.in_row == ROW  # exchanged twice: the same two cards


@pytest.mark.rule("arrr.pile.8", "arrr.influence.1")
def test_an_exchange_of_cards_that_are_no_neighbours_any_more_has_no_effect() -> None:
    t = hooked().plays("Ben", "cross-currents", at=1).resolves()
    assert t.in_row == "customs-cutter ghost-ship siren-shoals hanging-judge"
    assert "Grappling Hook at Customs Cutter and Siren Shoals has no effect." in t.heard("Ann")


@pytest.mark.rule("arrr.pile.8", "arrr.influence.1")
def test_an_exchange_follows_its_cards_to_their_new_places() -> None:
    t = hooked()
    t.s.row = (t.s.row[3], *t.s.row[:3])  # a card has come between the deck and the two
    t.resolves()
    assert t.in_row == "hanging-judge siren-shoals customs-cutter ghost-ship"


# -- Iron Strongbox: "would cost you Pieces" -------------------------------------------------------------------------


def boxed(pieces: int, crew: str = "iron-strongbox", event: str = "whiff-of-mutiny") -> Table:
    t = Table("Ann Ben").row("customs-cutter").crew(Ann=crew).owns(Ann=pieces).events(Ben=event).starts()
    return t.sails("Ann", "customs-cutter").until_asked("Ben").plays("Ben", event)


@pytest.mark.rule("arrr.terms.10")
def test_the_strongbox_answers_nothing_that_costs_no_piece() -> None:
    t = boxed(1, "iron-strongbox marrow-meg")  # one Piece does not pay off the mutineers: only Meg can be lost
    assert "iron-strongbox" not in (t.playable("Ann") if t.turn == "Ann" else set())
    t = Table("Ann Ben").row("governors-masquerade").crew(Ann="iron-strongbox whispering-ines").starts()
    t.tackles("Ann", "governors-masquerade").throws("Ann", "NNNN").all_pass()
    assert "iron-strongbox" not in (t.playable("Ann") if t.moment else set())


@pytest.mark.rule("arrr.terms.10")
def test_the_strongbox_saves_pieces() -> None:
    t = boxed(2).plays("Ann", "iron-strongbox", at=0).resolves()
    assert (t.pieces("Ann"), t.now is Mutinied) == (2, False)
    t = Table("Ann Ben").row("letter-in-blood")
    t.crew(Ann="iron-strongbox").owns(Ann=1).starts().tackles("Ann", "letter-in-blood").throws("Ann", "N").all_pass()
    assert t.moment == "W4"
    t.plays("Ann", "iron-strongbox", at=0).resolves()
    assert t.pieces("Ann") == 1


# -- "there is no limit on the number of Items" ----------------------------------------------------------------------

FOUR = "grog-barrel ships-cat spare-anchor powder-keg"
MORE = "storm-glass parrot-informer signal-flags wax-poppet forged-letters"


def equipping(hand: str, old: str = FOUR, **values: str) -> Table:
    t = Table("Ann Ben", **values).crew(Ann=old).holds(Ann=hand)
    t.s.agenda = [Equipment(0)]
    return t.starts()


@pytest.mark.rule("arrr.equipment.1", "arrr.equipment.4", "arrr.crew.4")
def test_items_have_no_limit_but_four_cards_come_from_the_hand_in_a_turn() -> None:
    t = equipping(MORE)
    for id in MORE.split()[:4]:
        t.does("Ann", Equip(CREW[id]))
    assert len(t.s.equipped[0]) == 8
    assert t.refusal("Ann", Equip(CREW["forged-letters"])) == "arrr.equipment.1"
    t.does("Ann", Unequip(CREW["grog-barrel"]))
    assert t.refusal("Ann", Equip(CREW["forged-letters"])) == "arrr.equipment.1"


@pytest.mark.rule("arrr.equipment.2", "arrr.equipment.3", "arrr.equipment.5", "arrr.crew.3")
def test_room_is_made_for_first_mates_and_packs() -> None:
    t = equipping("sextant-silas reef-runners", old="marrow-meg grey-gulls ships-cat")
    assert t.refusal("Ann", Equip(CREW["sextant-silas"])) == "arrr.equipment.2"
    assert t.refusal("Ann", Equip(CREW["reef-runners"])) == "arrr.equipment.3"
    t.does("Ann", Unequip(CREW["marrow-meg"])).does("Ann", Equip(CREW["sextant-silas"]))
    assert t.equipped("Ann") == "grey-gulls sextant-silas ships-cat"


@pytest.mark.rule("arrr.equipment.5", "arrr.crew.4")
def test_a_table_may_limit_the_whole_crew_to_four() -> None:
    t = equipping(MORE, crewLimit="total")
    assert t.refusal("Ann", Equip(CREW["storm-glass"])) == "arrr.equipment.4"
    t.does("Ann", Unequip(CREW["grog-barrel"])).does("Ann", Equip(CREW["storm-glass"]))
    assert len(t.s.equipped[0]) == 4


# -- flashes, abilities, Challenges ----------------------------------------------------------------------------------


@pytest.mark.rule("arrr.flash.1", "arrr.flash.2")
def test_a_flash_may_answer_an_action_that_is_declared_after_a_shoal() -> None:
    t = declared("sail", Ben="shoal harbour-tax", Cid="salvage-rights").until_asked("Ben").plays("Ben", "shoal")
    t.s.crew[0] = (CREW["storm-glass"], CREW["parrot-informer"])
    t.resolves().does("Ann", DECLINE).pass_on()
    assert t.now is Declare
    t.pillages("Ann").until_asked("Ben")
    assert (t.moment, t.playable("Ben")) == ("W1", {"harbour-tax"})


CANCELLED = {True: set[str](), False: {"marrow-meg"}}


@pytest.mark.rule("arrr.crew.8", "arrr.pile.5")
@pytest.mark.parametrize("once", [True, False])
def test_an_ability_is_used_once_in_a_turn_even_if_it_is_cancelled(once: bool) -> None:
    t = Table("Ann Ben", onceIfCancelled=once).row("customs-cutter").crew(Ann="marrow-meg")
    t.events(Ben="it-never-happened salvage-rights").starts().tackles("Ann", "customs-cutter")
    t.plays("Ann", "marrow-meg").plays("Ben", "it-never-happened", at=0).resolves()
    assert (t.depleted(), t.dice("Ann")) == ("", 3)
    assert (t.playable("Ann") if t.turn == "Ann" else set()) == CANCELLED[once]


@pytest.mark.rule("arrr.crew.8")
def test_a_cancelled_ability_is_ready_again_in_the_next_turn() -> None:
    t = Table("Ann Ben").row("customs-cutter").crew(Ann="signal-flags").events(Ben="it-never-happened").starts()
    t.plays("Ann", "signal-flags").plays("Ben", "it-never-happened", at=0).resolves()
    assert t.refusal("Ann", t.play("signal-flags")) == "arrr.pile.5"
    t.pillages("Ann").ends_turn()
    assert t.s.course.barred == ()


@pytest.mark.rule("arrr.challenge.13", "arrr.challenge.14")
def test_both_players_are_in_turn_from_the_declaration_of_the_challenge() -> None:
    t = Table("Ann Ben Cid").crew(Ann="marrow-meg", Ben="signal-flags ships-cat").owns(Ann=1, Ben=1)
    t.events(Cid="loose-cannon").starts().challenges("Ann", "Ben", "attack", 1)
    assert (t.moment, t.playable(t.turn)) == ("W1", {"signal-flags"})
    t.until_asked("Cid").plays("Cid", "loose-cannon", at="Ben").resolves()
    assert len(t.s.equipped[1]) == 2  # Ben chooses one of the two


@pytest.mark.rule("arrr.challenge.9", "arrr.challenge.13")
def test_after_a_rejection_only_the_challenger_is_in_turn() -> None:
    t = Table("Ann Ben Cid").crew(Ann="marrow-meg", Ben="signal-flags ships-cat").owns(Ann=1, Ben=1)
    t.events(Cid="tangled-rigging").starts().challenges("Ann", "Ben", "attack", 1).all_pass().does("Ben", REJECT)
    t.does("Ann", Spoils((), False)).until_asked("Cid")
    assert t.s.in_turn == (0,)
    assert t.refusal("Cid", t.play("tangled-rigging", at="ships-cat")) == "arrr.events.5"


@pytest.mark.rule("arrr.challenge.13", "arrr.flash.1")
def test_after_a_parley_only_the_challenger_is_in_turn() -> None:
    t = declared("challenge", Ben="parley", Cid="salvage-rights").until_asked("Ben").plays("Ben", "parley").resolves()
    assert t.s.in_turn == (0,)


@pytest.mark.rule("arrr.flash.1")
def test_a_paid_shoal_leaves_the_declaration_as_it_is() -> None:
    t = Table("Ann Ben").row("customs-cutter").crew(Ann="marrow-meg").holds(Ann="storm-glass parrot-informer")
    t.events(Ben="shoal").starts().sails("Ann", "customs-cutter").plays("Ben", "shoal").does("Ann", PAY)
    assert t.s.declared is not None


# -- games that were played by the first reading ------------------------------------------------------------------


def test_a_record_of_older_rules_says_so(tmp_path: Path) -> None:
    """Its cards name words that the deck does not know any more; the answer is about the rules all the same."""
    file = tmp_path / "old.roar"
    text = Record(GAME, options()).text().replace(b'"version":2', b'"version":1')
    file.write_bytes(text.replace(b'"others"', b'"notInTurn"'))
    with pytest.raises(RecordError, match="expected rules version 2, found 1"):
        load(file)
