"""Discovery of games and their optional modules by name. Nothing outside a game's folder imports it."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from roarhouse.core.errors import NotFound
from roarhouse.core.folders import PACKAGE, folders
from roarhouse.core.game import Game


def game_names() -> tuple[str, ...]:
    return tuple(folders())


@cache
def find_game(name: str) -> type[Game[Any]]:
    """The class of a game, by the name of its folder."""
    if name not in folders():
        raise NotFound("game", name, folders())
    return import_module(f"{PACKAGE}.{name}.game").GAME  # type: ignore[no-any-return]


@cache
def part_of(game: str, module: str) -> Any | None:
    """A module of a game's folder that not every game has (`orders`, `picture`, `bench`); None if it is missing."""
    name = f"{PACKAGE}.{game}.{module}"
    return import_module(name) if find_spec(name) else None


@cache
def parts_in(game: str, folder: str) -> dict[str, Any]:
    """The modules in a subfolder of a game (`bot`), by name; none if there is no such folder."""
    files = sorted((folders()[game] / folder).glob("[!_]*.py"))
    return {file.stem: import_module(f"{PACKAGE}.{game}.{folder}.{file.stem}") for file in files}
