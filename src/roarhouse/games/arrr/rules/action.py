"""The action: declared, perhaps changed in a flash, then carried out."""

from __future__ import annotations

from roarhouse.core.game import Ask, Auto, Choice, Refusal, no
from roarhouse.core.words import Seat, Who
from roarhouse.games.arrr.choices import CAPTAIN, PILLAGE, Captain, Challenge, Pillage, Play, Sail
from roarhouse.games.arrr.rules.challenge import AnswerChallenge, begin_challenge, refuse_challenge
from roarhouse.games.arrr.rules.events import captain_is_ready, plays, refuse_answer, use_captain
from roarhouse.games.arrr.rules.exploration import Face, meets_condition
from roarhouse.games.arrr.rules.pile import Open, announce, ask
from roarhouse.games.arrr.rules.treasury import gain
from roarhouse.games.arrr.speech.names import action_name, sea_name
from roarhouse.games.arrr.state import Arrr, Did

Declaration = Pillage | Sail | Challenge
PILLAGED = 2
DID: dict[type[Declaration], Did] = {Pillage: "pillages", Sail: "sails", Challenge: "challenges"}


class Opening(Auto, frozen=True):
    """arrr.pile.11: before the declaration only the active player begins something, unless the table opens it to
    all."""

    seat: Seat

    def do(self, s: Arrr) -> None:
        s.then(Declare(self.seat))
        if s.box.options.open_before_declaration:
            s.then(Open("W0"))


class Declare(Ask, frozen=True):
    """arrr.action.1, arrr.action.2, arrr.action.4: exactly one of three actions; what may be played before it is
    played here."""

    rule = "arrr.action.2"

    def menu(self, s: Arrr, seat: Seat) -> tuple[Choice, ...]:
        return (*declarations(s, seat), *self.opening_plays(s, seat))

    def opening_plays(self, s: Arrr, seat: Seat) -> list[Choice]:
        if s.box.options.open_before_declaration:
            return []
        found = plays(s, seat, "W0")
        return [*found, CAPTAIN] if captain_is_ready(s, seat, "W0") else found

    def refuse(self, s: Arrr, seat: Seat, choice: Choice) -> Refusal | None:
        if isinstance(choice, Pillage):
            return None
        if isinstance(choice, Sail):
            return refuse_sail(s, seat, choice)
        if isinstance(choice, Challenge):
            return refuse_challenge(s, seat, choice)
        if isinstance(choice, Play | Captain):
            return None if choice in self.opening_plays(s, seat) else refuse_answer(s, seat, choice, "W0")
        return no(self.rule, "declare-something")

    def take(self, s: Arrr, choice: Declaration | Play | Captain) -> None:
        if isinstance(choice, Captain):
            s.then(self)
            use_captain(s, self.seat, "W0")
        elif isinstance(choice, Play):
            s.then(self)
            announce(s, self.seat, choice)
            ask(s, "W0", s.box.after[self.seat])
        else:
            declare(s, self.seat, choice)


def declarations(s: Arrr, seat: Seat) -> list[Choice]:
    """arrr.action.3: without equipped cards there is only Pillage."""
    found: list[Choice] = [PILLAGE]
    if s.equipped[seat]:
        if not s.course.aground:
            found += [s.box.sails[card] for card in s.row if meets_condition(s, seat, card)]
        for on_each_stat in s.box.challenges:
            if refuse_challenge(s, seat, on_each_stat[0]) is None:
                found += on_each_stat
    return found


def declare(s: Arrr, seat: Seat, choice: Declaration) -> None:
    """arrr.flash.3: the declaration is complete with all that belongs to it; then comes the moment of flashes."""
    s.declared = choice
    s.log(seat, DID[type(choice)])
    if s.story is not None:
        s.tell("arrr.action.1", "declares", who=Who(seat), action=action_name(s.box.deck, choice))
    s.then(Open("W1"), CarryOut())
    if isinstance(choice, Challenge):
        begin_challenge(s, seat, choice.opponent)


def refuse_sail(s: Arrr, seat: Seat, choice: Sail) -> Refusal | None:
    """arrr.sail.1, arrr.sail.2, arrr.sail.3, arrr.sail.5: with a crew, a card of the row, whose condition is met."""
    if not s.equipped[seat]:
        return no("arrr.action.3", "no-crew")
    if s.course.aground:
        return no("arrr.flash.1", "is-aground")
    if not s.row:
        return no("arrr.sail.5", "empty-row")
    if choice.card not in s.row:
        return no("arrr.sail.1", "not-in-the-row")
    if not meets_condition(s, seat, choice.card):
        return no("arrr.sail.3", "condition-not-met", card=sea_name(s.box.deck, choice.card))
    return None


class CarryOut(Auto, frozen=True):
    """arrr.action.1: what is declared now is carried out; arrr.flash.1: or something else must be declared."""

    def do(self, s: Arrr) -> None:
        declared = s.declared
        if isinstance(declared, Pillage):
            pillage(s, s.active)
        elif isinstance(declared, Sail):
            s.sailing = declared.card
            s.then(Face(0))
        elif isinstance(declared, Challenge):
            s.then(AnswerChallenge(declared.opponent))
        elif s.course.aground:
            s.then(Declare(s.active))


def pillage(s: Arrr, seat: Seat) -> None:
    """arrr.pillage.1, arrr.pillage.2: two Pieces from the Reserve, and the action is over; Captains, permanents
    and a tax may change the number."""
    gain(s, seat, max(0, PILLAGED + s.traits(seat).pillage - s.course.tax), "arrr.pillage.1")
