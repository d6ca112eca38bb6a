"""What a seat sees as numbers, for programs that learn.

A game declares it in an optional module `features.py`, as a function `features(s, seat)` that fills a `Sheet` whose
size depends on the options alone. It may read the state, so the laws of secrecy are tested on it as on views.
Seats are counted from the viewer's left: the viewer itself is 0.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any

from roarhouse.core.spelling import declared
from roarhouse.core.words import Seat


@cache
def features_of(game: str) -> Callable[[Any, Seat], Sheet]:
    """The features that a game declares."""
    return declared(game, "features").features  # type: ignore[no-any-return]


class Sheet:
    """Numbers in a fixed order, most of them 0: only the others are kept, so a sheet is quick to fill and to copy."""

    __slots__ = ("cells", "size")

    def __init__(self) -> None:
        self.cells: dict[int, float] = {}
        self.size = 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sheet) and (self.size, self.cells) == (other.size, other.cells)

    __hash__ = None  # type: ignore[assignment]

    def numbers(self, *values: float) -> None:
        for value in values:
            if value:
                self.cells[self.size] = float(value)
            self.size += 1

    def one_hot(self, k: int, n: int) -> None:
        """A one at place k of n; zeros only if k is none of the places."""
        if 0 <= k < n:
            self.cells[self.size + k] = 1.0
        self.size += n

    def many_hot(self, some: Iterable[int], n: int) -> None:
        """How often each number occurs; numbers out of range are left out."""
        cells, size = self.cells, self.size
        for k in some:
            if 0 <= k < n:
                cells[size + k] = cells.get(size + k, 0.0) + 1.0
        self.size += n

    def bag(self, counts: Sequence[float], n: int) -> None:
        """These numbers if there are n of them, else zeros: a bag that does not exist yet."""
        if len(counts) == n:
            cells, size = self.cells, self.size
            for k, count in enumerate(counts):
                if count:
                    cells[size + k] = float(count)
        self.size += n


def from_left(seat: Seat, other: Seat, seats: int) -> int:
    """The place of another seat, counted from a seat's left; -1 for no seat."""
    return (other - seat) % seats if other >= 0 else -1


def around(seat: Seat, seats: int) -> list[Seat]:
    """All seats in the order in which a seat counts them."""
    return [(seat + k) % seats for k in range(seats)]
