"""What is wrong with a deck is said in both languages, with what may help."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from roarhouse.core.complaints import Complaint, kind_of_value
from roarhouse.core.deck import complaints_about, default_deck
from roarhouse.core.find import find_game
from roarhouse.core.phrases import LANGUAGES, Phrases

ABILITY = "eine Fähigkeit, wie sie alle außer Meuten haben"


def complaint(game: str, table: str, field: str, value: Any) -> Complaint:
    """The first complaint about a deck whose first row of a table has another value."""
    kind: Any = find_game(game)
    raw: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(default_deck(kind)))
    raw[table][0][field] = value
    return complaints_about(kind, raw)[0]


@pytest.mark.parametrize(
    ("game", "table", "field", "value", "english", "german"),
    [
        ("pikit", "kaiju", "value", "one", "a whole number", "eine ganze Zahl"),
        ("pikit", "kaiju", "value", 0, "a whole number ≥ 1", "eine ganze Zahl ≥ 1"),
        ("pikit", "kaiju", "count", 7, "53 cards", "53 Karten"),
        ("pikit", "mecha", "pair", 2, "each pair from 1 to 6 once", "jeder Pasch von 1 bis 6 einmal"),
        (
            "arrr",
            "crew",
            "ability",
            [],
            "an ability, as all but Packs have",
            "eine Fähigkeit, wie sie alle außer Meuten haben",
        ),
        ("rarrr", "power", "count", 7, "72 cards", "72 Karten"),
    ],
)
def test_what_was_expected_is_said_in_both_languages(
    game: str, table: str, field: str, value: Any, english: str, german: str
) -> None:
    found = complaint(game, table, field, value)
    assert [Phrases(game, language).say(found.expected) for language in LANGUAGES] == [english, german]


@pytest.mark.parametrize(
    ("table", "field", "value", "help"),
    [
        ("city", "region", "asien", "vielleicht „asia“?"),
        ("city", "resists", "fyre", "vielleicht „fire“?"),
        ("city", "nme", "x", "vielleicht „name“?"),
        ("power", "count", 7, "1 wegnehmen"),
        ("power", "count", 5, "1 hinzufügen"),
    ],
)
def test_a_complaint_suggests_what_may_help(table: str, field: str, value: Any, help: str) -> None:
    assert Phrases("rarrr", "de").say(complaint("rarrr", table, field, value).suggestion) == help


def test_other_messages_of_the_parser_are_kept() -> None:
    assert kind_of_value("Invalid `x`") == "Invalid x"
    either = kind_of_value("Expected `int | null`, got `str`")
    assert Phrases(None, "de").say(either) == "eine ganze Zahl oder null"
