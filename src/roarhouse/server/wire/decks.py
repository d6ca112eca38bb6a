"""HTTP bodies of the deck editor."""

from __future__ import annotations

from roarhouse.core.words import Fact
from roarhouse.server.wire.types import Part


class DeckProblem(Part, frozen=True, kw_only=True):
    """Why a deck cannot be played with: where, what was found and expected, and what may help (empty if unknown).

    `card` is the id of the card whose fault it is, empty if it is none's; `text` is all of it in English.
    """

    card: str
    place: Fact
    field: str
    found: Fact
    expected: Fact
    suggestion: Fact
    text: str


class DeckProblems(Part, frozen=True, kw_only=True):
    """All problems of a deck; without any, `hash` is the deck's."""

    problems: tuple[DeckProblem, ...]
    hash: str | None
