"""Trick shots: one act in a fixed position and what it must bring about, as data in a game's folder (`tricks.json`).

The position is the beginning of a game, as in a puzzle, up to the question that the act answers. The game's module
`tricks` counts what an act brought about (`COUNTS`, by the name of the goal); `shot` is one that reaches it.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec
from msgspec import Struct

from roarhouse.core.deck import Spoken
from roarhouse.core.errors import NotFound, RoarhouseError
from roarhouse.core.find import part_of
from roarhouse.core.folders import folders
from roarhouse.core.studies.rows import find_row
from roarhouse.core.words import Seat

FILE: Final = "tricks.json"


class Goal(Struct, frozen=True, forbid_unknown_fields=True):
    """What is counted, and how many are wanted."""

    what: str
    n: int


class Trick(Struct, frozen=True, forbid_unknown_fields=True):
    """A position, the seat that acts, the goal, and an act that reaches it."""

    id: str
    title: Spoken
    goal: Goal
    difficulty: float  # the share of random aims that miss
    options: dict[str, Any]
    seat: Seat
    shot: dict[str, Any]
    lines: tuple[tuple[Seat, dict[str, Any]], ...]  # every choice up to the act, with its seat


@cache
def tricks_of(game: str) -> tuple[Trick, ...]:
    """The trick shots of a game, the easiest first; none if it has no such file."""
    file = folders()[game] / FILE
    if not file.exists():
        return ()
    try:
        return msgspec.json.decode(file.read_bytes(), type=tuple[Trick, ...])
    except msgspec.DecodeError as error:
        raise RoarhouseError(f"{FILE} of {game}: expected trick shots, found: {error}") from None


def find_trick(game: str, id: str) -> Trick:
    return find_row(f"trick shot of {game}", id, {one.id: one for one in tricks_of(game)})


def counted(game: str, goal: Goal, before: Any, after: Any, seat: Seat) -> int:
    """How many an act has brought about, of what the goal names."""
    module = part_of(game, "tricks")
    if module is None or goal.what not in module.COUNTS:
        raise NotFound(f"goal of {game}", goal.what, module.COUNTS if module else ())
    n: int = module.COUNTS[goal.what](before, after, seat)
    return n
