"""How quick the engine is: medians of several runs on one core, beside peers measured in the same run.

Processor time, not the clock on the wall: other work on the machine must not count.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from random import Random
from statistics import median
from typing import Any

from msgspec import Struct

from roarhouse.core.codec import Codec
from roarhouse.core.find import PACKAGE, find_game
from roarhouse.core.game import NATURE, Game
from roarhouse.core.options import make_options

RUNS = 7
SECONDS = 0.6  # of each run of playouts
TABLES = 200  # on which single operations are measured
LONG_ENOUGH = 15.0  # s to find so many of them


class Row(Struct, frozen=True):
    what: str
    unit: str
    values: list[float]
    digits: int = 0

    def spread(self) -> tuple[float, float, float]:
        return median(self.values), min(self.values), max(self.values)


Figures = dict[str, dict[str, float]]  # groups of what a game measures of itself, such as its physics


class Measured(Struct, frozen=True):
    name: str
    rows: list[Row]
    figures: Figures = {}


def playout(game: Game[Any], options: Any, rng: Random) -> int:
    """A random game; how many decisions players made."""
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
    """Decisions and games a second, run by run."""
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
    """A game of physics is played in its first mode, which is brisk: a whole one takes half a minute."""
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
    """Of a game that has a module `bench` beside its rules."""
    if find_spec(f"{PACKAGE}.{name}.bench") is None:
        return {}
    found: Figures = import_module(f"{PACKAGE}.{name}.bench").figures()
    return found


def single_operations(game: Game[Any], options: Any, rng: Random) -> list[Row]:
    """Each on tables from all over random games."""
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
    """Microseconds each, run by run."""
    found = []
    for _ in range(RUNS):
        began = time.process_time()
        for k in range(n):
            do(k)
        found.append((time.process_time() - began) / n * 1e6)
    return found


def some_tables(game: Game[Any], options: Any, rng: Random) -> list[Any]:
    """Tables on which somebody must decide, one of about ten."""
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


# -- peers -----------------------------------------------------------------------------------------------------------


def peers() -> list[Row]:
    """Those that are installed; `make bench` installs them."""
    return [row for row in (rlcard_gin_rummy(), pettingzoo_gin_rummy()) if row]


def rlcard_gin_rummy() -> Row | None:
    try:
        import rlcard
    except ImportError:
        return None
    env, rng = rlcard.make("gin-rummy"), Random(1)

    def play() -> int:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            steps += 1
        return steps

    return Row("RLCard gin rummy", "/s", rates(play)[0])


def pettingzoo_gin_rummy() -> Row | None:
    try:
        from pettingzoo.classic import gin_rummy_v4
    except ImportError:
        return None
    env, rng = gin_rummy_v4.env(), Random(1)

    def play() -> int:
        env.reset(seed=rng.randrange(10**6))
        steps = 0
        for _ in env.agent_iter():
            observation, _, ended, cut, _ = env.last()
            mask = observation["action_mask"]
            env.step(None if ended or cut else rng.choice([k for k, legal in enumerate(mask) if legal]))
            steps += 1
        return steps

    return Row("PettingZoo gin rummy", "/s", rates(play)[0])
