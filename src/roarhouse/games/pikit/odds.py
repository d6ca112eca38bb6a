"""Odds: for each card of the centre, can it be taken now, and how likely after a reroll?"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from roarhouse.games.pikit.components import FACES, ROLLS, VALUES


class Odds(Struct, frozen=True):
    """How many of the six results of one die, or of the 36 of both, let this card be taken."""

    card: int
    now: bool
    first: int  # of 6, if the first die is rolled again
    second: int  # of 6
    both: int  # of 36


def matches(first: int, second: int, value: int) -> bool:
    """By the sum, by the difference, or by a face."""
    return value in (first + second, abs(first - second), first, second)


# by value, and for one die by the face of the die that stays
BOTH_DICE: Final = tuple(sum(matches(*roll, value) for roll in ROLLS) for value in range(VALUES))
ONE_DIE: Final = {
    stays: tuple(sum(matches(face, stays, value) for face in FACES) for value in range(VALUES)) for stays in FACES
}


def odds(dice: tuple[int, int], centre: tuple[int, ...]) -> tuple[Odds, ...]:
    """For each value among these cards of the centre."""
    first, second = dice
    return tuple(
        Odds(card, matches(first, second, card), ONE_DIE[second][card], ONE_DIE[first][card], BOTH_DICE[card])
        for card in sorted(set(centre))
    )
