"""Event cards: who plays them, when, and at what; permanents."""

from __future__ import annotations

import pytest

from roarhouse.games.arrr.rules.hands import ChooseDeck
from tests.games.arrr.cards import CARDS, DECK, cards
from tests.games.arrr.scenes import HARMLESS, sailing, targets
from tests.games.arrr.table import Table

# -- the general rules --------------------------------------------------------------------------------------


@pytest.mark.rule("arrr.events.1")
def test_events_are_part_of_the_hand() -> None:
    t = Table("Ann Ben").holds(Ann="grog-barrel").events(Ann="foul-wind")
    assert t.sees("Ann", "Ann").hand == cards("grog-barrel foul-wind")
    assert (t.sees("Ben", "Ann").crew, t.sees("Ben", "Ann").events, t.sees("Ben", "Ann").hand) == (1, 1, ())
    t = sailing(Ben=HARMLESS).until_asked("Ben")
    assert t.refusal("Ben", t.play("foul-wind", at="Ann")) == "arrr.events.1"


@pytest.mark.rule("arrr.events.2")
def test_any_player_may_play_them_unless_the_card_says_otherwise() -> None:
    t = sailing(Cid="foul-wind second-wind").until_asked("Cid")
    assert t.playable("Cid") == {"foul-wind"}
    assert t.refusal("Cid", t.play("second-wind")) == "arrr.events.2"
    assert t.say(t.refused("Cid", t.play("second-wind"))) == (
        "Second Wind can be played by a thrower only. [arrr.events.2]"
    )


@pytest.mark.rule("arrr.events.3")
def test_any_number_may_be_played() -> None:
    t = sailing(Ben="foul-wind blinding-fog rum-ration light-fingers").until_asked("Ben")
    for card in ("foul-wind", "rum-ration", "light-fingers"):
        t.until_asked("Ben").plays("Ben", card, at="Ann")
    assert t.piled == ["foul-wind", "rum-ration", "light-fingers"]


@pytest.mark.rule("arrr.events.4")
def test_they_are_played_in_the_action_phase_only() -> None:
    t = Table("Ann Ben").holds(Ann="grog-barrel").events(Ann="buried-surprise").starts_turn()
    assert t.refusal("Ann", t.play("buried-surprise")) == "arrr.recruitment.1"
    assert t.refusal("Ben", t.play("foul-wind", at="Ann")) == "arrr.recruitment.1"
    later = Table("Ann Ben").events(Ann="buried-surprise").starts().plays("Ann", "buried-surprise")
    assert later.pieces("Ann") == 2


@pytest.mark.rule("arrr.events.5")
def test_only_the_player_in_turn_and_their_cards_are_targets() -> None:
    t = Table("Ann Ben Cid").row("customs-cutter").crew(Ann="marrow-meg", Ben="grog-barrel", Cid="ships-cat")
    t.owns(Ann=1, Ben=1).events(Cid="light-fingers tangled-rigging loose-cannon").starts()
    t.tackles("Ann", "customs-cutter").until_asked("Cid")
    assert targets(t, "Cid", "light-fingers") == {0}
    assert targets(t, "Cid", "tangled-rigging") == {CARDS["marrow-meg"]}
    assert targets(t, "Cid", "loose-cannon") == {0}
    assert t.refusal("Cid", t.play("light-fingers", at="Ben")) == "arrr.events.5"
    assert t.refusal("Cid", t.play("tangled-rigging", at="grog-barrel")) == "arrr.events.5"


@pytest.mark.rule("arrr.events.5")
def test_drawing_needs_no_target_in_turn() -> None:
    t = sailing(Cid="tavern-rumours").until_asked("Cid").plays("Cid", "tavern-rumours").resolves()
    assert (t.now, t.turn) == (ChooseDeck, "Cid")


@pytest.mark.rule("arrr.events.6")
def test_an_event_interrupts_the_game_and_resolves_at_once_without_an_answer() -> None:
    t = sailing(Ben="foul-wind").until_asked("Ben").plays("Ben", "foul-wind", at="Ann")
    assert (t.piled, t.dice("Ann"), t.moment) == (["foul-wind"], 3, "W2")
    t.resolves()
    assert (t.piled, t.dice("Ann"), t.moment) == ([], 1, "W2")


