"""Setting up, and who begins."""

from __future__ import annotations

from random import Random

import pytest

from roarhouse.core.game import NATURE
from roarhouse.games.arrr.choices import NOTHING, Collections, Deal, First, Offer, Row, Stock, Take, Throws
from roarhouse.games.arrr.rules.captains import KeepCaptain, OfferCaptains, PickCaptain
from roarhouse.games.arrr.rules.recruitment import Recruiting
from roarhouse.games.arrr.rules.setup import (
    ChooseCollections,
    ChooseStart,
    DealHands,
    DrawCollections,
    FirstRow,
    StockSea,
    ThrowForStart,
)
from tests.games.arrr.cards import CAPTAINS, CARDS, EVENTS, GAME, SEA, SEA_NAMES, faces
from tests.games.arrr.table import Setup

PLAYERS = {2: "Ann Ben", 3: "Ann Ben Cid", 4: "Ann Ben Cid Dot"}


def symbols(cards: tuple[int, ...]) -> list[str]:
    rows = [GAME.deck.exploration[card].collection for card in cards]
    return [symbol for symbol in rows if symbol]


@pytest.mark.rule("arrr.setup.1", "arrr.setup.2", "arrr.setup.3")
@pytest.mark.parametrize(("seats", "size", "others"), [(2, 11, 5), (3, 17, 8), (4, 23, 11)])
def test_the_exploration_deck_has_one_whole_collection_each_and_other_cards(
    seats: int, size: int, others: int
) -> None:
    for seed in range(10):
        deck = Setup(PLAYERS[seats]).until(FirstRow, seed).s.sea
        assert len(deck) == size
        assert len(deck) - len(symbols(deck)) == others
        assert sorted(symbols(deck).count(symbol) for symbol in set(symbols(deck))) == [3] * seats


@pytest.mark.rule("arrr.setup.2")
def test_collections_are_drawn_at_random_or_chosen_by_the_host_before_all() -> None:
    drawn = {Setup("Ann Ben").until(StockSea, seed).s.collections for seed in range(60)}
    assert len(drawn) == 6
    t = Setup("Ann Ben", collections="chosen")
    assert (t.now, t.turn) == (ChooseCollections, "Ann")
    assert t.refusal("Ann", Collections((1, 1))) == "arrr.setup.2"
    t.does("Ann", Collections((1, 3)))
    assert t.view("Ben").sea.collections == (1, 3)
    assert set(symbols(t.s.sea)) == {"charts", "letters"}


def test_drawn_collections_are_told_to_no_seat() -> None:
    assert Setup("Ann Ben").until(FirstRow).view("Ann").sea.collections == ()


