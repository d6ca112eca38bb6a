"""Zones: what lies under a piece, by its footprint."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Final

import numpy as np

from roarhouse.games.rampage.physics.city.geometry import (
    PER_CM,
    Floats,
    Polygon,
    extent,
    hull,
    shared,
    turned_all,
    unit,
)
from roarhouse.games.rampage.physics.city.plan import Map, Rect, Zone
from roarhouse.games.rampage.physics.city.shapes import Kind
from roarhouse.games.rampage.physics.interface import RUIN, SIDEWALK, START, Pose

LENGTH: Final = 1000  # poses: 0.01 mm to the cm
TURNS: Final = 100_000
ZONE_OVERLAP: Final = 0.02  # cm², rampage.judge.7
REMEMBERED: Final = 50_000  # poses: what stands still is looked up once


def row_of(pose: Pose) -> tuple[float, ...]:
    turn = unit((pose.qw, pose.qx, pose.qy, pose.qz))
    return (pose.x / LENGTH, pose.y / LENGTH, pose.z / LENGTH, *turn)


def pose_of(row: Iterable[float]) -> Pose:
    x, y, z, *turn = (float(value) for value in row)
    w, i, j, k = (round(value * TURNS) for value in turn)
    return Pose(round(x * LENGTH), round(y * LENGTH), round(z * LENGTH), w, i, j, k)


@cache
def corners_of(kind: Kind) -> list[Floats]:
    return [np.array(part.corners) for part in kind.parts]


def footprint(kind: Kind, row: Iterable[float]) -> list[Polygon]:
    """The vertical projection of each part of a piece."""
    pose = np.array(tuple(row))
    parts = [turned_all(pose[3:], corners)[:, :2] + pose[:2] for corners in corners_of(kind)]
    return [hull([(x, y) for x, y in corners.tolist()]) for corners in parts]


def lowest(kind: Kind, row: Iterable[float]) -> float:
    pose = np.array(tuple(row))
    return float(pose[2]) + min(float(turned_all(pose[3:], corners)[:, 2].min()) for corners in corners_of(kind))


def covers(polygons: list[Polygon], rect: Rect, holes: Iterable[Rect] = ()) -> bool:
    """rampage.judge.7: does a footprint overlap a rectangle with holes in it?"""
    return any(
        (whole := shared(polygon, rect)) > ZONE_OVERLAP
        and whole - sum([shared(polygon, common(rect, hole)) for hole in holes]) > ZONE_OVERLAP
        for polygon in polygons
    )


class Zones:
    """All zones of a map."""

    def __init__(self, plan: Map) -> None:
        self.map = plan
        self.under = lru_cache(REMEMBERED)(self.look_under)

    def look_under(self, kind: Kind, pose: Pose) -> tuple[Zone, ...]:
        """rampage.judge.7, rampage.judge.8: every zone under a footprint; none beside the board."""
        polygons = footprint(kind, row_of(pose))
        near = bounds(polygons)
        ruins = [(number, ruin) for number, ruin in enumerate(self.map.ruins) if meet(near, ruin.sidewalk)]
        walks = [ruin.sidewalk for _, ruin in ruins]
        areas = [(zone, n.area) for zone, n in enumerate(self.map.neighborhoods) if meet(near, n.area)]
        starts = [(START + corner, rect) for corner, rect in enumerate(self.map.starts) if meet(near, rect)]
        found = [zone for zone, rect in areas if covers(polygons, rect, walks)]
        found += [SIDEWALK + number for number, ruin in ruins if covers(polygons, ruin.sidewalk, [ruin.outline])]
        found += [RUIN + number for number, ruin in ruins if covers(polygons, ruin.outline)]
        return tuple(found + [zone for zone, rect in starts if covers(polygons, rect)])

    def ruins_under(self, kind: Kind, pose: Pose) -> tuple[int, ...]:
        return tuple([zone - RUIN for zone in self.under(kind, pose) if RUIN <= zone < START])


def bounds(polygons: list[Polygon]) -> Rect:
    sides = [extent(polygon) for polygon in polygons]
    west, south = min(side[0] for side in sides), min(side[1] for side in sides)
    east, north = max(side[2] for side in sides), max(side[3] for side in sides)
    return Rect(*(round(side * PER_CM) for side in (west, south, east, north)))


def meet(a: Rect, b: Rect) -> bool:
    return a.west <= b.east and b.west <= a.east and a.south <= b.north and b.south <= a.north


def common(a: Rect, b: Rect) -> Rect:
    return Rect(max(a.west, b.west), max(a.south, b.south), min(a.east, b.east), min(a.north, b.north))
