"""What a seat sees as numbers, for programs that learn.

A game declares it in an optional module `features.py`, as a function `features(s, seat)` that fills a `Sheet` whose
size depends on the options alone. It may read the state, so the laws of secrecy are tested on it as on views.
Seats are counted from the viewer's left: the viewer itself is 0.

An environment asks for every seat after every choice, and most of a table is the same for all seats. So a game may
declare `sheets(s)` instead, which returns a function of the seat, and keep blocks of numbers that follow from few
values (`lru_cache`).
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache, partial
from typing import Any, Final

from roarhouse.core.spelling import declared
from roarhouse.core.words import Seat


@cache
def sheets_of(game: str) -> Callable[[Any], Callable[[Seat], Sheet]]:
    """The features that a game declares, for several seats at one table."""
    module = declared(game, "features")
    return getattr(module, "sheets", None) or (lambda s: partial(module.features, s))


@cache
def features_of(game: str) -> Callable[[Any, Seat], Sheet]:
    """The features that a game declares, for one seat."""
    sheets = sheets_of(game)
    return lambda s, seat: sheets(s)(seat)


Block = tuple[float, ...]
BLOCKS: Final = 2**11  # of each kind, that a game keeps; the largest take 2 kB


class Sheet:
    """Numbers in a fixed order, rounded to single precision as tensors are."""

    __slots__ = ("row",)

    def __init__(self, row: list[float] | None = None) -> None:
        self.row: list[float] = [] if row is None else row

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sheet) and self.row == other.row

    __hash__ = None  # type: ignore[assignment]

    @property
    def size(self) -> int:
        return len(self.row)

    def numbers(self, *values: float) -> None:
        self.row += array("f", values)

    def zeros(self, n: int) -> None:
        self.row += hot(-1, n)

    def one_hot(self, k: int, n: int) -> None:
        """A one at place k of n; zeros only if k is none of the places."""
        self.row += hot(k, n)

    def many_hot(self, some: Iterable[int], n: int) -> None:
        """How often each number occurs; numbers out of range are left out."""
        self.row += counted(some, n)

    def bag(self, counts: Sequence[float], n: int) -> None:
        """These numbers if there are n of them, else zeros: a bag that does not exist yet."""
        self.row += array("f", counts) if len(counts) == n else hot(-1, n)


@cache
def hot(k: int, n: int) -> Block:
    """n zeros, with a one at place k if that is one of them."""
    return tuple([float(place == k) for place in range(n)])


def counted(some: Iterable[int], n: int) -> list[float]:
    """How often each of n numbers occurs; others are left out."""
    found = [0.0] * n
    for k in some:
        if 0 <= k < n:
            found[k] += 1.0
    return found


@lru_cache(BLOCKS)
def many(some: tuple[int, ...], n: int) -> Block:
    """`counted`, kept for the next time."""
    return tuple(counted(some, n))


def from_left(seat: Seat, other: Seat, seats: int) -> int:
    """The place of another seat, counted from a seat's left; -1 for no seat."""
    return (other - seat) % seats if other >= 0 else -1


def around(seat: Seat, seats: int) -> list[Seat]:
    """All seats in the order in which a seat counts them."""
    return [(seat + k) % seats for k in range(seats)]
