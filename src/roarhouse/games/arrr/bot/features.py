"""What the learned value knows of a table: features of each seat, and the progress of the game."""

from __future__ import annotations

from functools import lru_cache
from math import sqrt
from typing import Final

from roarhouse.core.words import Seat
from roarhouse.games.arrr.bot.worth import turns_left, unclaimed
from roarhouse.games.arrr.choices import NOTHING
from roarhouse.games.arrr.odds import spread
from roarhouse.games.arrr.rules.horizon import sea_left
from roarhouse.games.arrr.rules.scoring import points_of, sides
from roarhouse.games.arrr.state import Arrr

TURNS: Final = 5  # of each player
NAMES: Final = (
    "points",  # of the side
    "lead",  # the same, against the turns to come
    "pieces",  # can also be spent
    "begun",  # cards of collections that can still grow
    "turns",  # still to come
    "crew",  # equipped cards, by turns to come
    "dice",  # of the equipped cards in all stats, by turns to come
    "best stat",
    "hand",  # Crew cards in hand
    "hand dice",
    "events",
    "prospect",  # the best card of the row for the crew as it is
    "ready",  # abilities that can be used
)


def features(s: Arrr) -> list[list[float]]:
    points = [0.0] * len(s.box.seats)
    for side in sides(s):
        total = float(points_of(s, side))
        for seat in side:
            points[seat] = total
    growing = unclaimed(s.box.symbol_of, s.row, s.sea)
    scale = sqrt(sea_left(s) + 2)
    return [row(s, seat, points[seat], scale, growing) for seat in s.box.seats]


def row(s: Arrr, seat: Seat, points: float, scale: float, growing: frozenset[int]) -> list[float]:
    box, crew, equipped = s.box, s.crew[seat], s.equipped[seat]
    turns = turns_to_come(s, seat)
    some, dice = min(2, turns), dice_by_stat(s, equipped)
    begun = [card for card in s.chest[seat] if box.symbol_of[card] in growing and box.symbol_of[card] != NOTHING]
    return [
        points / 10,
        points / (2 * scale),
        s.pieces[seat] / 5,
        len(begun) * (turns > 0) / 2,
        turns / TURNS,
        len(equipped) * some / 8,
        sum(dice) * some / 20,
        max(dice) * some / 10,
        len(crew) * some / 10,
        sum([box.strength[card] for card in crew]) * some / 20,
        len(s.events[seat]) * some / 10,
        prospect(s, dice) / 5 if turns else 0.0,
        len([card for card in equipped if card not in s.depleted]) * some / 8,
    ]


def turns_to_come(s: Arrr, seat: Seat) -> int:
    """A turn that has just begun is still to come."""
    return turns_left(s, seat) + (seat == s.active and s.declared is None)


def dice_by_stat(s: Arrr, cards: tuple[int, ...]) -> list[int]:
    stats = s.box.stats
    return [sum([stats[card][stat] for card in cards]) for stat in range(4)]


def prospect(s: Arrr, dice: list[int]) -> float:
    """The best card of the row by its points and its printed tests, without cheating."""
    box, best = s.box, 0.0
    for card in s.row:
        worth = float(box.fame[card] + box.deck.exploration[card].pieces + (box.symbol_of[card] != NOTHING))
        for stat, needed in box.tests[card]:
            worth *= reaches(dice[stat], needed, box.jollies)
        best = max(best, worth)
    return best


@lru_cache(maxsize=4096)
def reaches(dice: int, needed: int, jollies: int) -> float:
    """The probability of at least as many successes."""
    return sum(spread(dice, jollies)[needed:])


def progress(s: Arrr) -> float:
    whole = TURNS * len(s.box.seats)
    return min(1.0, max(0.0, (s.turns - 1) / whole))
