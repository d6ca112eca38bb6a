"""Discard effects: a card waits on the discard pile until nobody cancels it, and then does what was declared."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from roarhouse.core.bags import with_card, without_card
from roarhouse.core.game import Ask, Auto, Chance, Choice, Refusal, no
from roarhouse.core.words import Seat, Who, Words
from roarhouse.games.pikit.cards import top_card
from roarhouse.games.pikit.choices import Cancel, Declare, Deed, Draw, Drawn, Reroll, Steal, TurnDie
from roarhouse.games.pikit.deeds import possible, refuse_deed
from roarhouse.games.pikit.endgame import watch_deck
from roarhouse.games.pikit.names import card_words
from roarhouse.games.pikit.roll import RollAgain
from roarhouse.games.pikit.theft import StealCard

if TYPE_CHECKING:
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
    """pikit.play.9: with declareOnPlay = false the choices are made when nobody has cancelled."""

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
    """pikit.effect-copy.5: what is done does not depend on the card that does it."""
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
    """pikit.effect-turn.1, pikit.pair.2: the die lies as it was turned, and that it was turned is remembered."""
    first, second = s.dice
    s.dice = (face, second) if die == 0 else (first, face)
    s.turned = tuple(sorted({*s.turned, die}))
    if s.story is not None:
        s.tell("pikit.effect-turn.1", "turns", who=Who(by), die=die + 1, face=face)


class DrawCard(Chance, frozen=True):
    """pikit.effect-draw.1, pikit.effect-draw.3: the top card of the deck, seen by its new owner alone."""

    by: Seat
    rule = "pikit.effect-draw.1"

    def sample(self, s: Pikit, rng: Random) -> Drawn:
        return Drawn(top_card(rng, list(s.deck)))

    def refuse(self, s: Pikit, seat: Seat, choice: Choice) -> Refusal | None:
        good = isinstance(choice, Drawn) and 0 <= choice.card < len(s.deck) and s.deck[choice.card]
        return None if good else no(self.rule, "bad-deal")

    def take(self, s: Pikit, choice: Drawn) -> None:
        s.deck = without_card(s.deck, choice.card)
        s.hands[self.by] = with_card(s.hands[self.by], choice.card)
        if s.story is not None:
            card = card_words(s.box.deck, choice.card)
            s.tell("pikit.effect-draw.1", "you-draw", (self.by,), card=card)
            s.tell("pikit.effect-draw.1", "draws", s.all_but(self.by), who=Who(self.by))
        watch_deck(s)
