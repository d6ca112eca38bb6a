"""The games that can be played in the browser, found as the pages find them."""

from __future__ import annotations

import re
from typing import Final

from roarhouse.core.find import find_game
from roarhouse.core.folders import folders
from tests.e2e.kit.screens import ROOT

WEB: Final = ROOT / "web" / "src"
GAMES: Final = [name for name, folder in folders().items() if "tests" not in folder.parts]


def place(game: str) -> int:
    """Position of its poster on the home page."""
    poster = (WEB / "games" / game / "Poster.svelte").read_text(encoding="utf-8")
    found = re.search(r"place = (\d+)", poster)
    return int(found[1]) if found else len(GAMES)


FEATURED: Final = min(GAMES, key=place)  # the game that one click on the home page starts


def title(game: str, lang: str) -> str:
    """The title that the game declares and the pages show."""
    return find_game(game).title.in_language(lang)


TITLE: Final = {lang: title(FEATURED, lang) for lang in ("en", "de")}
