"""Discard effects: what a card does, unless it is cancelled."""

from __future__ import annotations

from roarhouse.core.game import Ask, Auto, Choice, Refusal, no
from roarhouse.core.words import Seat, Who, Words
from roarhouse.games.pikit.choices import Cancel, Declare, Deed, Draw, Reroll, Steal, TurnDie
from roarhouse.games.pikit.rules.declare import possible, refuse_deed
from roarhouse.games.pikit.rules.draw import DrawCard
from roarhouse.games.pikit.rules.roll import RollAgain
from roarhouse.games.pikit.rules.steal import StealCard
from roarhouse.games.pikit.speech.names import card_words
from roarhouse.games.pikit.state import Pikit


class Effect(Auto, frozen=True):
    """pikit.play.2, pikit.effect-cancel.5: the card is discarded, its effect is still to come."""

    by: Seat
    card: int
    deed: Deed | None

    def do(self, s: Pikit) -> None:
        if self.deed is not None:
            carry_out(s, self.by, self.deed)
        elif possible(s, self.by, s.box.declared[self.card]):
            s.then(Declaring(self.by, self.card))
        else:
            no_result(s, self.by)


class Declaring(Ask, frozen=True):
    """pikit.play.9: with declareOnPlay = false the effect is declared once the card was not cancelled."""

    card: int
    rule = "pikit.play.9"

    def menu(self, s: Pikit, seat: Seat) -> tuple[Choice, ...]:
        return possible(s, seat, s.box.declared[self.card])

    def refuse(self, s: Pikit, seat: Seat, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Declare):
            return no(self.rule, "declare-now")
        return refuse_deed(s, seat, self.card, choice.deed)

    def take(self, s: Pikit, choice: Declare) -> None:
        carry_out(s, self.seat, choice.deed)

    def prompt(self, s: Pikit, seat: Seat) -> Words:
        return Words("ask-declaring", {"card": card_words(s.box.deck, self.card)})


def carry_out(s: Pikit, by: Seat, deed: Deed) -> None:
    """pikit.effect-copy.5: the effect does not depend on the card that has it."""
    match deed:
        case Cancel():
            cancel(s)
        case Reroll(dice):
            s.then(RollAgain(dice))
        case Steal(victim):
            steal(s, by, victim)
        case Draw():
            draw(s, by)
        case TurnDie(die, face):
            turn_die(s, by, die, face)


def cancel(s: Pikit) -> None:
    """pikit.effect-cancel.6, pikit.effect-cancel.7: the card below, which may be a Cancel, has no effect."""
    below = s.agenda.pop()
    assert isinstance(below, Effect)
    if s.story is not None:
        card = card_words(s.box.deck, below.card)
        s.tell("pikit.effect-cancel.6", "is-cancelled", who=Who(below.by), card=card)


def steal(s: Pikit, by: Seat, victim: Seat) -> None:
    """pikit.effect-steal.1, pikit.effect-steal.3: no result if the victim has no card left."""
    if s.has_cards(victim):
        s.then(StealCard(by, victim))
    else:
        no_result(s, by)


def draw(s: Pikit, by: Seat) -> None:
    if any(s.deck):
        s.then(DrawCard(by))
    else:
        no_result(s, by)


def no_result(s: Pikit, by: Seat) -> None:
    s.tell("pikit.play.8", "no-result", who=Who(by))


def turn_die(s: Pikit, by: Seat, die: int, face: int) -> None:
    """pikit.effect-turn.1, pikit.pair.2: the die keeps its new face, and the state records that it was turned."""
    first, second = s.dice
    s.dice = (face, second) if die == 0 else (first, face)
    s.turned = tuple(sorted({*s.turned, die}))
    if s.story is not None:
        s.tell("pikit.effect-turn.1", "turns", who=Who(by), die=die + 1, face=face)
