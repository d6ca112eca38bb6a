"""Flashes that change what was declared."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from msgspec import Meta
from msgspec.structs import replace

from roarhouse.core.game import Ask
from roarhouse.core.words import Seat, Words
from roarhouse.games.arrr.choices import DECLINE, PAY, Challenge, Decline, Pay, Sail
from roarhouse.games.arrr.effects.verbs import HERE, NOWHERE, Targets, Verb
from roarhouse.games.arrr.hands import discard_some, hand
from roarhouse.games.arrr.values import Piled

if TYPE_CHECKING:
    from roarhouse.games.arrr.state import Arrr

Positive = Annotated[int, Meta(ge=1)]


class CallOff(Verb, frozen=True, kw_only=True):
    """arrr.flash.1: a declared Challenge does not take place, and the action is over."""

    def targets(self, s: Arrr, by: Seat, card: int) -> Targets:
        return HERE if isinstance(s.declared, Challenge) else NOWHERE

    def victim(self, s: Arrr, effect: Piled) -> Seat:
        return s.active

    def resolve(self, s: Arrr, effect: Piled) -> None:
        s.declared = None
        s.tell("arrr.flash.1", "called-off")


class SparePenalties(Verb, frozen=True, kw_only=True):
    """arrr.flash.1: a declared Sail brings no penalties."""

    def targets(self, s: Arrr, by: Seat, card: int) -> Targets:
        return HERE if isinstance(s.declared, Sail) else NOWHERE

    def resolve(self, s: Arrr, effect: Piled) -> None:
        s.course = replace(s.course, spared=True)
        s.tell("arrr.flash.1", "spared")


class RunAground(Verb, frozen=True, kw_only=True):
    """arrr.flash.1: whoever declared to Sail discards cards, or declares another action instead."""

    cards: Positive

    def targets(self, s: Arrr, by: Seat, card: int) -> Targets:
        return HERE if isinstance(s.declared, Sail) else NOWHERE

    def victim(self, s: Arrr, effect: Piled) -> Seat:
        return s.active

    def resolve(self, s: Arrr, effect: Piled) -> None:
        if len(hand(s, s.active)) >= self.cards:
            s.then(Aground(s.active, self.cards))
        else:
            run_aground(s)


def run_aground(s: Arrr) -> None:
    """No Sail in this turn."""
    s.declared = None
    s.course = replace(s.course, aground=True)
    s.tell("arrr.flash.1", "aground")


class Aground(Ask, frozen=True):
    """arrr.flash.1: so many hand cards, or no Sail."""

    cards: int
    rule = "arrr.flash.1"

    def menu(self, s: Arrr, seat: Seat) -> tuple[Pay | Decline, ...]:
        return (PAY, DECLINE)

    def take(self, s: Arrr, choice: Pay | Decline) -> None:
        if isinstance(choice, Pay):
            discard_some(s, self.seat, self.cards)
        else:
            run_aground(s)

    def prompt(self, s: Arrr, seat: Seat) -> Words:
        return Words("ask-aground", {"n": self.cards})
