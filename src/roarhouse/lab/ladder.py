"""The ladder: a round robin between the bots of a game, and their Elo ratings with intervals.

A game of several seats is one observation: its winner is drawn in proportion to 10^(rating / 400) of all seats. The
ratings of greatest likelihood come from the same fit as the values of bots.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from itertools import combinations, cycle, islice
from math import log
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Final

import numpy as np
from msgspec import Struct

from roarhouse.bots.bots import Bot, bot_classes, remembers
from roarhouse.bots.characters import characters_of
from roarhouse.bots.fit import Position, Table, chances, fit, table_of
from roarhouse.core.find import find_game
from roarhouse.core.game import Choice, Game
from roarhouse.core.words import Seat
from roarhouse.lab.match import CHUNK, Match, Played, in_chunks, play_with, player
from roarhouse.lab.report import Z, part, pyplot, wilson

SCALE: Final = 400 / log(10)  # of Elo
RIDGE: Final = 0.05  # keeps a bot that always wins at a finite rating


class Rung(Struct, frozen=True):
    """A bot on the ladder: its rating against the first one, and what its decisions cost."""

    name: str
    played: int
    wins: float
    elo: float
    error: float  # half of the 95 % interval
    mean_ms: float  # processor time of a decision
    most_ms: float


class Timed:
    """A bot, with the processor time of its decisions."""

    rung: ClassVar[int] = 0

    def __init__(self, bot: Bot) -> None:
        self.bot, self.spent = bot, list[float]()
        self.sees_all, self.remembers = getattr(bot, "sees_all", False), remembers(bot)

    def choose(self, game: Game[Any], s: Any, seat: Seat, rng: Random) -> Choice:
        began = time.thread_time()
        choice = self.bot.choose(game, s, seat, rng)
        self.spent.append(time.thread_time() - began)
        return choice


class Round(Struct, frozen=True):
    """One game of the ladder: how it ended, and the time of each seat's decisions."""

    played: Played
    spent: list[list[float]]


class Ladder(Struct, frozen=True):
    """What to play: all groups of these bots around a table, in turn; or each of them alone among rivals."""

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: str = "ladder"
    against: str = ""  # the bot in all other seats, if each plays alone
    mode: str = ""

    def names(self) -> tuple[str, ...]:
        """Of all bots; the first one is the zero of Elo, unless another is asked for."""
        return (self.against, *self.bots) if self.against else self.bots

    def seating(self, number: int) -> tuple[str, ...]:
        """The groups by turns, each from another first seat every time."""
        if self.against:
            turn, k = divmod(number, len(self.bots))
            return tuple([self.bots[k] if seat == turn % self.seats else self.against for seat in range(self.seats)])
        size = min(self.seats, len(self.bots))
        groups = list(combinations(self.bots, size))
        group, turn = groups[number % len(groups)], number // len(groups)
        return tuple(islice(cycle(group), turn % size, turn % size + self.seats))


def every_rung(game: str) -> tuple[str, ...]:
    """The bots of a game and its characters with slips, the weakest first."""
    classes = bot_classes(game)
    places = {name: (bot.rung, 0.0) for name, bot in classes.items()}
    places |= {one.id: (classes[one.bot].rung, -one.slips) for one in characters_of(game) if one.slips}
    return tuple(sorted(places, key=lambda name: places[name]))


def some_rounds(ladder: Ladder, numbers: range) -> list[Round]:
    return [one_round(ladder, number) for number in numbers]


def one_round(ladder: Ladder, number: int) -> Round:
    names = ladder.seating(number)
    match = Match(ladder.game, ladder.seats, names, ladder.seed, ladder.mode)
    timed = [Timed(player(name, match)) for name in names]
    played = play_with(match, number * ladder.seats, list(timed))  # a multiple: seats are not rotated again
    return Round(played, [one.spent for one in timed])


def climb(
    ladder: Ladder,
    games: int,
    workers: int,
    progress: Callable[[int], None] = lambda n: None,
    chunk: int = CHUNK,
    zero: str = "",
) -> tuple[list[Rung], list[Round]]:
    """Play the round robin and rate the bots; `zero` is the bot at 0 Elo."""
    rounds = in_chunks(partial(some_rounds, ladder), games, workers, progress, chunk)
    return rungs(tuple(sorted(ladder.names(), key=lambda name: name != zero)), rounds), rounds


