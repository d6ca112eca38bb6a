"""States that a seat cannot tell from the real one: the hidden cards are dealt again.

The result depends only on what the seat sees. Without the memory aid a view does not contain which cards went openly
into a hand, so they are dealt again too.
"""

from __future__ import annotations

from random import Random

from roarhouse.core.bags import Bag
from roarhouse.core.words import Seat
from roarhouse.games.pikit.state import Pikit


def imagine(s: Pikit, seat: Seat, rng: Random) -> Pikit:
    """pikit.setup.14: the Kaijū in other hands and in the deck; at the end nothing is hidden."""
    t = s.copy()
    if t.aid is None:
        t.known = None
    if t.agenda:
        deal_again(t, [other for other in t.box.seats if other != seat], rng)
    return t


def deal_again(t: Pikit, others: list[Seat], rng: Random) -> None:
    counts, aid = unseen(t, others), t.aid
    pool = [value for value, count in enumerate(counts) for _ in range(count)]
    random, left = rng.random, len(pool)
    for other in others:
        hand = list(aid[other]) if aid is not None else [0] * len(counts)
        for _ in range(unknown(t, other)):
            k = int(random() * left)
            left -= 1
            card, pool[k] = pool[k], pool[left]
            hand[card] += 1
            counts[card] -= 1
        t.hands[other] = tuple(hand)
    t.deck = tuple(counts)


def unknown(s: Pikit, seat: Seat) -> int:
    """The number of Kaijū in a hand that the other seats cannot know."""
    return sum(s.hands[seat]) - (0 if s.aid is None else sum(s.aid[seat]))


def unseen(t: Pikit, others: list[Seat]) -> list[int]:
    """The hidden cards: the deck, and the unknown cards in the others' hands."""
    hidden: list[Bag] = [t.deck, *[t.hands[other] for other in others]]
    counts = [sum(column) for column in zip(*hidden, strict=True)]
    if t.aid is not None:
        for other in others:
            counts = [n - k for n, k in zip(counts, t.aid[other], strict=True)]
    return counts


def secrets(s: Pikit, seat: Seat) -> dict[str, object]:
    """Hands and deck, as far as they do not follow from the cards that lie open."""
    if not s.agenda:
        return {}
    others = [other for other in s.box.seats if other != seat]
    unknown_in = {other: unknown(s, other) for other in others}
    hidden = sum(s.deck) + sum(unknown_in.values())
    found: dict[str, object] = {f"hand of {k}": s.hands[k] for k in others if 0 < unknown_in[k] < hidden}
    return found | ({"deck": s.deck} if 0 < sum(s.deck) < hidden else {})
