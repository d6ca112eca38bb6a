"""Scoring: what is in hand at the end counts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roarhouse.core.game import Result
from roarhouse.core.words import Seat
from roarhouse.games.pikit.special import ONES_BONUS, WOUND_PENALTY, most_ones

if TYPE_CHECKING:
    from roarhouse.games.pikit.state import Pikit

MECHA_POINTS: Final = 15


def kaiju_points(s: Pikit, seat: Seat) -> int:
    """pikit.scoring.1, pikit.special-1.5, pikit.objective.2: the values of the cards in hand, 1 cards too."""
    return sum([value * count for value, count in enumerate(s.hands[seat])])


def mecha_points(s: Pikit, seat: Seat) -> int:
    """pikit.scoring.2: 15 for each Mecha."""
    return MECHA_POINTS * s.owners.count(seat)


def ones_bonus(s: Pikit, seat: Seat) -> int:
    """pikit.scoring.3, pikit.special-1.1: 15 for the most 1 cards."""
    return ONES_BONUS if seat in most_ones(s) else 0


def wound_points(s: Pikit, seat: Seat) -> int:
    """pikit.scoring.3, pikit.special-3.3, pikit.scoring.7: 3 off for each Wound, even below zero."""
    return -WOUND_PENALTY * s.wounds[seat]


ROWS: Final = (
    ("score-kaiju", kaiju_points),
    ("score-mecha", mecha_points),
    ("score-ones", ones_bonus),
    ("score-wounds", wound_points),
)


def score_sheet(s: Pikit) -> tuple[tuple[str, tuple[int, ...]], ...]:
    return tuple((key, tuple(count(s, seat) for seat in s.box.seats)) for key, count in ROWS)


def scores(s: Pikit) -> tuple[int, ...]:
    return tuple(map(sum, zip(*(row for _, row in score_sheet(s)), strict=True)))


def best(s: Pikit, points: tuple[int, ...]) -> tuple[Seat, ...]:
    """pikit.scoring.4, pikit.scoring.5, pikit.scoring.6: most points, then fewest cards, Kaijū and Mecha; whoever is
    still tied shares the victory."""
    ranks = [(points[seat], -len(s.cards_of(seat))) for seat in s.box.seats]
    return tuple(seat for seat in s.box.seats if ranks[seat] == max(ranks))


def result(s: Pikit) -> Result | None:
    """pikit.objective.3, pikit.endgame.4: who has won, and which rule decided it."""
    if s.agenda:
        return None
    points = scores(s)
    winners = best(s, points)
    tied = points.count(max(points)) > 1
    rule = "pikit.scoring.6" if len(winners) > 1 else "pikit.scoring.5" if tied else "pikit.scoring.4"
    return Result(winners, points, rule, score_sheet(s))
