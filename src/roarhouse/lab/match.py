"""Matches: many games between bots, reproducible by seed for any number of workers.

Exception: bots that reach the cap of their thinking time (Rampage on a slow machine).
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any, TypeVar

from msgspec import Struct

from roarhouse.bots.bots import Bot, ask, find_bot
from roarhouse.bots.mind import mind_of
from roarhouse.bots.searchers import SearchBot
from roarhouse.core.find import find_game
from roarhouse.core.game import NATURE, Choice, Game
from roarhouse.core.options import make_options
from roarhouse.core.words import Seat
from roarhouse.lab.executors import chunks

T = TypeVar("T")
SEER = "seer"
CHUNK = 10  # games a worker plays before it reports


class Played(Struct, frozen=True):
    """One finished game: the bot in each seat, and the result."""

    bots: tuple[str, ...]
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    choices: int
    seconds: float
    notes: dict[str, Any] = {}  # what the game's `report` counts


class Match(Struct, frozen=True):
    """What to play. Bots rotate through the seats from game to game."""

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: str = "0"
    mode: str = ""
    options: dict[str, Any] = {}
    deck: Any = None
    bot_seconds: float | None = None  # limit per decision for bots that think by the clock

    def seating(self, number: int) -> tuple[str, ...]:
        turn = number % self.seats
        return tuple(self.bots[(seat + turn) % self.seats] for seat in range(self.seats))


def play(match: Match, number: int) -> Played:
    """Play the game with this number; its random numbers derive from seed and number."""
    bots = match.seating(number)
    return play_with(match, number, [player(name, match) for name in bots])


def player(name: str, match: Match) -> Bot:
    return Seer(match.game) if name == SEER else find_bot(name, match.game, match.bot_seconds)


class Seer(SearchBot):
    """Searches on the real table and sees all hands: what luck leaves to skill. Never offered to play with."""

    sees_all = True

    def __init__(self, game: str) -> None:
        super().__init__(mind_of(game, "search")._replace(sees_all=True))


def asked(bot: Bot, game: Game[Any], s: Any, seat: Seat, rng: Random) -> Choice:
    return bot.choose(game, s, seat, rng) if getattr(bot, "sees_all", False) else ask(bot, game, s, seat, rng)


def play_with(match: Match, number: int, players: list[Bot], watch: Callable[[Any], None] = lambda s: None) -> Played:
    """Play the game with this number between these bots; `watch` sees the table before each choice."""
    kind = find_game(match.game)
    game: Game[Any] = kind(match.deck)
    rng, nature = Random(f"{match.seed}/{number}/bots"), Random(f"{match.seed}/{number}/nature")
    s = game.start(make_options(kind, match.mode, **{**match.options, "seats": match.seats}))
    choices, began = 0, time.perf_counter()
    while turn := game.turn(s):
        watch(s)
        for seat in turn:
            if seat == NATURE:
                game.apply(s, seat, game.nature(s, nature))
            else:
                game.apply(s, seat, asked(players[seat], game, s, seat, rng))
                choices += 1
    result = game.result(s)
    assert result is not None
    seconds = time.perf_counter() - began
    return Played(match.seating(number), result.winners, result.scores, choices, seconds, game.report(s))


def chunk(match: Match, numbers: range) -> list[Played]:
    return [play(match, number) for number in numbers]


def play_all(
    match: Match, games: int, workers: int, progress: Callable[[int], None] = lambda n: None
) -> list[Played]:
    """All games, in order."""
    return in_chunks(partial(chunk, match), games, workers, progress)


def in_chunks(
    work: Callable[[range], list[T]],
    games: int,
    workers: int,
    progress: Callable[[int], None] = lambda n: None,
    size: int = CHUNK,
) -> list[T]:
    """What `work` makes of the numbers of all games, in order, chunk by chunk, where `executors.playing` says."""
    numbers = [range(k, min(k + size, games)) for k in range(0, games, size)]
    done: list[T] = []
    for some in chunks(work, numbers, workers):
        done += some
        progress(len(done))
    return done
