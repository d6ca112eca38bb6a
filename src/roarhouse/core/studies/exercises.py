"""Exercises: which decisions of a game can be practised with hands that are dealt for it (`exercises.toml`)."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from roarhouse.core.complaints import as_error
from roarhouse.core.deck import Spoken, explain, parse
from roarhouse.core.errors import NotFound
from roarhouse.core.folders import folders

FILE: Final = "exercises.toml"


class Exercise(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of decision. `ask`: the tags of its questions; `choices`: what can be done there that it is about."""

    id: str
    title: Spoken
    about: Spoken
    ask: Annotated[tuple[str, ...], Meta(min_length=1)]
    choices: tuple[str, ...] = ()
    seats: int = 3


class Exercises(Struct, frozen=True, forbid_unknown_fields=True):
    exercise: tuple[Exercise, ...]


@cache
def exercises_of(game: str) -> dict[str, Exercise]:
    """The exercises of a game by name; none if it has no such file."""
    file = folders()[game] / FILE
    if not file.exists():
        return {}
    raw = parse(file)
    try:
        return {one.id: one for one in msgspec.convert(raw, Exercises).exercise}
    except msgspec.ValidationError as error:
        raise as_error(FILE, game, explain(raw, Exercises, str(error))) from None


def find_exercise(game: str, id: str) -> Exercise:
    known = exercises_of(game)
    if id not in known:
        raise NotFound(f"exercise of {game}", id, known)
    return known[id]
