"""Hands and permanents: drawn, recovered, looked at, discarded, placed."""

from __future__ import annotations

from roarhouse.core.words import Seat, Who
from roarhouse.games.arrr.rules.effects import HERE, NOWHERE, Targets, resolve, targets, victim
from roarhouse.games.arrr.rules.hands import (
    DrawEither,
    LookAtHand,
    add_openly,
    discard_some,
    draw,
    drawable,
    without,
)
from roarhouse.games.arrr.speech.names import card_name
from roarhouse.games.arrr.state import Arrr, Piled
from roarhouse.games.arrr.verbs import DiscardHand, Draw, LookAt, Place, Recover


@targets.of(Draw)
def can_draw(verb: Draw, s: Arrr, by: Seat, card: int) -> Targets:
    return HERE if drawable(s) else NOWHERE


@resolve.of(Draw)
def draw_cards(verb: Draw, s: Arrr, effect: Piled) -> None:
    """arrr.symbols.5: cards from the Crew deck, the Event deck, or either; without Events they are Crew cards."""
    if verb.deck == "either":
        s.then(DrawEither(effect.by, verb.cards))
    else:
        draw(s, effect.by, *((verb.cards, 0) if verb.deck == "crew" else (0, verb.cards)))


@targets.of(Recover)
def cards_to_recover(verb: Recover, s: Arrr, by: Seat, card: int) -> Targets:
    return s.crew_discard


@resolve.of(Recover)
def recover(verb: Recover, s: Arrr, effect: Piled) -> None:
    """arrr.terms.11: a card of the Crew discard pile goes to the user's hand."""
    s.crew_discard = without(s.crew_discard, effect.target)
    add_openly(s, effect.by, effect.target)
    if s.story is not None:
        s.tell("arrr.terms.11", "recovers", who=Who(effect.by), card=card_name(s.box.deck, effect.target))


@targets.of(LookAt)
def hands_to_look_at(verb: LookAt, s: Arrr, by: Seat, card: int) -> Targets:
    return tuple([seat for seat in s.box.seats if seat != by and (s.crew[seat] or s.events[seat])])


@resolve.of(LookAt)
def look_at_hand(verb: LookAt, s: Arrr, effect: Piled) -> None:
    s.tell("arrr.terms.10", "looks-at-hand", who=Who(effect.by), whom=Who(effect.target), n=verb.cards)
    s.then(LookAtHand(effect.by, effect.target, verb.cards))


@resolve.of(DiscardHand)
def discard_hand(verb: DiscardHand, s: Arrr, effect: Piled) -> None:
    """arrr.exploration.11: a penalty: hand cards are discarded, as their owner chooses."""
    discard_some(s, effect.target, verb.cards)


@targets.of(Place)
def seats_for_a_permanent(verb: Place, s: Arrr, by: Seat, card: int) -> Targets:
    return (by,) if verb.before == "self" else tuple([seat for seat in s.in_turn if seat != by])


@victim.of(Place)
def player_with_the_permanent(verb: Place, s: Arrr, effect: Piled) -> Seat:
    return effect.target


@resolve.of(Place)
def place_permanent(verb: Place, s: Arrr, effect: Piled) -> None:
    """arrr.permanents.1, arrr.permanents.2: a permanent is placed in front of the player it concerns, and stays."""
    s.permanents[effect.target] += (effect.card,)
    s.resolving = None
    if s.story is not None:
        s.tell("arrr.permanents.2", "placed", who=Who(effect.target), card=card_name(s.box.deck, effect.card))
