"""Triangles to pixels: a z-buffer in numpy."""

from __future__ import annotations

from math import ceil, floor

import numpy as np
from numpy.typing import NDArray

from roarhouse.games.rampage.physics.city.geometry import Floats

Ids = NDArray[np.int32]


def raster(points: Floats, near: Floats, width: int, height: int, one_sided: bool = False) -> tuple[Floats, Ids]:
    """For each pixel how near it is, and which triangle it shows, or -1.

    `points` (n, 3, 2) are in pixels. `near` (n, 3) grows towards the viewer and must be linear on the screen: in
    perspective 1/distance. If `one_sided`, a triangle is seen only from where its corners run anticlockwise.
    """
    depth = np.full((height, width), -np.inf)
    ids = np.full((height, width), -1, np.int32)
    (ax, ay), (bx, by), (cx, cy) = (points[:, k].T for k in range(3))
    twice = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
    shown = twice < -1e-9 if one_sided else np.abs(twice) > 1e-9
    for number in np.nonzero(shown)[0]:
        fill(depth, ids, int(number), points[number], near[number], float(twice[number]))
    return depth, ids


def fill(depth: Floats, ids: Ids, number: int, corners: Floats, values: Floats, twice: float) -> None:
    (ax, ay), (bx, by), (cx, cy) = corners.tolist()
    height, width = ids.shape
    left, right = max(0, ceil(min(ax, bx, cx) - 0.5)), min(width - 1, floor(max(ax, bx, cx) - 0.5))
    top, bottom = max(0, ceil(min(ay, by, cy) - 0.5)), min(height - 1, floor(max(ay, by, cy) - 0.5))
    if left > right or top > bottom:
        return
    x = np.arange(left, right + 1) + 0.5
    y = (np.arange(top, bottom + 1) + 0.5)[:, None]
    u = ((by - cy) * (x - cx) + (cx - bx) * (y - cy)) / twice
    v = ((cy - ay) * (x - cx) + (ax - cx) * (y - cy)) / twice
    w = 1 - u - v
    value = u * values[0] + v * values[1] + w * values[2]
    window = (slice(top, bottom + 1), slice(left, right + 1))
    shown = (u >= 0) & (v >= 0) & (w >= 0) & (value > depth[window])
    depth[window][shown] = value[shown]
    ids[window][shown] = number


def clipped(triangles: Floats, distance: float) -> tuple[Floats, NDArray[np.intp]]:
    """Triangles in camera space (z away from the viewer) cut off in front of the lens, and which they came from."""
    behind = (triangles[:, :, 2] < distance).sum(1)
    whole = np.nonzero(behind == 0)[0]
    parts, sources = [triangles[whole]], [whole]
    for number in np.nonzero((behind == 1) | (behind == 2))[0]:
        kept = cut_off(triangles[number], distance)
        fan = np.array([(kept[0], kept[k], kept[k + 1]) for k in range(1, len(kept) - 1)])
        parts.append(fan)
        sources.append(np.full(len(fan), number))
    return np.concatenate(parts), np.concatenate(sources)


def cut_off(triangle: Floats, distance: float) -> list[Floats]:
    kept = []
    for a, b in zip(triangle, np.roll(triangle, -1, axis=0), strict=True):
        if a[2] >= distance:
            kept.append(a)
        if (a[2] < distance) != (b[2] < distance):
            kept.append(a + (b - a) * (distance - a[2]) / (b[2] - a[2]))
    return kept
