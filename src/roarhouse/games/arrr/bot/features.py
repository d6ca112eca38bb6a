"""What the learned value knows of a table: features of each seat, and the progress of the game."""

from __future__ import annotations

from functools import lru_cache
from math import sqrt
from typing import Final

from roarhouse.core.words import Seat
from roarhouse.games.arrr.bot.recruiting import idle_events
from roarhouse.games.arrr.bot.worth import turns_left, unclaimed
from roarhouse.games.arrr.choices import NOTHING
from roarhouse.games.arrr.components import ArrrBox
from roarhouse.games.arrr.odds import spread
from roarhouse.games.arrr.rules.horizon import sea_left
from roarhouse.games.arrr.rules.scoring import points_of, sides
from roarhouse.games.arrr.state import Arrr
from roarhouse.games.arrr.verbs import PieceVerb

TURNS: Final = 5  # of each player
USEFUL, BOOTY, IDLE = range(3)
NAMES: Final = (
    "points",  # of the side
    "lead",  # the same, against the turns to come
    "pieces",  # can also be spent
    "pieces later",  # by turns to come
    "begun",  # cards of collections that can still grow
    "turns",  # still to come
    "items",  # equipped, for each of the next two turns
    "items later",  # for the turns after those
    "crew",  # equipped First Mates and Packs, for each of the next two turns
    "hand items",  # in hand, by turns to come
    "hand",  # other Crew cards in hand
    "events",  # of which something can be expected
    "booty",  # Events that bring Pieces or cost others some
    "idle",  # Events of little use
    "prospect",  # the best card of the row for the crew as it is
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
    box, pieces, equipped, hand = s.box, s.pieces[seat], s.equipped[seat], s.crew[seat]
    turns = turns_to_come(s, seat)
    some, events = min(2, turns), [event_kinds(box)[card] for card in s.events[seat]]
    items, new_items = items_in(box, equipped), items_in(box, hand)
    begun = [card for card in s.chest[seat] if box.symbol_of[card] in growing and box.symbol_of[card] != NOTHING]
    return [
        points / 10,
        points / (2 * scale),
        pieces / 5,
        pieces * turns / 10,
        len(begun) * (turns > 0) / 2,
        turns / TURNS,
        items * some / 8,
        items * max(0, turns - 2) / 8,
        (len(equipped) - items) * some / 4,
        new_items * turns / 5,
        (len(hand) - new_items) * some / 5,
        events.count(USEFUL) * some / 5,
        events.count(BOOTY) * some / 2,
        events.count(IDLE) * some / 5,
        prospect(s, dice_by_stat(s, equipped)) / 5 if turns else 0.0,
    ]


def items_in(box: ArrrBox, cards: tuple[int, ...]) -> int:
    kinds = box.kinds
    return len([card for card in cards if kinds[card] == "item"])


@lru_cache(maxsize=64)
def event_kinds(box: ArrrBox) -> dict[int, int]:
    """Which Events bring Pieces, or are of little use."""
    idle = idle_events(box)
    return {card: IDLE if card in idle else BOOTY if is_booty(box, card) else USEFUL for card in box.all_events}


def is_booty(box: ArrrBox, card: int) -> bool:
    return any(isinstance(verb, PieceVerb) for verb in box.uses[card])


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
