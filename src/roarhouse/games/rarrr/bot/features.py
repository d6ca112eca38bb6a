"""What the learned value knows of a table: features of each seat, and the progress of the game."""

from __future__ import annotations

from math import sqrt
from typing import Final

from roarhouse.games.rarrr.bot.value import promise, reserve
from roarhouse.games.rarrr.components import BOOSTS, CITIES_DEALT
from roarhouse.games.rarrr.rules.scoring import city_points, global_impact, group_bonus
from roarhouse.games.rarrr.state import Rarrr

ROUNDS: Final = 3
NAMES: Final = (
    "points",  # won so far, bonuses included
    "lead",  # the same, against what is still to be won
    "cities",  # decide ties
    "hand",  # what the hand can reach
    "due",  # the points of this round in proportion to the hands
    "strength",  # the same with large hands counted more
    "boosts",
    "boosts late",  # Boosts in the last round
    "angriest",  # selects the next city
    "monster",  # icons, for the rounds to come
)


def features(s: Rarrr) -> list[list[float]]:
    seats = s.box.seats
    hands = [reserve(s, seat, s.hands[seat]) if s.round else 0 for seat in seats]
    total, squares = sum(hands) or 1, sum([hand * hand for hand in hands]) or 1
    now, later = points_left(s)
    to_come, last = max(0, ROUNDS - max(1, s.round)), s.round == ROUNDS
    scale = sqrt(now + later + 4)
    found = []
    for seat in seats:
        points, boosts, hand = score(s, seat), sum(s.boosts[seat]) / sum(BOOSTS), hands[seat]
        found.append(
            [
                points / 10,
                points / scale,
                len(s.won[seat]) / 5,
                hand / 50,
                hand / total * now / 5,
                hand * hand / squares * now / 5,
                boosts,
                boosts if last else 0.0,
                1.0 if seat == s.angriest and s.row else 0.0,
                promise(s.limits[seat]) / 50 * (to_come + 1 if drafting(s) else to_come),
            ]
        )
    return found


def score(s: Rarrr, seat: int) -> int:
    points = city_points(s, seat)
    return points + group_bonus(s, seat) + global_impact(s, seat) if s.box.options.bonus_scoring else points


def drafting(s: Rarrr) -> bool:
    """Before the cities of a round are dealt; with cities first, before the hands are."""
    return (not s.row and s.city < 0) or any(map(any, s.packs))


def points_left(s: Rarrr) -> tuple[int, float]:
    """The points still to be won in this round, and on average in the rounds to come."""
    points = s.box.points
    row = sum([points[city] for city in s.row]) + (points[s.city] if s.city >= 0 else 0)
    mean = sum([points[city] for city in s.city_deck]) / max(1, len(s.city_deck))
    if drafting(s) and not row:
        row = int(mean * CITIES_DEALT)
    return row, mean * CITIES_DEALT * max(0, ROUNDS - max(1, s.round))


def progress(s: Rarrr) -> float:
    """Rounds and their cities; a battle in progress is not over."""
    if not s.round:
        return 0.0
    done = 0 if drafting(s) else CITIES_DEALT - len(s.row) - (s.city >= 0)
    return (s.round - 1 + done / CITIES_DEALT) / ROUNDS
