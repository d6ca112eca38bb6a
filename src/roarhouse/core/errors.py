"""What can go wrong, and who is told.

RoarhouseError
├── Refused      a player's choice; carries the Refusal                     -> shown to that player
├── DeckError    file, card, field, found, expected, suggestion             -> shown to the owner
├── RecordError  line number and reason; the lines before it are good       -> a partial replay opens
├── NotFound     a game, bot, rule, option or file by a name nobody knows   -> one line, with the nearest names
└── WireError    malformed message: what was expected, what came            -> answered, then the socket closes

Anything else is a bug and is never shown as a rule.
"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from roarhouse.core.game import Refusal


MANY = 20  # names in one line


class RoarhouseError(Exception):
    """The base: its text is one line that a person can act on."""


class Refused(RoarhouseError):
    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        super().__init__(f"{refusal.rule}: {refusal.why.key}")


class DeckError(RoarhouseError):
    def __init__(self, file: str, card: str, field: str, found: object, expected: str, suggestion: str = "") -> None:
        self.file, self.card, self.field = file, card, field
        self.found, self.expected, self.suggestion = found, expected, suggestion
        place = ", ".join(part for part in (card, field) if part)
        hint = f" ({suggestion})" if suggestion else ""
        super().__init__(f"{file}: {place + ': ' if place else ''}expected {expected}, found {found}{hint}")


class RecordError(RoarhouseError):
    def __init__(self, line: int, reason: str, file: str = "") -> None:
        self.line, self.reason, self.file = line, reason, file
        super().__init__(line, reason, file)

    def __str__(self) -> str:
        place = ", ".join(part for part in (self.file, f"line {self.line}" if self.line else "") if part)
        return f"{place}: {self.reason}" if place else self.reason


class NotFound(RoarhouseError):
    def __init__(self, what: str, found: str, known: Iterable[str]) -> None:
        names = sorted(known)
        near = get_close_matches(found, names, n=3, cutoff=0.5)
        known_names = ", ".join([*names[:MANY], *(["and more"] if len(names) > MANY else [])]) or "none"
        hint = f"did you mean {' or '.join(near)}?" if near else f"known: {known_names}"
        super().__init__(f"there is no {what} '{found}'; {hint}")


class WireError(RoarhouseError):
    def __init__(self, expected: str, came: str) -> None:
        self.expected, self.came = expected, came
        super().__init__(f"expected {expected}, got {came}")
