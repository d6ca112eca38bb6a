"""Hands and permanents: drawn, recovered, looked at, discarded, placed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta

from roarhouse.core.words import Seat, Who
from roarhouse.games.arrr.effects.verbs import HERE, NOWHERE, Targets, Verb
from roarhouse.games.arrr.hands import (
    DrawEither,
    LookAtHand,
    add_openly,
    discard_some,
    draw,
    drawable,
    without,
)
from roarhouse.games.arrr.values import Piled

if TYPE_CHECKING:
    from roarhouse.games.arrr.state import Arrr

Positive = Annotated[int, Meta(ge=1)]


class Draw(Verb, frozen=True, kw_only=True):
    """arrr.symbols.5: cards from the Crew deck, the Event deck, or either; without Events they are Crew cards."""

    cards: Positive
    deck: Literal["crew", "event", "either"]

    def targets(self, s: Arrr, by: Seat, card: int) -> Targets:
        return HERE if drawable(s) else NOWHERE

    def resolve(self, s: Arrr, effect: Piled) -> None:
        if self.deck == "either":
            s.then(DrawEither(effect.by, self.cards))
        else:
            draw(s, effect.by, *((self.cards, 0) if self.deck == "crew" else (0, self.cards)))


class Recover(Verb, frozen=True, kw_only=True):
    """A card of the Crew discard pile goes to the user's hand."""

    aim = "discard"

    def targets(self, s: Arrr, by: Seat, card: int) -> Targets:
        return s.crew_discard

    def resolve(self, s: Arrr, effect: Piled) -> None:
        s.crew_discard = without(s.crew_discard, effect.target)
        add_openly(s, effect.by, effect.target)
        if s.story is not None:
            s.tell("arrr.terms.11", "recovers", who=Who(effect.by), card=s.card_name(effect.target))


class LookAt(Verb, frozen=True, kw_only=True, tag="lookAtHand"):
    """Some cards in the hand of another player, picked blindly."""

    aim = "seat"
    cards: Positive

    def targets(self, s: Arrr, by: Seat, card: int) -> Targets:
        return tuple([seat for seat in s.box.seats if seat != by and (s.crew[seat] or s.events[seat])])

    def resolve(self, s: Arrr, effect: Piled) -> None:
        s.tell("arrr.terms.10", "looks-at-hand", who=Who(effect.by), whom=Who(effect.target), n=self.cards)
        s.then(LookAtHand(effect.by, effect.target, self.cards))


class DiscardHand(Verb, frozen=True, kw_only=True):
    """arrr.exploration.11: a penalty: hand cards are discarded, as their owner chooses."""

    cards: Positive

    def resolve(self, s: Arrr, effect: Piled) -> None:
        discard_some(s, effect.target, self.cards)


class Place(Verb, frozen=True, kw_only=True):
    """arrr.permanents.1, arrr.permanents.2: a permanent comes to lie in front of whom it concerns, and stays."""

    aim = "seat"
    before: Literal["self", "other"]

    def targets(self, s: Arrr, by: Seat, card: int) -> Targets:
        return (by,) if self.before == "self" else tuple([seat for seat in s.in_turn if seat != by])

    def victim(self, s: Arrr, effect: Piled) -> Seat:
        return effect.target

    def resolve(self, s: Arrr, effect: Piled) -> None:
        s.permanents[effect.target] += (effect.card,)
        s.resolving = None
        if s.story is not None:
            s.tell("arrr.permanents.2", "placed", who=Who(effect.target), card=s.card_name(effect.card))
