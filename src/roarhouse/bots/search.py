"""Flat Monte Carlo search on imagined tables, for every kind of decision in every game with a mind.

Each simulation imagines a table, makes a candidate's choice on it and plays on with the game's cheap policy to the
next pause, where the learned value gives every seat's chance to win. All candidates meet the same tables and the same
dice (common random numbers), and the weaker half is dropped after each round (sequential halving), but never the
choice of a greedy bot that the game trusts. A bot that has to decide also drops what is clearly behind the leader,
stops when the leader is alone (racing), and leaves the trusted choice only for one that is better beyond doubt.
"""

from __future__ import annotations

from math import ceil, log2, sqrt
from random import Random
from typing import Any, Final

from msgspec import Struct

from roarhouse.bots.mind import Mind
from roarhouse.core.budget import Budget, Clock
from roarhouse.core.game import NATURE, Choice, Game
from roarhouse.core.words import Seat

DICE: Final = 2**62  # seeds of a simulation's dice are below
LONGEST: Final = 2000  # choices in a rollout: more means that a policy does not end
FIRST_LOOK: Final = 8  # simulations before the first comparison of a race; the next ones follow at twice as many
CLEAR: Final = 3.0  # standard errors that a candidate must be behind to be dropped
ALIKE: Final = 0.002  # candidates that certainly differ by less are worth no more simulations


class Candidate(Struct, frozen=True):
    """A choice with the estimated chances of all seats if it is made."""

    choice: Choice
    chance: float  # of the seat that decides
    error: float  # standard error of that chance
    chances: tuple[float, ...]  # of every seat
    simulations: int


class Trial:
    """A candidate under examination: the sums over its simulations."""

    __slots__ = ("advantage", "choice", "own", "seat", "sums")

    def __init__(self, choice: Choice, seat: Seat, seats: int, advantage: float = 0.0) -> None:
        self.choice, self.seat, self.advantage = choice, seat, advantage
        self.own, self.sums = list[float](), [0.0] * seats

    @property
    def n(self) -> int:
        return len(self.own)

    def add(self, chances: list[float]) -> None:
        self.own.append(chances[self.seat])
        self.sums = [a + b for a, b in zip(self.sums, chances, strict=True)]

    def mean(self) -> float:
        return self.sums[self.seat] / self.n if self.n else 0.0

    def lead(self, other: Trial) -> tuple[float, float]:
        """How much more chance than the other candidate, and the standard error of that."""
        apart = [a - b for a, b in zip(self.own, other.own, strict=True)]
        mean = sum(apart) / self.n
        return mean, sqrt(max(0.0, sum([x * x for x in apart]) / self.n - mean * mean) / self.n)

    def is_behind(self, leader: Trial) -> bool:
        """Is this candidate clearly worse than the leader, or certainly no better than it by more than nothing?"""
        (mean, error), more = leader.lead(self), leader.advantage - self.advantage
        doubt = CLEAR * error
        return mean + more > doubt or abs(mean + more) + doubt < ALIKE

    def rating(self) -> float:
        return self.mean() + self.advantage

    def candidate(self) -> Candidate:
        n, mean = max(1, self.n), self.mean()
        error = sqrt(max(0.0, sum([x * x for x in self.own]) / n - mean * mean) / n)
        return Candidate(self.choice, mean, error, tuple([one / n for one in self.sums]), self.n)


def candidates(game: Game[Any], mind: Mind, s: Any, seat: Seat, rng: Random, budget: Budget) -> list[Candidate]:
    """The choices of a decision with their estimated chances to win, the best first; where the game trusts its greedy
    bot, that bot's choice is first unless another is better by `mind.trust`.

    `s` is a table that the seat has imagined, or the real one: it is imagined again for every simulation.
    """
    return [trial.candidate() for trial in examine(game, mind, s, seat, rng, budget)]


def examine(
    game: Game[Any], mind: Mind, s: Any, seat: Seat, rng: Random, budget: Budget, race: bool = False
) -> list[Trial]:
    """All candidates, the best first. A bot that races does not examine what it must do."""
    trials = trials_of(game, mind, s, seat, rng)
    if race and len(trials) == 1:
        return trials
    found = compete(game, mind, s, seat, rng, budget, race, trials)
    return beyond_doubt(found, mind.doubt) if race else found


