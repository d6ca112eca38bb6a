"""A choice at a puzzle or an exercise, judged against the best one, from what the seat knows."""

from __future__ import annotations

from math import inf
from random import Random
from typing import Any, Final

from msgspec import Struct

from roarhouse.bots.analysis import COMPARED, SEARCHED, Verdict, verdict_on
from roarhouse.bots.hints import Tip, hints, tip
from roarhouse.bots.judging import EQUAL, compare, difference, why_better, why_worse
from roarhouse.bots.mind import Mind, mind_of
from roarhouse.bots.search import examine
from roarhouse.bots.thinking import Imagined, unpacked
from roarhouse.core.budget import Budget
from roarhouse.core.game import Choice, Game
from roarhouse.core.words import Seat, Words

FINE: Final[tuple[Verdict, ...]] = ("best", "good")


class Judgement(Struct, frozen=True):
    """What a choice is worth. `loss` is what it costs against the best one; `lead` is how far the best one is ahead
    of the second best, known if that is what was chosen."""

    verdict: Verdict
    chance: float
    loss: float
    lead: float
    why: Words
    best: Words

    @property
    def is_equal(self) -> bool:
        """As good as the best choice, or that one itself."""
        return self.verdict == "best" or self.loss < EQUAL

    @property
    def is_fine(self) -> bool:
        return self.verdict in FINE


def judge_study(share: float, table: Imagined, best: Choice | None, made: Choice) -> Judgement:
    """Judge a choice; the best one is searched for where it is not known. An answer takes as long as it takes."""
    game, s = unpacked(table)
    mind, rng = mind_of(game.name), Random(table.seed)
    known = hints(share, table)[0].choice if best is None else best
    if made == known:
        return judged_best(game, mind, s, table.seat, known, rng)
    first, second = compare(game, mind, s, table.seat, [known, made], rng, COMPARED)
    loss, error = difference(first, second)
    verdict, words = verdict_on(False, loss, error), game.words(s, table.seat, known)
    why = why_worse(game.name, mind, second, first)
    return Judgement(verdict, second.chance, max(0.0, loss), 0.0, why, words)


def judged_best(game: Game[Any], mind: Mind, s: Any, seat: Seat, best: Choice, rng: Random) -> Judgement:
    """The best choice, compared with the one that comes next."""
    next_best = runner_up(game, mind, s, seat, best, rng)
    words = game.words(s, seat, best)
    if next_best is None:
        [only] = compare(game, mind, s, seat, [best], rng, COMPARED)
        return Judgement("best", only.chance, 0.0, 0.0, Words("why-only"), words)
    first, second = compare(game, mind, s, seat, [best, next_best], rng, COMPARED)
    lead = max(0.0, difference(first, second)[0])
    return Judgement("best", first.chance, 0.0, lead, why_better(game.name, mind, first, second), words)


def runner_up(game: Game[Any], mind: Mind, s: Any, seat: Seat, best: Choice, rng: Random) -> Choice | None:
    """The second best choice, as a short search finds it."""
    found = examine(game, mind, s, seat, rng, Budget(SEARCHED, inf))
    return next((one.choice for one in found if one.choice != best), None)


def solution_tips(share: float, table: Imagined, best: Choice) -> list[Tip]:
    """The known solution of a puzzle as a hint."""
    game, s = unpacked(table)
    judged = judge_study(share, table, best, best)
    return [tip(game, s, table.seat, best, judged.chance, judged.why)]
