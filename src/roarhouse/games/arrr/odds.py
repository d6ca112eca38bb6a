"""Exact odds: what a crew can do with a card, with and without cheating."""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import TYPE_CHECKING, Final, NamedTuple

from roarhouse.core.words import Seat
from roarhouse.games.arrr.influence import difficulty_of
from roarhouse.games.arrr.throwing import CHEAT_DICE, captain_dice, stat_sum

if TYPE_CHECKING:
    from roarhouse.games.arrr.state import Arrr


RECKONED: Final = 6  # Pieces to cheat with: one reckoning serves for all numbers up to it

Stage = tuple[int, int]  # dice and difficulty of a test


class Terms(NamedTuple):
    """What holds in all tests of a venture, and what is at stake."""

    cheats: tuple[int, int]  # dice of the first cheat in a throw, and of those after it
    jollies: int  # faces of a die
    prize: float = 1.0
    fine: float = 0.0
    cost: float = 0.0  # of a Piece


class Venture(NamedTuple):
    """Tests to be taken one after the other, and the Pieces to cheat with."""

    stages: tuple[Stage, ...]
    pieces: int
    terms: Terms


@lru_cache(maxsize=4096)
def spread(dice: int, jollies: int) -> tuple[float, ...]:
    """How probable each number of successes is."""
    hit = (1 + jollies) / 6
    return tuple(comb(dice, n) * hit**n * (1 - hit) ** (dice - n) for n in range(dice + 1))


def worth(venture: Venture) -> float:
    """What a venture brings on average, if every throw is helped by cheating as long as that pays."""
    stages, pieces, terms = venture
    return prospects(stages, terms, max(RECKONED, pieces))[pieces]


def thrown(venture: Venture, missing: int, cheats: int) -> float:
    """What a venture is worth in the middle of its first test, with so many successes missing."""
    stages, pieces, terms = venture
    after = after_throw(stages[1:], terms, max(RECKONED, pieces), max(0, missing), cheats > 0)
    return after[-1][pieces]


@lru_cache(maxsize=65536)
def prospects(stages: tuple[Stage, ...], terms: Terms, pieces: int) -> list[float]:
    """What the tests are worth, by the Pieces that are left for them."""
    if not stages:
        return [terms.prize] * (pieces + 1)
    dice, needed = stages[0]
    odds, after = spread(dice, terms.jollies), after_throw(stages[1:], terms, pieces, needed, False)
    wins = sum(odds[needed:])
    values = [wins * won for won in after[0]]
    for hits, p in enumerate(odds[:needed]):
        values = [value + p * more for value, more in zip(values, after[needed - hits], strict=True)]
    return values


@lru_cache(maxsize=65536)
def after_throw(rest: tuple[Stage, ...], terms: Terms, pieces: int, most: int, cheated: bool) -> list[list[float]]:
    """By the successes missing and the Pieces left: give up, or cheat and see; `rest`: the tests that follow."""
    lost = -terms.fine
    again = [prospects(rest, terms, pieces), *[[lost] for _ in range(most)]]  # after a first cheat
    for missing in range(1, most + 1):
        for k in range(1, pieces + 1):
            again[missing].append(max(lost, cheating(terms, again, missing, k, terms.cheats[1])))
    if cheated or terms.cheats[0] == terms.cheats[1]:
        return again
    first = again[:1]
    for missing in range(1, most + 1):
        tried = [cheating(terms, again, missing, k, terms.cheats[0]) for k in range(1, pieces + 1)]
        first.append([lost, *[max(lost, value) for value in tried]])
    return first


def cheating(terms: Terms, after: list[list[float]], missing: int, pieces: int, dice: int) -> float:
    """A Piece for some dice, with so many successes missing."""
    value = -terms.cost
    for hits, p in enumerate(spread(dice, terms.jollies)):
        value += p * after[missing - hits if hits < missing else 0][pieces - 1]
    return value


def venture_of(s: Arrr, seat: Seat, card: int, pieces: int) -> Venture:
    """A card of the row, as the crew of a seat stands now."""
    stages = tuple(
        [
            (
                stat_sum(s, seat, stat) + captain_dice(s, seat, stat, challenge=False),
                difficulty_of(s, seat, card, stage),
            )
            for stage, (stat, _) in enumerate(s.box.tests[card])
        ]
    )
    first = max(0, CHEAT_DICE + s.traits(seat).first_cheat)
    return Venture(stages, pieces, Terms((first, CHEAT_DICE), s.box.jollies))


def chances(s: Arrr, seat: Seat, card: int) -> tuple[int, int]:
    """In per cent: to conquer a card without cheating, and with all Pieces."""
    venture = venture_of(s, seat, card, s.pieces[seat])
    honest = Venture(venture.stages, 0, venture.terms)
    return round(100 * worth(honest)), round(100 * worth(venture))
