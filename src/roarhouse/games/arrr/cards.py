"""The rows of the deck: one type for each sort of card."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from roarhouse.core import deck
from roarhouse.core.deck import Spoken
from roarhouse.core.verbs import Count, Positive
from roarhouse.games.arrr.verbs import Effect, Kind, Penalty, Reward, Stat

Symbol = Literal["none", "flash", "permanent"]
PlayedBy = Literal["any", "thrower", "active", "inTurn", "others"]


class Stats(Struct, frozen=True, forbid_unknown_fields=True):
    """arrr.tests.2, arrr.crew.6: four stats; a missing number is 0."""

    attack: int = 0
    navigation: int = 0
    wits: int = 0
    courage: int = 0

    def counts(self) -> tuple[int, int, int, int]:
        return self.attack, self.navigation, self.wits, self.courage


class Traits(Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    """What a Captain or a permanent changes for its player, all the time; of several the sum counts."""

    first_cheat: int = 0  # dice more in the first cheat of a throw
    dice: Stats = Stats()  # more in throws of a stat
    challenge_dice: int = 0  # more in Challenges
    difficulty: Stats = Stats()  # more in tests of a stat
    shelter: int = 0  # influences that raise a difficulty are not felt
    armour: int = 0  # damage less
    pillage: int = 0  # Pieces more
    first_mates: int = 0  # more than one
    hand: int = 0  # cards more to draw up to
    hand_events: int = 0  # how many more of them may be Events
    win_draw: int = 0  # cards for a won Challenge
    spoil_cards: int = 0  # more cards for a challenger that this player rejects
    spoil_pieces: int = 0


def together(some: list[Traits]) -> Traits:
    """Bonuses of the same kind add up."""
    counts = {
        name: sum([getattr(one, name) for one in some])
        for name in Traits.__struct_fields__
        if name not in ("dice", "difficulty")
    }
    dice, difficulty = summed([one.dice for one in some]), summed([one.difficulty for one in some])
    return Traits(dice=dice, difficulty=difficulty, **counts)


def summed(some: list[Stats]) -> Stats:
    return Stats(*[sum(values) for values in zip(*[one.counts() for one in some], strict=True)])


class CrewCard(deck.Row, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """arrr.components.1, arrr.crew.2, arrr.crew.6, arrr.symbols.2: a First Mate, an Item or a Pack, its stats,
    and what it does when it is depleted: one of its abilities, as the moment allows."""

    name: Spoken
    kind: Kind
    stats: Stats
    text: Spoken | None = None
    ability: tuple[Effect, ...] = ()


class EventCard(deck.Row, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """arrr.components.2, arrr.symbols.2: one of its effects, as the moment allows; a permanent has lasting traits."""

    name: Spoken
    text: Spoken
    count: Positive
    symbol: Symbol = "none"
    who: PlayedBy
    effect: tuple[Effect, ...]
    traits: Traits = Traits()


class Collection(deck.Row, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """arrr.exploration.8: the symbol of three cards."""

    name: Spoken


class Test(Struct, frozen=True, forbid_unknown_fields=True):
    """arrr.tests.1: a stat, a difficulty, and perhaps what follows from this test alone."""

    stat: Stat
    difficulty: Positive
    success: tuple[Reward, ...] = ()
    failure: tuple[Penalty, ...] = ()


class Condition(Struct, frozen=True, forbid_unknown_fields=True):
    """arrr.exploration.12, arrr.symbols.4: a kind of Crew card equipped, or Pieces in the Chest."""

    equipped: Kind | None = None
    pieces: Count = 0


class Influence(Struct, frozen=True, forbid_unknown_fields=True):
    """arrr.influence.1: on tests of a stat, or on Pieces."""

    on: Stat | Literal["pieces"]
    by: int


class ExplorationCard(deck.Row, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """arrr.components.3, arrr.components.4, arrr.exploration.7, arrr.symbols.3: tests, and fame or the symbol of
    a collection."""

    name: Spoken
    tests: tuple[Test, ...]
    text: Spoken | None = None
    fame: Count = 0
    collection: str | None = None
    pieces: Count = 0
    condition: Condition | None = None
    success: tuple[Reward, ...] = ()
    failure: tuple[Penalty, ...] = ()
    influence: Influence | None = None


class CaptainCard(deck.Row, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """arrr.components.5, arrr.captains.2, arrr.captains.3: no stats, but traits, or an ability to use once in a
    turn."""

    name: Spoken
    text: Spoken
    traits: Traits = Traits()
    ability: tuple[Effect, ...] = ()


Card = CrewCard | EventCard | ExplorationCard | CaptainCard
