"""Answers: effects that act on other effects of the pile."""

from __future__ import annotations

from msgspec.structs import replace

from roarhouse.core.game import Ask
from roarhouse.core.words import Seat, Who, Words
from roarhouse.games.arrr.choices import DECLINE, NOTHING, PAY, Decline, Pay
from roarhouse.games.arrr.rules.crew import deplete, equipped_of, owner_of
from roarhouse.games.arrr.rules.effects import Targets, resolve, targets, victim_of
from roarhouse.games.arrr.rules.treasury import lose
from roarhouse.games.arrr.speech.names import card_name, effect_name
from roarhouse.games.arrr.state import Arrr, Piled
from roarhouse.games.arrr.verbs import Cancel, CancelLoss, CancelUnlessPaid, KeepCard, LessDamage, Loss, Mutiny


def threatens(s: Arrr, effect: Piled, what: Loss) -> bool:
    """Would this effect take Pieces or cards from its victim, or damage it?"""
    return not effect.cancelled and any(what in verb.threatens for verb in s.verbs(effect))


def cancel(s: Arrr, place: int) -> None:
    """arrr.pile.2: a cancelled effect stays where it is, and does nothing when its turn comes.

    arrr.crew.8, arrr.pile.5: an ability has been used for this turn by that, unless an option allows another try.
    """
    effect = replace(s.pile[place], cancelled=True)
    if effect.of == "crew" and s.box.options.once_if_cancelled:
        s.course = replace(s.course, barred=(*s.course.barred, effect.card))
    s.pile = (*s.pile[:place], effect, *s.pile[place + 1 :])
    if s.story is not None:
        s.tell("arrr.pile.2", "cancelled", effect=effect_name(s, effect))


@targets.of(Cancel)
def effects_to_cancel(verb: Cancel, s: Arrr, by: Seat, card: int) -> Targets:
    return tuple([k for k, one in enumerate(s.pile) if one.of in verb.what and not one.cancelled])


@resolve.of(Cancel)
def cancel_effect(verb: Cancel, s: Arrr, effect: Piled) -> None:
    """arrr.pile.2, arrr.pile.5: the card of a cancelled ability stays prepared, unless this card depletes it."""
    aimed_at = s.pile[effect.target]
    cancel(s, effect.target)
    if verb.deplete and owner_of(s, aimed_at.card) != NOTHING and aimed_at.card not in s.depleted:
        deplete(s, aimed_at.card)


@targets.of(CancelUnlessPaid)
def events_at_the_user(verb: CancelUnlessPaid, s: Arrr, by: Seat, card: int) -> Targets:
    piled = enumerate(s.pile)
    return tuple([k for k, one in piled if one.of == "event" and not one.cancelled and victim_of(s, one) == by])


@resolve.of(CancelUnlessPaid)
def demand_payment(verb: CancelUnlessPaid, s: Arrr, effect: Piled) -> None:
    payer = s.pile[effect.target].by
    if s.pieces[payer] >= verb.pieces:
        s.then(PayOrCancel(payer, effect.target, verb.pieces))
    else:
        cancel(s, effect.target)


class PayOrCancel(Ask, frozen=True):
    """arrr.terms.10: the player of an Event pays, or it is cancelled."""

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
        return Words("ask-payorcancel", {"n": self.pieces, "effect": effect_name(s, s.pile[self.place])})


@targets.of(CancelLoss)
def losses_of_the_user(verb: CancelLoss, s: Arrr, by: Seat, card: int) -> Targets:
    """arrr.terms.10: only what would cost the user Pieces now; a stake is no effect and cannot be saved."""
    return tuple([k for k, one in enumerate(s.pile) if victim_of(s, one) == by and costs_pieces(s, one, by)])


def costs_pieces(s: Arrr, effect: Piled, seat: Seat) -> bool:
    """Pieces that are not there cannot be lost; mutineers take a whole payment or none."""
    if effect.cancelled or not s.pieces[seat]:
        return False
    costly = [verb for verb in s.verbs(effect) if "pieces" in verb.threatens]
    return any(not isinstance(verb, Mutiny) or s.pieces[seat] >= verb.pieces for verb in costly)


@resolve.of(CancelLoss)
def cancel_loss(verb: CancelLoss, s: Arrr, effect: Piled) -> None:
    cancel(s, effect.target)


@targets.of(LessDamage)
def damage_to_the_user(verb: LessDamage, s: Arrr, by: Seat, card: int) -> Targets:
    piled = enumerate(s.pile)
    return tuple([k for k, one in piled if threatens(s, one, "damage") and victim_of(s, one) == by])


@resolve.of(LessDamage)
def reduce_damage(verb: LessDamage, s: Arrr, effect: Piled) -> None:
    """arrr.exploration.14: damage is reduced, to no less than 0."""
    place = effect.target
    aimed = s.pile[place]
    s.pile = (*s.pile[:place], replace(aimed, less=aimed.less + verb.damage), *s.pile[place + 1 :])
    s.tell("arrr.exploration.14", "less-damage", who=Who(effect.by), n=verb.damage)


@targets.of(KeepCard)
def cards_to_keep(verb: KeepCard, s: Arrr, by: Seat, card: int) -> Targets:
    own = [other for other in s.equipped[by] if other != card and other not in s.kept]
    return tuple([other for other in own if any(endangers(s, effect, other, by) for effect in s.pile)])


@resolve.of(KeepCard)
def keep_card(verb: KeepCard, s: Arrr, effect: Piled) -> None:
    s.kept += (effect.target,)
    if s.story is not None:
        s.tell("arrr.terms.10", "kept", who=Who(effect.by), card=card_name(s.box.deck, effect.target))


def endangers(s: Arrr, effect: Piled, card: int, seat: Seat) -> bool:
    """Could this effect discard or take an equipped card?"""
    if effect.cancelled or victim_of(s, effect) != seat:
        return False
    for verb in s.verbs(effect):
        if "damage" in verb.threatens or ("mates" in verb.threatens and card in equipped_of(s, seat, "mate")):
            return True
        if "card" in verb.threatens and effect.target == card and owner_of(s, card) != NOTHING:
            return True
    return False
