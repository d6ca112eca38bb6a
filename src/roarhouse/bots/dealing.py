"""Positions for exercises: a game between quick bots, up to a decision of the wanted kind."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import msgspec
from msgspec import Struct

from roarhouse.bots.mind import mind_of
from roarhouse.core.find import find_game
from roarhouse.core.game import NATURE, Game
from roarhouse.core.options import make_options
from roarhouse.core.studies.exercises import Exercise, find_exercise
from roarhouse.core.words import Seat

LATEST: Final = 24  # the decision is one of so many of its kind
TRIES: Final = 20


class Position(Struct, frozen=True):
    """The beginning of a game, and the seat that decides next."""

    options: dict[str, Any]
    lines: tuple[tuple[Seat, dict[str, Any]], ...]
    seat: Seat


def deal_exercise(share: float, game: str, id: str, seed: str) -> Position:
    """A position of an exercise; the same seed gives the same one."""
    exercise, rng = find_exercise(game, id), Random(seed)
    for _ in range(TRIES):
        if found := dealt(game, exercise, rng):
            return found
    raise ValueError(f"no decision for exercise {id} of {game} in {TRIES} games")


def dealt(name: str, exercise: Exercise, rng: Random) -> Position | None:
    """Play with the policy of simulations; None if the game ends before there were enough such decisions."""
    kind = find_game(name)
    game, mind, lines = kind(), mind_of(name), list[tuple[Seat, dict[str, Any]]]()
    options, left = make_options(kind, "", seats=exercise.seats), rng.randint(1, LATEST)
    s = game.start(options)
    while turn := game.turn(s):
        for seat in turn:
            left -= seat != NATURE and is_about(game, exercise, s, seat)
            if not left:
                return Position(plain(options), tuple(lines), seat)
            choice = game.nature(s, rng) if seat == NATURE else mind.choose(game.imagine(s, seat, rng), seat, rng)
            game.apply(s, seat, choice)
            lines.append((seat, plain(choice)))
    return None


def is_about(game: Game[Any], exercise: Exercise, s: Any, seat: Seat) -> bool:
    """Is this a question of the exercise, with several choices of the kind that it is about?"""
    if type(s.agenda[-1]).__struct_config__.tag not in exercise.ask:
        return False
    wanted = [one for one in mind_of(game.name).candidates(game, s, seat) if fits(exercise, one)]
    return len(wanted) > 1


def fits(exercise: Exercise, choice: Any) -> bool:
    return not exercise.choices or type(choice).__struct_config__.tag in exercise.choices


def plain(value: Struct) -> Any:
    """As in a file of JSON."""
    return msgspec.json.decode(msgspec.json.encode(value))
