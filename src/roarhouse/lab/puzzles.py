"""Mining puzzles: decisions of searching bots in which one choice is clearly the best.

Each decision of a game is searched. Where the leader is ahead by enough, cheap questions come first: do weaker bots
miss it (that is its difficulty), and does it lead again with other random numbers and twice the budget? What is left
is searched with ten times the budget, and each rival is compared with the leader on the same tables and dice, `MET`
times or more; what stays ahead of all becomes a puzzle. The bar is lower for a puzzle that is searched again, so that
chance alone seldom drops it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from itertools import count, zip_longest
from math import sqrt
from random import Random
from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from roarhouse.bots.bots import ask, find_bot
from roarhouse.bots.mind import Mind, mind_of
from roarhouse.bots.search import Trial, examine
from roarhouse.core.budget import Budget
from roarhouse.core.find import find_game
from roarhouse.core.game import NATURE, Choice, Game
from roarhouse.core.options import make_options
from roarhouse.core.studies.puzzles import Puzzle, Puzzles, opened, puzzles_of
from roarhouse.core.words import Seat
from roarhouse.lab.match import in_chunks

PART: Final = 3 / 8  # of the simulations of a study
SECONDS: Final = 60.0  # at most
SCREEN: Final = 2  # times the budget, before the check: most choices that led by luck fall behind
CHECK: Final = 10  # times the budget
MET: Final = 50  # simulations of each rival in the check at least, however many there are
CERTAIN: Final = 3.0  # standard errors that the margin must exceed
EVEN: Final = (0.1, 0.9)  # chances between which a game is still open
TRIES: Final = 6  # of each weaker bot
MOST: Final = 3  # puzzles from one game
SAME: Final = 3  # at most one in so many has the same solution
FOUND: Final = ("chance", "margin", "difficulty")

Progress = Callable[[int], None]


class Bar(Struct, frozen=True):
    """What a puzzle must reach: how far the best choice is ahead of the second best, of the chance to win, and how
    often weaker bots miss it."""

    margin: float
    difficulty: float


MINED: Final = Bar(0.1, 0.5)
KEPT: Final = Bar(0.08, 0.4)  # when it is searched again


class Plan(Struct, frozen=True):
    """Which games to mine. Kept chunks depend on nothing else, so that a longer run goes on from a shorter one."""

    game: str
    seats: int
    seed: str


class Position(Struct, frozen=True):
    """A decision of a game in progress."""

    game: Any
    mind: Any
    s: Any
    seat: Seat
    seed: str


def mine(
    plan: Plan,
    games: int,
    want: int,
    workers: int = 1,
    progress: Progress = lambda n: None,
    keep: Sequence[Puzzle] = (),
) -> Puzzles:
    """Puzzles with clear solutions of all kinds, the easiest first; those to keep come before what is found."""
    found = in_chunks(partial(some_games, plan), games, workers, progress, 1) if len(keep) < want else []
    known = [one.lines for one in keep]
    fresh = [one for one in mixed([one for some in found for one in some]) if one.lines not in known]
    ordered = sorted(varied([*keep, *fresh], want), key=lambda one: (one.difficulty, len(one.id), one.id))
    named = numbered(plan.game, ordered, keep)
    game = find_game(plan.game)()
    command = f"roarhouse puzzles {plan.game} --games {games} --want {want} --seats {plan.seats} --seed {plan.seed}"
    command += " --recheck" if keep else ""
    return Puzzles(plan.game, game.version, game.deck_hash, command, tuple(named))


def numbered(game: str, puzzles: list[Puzzle], keep: Sequence[Puzzle]) -> list[Puzzle]:
    """New puzzles get numbers that no shipped one has: devices keep the ids of those that were solved."""
    numbers = count(max([int(one.id.rpartition("-")[2]) for one in puzzles_of(game)], default=0) + 1)
    return [one if one in keep else replace(one, id=f"{game}-{next(numbers)}") for one in puzzles]


def still_clear(game: str, workers: int = 1, progress: Progress = lambda n: None) -> list[Puzzle]:
    """The shipped puzzles of a game whose solutions are clearly the best when today's bots search again."""
    puzzles = puzzles_of(game)
    again = in_chunks(partial(searched_again, game, puzzles), len(puzzles), workers, progress, 1)
    return [one for one in again if one is not None]


def searched_again(name: str, puzzles: Sequence[Puzzle], numbers: range) -> list[Puzzle | None]:
    game, mind, found = find_game(name)(), mind_of(name), list[Puzzle | None]()
    for one in [puzzles[number] for number in numbers]:
        s, solution = opened(game, one)
        at = Position(game, mind, s, one.seat, f"{one.id} {one.margin}")  # other random numbers each time
        verdict = checked(at, solution, KEPT)
        found.append(verdict and replace(one, **{field: getattr(verdict, field) for field in FOUND}))
    return found


def mixed(found: list[Puzzle]) -> list[Puzzle]:
    """All kinds of solutions by turns, and of each kind all solutions by turns, the clearest of each first."""
    clear = sorted(found, key=lambda one: -one.margin)
    kinds = by_turns(clear, lambda one: msgspec.json.encode(one.solution))
    return by_turns(kinds, lambda one: one.solution["do"])


