"""Components: what lies in the box."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Annotated, Literal

from msgspec import Meta, Struct

from roarhouse.core import deck
from roarhouse.core.deck import Spoken
from roarhouse.core.errors import DeckError
from roarhouse.games.arrr.effects import Effect, Penalty, Reward
from roarhouse.games.arrr.values import Stat

Positive = Annotated[int, Meta(ge=1)]
Count = Annotated[int, Meta(ge=0)]
Kind = Literal["mate", "item", "pack"]
Symbol = Literal["none", "flash", "permanent"]
PlayedBy = Literal["any", "thrower", "active", "inTurn", "notInTurn"]

# arrr.components.6: Pieces of Eight; arrr.components.7: dice
PIECES = 42
DICE = 6
COLLECTION_SIZE = 3


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
    spoil_cards: int = 0  # more cards for whoever is rejected by this player
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


class ArrrDeck(deck.Deck, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """arrr.components.1, arrr.components.2, arrr.components.3, arrr.components.5: 39, 39, 23 and 9 cards."""

    crew: tuple[CrewCard, ...]
    event: tuple[EventCard, ...]
    collection: tuple[Collection, ...]
    exploration: tuple[ExplorationCard, ...]
    captain: tuple[CaptainCard, ...]

    def check(self, file: str) -> Iterable[DeckError]:
        yield from check_counts(self, file)
        yield from check_collections(self, file)
        for card in self.crew:
            yield from check_crew(card, file)
        for event in self.event:
            yield from check_event(event, file)
        for captain in self.captain:
            yield from check_captain(captain, file)

    def name(self, id: str, language: str) -> str:
        """What a row is called; `<id>.text` is what it says."""
        row, _, what = id.partition(".")
        card = next(card for card in self.rows() if card.id == row)
        spoken = card.text if what and not isinstance(card, Collection) else card.name
        return spoken.in_language(language) if spoken else ""

    def rows(self) -> tuple[Card | Collection, ...]:
        return (*self.crew, *self.event, *self.collection, *self.exploration, *self.captain)


# -- what types alone cannot say -----------------------------------------------------------------------------------


def check_counts(cards: ArrrDeck, file: str) -> Iterable[DeckError]:
    events = sum(row.count for row in cards.event)
    counts = (("crew", len(cards.crew), 39), ("event", events, 39), ("collection", len(cards.collection), 4))
    for table, found, expected in (
        *counts,
        ("exploration", len(cards.exploration), 23),
        ("captain", len(cards.captain), 9),
    ):
        if found != expected:
            yield DeckError(file, f"table '{table}'", "", f"{found} cards", f"{expected} cards")


def check_collections(cards: ArrrDeck, file: str) -> Iterable[DeckError]:
    """arrr.exploration.7, arrr.exploration.8: a symbol instead of fame, three cards for each."""
    known = {row.id for row in cards.collection}
    sizes = Counter(card.collection for card in cards.exploration)
    for card in cards.exploration:
        if card.collection is not None and card.collection not in known:
            expected = f"one of {', '.join(sorted(known))}"
            yield DeckError(file, f"card '{card.id}'", "collection", f"'{card.collection}'", expected)
        if card.collection is not None and card.fame:
            yield DeckError(file, f"card '{card.id}'", "fame", card.fame, "no fame on a Collection card")
        if not card.tests:
            yield DeckError(file, f"card '{card.id}'", "tests", "none", "one test or more")
    for id in sorted(known):
        if sizes[id] != COLLECTION_SIZE:
            expected = f"{COLLECTION_SIZE} cards of it"
            yield DeckError(file, f"collection '{id}'", "", f"{sizes[id]} cards of it", expected)


def check_crew(card: CrewCard, file: str) -> Iterable[DeckError]:
    """arrr.crew.8: First Mates and Items have abilities, Packs have none."""
    if card.kind == "pack" and card.ability:
        yield DeckError(file, f"card '{card.id}'", "ability", "an ability", "a Pack without one")
    if card.kind != "pack" and not card.ability:
        yield DeckError(file, f"card '{card.id}'", "ability", "nothing", "an ability, as all but Packs have")
    if min(card.stats.counts()) < 0:
        yield DeckError(file, f"card '{card.id}'", "stats", min(card.stats.counts()), "no number below 0")
    for verb in card.ability:
        if not verb.windows or "W1" in verb.windows:
            expected = "windows in which it can be used, W1 not among them"
            yield DeckError(file, f"card '{card.id}'", "ability.windows", list(verb.windows), expected)


def check_event(card: EventCard, file: str) -> Iterable[DeckError]:
    """arrr.flash.2, arrr.permanents.1: a flash has W1 and nothing else; a permanent is placed."""
    place = f"card '{card.id}'"
    for verb in card.effect:
        windows = list(verb.windows)
        if not windows:
            yield DeckError(file, place, "effect.windows", "none", "the windows in which it can be played")
        elif (windows == ["W1"]) != (card.symbol == "flash") or ("W1" in windows and len(windows) > 1):
            yield DeckError(file, place, "effect.windows", windows, "W1 alone for a flash, and no W1 otherwise")
        if (type(verb).__name__ == "Place") != (card.symbol == "permanent"):
            yield DeckError(file, place, "effect.verb", type(verb).__name__, "'place' for a permanent and no other")
    if not card.effect:
        yield DeckError(file, place, "effect", "nothing", "one effect or more")
    if (card.traits != Traits()) != (card.symbol == "permanent"):
        yield DeckError(file, place, "traits", "traits", "traits for a permanent and no other")


def check_captain(card: CaptainCard, file: str) -> Iterable[DeckError]:
    """arrr.captains.3, arrr.captains.7: traits or an ability, and one that needs no target, since it is never
    piled up."""
    if not card.ability and card.traits == Traits():
        yield DeckError(file, f"card '{card.id}'", "traits", "nothing", "traits or an ability")
    for verb in card.ability:
        if verb.aim != "nothing" or not verb.windows:
            place, expected = f"card '{card.id}'", "a verb without a target, and windows for it"
            yield DeckError(file, place, "ability", type(verb).__name__, expected)
