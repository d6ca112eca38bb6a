"""Find, load and check lesson files: `lessons/*.toml` in a game's folder."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from roarhouse.core.complaints import as_error
from roarhouse.core.deck import explain, parse
from roarhouse.core.errors import DeckError, NotFound
from roarhouse.core.find import find_game, game_names
from roarhouse.core.folders import folders
from roarhouse.core.lessons.lesson import Lesson
from roarhouse.core.lessons.rehearsal import rehearse

KEYS: Final = re.compile(r"\.(\w+)(?:\[(\d+)\])?")  # `$.step[0].say[1].en`


def lesson_paths(game: str) -> dict[str, Path]:
    """The lesson files of a game by name; the names sort in the order of teaching."""
    if game not in folders():
        raise NotFound("game", game, folders())
    return {file.stem: file for file in sorted((folders()[game] / "lessons").glob("*.toml"))}


@cache
def lessons_of(game: str) -> dict[str, Lesson]:
    """The lessons of a game, in the order of teaching; a file that cannot be played raises its first complaint."""
    return {name: load_lesson(path) for name, path in lesson_paths(game).items()}


def find_lesson(game: str, name: str) -> Lesson:
    known = lessons_of(game)
    if name not in known:
        raise NotFound(f"lesson of {game}", name, known)
    return known[name]


def load_lesson(path: Path) -> Lesson:
    """A lesson that is readable; `complaints` also plays it."""
    raw = parse(path)
    try:
        return msgspec.convert(raw, Lesson)
    except msgspec.ValidationError as error:
        raise unreadable(path.name, raw, str(error)) from None


def unreadable(file: str, raw: dict[str, Any], message: str) -> DeckError:
    """A validation error of msgspec, with the place as an author counts: "step 1, say 2, en"."""
    found = as_error(file, None, explain(raw, Lesson, message))
    path = message.partition(" - at ")[2].strip("`$")
    parts = [f"{name} {int(index) + 1}" if index else name for name, index in KEYS.findall(path)]
    if "missing required" in message:
        parts.append(found.field)
    what = f"a length of {len(value_at(raw, path))}" if "of length" in message else found.found
    return DeckError(file, "", ", ".join(parts), what, found.expected, found.suggestion)


def value_at(raw: Any, path: str) -> Any:
    for name, index in KEYS.findall(path):
        raw = raw[name][int(index)] if index else raw[name]
    return raw


def complaints(path: Path) -> list[DeckError]:
    """Everything that keeps a lesson from being taught: errors in the file, and steps that cannot be played."""
    try:
        lesson = load_lesson(path)
        if lesson.game not in game_names():
            return [DeckError(path.name, "game", "", f"'{lesson.game}'", f"one of {', '.join(game_names())}")]
        return list(rehearse(find_game(lesson.game)(), lesson, path.name))
    except DeckError as error:
        return [error]
