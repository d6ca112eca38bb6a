"""Turns, and polygons seen from above."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import cos, sin, sqrt
from typing import Final

import numpy as np
from numpy.typing import NDArray

from roarhouse.games.rampage.physics.city.plan import Rect
from roarhouse.games.rampage.physics.city.shapes import Vec

Turn = tuple[float, float, float, float]  # a unit quaternion: w, x, y, z
Polygon = list[tuple[float, float]]  # convex, anticlockwise, in cm
Floats = NDArray[np.float64]
NO_TURN: Final = (1.0, 0.0, 0.0, 0.0)
UP: Final = (0.0, 0.0, 1.0)
PER_CM: Final = 100


def turn(axis: Vec, angle: float) -> Turn:
    """About a unit axis, by an angle in radians."""
    s = sin(angle / 2)
    return cos(angle / 2), axis[0] * s, axis[1] * s, axis[2] * s


def then(first: Turn, second: Turn) -> Turn:
    """Both turns, about axes that stay where they are."""
    (a, b, c, d), (e, f, g, h) = second, first
    return (
        a * e - b * f - c * g - d * h,
        a * f + b * e + c * h - d * g,
        a * g - b * h + c * e + d * f,
        a * h + b * g - c * f + d * e,
    )


def turned(q: Sequence[float], v: Vec) -> Vec:
    w, x, y, z = q
    tx, ty, tz = 2 * (y * v[2] - z * v[1]), 2 * (z * v[0] - x * v[2]), 2 * (x * v[1] - y * v[0])
    return (
        v[0] + w * tx + y * tz - z * ty,
        v[1] + w * ty + z * tx - x * tz,
        v[2] + w * tz + x * ty - y * tx,
    )


def unit(q: Sequence[float]) -> Turn:
    w, x, y, z = q
    norm = sqrt(w * w + x * x + y * y + z * z)
    return w / norm, x / norm, y / norm, z / norm


def matrix(q: Floats) -> Floats:
    """Turns as matrices, along the last axis."""
    w, x, y, z = q[..., 0], q[..., 1], q[..., 2], q[..., 3]
    m = np.empty((*q.shape[:-1], 3, 3))
    m[..., 0, 0], m[..., 0, 1], m[..., 0, 2] = 1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)
    m[..., 1, 0], m[..., 1, 1], m[..., 1, 2] = 2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)
    m[..., 2, 0], m[..., 2, 1], m[..., 2, 2] = 2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)
    return m


def turned_all(q: Floats, v: Floats) -> Floats:
    """Rows of vectors, turned: one quaternion for each block of rows."""
    turned_so: Floats = v @ np.swapaxes(matrix(q), -1, -2)
    return turned_so


def hull(points: Iterable[tuple[float, float]]) -> Polygon:
    """The convex hull, anticlockwise."""
    ordered = sorted(set(points))
    if len(ordered) < 3:
        return ordered
    return chain(ordered)[:-1] + chain(ordered[::-1])[:-1]


def chain(ordered: Polygon) -> Polygon:
    found: Polygon = []
    for p in ordered:
        while len(found) > 1 and cross(found[-2], found[-1], p) <= 0:
            found.pop()
        found.append(p)
    return found


def cross(o: tuple[float, float], a: tuple[float, float], b: tuple[float, float]) -> float:
    return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])


def area(polygon: Polygon) -> float:
    return sum(a[0] * b[1] - a[1] * b[0] for a, b in zip(polygon, polygon[1:] + polygon[:1], strict=True)) / 2


def inside(polygon: Polygon, point: tuple[float, float]) -> bool:
    return all(cross(a, b, point) >= 0 for a, b in zip(polygon, polygon[1:] + polygon[:1], strict=True))


def extent(polygon: Polygon) -> tuple[float, float, float, float]:
    """West, south, east, north."""
    xs, ys = [p[0] for p in polygon], [p[1] for p in polygon]
    return min(xs), min(ys), max(xs), max(ys)


def cut(polygon: Polygon, rect: Rect) -> Polygon:
    """The part of a convex polygon inside a rectangle of the map."""
    (west, south, east, north), reach = in_cm(rect), extent(polygon)
    for axis, limit, sign, beyond in (
        (0, west, 1, reach[0] < west),
        (0, east, -1, reach[2] > east),
        (1, south, 1, reach[1] < south),
        (1, north, -1, reach[3] > north),
    ):
        if beyond:
            polygon = half_plane(polygon, axis, limit, sign)
    return polygon


def in_cm(rect: Rect) -> tuple[float, float, float, float]:
    return rect.west / PER_CM, rect.south / PER_CM, rect.east / PER_CM, rect.north / PER_CM


def half_plane(polygon: Polygon, axis: int, limit: float, sign: int) -> Polygon:
    kept: Polygon = []
    for a, b in zip(polygon, polygon[1:] + polygon[:1], strict=True):
        da, db = (a[axis] - limit) * sign, (b[axis] - limit) * sign
        if da >= 0:
            kept.append(a)
        if (da < 0) != (db < 0):
            t = da / (da - db)
            kept.append((a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])))
    return kept


def shared(polygon: Polygon, rect: Rect) -> float:
    """How much of a rectangle a polygon covers, in cm²."""
    west, south, east, north = extent(polygon)
    apart = west * PER_CM >= rect.east or east * PER_CM <= rect.west
    if apart or south * PER_CM >= rect.north or north * PER_CM <= rect.south:
        return 0.0
    return area(cut(polygon, rect))
