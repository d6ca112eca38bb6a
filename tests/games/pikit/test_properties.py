"""Properties of any reachable state with any deck: its JSON, how its choices are typed, and its scores."""

from __future__ import annotations

import re
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from roarhouse.core.codec import Codec
from roarhouse.core.errors import RecordError
from roarhouse.core.game import NATURE
from roarhouse.core.options import make_options
from roarhouse.core.phrases import LANGUAGES
from roarhouse.core.speech import Speaker
from roarhouse.games.pikit.components import REMOVED_VALUES, SPECIAL_EFFECTS, TWO_PLAYERS_REMOVE, KaijuCard, PikitDeck
from roarhouse.games.pikit.game import PikitGame
from roarhouse.games.pikit.rules.scoring import best, places, points_so_far, score_sheet, scores
from roarhouse.games.pikit.state import Pikit
from tests.games.pikit.table import DECK, GAME
from tests.laws.laws import choose

EXAMPLES = settings(max_examples=60)
LONGEST = 400  # choices; few random games are longer
OTHER_EFFECTS = ("reroll", "steal", "draw", "cancel", "turn", "copy")


@st.composite
def decks(draw: st.DrawFn) -> PikitDeck:
    """Decks with other effects and other numbers of cards, as an owner may type them in."""
    specials = draw(st.permutations((*SPECIAL_EFFECTS, *[None] * (len(DECK.kaiju) - len(SPECIAL_EFFECTS)))))
    effects = [special or draw(st.sampled_from(OTHER_EFFECTS)) for special in specials]
    counts = list(draw(st.permutations([row.count for row in DECK.kaiju])))
    for value in REMOVED_VALUES:
        missing = TWO_PLAYERS_REMOVE - counts[value - 1]
        if missing > 0:
            richest = counts.index(max(counts))
            counts[value - 1] += missing
            counts[richest] -= missing
    rows = [altered(row, effect, count) for row, effect, count in zip(DECK.kaiju, effects, counts, strict=True)]
    deck: PikitDeck = replace(DECK, kaiju=tuple(rows))
    return deck


def altered(row: KaijuCard, effect: str, count: int) -> KaijuCard:
    return replace(row, effect=effect, count=count, other_count=None)


ANY_DECK = st.just(DECK) | decks()


def played(draw: st.DrawFn, game: PikitGame, choices: int) -> Pikit:
    """The state after this many random choices, or at the end."""
    mode, seats = draw(st.sampled_from(sorted(PikitGame.modes))), draw(st.integers(2, 4))
    rng = Random(draw(st.integers(0, 10_000)))
    s = game.start(make_options(PikitGame, mode, seats=seats))
    for _ in range(choices):
        if not s.agenda:
            break
        game.apply(s, *choose(game, s, rng))
    return s


@st.composite
def reached(
    draw: st.DrawFn, deck: st.SearchStrategy[PikitDeck] = ANY_DECK, over: bool = False
) -> tuple[PikitGame, Pikit]:
    """A game and a state that random choices lead to; its end if `over`."""
    game = PikitGame(draw(deck))
    return game, played(draw, game, 10 * LONGEST if over else draw(st.integers(0, LONGEST)))


# -- JSON ------------------------------------------------------------------------------------------------------------


@given(decks())
def test_altered_decks_are_possible_decks(deck: PikitDeck) -> None:
    assert list(deck.check()) == []


@EXAMPLES
@given(reached())
def test_states_and_views_come_back_from_json_as_they_were(at: tuple[PikitGame, Pikit]) -> None:
    game, s = at
    codec = Codec(game)
    assert codec.state(codec.encode(s)) == s
    for seat in (*s.box.seats, NATURE):
        view = game.view(s, seat)
        assert codec.view(codec.encode(view)) == view


@EXAMPLES
@given(reached())
def test_a_state_is_opened_only_with_the_deck_it_was_played_with(at: tuple[PikitGame, Pikit]) -> None:
    game, s = at
    kept = Codec(game).encode(s)
    if game.deck_hash == GAME.deck_hash:
        assert Codec(GAME).state(kept) == s
    else:
        with pytest.raises(RecordError, match="played with deck"):
            Codec(GAME).state(kept)


@EXAMPLES
@given(reached(), st.integers(0, 10_000))
def test_what_is_offered_is_accepted_and_encoded(at: tuple[PikitGame, Pikit], seed: int) -> None:
    game, s = at
    codec = Codec(game)
    for _ in range(20 if s.agenda else 0):
        seat, choice = choose(game, s, Random(seed))
        assert codec.choice(codec.encode(choice)) == choice
        assert game.refuse(s, seat, choice) is None
        game.apply(s, seat, choice)
        if not s.agenda:
            break
    assert game.census(s) == game.census(game.start(s.box.options))


# -- typing ----------------------------------------------------------------------------------------------------------


def until_asked(game: PikitGame, s: Pikit) -> list[int]:
    """The seats that are asked next, after nature's choices."""
    while NATURE in game.turn(s):
        game.apply(s, *choose(game, s, Random(1)))
    return list(game.turn(s))


@EXAMPLES
@given(reached())
def test_what_a_menu_says_can_be_typed_in_both_languages(at: tuple[PikitGame, Pikit]) -> None:
    game, s = at
    for seat in until_asked(game, s):
        menu = game.menu(s, seat)
        assert isinstance(menu, tuple)
        for language in LANGUAGES:
            said = [Speaker(game, language).say(game.words(s, seat, choice)) for choice in menu]
            assert [game.typed(s, seat, text) for text in said] == list(menu)


@EXAMPLES
@given(reached(st.just(DECK)))
def test_what_a_hint_says_can_be_typed_in_both_languages(at: tuple[PikitGame, Pikit]) -> None:
    """Its examples are choices with the default deck, possible now or not."""
    game, s = at
    for seat in until_asked(game, s):
        for language in LANGUAGES:
            _, _, examples = Speaker(game, language).say(game.hint(s, seat)).partition(":")
            texts = re.sub(r"\(.*?\)", "", examples).split("–")
            assert len(texts) > 1
            for text in texts:
                assert game.typed(s, seat, text) is not None, text


# -- scores ----------------------------------------------------------------------------------------------------------


@EXAMPLES
@given(reached(over=True))
def test_the_winners_are_the_seats_that_are_not_beaten(at: tuple[PikitGame, Pikit]) -> None:
    game, s = at
    result, points, cards = game.result(s), scores(s), [len(s.cards_of(seat)) for seat in s.box.seats]
    assert result
    assert result.scores == points == tuple(map(sum, zip(*dict(score_sheet(s)).values(), strict=True)))
    for seat in s.box.seats:
        beaten = any((points[other], -cards[other]) > (points[seat], -cards[seat]) for other in s.box.seats)
        assert (seat in result.winners) == (not beaten) == (places(s, points)[seat] == 1)
    assert result.winners == best(s, points)


@EXAMPLES
@given(reached())
def test_points_so_far_are_the_score_without_the_bonus(at: tuple[PikitGame, Pikit]) -> None:
    game, s = at
    bonus = dict(score_sheet(s))["score-ones"]
    for seat in s.box.seats:
        assert points_so_far(s, seat) == scores(s)[seat] - bonus[seat] == game.view(s, seat).points
