"""Rows of a file in a game's folder, and one of them by its name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

import msgspec

from roarhouse.core.complaints import as_error
from roarhouse.core.deck import explain, parse
from roarhouse.core.errors import NotFound
from roarhouse.core.folders import folders

T = TypeVar("T")


def read_rows(game: str, file: str, kind: type[T]) -> T | None:
    """The file as a value of this type; None if the game has no such file."""
    path = folders()[game] / file
    if not path.exists():
        return None
    raw = parse(path)
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        raise as_error(file, game, explain(raw, kind, str(error))) from None


def find_row(what: str, id: str, known: Mapping[str, T]) -> T:
    """The row of this name; `what` names the rows in the error."""
    if id not in known:
        raise NotFound(what, id, known)
    return known[id]
