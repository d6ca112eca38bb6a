"""The shell has texts for every game: its name, its options with their values, its chapters."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec
import pytest

from roarhouse.core.find import find_game
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
    assert set(wanted(game)) - words_in(f"games/{game}/shell.{lang}.ftl") == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_poster(game: str) -> None:
    assert (WEB / "games" / game / "Poster.svelte").exists()


def words_in(*files: str) -> set[str]:
    texts = [(WEB / file).read_text(encoding="utf-8") for file in files]
    return {key for text in texts for key in re.findall(r"^([\w-]+) =", text, re.MULTILINE)}


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_tables_and_fields_of_a_deck_have_names_in_the_editor(game: str, lang: str) -> None:
    said = words_in(f"games/{game}/shell.{lang}.ftl", f"i18n/shell.decks.{lang}.ftl")
    deck = msgspec.to_builtins(find_game(game)().deck)
    rows = {name: rows for name, rows in deck.items() if isinstance(rows, list | tuple)}
    fields = {field for table in rows.values() for row in table for field in row}
    assert {f"deck-rows-{name}" for name in rows} | {f"deck-field-{field}" for field in fields} <= said
