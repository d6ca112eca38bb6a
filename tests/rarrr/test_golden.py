"""Golden playthroughs: seeded games as one seat lives them, compared verbatim with the files in `golden`.

`ROARHOUSE_GOLDEN=write python -m pytest tests/rarrr/test_golden.py` writes the files anew; read the difference before
you commit it.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

import pytest

from roarhouse.core.game import NATURE
from roarhouse.core.options import make_options
from roarhouse.core.speech import LANGUAGES, Speaker
from roarhouse.core.words import Section, Words
from roarhouse.games.rarrr.game import RarrrGame
from roarhouse.games.rarrr.options import RarrrOptions
from roarhouse.games.rarrr.state import Rarrr
from tests.laws.laws import choose
from tests.rarrr.cards import GAME

GOLDEN: Final = Path(__file__).parent / "golden"
NAMES: Final = ("Ann", "Ben", "Cid", "Dot")
GAMES: Final = {"basic-3": ("basic", 3), "advanced-4": ("advanced", 4)}
MOST_BYTES: Final = 60_000


def playthrough(options: RarrrOptions, language: str, seat: int = 0, seed: int = 2026) -> Iterator[str]:
    """What is told to a seat, what it is asked and answers, and the table at the first moment of each kind."""
    speaker, rng, s = Speaker(GAME, language, NAMES[: options.seats]), Random(seed), GAME.start(options)
    s.story, seen = [], set()
    while GAME.turn(s):
        by, choice = choose(GAME, s, rng)
        if moment(s, by, seat) not in seen:
            seen.add(moment(s, by, seat))
            yield from table(speaker, GAME.read(GAME.view(s, seat)))
        if by == seat:
            yield f"? {speaker.say(GAME.prompt(s, by))}"
            yield f"> {speaker.say(GAME.words(s, by, choice))}"
        GAME.apply(s, by, choice)
        yield from (f"{speaker.say(told.words)} [{told.rule}]" for told in s.story if told.reaches(seat))
        s.story = []
    yield from table(speaker, GAME.read(GAME.view(s, seat)))
    yield from score_sheet(speaker, s)


def moment(s: Rarrr, by: int, seat: int) -> tuple[object, ...]:
    """What this seat is asked in a round, before and after somebody or itself has laid a set; others go by once."""
    if by != seat:
        return ("nature",) if by == NATURE else ("others",)
    return s.round, type(s.agenda[-1]), s.highest_other(seat) > 0, len(s.laid[seat]) > 0


def table(speaker: Speaker, sections: tuple[Section, ...]) -> Iterator[str]:
    for section in sections:
        yield f"== {speaker.say(section.title)}"
        yield from (f"   {speaker.say(line)}" for line in section.lines)


def score_sheet(speaker: Speaker, s: Rarrr) -> Iterator[str]:
    result = GAME.result(s)
    assert result is not None
    for row, points in result.sheet:
        yield f"{speaker.say(Words(row))}: {points}"
    yield f"{result.scores} -> {', '.join(NAMES[winner] for winner in result.winners)} [{result.rule}]"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_seeded_game_reads_as_it_did(name: str, language: str) -> None:
    mode, seats = GAMES[name]
    text = "\n".join(playthrough(make_options(RarrrGame, mode, seats=seats), language)) + "\n"
    file = GOLDEN / f"{name}.{language}.txt"
    if os.environ.get("ROARHOUSE_GOLDEN") == "write":
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
    assert text == file.read_text(encoding="utf-8"), f"{file.name} reads differently now"
    assert len(text.encode()) < MOST_BYTES
