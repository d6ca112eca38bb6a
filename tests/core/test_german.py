"""German sentences: a card's name stands in quotes, after a colon or after an article, never bare after a verb."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
# games whose cards have names that are nouns; "Gift 3" of RARRR!! needs no article, as "Pik 7" does not
GAMES = ("pikit",)
FILES = [
    file
    for game in GAMES
    for file in (
        ROOT / "src" / "roarhouse" / "games" / game / "words.de.ftl",
        *sorted((ROOT / "web" / "src" / "games" / game).glob("*.de.ftl")),
    )
]
CARD = re.compile(r"\{ \$(card|cards|other) \}")
# what may come before a name: nothing, punctuation, a selector's key, an article, or a noun that says what it is
BEFORE = re.compile(
    r"(^|[:–►×(„»+\]}]|\b([dD](er|ie|as|en|em)|[kK]?eine?[nmr]?|Karte|Karten|Mecha|Kaijū))\s*$",
)


def bare_names(text: str) -> list[str]:
    """Messages in which a card's name follows a verb or a preposition without quotes, colon or article."""
    messages = re.findall(r"^([\w-]+) = (.*(?:\n(?:[ }].*))*)", text, re.MULTILINE)
    return [key for key, value in messages if any(is_bare(value, found.start()) for found in CARD.finditer(value))]


def is_bare(value: str, at: int) -> bool:
    return BEFORE.search(value[:at]) is None


@pytest.mark.parametrize(
    ("line", "bare"),
    [
        ("plays = { $who } spielt { $card } aus.", True),
        ("plays = { $who } spielt „{ $card }“ aus.", False),
        ("cancels = { $who } antwortet auf { $other } von { $whose }.", True),
        ("takes = { $who } nimmt: { $cards }.", False),
        ("take = { $cards } nehmen", False),
        ("no = Du hast keine { $card }.", False),
        ("several = { $n }× { $card }", False),
        ("worn = { $who } rüstet { $n ->\n    [one] aus\n   *[other] { $card } aus\n}", False),
        ("worn = { $n ->\n   *[other] rüstet { $card } aus\n}", True),
    ],
)
def test_a_bare_name_is_found(line: str, bare: bool) -> None:
    assert bool(bare_names(line)) == bare


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_no_card_is_named_bare_after_a_verb(file: Path) -> None:
    assert bare_names(file.read_text(encoding="utf-8")) == []
