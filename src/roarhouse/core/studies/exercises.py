"""Exercises: which decisions of a game can be practised with hands that are dealt for it (`exercises.toml`)."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Final

from msgspec import Meta, Struct

from roarhouse.core.deck import Spoken
from roarhouse.core.studies.rows import find_row, read_rows

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
    found = read_rows(game, FILE, Exercises)
    return {one.id: one for one in found.exercise} if found else {}


def find_exercise(game: str, id: str) -> Exercise:
    return find_row(f"exercise of {game}", id, exercises_of(game))
