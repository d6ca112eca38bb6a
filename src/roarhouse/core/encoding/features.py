"""What a seat sees as numbers, for programs that learn.

A game declares it in an optional module `features.py`, as a function `features(s, seat)` that fills a `Sheet` whose
size depends on the options alone. It may read the state, so the laws of secrecy are tested on it as on views.
Seats are counted from the viewer's left: the viewer itself is 0.

An environment asks for every seat after every choice, and most of a table is the same for all seats. So a game may
declare `sheets(s)` instead, which returns a function of the seat, and keep blocks of numbers that follow from few
values (`lru_cache`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache, partial
from struct import Struct
from typing import Any, Final

from roarhouse.core.encoding.spelling import declared
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


Block = bytes  # numbers in a row, each a float of single precision
BLOCKS: Final = 2**11  # of each kind, that a game keeps; the largest take 2 kB
WIDTH: Final = 4  # bytes of a number


class Sheet:
    """Numbers in a fixed order, put together from blocks."""

    __slots__ = ("blocks",)

    def __init__(self, blocks: list[Block] | None = None) -> None:
        self.blocks: list[Block] = [] if blocks is None else blocks

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sheet) and self.data() == other.data()

    __hash__ = None  # type: ignore[assignment]

    def data(self) -> Block:
        return b"".join(self.blocks)

    def row(self) -> list[float]:
        return floats(self.data())

    @property
    def size(self) -> int:
        return sum(map(len, self.blocks)) // WIDTH

    def numbers(self, *values: float) -> None:
        self.blocks.append(numbers(values))

    def zeros(self, n: int) -> None:
        self.blocks.append(hot(-1, n))

    def one_hot(self, k: int, n: int) -> None:
        """A one at place k of n; zeros only if k is none of the places."""
        self.blocks.append(hot(k, n))

    def many_hot(self, some: Iterable[int], n: int) -> None:
        """How often each number occurs; numbers out of range are left out."""
        self.blocks.append(counted(some, n))

    def bag(self, counts: Sequence[float], n: int) -> None:
        """These numbers if there are n of them, else zeros: a bag that does not exist yet."""
        self.blocks.append(numbers(counts) if len(counts) == n else hot(-1, n))


def numbers(values: Sequence[float]) -> Block:
    return packer(len(values))(*values)


@cache
def packer(n: int) -> Callable[..., Block]:
    return Struct(f"{n}f").pack


def floats(block: Block) -> list[float]:
    return memoryview(block).cast("f").tolist()  # type: ignore[return-value] # typed as if they were bytes


@cache
def hot(k: int, n: int) -> Block:
    """n zeros, with a one at place k if that is one of them."""
    return numbers([place == k for place in range(n)])


def counted(some: Iterable[int], n: int) -> Block:
    """How often each of n numbers occurs; others are left out."""
    found = [0] * n
    for k in some:
        if 0 <= k < n:
            found[k] += 1
    return numbers(found)


@lru_cache(BLOCKS)
def many(some: tuple[int, ...], n: int) -> Block:
    """`counted`, kept for the next time."""
    return counted(some, n)


def from_left(seat: Seat, other: Seat, seats: int) -> int:
    """The place of another seat, counted from a seat's left; -1 for no seat."""
    return (other - seat) % seats if other >= 0 else -1


def around(seat: Seat, seats: int) -> list[Seat]:
    """All seats in the order in which a seat counts them."""
    return [(seat + k) % seats for k in range(seats)]
