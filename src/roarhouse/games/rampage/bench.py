"""What `roarhouse bench` measures of Rampage besides the rules: the physics, all figures in one run."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import process_time
from typing import Final

from roarhouse.games.rampage.physics.effects import Effect, breaths, drops, rams
from roarhouse.games.rampage.physics.interface import Act, Breath, Drop, Flick, Outcome, Settings, Table, Toss
from roarhouse.games.rampage.physics.sim.engine import Engine
from roarhouse.games.rampage.physics.sim.rigid import FINE
from roarhouse.games.rampage.physics.sim.scene import rows_of
from roarhouse.games.rampage.physics.sim.settle import FPS, REST_SHIFT, REST_TURN, REST_WINDOW, Run, Stillness
from roarhouse.games.rampage.physics.world import World

FRAMES: Final = 30  # of the city with everything awake, in one measurement
ROUNDS: Final = 5
TRIES: Final = 6  # of each act
COPIES: Final = 20

Figures = dict[str, float]


def figures(boards: tuple[int, ...] = (1, 2)) -> dict[str, Figures]:
    """The speed of one city and of the two-board city, how the second compares, and what acts do."""
    found = {f"{count} board{'s' if count > 1 else ''}": city(count) for count in boards}
    if len(boards) == 2:
        one, two = found.values()
        found["growth"] = {name: round(two[name] / one[name], 2) for name in one if one[name]}
    return found | doing(World(Settings()))


def city(boards: int) -> Figures:
    world = World(Settings(boards=boards))
    table = world.build(tuple(range(4 * boards)), 1).table
    return {**stepping(world, table), **acting(world, table), **copying(world, table)}


# -- effects --------------------------------------------------------------------------------------------------


def doing(world: World) -> dict[str, Figures]:
    """What acts do on average: a column for each effect, a row for each kind of act."""
    acts = {**breaths(world), **drops(world), **rams(world)}
    return {name: {act: row[name] for act, row in acts.items()} for name in Effect.__struct_fields__}


# -- steps ----------------------------------------------------------------------------------------------------


def stepping(world: World, table: Table) -> Figures:
    """Steps a second with everything awake: the bare engine, and with poses read, filmed and watched for rest."""
    start = world.scene.engine(table, rows_of(table))
    start.step(FPS)
    bare, loaded = [], []
    for _ in range(ROUNDS):
        bare.append(timed(partial(alone, start.clone())))
        loaded.append(timed(partial(watched, start.clone(), table)))
    steps = FRAMES * round(1 / FPS / FINE)
    return {
        "bare steps/s": round(steps / min(bare)),
        "loaded steps/s": round(steps / min(loaded)),
        "loaded share of bare": round(min(bare) / min(loaded), 3),
    }


def timed(work: Callable[[], object]) -> float:
    start = process_time()
    work()
    return process_time() - start


def alone(engine: Engine) -> None:
    step = engine.world.step
    for _ in range(FRAMES * round(1 / FPS / FINE)):
        step()


def watched(engine: Engine, table: Table) -> None:
    run, rest = Run(engine, rows_of(table), {}, filmed=True), Stillness(REST_WINDOW, REST_SHIFT, REST_TURN)
    for _ in range(FRAMES):
        run.frame()
        rest.holds(run.poses, 1 / FPS)


# -- acts -----------------------------------------------------------------------------------------------------


def samples(vehicle: int) -> dict[str, list[Act]]:
    """Hard acts of the first Monster, from its starting area."""
    return {
        "flick": [Flick(0, 2700 + 100 * k, 1000) for k in range(TRIES)],
        "drop": [Drop(0, -1500 + 80 * k, 1700 + 40 * k) for k in range(TRIES)],
        "toss": [Toss(0, vehicle, 3255 + 12 * k, 20 * k, 900) for k in range(TRIES)],
        "breath": [Breath(0, 3255 + 12 * k, -120 - 10 * k, 0, 1000 - 50 * k) for k in range(TRIES)],
    }


def acting(world: World, table: Table) -> Figures:
    found: Figures = {}
    acts = samples(world.roster.vehicles[0])
    films: list[int] = []
    for name, tries in acts.items():
        world.simulate(table, tries[0], 0)
        start = process_time()
        outcomes = [world.simulate(table, act, seed) for seed, act in enumerate(tries)]
        spent = process_time() - start
        found |= of_act(name, outcomes, spent)
        films += [len(outcome.film) for outcome in outcomes]
    found["candidates/s"] = round(TRIES * len(acts) / min(rehearsing(world, table, acts) for _ in range(ROUNDS)), 1)
    return found | {"film bytes": round(sum(films) / len(films))}


def rehearsing(world: World, table: Table, acts: dict[str, list[Act]]) -> float:
    """All acts on one table, as a bot does it; from the second round on the world is cached."""
    return timed(
        lambda: [world.rehearse(table, act, seed) for tries in acts.values() for seed, act in enumerate(tries)]
    )


def of_act(name: str, outcomes: list[Outcome], spent: float) -> Figures:
    simulated = sum(outcome.millis for outcome in outcomes) / 1000
    return {
        f"{name} ms": round(spent / len(outcomes) * 1000, 1),
        f"{name} simulated s": round(simulated / len(outcomes), 2),
        f"{name} simulated s per s": round(simulated / spent, 1),
    }


# -- copies ---------------------------------------------------------------------------------------------------


def copying(world: World, table: Table) -> Figures:
    """Worlds are copied by bots and restored from tables; tables are all that a game keeps."""
    engine, snapshot = world.sleeping(table, FINE, None)
    kept = world.snapshot(table)
    before = resident()
    worlds = [engine.clone() for _ in range(COPIES)]
    grown = resident() - before
    return {
        "clone ms": per_copy(engine.clone),
        "restore ms": per_copy(lambda: worlds[0].restore(snapshot)),
        "rebuild from a table ms": per_copy(lambda: world.sleeping(world.restore(kept), FINE, None)),
        "world kB": round(grown / COPIES / 1024),
        "snapshot of a table bytes": len(kept),
        "table kB": round(weight(table) / 1024, 1),
    }


def per_copy(work: Callable[[], object]) -> float:
    return round(min(timed(lambda: [work() for _ in range(COPIES)]) for _ in range(ROUNDS)) / COPIES * 1000, 2)


def weight(table: Table) -> int:
    """Memory of a table's values in bytes, without what all tables share."""
    poses = [pose for pose in table.poses if pose is not None]
    numbers = sum(sys.getsizeof(pose) + 28 * 7 for pose in poses)
    pairs = sum(sys.getsizeof(pair) for pair in (*table.touches, *table.carries))
    return numbers + pairs + sum(sys.getsizeof(part) for part in (table, table.poses, table.touches, table.carries))


def resident() -> int:
    """Resident memory of this process in bytes; 0 where the system does not report it."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * 4096
    except OSError:
        return 0
