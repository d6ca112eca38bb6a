"""What a seat sees as numbers, for programs that learn.

A game declares it in an optional module `features.py`, as a function `features(s, seat)` that returns a list whose
length depends on the options alone. It may read the state, so the laws of secrecy are tested on it as on views.
Seats are counted from the viewer's left: the viewer itself is 0.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any

from roarhouse.core.spelling import declared
from roarhouse.core.words import Seat


@cache
def features_of(game: str) -> Callable[[Any, Seat], list[float]]:
    """The features that a game declares."""
    return declared(game, "features").features  # type: ignore[no-any-return]


def one_hot(k: int, n: int) -> list[float]:
    """A one at place k; zeros only if k is none of the places."""
    found = [0.0] * n
    if 0 <= k < n:
        found[k] = 1.0
    return found


def many_hot(some: Iterable[int], n: int) -> list[float]:
    """How often each number occurs; numbers out of range are left out."""
    found = [0.0] * n
    for k in some:
        if 0 <= k < n:
            found[k] += 1.0
    return found


def padded(some: Sequence[float], n: int) -> list[float]:
    """These numbers if there are n of them, else zeros: a bag that does not exist yet."""
    return [float(k) for k in some] if len(some) == n else [0.0] * n


def from_left(seat: Seat, other: Seat, seats: int) -> int:
    """The place of another seat, counted from a seat's left; -1 for no seat."""
    return (other - seat) % seats if other >= 0 else -1


def around(seat: Seat, seats: int) -> list[Seat]:
    """All seats in the order in which a seat counts them."""
    return [(seat + k) % seats for k in range(seats)]