def compete(
    game: Game[Any], mind: Mind, s: Any, seat: Seat, rng: Random, budget: Budget, race: bool, trials: list[Trial]
) -> list[Trial]:
    """Sequential halving. Dropped candidates follow the survivors, in the order of their last estimates."""
    clock, dropped, rounds = Clock(budget), list[Trial](), max(1, ceil(log2(len(trials))))
    for number in range(rounds):
        for _ in range(max(mind.least, budget.simulations // (rounds * len(trials)))):
            simulate(game, mind, s, seat, rng, trials)
            if clock.is_up():
                return ranked(trials) + dropped
            if race and is_time_to_look(trials[0].n):
                trials, behind = compared(ranked(trials))
                dropped = behind + dropped
                if len(trials) == 1:
                    return trials + dropped
        trials = ranked(trials)
        if number < rounds - 1:
            trials, behind = halved(trials)
            dropped = behind + dropped
    return trials + dropped


def halved(trials: list[Trial]) -> tuple[list[Trial], list[Trial]]:
    """The better half, with greedy's choice in any case, and the others: all choices are compared with greedy's, and
    few simulations say less about it than greedy knows."""
    half = ceil(len(trials) / 2)
    kept = [one for k, one in enumerate(trials) if k < half or one.advantage]
    return kept, [one for one in trials if one not in kept]


def beyond_doubt(trials: list[Trial], doubt: float) -> list[Trial]:
    """Greedy's choice first, if the leader is not better by so many standard errors."""
    leader, trusted = trials[0], next((one for one in trials if one.advantage), trials[0])
    if trusted is leader or trusted.n < leader.n:
        return trials
    mean, error = leader.lead(trusted)
    return trials if mean > doubt * error else [trusted, *[one for one in trials if one is not trusted]]


def is_time_to_look(n: int) -> bool:
    return n >= FIRST_LOOK and n & (n - 1) == 0


def compared(trials: list[Trial]) -> tuple[list[Trial], list[Trial]]:
    """The leader with those that may be better, and those that are behind."""
    leader, *others = trials
    behind = [one for one in others if one.is_behind(leader)]
    return [leader, *[one for one in others if one not in behind]], behind


def trials_of(game: Game[Any], mind: Mind, s: Any, seat: Seat, rng: Random) -> list[Trial]:
    """A trial for each candidate; greedy's choice has an advantage."""
    seats, wanted = len(s.box.seats), mind.candidates(game, s, seat)
    if mind.greedy is None or len(wanted) == 1:
        return [Trial(choice, seat, seats) for choice in wanted]
    trusted = mind.greedy(game, s, seat, rng)
    trials = [Trial(choice, seat, seats) for choice in wanted if choice != trusted]
    return [Trial(trusted, seat, seats, mind.trust), *trials]


def ranked(trials: list[Trial]) -> list[Trial]:
    return sorted(trials, key=Trial.rating, reverse=True)


def simulate(game: Game[Any], mind: Mind, s: Any, seat: Seat, rng: Random, trials: list[Trial]) -> None:
    """One imagined table, and the same dice on it for every candidate."""
    table, dice, now = imagined(game, mind, s, seat, rng), rng.randrange(DICE), mind.chapter(s)
    for trial in trials:
        t = game.copy(table)
        game.apply(t, seat, trial.choice)
        play_on(game, mind, t, now, dice)
        trial.add(mind.value.chances(game, t))


def imagined(game: Game[Any], mind: Mind, s: Any, seat: Seat, rng: Random) -> Any:
    """A table that the seat cannot tell from `s`; what others have sealed is chosen by the policy, not at random."""
    if mind.sees_all:
        return s
    t = game.imagine(s, seat, rng)
    for other in t.sealed:
        if other != seat:
            t.sealed[other] = mind.choose(t, other, rng)
    return t


def play_on(game: Game[Any], mind: Mind, t: Any, now: object, dice: int) -> None:
    """Play with the policy until the chapter, which was `now`, has changed `mind.ahead` times, or to the end.

    Each chapter has its own dice, so that candidates which differ in this one meet the same dice in the next.
    """
    left, rng = mind.ahead, Random(dice)
    for _ in range(LONGEST):
        if not t.agenda:
            return
        if (chapter := mind.chapter(t)) != now:
            now, left = chapter, left - 1
            if not left:
                return
            rng.seed(dice + left)
        for seat in game.turn(t):
            choice = game.nature(t, rng) if seat == NATURE else mind.choose(t, seat, rng)
            game.apply(t, seat, choice)
