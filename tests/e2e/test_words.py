"""The shell has words for every game that can be played: its name, its options with their values, its chapters."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from roarhouse.core.find import folders
from roarhouse.core.rulebook import rules_of
from roarhouse.server.catalogue import game_info

WEB = Path(__file__).resolve().parents[2] / "web" / "src"
pytestmark = pytest.mark.core
GAMES = [name for name, folder in folders().items() if "tests" not in folder.parts]


def wanted(game: str) -> Iterator[str]:
    info = game_info(game)
    yield from (f"title-{game}", f"about-{game}", f"minutes-{game}")
    yield from (f"mode-{game}-{mode}" for mode in info.modes)
    yield from (f"chapter-{game}-{id.split('.')[1]}" for id in rules_of(game))
    for option in info.options:
        if option.name != "seats":
            yield f"option-{game}-{option.name}"
            words = [value for value in option.values or () if isinstance(value, str)]
            yield from (f"value-{game}-{option.name}-{word}" for word in words)


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_everything_has_a_name(game: str, lang: str) -> None:
    text = (WEB / "words" / "games" / f"{game}.{lang}.ftl").read_text(encoding="utf-8")
    said = set(re.findall(r"^([\w-]+) =", text, re.MULTILINE))
    assert set(wanted(game)) - said == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_poster(game: str) -> None:
    assert (WEB / "shell" / "art" / f"{game}.svelte").exists()
