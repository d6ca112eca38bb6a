"""Exact odds: what a crew can do with a card, with and without cheating."""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import TYPE_CHECKING, NamedTuple

from roarhouse.core.words import Seat
from roarhouse.games.arrr.influence import difficulty_of
from roarhouse.games.arrr.throwing import CHEAT_DICE, captain_dice, stat_sum

if TYPE_CHECKING:
    from roarhouse.games.arrr.state import Arrr


class Venture(NamedTuple):
    """Tests to be taken one after the other, the Pieces to cheat with, and what is at stake."""

    stages: tuple[tuple[int, int], ...]  # dice and difficulty of each test
    pieces: int
    cheats: tuple[int, int]  # dice of the first cheat in a throw, and of those after it
    jollies: int  # faces of a die
    prize: float = 1.0
    fine: float = 0.0
    cost: float = 0.0  # of a Piece


@lru_cache(maxsize=4096)
def spread(dice: int, jollies: int) -> tuple[float, ...]:
    """How probable each number of successes is."""
    hit = (1 + jollies) / 6
    return tuple(comb(dice, n) * hit**n * (1 - hit) ** (dice - n) for n in range(dice + 1))


@lru_cache(maxsize=65536)
def worth(venture: Venture) -> float:
    """What a venture brings on average, if every throw is helped by cheating as long as that pays."""
    return prospects(venture, 0)[venture.pieces]


def prospects(venture: Venture, stage: int) -> list[float]:
    """What the tests from one on are worth, by the Pieces that are left for them."""
    values = [venture.prize] * (venture.pieces + 1)
    for dice, needed in reversed(venture.stages[stage:]):
        odds, after = spread(dice, venture.jollies), after_throw(venture, needed, values, 0)
        values = [
            sum([p * after[needed - hits][k] for hits, p in enumerate(odds[:needed])]) + won * sum(odds[needed:])
            for k, won in enumerate(values)
        ]
    return values


def after_throw(venture: Venture, most: int, won: list[float], cheats: int) -> list[list[float]]:
    """By the successes missing and the Pieces left: give up, or cheat and see; `won`: what it is worth to go on."""
    again = [won, *[[-venture.fine] for _ in range(most)]]  # after a first cheat
    for missing in range(1, most + 1):
        for k in range(1, venture.pieces + 1):
            again[missing].append(max(-venture.fine, cheating(venture, again, missing, k, venture.cheats[1])))
    if cheats or venture.cheats[0] == venture.cheats[1]:
        return again
    first = [won]
    for missing in range(1, most + 1):
        tried = [cheating(venture, again, missing, k, venture.cheats[0]) for k in range(1, venture.pieces + 1)]
        first.append([-venture.fine, *[max(-venture.fine, value) for value in tried]])
    return first


def cheating(venture: Venture, after: list[list[float]], missing: int, pieces: int, dice: int) -> float:
    """A Piece for some dice, with so many successes missing."""
    odds = spread(dice, venture.jollies)
    return sum([p * after[max(0, missing - hits)][pieces - 1] for hits, p in enumerate(odds)]) - venture.cost


@lru_cache(maxsize=65536)
def thrown(venture: Venture, missing: int, cheats: int) -> float:
    """What a venture is worth in the middle of its first test, with so many successes missing."""
    won = prospects(venture, 1)
    return after_throw(venture, max(0, missing), won, cheats)[max(0, missing)][venture.pieces]


def venture_of(s: Arrr, seat: Seat, card: int, pieces: int) -> Venture:
    """A card of the row, as the crew of a seat stands now."""
    traits = s.traits(seat)
    stages = tuple(
        [
            (
                stat_sum(s, seat, stat) + captain_dice(s, seat, stat, challenge=False),
                difficulty_of(s, seat, card, stage),
            )
            for stage, (stat, _) in enumerate(s.box.tests[card])
        ]
    )
    first = max(0, CHEAT_DICE + sum([one.first_cheat for one in traits]))
    return Venture(stages, pieces, (first, CHEAT_DICE), s.box.jollies)


def chances(s: Arrr, seat: Seat, card: int) -> tuple[int, int]:
    """In per cent: to conquer a card without cheating, and with all Pieces."""
    venture = venture_of(s, seat, card, s.pieces[seat])
    return round(100 * worth(venture._replace(pieces=0))), round(100 * worth(venture))
