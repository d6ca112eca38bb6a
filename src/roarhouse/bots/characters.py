"""Characters: the opponents of a game, from beginner to master, as data in the game's folder `bot`."""

from __future__ import annotations

from functools import cache

import msgspec
from msgspec import Struct

from roarhouse.core.deck import Spoken
from roarhouse.core.folders import folders


class Character(Struct, frozen=True, forbid_unknown_fields=True):
    """An opponent: a name, a line about its style, the bot that plays, and its share of random choices."""

    id: str
    name: Spoken
    style: Spoken
    bot: str
    slips: float = 0.0


class Cast(Struct, frozen=True, forbid_unknown_fields=True):
    character: tuple[Character, ...]


@cache
def characters_of(game: str) -> tuple[Character, ...]:
    """The characters of a game, the weakest first; none if it has no such file."""
    file = folders()[game] / "bot" / "characters.toml"
    return msgspec.toml.decode(file.read_bytes(), type=Cast).character if file.exists() else ()
