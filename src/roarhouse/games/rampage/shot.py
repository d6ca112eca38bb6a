"""Shots: what physics has just done, for everybody who watches."""

from __future__ import annotations

from msgspec import Struct

from roarhouse.core.words import Seat
from roarhouse.games.rampage.choices import Aimed


class Shot(Struct, frozen=True):
    """One run of the physics: which one it was since the beginning, by which act of whom (none: a hand moved pieces,
    and they settled), and the film of it, empty if nothing moved by itself."""

    number: int
    by: Seat
    act: Aimed | None
    film: bytes
