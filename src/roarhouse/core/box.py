"""The box of a game: its deck and options."""

from __future__ import annotations

from typing import Any

from roarhouse.core.words import Seat


class Box:
    """What never changes during a game: the deck, the options, and look-up tables made of them. Shared by copies."""

    def __init__(self, deck: Any, options: Any, deck_hash: str) -> None:
        self.deck, self.options, self.deck_hash = deck, options, deck_hash
        self.seats: tuple[Seat, ...] = tuple(range(options.seats))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Box) and (self.deck_hash, self.options) == (other.deck_hash, other.options)

    def __hash__(self) -> int:
        return hash(self.deck_hash)
