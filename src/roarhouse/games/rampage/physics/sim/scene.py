"""From a table to a world of rigid bodies, and back."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import numpy as np
from msgspec.structs import astuple

from roarhouse.games.rampage.physics.city.data import the_city, the_map
from roarhouse.games.rampage.physics.city.geometry import PER_CM
from roarhouse.games.rampage.physics.city.plan import Piece, Rect, Roster
from roarhouse.games.rampage.physics.city.shapes import Vec, kinds
from roarhouse.games.rampage.physics.city.zones import LENGTH, Zones, lowest, row_of
from roarhouse.games.rampage.physics.interface import Pose, Settings, Table
from roarhouse.games.rampage.physics.sim.engine import Engine, Poses
from roarhouse.games.rampage.physics.sim.rigid import FINE

REMEMBERED: Final = 8  # tables: a bot tries many acts on one
SLIDES_BELOW: Final = 0.1  # cm: a disc or vehicle whose lowest point is lower slides on the board
APART: Final = 1e-4  # of the height: for faces that touch exactly the engine may find a sideways normal, and a push

# the ground, as the engine names it
BOARD_BOX: Final = -1
TABLE_TOP: Final = -3
RUINS: Final = -4


# -- numbers --------------------------------------------------------------------------------------------------


def rows_of(table: Table) -> Poses:
    """All poses in cm; not-a-number for what is not on the table."""
    return told_rows(table).copy()


@lru_cache(REMEMBERED)
def told_rows(table: Table) -> Poses:
    """The same, to be copied before it is changed."""
    rows = np.full((len(table.poses), 7), np.nan)
    there = [piece for piece, pose in enumerate(table.poses) if pose is not None]
    if there:
        told = np.array([astuple(pose) for pose in table.poses if pose is not None], np.float64)
        w, x, y, z = told[:, 3], told[:, 4], told[:, 5], told[:, 6]
        rows[there, :3] = told[:, :3] / LENGTH
        rows[there, 3:] = told[:, 3:] / np.sqrt(w * w + x * x + y * y + z * z)[:, None]
    return rows


# -- worlds ---------------------------------------------------------------------------------------------------


class Scene:
    """What all worlds of one game have in common."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.map = the_map(settings.boards)
        self.roster = Roster(settings.boards)
        self.kinds = kinds(self.roster)
        self.zones = Zones(self.map)

    def engine(self, table: Table, rows: Poses, dt: float = FINE, flying: Piece | None = None) -> Engine:
        """The table as rigid bodies, all awake. What flies does not slide, and so meets no curb."""
        engine = Engine(dt)
        lay_ground(engine, self.settings)
        apart = rows.copy()
        apart[:, 2] += APART * (1 + rows[:, 2])
        curbs = self.settings.ruin_edge == "bounce"
        for piece, (pose, place) in enumerate(zip(table.poses, apart.tolist(), strict=True)):
            if pose is not None:
                slider = curbs and piece != flying and self.slides(piece, pose)
                engine.add(piece, self.kinds[piece], place, slider)
        return engine

    def slides(self, piece: Piece, pose: Pose) -> bool:
        """rampage.setup.3: paws and vehicles on the board meet the edge of a ruin as a curb."""
        kind = self.kinds[piece]
        on_board = kind.name in ("paws", "vehicle") and lowest(kind, row_of(pose)) < SLIDES_BELOW
        return on_board and not self.zones.ruins_under(kind, pose)


def lay_ground(engine: Engine, settings: Settings) -> None:
    """rampage.city.1: the table below, the board as one box (a seam would stop a disc), the ruins on it."""
    city, plan = the_city(), the_map(settings.boards)
    friction, thick = city.material["board"].friction, city.board.thickness
    engine.ground(TABLE_TOP, box(grown(plan.board, city.board.table), -thick - 5.0, -thick), friction)
    engine.ground(BOARD_BOX, box(grown(plan.board, 0.0), -thick, 0.0), friction)
    if settings.ruin_edge == "bounce":
        for ruin in plan.ruins:
            raise_ruin(engine, grown(ruin.outline, 0.0), friction)


def raise_ruin(engine: Engine, outline: tuple[float, float, float, float], friction: float) -> None:
    """A low slab with a slope for what falls or lies on it, a higher block for what slides against it."""
    edge = the_city().ruins
    run = edge.bevel * (1 + edge.sunk / edge.height)
    foot = (outline[0] - run, outline[1] - run, outline[2] + run, outline[3] + run)
    engine.ground(RUINS, [*level(outline, edge.height), *level(foot, -edge.sunk)], friction, curb=False)
    engine.ground(RUINS, box(outline, 0.0, edge.curb), friction, edge.curb_restitution, curb=True)


def grown(rect: Rect, margin: float) -> tuple[float, float, float, float]:
    west, south, east, north = (side / PER_CM for side in (rect.west, rect.south, rect.east, rect.north))
    return west - margin, south - margin, east + margin, north + margin


def box(sides: tuple[float, float, float, float], bottom: float, top: float) -> list[Vec]:
    """Two opposite corners."""
    west, south, east, north = sides
    return [(west, south, bottom), (east, north, top)]


def level(sides: tuple[float, float, float, float], z: float) -> list[Vec]:
    west, south, east, north = sides
    return [(west, south, z), (east, south, z), (west, north, z), (east, north, z)]
