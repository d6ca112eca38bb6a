"""The view and the story of a seat, and imagined states."""

from __future__ import annotations

from random import Random

import pytest

from roarhouse.bots.bots import RandomBot
from roarhouse.core.bags import Bag, minus
from roarhouse.core.game import NATURE, Choice
from roarhouse.core.options import make_options
from roarhouse.core.pile import LET, Let
from roarhouse.games.pikit.bot.recall import recall
from roarhouse.games.pikit.choices import (
    BOTH,
    ENOUGH,
    NOTHING,
    STEAL_MECHA,
    TAKE_MECHA,
    Cancel,
    Declare,
    Draw,
    Enough,
    Nothing,
    Play,
    Reroll,
    Steal,
    Take,
    TurnDie,
)
from roarhouse.games.pikit.game import PikitGame
from roarhouse.games.pikit.state import Pikit
from roarhouse.games.pikit.view import OpenWay, Waiting
from tests.games.pikit.table import GAME, Table, kaiju, options
from tests.laws.laws import walk


def test_the_view_of_a_table() -> None:
    t = Table("Ann Ben", Ann="2 M3", Ben="6 6", centre="1 7 7", deck="4 5", dice="1 6")
    view = t.view("Ben")
    assert (view.phase, view.active, view.dice, view.centre, view.deck) == ("play", 0, (1, 6), (1, 7, 7), 2)
    assert view.ways == (OpenWay("sum", (7,)), OpenWay("face", (1,)))
    assert (view.hand, t.view("watcher").hand, t.view("Ann").hand) == ((6, 6), (), (2, 23))
    assert [player.hand for player in view.players] == [2, 2]
    assert (view.gaps, view.sum, view.difference, view.pair) == (5, 7, 5, 0)


def test_the_dice_count_for_nothing_before_the_roll_and_while_they_are_rolled() -> None:
    t = Table("Ann Ben", Ann="2", dice="4 4", centre="4 8").plays("Ann", 2, Reroll(BOTH))
    view = t.view("Ann")
    assert (view.phase, view.dice) == ("chance", (4, 4))
    assert (view.sum, view.difference, view.pair, view.ways, view.odds) == (0, 0, 0, (), ())
    view = t.rolls(3, 3).view("Ann")
    assert (view.sum, view.difference, view.pair) == (6, 0, 3)


@pytest.mark.rule("pikit.pair.2")
@pytest.mark.parametrize(("by_turned_die", "pair"), [(True, 6), (False, 0)])
def test_the_view_says_whether_the_dice_make_a_pair(by_turned_die: bool, pair: int) -> None:
    t = Table("Ann Ben", Ann="7", dice="1 6", pairByTurnedDie=by_turned_die).plays("Ann", 7, TurnDie(0, 6))
    assert t.view("Ben").pair == t.view("Ann").pair == pair


def test_the_points_so_far_are_those_of_the_own_seat() -> None:
    t = Table("Ann Ben", Ann="1 8 M3", Ben="6 6", wounds="2 0")
    assert [t.view(name).points for name in ("Ann", "Ben", "watcher")] == [1 + 8 + 15 - 6, 12, 0]
    assert (t.view("Ann").sheet, t.sees("Ann", "Ben").place, t.view("Ann").mecha_points) == ((), None, 15)


@pytest.mark.rule("pikit.scoring.5")
def test_at_the_end_the_view_has_the_score_sheet_and_the_places() -> None:
    t = Table(
        "Ann Ben Cid Dan", Ann="8 2", Ben="10", Cid="1", Dan="4", deck="", step="end", final=0, wounds="0 0 1 0"
    )
    view = t.view("watcher")
    assert view.sheet == (
        ("score-kaiju", (10, 10, 1, 4)),
        ("score-mecha", (0, 0, 0, 0)),
        ("score-ones", (0, 0, 15, 0)),
        ("score-wounds", (0, 0, -3, 0)),
    )
    assert [(player.score, player.place) for player in view.players] == [(10, 3), (10, 2), (13, 1), (4, 4)]


# -- touches ---------------------------------------------------------------------------------------------------------


def touched(t: Table, name: str, *choices: Choice) -> list[tuple[str, ...]]:
    assert set(choices) <= set(t.menu(name))
    return [GAME.touches(t.s, t.seat(name), choice) for choice in choices]


def test_what_the_choices_of_step_2_touch() -> None:
    t = Table("Ann Ben", Ann="2 4 5 7", Ben="6", dice="1 6")
    plays = (Play(2, Reroll((1,))), Play(4, Steal(1)), Play(5, Draw()), Play(7, TurnDie(0, 3)), ENOUGH)
    assert touched(t, "Ann", *plays) == [
        ("hand:2", "die:1"),
        ("hand:4", "player:1"),
        ("hand:5", "deck:0"),
        ("hand:7", "die:0"),
        (),
    ]
    t.plays("Ann", 2, Reroll(BOTH))
    assert touched(t, "Ben", Play(6, Cancel()), LET) == [("hand:6", "pile:0"), ()]
    later = Table("Ann Ben", Ann="9", dice="1 6", declareOnPlay=False)
    assert touched(later, "Ann", Play(9)) == [("hand:9",)]
    assert touched(later.plays("Ann", 9), "Ann", Declare(Reroll(BOTH))) == [("die:0", "die:1")]


