"""Properties of any reachable table: its JSON, typed choices, what offers touch, and standing orders."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from roarhouse.core.codec import Codec
from roarhouse.core.errors import RecordError
from roarhouse.core.game import NATURE, WATCHER, Choice, Game
from roarhouse.core.options import make_options
from roarhouse.core.phrases import LANGUAGES
from roarhouse.core.speech import Speaker
from roarhouse.games.arrr.choices import NOTHING, Challenge, Claim, Discard, Equip, Lose, Play, Sail, Unequip
from roarhouse.games.arrr.game import ArrrGame
from roarhouse.games.arrr.orders import Orders, Passing
from roarhouse.games.arrr.state import Arrr
from roarhouse.games.arrr.verbs import MOMENTS, STATS
from tests.games.arrr.cards import DECK, GAME
from tests.laws.laws import choose

EXAMPLES = settings(max_examples=40, deadline=None)
LONGEST = 700  # choices: more than most games have
SHORT = {Discard: "discard", Equip: "equip", Unequip: "unequip", Lose: "lose"}


def played(game: Game[Arrr], mode: str, seats: int, seed: int, choices: int) -> Arrr:
    """A random game up to some choice, at a table that still asks something."""
    fixed = {"seats": seats} if "seats" not in game.modes[mode] else {}
    rng, s = Random(seed), game.start(make_options(ArrrGame, mode, **fixed))
    for _ in range(choices):
        before = game.copy(s)
        game.apply(s, *choose(game, s, rng))
        if not game.turn(s):
            return before
    return s


prefixes = (st.sampled_from(list(GAME.modes)), st.integers(2, 4), st.integers(0, 10**6), st.integers(0, LONGEST))
reached = st.tuples(*prefixes).map(lambda prefix: played(GAME, *prefix))


@st.composite
def decks(draw: st.DrawFn) -> ArrrGame:
    """An owner's deck: other stats, difficulties and Pieces."""
    crew, sea = list(DECK.crew), list(DECK.exploration)
    k, j = draw(st.integers(0, len(crew) - 1)), draw(st.integers(0, len(sea) - 1))
    crew[k] = replace(crew[k], stats=replace(crew[k].stats, wits=draw(st.integers(0, 9))))
    tests = tuple([replace(test, difficulty=draw(st.integers(1, 9))) for test in sea[j].tests])
    sea[j] = replace(sea[j], tests=tests, pieces=draw(st.integers(0, 9)))
    return ArrrGame(replace(DECK, crew=tuple(crew), exploration=tuple(sea)))


# -- JSON -----------------------------------------------------------------------------------------------------


@EXAMPLES
@given(reached)
def test_a_table_comes_back_from_json_as_it_was(s: Arrr) -> None:
    codec = Codec(GAME)
    assert codec.state(codec.encode(s)) == s
    for seat in (WATCHER, *s.box.seats):
        assert codec.view(codec.encode(GAME.view(s, seat))) == GAME.view(s, seat)


@EXAMPLES
@given(reached, st.randoms(use_true_random=False))
def test_choices_come_back_from_json_as_they_were(s: Arrr, rng: Random) -> None:
    codec = Codec(GAME)
    for seat in GAME.turn(s):
        menu: Any = (GAME.nature(s, rng),) if seat == NATURE else GAME.menu(s, seat)
        assert tuple([codec.choice(codec.encode(choice)) for choice in menu]) == menu


@EXAMPLES
@given(decks(), *prefixes)
def test_a_table_comes_back_with_the_deck_it_was_played_with(
    game: ArrrGame, mode: str, seats: int, seed: int, choices: int
) -> None:
    s = played(game, mode, seats, seed, choices)
    kept = Codec(game).encode(s)
    assert Codec(game).state(kept) == s
    if game.deck_hash != GAME.deck_hash:
        with pytest.raises(RecordError):
            Codec(GAME).state(kept)


# -- typing ---------------------------------------------------------------------------------------------------


def asked(s: Arrr) -> list[tuple[int, Choice]]:
    """Every choice that a seat is offered."""
    menus: Any = [(seat, GAME.menu(s, seat)) for seat in GAME.turn(s) if seat != NATURE]
    return [(seat, choice) for seat, menu in menus for choice in menu]


