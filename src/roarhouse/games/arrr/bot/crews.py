"""Crews as numbers, so that many can be rated quickly: the crews of the same cards, and what a card of the row
promises to a crew, are computed once."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple

from roarhouse.games.arrr.components import ArrrBox
from roarhouse.games.arrr.odds import Terms, hope
from roarhouse.games.arrr.rules.crew import EQUIPPED_MOST
from roarhouse.games.arrr.verbs import STATS, AddDice, Difficulty, Reroll

FIELD: Final = 16  # bits
FULL: Final = (1 << FIELD) - 1
KINDS: Final = ("mate", "item", "pack")
STRENGTH: Final = len(STATS) + len(KINDS)  # the field of the printed dice of all stats
CARDS: Final = STRENGTH + 1
NEVER: Final = float("-inf")  # where a crew may not sail

Vector = tuple[int, int, int, int]


class Goal(NamedTuple):
    """A card of the row: what must be met, its tests, and what it brings."""

    needs: str  # a kind of card that must be equipped
    tests: tuple[tuple[int, int], ...]
    pieces: int
    terms: Terms


def vector(box: ArrrBox, card: int) -> Vector:
    """Dice that a card brings to each stat, its ability counted as dice too."""
    dice = list(box.stats[card])
    for verb in box.uses[card]:
        stats = getattr(verb, "stats", ()) or STATS
        if isinstance(verb, AddDice):
            dice = [n + verb.dice * (STATS[k] in stats) for k, n in enumerate(dice)]
        elif (isinstance(verb, Difficulty) and verb.by < 0) or (isinstance(verb, Reroll) and verb.whose == "thrower"):
            dice = [n + (STATS[k] in stats) for k, n in enumerate(dice)]
    return dice[0], dice[1], dice[2], dice[3]


@lru_cache(maxsize=64)
def totals(box: ArrrBox) -> tuple[int, ...]:
    """The dice of each Crew card in all stats."""
    return tuple([sum(vector(box, card)) for card in box.all_crew])


@lru_cache(maxsize=64)
def codes(box: ArrrBox) -> tuple[int, ...]:
    """Each Crew card as a number. The sum of several is the number of a crew: it has a field for the dice of each
    stat, for the cards of each kind, for the printed dice and for the number of cards."""
    return tuple([code(box, card) for card in box.all_crew])


def code(box: ArrrBox, card: int) -> int:
    kinds = [int(box.kinds[card] == kind) for kind in KINDS]
    return sum([n << k * FIELD for k, n in enumerate((*vector(box, card), *kinds, box.strength[card], 1))])


def field(number: int, k: int) -> int:
    return (number >> k * FIELD) & FULL


@lru_cache(maxsize=1024)
def full_crews(box: ArrrBox, cards: tuple[int, ...], mates: int) -> list[tuple[tuple[int, ...], int]]:
    """Every crew of these cards that may be equipped, as full as possible, with its number."""
    kinds, numbers = box.kinds, codes(box)
    for size in range(min(EQUIPPED_MOST, len(cards)), -1, -1):
        found = []
        for crew in combinations(cards, size):
            kind = [kinds[card] for card in crew]
            if kind.count("mate") <= mates and kind.count("pack") <= 1:
                found.append((crew, sum([numbers[card] for card in crew])))
        if found:
            return found
    return []


class Hopes(dict[int, float]):
    """What a goal is worth, by the fields of a crew's number that matter to it; `more`: dice of the Captain."""

    def __init__(self, goal: Goal, more: Vector) -> None:
        self.goal, self.more = goal, more
        fields = [CARDS, *[stat for stat, _ in goal.tests]]
        if goal.needs:
            fields.append(len(STATS) + KINDS.index(goal.needs))
        self.mask = sum([FULL << k * FIELD for k in set(fields)])

    def __missing__(self, part: int) -> float:
        goal, value = self.goal, NEVER
        if field(part, CARDS) and (not goal.needs or field(part, len(STATS) + KINDS.index(goal.needs))):
            stages = tuple([(field(part, stat) + self.more[stat], needed) for stat, needed in goal.tests])
            value = hope(stages, goal.terms, goal.pieces)
        self[part] = value
        return value


@lru_cache(maxsize=2048)
def hopes(goal: Goal, more: Vector) -> Hopes:
    return Hopes(goal, more)
