"""Hands and decks: drawing, discarding, and what is known of a hand."""

from __future__ import annotations

from random import Random

from roarhouse.core.game import Ask, Auto, Chance, Choice, Refusal, no
from roarhouse.core.words import Seat, Who, Words
from roarhouse.games.arrr.choices import Discard, DrawFrom, Drawn, Shown, WhichDeck
from roarhouse.games.arrr.speech.names import card_name, card_names
from roarhouse.games.arrr.state import Arrr, Seen

Cards = tuple[int, ...]


def without(cards: Cards, card: int) -> Cards:
    k = cards.index(card)
    return cards[:k] + cards[k + 1 :]


def with_cards(cards: Cards, more: Cards) -> Cards:
    return tuple(sorted(cards + more))


def pick(rng: Random, cards: Cards, n: int) -> list[int]:
    """Some cards, drawn at random."""
    return draw_blindly(rng, list(cards), n)


def draw_blindly(rng: Random, rest: list[int], n: int) -> list[int]:
    """Some of these cards, which are taken away."""
    random, drawn = rng.random, []
    for _ in range(n):
        k = int(random() * len(rest))
        rest[k], rest[-1] = rest[-1], rest[k]
        drawn.append(rest.pop())
    return drawn


# -- hands -----------------------------------------------------------------------------------------------------


def hand(s: Arrr, seat: Seat) -> Cards:
    """arrr.events.1: Crew cards and Event cards together."""
    return s.crew[seat] + s.events[seat]


def add_to_hand(s: Arrr, seat: Seat, cards: Cards) -> None:
    first = s.box.first_event
    crew = tuple([card for card in cards if card < first])
    if crew:
        s.crew[seat] = with_cards(s.crew[seat], crew)
    if len(crew) < len(cards):
        s.events[seat] = with_cards(s.events[seat], tuple([card for card in cards if card >= first]))


def remove_from_hand(s: Arrr, seat: Seat, card: int) -> None:
    if card < s.box.first_event:
        s.crew[seat] = without(s.crew[seat], card)
    else:
        s.events[seat] = without(s.events[seat], card)
    if s.known[seat]:
        s.known[seat] = forgotten(s.known[seat], card)


def forgotten(known: tuple[Seen, ...], card: int) -> tuple[Seen, ...]:
    """What is still known of a hand after one such card has left it: each seat knows of one copy less."""
    left, done = [], set[Seat]()
    for seen in known:
        if seen.card != card:
            left.append(seen)
        else:
            still = tuple([seat for seat in seen.by if seat in done])
            done.update(seen.by)
            if still:
                left.append(Seen(card, still))
    return tuple(left)


def add_openly(s: Arrr, seat: Seat, card: int) -> None:
    """A card goes to a hand, visible to all."""
    add_to_hand(s, seat, (card,))
    s.known[seat] += (Seen(card, s.all_but(seat)),)


def discard(s: Arrr, card: int) -> None:
    """arrr.terms.11, arrr.recruitment.1: face up on the discard pile of its deck."""
    if card < s.box.first_event:
        s.crew_discard += (card,)
    else:
        s.event_discard += (card,)


def discard_from_hand(s: Arrr, seat: Seat, card: int, rule: str) -> None:
    remove_from_hand(s, seat, card)
    discard(s, card)
    if s.story is not None:
        s.show(rule, "discards", who=Who(seat), card=card_name(s.box.deck, card))


class Discarding(Ask, frozen=True):
    """arrr.exploration.11: hand cards of the player's choice, one after the other."""

    cards: int
    rule = "arrr.exploration.11"

    def menu(self, s: Arrr, seat: Seat) -> tuple[Discard, ...]:
        discards = s.box.discards
        return tuple([discards[card] for card in dict.fromkeys(hand(s, seat))])

    def take(self, s: Arrr, choice: Discard) -> None:
        discard_from_hand(s, self.seat, choice.card, self.rule)
        discard_some(s, self.seat, self.cards - 1)

    def prompt(self, s: Arrr, seat: Seat) -> Words:
        return Words("ask-discarding", {"n": self.cards})


def discard_some(s: Arrr, seat: Seat, cards: int) -> None:
    """As many as are asked for; a player who has no more than that loses all without a choice."""
    held = hand(s, seat)
    if len(held) <= cards:
        for card in held:
            discard_from_hand(s, seat, card, "arrr.exploration.11")
    elif cards > 0:
        s.then(Discarding(seat, cards))


# -- drawing ---------------------------------------------------------------------------------------------------


class Draw(Chance, frozen=True):
    """arrr.recruitment.4, arrr.symbols.5, arrr.terms.11: from the Crew deck, the Event deck, or both; an empty deck
    is reshuffled from its discard pile."""

    seat: Seat
    crew: int
    events: int
    rule = "arrr.recruitment.4"

    def sample(self, s: Arrr, rng: Random) -> Drawn:
        crew = drawn_from(rng, s.crew_deck, s.crew_discard, self.crew)
        events = drawn_from(rng, s.event_deck, s.event_discard, self.events)
        return Drawn(tuple(sorted(crew + events)))

    def refuse(self, s: Arrr, seat: Seat, choice: Choice) -> Refusal | None:
        cards = choice.cards if isinstance(choice, Drawn) else ()
        crew = [card for card in cards if card < s.box.first_event]
        events = [card for card in cards if card >= s.box.first_event]
        good = list(cards) == sorted(cards) and (len(crew), len(events)) == (self.crew, self.events)
        good = good and can_come_from(s.crew_deck, s.crew_discard, crew)
        good = good and can_come_from(s.event_deck, s.event_discard, events)
        return None if good and isinstance(choice, Drawn) else no(self.rule, "bad-deal")

    def take(self, s: Arrr, choice: Drawn) -> None:
        first = s.box.first_event
        crew = tuple([card for card in choice.cards if card < first])
        if crew:
            s.crew_deck, s.crew_discard = after_drawing(s.crew_deck, s.crew_discard, crew)
        if len(crew) < len(choice.cards):
            events = tuple([card for card in choice.cards if card >= first])
            s.event_deck, s.event_discard = after_drawing(s.event_deck, s.event_discard, events)
        add_to_hand(s, self.seat, choice.cards)
        tell_drawn(s, self.seat, choice.cards, self.crew, self.events)


