"""Nature's choices in Arrr!!!, drawn one card or one die at a time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from roarhouse.core.encoding.draws import Draws, ListedDraws, one_of
from roarhouse.games.arrr.choices import (
    Collections,
    Deal,
    Drawn,
    First,
    Offer,
    Rolled,
    Row,
    Shown,
    Stock,
    Throws,
    Turned,
)
from roarhouse.games.arrr.components import DICE
from roarhouse.games.arrr.rules.captains import OfferCaptains
from roarhouse.games.arrr.rules.hands import Draw, LookAtHand, hand
from roarhouse.games.arrr.rules.horizon import LookAhead, TurnOver
from roarhouse.games.arrr.rules.setup import (
    CREW_DEALT,
    EVENTS_DEALT,
    DealHands,
    DrawCollections,
    DrawStart,
    FirstRow,
    StockSea,
    ThrowForStart,
)
from roarhouse.games.arrr.rules.tests import Roll
from roarhouse.games.arrr.state import Arrr

FACES: Final = range(6)
DIE: Final = [(face, 1 / 6) for face in FACES]  # the chances of a throw, which every throw shares


def draws(s: Arrr) -> Draws:
    match s.agenda[-1]:
        case Roll(_, dice):
            return ListedDraws(((FACES, dice),), lambda drawn: Rolled(faces(s, drawn)), True, (), DIE)
        case Draw(_, crew, events):
            return from_decks(s, crew, events)
        case LookAtHand(_, whose, cards):
            held = hand(s, whose)
            return ListedDraws(((held, min(cards, len(held))),), lambda drawn: Shown(tuple(sorted(drawn))))
        case TurnOver() | LookAhead():
            return one_of(s.sea, Turned)
    return at_the_start(s)


def at_the_start(s: Arrr) -> Draws:
    box, seats = s.box, len(s.box.seats)
    match s.agenda[-1]:
        case DrawCollections():
            symbols = range(len(box.deck.collection))
            return ListedDraws(((symbols, seats),), lambda drawn: Collections(tuple(sorted(drawn))))
        case StockSea() as step:
            return ListedDraws(((step.fame(s), step.number(s)),), lambda drawn: Stock(tuple(sorted(drawn))))
        case FirstRow():
            return ListedDraws(((s.sea, seats),), Row)
        case DealHands():
            return hands(s)
        case OfferCaptains(each):
            captains = range(len(box.deck.captain))
            return ListedDraws(((captains, each * seats),), lambda drawn: Offer(dealt(drawn, seats)))
        case ThrowForStart(throwers):
            return throws(s, len(throwers))
        case DrawStart():
            return one_of(box.seats, First)
    raise TypeError(f"{type(s.agenda[-1]).__name__} is no choice of nature")


def hands(s: Arrr) -> Draws:
    """Crew cards for all seats, then Events for all seats."""
    seats = len(s.box.seats)
    crew, events = CREW_DEALT * seats, EVENTS_DEALT * seats if s.box.has_events else 0
    stages = ((s.crew_deck, crew), (s.event_deck, events))
    return ListedDraws(stages, lambda drawn: Deal(both(dealt(drawn[:crew], seats), dealt(drawn[crew:], seats))))


def from_decks(s: Arrr, crew: int, events: int) -> Draws:
    """From each deck; if it is too small all of it, and the rest out of its discard pile."""
    sure: list[int] = []
    stages = []
    for n, deck, discard in ((crew, s.crew_deck, s.crew_discard), (events, s.event_deck, s.event_discard)):
        if n > len(deck):
            sure += deck
            stages.append((tuple(sorted(discard)), n - len(deck)))
        else:
            stages.append((deck, n))
    return ListedDraws(tuple(stages), lambda drawn: Drawn(tuple(sorted([*sure, *drawn]))))


def throws(s: Arrr, throwers: int) -> Draws:
    def made(drawn: tuple[int, ...]) -> Throws:
        return Throws(tuple([faces(s, drawn[k * DICE : (k + 1) * DICE]) for k in range(throwers)]))

    return ListedDraws(((FACES, throwers * DICE),), made, True, (), DIE)


# -- what was drawn --------------------------------------------------------------------------------------------------


def faces(s: Arrr, drawn: Sequence[int]) -> tuple[int, ...]:
    return tuple([s.box.faces[k] for k in drawn])


def dealt(cards: Sequence[int], seats: int) -> tuple[tuple[int, ...], ...]:
    return tuple([tuple(sorted(cards[k::seats])) for k in range(seats)])


def both(crew: tuple[tuple[int, ...], ...], events: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    return tuple([(*some, *more) for some, more in zip(crew, events, strict=True)])
