"""Setting up: the Exploration deck, the row, hands, Captains, and who begins."""

from __future__ import annotations

from random import Random

from roarhouse.core.game import Ask, Auto, Chance, Choice, Refusal, no
from roarhouse.core.words import Seat, Who
from roarhouse.games.arrr.choices import NOTHING, Collections, Deal, First, Row, Stock, Throws
from roarhouse.games.arrr.components import DICE, JOLLY
from roarhouse.games.arrr.rules.hands import pick
from roarhouse.games.arrr.speech.names import card_names, collection_names, sea_names
from roarhouse.games.arrr.state import Arrr

HOST = 0
CREW_DEALT = 6
EVENTS_DEALT = 2
PIECES_DEALT = 2
# arrr.setup.1: cards in the Exploration deck, by the number of players
SEA_CARDS = {2: 11, 3: 17, 4: 23}


# -- the Exploration deck ------------------------------------------------------------------------------------------


def pick_collections(s: Arrr) -> None:
    """arrr.setup.2: by lot, or by the host; four players need no choice."""
    symbols = tuple(range(len(s.box.deck.collection)))
    if len(s.box.seats) == len(symbols):
        take_collections(s, symbols)
    elif s.box.options.collections == "chosen":
        s.then(ChooseCollections(HOST))
    else:
        s.then(DrawCollections())


def take_collections(s: Arrr, symbols: tuple[int, ...]) -> None:
    """arrr.setup.2, arrr.setup.3: whole collections only; no card of another one is in the deck."""
    symbol_of = s.box.symbol_of
    s.collections = symbols
    s.sea = tuple([card for card in s.unused if symbol_of[card] in symbols])
    s.unused = tuple([card for card in s.unused if card not in s.sea])


class PickCollections(Auto, frozen=True):
    """arrr.setup.2: one entire collection for each player."""

    def do(self, s: Arrr) -> None:
        pick_collections(s)


class DrawCollections(Chance, frozen=True):
    """arrr.setup.2: the collections are drawn at random and stay secret."""

    rule = "arrr.setup.2"

    def sample(self, s: Arrr, rng: Random) -> Collections:
        return Collections(tuple(sorted(rng.sample(range(len(s.box.deck.collection)), len(s.box.seats)))))

    def refuse(self, s: Arrr, seat: Seat, choice: Choice) -> Refusal | None:
        return None if choice in s.box.collection_sets else no(self.rule, "bad-deal")

    def take(self, s: Arrr, choice: Collections) -> None:
        take_collections(s, choice.symbols)


class ChooseCollections(Ask, frozen=True):
    """arrr.setup.2: the host chooses the collections, and all see them."""

    rule = "arrr.setup.2"

    def menu(self, s: Arrr, seat: Seat) -> tuple[Collections, ...]:
        return s.box.collection_sets

    def take(self, s: Arrr, choice: Collections) -> None:
        take_collections(s, choice.symbols)
        names = collection_names(s.box.deck, choice.symbols)
        s.tell(self.rule, "collections-chosen", who=Who(self.seat), collections=names)


class StockSea(Chance, frozen=True):
    """arrr.setup.1, arrr.setup.3: the rest of the deck are cards that are no Collection cards, drawn at random."""

    rule = "arrr.setup.3"

    def number(self, s: Arrr) -> int:
        return SEA_CARDS[len(s.box.seats)] - len(s.sea)

    def fame(self, s: Arrr) -> tuple[int, ...]:
        return tuple([card for card in s.unused if s.box.symbol_of[card] == NOTHING])

    def sample(self, s: Arrr, rng: Random) -> Stock:
        return Stock(tuple(sorted(pick(rng, self.fame(s), self.number(s)))))

    def refuse(self, s: Arrr, seat: Seat, choice: Choice) -> Refusal | None:
        cards = choice.cards if isinstance(choice, Stock) else ()
        good = len(cards) == self.number(s) and list(cards) == sorted(set(cards)) and set(cards) <= set(self.fame(s))
        return None if good and isinstance(choice, Stock) else no(self.rule, "bad-deal")

    def take(self, s: Arrr, choice: Stock) -> None:
        s.sea = tuple(sorted(s.sea + choice.cards))
        s.unused = tuple([card for card in s.unused if card not in choice.cards])


class FirstRow(Chance, frozen=True):
    """arrr.setup.5, arrr.setup.6, arrr.terms.2: as many cards as players, face up; the first one drawn ends up
    furthest from the deck."""

    rule = "arrr.setup.5"

    def sample(self, s: Arrr, rng: Random) -> Row:
        return Row(tuple(reversed(pick(rng, s.sea, len(s.box.seats)))))

    def refuse(self, s: Arrr, seat: Seat, choice: Choice) -> Refusal | None:
        cards = choice.cards if isinstance(choice, Row) else ()
        good = len(cards) == len(s.box.seats) == len(set(cards)) and set(cards) <= set(s.sea)
        return None if good else no(self.rule, "bad-deal")

    def take(self, s: Arrr, choice: Row) -> None:
        s.row = choice.cards
        s.sea = tuple([card for card in s.sea if card not in choice.cards])
        s.tell(self.rule, "first-row", cards=sea_names(s.box.deck, s.row))


