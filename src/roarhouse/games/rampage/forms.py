"""Forms: what a menu too large to list asks for, told to whoever draws it."""

from __future__ import annotations

from msgspec import Struct

from roarhouse.games.rampage.nature import Deed
from roarhouse.games.rampage.physics.facts import Monster, Piece, Zone


class AimForm(Struct, frozen=True):
    """What is aimed, in which deed and at what: the Ruin of a drop, the Monster of a slam, whose head breathes."""

    kind: str
    deed: Deed
    monster: Monster
    piece: Piece
    target: int
    back: bool
    skip: bool
    poses: tuple[str, ...] = ()  # of a drop


class SpotForm(Struct, frozen=True, kw_only=True):
    """A spot for the Paws of a Monster: in which Neighborhoods, on top of which Buildings."""

    kind: str = "spot"
    monster: Monster
    zones: tuple[Zone, ...]
    tops: tuple[int, ...] = ()
