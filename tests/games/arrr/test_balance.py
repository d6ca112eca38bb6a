"""No card of the reconstructed deck is dominated: another one that costs no more, shows no less and can do no less.

What a card costs is its place: an Item needs none, a First Mate and a Pack need the only place of their kind. Equal
cards do not dominate each other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import permutations
from typing import Any, Final

import pytest
from msgspec.structs import replace

from roarhouse.games.arrr.cards import CaptainCard, CrewCard, EventCard, ExplorationCard, Stats
from roarhouse.games.arrr.verbs import MOMENTS, STATS, CardVerb
from tests.games.arrr.cards import DECK

# how the values of a verb's field rank: more is better, less is better, or sets of which the larger is better
MORE: Final = ("dice", "pieces", "cards", "damage", "most")
LESS: Final = ("by", "least", "discard", "after_win", "behind")
WIDE: Final[dict[str, dict[Any, frozenset[str]]]] = {
    "only": {"any": frozenset({"failures", "successes"}), "failures": frozenset({"failures"})},
    "deck": {"either": frozenset({"crew", "event"}), "crew": frozenset({"crew"}), "event": frozenset({"event"})},
}
PLAYERS: Final[dict[str, set[str]]] = {
    "any": {"thrower", "inTurn", "active", "others"},
    "inTurn": {"thrower", "active", "inTurn"},
}


def at_least(these: Iterable[float], those: Iterable[float]) -> bool:
    return all(a >= b for a, b in zip(these, those, strict=True))


def no_narrower(name: str, one: Any, other: Any) -> bool:
    """Is a field worth at least as much in one verb as in the other?"""
    if name == "windows":
        wide = {*one, "answer"} if set(one) >= set(MOMENTS) else set(one)
        return wide >= set(other)
    if name == "stats":
        return set(one or STATS) >= set(other or STATS)
    if name == "what":
        return set(one) >= set(other)
    if name in WIDE and one in WIDE[name] and other in WIDE[name]:
        return WIDE[name][one] >= WIDE[name][other]
    if name in MORE or name in LESS:
        return bool(one >= other if name in MORE else one <= other)
    return bool(one == other)


def can_do(one: CardVerb, other: CardVerb) -> bool:
    if type(one) is not type(other):
        return False
    return all(no_narrower(name, getattr(one, name), getattr(other, name)) for name in one.__struct_fields__)


def can_all(these: Sequence[CardVerb], those: Sequence[CardVerb]) -> bool:
    return all(any(can_do(one, other) for one in these) for other in those)


def crew_no_worse(one: CrewCard, other: CrewCard) -> bool:
    cheap = one.kind in ("item", other.kind)
    return cheap and at_least(one.stats.counts(), other.stats.counts()) and can_all(one.ability, other.ability)


def event_no_worse(one: EventCard, other: EventCard) -> bool:
    players = one.who == other.who or other.who in PLAYERS.get(one.who, set())
    return players and one.traits == other.traits and can_all(one.effect, other.effect)


def captain_no_worse(one: CaptainCard, other: CaptainCard) -> bool:
    def values(card: CaptainCard) -> list[int]:
        traits = [getattr(card.traits, name) for name in card.traits.__struct_fields__]
        return [n for value in traits for n in ((value,) if isinstance(value, int) else value.counts())]

    return at_least(values(one), values(other)) and can_all(one.ability, other.ability)


def exploration_no_worse(one: ExplorationCard, other: ExplorationCard) -> bool:
    """Whatever the stats: no more and no harder tests, no further condition, no less reward, no greater penalty."""
    tests = [sorted([test.difficulty for test in card.tests], reverse=True) for card in (one, other)]
    easy = len(tests[0]) <= len(tests[1]) and at_least(tests[1][: len(tests[0])], tests[0])
    free = one.condition is None or one.condition == other.condition
    same = (one.collection is None) == (other.collection is None)
    pays = at_least((one.fame, one.pieces), (other.fame, other.pieces)) and can_all(one.success, other.success)
    return easy and free and same and pays and can_all(other.failure, one.failure)


CASES: Final[list[tuple[Sequence[Any], Callable[[Any, Any], bool]]]] = [
    (DECK.crew, crew_no_worse),
    (DECK.event, event_no_worse),
    (DECK.captain, captain_no_worse),
    (DECK.exploration, exploration_no_worse),
]


@pytest.mark.parametrize(("cards", "no_worse"), CASES, ids=["crew", "event", "captain", "exploration"])
def test_no_card_is_dominated(cards: Sequence[Any], no_worse: Callable[[Any, Any], bool]) -> None:
    pairs = [(one, other) for one, other in permutations(cards, 2) if no_worse(one, other)]
    assert [f"{one.id} beats {other.id}" for one, other in pairs if not no_worse(other, one)] == []


def test_a_dominated_card_would_be_found() -> None:
    barrel = next(card for card in DECK.crew if card.id == "grog-barrel")
    for weak in (replace(barrel, stats=Stats(courage=1)), replace(barrel, kind="mate"), narrowed(barrel)):
        assert crew_no_worse(barrel, weak)
        assert not crew_no_worse(weak, barrel)


def narrowed(card: CrewCard) -> CrewCard:
    return replace(card, ability=(replace(card.ability[0], windows=("W3",)),))
