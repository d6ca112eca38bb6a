"""What a hand is worth while Power cards are drafted, and what each card of the pack would add."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from roarhouse.core.bags import Bag, cards_of, with_card
from roarhouse.games.rarrr.components import POWERS, RarrrBox

REMEMBERED: Final = 4096  # hands: a view asks after every pick, most of which change no hand


class Outlook(NamedTuple):
    """The Power of the best set of each type, and how much each card of the pack would add to that of its type."""

    best_sets: tuple[int, ...]
    gains: tuple[int, ...]


@lru_cache(REMEMBERED)
def outlook(box: RarrrBox, hand: Bag, pack: Bag, limits: tuple[int, ...]) -> Outlook:
    now = tuple([best_set(box, hand, power, limits[power]) for power in range(len(POWERS))])
    more = {kind: gain(box, hand, kind, limits, now) for kind, count in enumerate(pack) if count}
    return Outlook(now, tuple([more[kind] for kind in cards_of(pack)]))


def gain(box: RarrrBox, hand: Bag, kind: int, limits: tuple[int, ...], now: tuple[int, ...]) -> int:
    power = box.power_of[kind]
    return best_set(box, with_card(hand, kind), power, limits[power]) - now[power]


def best_set(box: RarrrBox, hand: Bag, power: int, limit: int) -> int:
    """rarrr.sets.10: the Power of the strongest set of one type that a hand could lay without a Boost."""
    total = cards = 0
    for kind in reversed(box.kinds_of[power]):
        count = min(hand[kind], limit - cards)
        total, cards = total + count * box.value_of[kind], cards + count
    return total * cards
