"""Rows of a TOML file in a game's folder."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from roarhouse.core.complaints import as_error
from roarhouse.core.deck import explain, parse
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