def rungs(bots: tuple[str, ...], rounds: list[Round]) -> list[Rung]:
    table = table_of([position(bots, one.played) for one in rounds])
    ratings = fit(table, RIDGE)[: len(bots)] * SCALE
    errors = Z * SCALE * deviations(table, ratings / SCALE)
    return [rung(k, name, rounds, ratings - ratings[0], errors) for k, name in enumerate(bots)]


def position(bots: tuple[str, ...], played: Played) -> Position:
    rows = [[float(name == bot) for bot in bots] for name in played.bots]
    return Position(rows, 0.0, [part(played, seat) for seat in range(len(rows))])


def deviations(table: Table, ratings: Any) -> Any:
    """Standard deviations of the ratings against the first one, from the curvature of the likelihood."""
    n = len(ratings)
    p, x = chances(table, np.concatenate([ratings, ratings * 0])), table.inputs[:, :, :n]
    mean = np.einsum("ns,nsw->nw", p, x)
    bend = np.einsum("ns,nsv,nsw->vw", p, x, x) - mean.T @ mean
    spread = np.linalg.inv(bend[1:, 1:] + RIDGE * np.eye(n - 1))
    return np.concatenate([[0.0], np.sqrt(np.diag(spread))])


def rung(k: int, name: str, rounds: list[Round], ratings: Any, errors: Any) -> Rung:
    mine = [(one, seat) for one in rounds for seat, bot in enumerate(one.played.bots) if bot == name]
    spent = [1000 * ms for one, seat in mine for ms in one.spent[seat]] or [0.0]
    wins = sum(part(one.played, seat) for one, seat in mine)
    return Rung(name, len(mine), wins, float(ratings[k]), float(errors[k]), sum(spent) / len(spent), max(spent))


# -- the page --------------------------------------------------------------------------------------------------------


def page(ladder: Ladder, found: list[Rung], games: int) -> list[str]:
    """A table in Markdown."""
    alone = f", each bot alone against {ladder.against}" if ladder.against else ""
    lines = [
        f"{games} games of {ladder.seats} seats{alone}, seed `{ladder.seed}`. Elo against {found[0].name}.",
        "",
        "| bot | games | share of wins | 95 % interval | Elo | ms a decision | longest |",
        "|---|---|---|---|---|---|---|",
    ]
    return lines + [row(one) for one in found]


def row(one: Rung) -> str:
    low, high = wilson(one.wins, max(1, one.played))
    share = f"{one.wins / max(1, one.played):.1%} | {low:.1%} – {high:.1%}"
    elo, times = f"{one.elo:+.0f} ± {one.error:.0f}", f"{one.mean_ms:.2f} | {one.most_ms:.0f}"
    return f"| {one.name} | {one.played} | {share} | {elo} | {times} |"


def label(game: str, name: str) -> str:
    """A character with what is behind it."""
    one = next((one for one in characters_of(game) if one.id == name), None)
    return f"{one.name.en}: {one.bot}, slips {one.slips:.0%}".replace("%", " %") if one else name


def plot(ladder: Ladder, found: list[Rung], games: int, file: Path) -> None:
    plt = pyplot()
    figure, axes = plt.subplots(figsize=(7, 0.45 * len(found) + 1.3))
    order = sorted(found, key=lambda one: one.elo)
    for y, one in enumerate(order):
        axes.errorbar(
            [one.elo], [y], xerr=[one.error], fmt="o", color="#c0392b", ecolor="#888", elinewidth=2, capsize=3
        )
        axes.annotate(f"{one.elo:+.0f}", (one.elo, y), (0, 7), textcoords="offset points", ha="center", fontsize=8)
    axes.set_yticks(range(len(found)), [label(ladder.game, one.name) for one in order])
    axes.set_ylim(-0.6, len(found) - 0.3)
    axes.grid(axis="x", color="#ddd")
    axes.set_axisbelow(True)
    axes.set_xlabel(f"Elo against {found[0].name}, with 95 % intervals: {ladder.seats} seats, {games} games")
    axes.set_title(find_game(ladder.game).title.en)
    figure.tight_layout()
    figure.savefig(file, metadata={"Date": None})
    plt.close(figure)
