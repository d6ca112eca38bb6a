"""What is checked in a lesson before it is played: seats, names, replies and patterns."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches
from typing import Any, get_args

import msgspec

from roarhouse.core.errors import DeckError
from roarhouse.core.game import Game
from roarhouse.core.lessons.lesson import Json, Lesson, Step

TAG = "do"  # the field that names the kind of a choice


def check(game: Game[Any], lesson: Lesson, seats: int, file: str) -> Iterator[DeckError]:
    """Everything that is wrong whatever is played."""
    yield from check_seats(lesson, seats, file)
    known = fields_of(game)
    for number, step in enumerate(lesson.step, 1):
        if {} not in step.also and not any(not reply.when for reply in step.wrong):
            yield DeckError(file, f"step {number}", "wrong", "none without `when`", "a reply to every other choice")
        for field, pattern in patterns(step):
            for name in pattern.keys() - known:
                yield DeckError(
                    file, f"step {number}", field, f"'{name}'", "fields of a choice", perhaps(name, known)
                )


def check_seats(lesson: Lesson, seats: int, file: str) -> Iterator[DeckError]:
    if not 0 <= lesson.learner < seats:
        yield DeckError(file, "learner", "", lesson.learner, f"a seat from 0 to {seats - 1}")
    if len(lesson.names) >= seats:
        yield DeckError(file, "names", "", len(lesson.names), f"at most {seats - 1}")


def patterns(step: Step) -> Iterator[tuple[str, Json]]:
    yield from (("also", pattern) for pattern in step.also)
    yield from (("when", reply.when) for reply in step.wrong)


def fields_of(game: Game[Any]) -> frozenset[str]:
    """The fields of all choices of a game, as they are written."""
    kinds = get_args(game.Choices) or (game.Choices,)
    return frozenset({TAG, *(field.encode_name for kind in kinds for field in msgspec.structs.fields(kind))})


def perhaps(name: str, known: frozenset[str]) -> str:
    near = get_close_matches(name, known, n=1)
    return f"perhaps '{near[0]}'?" if near else ""
