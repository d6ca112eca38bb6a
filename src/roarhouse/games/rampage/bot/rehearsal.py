"""Rehearsals: candidate acts, tried on the physics within a budget.

A budget counts rehearsals; seconds of processor time are a cap, and what stays below it is reproducible.
"""

from __future__ import annotations

from itertools import zip_longest
from random import Random
from typing import Final

from msgspec import Struct

from roarhouse.core.budget import Budget, Clock
from roarhouse.core.game import Choice
from roarhouse.core.words import Seat
from roarhouse.games.rampage.bot.aims import aimed
from roarhouse.games.rampage.bot.value import appraise
from roarhouse.games.rampage.choices import Aimed, Breathe, Demolish, Move, Slam, TossIt
from roarhouse.games.rampage.rules.actions.aiming import Aiming
from roarhouse.games.rampage.rules.actions.breathe import AimBreath
from roarhouse.games.rampage.rules.actions.demolish import AimDrop
from roarhouse.games.rampage.rules.actions.flick import AimFlick
from roarhouse.games.rampage.rules.actions.toss import AimToss
from roarhouse.games.rampage.rules.resolve import Simulate
from roarhouse.games.rampage.state import Rampage

AGAIN: Final = 3  # the best ones are tried again with another tremor
FIRST: Final = 0.75  # share of the seconds in which everything must have been tried once


class Idea(Struct, frozen=True):
    """An action with its aim."""

    action: Choice
    aiming: Aiming
    act: Aimed

    def step(self) -> Simulate:
        return Simulate(self.aiming.seat, self.act, self.aiming.deed, self.aiming.target)


def aiming_for(s: Rampage, seat: Seat, action: Choice) -> Aiming | None:
    """The aim that an action leads to."""
    match action:
        case Move(jump):
            return AimToss(seat, "jump") if jump else AimFlick(seat, "flick")
        case Demolish(ruin):
            return AimDrop(seat, "drop", ruin)
        case Slam(monster):
            return AimDrop(seat, "slam", monster)
        case TossIt(piece) if piece in s.box.roster.vehicles:
            return AimToss(seat, "toss", piece)
        case TossIt(piece) if piece == s.paws(seat):
            return AimToss(seat, "kungfu")
        case TossIt(piece):
            return AimToss(seat, "catch", piece, steady=True)
        case Breathe(monster):
            return AimBreath(seat, "breath", monster)
    return None


def ideas(s: Rampage, seat: Seat, actions: list[Choice]) -> list[Idea]:
    """Of every action its best aims first, all actions by turns; drops come first, since they move most."""
    lists = [aims(s, action, aiming) for action in actions if (aiming := aiming_for(s, seat, action))]
    lists.sort(key=lambda some: not (some and isinstance(some[0].aiming, AimDrop)))
    return [idea for row in zip_longest(*lists) for idea in row if idea is not None]


def aims(s: Rampage, action: Choice, aiming: Aiming) -> list[Idea]:
    return [Idea(action, aiming, act) for act in aimed(s, aiming)]


# -- trying them ----------------------------------------------------------------------------------------------


def best(
    s: Rampage, wanted: list[Idea], rng: Random, budget: Budget, again: int = AGAIN
) -> tuple[Idea, float] | None:
    """The idea with the best mean value, of as many as the budget has; at least one is tried."""
    if not wanted:
        return None
    until, first = Clock(budget), Clock(Budget(budget.simulations, budget.seconds * FIRST))
    worth: dict[Idea, list[float]] = {}
    run(s, wanted[: budget.simulations], rng, first, worth)
    for _ in range(again):
        if not until.is_up():
            run(s, ranked(worth)[:AGAIN], rng, until, worth)
    idea = ranked(worth)[0]
    return idea, mean(worth[idea])


def ranked(worth: dict[Idea, list[float]]) -> list[Idea]:
    return sorted(worth, key=lambda idea: -mean(worth[idea]))


def mean(values: list[float]) -> float:
    return sum(values) / len(values)


def run(s: Rampage, wanted: list[Idea], rng: Random, until: Clock, worth: dict[Idea, list[float]]) -> None:
    """Rehearse in order until the time is up."""
    for idea in wanted:
        outcome = s.box.world.rehearse(s.table, idea.act, rng.getrandbits(31))
        worth.setdefault(idea, []).append(appraise(s, idea.step(), outcome))
        if until.is_up():
            return
