"""What the pieces look like: triangles for pictures. Prettier than the shapes that collide, and nowhere larger."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin
from typing import Final

import numpy as np
from numpy.typing import NDArray

from roarhouse.games.rampage.physics.city.geometry import Floats, Polygon, cross
from roarhouse.games.rampage.physics.city.shapes import Kind, KindName, Part, Vec, kind

# the right half of a meeple, from the crotch up to the head: x and z in mm
MEEPLE: Final = (
    (0.0, -4.2),
    (1.9, -8.0),
    (6.8, -8.0),
    (6.3, -5.4),
    (4.3, -1.9),
    (4.5, -0.9),
    (7.3, 0.2),
    (8.0, 1.5),
    (7.4, 2.9),
    (4.2, 3.4),
    (3.0, 3.9),
    (3.2, 5.6),
    (2.7, 7.1),
    (1.5, 7.9),
)
# decorations of a Body, on both sides: x, z, half width, half height, how far they stand out, colour
FACE: Final = (
    (0.42, 2.05, 0.24, 0.22, 0.06, "#ffffff"),
    (-0.42, 2.05, 0.24, 0.22, 0.06, "#ffffff"),
    (0.36, 2.02, 0.1, 0.12, 0.09, "#1b1b20"),
    (-0.36, 2.02, 0.1, 0.12, 0.09, "#1b1b20"),
    (0.0, 0.75, 1.05, 0.3, 0.05, "#3a1420"),
    (-0.7, 0.9, 0.14, 0.15, 0.08, "#fffbe8"),
    (-0.25, 0.9, 0.14, 0.15, 0.08, "#fffbe8"),
    (0.25, 0.9, 0.14, 0.15, 0.08, "#fffbe8"),
    (0.7, 0.9, 0.14, 0.15, 0.08, "#fffbe8"),
)
BELLY: Final = (0.0, -0.55, 0.95, 0.65, 0.04)

Triangles = NDArray[np.float64]  # (n, 3, 3)
Coloured = tuple[Triangles, str]  # an empty colour is that of the piece, "+" a lighter and "-" a darker one


@cache
def mesh(name: KindName) -> tuple[Coloured, ...]:
    """The triangles of a kind of piece, around its middle."""
    if name == "meeple":
        return ((figure(), ""),)
    if name == "body":
        return tuple(monster(kind("body")))
    if name == "paws":
        wide, tall = kind("paws").parts
        return ((drum(wide), ""), (drum(tall), "+"))
    return ((np.concatenate([solid(part) for part in kind(name).parts]), ""),)


def monster(of: Kind) -> list[Coloured]:
    parts: list[Coloured] = [(solid(part), "") for part in of.parts]
    for side in (1, -1):
        parts.append((plate(*BELLY, side, of.parts[1].half[1]), "+"))
        for x, z, a, c, out, colour in FACE:
            depth = of.parts[2].half[1] if z > of.parts[1].half[2] else of.parts[1].half[1]
            parts.append((plate(x, z, a, c, out, side, depth), colour))
    return parts


def plate(x: float, z: float, a: float, c: float, out: float, side: int, depth: float) -> Triangles:
    """A small flat box on the front or on the back."""
    low, high = sorted((side * depth, side * (depth + out)))
    return block((x - a, low, z - c), (x + a, high, z + c))


def angles(count: int) -> list[float]:
    return [2 * pi * k / count for k in range(count)]


def solid(part: Part) -> Triangles:
    """A box as it is; a bevelled one by the planes of its hull."""
    a, b, c = part.half
    if part.form == "box":
        return block((-a, -b, part.z - c), (a, b, part.z + c))
    return hull_faces(np.array(part.corners))


def block(low: Vec, high: Vec) -> Triangles:
    (x, y, z), (u, v, w) = low, high
    faces = (
        ((x, y, w), (u, y, w), (u, v, w), (x, v, w)),
        ((x, v, z), (u, v, z), (u, y, z), (x, y, z)),
        ((x, y, z), (u, y, z), (u, y, w), (x, y, w)),
        ((u, v, z), (x, v, z), (x, v, w), (u, v, w)),
        ((u, y, z), (u, v, z), (u, v, w), (u, y, w)),
        ((x, v, z), (x, y, z), (x, y, w), (x, v, w)),
    )
    return np.array([(f[0], f[k], f[k + 1]) for f in faces for k in (1, 2)])


def hull_faces(corners: Floats) -> Triangles:
    """Every three corners that have all others behind them; enough for a bevelled box."""
    found = []
    for i, a in enumerate(corners):
        for j, b in enumerate(corners):
            for k in range(max(i, j) + 1, len(corners)):
                normal = np.cross(b - a, corners[k] - a)
                if i != j and np.linalg.norm(normal) > 1e-9 and ((corners - a) @ normal <= 1e-9).all():
                    found.append((a, b, corners[k]))
    return np.array(found)


def drum(part: Part) -> Triangles:
    radius, _, half = part.half
    ring = [(radius * cos(a), radius * sin(a)) for a in angles(40)]
    faces = []
    for (a, b), (c, d) in zip(ring, ring[1:] + ring[:1], strict=True):
        faces += [((0.0, 0.0, half), (a, b, half), (c, d, half)), ((0.0, 0.0, -half), (c, d, -half), (a, b, -half))]
        faces += [((a, b, -half), (c, d, -half), (c, d, half)), ((a, b, -half), (c, d, half), (a, b, half))]
    return np.array(faces)


def figure() -> Triangles:
    """A meeple: its outline, cut out of wood."""
    right = [(x / 10, z / 10) for x, z in MEEPLE]
    outline = right + [(-x, z) for x, z in reversed(right) if x > 0]
    depth, faces = kind("meeple").half[1], []
    for ear in ears(outline):
        faces.append([(x, -depth, z) for x, z in ear])
        faces.append([(x, depth, z) for x, z in reversed(ear)])
    for (a, b), (c, d) in zip(outline, outline[1:] + outline[:1], strict=True):
        faces.append([(a, -depth, b), (a, depth, b), (c, depth, d)])
        faces.append([(a, -depth, b), (c, depth, d), (c, -depth, d)])
    return np.array(faces)


def ears(outline: Polygon) -> list[Polygon]:
    """A polygon in triangles: cut off one corner after another that nothing lies in."""
    left, found = list(outline), list[Polygon]()
    while len(left) > 2:
        for k in range(len(left)):
            a, b, c = left[k - 1], left[k], left[(k + 1) % len(left)]
            others = [p for p in left if p not in (a, b, c)]
            if cross(a, b, c) > 0 and not any(holds(a, b, c, p) for p in others):
                found.append([a, b, c])
                del left[k]
                break
        else:
            break
    return found


def holds(a: tuple[float, float], b: tuple[float, float], c: tuple[float, float], p: tuple[float, float]) -> bool:
    return cross(a, b, p) >= 0 and cross(b, c, p) >= 0 and cross(c, a, p) >= 0
