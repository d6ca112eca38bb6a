"""Decks that players bring. The engine checks them as deck files; here they are bounded besides.

A card that throws a million dice is a fine card by the rules, but not on a server that others play on.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from roarhouse.core.complaints import Complaint, as_error, of_card
from roarhouse.core.deck import complaints_about
from roarhouse.core.game import Game
from roarhouse.core.words import Fact, Words
from roarhouse.server.errors import Denied
from roarhouse.server.settings import Settings

NAME: Final = "deck"
LEAST, MOST = -999, 9999
MAX_TEXT, MAX_ROWS, MAX_DEPTH = 1000, 200, 12


def problems(kind: type[Game[Any]], raw: dict[str, Any]) -> list[Complaint]:
    """What is too large comes first: nothing else is looked at then."""
    return list(too_large(raw)) or complaints_about(kind, raw)


def allow_own_decks(settings: Settings) -> None:
    """An operator may serve the installed decks only."""
    if not settings.own_decks:
        raise Denied(403, "no-own-decks", "this server plays with its own decks only")


def own_deck(kind: type[Game[Any]], raw: dict[str, Any]) -> Any:
    """The deck; raises its first problem."""
    for problem in problems(kind, raw):
        raise as_error(NAME, kind.name, problem)
    return msgspec.convert(raw, kind.Deck)


def too_large(raw: dict[str, Any]) -> Iterator[Complaint]:
    for name, rows in raw.items():
        found = rows if isinstance(rows, list) else [rows]
        if len(found) > MAX_ROWS:
            yield Complaint(name, "", Words("deck-rows", {"n": len(found)}), Words("deck-at-most", {"n": MAX_ROWS}))
        for row in found[:MAX_ROWS]:
            id = row.get("id") if isinstance(row, dict) else None
            for field, found_there, expected in too_large_values("", row, 0):
                if isinstance(id, str):
                    yield of_card(id[:80], field, found_there, expected)
                else:
                    yield Complaint(name, field, found_there, expected)


def too_large_values(field: str, value: Any, depth: int) -> Iterator[tuple[str, Fact, Words]]:
    """Field, what was found and what was expected."""
    match value:
        case bool() | None:
            return
        case int() | float() if not LEAST <= value <= MOST:
            yield field, str(value)[:40], Words("deck-number-between", {"least": str(LEAST), "most": str(MOST)})
        case str() if len(value) > MAX_TEXT:
            yield field, Words("deck-letters", {"n": len(value)}), Words("deck-at-most", {"n": str(MAX_TEXT)})
        case dict() | list() if depth == MAX_DEPTH:
            yield field, Words("deck-too-deep"), Words("deck-levels", {"n": MAX_DEPTH})
        case dict() | list():
            pairs = value.items() if isinstance(value, dict) else ((field, part) for part in value)
            for name, part in pairs:
                yield from too_large_values(str(name)[:40], part, depth + 1)
