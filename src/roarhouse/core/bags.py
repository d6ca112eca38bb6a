"""Bags: multisets as tuples of counts per card kind. A face-down deck is a bag, so it has no hidden order."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import TypeVar

Bag = tuple[int, ...]
T = TypeVar("T")


def empty(kinds: int) -> Bag:
    return (0,) * kinds


def bag_of(kinds: int, cards: Iterable[int]) -> Bag:
    counts = [0] * kinds
    for card in cards:
        counts[card] += 1
    return tuple(counts)


def cards_of(bag: Bag) -> list[int]:
    """The cards as a list, sorted by kind."""
    return [kind for kind, count in enumerate(bag) for _ in range(count)]


def with_card(bag: Bag, kind: int) -> Bag:
    return (*bag[:kind], bag[kind] + 1, *bag[kind + 1 :])


def without_card(bag: Bag, kind: int) -> Bag:
    return (*bag[:kind], bag[kind] - 1, *bag[kind + 1 :])


def add(bag: Bag, cards: Iterable[int]) -> Bag:
    counts = list(bag)
    for card in cards:
        counts[card] += 1
    return tuple(counts)


def take(bag: Bag, cards: Iterable[int]) -> Bag:
    counts = list(bag)
    for card in cards:
        counts[card] -= 1
    return tuple(counts)


def plus(*bags: Bag) -> Bag:
    return tuple(map(sum, zip(*bags, strict=True)))


def minus(bag: Bag, other: Bag) -> Bag:
    return tuple([a - b for a, b in zip(bag, other, strict=True)])


def holds(bag: Bag, cards: Iterable[int]) -> bool:
    """Are all these cards in the bag, and none of an unknown kind?"""
    counts = list(bag)
    for card in cards:
        if not 0 <= card < len(counts) or not counts[card]:
            return False
        counts[card] -= 1
    return True


def deal(rng: Random, bag: Bag, hands: int, each: int) -> tuple[Bag, ...]:
    """`hands` random hands of `each` cards."""
    cards = cards_of(bag)
    rng.shuffle(cards)
    return tuple(bag_of(len(bag), cards[k * each : (k + 1) * each]) for k in range(hands))


def stirred(rng: Random, cards: list[T]) -> list[T]:
    """The cards in random order. Faster than `shuffle`; use it where no draw has to be verified."""
    random = rng.random
    return sorted(cards, key=lambda _: random())
