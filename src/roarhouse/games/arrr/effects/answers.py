"""Answers: effects that act on other effects of the pile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta
from msgspec.structs import replace

from roarhouse.core.game import Ask
from roarhouse.core.words import Seat, Who, Words
from roarhouse.games.arrr.choices import DECLINE, NOTHING, PAY, Decline, Pay
from roarhouse.games.arrr.crew import equipped_of, owner_of
from roarhouse.games.arrr.effects.verbs import Targets, Verb
from roarhouse.games.arrr.treasury import lose
from roarhouse.games.arrr.values import Piled

if TYPE_CHECKING:
    from roarhouse.games.arrr.state import Arrr

Positive = Annotated[int, Meta(ge=1)]


def victim_of(s: Arrr, effect: Piled) -> Seat:
    """arrr.pile.13: whom an effect on the pile hits; a penalty hits the player who lost the test."""
    if effect.of == "penalty":
        return effect.target
    return s.box.uses[effect.card][effect.use].victim(s, effect)


def threatens(s: Arrr, effect: Piled, what: str) -> bool:
    """Would this effect take Pieces or cards from its victim, or damage it?"""
    return not effect.cancelled and any(what in verb.threatens for verb in s.box.verbs(effect))


def cancel(s: Arrr, place: int) -> None:
    """arrr.pile.2: a cancelled effect stays where it is, and does nothing when its turn comes."""
    effect = replace(s.pile[place], cancelled=True)
    s.pile = (*s.pile[:place], effect, *s.pile[place + 1 :])
    if s.story is not None:
        s.tell("arrr.pile.2", "cancelled", effect=s.effect_name(effect))


class Cancel(Verb, frozen=True, kw_only=True):
    """arrr.pile.2: one effect of the pile does nothing. arrr.pile.5: the card of a cancelled ability stays prepared;
    `bar`: but it may not be announced again this turn."""

    aim = "pile"
    what: tuple[Literal["event", "crew", "penalty"], ...]
    bar: bool = False

    def targets(self, s: Arrr, by: Seat, card: int) -> Targets:
        return tuple([k for k, one in enumerate(s.pile) if one.of in self.what and not one.cancelled])

    def resolve(self, s: Arrr, effect: Piled) -> None:
        if self.bar:
            s.course = replace(s.course, barred=(*s.course.barred, s.pile[effect.target].card))
        cancel(s, effect.target)


class CancelUnlessPaid(Verb, frozen=True, kw_only=True):
    """Cancel an Event that hits the user or a card of his, unless its player pays at once."""

    aim = "pile"
    pieces: Positive

    def targets(self, s: Arrr, by: Seat, card: int) -> Targets:
        piled = enumerate(s.pile)
        return tuple([k for k, one in piled if one.of == "event" and not one.cancelled and victim_of(s, one) == by])

    def resolve(self, s: Arrr, effect: Piled) -> None:
        payer = s.pile[effect.target].by
        if s.pieces[payer] >= self.pieces:
            s.then(PayOrCancel(payer, effect.target, self.pieces))
        else:
            cancel(s, effect.target)


class PayOrCancel(Ask, frozen=True):
    """arrr.terms.10: pay, or the own Event is cancelled."""

    place: int
    pieces: int
    rule = "arrr.terms.10"

    def menu(self, s: Arrr, seat: Seat) -> tuple[Pay | Decline, ...]:
        return (PAY, DECLINE)

    def take(self, s: Arrr, choice: Pay | Decline) -> None:
        if isinstance(choice, Pay):
            lose(s, self.seat, self.pieces, self.rule)
        else:
            cancel(s, self.place)

    def prompt(self, s: Arrr, seat: Seat) -> Words:
        return Words("ask-payorcancel", {"n": self.pieces, "effect": s.effect_name(s.pile[self.place])})


class CancelLoss(Verb, frozen=True, kw_only=True):
    """Cancel an effect by which the user would lose Pieces; a stake is no effect and cannot be saved."""

    aim = "pile"

    def targets(self, s: Arrr, by: Seat, card: int) -> Targets:
        piled = enumerate(s.pile)
        return tuple([k for k, one in piled if threatens(s, one, "pieces") and victim_of(s, one) == by])

    def resolve(self, s: Arrr, effect: Piled) -> None:
        cancel(s, effect.target)


class LessDamage(Verb, frozen=True, kw_only=True):
    """arrr.exploration.14: damage that the user would suffer is reduced, to no less than 0."""

    aim = "pile"
    damage: Positive

    def targets(self, s: Arrr, by: Seat, card: int) -> Targets:
        piled = enumerate(s.pile)
        return tuple([k for k, one in piled if threatens(s, one, "damage") and victim_of(s, one) == by])

    def resolve(self, s: Arrr, effect: Piled) -> None:
        place = effect.target
        aimed = s.pile[place]
        s.pile = (*s.pile[:place], replace(aimed, less=aimed.less + self.damage), *s.pile[place + 1 :])
        s.tell("arrr.exploration.14", "less-damage", who=Who(effect.by), n=self.damage)


class KeepCard(Verb, frozen=True, kw_only=True):
    """Another equipped card of the user, which an effect on the pile would discard or take, stays equipped."""

    aim = "crew"

    def targets(self, s: Arrr, by: Seat, card: int) -> Targets:
        mine = [other for other in s.equipped[by] if other != card and other not in s.kept]
        return tuple([other for other in mine if any(endangers(s, effect, other, by) for effect in s.pile)])

    def resolve(self, s: Arrr, effect: Piled) -> None:
        s.kept += (effect.target,)
        if s.story is not None:
            s.tell("arrr.terms.10", "kept", who=Who(effect.by), card=s.card_name(effect.target))


def endangers(s: Arrr, effect: Piled, card: int, seat: Seat) -> bool:
    """Could this effect discard or take an equipped card?"""
    if effect.cancelled or victim_of(s, effect) != seat:
        return False
    for verb in s.box.verbs(effect):
        if "damage" in verb.threatens or ("mates" in verb.threatens and card in equipped_of(s, seat, "mate")):
            return True
        if "card" in verb.threatens and effect.target == card and owner_of(s, card) != NOTHING:
            return True
    return False
