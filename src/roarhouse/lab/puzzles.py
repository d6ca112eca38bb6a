"""Mining puzzles: decisions of searching bots in which one choice is clearly the best.

Each decision of a game is searched. Where the leader is ahead by enough, the same decision is searched again with ten
times the budget and other random numbers; what stays ahead becomes a puzzle. Its difficulty is the share of weaker
bots that choose something else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from itertools import zip_longest
from math import sqrt
from random import Random
from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from roarhouse.bots.bots import ask, find_bot
from roarhouse.bots.budget import Budget
from roarhouse.bots.mind import mind_of
from roarhouse.bots.search import Candidate, Trial, candidates, examine
from roarhouse.core.find import find_game
from roarhouse.core.game import NATURE, Choice, Game
from roarhouse.core.options import make_options
from roarhouse.core.studies.puzzles import Puzzle, Puzzles, opened, puzzles_of
from roarhouse.core.words import Seat
from roarhouse.lab.match import in_chunks

BUDGET: Final = Budget(24, 60.0)
CHECK: Final = 10  # times the budget
MARGIN: Final = 0.08  # of the chance to win, between the best choice and the second best
CERTAIN: Final = 3.0  # standard errors that the margin must exceed
EVEN: Final = (0.1, 0.9)  # chances between which a game is still open
TRIES: Final = 6  # of each weaker bot
HARD: Final = 0.5  # least difficulty of a puzzle
MOST: Final = 3  # puzzles from one game
SAME: Final = 3  # at most one in so many has the same solution
FOUND: Final = ("chance", "margin", "difficulty")

Progress = Callable[[int], None]


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
    found = in_chunks(partial(some_games, plan), games, workers, progress) if len(keep) < want else []
    known = [one.lines for one in keep]
    chosen = varied([*keep, *mixed([one for some in found for one in some if one.lines not in known])], want)
    ordered = sorted(chosen, key=lambda one: (one.difficulty, one.id))
    named = [replace(one, id=f"{plan.game}-{number}") for number, one in enumerate(ordered, 1)]
    game = find_game(plan.game)()
    command = f"roarhouse puzzles {plan.game} --games {games} --want {want} --seats {plan.seats} --seed {plan.seed}"
    command += " --recheck" if keep else ""
    return Puzzles(plan.game, game.version, game.deck_hash, command, tuple(named))


def still_clear(game: str, workers: int = 1, progress: Progress = lambda n: None) -> list[Puzzle]:
    """The shipped puzzles of a game whose solutions are clearly the best when today's bots search again."""
    puzzles = puzzles_of(game)
    searched = in_chunks(partial(searched_again, game, puzzles), len(puzzles), workers, progress)
    return [one for one in searched if one is not None]


def searched_again(name: str, puzzles: Sequence[Puzzle], numbers: range) -> list[Puzzle | None]:
    game, mind, found = find_game(name)(), mind_of(name), list[Puzzle | None]()
    for one in [puzzles[number] for number in numbers]:
        s, solution = opened(game, one)
        verdict = checked(Position(game, mind, s, one.seat, one.id), solution)
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
    trials = examine(game, at.mind, imagined, at.seat, rng, BUDGET, race=True)
    return trials[0].choice, checked(at, trials[0].choice) if is_clear(trials) else None


def is_clear(trials: list[Trial]) -> bool:
    """Is the best choice far enough ahead in a game that is still open?"""
    best, *others = sorted([one.mean() for one in trials], reverse=True)
    return EVEN[0] < best < EVEN[1] and best - others[0] > MARGIN and trials[0].mean() == best


def checked(at: Position, solution: Choice) -> Puzzle | None:
    """Search again with ten times the budget; a puzzle if this choice stays clearly ahead."""
    budget = Budget(CHECK * BUDGET.simulations, BUDGET.seconds)
    found = candidates(at.game, at.mind, at.s, at.seat, Random(at.seed), budget)
    best, second, *_ = sorted(found, key=lambda one: -one.chance)
    if best.choice != solution or not is_certain(best, second):
        return None
    hard = difficulty(at, best.choice)
    if hard < HARD:
        return None
    numbers = [round(number, 3) for number in (best.chance, best.chance - second.chance, hard)]
    return Puzzle(at.seed, {}, (), at.seat, plain(best.choice), *numbers)


def is_certain(best: Candidate, second: Candidate) -> bool:
    margin = best.chance - second.chance
    return margin > MARGIN and margin > CERTAIN * sqrt(best.error**2 + second.error**2)


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