def test_what_the_choices_of_step_3_touch() -> None:
    t = Table("Ann Ben", dice="4 4", centre="4 4 8 8", Ben="M4", step="take")
    assert touched(t, "Ann", Take((4,)), Take((4, 4)), Take((8,)), STEAL_MECHA) == [
        ("centre:4",),
        ("centre:4", "centre:4"),
        ("centre:8", "centre:8"),
        ("mecha:4", "player:1"),
    ]
    two = Table("Ann Ben", dice="1 6", centre="1 6", step="take", decline="always")
    assert touched(two, "Ann", Take((1, 6)), NOTHING) == [("centre:1", "centre:6"), ()]
    assert touched(Table("Ann Ben", dice="2 2", step="take"), "Ann", TAKE_MECHA) == [("mecha:2",)]


@pytest.mark.parametrize("mode", PikitGame.modes)
def test_an_offer_touches_nothing_if_and_only_if_nothing_is_done(mode: str) -> None:
    for s, (seat, _) in walk(GAME, make_options(PikitGame, mode, seats=3), Random(mode)):
        menu = GAME.menu(s, seat) if seat != NATURE else ()
        assert isinstance(menu, tuple)
        for choice in menu:
            assert (GAME.touches(s, seat, choice) == ()) == isinstance(choice, Let | Enough | Nothing)


@pytest.mark.parametrize(
    ("phase", "table"),
    [
        ("play", Table("Ann Ben", Ann="2")),
        ("answer", Table("Ann Ben", Ann="2", Ben="1").plays("Ann", 2, Reroll(BOTH))),
        ("chance", Table("Ann Ben", Ann="2").plays("Ann", 2, Reroll(BOTH))),
        ("declare", Table("Ann Ben", Ann="2", declareOnPlay=False).plays("Ann", 2)),
        ("pair", Table("Ann Ben", dice="3 3", step="take", pairMode="extra")),
        ("take", Table("Ann Ben", dice="3 3", step="take")),
        ("over", Table("Ann Ben", deck="", step="end", final=0)),
    ],
)
def test_every_phase_has_its_name(phase: str, table: Table) -> None:
    assert table.view("watcher").phase == phase
    for language in ("en", "de"):
        assert table.aloud("Ann", language=language)


def test_the_pile_shows_what_waits_and_who_is_asked() -> None:
    t = Table("Ann Ben Cid", Ann="5 1", Ben="6 1", Cid="1").plays("Ann", 5, Draw()).cancels("Ben")
    assert [(card.by, card.card) for card in t.view("Cid").pile] == [(0, 5), (1, 6)]
    assert (t.view("Cid").turn, t.view("Cid").to_ask) == ((2,), (0,))
    later = Table("Ann Ben", Ann="9", declareOnPlay=False).plays("Ann", 9)
    assert later.view("Ben").pile == (Waiting(0, 9, None),)


def test_the_table_read_aloud() -> None:
    t = Table("Ann Ben", Ann="2 M3", Ben="6", centre="1 7 7", deck="4 5", dice="1 6", wounds="0 2")
    assert t.aloud("Ann") == [
        "Pikit – Ann: play cards",
        "Centre",
        "Dice: 1 and 6",
        "1× 1 Swarmling (most 1s) ◄ face",
        "2× 7 Twirltail (Turn) ◄ sum",
        "Table",
        "Deck 2, discard pile 0",
        "Not in this game: 2×1, 2×2, 2×3, 2×4, 2×5, 2×6, 2×7, 2×8",
        "On the table: Mecha 1-1 Ironsprout, Mecha 2-2 Twinbolt, Mecha 4-4 Quadrivolt, Mecha 5-5 Pentaforge"
        " and Mecha 6-6 Hexatitan",
        "Wounds in the supply: 4",
        "Players",
        "► Ann: 2 cards, no Wound",
        "  Pair token 3-3 (15 points at the end)",
        "Ben: 1 card, 2 Wounds",
        "Yours",
        "Hand of 2: 2 Tumblemaw and Mecha 3-3 Steeltripod",
    ]


# -- what is hidden --------------------------------------------------------------------------------------------------


