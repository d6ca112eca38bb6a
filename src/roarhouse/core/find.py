"""Games are found by listing the folder `games`: a folder with a `game.py` is a game."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from roarhouse.core.errors import NotFound
from roarhouse.core.game import Game

PACKAGE = "roarhouse.games"


def folders() -> dict[str, Path]:
    """Every game's name and the folder it is played from."""
    places = [Path(place) for place in import_module(PACKAGE).__path__]
    found = [folder for place in places for folder in place.iterdir() if (folder / "game.py").exists()]
    return {folder.name: folder for folder in sorted(found)}


def game_names() -> tuple[str, ...]:
    return tuple(folders())


@cache
def find_game(name: str) -> type[Game[Any]]:
    """The class of a game, by the name of its folder."""
    if name not in folders():
        raise NotFound("game", name, folders())
    return import_module(f"{PACKAGE}.{name}.game").GAME  # type: ignore[no-any-return]


def part_of(game: str, module: str) -> Any | None:
    """A module of a game's folder that not every game has (`picture`, `bench`); None if this one lacks it."""
    name = f"{PACKAGE}.{game}.{module}"
    return import_module(name) if find_spec(name) else None
