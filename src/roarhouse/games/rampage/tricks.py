"""What a trick shot is judged by: the City before the act and when everything rests."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from roarhouse.core.words import Seat
from roarhouse.games.rampage.physics.city.plan import Piece
from roarhouse.games.rampage.rules.resolve import LOWER
from roarhouse.games.rampage.state import Rampage

Count = Callable[[Rampage, Rampage, Seat], int]


def served(before: Rampage, after: Rampage, seat: Seat) -> int:
    """Meeples that can be eaten where the Monster stands."""
    here = set(after.where(seat))
    return len([meeple for meeple in after.readings.edible if here & set(after.readings.neighborhoods(meeple))])


def gobbled(before: Rampage, after: Rampage, seat: Seat) -> int:
    return after.floors[seat] - before.floors[seat]


def chased(before: Rampage, after: Rampage, seat: Seat) -> int:
    """Meeples that have left the City."""
    return sum(before.meeples_in_sight()) - sum(after.meeples_in_sight())


def shaken(before: Rampage, after: Rampage, seat: Seat) -> int:
    """Meeples that were shaken down from where they stood, and are still in the City."""
    return len([meeple for meeple in after.box.roster.meeples if came_down(before, after, meeple)])


def came_down(before: Rampage, after: Rampage, piece: Piece) -> bool:
    old, new = before.table.poses[piece], after.table.poses[piece]
    return old is not None and new is not None and old.z - new.z > LOWER


def felled(before: Rampage, after: Rampage, seat: Seat) -> int:
    """Bodies of other Monsters that were knocked over."""
    return len([monster for monster in after.knocked if monster != after.box.corners[seat]])


COUNTS: Final[dict[str, Count]] = {
    "served": served,
    "gobbled": gobbled,
    "chased": chased,
    "shaken": shaken,
    "felled": felled,
}
