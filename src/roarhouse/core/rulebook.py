"""Load rules.toml, and check that every rule is implemented and tested."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec import Struct

from roarhouse.core.deck import Spoken
from roarhouse.core.errors import NotFound, RoarhouseError
from roarhouse.core.folders import folders

Kind = Literal["play", "component", "display", "physical"]
ID = re.compile(r"\b([a-z]+\.[a-z0-9-]+\.\d+)\b")


class Rule(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One rule of a rulebook: `play` and `component` are implemented by code or data, `display` by the drawn table;
    `physical` has a ruling that says how it is carried over, or why not."""

    id: str
    kind: Kind
    source: str
    text: Spoken
    ruling: Spoken | None = None
    option: str | None = None


@cache
def rules_of(game: str) -> dict[str, Rule]:
    """All rules of a game by id, in the order of the book."""
    if game not in folders():
        raise NotFound("game", game, folders())
    file = folders()[game] / "rules.toml"
    try:
        rows = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), dict[str, tuple[Rule, ...]])["rule"]
    except (msgspec.ValidationError, tomllib.TOMLDecodeError, KeyError) as error:
        raise RoarhouseError(f"{file.name} of {game}: {error}") from None
    return {rule.id: rule for rule in rows}


def find_rule(id: str) -> Rule:
    game = id.partition(".")[0]
    known = rules_of(game) if game in folders() else {rule: None for name in folders() for rule in rules_of(name)}
    rule = known.get(id)
    if rule is None:
        raise NotFound("rule", id, known)
    return rule


class Coverage(Struct, frozen=True):
    """Which rules of a game are implemented, which are tested, and what is missing."""

    game: str
    rules: int
    in_code: frozenset[str]
    in_tests: frozenset[str]
    missing: tuple[str, ...]


def folder_of_tests(game: str, tests: Path) -> Path | None:
    """The folder with the tests of a game's rules; None if it is not there, as in an installed package."""
    folder = tests / "games" / game
    return folder if folder.is_dir() else None


def coverage(game: str, tests: Path | None) -> Coverage:
    rules = rules_of(game)
    code = {id for file in sorted(folders()[game].rglob("*.py")) for id in ids_in_code(file, game)}
    proved = {id for file in sorted(tests.rglob("*.py")) for id in ids_in_tests(file, game)} if tests else set()
    missing = [f"{id}: named in code or tests, but not a rule" for id in sorted((code | proved) - set(rules))]
    for rule in rules.values():
        missing += _missing(rule, code, proved if tests else None)
    return Coverage(game, len(rules), frozenset(code), frozenset(proved), tuple(missing))


def _missing(rule: Rule, code: set[str], proved: set[str] | None) -> Iterator[str]:
    if rule.kind == "physical":
        if rule.ruling is None:
            yield f"{rule.id}: physical, but no ruling says how it is carried over"
        return
    if rule.id not in code:
        yield f"{rule.id}: no code carries it"
    if proved is not None and rule.id not in proved:
        yield f"{rule.id}: no test proves it"


def ids_in_code(file: Path, game: str) -> Iterator[str]:
    """Ids at the head of docstrings, and in any text of the code: refusals, narrations, options."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield from (id for id in ID.findall(node.value) if id.startswith(game + "."))


def ids_in_tests(file: Path, game: str) -> Iterator[str]:
    """Ids in `@pytest.mark.rule(...)`."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule":
            for argument in node.args:
                yield from (id for id in _texts(argument) if id.startswith(game + "."))


def _texts(node: Any) -> Iterator[str]:
    return (part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str))
