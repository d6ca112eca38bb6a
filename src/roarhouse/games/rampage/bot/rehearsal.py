"""Rehearsals: candidate acts, tried on the physics within a budget, here or in worker processes.

A budget counts rehearsals; seconds are a cap, and what stays below it is reproducible.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import zip_longest
from random import Random

from msgspec import Struct

from roarhouse.core.game import Choice
from roarhouse.core.words import Seat
from roarhouse.games.rampage.bot.value import appraise
from roarhouse.games.rampage.bot.workers import run_jobs
from roarhouse.games.rampage.choices import Aimed, Breathe, Demolish, Move, Slam, TossIt
from roarhouse.games.rampage.components import world
from roarhouse.games.rampage.physics.interface import Outcome, Settings, Table
from roarhouse.games.rampage.rules.actions.aiming import Aiming
from roarhouse.games.rampage.rules.actions.breathe import AimBreath
from roarhouse.games.rampage.rules.actions.demolish import AimDrop
from roarhouse.games.rampage.rules.actions.flick import AimFlick
from roarhouse.games.rampage.rules.actions.toss import AimToss
from roarhouse.games.rampage.rules.resolve import Simulate
from roarhouse.games.rampage.state import Rampage

BATCH = 4  # rehearsals that a worker has waiting
AGAIN = 3  # the best ones are tried again with another tremor


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
        case Breathe(monster):
            return AimBreath(seat, "breath", monster)
    return None


def ideas(s: Rampage, seat: Seat, actions: list[Choice]) -> list[Idea]:
    """Of every action its best aims first, all actions by turns; drops come first, since they move most."""
    lists = [aims(s, action, aiming) for action in actions if (aiming := aiming_for(s, seat, action))]
    lists.sort(key=lambda some: not (some and isinstance(some[0].aiming, AimDrop)))
    return [idea for row in zip_longest(*lists) for idea in row if idea is not None]


def aims(s: Rampage, action: Choice, aiming: Aiming) -> list[Idea]:
    return [Idea(action, aiming, act) for act in aiming.candidates(s)]


# -- trying them ----------------------------------------------------------------------------------------------


def best(
    s: Rampage, wanted: list[Idea], rng: Random, most: int, seconds: float, workers: int
) -> tuple[Idea, float] | None:
    """The idea with the best mean value, of the first `most`; at least one is tried."""
    if not wanted:
        return None
    deadline = time.monotonic() + seconds
    worth: dict[Idea, list[float]] = {}
    run(s, wanted[:most], rng, time.monotonic() + seconds * 0.75, workers, worth)
    if not worth:  # no worker could help
        run(s, wanted[:1], rng, deadline, 0, worth)
    for _ in range(AGAIN):
        if time.monotonic() < deadline:
            run(s, ranked(worth)[:AGAIN], rng, deadline, workers, worth)
    idea = ranked(worth)[0]
    return idea, mean(worth[idea])


def ranked(worth: dict[Idea, list[float]]) -> list[Idea]:
    return sorted(worth, key=lambda idea: -mean(worth[idea]))


def mean(values: list[float]) -> float:
    return sum(values) / len(values)


def run(
    s: Rampage, wanted: list[Idea], rng: Random, deadline: float, workers: int, worth: dict[Idea, list[float]]
) -> None:
    """Rehearse in order until the time is up."""
    for idea, outcome in outcomes(s, wanted, rng, deadline, workers):
        worth.setdefault(idea, []).append(appraise(s, idea.step(), outcome))


def outcomes(
    s: Rampage, wanted: list[Idea], rng: Random, deadline: float, workers: int
) -> Iterator[tuple[Idea, Outcome]]:
    settings, size = s.box.world.settings, max(1, workers * BATCH)
    for k in range(0, len(wanted), size):
        some = wanted[k : k + size]
        jobs = [(settings, s.table, idea.act, rng.getrandbits(31)) for idea in some]
        found = run_jobs(workers, rehearse, jobs) if workers else (rehearse(*job) for job in jobs)
        yield from zip(some, found, strict=False)  # a pool that fails leaves the rest undone
        if time.monotonic() > deadline:
            return


def rehearse(settings: Settings, table: Table, act: Aimed, seed: int) -> Outcome:
    return world(settings).rehearse(table, act, seed)
