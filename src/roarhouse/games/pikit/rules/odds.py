"""Odds: for each card of the centre, whether it can be taken now, and how likely after a reroll."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec import Struct

from roarhouse.games.pikit.components import FACES, ROLLS, VALUES
from roarhouse.games.pikit.rules.take import WAYS

Roll = tuple[int, int]


class Odds(Struct, frozen=True):
    """The probabilities, in whole percents, that this card can be taken after a reroll."""

    card: int
    now: bool
    first: int  # after a reroll of the first die
    second: int
    both: int


def can_take(roll: Roll, value: int) -> bool:
    return any(way.take.cards == (value,) for way in WAYS[roll])


def percent(rolls: Iterable[Roll], value: int) -> int:
    hits = [can_take(roll, value) for roll in rolls]
    return round(100 * sum(hits) / len(hits))


# by value, and for one die by the face of the other, which stays
BOTH_DICE: Final = tuple(percent(ROLLS, value) for value in range(VALUES))
ONE_DIE: Final = {
    stays: tuple(percent([(face, stays) for face in FACES], value) for value in range(VALUES)) for stays in FACES
}


def odds(dice: Roll, centre: tuple[int, ...]) -> tuple[Odds, ...]:
    """For each value among these cards of the centre."""
    first, second = dice
    return tuple(
        Odds(card, can_take(dice, card), ONE_DIE[second][card], ONE_DIE[first][card], BOTH_DICE[card])
        for card in sorted(set(centre))
    )
