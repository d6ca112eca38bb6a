"""Built scenes: pieces put down by hand on an otherwise empty table, and what the judge says of them."""

from __future__ import annotations

from math import pi, radians
from typing import Final

from roarhouse.games.rampage.physics.city.geometry import NO_TURN, UP, Turn, then, turn
from roarhouse.games.rampage.physics.city.plan import Piece
from roarhouse.games.rampage.physics.city.zones import pose_of
from roarhouse.games.rampage.physics.interface import Outcome, Pose, Readings, Settings, Settle, Table
from roarhouse.games.rampage.physics.judge.contacts import look_up, touching
from roarhouse.games.rampage.physics.sim.hands import put
from roarhouse.games.rampage.physics.sim.scene import rows_of
from roarhouse.games.rampage.physics.world import World

# pieces of one city
SMALL, RECTANGLE, LARGE = 0, 12, 18
BUS, TAXI, TRUCK, FIRE_ENGINE = 19, 20, 21, 22
PAWS, BODY = 23, 27  # of the first Monster
MEEPLES: Final = range(31, 121)
ANN, BOB = 31, 32  # two meeples

# how high the middle of a standing piece is
TALL: Final = {"meeple": 0.8, "floor": 0.1, "vehicle": 0.7, "paws": 0.5, "body": 2.5}
ON_BACK: Final = turn((1.0, 0.0, 0.0), pi / 2)

OPEN: Final = (-5.0, 26.0)  # a spot in the Park with nothing around


def at(x: float, y: float, z: float, how: Turn = NO_TURN) -> Pose:
    return pose_of((x, y, z, *how))


def yawed(degrees: float) -> Turn:
    return turn(UP, radians(degrees))


def leaning(degrees: float) -> Turn:
    """Off the vertical, to the south."""
    return turn((1.0, 0.0, 0.0), radians(degrees))


def both(first: Turn, second: Turn) -> Turn:
    return then(first, second)


def laid(world: World, placed: dict[Piece, Pose], inverted: tuple[int, ...] = ()) -> Table:
    """Pieces exactly there, nothing simulated: contacts as they are, and no loads."""
    poses = tuple(placed.get(piece) for piece in world.roster.pieces)
    bare = Table(poses, inverted=inverted)
    return Table(poses, touching(world.scene, look_up(world.scene, bare, rows_of(bare))), (), inverted)


def read(world: World, placed: dict[Piece, Pose], inverted: tuple[int, ...] = ()) -> Readings:
    return world.judge(laid(world, placed, inverted))


def settled(world: World, placed: dict[Piece, Pose], onto: Table | None = None) -> Outcome:
    """Pieces put down and left to themselves."""
    return world.simulate(put(onto or world.nothing, placed), Settle(), 0)


def quiet(**options: object) -> World:
    """A world without tremor."""
    return World(Settings(**{"noise": "off", **options}))  # type: ignore[arg-type]


def moved(before: Table, after: Table, piece: Piece) -> float:
    """How far a piece has come, in cm."""
    a, b = before.poses[piece], after.poses[piece]
    assert a is not None
    assert b is not None
    return float(((a.x - b.x) ** 2 + (a.y - b.y) ** 2 + (a.z - b.z) ** 2) ** 0.5 / 1000)
