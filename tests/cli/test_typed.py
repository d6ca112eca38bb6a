"""What README and hints say can be typed plays in the terminal, and is not taken for a command."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from roarhouse.cli.common import made
from roarhouse.cli.play import TextTable
from roarhouse.core.game import NATURE, Choice
from roarhouse.core.options import make_options
from roarhouse.core.phrases import LANGUAGES
from roarhouse.core.records.record import Record
from roarhouse.games.rarrr.choices import Bid, Set
from tests.games.rarrr.cards import kinds
from tests.laws.laws import choose

README = Path(__file__).parents[2] / "README.md"


def text_table(tmp_path: Path, game: str, lang: str = "en", mode: str = "", seats: int = 3) -> TextTable:
    found = made(game, None)
    record = Record(found, make_options(type(found), mode, seats=seats))
    return TextTable(record, tmp_path / "typed.roar", ["random"], lang, "Ann")


def own_turns(table: TextTable, seed: int) -> Iterator[None]:
    """A random game; stops wherever the person at the terminal is asked."""
    rng = Random(seed)
    while turn := table.game.turn(table.s):
        if table.seat in turn and turn != (NATURE,):
            yield
        table.game.apply(table.s, *choose(table.game, table.s, rng))


def examples(hint: str) -> list[str]:
    """`such as: t 3, f 1 – or: pass t3 (a remark)`: what is to be typed literally."""
    parts = [part.split(": ") for part in re.sub(r" \(.*?\)", "", hint).split(" – ")]
    return [text.split(". ")[0].rstrip(".") for chunks in parts for text in chunks[1:] or chunks]


def bidding(tmp_path: Path, lang: str = "en") -> TextTable:
    table = text_table(tmp_path, "rarrr", lang)
    next(one for one in own_turns(table, 1) if table.s.city >= 0)
    return table


def test_the_bid_of_the_readme_is_a_bid_in_the_terminal(tmp_path: Path) -> None:
    line = "t 3 3 2 +1, f 1"
    assert f"`{line}` bids" in README.read_text(encoding="utf-8")
    expected = Bid((Set(1, kinds("T 2 3 3"), 1), Set(3, kinds("F 1"))))
    assert bidding(tmp_path).understood(line, []) == expected


@pytest.mark.parametrize("mode", ["basic", "advanced"])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["rarrr", "pikit"])
def test_every_line_that_a_hint_names_is_understood_as_a_choice(
    tmp_path: Path, game: str, lang: str, mode: str
) -> None:
    table, seen = text_table(tmp_path, game, lang, mode if game == "rarrr" else ""), dict[str, list[Choice | None]]()
    for _ in own_turns(table, 2):
        hint = table.speaker.say(table.game.hint(table.s, table.seat))
        if hint not in seen and ": " in hint:
            seen[hint] = [table.understood(text, []) for text in examples(hint)]
    assert len(seen) >= 3
    assert all(seen.values())
    assert {hint: None for hint, choices in seen.items() if None in choices} == {}


@pytest.mark.parametrize("line", ["t", "T", "table", "t odds"])
def test_the_table_is_shown_by_its_letter(tmp_path: Path, capsys: pytest.CaptureFixture[str], line: str) -> None:
    table = bidding(tmp_path)
    assert table.understood(line, []) is None
    assert "Monsters" in capsys.readouterr().out


@pytest.mark.parametrize("line", ["t 3 +", "t 3 / x", "²", "0"])
def test_a_line_that_is_neither_choice_nor_command_is_not_understood(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], line: str
) -> None:
    table = bidding(tmp_path)
    assert table.understood(line, [Bid(()), Bid(())]) is None
    assert f"I do not understand “{line}”." in capsys.readouterr().out