@pytest.mark.rule("arrr.events.7")
def test_an_event_can_be_answered_by_an_event_or_by_a_crew_card() -> None:
    t = Table("Ann Ben").row("customs-cutter").crew(Ann="forged-letters").owns(Ann=1, Ben=0)
    t.events(Ann="belay-that", Ben="light-fingers").starts().tackles("Ann", "customs-cutter").until_asked("Ben")
    t.plays("Ben", "light-fingers", at="Ann")
    assert t.playable("Ann") == {"belay-that", "forged-letters"}
    t.plays("Ann", "forged-letters", at=0).resolves()
    assert (t.pieces("Ann"), t.hand("Ben")) == (1, "")


@pytest.mark.rule("arrr.events.8")
def test_dice_can_be_taken_away_only_before_they_are_thrown() -> None:
    t = sailing(Ben="foul-wind blinding-fog rum-ration").throws("Ann", "AAA").until_asked("Ben")
    for card in ("foul-wind", "blinding-fog", "rum-ration"):
        assert t.refusal("Ben", t.play(card, at="Ann")) == "arrr.events.8"


@pytest.mark.rule("arrr.events.9")
def test_dice_can_be_added_after_the_throw_too() -> None:
    t = sailing(Ann="second-wind").throws("Ann", "ANN").plays("Ann", "second-wind").resolves().throws("Ann", "AA")
    assert t.dice("Ann") == 5
    before = sailing(Ann="second-wind").plays("Ann", "second-wind").resolves()
    assert before.dice("Ann") == 5


@pytest.mark.rule("arrr.events.10")
def test_the_same_holds_for_abilities() -> None:
    t = sailing(Ben=HARMLESS).throws("Ann", "ANN").plays("Ann", "marrow-meg").resolves().throws("Ann", "AA")
    assert t.dice("Ann") == 5
    t = Table("Ann Ben Cid").crew(Ann="gunpowder-gus", Ben="harbour-brawlers").owns(Ann=1).watched().starts()
    t.challenges("Ann", "Ben", "attack").all_pass().claims("Ben", 0).throws("Ann", "AA").throws("Ben", "AAAA")
    t.until_asked("Cid")
    assert t.moment == "W3"
    for verb in next(card for card in DECK.crew if card.id == "gunpowder-gus").ability:
        assert verb.windows == ("W2",)


@pytest.mark.rule("arrr.events.11")
def test_after_resolution_or_cancellation_an_event_is_discarded() -> None:
    t = sailing(Ben="foul-wind", Cid="belay-that").until_asked("Ben").plays("Ben", "foul-wind", at="Ann")
    assert t.s.event_discard == ()
    t.until_asked("Cid").plays("Cid", "belay-that", at=0).resolves()
    assert set(t.s.event_discard) == set(cards("foul-wind belay-that"))


# -- permanents --------------------------------------------------------------------------------------


@pytest.mark.rule("arrr.permanents.1", "arrr.permanents.2")
def test_a_permanent_stays_with_its_player_for_the_rest_of_the_game() -> None:
    t = (
        Table("Ann Ben")
        .row("customs-cutter siren-shoals")
        .crew(Ann="reef-runners")
        .events(Ben=f"barnacled-hull {HARMLESS}")
    )
    t.starts().tackles("Ann", "siren-shoals").until_asked("Ben").plays("Ben", "barnacled-hull", at="Ann")
    assert t.difficulty == 5
    t.resolves()
    assert t.sees("Ben", "Ann").permanents == cards("barnacled-hull")
    assert "Barnacled Hull comes to lie in front of Ann." in t.heard("watcher")
    assert t.s.event_discard == ()
    t = Table("Ann Ben").permanents(Ann="barnacled-hull letter-of-marque").starts().pillages("Ann")
    assert t.pieces("Ann") == 3
    t.ends_turn()
    assert t.sees("Ben", "Ann").permanents == cards("barnacled-hull letter-of-marque")


@pytest.mark.rule("arrr.permanents.3")
def test_a_permanent_can_be_cancelled_and_afterwards_nothing_removes_it() -> None:
    t = sailing(Ben="black-spot", Cid="belay-that").until_asked("Ben").plays("Ben", "black-spot", at="Ann")
    t.until_asked("Cid").plays("Cid", "belay-that", at=0).resolves()
    assert t.s.permanents == [(), (), ()]
    assert CARDS["black-spot"] in t.s.event_discard
    assert t.dice("Ann") == 3


@pytest.mark.rule("arrr.permanents.4")
def test_a_permanent_is_no_equipped_card() -> None:
    t = Table("Ann Ben").permanents(Ann="letter-of-marque").starts()
    ann = t.sees("Ann", "Ann")
    assert (ann.equipped, ann.room) == ((), 4)
    assert [type(one).__name__ for one in t.menu("Ann")] == ["Pillage"]


