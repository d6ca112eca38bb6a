"""HTTP bodies of the deck editor."""

from __future__ import annotations

from roarhouse.server.wire.types import Part


class DeckProblem(Part, frozen=True, kw_only=True):
    """Why a deck cannot be played with: the card, the field, what was found and expected, and what may help."""

    card: str
    field: str
    found: str
    expected: str
    suggestion: str


class DeckProblems(Part, frozen=True, kw_only=True):
    """All problems of a deck; without any, `hash` is the deck's."""

    problems: tuple[DeckProblem, ...]
    hash: str | None
