"""Unstable Mutation: Powers for a turn, and as many given up after it."""

from __future__ import annotations

from itertools import combinations
from random import Random

from roarhouse.core.bags import bag_of, take
from roarhouse.core.game import Ask, Auto, Chance, Choice, Refusal, no
from roarhouse.core.words import Many, Seat, Who, Words
from roarhouse.games.rampage.choices import Draws, GiveUp
from roarhouse.games.rampage.state import Rampage


class DrawPowers(Chance, frozen=True):
    """rampage.superpowers.15: from the undealt Powers, face up; they work at once."""

    seat: Seat
    powers: int
    rule = "rampage.superpowers.15"

    def sample(self, s: Rampage, rng: Random) -> Draws:
        cards = s.undealt(1)
        return Draws(tuple(sorted(rng.sample(cards, min(self.powers, len(cards))))))

    def refuse(self, s: Rampage, seat: Seat, choice: Choice) -> Refusal | None:
        cards = choice.cards if isinstance(choice, Draws) else ()
        deck = bag_of(len(s.deck), s.undealt(1))
        good = all(0 <= card < len(deck) for card in cards) and len(cards) == min(self.powers, sum(deck))
        return None if good and min(take(deck, cards)) >= 0 else no(self.rule, "bad-deal")

    def take(self, s: Rampage, choice: Draws) -> None:
        s.deck = take(s.deck, choice.cards)
        s.powers[self.seat] += choice.cards
        s.mutated[self.seat] += self.powers
        s.show(self.rule, "mutates", who=Who(self.seat), cards=Many(tuple(map(s.card, choice.cards))))


class GiveUpPowers(Auto, frozen=True):
    """rampage.superpowers.15: at the end of the turn, as many Powers as were drawn; all, if there are fewer."""

    seat: Seat

    def do(self, s: Rampage) -> None:
        if s.mutated[self.seat]:
            s.then(ChoosePowers(self.seat, min(s.mutated[self.seat], len(s.powers_of(self.seat)))))
            s.mutated[self.seat] = 0


class ChoosePowers(Ask, frozen=True):
    """rampage.superpowers.15: any of the own ones, old or new."""

    powers: int
    rule = "rampage.superpowers.15"

    def menu(self, s: Rampage, seat: Seat) -> tuple[GiveUp, ...]:
        ways = combinations(sorted(s.powers_of(seat)), self.powers)
        return tuple([GiveUp(cards) for cards in dict.fromkeys(ways)])

    def refuse(self, s: Rampage, seat: Seat, choice: Choice) -> Refusal | None:
        return None if choice in self.menu(s, seat) else no(self.rule, "give-up-so-many", n=self.powers)

    def take(self, s: Rampage, choice: GiveUp) -> None:
        for card in choice.cards:
            s.discard(self.seat, card)
            s.tell(self.rule, "gives-up", who=Who(self.seat), card=s.card(card))

    def prompt(self, s: Rampage, seat: Seat) -> Words:
        return Words("ask-choosepowers", {"n": self.powers})
