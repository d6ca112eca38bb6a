"""Winning the game, with the advanced bonus."""

from __future__ import annotations

from collections import Counter
from typing import Final

from roarhouse.core.result import Result
from roarhouse.core.words import Seat
from roarhouse.games.rarrr.state import Rarrr

GROUP_BONUS: Final = (0, 0, 1, 2)  # by cities of one group, the last for more
GLOBAL_IMPACT: Final = (0, 0, 1, 2, 4, 8)  # by groups, the last for more


def city_points(s: Rarrr, seat: Seat) -> int:
    """rarrr.scoring.1, rarrr.scoring.5: the points on the cities won, and nothing else."""
    return sum([s.box.points[city] for city in s.won[seat]])


def group_bonus(s: Rarrr, seat: Seat) -> int:
    """rarrr.advanced-bonus.3: each group on its own: 2 cities 1 point, 3 or more 2 points."""
    sizes = Counter(s.box.deck.city[city].region for city in s.won[seat]).values()
    return sum(GROUP_BONUS[min(size, len(GROUP_BONUS) - 1)] for size in sizes)


def global_impact(s: Rarrr, seat: Seat) -> int:
    """rarrr.advanced-bonus.4: by the number of different groups."""
    groups = len({s.box.deck.city[city].region for city in s.won[seat]})
    return GLOBAL_IMPACT[min(groups, len(GLOBAL_IMPACT) - 1)]


def score_sheet(s: Rarrr) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """rarrr.advanced-bonus.2, rarrr.advanced-bonus.5: bonuses are added at the end, before anything is compared."""
    rows = [("score-cities", city_points)]
    if s.box.options.bonus_scoring:
        rows += [("score-groups", group_bonus), ("score-impact", global_impact)]
    return tuple([(key, tuple([count(s, seat) for seat in s.box.seats])) for key, count in rows])


def result(s: Rarrr) -> Result | None:
    """rarrr.scoring.2, rarrr.scoring.3, rarrr.scoring.4, rarrr.objective.5: most points, then most cities, then a
    shared win."""
    if s.agenda:
        return None
    sheet = score_sheet(s)
    scores = tuple(map(sum, zip(*(row for _, row in sheet), strict=True)))
    ranks = [(scores[seat], len(s.won[seat])) for seat in s.box.seats]
    winners = tuple(seat for seat in s.box.seats if ranks[seat] == max(ranks))
    tied = scores.count(max(scores)) > 1
    rule = "rarrr.scoring.4" if len(winners) > 1 else "rarrr.scoring.3" if tied else "rarrr.scoring.2"
    return Result(winners, scores, rule, sheet)