@pytest.mark.rule("arrr.setup.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_has_exactly_five_turns(seats: int) -> None:
    for seed in range(5):
        t = Setup(PLAYERS[seats]).plays_to_the_end(seed)
        begun = [line for line in t.heard("watcher") if line.startswith("Turn ")]
        assert [len([line for line in begun if line.endswith(f": {name}.")]) for name in t.names] == [5] * seats


@pytest.mark.rule("arrr.setup.5", "arrr.setup.6")
def test_as_many_cards_as_players_lie_face_up_and_the_first_drawn_is_furthest() -> None:
    t = Setup("Ann Ben Cid").until(FirstRow)
    third, second, first = t.s.sea[:3]
    t.does("nature", Row((third, second, first)))
    assert [one.card for one in t.view("Ben").sea.row] == [third, second, first]
    assert t.s.row[-1] == first
    drawn_last = Setup("Ann Ben").until(FirstRow)
    drawn = GAME.nature(drawn_last.s, Random(3))
    assert isinstance(drawn, Row)
    assert len(drawn.cards) == 2


@pytest.mark.rule("arrr.setup.9", "arrr.setup.10", "arrr.setup.11")
def test_six_crew_cards_two_events_and_two_pieces_for_each_player() -> None:
    t = Setup("Ann Ben Cid").until(Recruiting)
    assert [len(hand) for hand in t.s.crew] == [6, 6, 6]
    assert [len(hand) for hand in t.s.events] == [2, 2, 2]
    assert t.s.pieces == [2, 2, 2]
    assert (len(t.s.crew_deck), len(t.s.event_deck), t.s.reserve) == (21, 33, 36)


@pytest.mark.rule("arrr.setup.12", "arrr.captains.1")
def test_each_player_gets_a_captain_face_up() -> None:
    seen = set()
    for seed in range(30):
        t = Setup("Ann Ben Cid Dot").until(Recruiting, seed)
        captains = [player.captain for player in t.view("watcher").players]
        assert len(set(captains)) == 4
        seen.update(captains)
    assert seen == set(range(9))


@pytest.mark.rule("arrr.captains.1")
def test_captains_can_be_drafted_in_reverse_turn_order() -> None:
    t = Setup("Ann Ben Cid", captains="draft", startPlayer="host").until(ChooseStart).does("Ann", First(1))
    order = []
    while t.now is PickCaptain:
        order.append(t.turn)
        taken = [captain for captain in t.s.captains if captain != NOTHING]
        if taken:
            assert t.refusal(t.turn, Take(taken[0])) == "arrr.captains.1"
        t.does(t.turn, t.menu(t.turn)[0])
    assert order == ["Ann", "Cid", "Ben"]
    assert len(set(t.s.captains)) == 3


@pytest.mark.rule("arrr.captains.1")
def test_or_each_player_keeps_one_of_two_all_at_the_same_time() -> None:
    t = Setup("Ann Ben", captains="two").until(OfferCaptains)
    crane, ysolde, bones, zeke = (CAPTAINS[id] for id in CAPTAIN_IDS)
    t.does("nature", Offer(((crane, bones), (ysolde, zeke))))
    assert (t.now, t.turn) == (KeepCaptain, "Ann Ben")
    assert t.refusal("Ann", Take(ysolde)) == "arrr.captains.1"
    t.does("Ben", Take(zeke))
    assert t.sees("Ann", "Ben").captain == NOTHING
    assert t.sees("Ann", "Ben").chosen
    t.does("Ann", Take(crane))
    assert t.s.captains == [crane, zeke]


CAPTAIN_IDS = ("calico-crane", "iron-ysolde", "baltasar-bones", "zanzibar-zeke")


@pytest.mark.rule("arrr.turn.1")
def test_most_jollies_begin_and_tied_leaders_throw_again() -> None:
    t = Setup("Ann Ben Cid").until(ThrowForStart)
    t.does("nature", Throws((faces("JJANWC"), faces("ANWCAN"), faces("JJAAAA"))))
    assert t.s.agenda[-1] == ThrowForStart((0, 2))
    t.does("nature", Throws((faces("AAAAAA"), faces("JAAAAA"))))
    assert t.s.active == 2
    assert "Cid begins." in t.heard("Ann")
    assert t.until(Recruiting).turn == "Cid"


@pytest.mark.rule("arrr.turn.1")
def test_who_begins_can_be_drawn_or_said_by_the_host() -> None:
    assert {Setup("Ann Ben Cid", startPlayer="random").until(Recruiting, seed).s.active for seed in range(30)} == {
        0,
        1,
        2,
    }
    t = Setup("Ann Ben Cid", startPlayer="host").until(ChooseStart)
    assert t.turn == "Ann"
    assert t.does("Ann", First(2)).s.active == 2


def test_impossible_deals_in_a_record_are_refused() -> None:
    t = Setup("Ann Ben")
    assert t.now is DrawCollections
    assert t.refusal("nature", Collections((0,))) == "arrr.setup.2"
    t.does("nature", Collections((0, 1)))
    fame = [SEA[id] for id in ("customs-cutter", "siren-shoals", "moonlit-regatta", "hanging-judge")]
    assert t.refusal("nature", Stock((*fame, SEA["idol-of-salt"]))) == "arrr.setup.3"
    assert t.refusal("nature", Stock(tuple(fame))) == "arrr.setup.3"
    t.does("nature", Stock((*fame, SEA["ghost-ship"])))
    assert t.refusal("nature", Row((SEA["ghost-ship"], SEA["ghost-ship"]))) == "arrr.setup.5"
    assert t.refusal("nature", Row((SEA["ghost-ship"], SEA["letter-in-blood"]))) == "arrr.setup.5"
    t.until(DealHands)
    assert t.refusal("nature", Deal(((0, 1, 2, 3, 4, 5, 39, 40), (0, 6, 7, 8, 9, 10, 41, 42)))) == "arrr.setup.9"
    assert t.refusal("nature", Deal(((0, 1, 2, 3, 4, 5), (6, 7, 8, 9, 10, 11)))) == "arrr.setup.9"
    t.until(ThrowForStart)
    assert t.refusal("nature", Throws((faces("AAAAA"), faces("AAAAAA")))) == "arrr.turn.1"
    t.until(OfferCaptains)
    assert t.refusal("nature", Offer(((1,), (1,)))) == "arrr.captains.1"
    assert t.seat("nature") == NATURE
    assert {*SEA_NAMES} == {*range(23)}
    assert CARDS["foul-wind"] == EVENTS["foul-wind"]
