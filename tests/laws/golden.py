"""Law 10: golden playthroughs. A recorded text per game and mode, compared verbatim.

`ROARHOUSE_GOLDEN=write make test` writes them again; read the difference before you commit it.

A game whose nature is a simulation (`portable = False`) may come out differently on another machine: its choices are
kept beside the text, and the text is compared with a replay of them.
"""

from __future__ import annotations

import gzip
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from roarhouse.core.codec import Codec
from roarhouse.core.game import WATCHER, Game
from roarhouse.core.records.record import Line
from roarhouse.core.speech import Speaker
from roarhouse.core.words import Section
from tests.laws.laws import choose, walk


def playthrough(
    game: Game[Any], options: Any, seed: int, seat: int = 0, table_every: int = 40, played: tuple[Line, ...] = ()
) -> str:
    """A random game as one seat lives it, in German and English by turns, with the table now and then."""
    return "\n".join(lines(game, options, seed, seat, table_every, played)) + "\n"


def lines(
    game: Game[Any], options: Any, seed: int, seat: int, table_every: int, played: tuple[Line, ...]
) -> Iterator[str]:
    rng, s, speakers = Random(seed), game.start(options), [Speaker(game, language) for language in ("en", "de")]
    yield f"# {game.name}, deck {game.deck_hash}, seed {seed}, seat {seat}"
    count = 0
    while game.turn(s):
        by, choice = played[count] if played else choose(game, s, rng)
        if by == seat:
            yield f"? {speakers[count % 2].say(game.prompt(s, by))}"
            yield f"> {speakers[count % 2].say(game.words(s, by, choice))}"
        s.story = []
        game.apply(s, by, choice)
        story, s.story = s.story, None
        yield from (f"{speakers[count % 2].say(told.words)} [{told.rule}]" for told in story if told.reaches(seat))
        count += 1
        if count % table_every == 0:
            yield from read(game.read(game.view(s, seat)), speakers[count // table_every % 2])
    yield from read(game.read(game.view(s, WATCHER)), speakers[0])
    yield str(game.result(s))


def read(sections: tuple[Section, ...], speaker: Speaker) -> Iterator[str]:
    for section in sections:
        yield f"== {speaker.say(section.title)}"
        yield from (f"   {speaker.say(line)}" for line in section.lines)


Play = Callable[[Game[Any], Any, Random], Iterator[tuple[Any, Line]]]


def agrees(game: Game[Any], options: Any, seed: int, file: Path, play: Play = walk) -> None:
    write = os.environ.get("ROARHOUSE_GOLDEN") == "write"
    text = playthrough(game, options, seed, played=choices(game, options, seed, file.with_suffix(".gz"), write, play))
    if write:
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
    assert text == file.read_text(encoding="utf-8"), f"law 10, golden: {file.name} reads differently now"


def choices(game: Game[Any], options: Any, seed: int, file: Path, write: bool, play: Play = walk) -> tuple[Line, ...]:
    """The choices of a game that cannot be played again from its seed everywhere."""
    if game.portable:
        return ()
    if write:
        made = [line for _, line in play(game, options, Random(seed))]
        file.write_bytes(gzip.compress(Codec(game).encode(made), mtime=0))
    kept: Any = game.Choices
    return msgspec.json.decode(gzip.decompress(file.read_bytes()), type=tuple[tuple[int, kept], ...])
