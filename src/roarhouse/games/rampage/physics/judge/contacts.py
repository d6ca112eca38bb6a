"""Contacts: what touches what, and what carries what."""

from __future__ import annotations

from collections.abc import Iterable
from math import hypot
from typing import Final

from roarhouse.games.rampage.physics.city.geometry import PER_CM
from roarhouse.games.rampage.physics.city.plan import Piece
from roarhouse.games.rampage.physics.city.shapes import Vec
from roarhouse.games.rampage.physics.interface import BOARD, GROUND_RUIN, RIM, Table
from roarhouse.games.rampage.physics.sim.engine import Engine, Poses, Push
from roarhouse.games.rampage.physics.sim.rigid import GRAVITY
from roarhouse.games.rampage.physics.sim.scene import BOARD_BOX, RUINS, TABLE_TOP, Scene

CONTACT: Final = 0.02  # cm, rampage.judge.2
BEARS_UPWARD: Final = 0.35  # rampage.judge.5: the vertical part of the normal
BEARS_SHARE: Final = 0.02  # rampage.judge.5: of the weight of the upper piece

Edges = set[tuple[int, int]]


def look_up(scene: Scene, table: Table, rows: Poses) -> Engine:
    """An engine in which contacts can be looked up."""
    engine = scene.engine(table, rows)
    engine.look_near(CONTACT)
    return engine


def touching(scene: Scene, engine: Engine) -> tuple[tuple[int, int], ...]:
    """rampage.judge.2: what touches what."""
    found: Edges = set()
    for a, b, upward in engine.touching(CONTACT):
        low, high = min(a, b), max(a, b)
        if low == BOARD_BOX and abs(upward) < BEARS_UPWARD and not over_board(scene, engine, high):
            low = RIM
        if low != TABLE_TOP and low != high:
            found.add((BOARD if low == RUINS else low, high))
    return tuple(sorted(found))


def over_board(scene: Scene, engine: Engine, piece: Piece) -> bool:
    """What touches only the side of the board lies outside. The normal alone does not tell: for a Vehicle that stands
    on the board the engine may report a sideways contact."""
    x, y, _ = engine.place(piece)
    return scene.map.board.holds(round(x * PER_CM), round(y * PER_CM))


def loads(scene: Scene, samples: Iterable[list[Push]], table: Table, dt: float) -> Edges:
    """rampage.judge.5, rampage.gobble.2: which piece carries which, from the impulses of the last steps."""
    totals: dict[tuple[int, int], Vec] = {}
    count = 0
    for count, pushes in enumerate(samples, 1):  # noqa: B007
        for a, b, (x, y, z) in pushes:
            below, above, s = (a, b, 1) if z >= 0 else (b, a, -1)
            u, v, w = totals.get((below, above), (0.0, 0.0, 0.0))
            totals[below, above] = (u + s * x, v + s * y, w + s * z)
    return {
        (below if below >= 0 else ground(scene, table, above), above)
        for (below, above), push in totals.items()
        if above >= 0 and below != TABLE_TOP and bears(scene, push, above, count * dt)
    }


def bears(scene: Scene, push: Vec, above: Piece, seconds: float) -> bool:
    x, y, z = push
    weight = scene.kinds[above].mass * GRAVITY * seconds
    return z >= BEARS_SHARE * weight and z >= BEARS_UPWARD * hypot(x, y, z)


def ground(scene: Scene, table: Table, piece: Piece) -> int:
    """The ground that bears a piece: the ruin below it, or the board."""
    pose = table.poses[piece]
    ruins = scene.zones.ruins_under(scene.kinds[piece], pose) if pose is not None else ()
    return GROUND_RUIN - ruins[0] if ruins else BOARD
