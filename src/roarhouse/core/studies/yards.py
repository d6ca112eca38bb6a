"""Yards: openings of a game in which one player practises without rules, as data in a game's folder (`yards.toml`).

Such a game has an option that only practice may set (`core.options.practice_options`); a yard names the others.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from msgspec import Struct

from roarhouse.core.deck import Spoken
from roarhouse.core.studies.rows import find_row, read_rows
from roarhouse.core.words import Seat

FILE: Final = "yards.toml"


class Yard(Struct, frozen=True, forbid_unknown_fields=True):
    """What is built, with these options. It begins like any game, and the first seat is the player's."""

    id: str
    title: Spoken
    options: dict[str, Any]

    @property
    def seat(self) -> Seat:
        return 0

    @property
    def lines(self) -> tuple[tuple[Seat, dict[str, Any]], ...]:
        return ()


class Yards(Struct, frozen=True, forbid_unknown_fields=True):
    yard: tuple[Yard, ...]


@cache
def yards_of(game: str) -> dict[str, Yard]:
    """The yards of a game by name; none if it has no such file."""
    found = read_rows(game, FILE, Yards)
    return {one.id: one for one in found.yard} if found else {}


def find_yard(game: str, id: str) -> Yard:
    return find_row(f"yard of {game}", id, yards_of(game))
