"""Meeples out of other Stomachs: Hobo and Passionate Kiss."""

from __future__ import annotations

from random import Random
from typing import Any

from roarhouse.core.bags import Bag, bag_of, cards_of, minus, plus
from roarhouse.core.game import Ask, Chance, Choice, Menu, Refusal, no
from roarhouse.core.words import Seat, Who, Words
from roarhouse.games.rampage.choices import Blind, Pay, Rob, Target
from roarhouse.games.rampage.physics.city.plan import COLOURS
from roarhouse.games.rampage.rules.teeth import some_of
from roarhouse.games.rampage.speech.names import meeple_names
from roarhouse.games.rampage.state import Rampage

# -- Hobo -----------------------------------------------------------------------------------------------------


class Robbing(Ask, frozen=True):
    """rampage.superpowers.3: how many from which Stomach, fixed before anything is drawn."""

    meeples: int
    rule = "rampage.superpowers.3"

    def menu(self, s: Rampage, seat: Seat) -> tuple[Rob, ...]:
        return tuple([Rob(counts) for counts in shares(len(s.box.seats), seat, self.meeples)])

    def take(self, s: Rampage, choice: Rob) -> None:
        s.then(Robbed(self.seat, choice.counts))


def shares(seats: int, but: Seat, n: int) -> list[tuple[int, ...]]:
    """Every way to split a number over all seats but one."""
    if seats == 0:
        return [()] if n == 0 else []
    last = seats - 1
    most = 0 if last == but else n
    return [(*rest, k) for k in range(most + 1) for rest in shares(last, but, n - k)]


class Robbed(Chance, frozen=True):
    """rampage.superpowers.3: drawn blindly; fewer if there are not enough. Only the two players see the Meeples."""

    seat: Seat
    counts: tuple[int, ...]
    rule = "rampage.superpowers.3"

    def sample(self, s: Rampage, rng: Random) -> Blind:
        stomachs = zip(s.meeples, self.counts, strict=True)
        drawn = [rng.sample(cards_of(bag), min(n, sum(bag))) for bag, n in stomachs]
        return Blind(tuple([bag_of(len(COLOURS), cards) for cards in drawn]))

    def refuse(self, s: Rampage, seat: Seat, choice: Choice) -> Refusal | None:
        bags = choice.meeples if isinstance(choice, Blind) else ()
        good = len(bags) == len(s.meeples) and all(
            len(bag) == len(COLOURS) and min(bag) >= 0 and min(minus(own, bag)) >= 0 and sum(bag) == min(n, sum(own))
            for own, bag, n in zip(s.meeples, bags, self.counts, strict=True)
        )
        return None if good else no(self.rule, "bad-deal")

    def take(self, s: Rampage, choice: Blind) -> None:
        for whom, bag in enumerate(choice.meeples):
            if self.counts[whom]:
                change_stomachs(s, whom, self.seat, bag, self.rule)


def change_stomachs(s: Rampage, of: Seat, to: Seat, bag: Bag, rule: str) -> None:
    """Meeples go from one Stomach to another: both players see them, the others only how many."""
    s.meeples[of], s.meeples[to] = minus(s.meeples[of], bag), plus(s.meeples[to], bag)
    facts: dict[str, Any] = {"who": Who(to), "whom": Who(of)}
    s.show(rule, "takes-meeples", (of, to), meeples=meeple_names(bag), **facts)
    s.show(rule, "takes-some", s.all_but(of, to), n=sum(bag), **facts)


# -- Passionate Kiss ------------------------------------------------------------------------------------------


class Kissing(Ask, frozen=True):
    """rampage.superpowers.6: another Monster in the same Neighborhood."""

    meeples: int
    rule = "rampage.superpowers.6"

    def menu(self, s: Rampage, seat: Seat) -> tuple[Target, ...]:
        return tuple([Target(other) for other in s.neighbours(seat)])

    def take(self, s: Rampage, choice: Target) -> None:
        stomach = meeple_names(s.meeples[choice.seat])
        s.tell(self.rule, "kisses", who=Who(self.seat), whom=Who(choice.seat))
        s.show(self.rule, "looks-into", (self.seat,), whom=Who(choice.seat), meeples=stomach)
        s.then(TasteKiss(self.seat, self.meeples, choice.seat))


class TasteKiss(Ask, frozen=True):
    """rampage.superpowers.6: Meeples of the kisser's choice, who sees that Stomach meanwhile."""

    meeples: int
    whom: Seat
    rule = "rampage.superpowers.6"

    def menu(self, s: Rampage, seat: Seat) -> Menu:
        return tuple([Pay(bag) for bag in some_of(s.meeples[self.whom], self.meeples)])

    def take(self, s: Rampage, choice: Pay) -> None:
        change_stomachs(s, self.whom, self.seat, choice.meeples, self.rule)

    def prompt(self, s: Rampage, seat: Seat) -> Words:
        return Words("ask-tastekiss", {"whom": Who(self.whom), "n": self.meeples})
