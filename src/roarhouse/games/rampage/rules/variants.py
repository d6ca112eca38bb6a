"""Variants: the cards that Baby Monsters buy."""

from __future__ import annotations

from random import Random

from roarhouse.core.bags import take
from roarhouse.core.game import Ask, Auto, Chance, Choice, Refusal, no
from roarhouse.core.words import Many, Seat, Who, Words
from roarhouse.games.rampage.choices import BUY, DONE, Buy, Done, Draws, Keep
from roarhouse.games.rampage.components import CHARACTER, KINDS, SUPERPOWER
from roarhouse.games.rampage.state import Rampage


def price(s: Rampage, seat: Seat) -> int:
    """rampage.variants.6, rampage.variants.8: the second card costs one Floor, each further one more."""
    return s.bought[seat] + 1


class Market(Auto, frozen=True):
    """rampage.variants.6, rampage.variants.9: when a turn ends, any number of times; every player is asked, since the
    Floors in a Stomach are secret."""

    seat: Seat

    def do(self, s: Rampage) -> None:
        if s.box.options.baby_monsters and any(s.deck):
            s.then(BuyCard(self.seat))


class BuyCard(Ask, frozen=True):
    rule = "rampage.variants.6"

    def menu(self, s: Rampage, seat: Seat) -> tuple[Choice, ...]:
        return (BUY, DONE) if s.floors[seat] >= price(s, seat) else (DONE,)

    def refuse(self, s: Rampage, seat: Seat, choice: Choice) -> Refusal | None:
        if choice == BUY and s.floors[seat] < price(s, seat):
            return no("rampage.variants.8", "too-few-floors", n=price(s, seat))
        return None if choice in (BUY, DONE) else no(self.rule, "buy-or-done")

    def take(self, s: Rampage, choice: Buy | Done) -> None:
        """rampage.variants.10: the Floors go to the box and score nothing."""
        if choice == DONE:
            return
        paid = price(s, self.seat)
        s.floors[self.seat] -= paid
        s.floors_boxed += paid
        s.bought[self.seat] += 1
        s.tell("rampage.variants.10", "buys", who=Who(self.seat), n=paid)
        s.then(DrawCards(self.seat), KeepOne(self.seat), Market(self.seat))

    def prompt(self, s: Rampage, seat: Seat) -> Words:
        return Words("ask-buycard", {"n": price(s, seat), "floors": s.floors[seat]})


class DrawCards(Chance, frozen=True):
    """rampage.variants.7: one card of each of the three decks; from an empty one nothing."""

    seat: Seat
    rule = "rampage.variants.7"

    def sample(self, s: Rampage, rng: Random) -> Draws:
        decks = [s.undealt(kind) for kind in range(len(KINDS))]
        return Draws(tuple([rng.choice(deck) for deck in decks if deck]))

    def refuse(self, s: Rampage, seat: Seat, choice: Choice) -> Refusal | None:
        decks = [deck for kind in range(len(KINDS)) if (deck := s.undealt(kind))]
        cards = choice.cards if isinstance(choice, Draws) else ()
        good = len(cards) == len(decks) and all(card in deck for card, deck in zip(cards, decks, strict=True))
        return None if good else no(self.rule, "bad-deal")

    def take(self, s: Rampage, choice: Draws) -> None:
        s.deck = take(s.deck, choice.cards)
        s.drawn[self.seat] = choice.cards
        cards = Many(tuple(map(s.card, choice.cards)))
        s.show(self.rule, "draws-cards", (self.seat,), cards=cards)
        s.tell(self.rule, "draws-unseen", s.all_but(self.seat), who=Who(self.seat), n=len(choice.cards))


class KeepOne(Ask, frozen=True):
    """rampage.variants.7: one is kept, the others are out of play; a Superpower stays secret."""

    rule = "rampage.variants.7"

    def menu(self, s: Rampage, seat: Seat) -> tuple[Keep, ...]:
        return tuple([Keep((card,)) for card in s.drawn[seat]])

    def refuse(self, s: Rampage, seat: Seat, choice: Choice) -> Refusal | None:
        return None if choice in self.menu(s, seat) else no(self.rule, "not-drawn")

    def take(self, s: Rampage, choice: Keep) -> None:
        (card,) = choice.cards
        s.shelved[self.seat] += tuple([other for other in s.drawn[self.seat] if other != card])
        s.drawn[self.seat] = ()
        gain(s, self.seat, card, self.rule)


def gain(s: Rampage, seat: Seat, card: int, rule: str) -> None:
    """rampage.monsters.7, rampage.monsters.8: Characters and Powers lie open, a Superpower is its owner's secret."""
    kind = s.box.kind_of[card]
    if kind == SUPERPOWER:
        s.supers[seat] += (card,)
        s.show(rule, "has-secret", (seat,), card=s.card(card))
        s.tell(rule, "has-a-secret", s.all_but(seat), who=Who(seat))
        return
    cards = s.characters if kind == CHARACTER else s.powers
    cards[seat] += (card,)
    s.show(rule, f"has-{KINDS[kind]}", who=Who(seat), card=s.card(card))
