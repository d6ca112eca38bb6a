"""Choices compared on the same imagined tables with the same dice: their chances, and what makes the difference.

The value is linear in its features, so that a difference of two choices is a sum of one part for each feature. Parts
of related features form a theme (`bot/reasons.py` of a game), and the greatest one is the reason that is given.
"""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import Any, Final

from msgspec import Struct

from roarhouse.bots.mind import Mind
from roarhouse.bots.search import DICE, imagined, play_on
from roarhouse.core.find import part_of
from roarhouse.core.game import Choice, Game
from roarhouse.core.words import Seat, Words

SLIGHT: Final = 0.03  # of the logit: a part below is no reason
EQUAL: Final = 0.01  # chances that differ by less are much the same
POSITION: Final = "position"  # the theme of features that have none


class Judged(Struct, frozen=True):
    """A choice with the estimated chance of every seat, and the parts of the features in the own one."""

    choice: Choice
    chance: float
    chances: tuple[float, ...]
    samples: tuple[float, ...]  # chance in each simulation: what is compared has met the same dice
    parts: tuple[float, ...]
    gains: tuple[float, ...]  # the same with all weights taken as positive: is there more of it?


def compare(
    game: Game[Any], mind: Mind, s: Any, seat: Seat, choices: list[Choice], rng: Random, simulations: int
) -> list[Judged]:
    """Judge choices of a seat, in the order given."""
    sums = [Sums(len(s.box.seats), len(mind.value.weights.names)) for _ in choices]
    now = mind.chapter(s)
    for _ in range(simulations):
        table, dice = imagined(game, mind, s, seat, rng), rng.randrange(DICE)
        for choice, one in zip(choices, sums, strict=True):
            t = game.copy(table)
            game.apply(t, seat, choice)
            play_on(game, mind, t, now, dice)
            one.add(mind.value.chances(game, t), parts_of(mind, t, seat) if t.agenda else [], seat)
    return [one.judged(choice, seat) for choice, one in zip(choices, sums, strict=True)]


class Sums:
    """Of the simulations of a choice."""

    def __init__(self, seats: int, features: int) -> None:
        self.samples: list[float] = []
        self.chances, self.parts, self.gains = [0.0] * seats, [0.0] * features, [0.0] * features

    def add(self, chances: list[float], parts: list[tuple[float, float]], seat: Seat) -> None:
        self.samples.append(chances[seat])
        self.chances = [a + b for a, b in zip(self.chances, chances, strict=True)]
        for k, (part, gain) in enumerate(parts):
            self.parts[k] += part
            self.gains[k] += gain

    def judged(self, choice: Choice, seat: Seat) -> Judged:
        n = len(self.samples)
        means = [tuple([one / n for one in some]) for some in (self.chances, self.parts, self.gains)]
        return Judged(choice, means[0][seat], means[0], tuple(self.samples), *means[1:])


def parts_of(mind: Mind, t: Any, seat: Seat) -> list[tuple[float, float]]:
    """What each feature contributes to the seat's logit, against the mean of the others; and without its sign."""
    value, rows = mind.value, mind.value.features(t)
    progress, others = value.progress(t), max(1, len(rows) - 1)
    found = []
    for k, (w0, w1) in enumerate(zip(value.weights.w0, value.weights.w1, strict=True)):
        rest = (sum([row[k] for row in rows]) - rows[seat][k]) / others
        weight, lead = w0 + w1 * progress, rows[seat][k] - rest
        found.append((weight * lead, abs(weight) * lead))
    return found


def difference(better: Judged, worse: Judged) -> tuple[float, float]:
    """How much more chance, and the standard error of that."""
    apart = [a - b for a, b in zip(better.samples, worse.samples, strict=True)]
    n = len(apart)
    mean = sum(apart) / n
    return mean, sqrt(max(0.0, sum([x * x for x in apart]) / n - mean * mean) / n)


# -- reasons ---------------------------------------------------------------------------------------------------------


def themes_of(game: str) -> dict[str, str]:
    """The theme of each feature, from the game's module `bot.reasons`."""
    module = part_of(game, "bot.reasons")
    return module.THEMES if module else {}


def main_theme(game: str, mind: Mind, better: Judged, worse: Judged) -> str | None:
    """What makes most of the difference, of what the better choice has more of; None if they are much the same."""
    themes, parts, gains = themes_of(game), dict[str, float](), dict[str, float]()
    for k, name in enumerate(mind.value.weights.names):
        theme = themes.get(name, POSITION)
        parts[theme] = parts.get(theme, 0.0) + better.parts[k] - worse.parts[k]
        gains[theme] = gains.get(theme, 0.0) + better.gains[k] - worse.gains[k]
    best = max(parts, key=lambda theme: parts[theme] if gains[theme] > 0 else 0.0)
    if parts[best] > SLIGHT and gains[best] > 0:
        return best
    return POSITION if better.chance - worse.chance > EQUAL else None


def why_better(game: str, mind: Mind, better: Judged, worse: Judged) -> Words:
    """What speaks for a choice, against another."""
    theme = main_theme(game, mind, better, worse)
    return Words(f"why-{theme}-more" if theme else "why-much-the-same")


def why_worse(game: str, mind: Mind, worse: Judged, better: Judged) -> Words:
    """What speaks against a choice."""
    theme = main_theme(game, mind, better, worse)
    return Words(f"why-{theme}-less" if theme else "why-much-the-same")