@EXAMPLES
@given(reached)
def test_what_a_menu_says_can_be_typed_in_both_languages(s: Arrr) -> None:
    for language in LANGUAGES:
        speaker = Speaker(GAME, language)
        for seat, choice in asked(s):
            text = speaker.say(GAME.words(s, seat, choice))
            assert GAME.typed(s, seat, text) == choice, text


def short(s: Arrr, choice: Choice, language: str) -> str:
    """A choice as a hint says to type it; empty for choices that no hint names."""

    def name(row: Any) -> str:
        return str(row.name.in_language(language))

    match choice:
        case Sail(card):
            return f"sail {name(s.box.deck.exploration[card])}"
        case Challenge(opponent, stat):
            return f"challenge {opponent + 1} {STATS[stat]}"
        case Claim(pieces, card):
            return f"claim {pieces if card == NOTHING else name(s.box.deck.exploration[card])}"
        case Play(card):
            return f"play {name(s.box.deck.hand_card(card))}"
        case Discard(card) | Equip(card) | Unequip(card) | Lose(card):
            return f"{SHORT[type(choice)]} {name(s.box.deck.hand_card(card))}"
    return ""


@EXAMPLES
@given(reached)
def test_what_a_hint_says_can_be_typed_in_both_languages(s: Arrr) -> None:
    """A card that can be played at several targets needs one of them after its name."""
    plays = Counter(choice.card for _, choice in asked(s) if isinstance(choice, Play))
    for seat, choice in asked(s):
        several = isinstance(choice, Play) and plays[choice.card] > 1
        for language in LANGUAGES:
            if text := short(s, choice, language):
                assert GAME.typed(s, seat, text) == (None if several else choice), text


# -- what offers touch ----------------------------------------------------------------------------------------


def parts(s: Arrr, seat: int) -> set[str]:
    """Everything on the table that can be touched, as a seat sees it."""
    view = GAME.view(s, seat)
    cards: dict[str, Any] = {
        "hand": view.players[seat].hand,
        "crew": [one.card for player in view.players for one in player.equipped],
        "chest": [card for player in view.players for card in player.collected],
        "sea": [one.card for one in view.sea.row],
        "discard": view.decks.crew_discard,
        "captain": range(len(s.box.deck.captain)),
        "pile": range(len(view.action.pile)),
        "seat": range(len(view.players)),
        "stat": range(len(STATS)),
    }
    return {f"{zone}:{number}" for zone, numbers in cards.items() for number in numbers}


@EXAMPLES
@given(reached)
def test_what_an_offer_touches_lies_on_the_table(s: Arrr) -> None:
    for seat, choice in asked(s):
        assert set(GAME.touches(s, seat, choice)) <= parts(s, seat), choice


@EXAMPLES
@given(reached)
def test_an_effect_is_aimed_at_what_its_offer_touched(s: Arrr) -> None:
    """Announced, it is seen by all with the same target; the card that it comes from is touched first."""
    for seat, choice in asked(s):
        if isinstance(choice, Play):
            t = GAME.copy(s)
            GAME.apply(t, seat, choice)
            if len(t.pile) > len(s.pile):
                aims = {GAME.view(t, viewer).action.pile[len(s.pile)].aims for viewer in (WATCHER, *t.box.seats)}
                assert aims == {GAME.touches(s, seat, choice)[1:]}


# -- standing orders ------------------------------------------------------------------------------------------

windows = st.lists(st.sampled_from(MOMENTS), unique=True).map(tuple)
orders = st.builds(
    Passing, st.sampled_from(("stopped", "targeted", "resolved")), st.integers(-1, 60), windows, windows
)


@EXAMPLES
@given(reached, orders, st.randoms(use_true_random=False))
def test_orders_depend_on_public_knowledge_only(s: Arrr, order: Passing, rng: Random) -> None:
    for seat in s.box.seats:
        t = GAME.imagine(s, WATCHER, rng)
        assert Orders().due(t, seat, order) == Orders().due(s, seat, order)
        assert Orders().left(t, seat, order) == Orders().left(s, seat, order)


@EXAMPLES
@given(reached, orders)
def test_a_due_order_makes_a_legal_choice_with_what_is_left_of_it(s: Arrr, order: Passing) -> None:
    for seat in s.box.seats:
        choice = Orders().due(s, seat, order)
        if choice is not None:
            assert GAME.refuse(s, seat, choice) is None
            left = Orders().left(s, seat, order)
            assert left
            assert Orders().due(s, seat, left) == choice