def varied(puzzles: list[Puzzle], want: int) -> list[Puzzle]:
    """So many, of which no solution is that of more than a third: guessing it does not pay."""
    seen, chosen = Counter[bytes](), list[Puzzle]()
    for one in puzzles:
        solution = msgspec.json.encode(one.solution)
        if len(chosen) < want and seen[solution] < max(want // SAME, 1):
            chosen.append(one)
            seen[solution] += 1
    return chosen


def by_turns(puzzles: list[Puzzle], key: Callable[[Puzzle], object]) -> list[Puzzle]:
    """One puzzle of each key, then the second of each, and so on."""
    groups = dict[object, list[Puzzle]]()
    for one in puzzles:
        groups.setdefault(key(one), []).append(one)
    return [one for row in zip_longest(*groups.values()) for one in row if one is not None]


def some_games(plan: Plan, numbers: range) -> list[list[Puzzle]]:
    return [puzzles_in(plan, number) for number in numbers]


def puzzles_in(plan: Plan, number: int) -> list[Puzzle]:
    """Play one game and keep its clearest decisions."""
    kind = find_game(plan.game)
    game, mind, seed = kind(), mind_of(plan.game), f"{plan.seed}/{number}"
    options, rng, lines, found = make_options(kind, "", seats=plan.seats), Random(seed), list[Any](), list[Puzzle]()
    s = game.start(options)
    while turn := game.turn(s):
        for seat in turn:
            position = Position(game, mind, s, seat, f"{seed}/{len(lines)}")
            choice, puzzle = decided(position, rng)
            if puzzle is not None:
                found.append(replace(puzzle, options=plain(options), lines=tuple(lines)))
            assert game.refuse(s, seat, choice) is None
            game.apply(s, seat, choice)
            lines.append((seat, plain(choice)))
    return mixed(found)[:MOST]


def decided(at: Position, rng: Random) -> tuple[Choice, Puzzle | None]:
    """What happens next, and a puzzle if that is clearly the best choice."""
    game: Game[Any] = at.game
    if at.seat == NATURE:
        return game.nature(at.s, rng), None
    imagined = game.imagine(at.s, at.seat, rng)
    if len(at.mind.candidates(game, imagined, at.seat)) < 2:
        return find_bot("greedy", game.name).choose(game, imagined, at.seat, rng), None
    trials = examine(game, at.mind, imagined, at.seat, rng, budget_of(at.mind, 1), race=True)
    return trials[0].choice, puzzle_at(at, trials[0].choice) if is_clear(trials) else None


def is_clear(trials: list[Trial]) -> bool:
    """Is the best choice far enough ahead in a game that is still open?"""
    best, *others = sorted([one.mean() for one in trials], reverse=True)
    return EVEN[0] < best < EVEN[1] and best - others[0] > KEPT.margin and trials[0].mean() == best


def puzzle_at(at: Position, solution: Choice) -> Puzzle | None:
    """A puzzle if this choice is clearly the best. The whole check comes last: it takes the longest."""
    is_hard = difficulty(at, solution) >= MINED.difficulty
    return checked(at, solution, MINED) if is_hard and leads_again(at, solution) else None


def leads_again(at: Position, solution: Choice) -> bool:
    trials = searched(at, SCREEN, race=True)
    return trials[0].choice == solution and is_clear(trials)


def checked(at: Position, solution: Choice, bar: Bar) -> Puzzle | None:
    """Search with ten times the budget; a puzzle if this choice leads, and is clearly ahead of every other."""
    best, *others = sorted(searched_thoroughly(at), key=Trial.mean, reverse=True)
    leads = [lead(best, other) for other in others]
    hard = difficulty(at, solution)
    if best.choice != solution or hard < bar.difficulty or not all(is_certain(*one, bar.margin) for one in leads):
        return None
    numbers = [round(number, 3) for number in (best.mean(), min(leads)[0], hard)]
    return Puzzle(at.seed, {}, (), at.seat, plain(solution), *numbers)


def searched_thoroughly(at: Position) -> list[Trial]:
    """With ten times the budget, and more where the choices are many."""
    return searched(replace(at, mind=at.mind._replace(least=max(MET, at.mind.least))), CHECK)


def searched(at: Position, times: int, race: bool = False) -> list[Trial]:
    """Examine all choices with so many times the budget, and with random numbers of their own."""
    rng = Random(f"{at.seed} {times}")
    return examine(at.game, at.mind, at.s, at.seat, rng, budget_of(at.mind, times), race)


def budget_of(mind: Mind, times: int) -> Budget:
    return Budget(times * int(PART * mind.simulations), times * SECONDS)


def lead(best: Trial, other: Trial) -> tuple[float, float]:
    """How much more chance, and the standard error of that, from the tables and dice that both have met."""
    apart = [a - b for a, b in zip(best.own, other.own, strict=False)]  # the other may have been dropped earlier
    n = len(apart)
    mean = sum(apart) / n
    return mean, sqrt(max(0.0, sum([x * x for x in apart]) / n - mean * mean) / n)


def is_certain(ahead: float, error: float, margin: float) -> bool:
    return ahead > margin and ahead > CERTAIN * error


def difficulty(at: Position, solution: Choice) -> float:
    """How often greedy and the policy of simulations choose something else."""
    missed = 0
    for k in range(TRIES):
        rng = Random(f"{at.seed}/{k}")
        missed += ask(find_bot("greedy", at.game.name), at.game, at.s, at.seat, rng) != solution
        missed += at.mind.choose(at.game.imagine(at.s, at.seat, rng), at.seat, rng) != solution
    return missed / (2 * TRIES)


def plain(value: Struct) -> Any:
    """As in a file of JSON."""
    return msgspec.json.decode(msgspec.json.encode(value))
