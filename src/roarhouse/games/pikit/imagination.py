"""A table that a seat cannot tell from the real one: hidden cards are dealt again.

It is made from what the seat sees and nothing else, in an order that depends on nothing else. Without the memory aid
a view does not tell which cards went openly into a hand, and so they are forgotten.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from roarhouse.core.bags import Bag
from roarhouse.core.words import Seat

if TYPE_CHECKING:
    from roarhouse.games.pikit.state import Pikit


def imagine(s: Pikit, seat: Seat, rng: Random) -> Pikit:
    """pikit.setup.14: the Kaijū in other hands and in the deck; once all hands lie open nothing is hidden."""
    t = s.copy()
    if t.agenda:
        deal_again(t, [other for other in t.box.seats if other != seat], rng)
    return t


def deal_again(t: Pikit, others: list[Seat], rng: Random) -> None:
    counts = unseen(t, others)
    pool = [value for value, count in enumerate(counts) for _ in range(count)]
    random, left = rng.random, len(pool)
    for other in others:
        hand = list(t.known[other]) if t.known is not None else [0] * len(counts)
        for _ in range(unknown(t, other)):
            k = int(random() * left)
            left -= 1
            card, pool[k] = pool[k], pool[left]
            hand[card] += 1
            counts[card] -= 1
        t.hands[other] = tuple(hand)
    t.deck = tuple(counts)


def unknown(s: Pikit, seat: Seat) -> int:
    """How many Kaijū in a hand nobody else can know."""
    return sum(s.hands[seat]) - (0 if s.known is None else sum(s.known[seat]))


def unseen(t: Pikit, others: list[Seat]) -> list[int]:
    """What lies face-down somewhere: the deck, and all of the others' hands that is not known."""
    hidden: list[Bag] = [t.deck, *[t.hands[other] for other in others]]
    counts = [sum(column) for column in zip(*hidden, strict=True)]
    if t.known is not None:
        for other in others:
            counts = [n - k for n, k in zip(counts, t.known[other], strict=True)]
    return counts
