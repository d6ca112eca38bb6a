"""Captain cards: dealt, offered or drafted."""

from __future__ import annotations

from random import Random

from roarhouse.core.game import Ask, Auto, Chance, Choice, Gather, Refusal, no
from roarhouse.core.words import Seat, Who
from roarhouse.games.arrr.choices import NOTHING, Offer, Take
from roarhouse.games.arrr.rules.hands import pick
from roarhouse.games.arrr.speech.names import captain_name
from roarhouse.games.arrr.state import Arrr


class OfferCaptains(Chance, frozen=True):
    """arrr.captains.1: one or two Captains for each seat, at random; every Captain exists once."""

    each: int
    rule = "arrr.captains.1"

    def sample(self, s: Arrr, rng: Random) -> Offer:
        cards = pick(rng, tuple(range(len(s.box.deck.captain))), self.each * len(s.box.seats))
        return Offer(tuple([tuple(sorted(cards[k :: len(s.box.seats)])) for k in s.box.seats]))

    def refuse(self, s: Arrr, seat: Seat, choice: Choice) -> Refusal | None:
        offers = choice.captains if isinstance(choice, Offer) else ()
        cards = [card for offer in offers for card in offer]
        good = [len(offer) for offer in offers] == [self.each] * len(s.box.seats) and len(set(cards)) == len(cards)
        good = good and set(cards) <= set(range(len(s.box.deck.captain)))
        return None if good and all(list(o) == sorted(o) for o in offers) else no(self.rule, "bad-deal")

    def take(self, s: Arrr, choice: Offer) -> None:
        if self.each == 1:
            s.captains = [cards[0] for cards in choice.captains]
            tell_captains(s)
        else:
            s.offers = list(choice.captains)
            s.then(KeepCaptain())


def tell_captains(s: Arrr) -> None:
    """arrr.setup.12: face up in the player area."""
    for seat, captain in enumerate(s.captains):
        s.tell("arrr.setup.12", "gets-captain", who=Who(seat), captain=captain_name(s.box.deck, captain))


class KeepCaptain(Gather, frozen=True):
    """arrr.captains.1: each seat keeps one of two, all at the same time."""

    rule = "arrr.captains.1"

    def seats(self, s: Arrr) -> tuple[Seat, ...]:
        return s.box.seats

    def menu(self, s: Arrr, seat: Seat) -> tuple[Take, ...]:
        return tuple([s.box.takes[card] for card in s.offers[seat]])

    def reveal(self, s: Arrr, sealed: dict[Seat, Take]) -> None:
        s.captains = [sealed[seat].captain for seat in s.box.seats]
        s.offers = []
        for seat, captain in enumerate(s.captains):
            s.show("arrr.setup.12", "gets-captain", who=Who(seat), captain=captain_name(s.box.deck, captain))


class DraftCaptains(Auto, frozen=True):
    """arrr.captains.1: in reverse turn order each picks one of those that are left."""

    def do(self, s: Arrr) -> None:
        s.captains = [NOTHING] * len(s.box.seats)
        s.then(*[PickCaptain(seat) for seat in reversed(s.box.clockwise[s.active])])


class PickCaptain(Ask, frozen=True):
    """arrr.captains.1: one of the Captains that are left."""

    rule = "arrr.captains.1"

    def menu(self, s: Arrr, seat: Seat) -> tuple[Take, ...]:
        return tuple([take for card, take in enumerate(s.box.takes) if card not in s.captains])

    def take(self, s: Arrr, choice: Take) -> None:
        s.captains[self.seat] = choice.captain
        s.tell("arrr.setup.12", "gets-captain", who=Who(self.seat), captain=captain_name(s.box.deck, choice.captain))
