"""Complaints about a deck, before translation: card, field, what was found and expected, and what may help."""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

from msgspec import Struct

from roarhouse.core.errors import DeckError
from roarhouse.core.phrases import Phrases
from roarhouse.core.words import Fact, Words

TYPES: Final = frozenset({"int", "float", "str", "bool", "object", "array", "null"})
SIGNS: Final = {">=": "≥", "<=": "≤"}


class Complaint(Struct, frozen=True):
    """`card` is the id of the row; without one, the place is a table of rows or another part of the deck."""

    place: Fact
    field: str
    found: Fact
    expected: Fact
    suggestion: Fact = ""
    card: str = ""


def of_card(id: str, field: str, found: Fact, expected: Fact, suggestion: Fact = "") -> Complaint:
    return Complaint(Words("deck-card", {"id": id}), field, found, expected, suggestion, id)


def of_table(name: str, field: str, found: Fact, expected: Fact, suggestion: Fact = "") -> Complaint:
    return Complaint(Words("deck-table", {"name": name}), field, found, expected, suggestion)


def wrong_count(table: str, found: int, expected: int) -> Complaint:
    help = Words("deck-too-few" if found < expected else "deck-too-many", {"n": abs(expected - found)})
    return of_table(table, "", counted(found), counted(expected), help)


def not_one_of(card: str, field: str, found: str, known: Iterable[str]) -> Complaint:
    names = sorted(known)
    return of_card(card, field, repr(found), one_of(names), perhaps(found, names))


def counted(n: int) -> Words:
    return Words("deck-cards", {"n": n})


def one_of(values: Iterable[object]) -> Words:
    return Words("deck-one-of", {"values": listed(values)})


def perhaps(found: str, known: Iterable[str]) -> Fact:
    """The known name that a misspelt one resembles."""
    near = get_close_matches(found, list(known), n=1)
    return Words("deck-perhaps", {"name": near[0]}) if near else ""


def listed(values: Iterable[object]) -> str:
    """Names as they stand in a deck, which are the same in every language."""
    return ", ".join(map(str, values))


def kind_of_value(message: str) -> Fact:
    """What a validation error of msgspec expects: "`int | null` >= 1", "`str` of length <= 240"."""
    found = re.match(r"Expected `([^`]+)`(?:( of length)? ([<>]=?) (-?\d+))?", message)
    if not found:
        return message.replace("`", "")
    parts = [Words(f"deck-type-{name}") if name in TYPES else name for name in found[1].split(" | ")]
    kind: Fact = parts[0] if len(parts) == 1 else Words("deck-or", {"one": parts[0], "other": parts[-1]})
    bound = f"{SIGNS.get(found[3], found[3])} {found[4]}"
    return Words("deck-length" if found[2] else "deck-bound", {"kind": kind, "bound": bound}) if found[3] else kind


def as_error(file: str, game: str | None, complaint: Complaint) -> DeckError:
    """A complaint in English."""
    say = Phrases(game, "en").say
    found, expected = say(complaint.found), say(complaint.expected)
    return DeckError(file, say(complaint.place), complaint.field, found, expected, say(complaint.suggestion))
