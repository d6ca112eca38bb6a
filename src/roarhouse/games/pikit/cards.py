"""The deck: cards that nature takes off it."""

from __future__ import annotations

from random import Random

from roarhouse.core.bags import Bag, holds
from roarhouse.core.game import Choice, Refusal, no
from roarhouse.games.pikit.choices import Reveal


def top_card(rng: Random, deck: list[int]) -> int:
    """The next card of a deck whose order nobody knows; it is taken off."""
    k, value = int(rng.random() * sum(deck)), -1
    while k >= 0:
        value += 1
        k -= deck[value]
    deck[value] -= 1
    return value


def top_cards(rng: Random, deck: Bag, n: int) -> tuple[int, ...]:
    counts = list(deck)
    return tuple([top_card(rng, counts) for _ in range(n)])


def refuse_reveal(rule: str, deck: Bag, n: int, choice: Choice) -> Refusal | None:
    """As many cards as asked for, and all of them in the deck."""
    good = isinstance(choice, Reveal) and len(choice.cards) == n and holds(deck, choice.cards)
    return None if good else no(rule, "bad-deal")
