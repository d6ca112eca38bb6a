"""Shapes and numbers for Rapier: the other half of the adaptor in `engine.py`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from math import pi
from typing import Final

import rapier3d as rp

from roarhouse.games.rampage.physics.city.shapes import Kind, Part, Vec

GRAVITY: Final = 981.0
FINE: Final = 1 / 480  # rampage.judge.13
COARSE: Final = 1 / 240  # for bots
SUBSTEPS: Final = 960  # per second, at either step
LENGTH_UNIT: Final = 2.0  # a typical piece
CONTACT_HZ: Final = 240.0
STATIC_HZ: Final = 480.0
CONTACT_DAMPING: Final = 10.0
CORRECTION: Final = 100.0  # the default leaves pieces stuck in each other
UPRIGHT: Final = (pi / 2, 0.0, 0.0)  # the engine's cylinders lie along y

GROUND, SLAB, CURB, PIECE, SLIDER = (rp.Group(1 << k) for k in range(5))
EVERYTHING: Final = rp.InteractionGroups.all()
ON_SLABS: Final = rp.InteractionGroups(PIECE, GROUND | SLAB | PIECE | SLIDER)
ON_CURBS: Final = rp.InteractionGroups(SLIDER, GROUND | CURB | PIECE | SLIDER)
FOR_PIECES: Final = rp.InteractionGroups(SLAB, PIECE)
FOR_SLIDERS: Final = rp.InteractionGroups(CURB, SLIDER)


def set_parameters(p: rp.IntegrationParameters, dt: float) -> None:
    p.dt = dt
    p.num_solver_iterations = round(SUBSTEPS * dt)
    p.num_internal_pgs_iterations = 4
    p.length_unit = LENGTH_UNIT
    p.contact_softness = rp.SpringCoefficients(CONTACT_HZ, CONTACT_DAMPING)
    p.static_contact_softness = rp.SpringCoefficients(STATIC_HZ, CONTACT_DAMPING)
    p.normalized_max_corrective_velocity = CORRECTION
    p.friction_model = rp.FrictionModel.COULOMB
    p.contact_recycling = False


def isometry(pose: Iterable[float]) -> rp.Isometry3:
    x, y, z, qw, qx, qy, qz = map(float, pose)
    return rp.Isometry3((x, y, z), rp.Rotation3(qw, qx, qy, qz))


def ground_of(corners: Sequence[Vec]) -> rp.ColliderBuilder:
    """A box from two opposite corners, or the hull of more."""
    low = [min(axis) for axis in zip(*corners, strict=True)]
    high = [max(axis) for axis in zip(*corners, strict=True)]
    middle = [(a + b) / 2 for a, b in zip(low, high, strict=True)]
    if len(corners) > 2:
        return rp.Collider.new(rp.SharedShape.convex_hull(list(corners)))
    half = [(b - a) / 2 for a, b in zip(low, high, strict=True)]
    return rp.Collider.new(rp.SharedShape.cuboid(*half)).translation(middle)


@cache
def shape_of(part: Part, margin: float = 0.0) -> rp.SharedShape:
    """A part, grown by a margin."""
    a, b, c = part.half
    if part.form == "disc":
        return rp.SharedShape.round_cylinder(c, a, margin) if margin else rp.SharedShape.cylinder(c, a)
    if part.form == "box":
        return rp.SharedShape.round_cuboid(a, b, c, margin) if margin else rp.SharedShape.cuboid(a, b, c)
    corners = list(part.corners)
    return rp.SharedShape.round_convex_hull(corners, margin) if margin else rp.SharedShape.convex_hull(corners)


@cache
def local(part: Part) -> rp.Isometry3:
    """Where a part's shape is in its piece: hulls carry their place in their corners, cylinders lie along y."""
    if part.form == "disc":
        return rp.Isometry3.from_rotation(UPRIGHT)
    return rp.Isometry3.from_translation(0.0, 0.0, part.z if part.form == "box" else 0.0)


def collider_of(part: Part, kind: Kind) -> rp.ColliderBuilder:
    builder = rp.Collider.new(shape_of(part)).position(local(part))
    return builder.friction(kind.friction).restitution(kind.restitution).mass(kind.mass * part.share)
