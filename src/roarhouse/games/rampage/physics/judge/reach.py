"""Eating: which Meeples a Monster can reach."""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, pi, sin
from typing import Final

from roarhouse.games.rampage.physics.city.plan import Piece
from roarhouse.games.rampage.physics.city.shapes import Vec
from roarhouse.games.rampage.physics.sim.engine import Engine, Poses
from roarhouse.games.rampage.physics.sim.scene import Scene

COLUMN: Final = 30.0  # cm, rampage.judge.6: free above a meeple
COLUMN_SHRUNK: Final = 0.9
PULL: Final = 4.0  # cm, rampage.judge.6: sideways
PULL_WAYS: Final = 16
PULL_SHRUNK: Final = 0.95  # a meeple that stands among others touches them before it is pulled


def accessible(scene: Scene, engine: Engine, piece: Piece, row: Poses) -> bool:
    """rampage.judge.6: upwards, or sideways in one of some directions."""
    corners = scene.kinds[piece].corners()
    column, pulled = shrunk(corners, COLUMN_SHRUNK), shrunk(corners, PULL_SHRUNK)
    ways = [(PULL * cos(2 * pi * k / PULL_WAYS), PULL * sin(2 * pi * k / PULL_WAYS), 0.0) for k in range(PULL_WAYS)]
    return engine.clear(piece, column, row, (0.0, 0.0, COLUMN)) or any(
        engine.clear(piece, pulled, row, way) for way in ways
    )


def shrunk(corners: Iterable[Vec], factor: float) -> list[Vec]:
    return [(x * factor, y * factor, z * factor) for x, y, z in corners]