@pytest.mark.rule("pikit.setup.14")
def test_imagination_deals_again_what_lies_face_down() -> None:
    t = Table("Ann Ben Cid", Ann="2 M3", Ben="6 7 8", Cid="1", centre="5", deck="4 4 9", dice="1 6")
    hands = set()
    for seed in range(60):
        imagined = GAME.imagine(t.s, 0, Random(seed))
        assert (imagined.hands[0], imagined.owners, imagined.centre) == (t.s.hands[0], t.s.owners, t.s.centre)
        assert [sum(hand) for hand in imagined.hands] == [1, 3, 1]
        hands.add(imagined.hands[1])
    assert len(hands) > 10
    assert any(hand[1] for hand in hands)  # Cid's 1 might be Ben's
    assert any(hand[9] for hand in hands)  # and so might a card of the deck


@pytest.mark.rule("pikit.setup.14", "pikit.take.11", "pikit.effect-steal.2")
def test_with_the_memory_aid_imagination_keeps_public_cards() -> None:
    t = Table("Ann Ben", Ben="1 5", Ann="4", centre="8 8", deck="2 2 7", dice="2 6", memoryAid=True)
    t.plays("Ann", 4, Steal(1)).lets("Ben").stolen("1").takes(8)
    assert t.sees("Ben", "Ann").known == (1, 8, 8)
    for seed in range(20):
        imagined = GAME.imagine(t.s, 1, Random(seed))
        assert min(minus(imagined.hands[0], kaiju("1 8 8"))) >= 0
    assert {GAME.imagine(t.s, 0, Random(seed)).hands[1] for seed in range(40)} == {kaiju("2"), kaiju("5"), kaiju("7")}


def test_a_known_card_that_leaves_a_hand_is_known_no_more() -> None:
    t = Table("Ann Ben", Ann="2", Ben="M4 1", centre="2 4", dice="2 4", memoryAid=True, step="take").takes(2, 4)
    assert t.sees("Ben", "Ann").known == (2, 4)
    for s, _ in walk(GAME, options(seats=3, memoryAid=True), Random(8)):
        assert all(min(minus(hand, known)) >= 0 for hand, known in zip(s.hands, s.known, strict=True))


def test_where_nothing_is_hidden_nothing_is_imagined() -> None:
    over = Table("Ann Ben", Ann="2", Ben="8", deck="", step="end", final=0)
    deduced = Table("Ann Ben", Ann="2", Ben="8 7", deck="", final=1)
    for s in (over.s, deduced.s):
        same = GAME.copy(s)
        same.known = None  # what no seat sees without the memory aid
        assert GAME.imagine(s, 0, Random(1)) == same
        assert GAME.secrets(s, 0) == {}


def test_a_theft_by_a_pair_keeps_the_rest_of_the_hand_secret() -> None:
    t = Table("Ann Ben Cid", Ben="M4 7 8", dice="4 4", step="take").does("Ann", STEAL_MECHA).stolen("7")
    assert t.sees("Cid", "Ben").hand == 2
    assert not any("Herdhorn" in line for name in ("Ann", "Cid", "watcher") for line in t.heard(name))


def test_without_the_memory_aid_nothing_shows_what_went_openly_into_a_hand() -> None:
    for s, _ in walk(GAME, options(seats=3), Random(8)):
        assert all(player.known == () for player in GAME.view(s, 0).players)
        assert GAME.imagine(s, 0, Random(1)).known is None


def test_who_recalls_everything_knows_what_the_memory_aid_shows() -> None:
    plain, aided = GAME.start(options(seats=3)), GAME.start(options(seats=3, memoryAid=True))
    rng = Random(9)
    while turn := GAME.turn(plain):
        for seat in turn:
            choice = GAME.nature(plain, rng) if seat == NATURE else RandomBot().choose(GAME, plain, seat, rng)
            for s in (plain, aided):
                GAME.apply(s, seat, choice)
        assert recall(GAME, plain, 1.0, rng) == aided
        assert not plain.box.options.memory_aid


def test_who_recalls_everything_imagines_drawn_cards_only() -> None:
    t = Table("Ann Ben", Ann="5", centre="8", deck="7 7 7 3", dice="2 6").plays("Ann", 5, Draw()).drawn(3)
    t.takes(8)
    recalled = recall(GAME, t.s, 1.0, Random(1))
    hands = {GAME.imagine(recalled, 1, Random(k)).hands[0] for k in range(20)}
    assert hands == {kaiju("8 3"), kaiju("8 7")}


def known_of(s: Pikit, seat: int) -> Bag:
    assert s.aid is not None
    return s.aid[seat]


def test_who_recalls_a_part_knows_cards_that_went_openly_into_a_hand() -> None:
    t, rng = Table("Ann Ben", centre="8 8 8 8", dice="2 6", deck="7 7").takes(8), Random(1)
    recalled = [known_of(recall(GAME, t.s, 0.5, rng), 0) for _ in range(20)]
    assert all(min(minus(kaiju("8 8 8 8"), known)) >= 0 for known in recalled)
    assert len(set(recalled)) > 2
    assert known_of(recall(GAME, t.s, 0.0, rng), 0) == kaiju("")
