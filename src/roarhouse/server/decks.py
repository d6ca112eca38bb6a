"""Decks that players bring. The engine checks them as deck files; here they are bounded besides.

A card that throws a million dice is a fine card by the rules, but not on a server that others play on.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from roarhouse.core.deck import complaints_about
from roarhouse.core.errors import DeckError
from roarhouse.core.game import Game
from roarhouse.server.errors import Denied
from roarhouse.server.settings import Settings

NAME: Final = "deck"
LEAST, MOST = -999, 9999
MAX_TEXT, MAX_ROWS, MAX_DEPTH = 1000, 200, 12


def problems(kind: type[Game[Any]], raw: dict[str, Any]) -> list[DeckError]:
    """What is too large comes first: nothing else is looked at then."""
    return list(too_large(raw)) or complaints_about(kind, raw, NAME)


def allow_own_decks(settings: Settings) -> None:
    """An operator may serve the installed decks only."""
    if not settings.own_decks:
        raise Denied(403, "no-own-decks", "this server plays with its own decks only")


def own_deck(kind: type[Game[Any]], raw: dict[str, Any]) -> Any:
    """The deck; raises its first problem."""
    for problem in problems(kind, raw):
        raise problem
    return msgspec.convert(raw, kind.Deck)


def too_large(raw: dict[str, Any]) -> Iterator[DeckError]:
    for name, rows in raw.items():
        found = rows if isinstance(rows, list) else [rows]
        if len(found) > MAX_ROWS:
            yield DeckError(NAME, name, "", f"{len(found)} rows", f"at most {MAX_ROWS}")
        for row in found[:MAX_ROWS]:
            card = f"card '{row['id']}'" if isinstance(row, dict) and isinstance(row.get("id"), str) else name
            yield from too_large_value(card[:80], "", row, 0)


def too_large_value(card: str, field: str, value: Any, depth: int) -> Iterator[DeckError]:
    match value:
        case bool() | None:
            return
        case int() | float() if not LEAST <= value <= MOST:
            yield DeckError(NAME, card, field, str(value)[:40], f"a number from {LEAST} to {MOST}")
        case str() if len(value) > MAX_TEXT:
            yield DeckError(NAME, card, field, f"{len(value)} letters", f"at most {MAX_TEXT}")
        case dict() | list() if depth == MAX_DEPTH:
            yield DeckError(NAME, card, field, "a value within too many others", f"at most {MAX_DEPTH} levels")
        case dict() | list():
            pairs = value.items() if isinstance(value, dict) else ((field, part) for part in value)
            for name, part in pairs:
                yield from too_large_value(card, str(name)[:40], part, depth + 1)
