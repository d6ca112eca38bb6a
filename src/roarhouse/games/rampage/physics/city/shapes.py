"""Shapes of the pieces: parts for the engine, corners for footprints and pictures."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin
from typing import Final, Literal

from msgspec import Struct

from roarhouse.games.rampage.physics.city.data import PieceRow, the_city
from roarhouse.games.rampage.physics.city.plan import Piece, Roster

Vec = tuple[float, float, float]
KindName = Literal["small", "rectangle", "large", "vehicle", "paws", "body", "meeple"]
RIM_POINTS: Final = 32  # corners that stand for the rim of a disc
GRAMS: Final = 0.001


class Part(Struct, frozen=True, eq=False):
    """A convex piece of a piece, in cm around the middle of the whole."""

    form: Literal["box", "disc", "hull"]
    half: Vec  # half its extent
    z: float  # of its middle
    corners: tuple[Vec, ...]
    share: float  # of the mass


class Kind(Struct, frozen=True, eq=False):
    """rampage.lexicon.9, rampage.lexicon.10, rampage.setup.4: all that pieces of one kind have in common, whichever
    face is up; there is one value for each kind."""

    name: KindName
    parts: tuple[Part, ...]
    half: Vec  # half the extent of the whole
    mass: float  # kg
    friction: float
    restitution: float
    damping: float
    predict: float
    spring: float

    def corners(self) -> tuple[Vec, ...]:
        return tuple(corner for part in self.parts for corner in part.corners)


def kind_name(roster: Roster, piece: Piece) -> KindName:
    """rampage.components.9: in each box 12 small floors, 6 rectangles, 1 large one, in this order."""
    if piece in roster.floors:
        return "small" if piece % 19 < 12 else "rectangle" if piece % 19 < 18 else "large"
    if piece in roster.vehicles:
        return "vehicle"
    if piece in roster.meeples:
        return "meeple"
    return "paws" if piece < roster.body(0) else "body"


@cache
def kinds(roster: Roster) -> tuple[Kind, ...]:
    """The kind of every piece, by number."""
    return tuple(kind(kind_name(roster, piece)) for piece in roster.pieces)


@cache
def kind(name: KindName) -> Kind:
    city = the_city()
    row = city.piece[name]
    parts = parts_of(row)
    corners = [corner for part in parts for corner in part.corners]
    half = (max(c[0] for c in corners), max(c[1] for c in corners), max(c[2] for c in corners))
    material = city.material[row.material]
    return Kind(
        name,
        parts,
        half,
        row.mass * GRAMS,
        material.friction,
        material.restitution,
        row.damping,
        row.predict,
        row.spring,
    )


def parts_of(row: PieceRow) -> tuple[Part, ...]:
    if row.outline:
        half, corners = (row.outline[1][0], row.depth / 2, row.outline[-1][1]), prism(row.outline, row.depth)
        return (Part("hull", half, 0.0, corners, 1.0),)
    volumes = [b.size[0] * b.size[1] * b.size[2] for b in row.boxes] + [d.radius**2 * d.height for d in row.discs]
    shares = [volume / sum(volumes) for volume in volumes]
    if row.discs:
        return tuple(disc(d.radius, d.height, share) for d, share in zip(row.discs, shares, strict=True))
    return tuple(box(b.size, b.z, row.bevel, share) for b, share in zip(row.boxes, shares, strict=True))


def prism(outline: tuple[tuple[float, float], ...], depth: float) -> tuple[Vec, ...]:
    return tuple((side * x, y, z) for y in (-depth / 2, depth / 2) for x, z in outline for side in (-1, 1))


def box(size: Vec, z: float, bevel: float, share: float) -> Part:
    half = (size[0] / 2, size[1] / 2, size[2] / 2)
    if bevel == 0.0:
        return Part("box", half, z, bevelled(half, z, (0.0, 0.0, 0.0)), share)
    # one of the three extents stays full at each corner of a bevelled box
    full = [(bevel, bevel, 0.0), (bevel, 0.0, bevel), (0.0, bevel, bevel)]
    return Part("hull", half, z, tuple(corner for cut in full for corner in bevelled(half, z, cut)), share)


def bevelled(half: Vec, z: float, cut: Vec) -> tuple[Vec, ...]:
    a, b, c = (h - off for h, off in zip(half, cut, strict=True))
    return tuple((x, y, z + up) for x in (-a, a) for y in (-b, b) for up in (-c, c))


def disc(radius: float, height: float, share: float) -> Part:
    angles = [2 * pi * k / RIM_POINTS for k in range(RIM_POINTS)]
    rim = tuple((radius * cos(a), radius * sin(a), z) for z in (-height / 2, height / 2) for a in angles)
    return Part("disc", (radius, radius, height / 2), 0.0, rim, share)
