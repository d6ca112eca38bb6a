"""Learning a game's value by self-play: play, fit, play with what was learned, until nothing improves."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from roarhouse.bots.bots import Bot, Slipping, find_bot
from roarhouse.bots.fit import (
    Array,
    Bin,
    Position,
    calibration_error,
    finished,
    fit,
    fit_ahead,
    loss,
    reliability,
    table_of,
)
from roarhouse.bots.mind import Mind, make_mind
from roarhouse.bots.searchers import PolicyBot, SearchBot
from roarhouse.bots.value import Weights, no_weights
from roarhouse.core.budget import Budget
from roarhouse.core.errors import RoarhouseError
from roarhouse.core.find import part_of
from roarhouse.lab.match import Match, in_chunks, play_with
from roarhouse.lab.report import pyplot

PART: Final = 4  # of the simulations of a study, for a searching bot in self-play
HELD_OUT: Final = 5  # one game in so many is for testing
GAIN: Final = 0.002  # a smaller improvement of the loss ends learning
PLAYER: Final = "greedy"  # plays before anything was learned
POLICY: Final = "policy"  # of simulations: weaker, but many more games in the same time
OFTEN: Final = 0.2  # how often chance deals again at a pause, if weights need not know how a game ends
SLIPS: Final = 0.1  # random choices: what a card is worth shows where chance, not skill, has spent it


class Lesson(Struct, frozen=True):
    """One iteration: the games so far, the loss on newest games that were not learned from, the calibration there."""

    games: int
    positions: int
    loss: float
    before: float  # the loss of the weights that played; in the first iteration, of equal chances
    even: float  # the loss of equal chances
    error: float  # expected calibration error
    bins: list[Bin]


class Learned(Struct, frozen=True):
    weights: Weights
    lessons: list[Lesson]


def positions_of(plan: Plan, match: Match, weights: Weights | None, number: int) -> list[Position]:
    """Play one game and keep the tables at which play pauses; those before a new deal have nothing to do with how the
    game ended, and are of use with a horizon only."""
    known = weights or no_weights(names_of(match.game))
    mind, seen, chapters = make_mind(match.game, known), list[Position](), [object()]
    dealer = Dealer(plan, number) if plan.redeal else None

    def watch(s: Any) -> None:
        now = mind.chapter(s)
        if now != chapters[-1]:
            stretch = seen[-1].stretch if seen else 0
            seen.append(position_at(mind, s, stretch))
            if dealer and dealer.deals(s, seen[-1].progress):
                seen.append(position_at(mind, s, stretch + 1))
        chapters[-1] = now

    played = play_with(match, number, players(plan, match, weights, mind), watch)
    won = [1 / len(played.winners) if seat in played.winners else 0.0 for seat in range(match.seats)]
    found = [replace(one, shares=won) if one.stretch == seen[-1].stretch else one for one in seen]
    return found if plan.horizon else finished([found])


def position_at(mind: Mind, s: Any, stretch: int) -> Position:
    """A table of which nothing more is known yet."""
    return Position(mind.value.features(s), mind.value.progress(s), [], stretch)


class Dealer:
    """Deals what seats hold again, once in a game or often, so that what a card is worth shows where chance has put
    it: who has few cards in a game that was played to that point has often used them well."""

    def __init__(self, plan: Plan, number: int) -> None:
        self.rng = Random(f"{plan.seed}/{number}/redeal")
        self.often, self.after, self.done = plan.horizon > 0, self.rng.random(), False
        self.redeal = redeal_of(plan.game)

    def deals(self, s: Any, progress: float) -> bool:
        wanted = self.rng.random() < OFTEN if self.often else progress >= self.after and not self.done
        dealt = wanted and self.redeal(s, self.rng)
        self.done = self.done or dealt
        return dealt


def redeal_of(game: str) -> Callable[[Any, Random], bool]:
    """How a game deals again: false where it cannot now."""
    module = part_of(game, "bot.redeal")
    if module is None:
        raise RoarhouseError(f"{game} cannot be dealt again in the middle of a game")
    found: Callable[[Any, Random], bool] = module.redeal
    return found


def players(plan: Plan, match: Match, weights: Weights | None, mind: Mind) -> list[Bot]:
    if weights is None:
        return [Slipping(first_player(plan), SLIPS) for _ in range(match.seats)]
    return [Slipping(SearchBot(mind, Budget(mind.simulations // PART, 60.0)), SLIPS) for _ in range(match.seats)]


def first_player(plan: Plan) -> Bot:
    return PolicyBot() if plan.player == POLICY else find_bot(plan.player, plan.game)


def names_of(game: str) -> tuple[str, ...]:
    module = part_of(game, "bot.features")
    if module is None:
        raise RoarhouseError(f"{game} has no features to learn weights for")
    return tuple(module.NAMES)


# -- the loop --------------------------------------------------------------------------------------------------------


class Plan(Struct, frozen=True):
    """What to learn from: a number of games in each iteration, over these numbers of seats in turn."""

    game: str
    games: int
    iterations: int
    seats: tuple[int, ...]
    seed: str
    workers: int = 1
    command: str = ""
    player: str = PLAYER  # before anything was learned
    redeal: bool = False  # deal again what seats hold, once in each game; often if there is a horizon
    horizon: int = 0  # fit to the value so many pauses later; 0: to results


def learn(plan: Plan, progress: Callable[[int, int], None] = lambda iteration, games: None) -> Learned:
    """Iterate until learning from the newest games no longer improves the loss on others of them."""
    weights, lessons, data = None, list[Lesson](), list[list[Position]]()
    for iteration in range(plan.iterations):
        work = partial(some_games, plan, weights, iteration)
        data += in_chunks(work, plan.games, plan.workers, partial(progress, iteration))
        learned, lesson = study(plan, weights, data)
        lessons.append(lesson)
        weights = learned if weights is None or lesson.loss < lesson.before else weights
        if lesson.loss > lesson.before - GAIN:
            break
    assert weights is not None
    return Learned(weights, lessons)


def some_games(plan: Plan, weights: Weights | None, iteration: int, numbers: range) -> list[list[Position]]:
    """The positions of each of these games."""
    seats = [plan.seats[number % len(plan.seats)] for number in numbers]
    matches = [Match(plan.game, n, (plan.player,) * n, f"{plan.seed}/{iteration}") for n in seats]
    return [positions_of(plan, match, weights, number) for match, number in zip(matches, numbers, strict=True)]


def study(plan: Plan, before: Weights | None, data: list[list[Position]]) -> tuple[Weights, Lesson]:
    """Fit to most games, measure on the others of the newest iteration, then fit to all."""
    newest = data[-plan.games :]
    test = table_of(finished(newest[::HELD_OUT]))
    seen = [game for k, game in enumerate(newest) if k % HELD_OUT] + data[: -plan.games]
    part = fitted(plan, seen)
    bins, even = reliability(test, part), loss(test, part * 0)
    known = even if before is None else loss(test, np.array([*before.w0, *before.w1]))
    count = sum(len(game) for game in data)
    lesson = Lesson(len(data), count, loss(test, part), known, even, calibration_error(bins), bins)
    return weights_of(plan, fitted(plan, data), len(data)), lesson


def fitted(plan: Plan, data: list[list[Position]]) -> Array:
    return fit_ahead(data, plan.horizon) if plan.horizon else fit(table_of(finished(data)))


def weights_of(plan: Plan, found: Array, games: int) -> Weights:
    names, rounded = names_of(plan.game), [round(float(w), 4) for w in found]
    width = len(names)
    return Weights(names, tuple(rounded[:width]), tuple(rounded[width:]), plan.command, plan.seed, games)


def plot(game: str, learned: Learned, file: Path) -> None:
    """The learning curve, and how reliable the chances are on games that were not learned from."""
    plt = pyplot()
    figure, (curve, reliable) = plt.subplots(1, 2, figsize=(9, 3.6))
    lessons = learned.lessons
    curve.plot([one.games for one in lessons], [one.loss for one in lessons], "o-", color="#c0392b")
    curve.axhline(lessons[-1].even, color="#888", linewidth=1, linestyle="--")
    curve.set_xlabel("games")
    curve.set_ylabel("loss on unseen games")
    bins = lessons[-1].bins
    reliable.plot([0, 1], [0, 1], color="#2ecc71", linewidth=1)
    reliable.plot([one.forecast for one in bins], [one.happened for one in bins], "o-", color="#c0392b")
    reliable.set_xlabel("forecast chance")
    reliable.set_ylabel("share of wins")
    figure.suptitle(f"{game}: expected calibration error {lessons[-1].error:.3f}")
    figure.tight_layout()
    figure.savefig(file, metadata={"Date": None})
    plt.close(figure)
