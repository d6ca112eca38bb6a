"""Words: English and German say the same keys with the same facts."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from roarhouse.core.find import find_game, game_names
from roarhouse.core.folders import folders
from roarhouse.core.phrases import word_files
from roarhouse.core.speech import Speaker
from roarhouse.core.words import Many, Who, Words

GAMES = game_names()


def messages(file: Path) -> dict[str, set[str]]:
    """Every key of a Fluent file, and the facts it uses."""
    text = file.read_text(encoding="utf-8")
    parts = re.split(r"^([a-zA-Z][\w-]*) =", text, flags=re.M)[1:]
    return {key: set(re.findall(r"\$([\w-]+)", body)) for key, body in zip(parts[::2], parts[1::2], strict=True)}


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_keys_with_the_same_facts(game: str) -> None:
    for english, german in zip(word_files(game, "en"), word_files(game, "de"), strict=True):
        assert messages(english) == messages(german)


@pytest.mark.parametrize("game", GAMES)
def test_every_key_that_code_names_has_words(game: str) -> None:
    known = {key for file in word_files(game, "en") for key in messages(file)}
    for file in sorted(folders()[game].rglob("*.py")):
        for key in keys_named(file):
            assert key in known, f"{file.name} says '{key}'"


def keys_named(file: Path) -> set[str]:
    """First texts of `Words(...)`, second ones of `no(...)`, `tell(...)` and `show(...)`."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            place = {"Words": 0, "no": 1, "tell": 1, "show": 1}.get(name)
            argument = node.args[place] if place is not None and len(node.args) > place else None
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                found.add(argument.value)
    return found


@pytest.mark.parametrize(("language", "said"), [("en", "Ann, Ben and Seat 3"), ("de", "Ann, Ben und Platz 3")])
def test_lists_and_names_are_spoken(language: str, said: str) -> None:
    speaker = Speaker(find_game("growl")(), language, ("Ann", "Ben"))
    assert speaker.say(Many((Who(0), Who(1), Who(2)))) == said


def test_a_missing_word_or_fact_is_a_bug_and_says_so() -> None:
    speaker = Speaker(find_game("growl")(), "en")
    with pytest.raises(KeyError, match="no words for 'frobnicate' in en"):
        speaker.say(Words("frobnicate"))
    with pytest.raises(KeyError, match="words for 'seat' in en"):
        speaker.say(Words("seat"))
