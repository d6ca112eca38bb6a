"""Components: what lies in the box, checked, and the look-up tables that the rules read it from.

In play cards are small numbers: their places in the deck.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import combinations
from typing import Final

from roarhouse.core.box import Box
from roarhouse.core.complaints import Complaint, listed, not_one_of, of_card, wrong_count
from roarhouse.core.deck import Deck
from roarhouse.core.pile import clockwise
from roarhouse.core.verbs import camel
from roarhouse.core.words import Seat, Words
from roarhouse.games.arrr.cards import (
    CaptainCard,
    Card,
    Collection,
    CrewCard,
    EventCard,
    ExplorationCard,
    Traits,
    together,
)
from roarhouse.games.arrr.choices import (
    NOTHING,
    Challenge,
    Claim,
    Collections,
    Discard,
    Equip,
    Lose,
    Play,
    Sail,
    Take,
    Unequip,
)
from roarhouse.games.arrr.options import ArrrOptions
from roarhouse.games.arrr.verbs import MOMENTS, STATS, CardVerb, Place

Verbs = tuple[CardVerb, ...]

PIECES: Final = 42  # arrr.components.6
# arrr.tests.5, arrr.components.7: six dice; four faces show a stat, one a jolly; the sixth is a jolly too, or blank
DICE: Final = 6
JOLLY: Final = 4
BLANK: Final = 5
NUMBERS: Final = {"jolly": JOLLY, "blank": BLANK}
COLLECTION_SIZE: Final = 3
INFLUENCED: Final = (*STATS, "pieces")  # what an influence acts on
ON_PIECES: Final = INFLUENCED.index("pieces")


class ArrrDeck(Deck, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """arrr.components.1, arrr.components.2, arrr.components.3, arrr.components.5: 39, 39, 23 and 9 cards."""

    crew: tuple[CrewCard, ...]
    event: tuple[EventCard, ...]
    collection: tuple[Collection, ...]
    exploration: tuple[ExplorationCard, ...]
    captain: tuple[CaptainCard, ...]

    def check(self) -> Iterable[Complaint]:
        yield from check_counts(self)
        yield from check_collections(self)
        for card in self.crew:
            yield from check_crew(card)
        for event in self.event:
            yield from check_event(event)
        for captain in self.captain:
            yield from check_captain(captain)

    def name(self, id: str, language: str) -> str:
        """What a row is called; `<id>.text` is what it says."""
        row, _, what = id.partition(".")
        card = next(card for card in self.rows() if card.id == row)
        spoken = card.text if what and not isinstance(card, Collection) else card.name
        return spoken.in_language(language) if spoken else ""

    def rows(self) -> tuple[Card | Collection, ...]:
        return (*self.crew, *self.event, *self.collection, *self.exploration, *self.captain)

    def hand_card(self, card: int) -> CrewCard | EventCard:
        """The row of a card that can be in a hand: Crew cards and Events are numbered through."""
        return self.crew[card] if card < len(self.crew) else self.event[card - len(self.crew)]


# -- what types alone cannot say -----------------------------------------------------------------------------------


def check_counts(cards: ArrrDeck) -> Iterable[Complaint]:
    events = sum(row.count for row in cards.event)
    counts = (("crew", len(cards.crew), 39), ("event", events, 39), ("collection", len(cards.collection), 4))
    for table, found, expected in (
        *counts,
        ("exploration", len(cards.exploration), 23),
        ("captain", len(cards.captain), 9),
    ):
        if found != expected:
            yield wrong_count(table, found, expected)


def check_collections(cards: ArrrDeck) -> Iterable[Complaint]:
    """arrr.exploration.7, arrr.exploration.8: a symbol instead of fame, three cards for each."""
    known = {row.id for row in cards.collection}
    sizes = Counter(card.collection for card in cards.exploration)
    for card in cards.exploration:
        if card.collection is not None and card.collection not in known:
            yield not_one_of(card.id, "collection", card.collection, known)
        if card.collection is not None and card.fame:
            yield of_card(card.id, "fame", card.fame, Words("deck-no-fame"))
        if not card.tests:
            yield of_card(card.id, "tests", Words("nothing"), Words("deck-one-test"))
    for id in sorted(known):
        if sizes[id] != COLLECTION_SIZE:
            found, expected = (Words("deck-cards-of-it", {"n": n}) for n in (sizes[id], COLLECTION_SIZE))
            yield Complaint(Words("deck-collection", {"id": id}), "", found, expected, card=id)


def check_crew(card: CrewCard) -> Iterable[Complaint]:
    """arrr.crew.8: First Mates and Items have abilities, Packs have none."""
    if card.kind == "pack" and card.ability:
        yield of_card(card.id, "ability", Words("deck-an-ability"), Words("deck-pack-without"))
    if card.kind != "pack" and not card.ability:
        yield of_card(card.id, "ability", Words("nothing"), Words("deck-ability-but-packs"))
    if min(card.stats.counts()) < 0:
        yield of_card(card.id, "stats", min(card.stats.counts()), Words("deck-not-below-0"))
    for verb in card.ability:
        if not verb.windows:
            yield of_card(card.id, "ability.windows", Words("nothing"), Words("deck-ability-windows"))


def check_event(card: EventCard) -> Iterable[Complaint]:
    """arrr.flash.2, arrr.permanents.1: a flash has W1 and nothing else; a permanent is placed."""
    for verb in card.effect:
        windows = list(verb.windows)
        if not windows:
            yield of_card(card.id, "effect.windows", Words("nothing"), Words("deck-effect-windows"))
        elif (windows == ["W1"]) != (card.symbol == "flash"):
            yield of_card(card.id, "effect.windows", listed(windows), Words("deck-flash-windows"))
        if isinstance(verb, Place) != (card.symbol == "permanent"):
            yield of_card(card.id, "effect.verb", repr(camel(type(verb).__name__)), Words("deck-permanent-place"))
    if not card.effect:
        yield of_card(card.id, "effect", Words("nothing"), Words("deck-one-effect"))
    if (card.traits != Traits()) != (card.symbol == "permanent"):
        found = Words("deck-traits") if card.traits != Traits() else Words("nothing")
        yield of_card(card.id, "traits", found, Words("deck-permanent-traits"))


def check_captain(card: CaptainCard) -> Iterable[Complaint]:
    """arrr.captains.3, arrr.captains.7: traits or an ability, and one that needs no target, since it is never
    piled up."""
    if not card.ability and card.traits == Traits():
        yield of_card(card.id, "traits", Words("nothing"), Words("deck-traits-or-ability"))
    for verb in card.ability:
        if verb.aim != "nothing" or not verb.windows:
            yield of_card(card.id, "ability", repr(camel(type(verb).__name__)), Words("deck-no-target"))


# -- look-up tables --------------------------------------------------------------------------------------------------


class ArrrBox(Box):
    """arrr.modes.1, arrr.modes.2, arrr.modes.4, arrr.modes.6, arrr.modes.8, arrr.modes.9, arrr.modes.10,
    arrr.modes.11: which decks and actions are in use follows from the mode; all else is the same in all of them."""

    deck: ArrrDeck
    options: ArrrOptions

    def __init__(self, cards: ArrrDeck, options: ArrrOptions, deck_hash: str) -> None:
        super().__init__(cards, options, deck_hash)
        self.clockwise = tuple(clockwise(seat, options.seats) for seat in self.seats)
        self.after = tuple(clockwise(seat + 1, options.seats) for seat in self.seats)
        self.unlimited = options.piece_supply == "unlimited"
        self.hides_skips = options.hide_skips
        self.has_events = options.mode != "swabber"
        self.has_captains = self.has_challenges = options.mode == "arrrr"
        # arrr.components.7: the sixth face
        self.faces = (0, 1, 2, 3, JOLLY, JOLLY if options.sixth_face == "jolly" else BLANK)
        self.jollies = self.faces.count(JOLLY)
        self._hand_cards()
        self._explorations()
        self._choices()

    def _hand_cards(self) -> None:
        """Crew cards and Events, numbered through."""
        crew, events = self.deck.crew, self.deck.event
        self.first_event = len(crew)
        self.stats = tuple(card.stats.counts() for card in crew)
        self.kinds = tuple(card.kind for card in crew)
        self.strength = tuple(sum(stats) for stats in self.stats)
        self.all_crew: tuple[int, ...] = tuple(range(len(crew)))
        numbered = [(k + len(crew), card) for k, card in enumerate(events)]
        self.all_events: tuple[int, ...] = tuple(k for k, card in numbered for _ in range(card.count))
        self.uses: tuple[Verbs, ...] = (*[card.ability for card in crew], *[card.effect for card in events])
        self.who = (*[""] * len(crew), *[card.who for card in events])
        self._card_traits = {k: card.traits for k, card in numbered}
        self._traits: dict[tuple[int, tuple[int, ...]], Traits] = {}
        # the abilities of each Captain that fit a window
        self.captain_at: dict[str, tuple[Verbs, ...]] = {
            moment: tuple(
                tuple(verb for verb in card.ability if moment in verb.windows) for card in self.deck.captain
            )
            for moment in MOMENTS
        }
        # which uses of each card fit a window, with an empty pile and while something waits on it
        self.uses_at = {moment: (self._uses_in(moment), self._uses_in(moment, "answer")) for moment in MOMENTS}

    def _uses_in(self, *windows: str) -> tuple[tuple[int, ...], ...]:
        return tuple(
            tuple(k for k, verb in enumerate(verbs) if any(window in verb.windows for window in windows))
            for verbs in self.uses
        )

    def _explorations(self) -> None:
        cards = self.deck.exploration
        symbols = [row.id for row in self.deck.collection]
        self.tests = tuple(tuple((STATS.index(t.stat), t.difficulty) for t in card.tests) for card in cards)
        self.fame = tuple(card.fame for card in cards)
        self.symbol_of = tuple(symbols.index(card.collection) if card.collection else NOTHING for card in cards)
        influences = [card.influence for card in cards]
        self.influences_on = tuple(INFLUENCED.index(one.on) if one else NOTHING for one in influences)
        self.influence_by = tuple(one.by if one else 0 for one in influences)

    def _choices(self) -> None:
        """Choices that recur are built once."""
        hand_cards, explorations = range(len(self.uses)), range(len(self.deck.exploration))
        self.plays: dict[tuple[int, int, int], Play] = {}
        self.discards = tuple(Discard(card) for card in hand_cards)
        self.equips = tuple(Equip(card) for card in self.all_crew)
        self.unequips = tuple(Unequip(card) for card in self.all_crew)
        self.loses = tuple(Lose(card) for card in self.all_crew)
        self.sails = tuple(Sail(card) for card in explorations)
        self.challenges = tuple([Challenge(seat, stat) for stat in range(len(STATS))] for seat in self.seats)
        self.claims = tuple(Claim(pieces) for pieces in range(5))
        self.card_claims = tuple(Claim(0, card) for card in explorations)
        self.takes = tuple(Take(card) for card in range(len(self.deck.captain)))
        self.collection_sets = sets_of(len(self.deck.collection), len(self.seats))

    # -- looking up ----------------------------------------------------------------------------------------------

    def partner(self, seat: Seat) -> Seat:
        """arrr.teams.1: partners sit opposite."""
        return (seat + 2) % 4 if self.options.teams else NOTHING

    def traits(self, captain: int, permanents: tuple[int, ...]) -> Traits:
        """What a Captain and permanents change together, computed once."""
        found = self._traits.get((captain, permanents))
        if found is None:
            some = [self._card_traits[card] for card in permanents]
            some += [self.deck.captain[captain].traits] if captain != NOTHING else []
            found = self._traits[captain, permanents] = together(some)
        return found


def sets_of(collections: int, seats: int) -> tuple[Collections, ...]:
    return tuple(Collections(some) for some in combinations(range(collections), seats))