# -- the other cards --------------------------------------------------------------------------------------


def test_do_or_drown_only_when_behind() -> None:
    t = sailing(Ann="do-or-drown").throws("Ann", "AAN").plays("Ann", "do-or-drown").resolves().throws("Ann", "NNN")
    assert t.dice("Ann") == 6
    ahead = sailing(Ann="do-or-drown").throws("Ann", "AAA")
    assert ahead.refusal("Ann", ahead.play("do-or-drown")) == "arrr.events.5"


def test_pumps_and_fog_count_items_up_to_three() -> None:
    crew = "boarding-cutlass grog-barrel powder-keg marked-deck"
    t = Table("Ann Ben").row("customs-cutter").crew(Ann=crew).events(Ann="hands-to-the-pumps", Ben="blinding-fog")
    t.starts().tackles("Ann", "customs-cutter")
    assert t.dice("Ann") == 4
    t.plays("Ann", "hands-to-the-pumps").resolves()
    assert t.dice("Ann") == 7
    t.until_asked("Ben").plays("Ben", "blinding-fog", at="Ann").resolves()
    assert t.dice("Ann") == 4


def test_swell_and_tide_change_the_difficulty_of_a_test() -> None:
    t = sailing(Ben="rising-swell", Ann="fair-tide").until_asked("Ben").plays("Ben", "rising-swell").resolves()
    assert t.difficulty == 4
    t.throws("Ann", "AAA").plays("Ann", "fair-tide").resolves()
    assert "Ann conquers Customs Cutter!" in t.all_pass().heard("Ben")
    duel = Table("Ann Ben Cid").crew(Ann="marrow-meg", Ben="grog-barrel").owns(Ann=1)
    duel.events(Cid="rising-swell").starts().challenges("Ann", "Ben", "attack").all_pass().claims("Ben", 0)
    duel.until_asked("Cid")
    assert duel.refusal("Cid", duel.play("rising-swell")) == "arrr.events.5"


def test_raid_takes_an_item_into_the_hand_for_all_to_see() -> None:
    t = Table("Ann Ben Cid").row("customs-cutter").crew(Ann="marrow-meg boarding-cutlass harbour-brawlers")
    t.events(Ben="press-gang-raid").starts().tackles("Ann", "customs-cutter").until_asked("Ben")
    assert targets(t, "Ben", "press-gang-raid") == {CARDS["boarding-cutlass"]}
    t.plays("Ben", "press-gang-raid", at="boarding-cutlass").resolves()
    assert (t.hand("Ben"), t.equipped("Ann")) == ("boarding-cutlass", "harbour-brawlers marrow-meg")
    assert t.sees("Cid", "Ben").known == cards("boarding-cutlass")


def test_all_hands_prepares_everything_and_salvage_takes_from_the_discard_pile() -> None:
    t = Table("Ann Ben").row("customs-cutter").crew(Ann="marrow-meg grog-barrel").depletes("marrow-meg grog-barrel")
    t.discarded("doc-leech").events(Ann="all-hands salvage-rights").starts()
    t.plays("Ann", "all-hands").plays("Ann", "salvage-rights", at="doc-leech")
    assert (t.depleted(), t.hand("Ann")) == ("", "doc-leech")
    assert t.sees("Ben", "Ann").known == cards("doc-leech")


def test_dirty_duel_takes_the_dice_of_another_stat() -> None:
    t = (
        Table("Ann Ben")
        .row("customs-cutter")
        .crew(Ann="choir-of-the-doomed")
        .events(Ann="dirty-duel", Ben=HARMLESS)
        .starts()
    )
    t.tackles("Ann", "customs-cutter")
    assert t.dice("Ann") == 1
    t.plays("Ann", "dirty-duel", at="courage").resolves()
    assert t.dice("Ann") == 4
    t.throws("Ann", "AAAC").all_pass()
    assert t.chest("Ann") == "customs-cutter"


def test_black_spot_spoils_the_first_cheat_of_each_throw() -> None:
    t = Table("Ann Ben").row("customs-cutter").crew(Ann="marrow-meg").owns(Ann=2).permanents(Ann="black-spot")
    t.watched().starts().tackles("Ann", "customs-cutter").throws("Ann", "NNN")
    trial = t.view("Ann").action.trial
    assert trial is not None
    assert trial.dice[0].next_cheat == 1
    assert t.captains(Ann="calico-crane").view("Ann").action.trial.dice[0].next_cheat == 2  # type: ignore[union-attr]
