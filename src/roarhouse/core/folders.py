"""Where games live: a folder under `roarhouse.games` with a `game.py` is a game."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Final

PACKAGE: Final = "roarhouse.games"


def folders() -> dict[str, Path]:
    """The folder of every game, by the game's name."""
    places = [Path(place) for place in import_module(PACKAGE).__path__]
    found = [folder for place in places for folder in place.iterdir() if (folder / "game.py").exists()]
    return {folder.name: folder for folder in sorted(found)}
