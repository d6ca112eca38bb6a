"""What seats see of a game that is played on: tensors that are written when they are first read.

Most tensors are never read: agents read that of their own seat, when it is their turn. So a tensor is a place in an
episode until then. One that is read late is written from the same table again, to which the actions lead once more.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from roarhouse.adapters.history import Moment
from roarhouse.core.encoding.features import WIDTH, Block, floats
from roarhouse.core.words import Seat


class Episode:
    """A game from its first moment: the actions since, nature's included, and where they have led."""

    __slots__ = ("at", "behind", "first", "played", "reached", "recall")

    played: list[int]

    def __init__(self, first: Moment, recall: bool) -> None:
        self.first, self.recall = first, recall
        self.at = first.apart()
        self.at.played = self.played = []
        self.behind, self.reached = first, 0  # the last moment that was read late, and how many actions led to it

    def tensor(self, place: int, seat: Seat) -> Block:
        """What a seat saw after so many actions."""
        at = self.at if place == len(self.played) else self._again(place)
        return at.tensor(seat, self.recall)

    def _again(self, place: int) -> Moment:
        """The moment after so many actions: played again, from the last one that was read late if it was earlier."""
        if place < self.reached or self.behind is self.first:
            self.behind, self.reached = self.first.apart(), 0
        for action in self.played[self.reached : place]:
            self.behind.play(action)
        self.reached = place
        return self.behind


class Tensor(Sequence[float]):
    """What a seat sees at a place of an episode. It reads and compares as the list of OpenSpiel does, but an array is
    made of it at once, and not number by number. It does not change."""

    __slots__ = ("data", "episode", "place", "seat")

    data: Block

    def __init__(self, episode: Episode, place: int, seat: Seat) -> None:
        self.episode, self.place, self.seat = episode, place, seat

    def __getattr__(self, name: str) -> Block:
        """`data` is written when it is first asked for."""
        if name != "data":
            raise AttributeError(name)
        self.data = self.episode.tensor(self.place, self.seat)
        del self.episode
        return self.data

    def __reduce__(self) -> tuple[Any, ...]:
        return written, (self.data,)

    def __array__(self, dtype: Any = None, copy: Any = None) -> NDArray[Any]:
        return np.frombuffer(self.data, np.float32).astype(dtype or np.float64)

    def tolist(self) -> list[float]:
        return floats(self.data)

    def __len__(self) -> int:
        return len(self.data) // WIDTH

    def __getitem__(self, place: Any) -> Any:
        return self.tolist()[place] if isinstance(place, slice) else memoryview(self.data).cast("f")[place]

    def __iter__(self) -> Iterator[float]:
        return iter(self.tolist())

    def __eq__(self, other: object) -> bool:
        return self.data == other.data if isinstance(other, Tensor) else self.tolist() == other

    __hash__ = None  # type: ignore[assignment] # as of a list

    def __add__(self, other: Sequence[float]) -> list[float]:
        return [*self, *other]

    def __radd__(self, other: Sequence[float]) -> list[float]:
        return [*other, *self]

    def __repr__(self) -> str:
        return repr(self.tolist())


def written(data: Block) -> Tensor:
    """A tensor that was written elsewhere: a copy, or from a pickle."""
    found = Tensor.__new__(Tensor)
    found.data = data
    return found
