"""Hints: legal, ranked, with a reason in both languages, and made from the seat's view alone."""

from __future__ import annotations

from random import Random

import pytest

from roarhouse.bots.bots import ask, find_bot
from roarhouse.bots.hints import MOST, hints, question_of
from roarhouse.bots.judging import POSITION, compare, difference, themes_of
from roarhouse.bots.mind import has_mind, mind_of
from roarhouse.core.codec import Codec
from roarhouse.core.find import find_game, game_names
from roarhouse.core.game import NATURE
from roarhouse.core.speech import Speaker
from roarhouse.core.words import Words
from tests.bots.test_thinking import tables

MINDED = [name for name in game_names() if has_mind(name)]


@pytest.mark.parametrize("name", MINDED)
def test_a_hint_is_legal_ranked_and_says_why(name: str) -> None:
    voices = [Speaker(find_game(name)(), language) for language in ("en", "de")]
    for game, s, seat in tables(name, 5, 4):
        found = hints(1.0, question_of(Codec(game), s, seat))
        assert 1 <= len(found) <= MOST
        assert [one.chance for one in found] == sorted([one.chance or 0 for one in found], reverse=True)
        for tip in found:
            assert game.refuse(s, seat, tip.choice) is None
            assert 0 <= (tip.chance or 0) <= 1
            assert tip.touches == game.touches(s, seat, tip.choice)
            for voice in voices:
                assert voice.say(tip.why)


@pytest.mark.parametrize("name", MINDED)
def test_a_hint_depends_on_what_the_seat_can_know_alone(name: str) -> None:
    for game, s, seat in tables(name, 6, 3):
        other = game.imagine(s, seat, Random(4))
        assert game.view(other, seat) == game.view(s, seat)
        questions = [question_of(Codec(game), one, seat) for one in (s, other)]
        assert questions[0] == questions[1]
        assert hints(1.0, questions[0]) == hints(1.0, questions[1])


@pytest.mark.parametrize("name", MINDED)
def test_every_theme_has_words(name: str) -> None:
    themes, features = themes_of(name), mind_of(name).value.weights.names
    assert set(themes) <= set(features)
    for language in ("en", "de"):
        voice = Speaker(find_game(name)(), language)
        for theme in {*themes.values(), POSITION}:
            for way in ("more", "less"):
                assert voice.say(Words(f"why-{theme}-{way}"))


def test_rampage_is_told_what_its_planner_would_do() -> None:
    game, rng = find_game("rampage")(), Random(2)
    s, bot = game.start(), find_bot("random", "rampage")
    while NATURE in game.turn(s) or type(s.agenda[-1]).__name__ != "ChooseAction":
        for seat in game.turn(s):
            game.apply(s, seat, game.nature(s, rng) if seat == NATURE else ask(bot, game, s, seat, rng))
    (seat,) = game.turn(s)
    [tip] = hints(1.0, question_of(Codec(game), s, seat))
    assert game.refuse(s, seat, tip.choice) is None
    assert (tip.chance, tip.why.key) == (None, "why-rehearsed")


def test_choices_are_compared_on_the_same_dice() -> None:
    """A choice compared with itself makes no difference at all."""
    game, s, seat = tables("pikit", 7, 1)[0]
    choice = mind_of("pikit").candidates(game, s, seat)[0]
    a, b = compare(game, mind_of("pikit"), s, seat, [choice, choice], Random(1), 30)
    assert difference(a, b) == (0.0, 0.0)
    assert a.parts == b.parts
