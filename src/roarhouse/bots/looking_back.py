"""What an analysis says of a whole game: turning points, mistakes, and luck against skill for each seat."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import Final

from msgspec import Struct

from roarhouse.bots.analysis import Moment
from roarhouse.core.game import NATURE
from roarhouse.core.words import Seat

TURNS: Final = 5  # turning points at most
TURN: Final = 0.08  # least change of a chance


class Balance(Struct, frozen=True, kw_only=True, rename="camel"):
    """Where a seat's chance went, from start to end: `luck` by nature's choices, `own` by its own, `others` by those
    of the others. `lost`: by choices that were not the best ones."""

    seat: Seat
    luck: float
    own: float
    others: float
    decisions: int
    mistakes: int
    blunders: int
    lost: float


class Analysis(Struct, frozen=True, kw_only=True, rename="camel"):
    """`openCards`: estimated with every card known, not from what each seat knew at the time."""

    game: str
    seats: int
    open_cards: bool
    moments: tuple[Moment, ...]
    balances: tuple[Balance, ...]
    turns: tuple[int, ...]  # versions of turning points


def look_back(game: str, seats: int, open_cards: bool, found: Iterable[Moment]) -> Analysis:
    moments = tuple(found)
    return Analysis(
        game=game,
        seats=seats,
        open_cards=open_cards,
        moments=moments,
        balances=tuple(balance(moments, seat) for seat in range(seats)),
        turns=turning_points(moments),
    )


def balance(moments: tuple[Moment, ...], seat: Seat) -> Balance:
    parts = {"luck": 0.0, "own": 0.0, "others": 0.0}
    for before, after in pairwise(moments):
        whose = "luck" if after.by == NATURE else "own" if after.by == seat else "others"
        parts[whose] += after.chances[seat] - before.chances[seat]
    judged = [one.decision for one in moments if one.decision and one.decision.seat == seat]
    verdicts = [one.verdict for one in judged]
    return Balance(
        seat=seat,
        **parts,
        decisions=len(judged),
        mistakes=verdicts.count("mistake"),
        blunders=verdicts.count("blunder"),
        lost=sum([one.loss for one in judged]),
    )


def turning_points(moments: tuple[Moment, ...]) -> tuple[int, ...]:
    """The lines after which some seat's chance had changed most."""
    changes = {
        after.version: max([abs(b - a) for a, b in zip(before.chances, after.chances, strict=True)])
        for before, after in pairwise(moments)
    }
    greatest = sorted(changes, key=lambda version: -changes[version])[:TURNS]
    return tuple(sorted([version for version in greatest if changes[version] >= TURN]))
