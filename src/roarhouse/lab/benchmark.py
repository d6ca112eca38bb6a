"""Benchmarks of the engine: medians of several runs on one core, with peers measured in the same run.

Processor time, not wall-clock time: other work on the machine does not count.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from statistics import median
from typing import Any

from msgspec import Struct

from roarhouse.core.codec import Codec
from roarhouse.core.find import find_game, part_of
from roarhouse.core.game import NATURE, Game
from roarhouse.core.options import make_options

RUNS = 7
SECONDS = 0.6  # of each run of playouts
TABLES = 200  # on which single operations are measured
LONG_ENOUGH = 15.0  # seconds to find that many


class Row(Struct, frozen=True):
    what: str
    unit: str
    values: list[float]
    digits: int = 0

    def spread(self) -> tuple[float, float, float]:
        return median(self.values), min(self.values), max(self.values)


Figures = dict[str, dict[str, float]]  # figures that a game measures itself, such as physics


class Measured(Struct, frozen=True):
    name: str
    rows: list[Row]
    figures: Figures = {}


def playout(game: Game[Any], options: Any, rng: Random) -> int:
    """Play a random game; returns the number of players' decisions."""
    s, decisions, random = game.start(options), 0, rng.random
    while turn := game.turn(s):
        for seat in turn:
            if seat == NATURE:
                game.apply(s, seat, game.nature(s, rng))
                continue
            menu = game.menu(s, seat)
            choice = menu[int(random() * len(menu))] if isinstance(menu, tuple) else menu.sample(rng)
            game.apply(s, seat, choice)
            decisions += 1
    return decisions


def rates(play: Callable[[], int]) -> tuple[list[float], list[float]]:
    """Decisions and games per second, per run."""
    decisions, games = [], []
    for _ in range(RUNS):
        began, count, played = time.process_time(), 0, 0
        while (spent := time.process_time() - began) < SECONDS:
            count += play()
            played += 1
        decisions.append(count / spent)
        games.append(played / spent)
    return decisions, games


def measure(name: str) -> Measured:
    """A game with physics is played in its first mode, which is short: a whole game takes half a minute."""
    kind = find_game(name)
    game, rng = kind(), Random(1)
    options = kind.Options() if kind.portable else make_options(kind, next(iter(kind.modes)))
    decisions, games = rates(lambda: playout(game, options, rng))
    rows = [
        Row(f"random playouts at {options.seats} seats: decisions", "/s", decisions),
        Row("random playouts: games", "/s", games, 1),
    ]
    return Measured(name, rows + single_operations(game, options, rng), own_figures(name))


def own_figures(name: str) -> Figures:
    """Figures from the game's module `bench`, if it has one."""
    module = part_of(name, "bench")
    return module.figures() if module else {}


def single_operations(game: Game[Any], options: Any, rng: Random) -> list[Row]:
    """Single operations, measured on states from random games."""
    tables, codec = some_tables(game, options, rng), Codec(game)
    encoded = [codec.encode(s) for s in tables]
    doings: list[tuple[str, Callable[[int], object]]] = [
        ("copy", lambda k: game.copy(tables[k])),
        ("imagine", lambda k: game.imagine(tables[k], 0, rng)),
        ("view", lambda k: game.view(tables[k], 0)),
        ("encode a state", lambda k: codec.encode(tables[k])),
        ("decode a state", lambda k: codec.state(encoded[k])),
    ]
    return [Row(what, "µs", times(do, len(tables)), 1) for what, do in doings]


def times(do: Callable[[int], object], n: int) -> list[float]:
    """Microseconds per call, per run."""
    found = []
    for _ in range(RUNS):
        began = time.process_time()
        for k in range(n):
            do(k)
        found.append((time.process_time() - began) / n * 1e6)
    return found


def some_tables(game: Game[Any], options: Any, rng: Random) -> list[Any]:
    """States in which a seat must decide, about one in ten."""
    tables: list[Any] = []
    began = time.process_time()
    while len(tables) < TABLES and not (tables and time.process_time() - began > LONG_ENOUGH):
        s = game.start(options)
        while turn := game.turn(s):
            if turn[0] == NATURE:
                game.apply(s, NATURE, game.nature(s, rng))
                continue
            if rng.random() < 0.1:
                tables.append(game.copy(s))
            menu = game.menu(s, turn[0])
            game.apply(s, turn[0], rng.choice(menu) if isinstance(menu, tuple) else menu.sample(rng))
    return tables[:TABLES]
