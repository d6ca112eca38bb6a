"""Components and terms: what is in the box, and where it lies."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from roarhouse.games.arrr.choices import Discard, Pillage, Rolled
from roarhouse.games.arrr.rules.recruitment import Recruiting
from roarhouse.games.arrr.rules.tests import Roll
from tests.games.arrr.cards import CARDS, DECK, EVENTS, GAME, SEA, cards, faces
from tests.games.arrr.table import Setup, Table


@pytest.mark.rule("arrr.components.1", "arrr.crew.2")
def test_39_crew_cards_are_first_mates_items_and_packs() -> None:
    assert len(DECK.crew) == 39
    assert Counter(card.kind for card in DECK.crew) == {"mate": 9, "item": 21, "pack": 9}


@pytest.mark.rule("arrr.components.2")
def test_39_event_cards_of_which_some_exist_more_than_once() -> None:
    assert sum(card.count for card in DECK.event) == 39
    s = Setup("Ann Ben").s
    assert len(s.event_deck) == 39
    assert s.event_deck.count(EVENTS["belay-that"]) == 4


@pytest.mark.rule("arrr.components.3", "arrr.components.4", "arrr.exploration.7")
def test_23_exploration_cards_and_12_of_them_have_a_symbol_instead_of_fame() -> None:
    assert len(DECK.exploration) == 23
    with_symbol = [card for card in DECK.exploration if card.collection]
    assert len(with_symbol) == 12
    assert all(card.fame == 0 for card in with_symbol)
    assert all(card.fame > 0 for card in DECK.exploration if not card.collection)


@pytest.mark.rule("arrr.components.5", "arrr.captains.2")
def test_9_captains_without_stats() -> None:
    assert len(DECK.captain) == 9
    assert not any(hasattr(card, "stats") for card in DECK.captain)
    t = Table("Ann Ben").captains(Ann="calico-crane")
    assert t.sees("Ann", "Ann").stats == (0, 0, 0, 0)


@pytest.mark.rule("arrr.components.6")
def test_42_pieces_and_no_more_unless_the_table_has_no_end_of_them() -> None:
    s = Setup("Ann Ben Cid").s
    assert s.reserve + sum(s.pieces) == 42
    t = Table("Ann Ben").owns(Ben=41).starts().pillages("Ann")
    assert (t.pieces("Ann"), t.s.reserve) == (1, 0)
    rich = Table("Ann Ben", pieceSupply="unlimited").owns(Ben=41).starts().pillages("Ann")
    assert rich.pieces("Ann") == 2
    assert rich.view("Ann").decks.reserve is None


@pytest.mark.rule("arrr.components.7")
def test_six_dice_are_no_limit_and_their_sixth_face_is_a_jolly_or_blank() -> None:
    t = Table("Ann Ben").row("customs-cutter").crew(Ann="marrow-meg harbour-brawlers boarding-cutlass powder-keg")
    t.starts().sails("Ann", "customs-cutter").all_pass()
    assert t.s.agenda[-1] == Roll(0, 11)
    t.throws("Ann", "NNNNNNNNAAJ")
    assert t.refusal("nature", Rolled(faces("A"))) == "arrr.pile.10"
    jolly, blank = (Setup("Ann Ben", sixthFace=face).s.box.faces for face in ("jolly", "blank"))
    assert (jolly, blank) == (faces("ANWCJJ"), faces("ANWCJ."))


@pytest.mark.rule("arrr.terms.1", "arrr.terms.9")
def test_the_table_shows_whose_turn_it_is_and_what_the_reserve_holds() -> None:
    t = Table("Ann Ben").owns(Ann=3, Ben=4).starts()
    assert t.aloud("Ben")[0] == "Arrr!!! – turn 1, Ann – Action"
    assert "Pieces in the Reserve: 35" in t.aloud("Ben")
    assert [player.pieces for player in t.view("watcher").players] == [3, 4]


@pytest.mark.rule("arrr.terms.2", "arrr.terms.3")
def test_the_seven_seas_lie_in_the_middle_and_player_areas_around_them() -> None:
    t = Table("Ann Ben").row("ghost-ship customs-cutter").crew(Ben="doc-leech ships-cat reef-runners")
    t.captains(Ben="iron-ysolde").owns(Ben=2).won(Ben="idol-of-salt")
    view = t.view("watcher")
    assert [one.card for one in view.sea.row] == [SEA["ghost-ship"], SEA["customs-cutter"]]
    ben = view.players[1]
    assert {one.card for one in ben.equipped} == set(cards("doc-leech ships-cat reef-runners"))
    assert (ben.pieces, ben.collected) == (2, (SEA["idol-of-salt"],))
    assert DECK.captain[ben.captain].id == "iron-ysolde"


@pytest.mark.rule("arrr.terms.4", "arrr.terms.5")
def test_what_a_player_wins_lies_in_his_treasure_chest_at_once() -> None:
    t = Table("Ann Ben").row("customs-cutter").crew(Ann="harbour-brawlers").starts()
    t.sails("Ann", "customs-cutter").throws("Ann", "AAAA").all_pass()
    assert (t.chest("Ann"), t.pieces("Ann")) == ("customs-cutter", 2)
    assert t.moment == ""


@pytest.mark.rule("arrr.terms.6")
def test_pieces_are_rewards_can_be_spent_for_cheating_and_can_be_stolen() -> None:
    t = Table("Ann Ben").row("customs-cutter").crew(Ann="harbour-brawlers").events(Ben="light-fingers").owns(Ann=2)
    t.starts().sails("Ann", "customs-cutter").throws("Ann", "NNNA")
    t.passes("Ann").plays("Ben", "light-fingers", at="Ann").resolves()
    assert (t.pieces("Ann"), t.pieces("Ben")) == (1, 1)


@pytest.mark.rule("arrr.terms.7", "arrr.exploration.9")
def test_cards_with_fame_lie_face_down_for_the_others_until_the_end() -> None:
    t = Table("Ann Ben").won(Ann="ghost-ship idol-of-salt")
    assert (t.sees("Ann", "Ann").conquered, t.sees("Ann", "Ann").fame) == ((SEA["ghost-ship"],), 3)
    assert (t.sees("Ben", "Ann").conquered, t.sees("Ben", "Ann").fame) == ((-1,), -1)
    t.s.over = True
    assert t.sees("Ben", "Ann").fame == 3
    shown = Table("Ann Ben", showFame=True).won(Ann="ghost-ship")
    assert shown.sees("Ben", "Ann").fame == 3


@pytest.mark.rule("arrr.terms.8", "arrr.exploration.10")
def test_collection_cards_are_visible_to_all_at_all_times() -> None:
    t = Table("Ann Ben").won(Ann="ghost-ship idol-of-salt")
    for name in ("Ann", "Ben", "watcher"):
        assert t.sees(name, "Ann").collected == (SEA["idol-of-salt"],)
    assert "  Collected: Idol of Salt (Idols)" in t.aloud("watcher")


@pytest.mark.rule("arrr.terms.10")
def test_a_card_overrules_the_book_one_first_mate_becomes_two() -> None:
    for captain, mates in (("calico-crane", 1), ("hector-half-beard", 2)):
        t = Table("Ann Ben").captains(Ann=captain).holds(Ann="marrow-meg doc-leech").starts_turn()
        t.does("Ann", t.menu("Ann")[0])
        while t.turn == "nature":
            t.does("nature", GAME.nature(t.s, Random(1)))
        for card in ("marrow-meg", "doc-leech"):
            fitting = [one for one in t.menu("Ann") if getattr(one, "card", -1) == CARDS[card]]
            if fitting:
                t.does("Ann", fitting[0])
        assert len(t.s.equipped[0]) == mates


@pytest.mark.rule("arrr.terms.11")
def test_an_empty_deck_is_reshuffled_from_its_own_face_up_discard_pile() -> None:
    t = Table("Ann Ben").discarded("grog-barrel ships-cat marked-deck foul-wind")
    t.s.crew[1] = tuple(card for card in t.s.crew_deck)
    t.s.crew_deck = ()
    assert t.view("watcher").decks.crew_discard == cards("grog-barrel ships-cat marked-deck")
    t.starts_turn()
    while t.turn == "nature":
        t.does("nature", GAME.nature(t.s, Random(1)))
    assert set(cards("grog-barrel ships-cat marked-deck")) == set(t.s.crew[0])
    assert (t.s.crew_deck, t.s.crew_discard) == ((), ())
    assert t.s.event_discard == cards("foul-wind")


def test_a_player_stays_below_six_if_deck_and_discard_pile_are_empty() -> None:
    t = Table("Ann Ben")
    t.s.crew[1], t.s.crew_deck = t.s.crew_deck, ()
    t.starts_turn()
    while t.turn == "nature":
        t.does("nature", GAME.nature(t.s, Random(1)))
    assert (len(t.s.crew[0]), len(t.s.events[0])) == (0, 3)


def test_discards_go_face_up_to_the_pile_of_their_deck() -> None:
    t = Table("Ann Ben").holds(Ann="grog-barrel").events(Ann="foul-wind").starts_turn()
    assert t.now is Recruiting
    t.does("Ann", Discard(CARDS["foul-wind"])).does("Ann", Discard(CARDS["grog-barrel"]))
    assert (t.s.crew_discard, t.s.event_discard) == (cards("grog-barrel"), cards("foul-wind"))
    assert "Ann discards Foul Wind." in t.heard("Ben")
    assert t.refusal("Ben", Pillage()) != ""
