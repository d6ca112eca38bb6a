"""Explore new horizons: the row moves on, until no card can be drawn any more."""

from __future__ import annotations

from random import Random

from roarhouse.core.game import Ask, Auto, Chance, Choice, Refusal, no
from roarhouse.core.words import Seat, Who
from roarhouse.games.arrr.choices import NOTHING, Put, Turned
from roarhouse.games.arrr.rules.hands import without
from roarhouse.games.arrr.speech.names import sea_name
from roarhouse.games.arrr.state import Arrr, Seen

PUTS = (Put(False), Put(True))


def sea_left(s: Arrr) -> int:
    """How many cards the Exploration deck still has."""
    return len(s.top) + len(s.sea) + len(s.bottom)


def next_to_sink(s: Arrr) -> int:
    """arrr.setup.7, arrr.setup.8: the furthest card of a full row, unless the deck is empty."""
    full = len(s.row) >= places(s) and sea_left(s)
    return s.row[-1] if full else NOTHING


def places(s: Arrr) -> int:
    """arrr.setup.7: how many cards the row can have."""
    return len(s.box.seats) + 2


class Horizon(Auto, frozen=True):
    """arrr.horizon.1, arrr.horizon.3, arrr.setup.7, arrr.setup.8: the row makes room, and if it is full its
    furthest card is out of the game.

    arrr.end.1, arrr.setup.4: if there is no card to draw, the game ends now, so that all have had five turns.
    """

    def do(self, s: Arrr) -> None:
        if not sea_left(s):
            s.over = True
            s.tell("arrr.end.1", "no-horizon")
            return
        if (card := next_to_sink(s)) != NOTHING:
            s.sunk += (card,)
            s.tell("arrr.setup.8", "sinks", card=sea_name(s.box.deck, card))
            s.row = s.row[:-1]
        if not s.top and s.sea:
            s.then(TurnOver())
        else:
            turn_known_over(s)


def turn_known_over(s: Arrr) -> None:
    """Turn over a card that a seat has looked at, on top of the deck or put on its bottom."""
    if s.top:
        seen, s.top = s.top[0], ()
    else:
        seen, s.bottom = s.bottom[0], s.bottom[1:]
    s.row = (seen.card, *s.row)
    s.show("arrr.horizon.2", "sighted", card=sea_name(s.box.deck, seen.card))


def top_card(s: Arrr, rng: Random) -> Turned:
    """Any card of a deck that lies in no order."""
    return Turned(s.sea[int(rng.random() * len(s.sea))])


def refuse_top(s: Arrr, choice: Choice, rule: str) -> Refusal | None:
    return None if isinstance(choice, Turned) and choice.card in s.sea else no(rule, "bad-deal")


class TurnOver(Chance, frozen=True):
    """arrr.horizon.2: the top card of the deck is turned over into the place next to the deck."""

    rule = "arrr.horizon.2"

    def sample(self, s: Arrr, rng: Random) -> Turned:
        return top_card(s, rng)

    def refuse(self, s: Arrr, seat: Seat, choice: Choice) -> Refusal | None:
        return refuse_top(s, choice, self.rule)

    def take(self, s: Arrr, choice: Turned) -> None:
        s.sea = without(s.sea, choice.card)
        s.row = (choice.card, *s.row)
        s.tell(self.rule, "sighted", card=sea_name(s.box.deck, choice.card))


# -- looking at the top card ---------------------------------------------------------------------------------------


def look_at_top(s: Arrr, seat: Seat) -> None:
    """arrr.end.3: the top card is shown to one seat; an empty deck shows nothing, and does not end the game."""
    s.tell("arrr.terms.10", "looks-ahead", who=Who(seat))
    if not s.top and s.sea:
        s.then(LookAhead(seat), Lookout(seat))
    elif sea_left(s):
        if not s.top:
            s.top, s.bottom = s.bottom[:1], s.bottom[1:]
        see_top(s, seat, s.top[0].card, s.top[0].by)
        s.then(Lookout(seat))


def see_top(s: Arrr, seat: Seat, card: int, before: tuple[Seat, ...]) -> None:
    s.top = (Seen(card, tuple(sorted({*before, seat}))),)
    s.show("arrr.terms.10", "you-see", (seat,), card=sea_name(s.box.deck, card))


class LookAhead(Chance, frozen=True):
    """The top card of the Exploration deck, for one seat only."""

    seat: Seat
    rule = "arrr.terms.10"

    def sample(self, s: Arrr, rng: Random) -> Turned:
        return top_card(s, rng)

    def refuse(self, s: Arrr, seat: Seat, choice: Choice) -> Refusal | None:
        return refuse_top(s, choice, self.rule)

    def take(self, s: Arrr, choice: Turned) -> None:
        s.sea = without(s.sea, choice.card)
        see_top(s, self.seat, choice.card, ())


class Lookout(Ask, frozen=True):
    """arrr.terms.10: leave the card on top, or put it on the bottom of the deck."""

    rule = "arrr.terms.10"

    def menu(self, s: Arrr, seat: Seat) -> tuple[Put, ...]:
        return PUTS

    def take(self, s: Arrr, choice: Put) -> None:
        if choice.bottom:
            s.bottom, s.top = s.bottom + s.top, ()
        s.tell(self.rule, "puts-bottom" if choice.bottom else "leaves-on-top", who=Who(self.seat))
