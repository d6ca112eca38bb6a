"""Exact odds: what a crew can do with a card, with and without cheating."""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import TYPE_CHECKING, NamedTuple

from roarhouse.core.words import Seat
from roarhouse.games.arrr.influence import difficulty_of
from roarhouse.games.arrr.throwing import CHEAT_DICE, stat_sum

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
def worth(venture: Venture, stage: int = 0) -> float:
    """What a venture brings on average, if every throw is helped by cheating as long as that pays."""
    if stage == len(venture.stages):
        return venture.prize
    dice, needed = venture.stages[stage]
    odds = spread(dice, venture.jollies)
    return sum([p * thrown(venture, stage, needed - hits, 0) for hits, p in enumerate(odds)])


@lru_cache(maxsize=131072)
def thrown(venture: Venture, stage: int, missing: int, cheats: int) -> float:
    """What it is worth after a throw with so many successes missing: go on, give up, or cheat."""
    if missing <= 0:
        return worth(venture, stage + 1)
    if not venture.pieces:
        return -venture.fine
    return max(-venture.fine, cheating(venture, stage, missing, cheats))


def cheating(venture: Venture, stage: int, missing: int, cheats: int) -> float:
    dice = venture.cheats[0 if cheats == 0 else 1]
    poorer = venture._replace(pieces=venture.pieces - 1)
    odds = spread(dice, venture.jollies)
    later = [p * thrown(poorer, stage, missing - hits, cheats + 1) for hits, p in enumerate(odds)]
    return sum(later) - venture.cost


def venture_of(s: Arrr, seat: Seat, card: int, pieces: int) -> Venture:
    """A card of the row, as the crew of a seat stands now."""
    traits = s.traits(seat)
    more = [sum([one.dice.counts()[stat] for one in traits]) for stat in range(4)]
    stages = tuple(
        [
            (stat_sum(s, seat, stat) + more[stat], difficulty_of(s, seat, card, stage))
            for stage, (stat, _) in enumerate(s.box.tests[card])
        ]
    )
    first = max(0, CHEAT_DICE + sum([one.first_cheat for one in traits]))
    return Venture(stages, pieces, (first, CHEAT_DICE), s.box.jollies)


def chances(s: Arrr, seat: Seat, card: int) -> tuple[int, int]:
    """In per cent: to conquer a card without cheating, and with all Pieces."""
    venture = venture_of(s, seat, card, s.pieces[seat])
    return round(100 * worth(venture._replace(pieces=0))), round(100 * worth(venture))