# -- hands ---------------------------------------------------------------------------------------------------------


class DealHands(Chance, frozen=True):
    """arrr.setup.9, arrr.setup.10, arrr.modes.3, arrr.modes.7: six Crew cards each, and two Events where there
    are Events."""

    rule = "arrr.setup.9"

    def sample(self, s: Arrr, rng: Random) -> Deal:
        seats, events = len(s.box.seats), EVENTS_DEALT if s.box.has_events else 0
        crew, more = pick(rng, s.crew_deck, CREW_DEALT * seats), pick(rng, s.event_deck, events * seats)
        each = [crew[k::seats] + more[k::seats] for k in range(seats)]
        return Deal(tuple([tuple(sorted(cards)) for cards in each]))

    def refuse(self, s: Arrr, seat: Seat, choice: Choice) -> Refusal | None:
        hands = choice.hands if isinstance(choice, Deal) else ()
        first, events = s.box.first_event, EVENTS_DEALT if s.box.has_events else 0
        sizes = [(len([c for c in cards if c < first]), len([c for c in cards if c >= first])) for cards in hands]
        rest = [*s.crew_deck, *s.event_deck]
        good = sizes == [(CREW_DEALT, events)] * len(s.box.seats)
        for card in [card for cards in hands for card in cards]:
            good = good and card in rest
            if good:
                rest.remove(card)
        return None if good and all(list(cards) == sorted(cards) for cards in hands) else no(self.rule, "bad-deal")

    def take(self, s: Arrr, choice: Deal) -> None:
        first, rest = s.box.first_event, [*s.crew_deck, *s.event_deck]
        for seat, cards in enumerate(choice.hands):
            s.crew[seat] = tuple([card for card in cards if card < first])
            s.events[seat] = tuple([card for card in cards if card >= first])
            for card in cards:
                rest.remove(card)
            s.tell(self.rule, "dealt", s.friends(seat), who=Who(seat), cards=card_names(s.box.deck, cards))
        s.crew_deck = tuple([card for card in rest if card < first])
        s.event_deck = tuple([card for card in rest if card >= first])


# -- who begins ----------------------------------------------------------------------------------------------------


class ThrowForStart(Chance, frozen=True):
    """arrr.turn.1: each player throws all dice; most jollies begin, and tied leaders throw again."""

    seats: tuple[Seat, ...]
    rule = "arrr.turn.1"

    def sample(self, s: Arrr, rng: Random) -> Throws:
        faces = s.box.faces
        return Throws(tuple([tuple([faces[int(rng.random() * 6)] for _ in range(DICE)]) for _ in self.seats]))

    def refuse(self, s: Arrr, seat: Seat, choice: Choice) -> Refusal | None:
        throws = choice.faces if isinstance(choice, Throws) else ()
        good = len(throws) == len(self.seats)
        good = good and all(len(faces) == DICE and set(faces) <= set(s.box.faces) for faces in throws)
        return None if good else no(self.rule, "bad-throw")

    def take(self, s: Arrr, choice: Throws) -> None:
        jollies = [faces.count(JOLLY) for faces in choice.faces]
        for seat, n in zip(self.seats, jollies, strict=True):
            s.tell(self.rule, "throws-jollies", who=Who(seat), n=n)
        leaders = tuple([seat for seat, n in zip(self.seats, jollies, strict=True) if n == max(jollies)])
        if len(leaders) > 1:
            s.then(ThrowForStart(leaders))
        else:
            begin(s, leaders[0])


def begin(s: Arrr, seat: Seat) -> None:
    s.active = seat
    s.tell("arrr.turn.1", "begins", who=Who(seat))


class DrawStart(Chance, frozen=True):
    """arrr.turn.2: by lot, at a table that has agreed on it."""

    rule = "arrr.turn.1"

    def sample(self, s: Arrr, rng: Random) -> First:
        return First(int(rng.random() * len(s.box.seats)))

    def refuse(self, s: Arrr, seat: Seat, choice: Choice) -> Refusal | None:
        return None if isinstance(choice, First) and choice.seat in s.box.seats else no(self.rule, "bad-deal")

    def take(self, s: Arrr, choice: First) -> None:
        begin(s, choice.seat)


class ChooseStart(Ask, frozen=True):
    """arrr.turn.2: the host says who looks most like a pirate."""

    rule = "arrr.turn.1"

    def menu(self, s: Arrr, seat: Seat) -> tuple[First, ...]:
        return tuple([First(other) for other in s.box.seats])

    def take(self, s: Arrr, choice: First) -> None:
        begin(s, choice.seat)
