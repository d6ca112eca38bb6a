"""Words: complete in both languages; typed text is understood."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from random import Random

import pytest

import roarhouse.games.pikit
from roarhouse.core.game import NATURE, Choice
from roarhouse.core.options import make_options
from roarhouse.core.phrases import LANGUAGES, word_files
from roarhouse.core.pile import LET
from roarhouse.core.speech import Speaker
from roarhouse.games.pikit.bot.reasons import THEMES
from roarhouse.games.pikit.choices import (
    BOTH,
    ENOUGH,
    NOTHING,
    STEAL_MECHA,
    TAKE_MECHA,
    Cancel,
    Declare,
    Draw,
    Play,
    Reroll,
    Steal,
    Take,
    TurnDie,
)
from roarhouse.games.pikit.game import PikitGame
from tests.games.pikit.table import GAME, Table
from tests.laws.laws import walk

FOLDER = Path(roarhouse.games.pikit.__file__).parent


def keys(language: str) -> set[str]:
    return set(re.findall(r"^([a-z0-9-]+) =", word_files("pikit", language)[1].read_text(encoding="utf-8"), re.M))


def test_both_languages_have_the_same_keys() -> None:
    assert keys("en") == keys("de")


def test_every_key_is_used_somewhere() -> None:
    texts = {
        node.value
        for file in FOLDER.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    starts = tuple(text for text in texts if re.fullmatch(r"[a-z]+-", text))
    asked = {f"{what}-{step}" for what in ("ask", "type") for step in ("playing", "answer", "declaring", "usepair")}
    reasons = {f"why-{theme}-{how}" for theme in THEMES.values() for how in ("more", "less")}
    unused = {key for key in keys("en") - texts - asked - reasons if not key.startswith(starts)}
    assert unused <= {"ask-taking", "type-taking"}


@pytest.mark.parametrize(("language", "said"), [("en", "Take Tumblemaw (2)"), ("de", "Purzelmaul (2) nehmen")])
def test_a_card_is_taken_by_its_name_so_that_its_value_is_no_number_of_cards(language: str, said: str) -> None:
    take = Table("Ann Ben", centre="2 3", dice="1 1", step="take")
    words = Speaker(GAME, language, ("Ann", "Ben")).say(GAME.words(take.s, 0, Take((2,))))
    assert words == said


@pytest.mark.slow
@pytest.mark.parametrize("mode", PikitGame.modes)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said_in_whole_games(mode: str, language: str) -> None:
    speaker = Speaker(GAME, language, ("Ann", "Ben", "Cid"))
    for s, (seat, choice) in walk(GAME, make_options(PikitGame, mode, seats=3), Random(mode)):
        if seat != NATURE:
            menu = GAME.menu(s, seat)
            assert isinstance(menu, tuple)
            said = [speaker.say(GAME.words(s, seat, offered)) for offered in menu]
            assert len(set(said)) == len(said)
            assert speaker.say(GAME.prompt(s, seat))
            assert speaker.say(GAME.hint(s, seat))
        twin = GAME.copy(s)
        twin.story = []
        GAME.apply(twin, seat, choice)
        assert all(speaker.say(told.words) for told in twin.story or ())
        for section in GAME.read(GAME.view(s, 0), "odds", "aid"):
            assert all(speaker.say(line) for line in (section.title, *section.lines))


def refusals() -> dict[str, tuple[Table, str, Choice]]:
    play, take = Table("Ann Ben", Ann="1 2 4 5 6 7"), Table("Ann Ben", centre="1 6", dice="1 6", step="take")
    answer = Table("Ann Ben", Ann="2 1", Ben="9 2", copyAsReaction=False).plays("Ann", 2, Reroll(BOTH))
    return {
        "You do not hold a 9. [pikit.play.1]": (play, "Ann", Play(9, Draw())),
        "A 1 has no discard effect; it stays in your hand. [pikit.play.4]": (play, "Ann", Play(1, Draw())),
        "A 5 is Draw and nothing else. [pikit.components.8]": (play, "Ann", Play(5, Steal(1))),
        "Ben has no card to steal. [pikit.effect-steal.3]": (play, "Ann", Play(4, Steal(1))),
        "The second die shows 6 already. [pikit.effect-turn.1]": (play, "Ann", Play(7, TurnDie(1, 6))),
        "Say now what the card shall do. [pikit.play.9]": (play, "Ann", Play(2)),
        "A card in the centre matches the dice; you must take one. [pikit.take.6]": (take, "Ann", NOTHING),
        "With 1 and 6 no 9 can be taken. [pikit.take.1]": (take, "Ann", Take((9,))),
        "There is no 7 in the centre. [pikit.take.1]": (take, "Ann", Take((7,))),
        "1 and 6 are no pair. [pikit.pair.1]": (take, "Ann", TAKE_MECHA),
        "“2” can only be played now as a Cancel. [pikit.play.5]": (answer, "Ben", Play(2, Reroll(BOTH))),
    }


@pytest.mark.parametrize("text", refusals())
def test_a_refusal_says_why_in_both_languages(text: str) -> None:
    t, name, choice = refusals()[text]
    refusal = t.refused(name, choice)
    assert refusal is not None
    assert Speaker(GAME, "en", t.names).refusal(refusal) == text
    assert Speaker(GAME, "de", t.names).refusal(refusal).endswith(f"[{refusal.rule}]")


# -- typing ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "choice"),
    [
        ("2 both", Play(2, Reroll(BOTH))),
        ("play 2 both", Play(2, Reroll(BOTH))),
        ("Spiele 5", Play(5, Draw())),
        ("play", None),
        ("2 beide", Play(2, Reroll(BOTH))),
        ("2 1", Play(2, Reroll((0,)))),
        ("2 zweiter", Play(2, Reroll((1,)))),
        ("4 3", Play(4, Steal(2))),
        ("5", Play(5, Draw())),
        ("6", Play(6, Cancel())),
        ("7 first 6", Play(7, TurnDie(0, 6))),
        ("9 steal 2", Play(9, Steal(1))),
        ("10 Drehen erster 3", Play(10, TurnDie(0, 3))),
        ("11 draw", Play(11, Draw())),
        ("m3", Play(23)),
        ("4", Play(4)),
        ("go on", ENOUGH),
        ("Weiter", ENOUGH),
        ("2 all", None),
        ("7 both 3", None),
        ("9 roar", None),
        ("", None),
        ("!", None),
    ],
)
def test_a_typed_play(text: str, choice: Choice | None) -> None:
    assert GAME.typed(Table("Ann Ben Cid", Ann="2").s, 0, text) == choice


@pytest.mark.parametrize(
    ("text", "choice"),
    [
        ("7", Take((7,))),
        ("take 7", Take((7,))),
        ("nimm 1 6", Take((1, 6))),
        ("6 1", Take((1, 6))),
        ("1+6", Take((1, 6))),
        ("mecha", TAKE_MECHA),
        ("stehlen", STEAL_MECHA),
        ("nothing", NOTHING),
        ("nichts", NOTHING),
        ("seven", None),
        ("777", None),
        ("", None),
    ],
)
def test_a_typed_take(text: str, choice: Choice | None) -> None:
    assert GAME.typed(Table("Ann Ben", centre="7", step="take").s, 0, text) == choice


def test_a_typed_answer_and_declaration() -> None:
    answer = Table("Ann Ben", Ann="2 1", Ben="6").plays("Ann", 2, Reroll(BOTH))
    typed = [GAME.typed(answer.s, 1, text) for text in ("6", "cancel 11", "annullieren 6", "no", "lassen", "?")]
    assert typed == [Play(6, Cancel()), Play(11, Cancel()), Play(6, Cancel()), LET, LET, None]
    later = Table("Ann Ben", Ann="9 1", declareOnPlay=False)
    assert GAME.typed(later.s, 0, "9") == Play(9)
    later.plays("Ann", 9)
    assert GAME.typed(later.s, 0, "würfeln beide") == Declare(Reroll(BOTH))
    assert GAME.typed(later.s, 0, "quatsch") is None


def test_every_choice_on_a_menu_has_words_of_its_own() -> None:
    t = Table("Ann Ben Cid", Ann="2 4 5 7 9", Ben="1", Cid="1")
    menu = t.menu("Ann")
    for language in LANGUAGES:
        speaker = Speaker(GAME, language, t.names)
        assert len({speaker.say(GAME.words(t.s, 0, choice)) for choice in menu}) == len(menu)
