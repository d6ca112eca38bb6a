"""A game looked back at: every seat's chance over time, what each decision cost, and luck against skill.

A chance is what the seat itself could expect from what it knew at the time; with `open_cards` every card is known.
The same record gives the same analysis on every machine and with any number of workers: budgets count simulations,
and all dice follow from the record.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256
from math import inf
from random import Random
from typing import Any, Final, Literal

from msgspec import Struct

from roarhouse.bots.judging import Judged, compare, difference, why_better
from roarhouse.bots.mind import Mind, has_mind, mind_of
from roarhouse.bots.search import DICE, examine, imagined, play_on
from roarhouse.bots.value import shares
from roarhouse.core.budget import Budget
from roarhouse.core.errors import RoarhouseError
from roarhouse.core.game import NATURE, Choice, Game
from roarhouse.core.records.record import Record, parse, tables
from roarhouse.core.words import Seat, Words

SAMPLES: Final = 80  # simulations for a seat's chance at a moment
SEARCHED: Final = 300  # simulations for the best choice of a decision
COMPARED: Final = 160  # simulations of the best choice and the one that was made
MISTAKE: Final = 0.04  # of a chance
BLUNDER: Final = 0.10
CERTAIN: Final = 2.0  # standard errors
OPENED: Final = 2  # records that a worker keeps open: analyse no more of them at a time
CHUNK: Final = 2  # lines in a job: others wait for at most half a second

Verdict = Literal["best", "good", "mistake", "blunder"]


class Decision(Struct, frozen=True, kw_only=True, rename="camel"):
    """A choice that had alternatives. `loss` is what it cost against the best one, in chance to win."""

    seat: Seat
    words: Words
    best: Words
    chance: float
    best_chance: float
    loss: float
    verdict: Verdict
    why: Words | None = None  # what speaks for the best choice


class Moment(Struct, frozen=True, kw_only=True, rename="camel"):
    """A line of the record: who chose, and every seat's chance after it. Version 0 is the table before the first."""

    version: int
    by: Seat | None
    chances: tuple[float, ...]
    decision: Decision | None = None


def check(game: str) -> None:
    if not has_mind(game):
        raise RoarhouseError(f"{game} has no learned value, so its games cannot be analysed")


def chunks_of(lines: int) -> list[tuple[int, int]]:
    """The jobs of a record with this many lines: moments `first` to `last`."""
    return [(first, min(first + CHUNK, lines + 1)) for first in range(0, lines + 1, CHUNK)]


# -- in a worker -----------------------------------------------------------------------------------------------------


class Opened:
    """A record with the tables before and after each line."""

    def __init__(self, text: bytes) -> None:
        self.record: Record = parse(text)[0]
        self.tables = [s.copy() for s in tables(self.record)]
        self.digest = sha256(text).hexdigest()

    def dice(self, what: str, number: int) -> Random:
        return Random(f"{self.digest} {what} {number}")


opened = lru_cache(maxsize=OPENED)(Opened)


def moments(share: float, text: bytes, first: int, last: int, open_cards: bool) -> list[Moment]:
    """Judge some lines of a record. The share makes no difference: an analysis takes as long as it takes."""
    one = opened(text)
    mind = mind_of(one.record.game.name)._replace(sees_all=open_cards)
    return [moment(one, mind, number) for number in range(first, last)]


def moment(one: Opened, mind: Mind, number: int) -> Moment:
    game, s = one.record.game, one.tables[number]
    chances = standing(game, mind, s, one)
    if number == 0:
        return Moment(version=0, by=None, chances=chances)
    seat, choice = one.record.lines[number - 1]
    before, dice = one.tables[number - 1], one.dice("decision", number)
    decision = None if seat == NATURE else judge(game, mind, before, seat, choice, dice)
    return Moment(version=one.record.number(number - 1) - 1, by=seat, chances=chances, decision=decision)


def standing(game: Game[Any], mind: Mind, s: Any, one: Opened) -> tuple[float, ...]:
    """Every seat's chance as the seat itself can estimate it, made to sum up to 1."""
    if not s.agenda:
        return tuple(shares(game, s))
    found = [expected(game, mind, s, seat, one.dice("seat", seat)) for seat in s.box.seats]
    total = sum(found) or 1.0
    return tuple([chance / total for chance in found])


def expected(game: Game[Any], mind: Mind, s: Any, seat: Seat, rng: Random) -> float:
    """All moments use the same dice, which makes their differences less noisy."""
    total = 0.0
    for _ in range(SAMPLES):
        t = game.copy(imagined(game, mind, s, seat, rng))
        play_on(game, mind, t, mind.chapter(t), rng.randrange(DICE))
        total += mind.value.chances(game, t)[seat]
    return total / SAMPLES


def judge(game: Game[Any], mind: Mind, s: Any, seat: Seat, choice: Choice, rng: Random) -> Decision | None:
    """What a choice cost; None where there was nothing else to choose."""
    if mind.candidates(game, s, seat) == (choice,):
        return None
    budget = Budget(SEARCHED, inf)
    best = examine(game, mind, s, seat, rng, budget, race=True)[0].choice
    judged = compare(game, mind, s, seat, [best, choice], rng, COMPARED)
    return decision(game, mind, s, seat, *judged)


def decision(game: Game[Any], mind: Mind, s: Any, seat: Seat, best: Judged, made: Judged) -> Decision:
    loss, error = difference(best, made)
    if loss <= 0:  # the choice that was made is as good as what the search found
        best, loss = made, 0.0
    verdict = verdict_on(best.choice == made.choice, loss, error)
    return Decision(
        seat=seat,
        words=game.words(s, seat, made.choice),
        best=game.words(s, seat, best.choice),
        chance=made.chance,
        best_chance=best.chance,
        loss=loss,
        verdict=verdict,
        why=why_better(game.name, mind, best, made) if verdict in ("mistake", "blunder") else None,
    )


def verdict_on(is_best: bool, loss: float, error: float) -> Verdict:
    if is_best:
        return "best"
    if loss < MISTAKE or loss < CERTAIN * error:
        return "good"
    return "blunder" if loss >= BLUNDER else "mistake"
