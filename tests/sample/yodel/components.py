"""The rows of the deck, and what the rules look up."""

from __future__ import annotations

from roarhouse.core import deck
from roarhouse.core.box import Box

from .options import YodelOptions


class Mountain(deck.Row, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """yodel.components.1: a mountain and its height."""

    name: deck.Spoken
    height: int


class YodelDeck(deck.Deck, frozen=True, kw_only=True, forbid_unknown_fields=True):
    mountain: tuple[Mountain, ...]

    def name(self, id: str, language: str) -> str:
        return next(row.name.in_language(language) for row in self.mountain if row.id == id)


class YodelBox(Box):
    deck: YodelDeck
    options: YodelOptions