def tell_drawn(s: Arrr, seat: Seat, cards: Cards, crew: int, events: int) -> None:
    if s.story is not None:
        named = card_names(s.box.deck, cards)
        s.tell("arrr.recruitment.4", "you-draw", s.friends(seat), who=Who(seat), cards=named)
        s.tell("arrr.recruitment.4", "draws", s.strangers(seat), who=Who(seat), crew=crew, events=events)


def drawn_from(rng: Random, deck: Cards, discarded: Cards, n: int) -> list[int]:
    if n <= len(deck):
        return pick(rng, deck, n)
    return list(deck) + pick(rng, tuple(sorted(discarded)), n - len(deck))


def can_come_from(deck: Cards, discarded: Cards, cards: list[int]) -> bool:
    """Cards out of the deck; if it is too small all of it and the rest out of the discard pile."""
    short = len(cards) > len(deck)
    source = list(deck + discarded if short else deck)
    for card in cards:
        if card not in source:
            return False
        source.remove(card)
    return not short or all(cards.count(card) >= deck.count(card) for card in deck)


def after_drawing(deck: Cards, discarded: Cards, cards: Cards) -> tuple[Cards, Cards]:
    """What is left of the deck and of its discard pile."""
    if len(cards) > len(deck):
        deck, discarded = tuple(sorted(deck + discarded)), ()
    rest = list(deck)
    for card in cards:
        rest.remove(card)
    return tuple(rest), discarded


def draw(s: Arrr, seat: Seat, crew: int, events: int) -> None:
    """arrr.terms.11: as many as there are; arrr.modes.2: Events become Crew cards where there are none."""
    if not s.box.has_events:
        crew, events = crew + events, 0
    crew = min(crew, len(s.crew_deck) + len(s.crew_discard))
    events = min(events, len(s.event_deck) + len(s.event_discard))
    if crew or events:
        s.then(Draw(seat, crew, events))


class DrawEither(Auto, frozen=True):
    """arrr.symbols.5: from either deck, chosen card by card."""

    seat: Seat
    cards: int

    def do(self, s: Arrr) -> None:
        decks = drawable(s)
        if self.cards and decks:
            s.then(DrawEither(self.seat, self.cards - 1))
            if len(decks) > 1:
                s.then(ChooseDeck(self.seat))
            else:
                draw(s, self.seat, *((1, 0) if decks[0] == "crew" else (0, 1)))


def drawable(s: Arrr) -> list[WhichDeck]:
    """The decks from which a card can come; whether there are any is public."""
    decks: list[WhichDeck] = ["crew"] if s.crew_deck or s.crew_discard else []
    if s.event_deck or s.event_discard:
        decks.append("event")
    return decks


DECKS = (DrawFrom("crew"), DrawFrom("event"))


class ChooseDeck(Ask, frozen=True):
    """arrr.symbols.5: the Crew deck or the Event deck."""

    rule = "arrr.symbols.5"

    def menu(self, s: Arrr, seat: Seat) -> tuple[DrawFrom, ...]:
        return DECKS

    def take(self, s: Arrr, choice: DrawFrom) -> None:
        draw(s, self.seat, *((1, 0) if choice.deck == "crew" else (0, 1)))


class LookAtHand(Chance, frozen=True):
    """Cards of a hand, picked at random and shown to one seat."""

    seat: Seat
    whose: Seat
    cards: int
    rule = "arrr.events.1"

    def sample(self, s: Arrr, rng: Random) -> Shown:
        held = hand(s, self.whose)
        return Shown(tuple(sorted(pick(rng, held, min(self.cards, len(held))))))

    def refuse(self, s: Arrr, seat: Seat, choice: Choice) -> Refusal | None:
        held = hand(s, self.whose)
        cards = choice.cards if isinstance(choice, Shown) else (-1,)
        good = len(cards) == min(self.cards, len(held)) and list(cards) == sorted(cards)
        good = good and all(cards.count(card) <= held.count(card) for card in cards)
        return None if good else no(self.rule, "bad-deal")

    def take(self, s: Arrr, choice: Shown) -> None:
        for card in dict.fromkeys(choice.cards):
            remember(s, self.whose, card, choice.cards.count(card), self.seat)
        if s.story is not None:
            named = card_names(s.box.deck, choice.cards)
            s.show("arrr.terms.10", "sees-hand", (self.seat,), whom=Who(self.whose), cards=named)


def remember(s: Arrr, whose: Seat, card: int, copies: int, seer: Seat) -> None:
    """A seat learns how many copies of a card are in a hand."""
    known = [seen for seen in s.known[whose] if seen.card == card and seer in seen.by]
    for _ in range(copies - len(known)):
        s.known[whose] += (Seen(card, (seer,)),)
