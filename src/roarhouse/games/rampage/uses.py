"""Secret Superpowers in their owner's turn: what each verb does. Meals and answers stand in their own chapters."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any, Final

from roarhouse.core.bags import Bag, bag_of, cards_of, minus, plus, take
from roarhouse.core.game import Ask, Auto, Chance, Choice, Menu, Refusal, no
from roarhouse.core.words import Many, Seat, Who, Words
from roarhouse.games.rampage.actions import reveal
from roarhouse.games.rampage.aftermath import Aftermath
from roarhouse.games.rampage.characters import COLOURS
from roarhouse.games.rampage.choices import Blind, Draws, Pay, Rob, Target
from roarhouse.games.rampage.driving import drive, movable
from roarhouse.games.rampage.names import meeple_names
from roarhouse.games.rampage.nature import Arrange, Mount, Remove, Topple
from roarhouse.games.rampage.placing import FlyTo
from roarhouse.games.rampage.runaway import Effects
from roarhouse.games.rampage.superpowers import (
    Beg,
    Fell,
    Fly,
    Invert,
    Kiss,
    MoreActions,
    Mutate,
    Paralyse,
    Quake,
    Vanish,
    Window,
)
from roarhouse.games.rampage.teeth import break_teeth, some_of

if TYPE_CHECKING:
    from roarhouse.games.rampage.state import Rampage


# -- when it can be used --------------------------------------------------------------------------------------


def usable(s: Rampage, seat: Seat, window: Window) -> list[int]:
    return [card for card in sorted(set(s.supers[seat])) if refuse_use(s, seat, card, window) is None]


def refuse_use(s: Rampage, seat: Seat, card: int, window: Window) -> Refusal | None:
    """rampage.superpowers.0: a card that is held, in one of its windows."""
    if card not in s.supers[seat]:
        return no("rampage.superpowers.0", "not-your-card")
    if window not in s.box.windows[card]:
        return no("rampage.superpowers.0", "not-now", card=s.card(card))
    if isinstance(s.box.effects[card], Kiss) and not neighbours(s, seat):
        return no("rampage.superpowers.6", "nobody-near")
    return None


def neighbours(s: Rampage, seat: Seat) -> list[Seat]:
    """Other Monsters in the same Neighborhood."""
    return [other for other in s.box.seats if s.together(seat, other)]


def use(s: Rampage, seat: Seat, card: int) -> None:
    """rampage.superpowers.0, rampage.superpowers.17: revealed, discarded, done; it costs no action."""
    effect = s.box.effects[card]
    s.actor = seat
    reveal(s, seat, card)
    USES[type(effect)](s, seat, effect)


# -- what it does ---------------------------------------------------------------------------------------------


def quake(s: Rampage, seat: Seat, card: Quake) -> None:
    """rampage.superpowers.2: every Ruin in turn, each into a bordering Neighborhood of the owner's choice."""
    ruins = [ruin for ruin in range(len(s.box.map.ruins)) if movable(s, ruin)]
    s.deed = ""
    s.then(*drive(s, seat, ruins, "rampage.superpowers.2"), Effects())


def beg(s: Rampage, seat: Seat, card: Beg) -> None:
    s.then(Robbing(seat, card.meeples))


def vanish(s: Rampage, seat: Seat, card: Vanish) -> None:
    """rampage.superpowers.4: Body and Paws off the board; the remaining actions of this turn are lost."""
    s.away[seat] = True
    s.deed = ""
    s.then(Arrange((Remove((s.paws(seat), s.body(seat))),)), Aftermath(gobble=False, rumbles=False), Effects())


def paralyse(s: Rampage, seat: Seat, card: Paralyse) -> None:
    """rampage.superpowers.5, rampage.teams.18: opponents only."""
    for other in s.opponents(seat):
        s.paralysed[other] = True


def kiss(s: Rampage, seat: Seat, card: Kiss) -> None:
    s.then(Kissing(seat, card.meeples))


def fly(s: Rampage, seat: Seat, card: Fly) -> None:
    """rampage.superpowers.9: no action, no flick, no Move."""
    s.then(FlyTo(seat, seat))


def fell(s: Rampage, seat: Seat, card: Fell) -> None:
    """rampage.superpowers.11, rampage.teams.18: every other Monster of the Neighborhood, a teammate too, but none
    that is already down or whose Body is out of the City."""
    corners = s.box.corners
    others = [k for k in neighbours(s, seat) if corners[k] not in s.facts.fallen and s.in_city(s.body(k))]
    breaks = [BreakAfter(seat, other, card.teeth, "rampage.superpowers.11") for other in others]
    if others:
        s.then(Arrange(tuple([Topple(corners[other], corners[seat]) for other in others])), *breaks)


class BreakAfter(Auto, frozen=True):
    """A break by a card, one victim after the other."""

    by: Seat
    of: Seat
    teeth: int
    why: str

    def do(self, s: Rampage) -> None:
        break_teeth(s, self.by, self.of, self.teeth, self.why)


def more_actions(s: Rampage, seat: Seat, card: MoreActions) -> None:
    """rampage.superpowers.14, rampage.turn.7: more actions in this turn."""
    s.actions += card.actions


def mutate(s: Rampage, seat: Seat, card: Mutate) -> None:
    s.then(DrawPowers(seat, card.powers))


def invert(s: Rampage, seat: Seat, card: Invert) -> None:
    """rampage.superpowers.16, rampage.teams.18: all opponents are marked, and every Body that is not down is put on
    its Paws upside down."""
    opponents, corners = s.opponents(seat), s.box.corners
    for other in opponents:
        s.inverted[other] = True
    ready = [k for k in opponents if corners[k] not in s.facts.fallen and s.in_city(s.paws(k))]
    if ready:
        s.then(Arrange(tuple([Mount(corners[other], True) for other in ready])))


USES: Final[dict[type[Any], Callable[[Rampage, Seat, Any], None]]] = {
    Quake: quake,
    Beg: beg,
    Vanish: vanish,
    Paralyse: paralyse,
    Kiss: kiss,
    Fly: fly,
    Fell: fell,
    MoreActions: more_actions,
    Mutate: mutate,
    Invert: invert,
}


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
        return tuple([Target(other) for other in neighbours(s, seat)])

    def take(self, s: Rampage, choice: Target) -> None:
        stomach = meeple_names(s.meeples[choice.seat])
        s.tell(self.rule, "kisses", who=Who(self.seat), whom=Who(choice.seat))
        s.show(self.rule, "looks-into", (self.seat,), whom=Who(choice.seat), meeples=stomach)
        s.then(TasteKiss(self.seat, self.meeples, choice.seat))


class TasteKiss(Ask, frozen=True):
    """rampage.superpowers.6: Meeples of the kisser's choice; he sees that Stomach for it."""

    meeples: int
    whom: Seat
    rule = "rampage.superpowers.6"

    def menu(self, s: Rampage, seat: Seat) -> Menu:
        return tuple([Pay(bag) for bag in some_of(s.meeples[self.whom], self.meeples)])

    def take(self, s: Rampage, choice: Pay) -> None:
        change_stomachs(s, self.whom, self.seat, choice.meeples, self.rule)

    def prompt(self, s: Rampage, seat: Seat) -> Words:
        return Words("ask-tastekiss", {"whom": Who(self.whom), "n": self.meeples})


# -- Unstable Mutation ----------------------------------------------------------------------------------------


class DrawPowers(Chance, frozen=True):
    """rampage.superpowers.15: from the undealt Powers, for everybody to see; they work at once."""

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
