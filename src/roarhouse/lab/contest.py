"""One table of speeds: our games, interpreted and compiled, beside those of peers, measured by turns in one run.

Every figure is a rate of decisions, steps or simulations in a second of processor time on one core. All contestants
get a turn in each round, so that a busy machine slows all of them alike; ratios hold, rates are lower bounds.
`python -m roarhouse.lab.contest SECONDS` prints one round of our own figures as JSON: so the same figures are taken
from a compiled package, in a process of its own.
"""

from __future__ import annotations

import os
import platform
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from importlib import import_module
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, Final

import msgspec

from roarhouse.bots.bots import find_bot
from roarhouse.bots.mind import has_mind, mind_of
from roarhouse.bots.search import examine
from roarhouse.core import game as engine
from roarhouse.core.budget import Budget
from roarhouse.core.errors import RoarhouseError
from roarhouse.core.find import find_game, game_names, part_of
from roarhouse.core.game import NATURE, Game
from roarhouse.core.words import Seat
from roarhouse.lab.benchmark import playout
from roarhouse.lab.peers import Contest, environment_contests, openspiel_contests, peers, pettingzoo_play, rate

ROUNDS: Final = 5
SECONDS: Final = 0.4  # of each turn
SIMULATIONS: Final = 100  # of one decision of a searching bot

Rates = dict[tuple[str, str], list[float]]


def interpreter() -> str:
    """Which Python runs, and whether it was built with optimisation: without, everything takes 1.25 times as long."""
    flags = sysconfig.get_config_var("PY_CFLAGS") or ""
    optimised = "--enable-optimizations" in (sysconfig.get_config_var("CONFIG_ARGS") or "")
    level = next((word for word in reversed(flags.split()) if word.startswith("-O")), "-O?")
    build = "profile-guided optimisation" if optimised else "no profile-guided optimisation"
    return f"{platform.python_implementation()} {platform.python_version()}, {level}, {build}"


def is_compiled() -> bool:
    return not str(engine.__file__).endswith(".py")


# -- our own figures -------------------------------------------------------------------------------------------------


def contests() -> Iterator[Contest]:
    for name in game_names():
        kind = find_game(name)
        if kind.portable and part_of(name, "spelling"):
            yield from contests_of(name)


def contests_of(name: str) -> Iterator[Contest]:
    game, rng = find_game(name)(), Random(1)
    options = game.Options()
    yield name, "random playouts", partial(rate, partial(playout, game, options, rng))
    if has_mind(name):
        mind, bot = mind_of(name), find_bot("greedy", name)
        yield name, "rollout policy", partial(rate, partial(played, game, mind.choose, rng))
        yield name, "greedy", partial(rate, partial(played, game, partial(bot.choose, game), rng))
        yield name, "search: simulations", partial(rate, partial(simulated, game, rng))
    yield from environments(name)


def environments(name: str) -> Iterator[Contest]:
    """The environments of the packages that are installed."""
    with suppress(RoarhouseError):
        env = import_module("roarhouse.adapters.pettingzoo").env(name)
        yield name, "PettingZoo steps", partial(rate, pettingzoo_play(env))
    with suppress(RoarhouseError):
        openspiel = import_module("roarhouse.adapters.openspiel")
        game = openspiel.load(name, seats=2)
        yield from openspiel_contests(name, game)
        yield from environment_contests(name, game, openspiel.Environment)


def played(game: Game[Any], choose: Callable[[Any, Seat, Random], Any], rng: Random) -> int:
    """A whole game by one policy, on the table itself; returns the number of decisions."""
    s, count = game.start(), 0
    while turn := game.turn(s):
        for seat in turn:
            if seat == NATURE:
                game.apply(s, seat, game.nature(s, rng))
            else:
                game.apply(s, seat, choose(s, seat, rng))
                count += 1
    return count


def simulated(game: Game[Any], rng: Random) -> int:
    """One decision of a searching bot at a random table; returns the number of simulations."""
    mind, s = mind_of(game.name), game.start()
    for _ in range(rng.randrange(20, 60)):
        seat = game.turn(s)[0]
        choice = game.nature(s, rng) if seat == NATURE else mind.choose(s, seat, rng)
        game.apply(s, seat, choice)
    while game.turn(s) == (NATURE,):
        game.apply(s, NATURE, game.nature(s, rng))
    turn = game.turn(s)
    return sum(trial.n for trial in examine(game, mind, s, turn[0], rng, Budget(SIMULATIONS, 60.0))) if turn else 0


# -- the table -------------------------------------------------------------------------------------------------------


def measure(compiled: Path | None, rounds: int = ROUNDS, seconds: float = SECONDS) -> dict[str, Rates]:
    """Rates by kind: `interpreted`, `compiled` if there is a compiled package, and `peers`."""
    ours, theirs = list(contests()), list(peers())
    found: dict[str, Rates] = {"interpreted": {}, "compiled": {}, "peers": {}}
    for _ in range(rounds):
        for whose, what, taken in ours:
            found["interpreted"].setdefault((whose, what), []).append(taken(seconds))
        for whose, what, taken in theirs:
            found["peers"].setdefault((whose, what), []).append(taken(seconds))
        for (whose, what), value in elsewhere(compiled, seconds).items():
            found["compiled"].setdefault((whose, what), []).append(value)
    return found


def elsewhere(package: Path | None, seconds: float) -> dict[tuple[str, str], float]:
    """One round of our figures with the package in another folder."""
    if package is None:
        return {}
    environment = os.environ | {"PYTHONPATH": str(package)}
    command = [sys.executable, "-m", "roarhouse.lab.contest", str(seconds)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    if done.returncode:
        raise RoarhouseError(f"{package}: no compiled package ({done.stderr.strip().splitlines()[-1]})")
    rows = msgspec.json.decode(done.stdout, type=list[tuple[str, str, float]])
    return {(whose, what): value for whose, what, value in rows}


def middle(rates: Rates) -> dict[tuple[str, str], float]:
    return {key: median(values) for key, values in rates.items()}


def main(seconds: float) -> None:
    if not is_compiled():
        sys.exit("this package is not compiled")
    rows = [(whose, what, taken(seconds)) for whose, what, taken in contests()]
    print(msgspec.json.encode(rows).decode())


if __name__ == "__main__":
    main(float(sys.argv[1]))
