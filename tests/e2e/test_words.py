"""The shell has texts for every game: its name, its options with their values, its chapters."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from roarhouse.core.rulebook import rules_of
from roarhouse.server.web.catalogue import game_info
from tests.e2e.kit.games import GAMES, WEB

pytestmark = pytest.mark.core


def wanted(game: str) -> Iterator[str]:
    info = game_info(game)
    yield from ("about", "minutes")
    yield from (f"mode-{mode}" for mode in info.modes)
    yield from (f"chapter-{id.split('.')[1]}" for id in rules_of(game))
    for option in info.options:
        if option.name != "seats":
            yield f"option-{option.name}"
            words = [value for value in option.values or () if isinstance(value, str)]
            yield from (f"value-{option.name}-{word}" for word in words)


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_everything_has_a_name(game: str, lang: str) -> None:
    text = (WEB / "games" / game / f"shell.{lang}.ftl").read_text(encoding="utf-8")
    said = set(re.findall(r"^([\w-]+) =", text, re.MULTILINE))
    assert set(wanted(game)) - said == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_poster(game: str) -> None:
    assert (WEB / "games" / game / "Poster.svelte").exists()
