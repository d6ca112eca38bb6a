"""Recruitment: discard what you like, then draw up to six."""

from __future__ import annotations

from roarhouse.core.game import Ask, Auto, Choice, Refusal, no
from roarhouse.core.words import Seat
from roarhouse.games.arrr.choices import DONE, Discard, Done
from roarhouse.games.arrr.rules.hands import discard_from_hand, draw, hand
from roarhouse.games.arrr.state import Arrr

HAND = 6
EACH = 3  # of a kind after drawing
SWABBER_HAND = 4


class Recruiting(Ask, frozen=True):
    """arrr.recruitment.1: any number of cards, one after the other, none included."""

    rule = "arrr.recruitment.1"

    def menu(self, s: Arrr, seat: Seat) -> tuple[Choice, ...]:
        discards = s.box.discards
        return (DONE, *[discards[card] for card in dict.fromkeys(hand(s, seat))])

    def refuse(self, s: Arrr, seat: Seat, choice: Choice) -> Refusal | None:
        if isinstance(choice, Discard):
            return None if choice.card in hand(s, seat) else no(self.rule, "not-in-your-hand")
        return None if isinstance(choice, Done) else no(self.rule, "not-on-the-menu")

    def take(self, s: Arrr, choice: Discard | Done) -> None:
        if isinstance(choice, Discard):
            discard_from_hand(s, self.seat, choice.card, self.rule)
            recruit(s, self.seat)


def recruit(s: Arrr, seat: Seat) -> None:
    """Ask a player who has something to discard."""
    if s.crew[seat] or s.events[seat]:
        s.then(Recruiting(seat))


class Refill(Auto, frozen=True):
    """arrr.recruitment.2: fewer cards than six must be filled up."""

    seat: Seat

    def do(self, s: Arrr) -> None:
        crew, events = draws(s, self.seat)
        draw(s, self.seat, crew, events)


def draws(s: Arrr, seat: Seat) -> tuple[int, int]:
    """arrr.recruitment.7, arrr.recruitment.3, arrr.recruitment.5, arrr.recruitment.6: how many of each kind,
    which is forced; arrr.modes.5: in Swabber only Crew cards, up to four."""
    crew, events = len(s.crew[seat]), len(s.events[seat])
    if not s.box.has_events:
        return max(0, SWABBER_HAND - crew), 0
    traits = s.traits(seat)
    most = HAND + traits.hand
    most_events = EACH + traits.hand_events
    missing = most - crew - events
    if missing <= 0:
        return 0, 0
    if crew > most - most_events:
        return 0, missing
    return (missing, 0) if events > most_events else (most - most_events - crew, most_events - events)
