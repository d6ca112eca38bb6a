"""Scoring: the cards in hand at the end count."""

from __future__ import annotations

from typing import Final

from roarhouse.core.result import Result
from roarhouse.core.words import Seat
from roarhouse.games.pikit.components import MECHA_POINTS as MECHA_POINTS
from roarhouse.games.pikit.rules.special import ONES_BONUS, WOUND_PENALTY, most_ones
from roarhouse.games.pikit.state import Pikit


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


def points_so_far(s: Pikit, seat: Seat) -> int:
    """The score without the bonus for the most 1 cards, which depends on hidden hands."""
    return kaiju_points(s, seat) + mecha_points(s, seat) + wound_points(s, seat)


def places(s: Pikit, points: tuple[int, ...]) -> tuple[int, ...]:
    """pikit.scoring.4, pikit.scoring.5: most points, then fewest cards, Kaijū and Mecha; 1 is the best place, and the
    seats that are still tied share one."""
    ranks = [(points[seat], -len(s.cards_of(seat))) for seat in s.box.seats]
    return tuple([1 + sum([other > rank for other in ranks]) for rank in ranks])


def best(s: Pikit, points: tuple[int, ...]) -> tuple[Seat, ...]:
    """pikit.scoring.6: the seats on the first place share the victory."""
    return tuple([seat for seat, place in enumerate(places(s, points)) if place == 1])


def result(s: Pikit) -> Result | None:
    """pikit.objective.3, pikit.endgame.4: the winners, and the rule that decided."""
    if s.agenda:
        return None
    points = scores(s)
    winners = best(s, points)
    tied = points.count(max(points)) > 1
    rule = "pikit.scoring.6" if len(winners) > 1 else "pikit.scoring.5" if tied else "pikit.scoring.4"
    return Result(winners, points, rule, score_sheet(s))
