"""Spots of the map: distances, random ones, and those on which Paws fit."""

from __future__ import annotations

from math import hypot
from random import Random
from typing import Final

from roarhouse.games.rampage.physics.city.plan import Map, Rect, Spot

GRID: Final = 100  # 0.01 cm
ROOM: Final = 230  # 0.01 cm: the radius of Paws, and a little more


def distance(of: Spot, to: Spot) -> float:
    return hypot(to[0] - of[0], to[1] - of[1])


def clamped(value: float, low: int, high: int) -> int:
    return min(max(round(value), low), high)


def nearest(rect: Rect, spot: Spot, inset: int = 0) -> Spot:
    """The point of a rectangle, or of a smaller one inside it, that is nearest to a spot."""
    return (
        clamped(spot[0], rect.west + inset, rect.east - inset),
        clamped(spot[1], rect.south + inset, rect.north - inset),
    )


def random_spot(rect: Rect, rng: Random, inset: int = 0) -> Spot:
    return rng.randint(rect.west + inset, rect.east - inset), rng.randint(rect.south + inset, rect.north - inset)


def anchors(city: Map, zone: int) -> tuple[Spot, ...]:
    """Spots of a Neighborhood on which Paws fit if nothing lies there, beside Sidewalks and Vehicle spaces.

    The first is the nearest to its middle, the others are those nearest to its corners.
    """
    area = city.neighborhoods[zone].area
    columns = range(area.west + ROOM, area.east - ROOM + 1, GRID)
    rows = range(area.south + ROOM, area.north - ROOM + 1, GRID)
    taken = [*[ruin.sidewalk for ruin in city.ruins], *city.homes]
    fitting = [(x, y) for x in columns for y in rows if all(apart((x, y), rect) for rect in taken)]
    ends = [(x, y) for x in (area.west, area.east) for y in (area.south, area.north)]
    wanted = [min(fitting, key=lambda spot: distance(spot, end)) for end in (area.middle(), *ends)]
    return tuple(dict.fromkeys(wanted))


def apart(spot: Spot, rect: Rect) -> bool:
    return distance(spot, nearest(rect, spot)) >= ROOM
