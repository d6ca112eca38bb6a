"""The games with their options, rules and decks, as the browser needs them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

import msgspec

from roarhouse.bots.bots import bots_of
from roarhouse.bots.characters import characters_of
from roarhouse.core.deck import Spoken as Titled
from roarhouse.core.errors import NotFound
from roarhouse.core.find import find_game, game_names
from roarhouse.core.game import Game
from roarhouse.core.lessons.files import lessons_of
from roarhouse.core.lessons.lesson import Lesson
from roarhouse.core.options import practice_options, seat_range
from roarhouse.core.rulebook import rules_of
from roarhouse.core.studies.exercises import Exercise, exercises_of
from roarhouse.core.studies.puzzles import puzzles_of
from roarhouse.core.studies.tricks import tricks_of
from roarhouse.core.studies.yards import yards_of
from roarhouse.server.errors import Denied
from roarhouse.server.wire.bodies import (
    ExerciseInfo,
    GameInfo,
    LessonInfo,
    OpponentInfo,
    OptionInfo,
    PuzzleInfo,
    RuleInfo,
    SeatRange,
    TrickInfo,
    YardInfo,
)
from roarhouse.server.wire.types import Spoken

SHAPES: Final[dict[type, Literal["bool", "int", "list", "map"]]] = {
    bool: "bool", int: "int", tuple: "list", dict: "map",
}  # fmt: skip


def games() -> list[GameInfo]:
    return [game_info(name) for name in game_names()]


@cache
def game_info(name: str) -> GameInfo:
    kind = find_game(name)
    game, allowed, hidden = kind(), seat_range(kind), practice_options(kind)
    return GameInfo(
        name=name,
        title=spoken(kind.title),
        seats=SeatRange(min=allowed[0], max=allowed[-1]),
        modes=kind.modes,
        bots=bots_of(name),
        opponents=tuple(msgspec.convert(one, OpponentInfo, from_attributes=True) for one in characters_of(name)),
        options=tuple(
            option_info(kind, field)
            for field in msgspec.structs.fields(kind.Options)
            if field.encode_name not in hidden
        ),
        deck_hash=game.deck_hash,
        version=kind.version,
        lessons=tuple(lesson_info(id, one) for id, one in lessons_of(name).items()),
        puzzles=tuple(PuzzleInfo(id=one.id, difficulty=one.difficulty) for one in puzzles_of(name)),
        tricks=tuple(TrickInfo(id=k.id, title=spoken(k.title), difficulty=k.difficulty) for k in tricks_of(name)),
        exercises=tuple(exercise_info(one) for one in exercises_of(name).values()),
        yards=tuple(YardInfo(id=one.id, title=spoken(one.title)) for one in yards_of(name).values()),
    )


def option_info(kind: type[Game[Any]], field: msgspec.structs.FieldInfo) -> OptionInfo:
    """A choice if the type has literals, else by the default's type; an int besides literals is a seat."""
    hint = get_type_hints(kind.Options, include_extras=True)[field.name]
    parts = list(leaves(hint))
    metas = [part for part in parts if isinstance(part, msgspec.Meta)]
    values = [value for part in parts if get_origin(part) is Literal for value in get_args(part)]
    if values and int in parts:
        values += list(range(seat_range(kind)[-1]))
    default = msgspec.to_builtins(field.default)
    return OptionInfo(
        name=field.encode_name,
        type="choice" if values else SHAPES[type(default)],
        default=default,
        values=tuple(values) or None,
        rule=next((meta.extra["rule"] for meta in metas if meta.extra and "rule" in meta.extra), None),
        min=next((int(meta.ge) for meta in metas if meta.ge is not None), None),
        max=next((int(meta.le) for meta in metas if meta.le is not None), None),
    )


def leaves(hint: Any) -> Iterator[Any]:
    """The types and `Meta` values that an annotation consists of."""
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        for part in get_type_hints(hint, include_extras=True).values():
            yield from leaves(part)
    if get_origin(hint) is Literal or not get_args(hint):
        yield hint
        return
    for part in get_args(hint):
        yield from leaves(part)
    yield from getattr(hint, "__metadata__", ())


def rules(game: str) -> list[RuleInfo]:
    return [msgspec.convert(rule, RuleInfo, from_attributes=True) for rule in known(rules_of, game).values()]


def lesson_info(id: str, lesson: Lesson) -> LessonInfo:
    return LessonInfo(id=id, title=spoken(lesson.title), about=spoken(lesson.about), minutes=lesson.minutes)


def exercise_info(one: Exercise) -> ExerciseInfo:
    return ExerciseInfo(id=one.id, title=spoken(one.title), about=spoken(one.about))


def spoken(text: Titled) -> Spoken:
    return Spoken(en=text.en, de=text.de)


def deck(game: str) -> Any:
    return known(find_game, game)().deck


def known(ask: Any, game: str) -> Any:
    """Look something up for a game; 404 if there is no such game."""
    if game not in game_names():
        raise Denied(404, "no-game", str(NotFound("game", game, game_names())))
    return ask(game)
