"""Nature's choices, drawn one thing after another: what chance nodes need.

Draws know what can come next and with which chance, and lead to the choice that is made of all that was drawn.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import accumulate
from random import Random
from typing import Any, Final

from roarhouse.core.errors import RoarhouseError
from roarhouse.core.game import Choice

Drawn = tuple[int, ...]
Stages = tuple[tuple[Sequence[int], int], ...]
ANY: Final = -1  # a stage from which is drawn until the choice is made
SEED_DIGITS: Final = 4  # of a seed for nature, where draws cannot be told one by one
SEED_BASE: Final = 36


class Spelled:
    """A finished word, or the end of draws."""

    __slots__ = ("choice", "next")

    def __init__(self, choice: Choice) -> None:
        self.choice: Choice | None = choice
        self.next: list[int] = []

    def then(self, letter: int) -> Spelled:
        raise RoarhouseError(f"{self.choice} is spelled; no letter follows")


class Draws:
    """Nature draws one thing after another. A stage is how many there are of each thing, and how many of them are
    drawn; `made` makes the choice of all that was drawn, or returns None to draw on. Dice are put back."""

    __slots__ = ("choice", "drawn", "known", "made", "put_back", "stages", "sums")

    def __init__(
        self,
        stages: Stages,
        made: Callable[[Drawn], Choice | None],
        put_back: bool = False,
        drawn: Drawn = (),
        known: list[tuple[int, float]] | None = None,
    ) -> None:
        while stages and not stages[0][1]:
            stages, known = stages[1:], None
        self.stages, self.made, self.put_back, self.drawn, self.known = stages, made, put_back, drawn, known
        self.sums: list[int] | None = None  # of the counts, once they are asked for
        self.choice = None if stages and stages[0][1] != ANY else made(drawn)

    def outcomes(self) -> list[tuple[int, float]]:
        """What can be drawn next, with its chance."""
        if self.known is None:
            counts = self.stages[0][0]
            total = sum(counts)
            self.known = [(k, count / total) for k, count in enumerate(counts) if count]
        return self.known[:]

    def at(self, share: float) -> int:
        """The outcome at a share (from 0, below 1) of all that can be drawn, in order."""
        sums = self.sums
        if sums is None:
            sums = self.sums = list(accumulate(self.stages[0][0]))
        return bisect_right(sums, share * sums[-1])

    @property
    def next(self) -> list[int]:
        return [outcome for outcome, _ in self.outcomes()]

    def then(self, outcome: int) -> Draws | Spelled:
        (counts, n), *later = self.stages
        if n == 1 and not later and (choice := self.made((*self.drawn, outcome))) is not None:
            return Spelled(choice)
        kind, drawn = type(self), (*self.drawn, outcome)
        if self.put_back:
            return kind(((counts, n - 1), *later), self.made, True, drawn, self.known)
        left = self.without(counts, outcome) if n != 1 else counts
        return kind(((left, n if n == ANY else n - 1), *later), self.made, False, drawn)

    def without(self, counts: Sequence[int], outcome: int) -> Sequence[int]:
        return [*counts[:outcome], counts[outcome] - 1, *counts[outcome + 1 :]]

    def rest(self, share: Callable[[], float]) -> tuple[list[int], Choice]:
        """Draw all that is left to be drawn: the outcomes, and the choice that is made of them."""
        outcome = self.at(share())
        after = self.then(outcome)
        found = [outcome]
        while after.choice is None:
            assert isinstance(after, Draws)
            found.append(after.at(share()))
            after = after.then(found[-1])
        return found, after.choice


class ListedDraws(Draws):
    """Draws whose stages list in ascending order what lies there, and from each of which a known number is drawn:
    quicker where hardly anything is there twice."""

    __slots__ = ()

    def outcomes(self) -> list[tuple[int, float]]:
        if self.known is None:
            things = self.stages[0][0]
            self.known = [(thing, n / len(things)) for thing, n in Counter(things).items()]
        return self.known[:]

    def at(self, share: float) -> int:
        things = self.stages[0][0]
        return things[int(share * len(things))]

    def without(self, things: Sequence[int], outcome: int) -> Sequence[int]:
        left = list(things)
        left.remove(outcome)
        return left

    def rest(self, share: Callable[[], float]) -> tuple[list[int], Choice]:
        found: list[int] = []
        for things, n in self.stages:
            if n == 1:
                found.append(things[int(share() * len(things))])
            elif self.put_back:
                found += [things[int(share() * len(things))] for _ in range(n)]
            else:
                found += drawn_from(list(things), n, share)
        choice = self.made((*self.drawn, *found))
        assert choice is not None
        return found, choice


def drawn_from(things: list[int], n: int, share: Callable[[], float]) -> list[int]:
    """Some of these things, which are taken away."""
    found = []
    for _ in range(n):
        outcome = things[int(share() * len(things))]
        things.remove(outcome)
        found.append(outcome)
    return found


def one_of(things: Sequence[int], made: Callable[[int], Choice]) -> Draws:
    """A single draw of things that are listed in ascending order."""
    return ListedDraws(((things, 1),), lambda drawn: made(drawn[0]))


def seeded(step: Any, s: Any) -> Draws:
    """A choice of nature by the digits of a seed, each equally likely: for physics, and for games that declare no
    draws."""

    def made(digits: Drawn) -> Choice:
        return step.sample(s, Random(repr(digits)))  # type: ignore[no-any-return]

    return ListedDraws(((range(SEED_BASE), SEED_DIGITS),), made, put_back=True)
