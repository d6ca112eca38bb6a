"""Flashes that change what was declared."""

from __future__ import annotations

from msgspec.structs import replace

from roarhouse.core.game import Ask
from roarhouse.core.words import Seat, Words
from roarhouse.games.arrr.choices import DECLINE, PAY, Challenge, Decline, Pay, Sail
from roarhouse.games.arrr.rules.effects import HERE, NOWHERE, Targets, resolve, targets, victim
from roarhouse.games.arrr.rules.hands import discard_some, hand
from roarhouse.games.arrr.state import Arrr, Piled
from roarhouse.games.arrr.verbs import CallOff, RunAground, SparePenalties


@targets.of(CallOff)
def can_call_off(verb: CallOff, s: Arrr, by: Seat, card: int) -> Targets:
    return HERE if isinstance(s.declared, Challenge) else NOWHERE


@victim.of(CallOff, RunAground)
def declaring_player(verb: CallOff | RunAground, s: Arrr, effect: Piled) -> Seat:
    return s.active


@resolve.of(CallOff)
def call_off(verb: CallOff, s: Arrr, effect: Piled) -> None:
    """arrr.flash.1: a declared Challenge does not take place, and the action is over."""
    s.declared, s.in_turn = None, (s.active,)
    s.tell("arrr.flash.1", "called-off")


@targets.of(SparePenalties, RunAground)
def a_sail_is_declared(verb: SparePenalties | RunAground, s: Arrr, by: Seat, card: int) -> Targets:
    return HERE if isinstance(s.declared, Sail) else NOWHERE


@resolve.of(SparePenalties)
def spare_penalties(verb: SparePenalties, s: Arrr, effect: Piled) -> None:
    """arrr.flash.1: a declared Sail brings no penalties."""
    s.course = replace(s.course, spared=True)
    s.tell("arrr.flash.1", "spared")


@resolve.of(RunAground)
def threaten_to_run_aground(verb: RunAground, s: Arrr, effect: Piled) -> None:
    """arrr.flash.1: a player who declared to Sail discards cards, or declares another action instead."""
    if len(hand(s, s.active)) >= verb.cards:
        s.then(Aground(s.active, verb.cards))
    else:
        run_aground(s)


def run_aground(s: Arrr) -> None:
    """No Sail in this turn."""
    s.declared = None
    s.course = replace(s.course, aground=True)
    s.tell("arrr.flash.1", "aground")


class Aground(Ask, frozen=True):
    """arrr.flash.1: discard hand cards, or do not Sail."""

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
