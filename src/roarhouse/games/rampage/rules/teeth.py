"""Teeth: lost to the box, broken by others, and paid for with Meeples when none is left."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Any, Final

from roarhouse.core.bags import Bag, bag_of, minus, plus
from roarhouse.core.game import Ask, Auto, Choice, Refusal, no
from roarhouse.core.pile import Window
from roarhouse.core.words import Seat, Who, Words
from roarhouse.games.rampage.choices import NO_SEAT, Answer, Pay
from roarhouse.games.rampage.physics.city.plan import COLOURS
from roarhouse.games.rampage.speech.names import meeple_names
from roarhouse.games.rampage.state import Rampage
from roarhouse.games.rampage.verbs import Protect

PRICE: Final = 2  # Meeples for a Tooth


class LoseTeeth(Auto, frozen=True):
    """rampage.move.4, rampage.move.7: Teeth go back to the box and score nothing. rampage.clarifications.12: two
    Meeples for each that is missing. rampage.rumble.4: nothing while the Body is on the ground."""

    seat: Seat
    teeth: int
    why: str  # the rule

    def do(self, s: Rampage) -> None:
        if s.down(self.seat):
            s.tell("rampage.rumble.4", "down-keeps-teeth", who=Who(self.seat))
            return
        lost = min(self.teeth, s.mouth[self.seat])
        s.mouth[self.seat] -= lost
        s.teeth_boxed += lost
        s.tell(self.why, "loses-teeth", who=Who(self.seat), n=lost)
        if lost < self.teeth:
            s.then(PayMeeples(self.seat, (self.teeth - lost) * PRICE))


class PayMeeples(Ask, frozen=True):
    """rampage.clarifications.11, rampage.clarifications.12: Meeples of the payer's choice, to an opponent or to the
    box; all of them, if there are fewer."""

    meeples: int
    to: Seat = NO_SEAT
    why: str = "rampage.clarifications.12"
    rule = "rampage.clarifications.12"

    def menu(self, s: Rampage, seat: Seat) -> tuple[Pay, ...]:
        return tuple([Pay(bag) for bag in some_of(s.meeples[seat], self.meeples)])

    def refuse(self, s: Rampage, seat: Seat, choice: Choice) -> Refusal | None:
        bag = choice.meeples if isinstance(choice, Pay) else ()
        due = min(self.meeples, sum(s.meeples[seat]))
        if len(bag) != len(COLOURS) or min(bag) < 0 or sum(bag) != due:
            return no(self.why, "pay-so-many", n=due)
        return None if min(minus(s.meeples[seat], bag)) >= 0 else no(self.why, "not-in-your-stomach")

    def take(self, s: Rampage, choice: Pay) -> None:
        s.meeples[self.seat] = minus(s.meeples[self.seat], choice.meeples)
        facts: dict[str, Any] = {"who": Who(self.seat), "meeples": meeple_names(choice.meeples)}
        if self.to == NO_SEAT:
            s.boxed = plus(s.boxed, choice.meeples)
            s.show(self.why, "pays-to-box", **facts)
        else:
            s.meeples[self.to] = plus(s.meeples[self.to], choice.meeples)
            s.show(self.why, "pays-to", whom=Who(self.to), **facts)

    def prompt(self, s: Rampage, seat: Seat) -> Words:
        return Words("ask-paymeeples", {"n": min(self.meeples, sum(s.meeples[seat]))})


def some_of(bag: Bag, n: int) -> list[Bag]:
    """Every way to take `n` Meeples out of a Stomach; all of them, if there are fewer."""
    if sum(bag) <= n:
        return [bag]
    kinds = [colour for colour, count in enumerate(bag) if count]
    ways = [bag_of(len(bag), some) for some in combinations_with_replacement(kinds, n)]
    return [way for way in ways if min(minus(bag, way)) >= 0]


# -- broken by others -----------------------------------------------------------------------------------------


def break_teeth(s: Rampage, by: Seat, of: Seat, teeth: int, why: str) -> None:
    """rampage.rumble.1: another player takes Teeth into their Stomach. rampage.superpowers.10: unless the victim
    secretly holds Teeth Protector. rampage.teams.15: teammates are spared without friendlyFire."""
    mates = s.box.party_of[by] == s.box.party_of[of]
    if mates and not s.box.options.friendly_fire:
        return
    s.then(BreakTeeth(by, of, teeth, why))
    if not mates and s.could_hold(of, Protect):
        s.then(Guard(of, ()))


class BreakTeeth(Auto, frozen=True):
    """rampage.rumble.1, rampage.rumble.8: the tokens change hands. rampage.clarifications.11, rampage.powers.1: two
    Meeples for each that is missing."""

    by: Seat
    of: Seat
    teeth: int
    why: str

    def do(self, s: Rampage) -> None:
        taken = min(self.teeth, s.mouth[self.of])
        s.mouth[self.of] -= taken
        s.broken[self.by] += taken
        s.tell(self.why, "breaks-teeth", who=Who(self.by), whom=Who(self.of), n=taken)
        if taken < self.teeth:
            owed = (self.teeth - taken) * PRICE
            s.then(PayMeeples(self.of, owed, self.by, "rampage.clarifications.11"))


class Guard(Window, frozen=True):
    """rampage.superpowers.10: the victim may call the break off, and break one Tooth in return."""

    rule = "rampage.superpowers.10"

    def answers(self, s: Rampage, seat: Seat) -> tuple[Choice, ...]:
        card = s.held(seat, Protect)
        return () if card is None else (Answer(card),)

    def respond(self, s: Rampage, choice: Answer) -> None:
        called_off = s.agenda.pop()
        assert isinstance(called_off, BreakTeeth)
        effect = s.box.effects[choice.card]
        assert isinstance(effect, Protect)
        s.discard(self.seat, choice.card)
        s.show(self.rule, "protects", who=Who(self.seat), card=s.card(choice.card), n=called_off.teeth)
        if not s.down(called_off.by):
            break_teeth(s, self.seat, called_off.by, effect.teeth, self.rule)

    def prompt(self, s: Rampage, seat: Seat) -> Words:
        step = s.agenda[-2]
        assert isinstance(step, BreakTeeth)
        return Words("ask-guard", {"who": Who(step.by), "n": step.teeth})
