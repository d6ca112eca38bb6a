"""Secret Superpowers in the turn of their owner. Meals and answers stand in their own chapters."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from roarhouse.core.game import Auto, Refusal, no
from roarhouse.core.verbs import Dispatch
from roarhouse.core.words import Seat, Who
from roarhouse.games.rampage.rules.aftermath import Aftermath
from roarhouse.games.rampage.rules.cards.driving import drive, movable
from roarhouse.games.rampage.rules.cards.mutation import DrawPowers
from roarhouse.games.rampage.rules.cards.stomachs import Kissing, Robbing
from roarhouse.games.rampage.rules.hands import Arrange, Mount, Remove, Topple
from roarhouse.games.rampage.rules.placing import FlyTo
from roarhouse.games.rampage.rules.runaway import Effects
from roarhouse.games.rampage.rules.teeth import break_teeth
from roarhouse.games.rampage.state import Rampage
from roarhouse.games.rampage.verbs import (
    Beg,
    Fell,
    Fly,
    Invert,
    Kiss,
    Moment,
    MoreActions,
    Mutate,
    Paralyse,
    Quake,
    Vanish,
)

USES: Final[Dispatch[Callable[[Rampage, Seat, Any], None]]] = Dispatch()


# -- when it can be used --------------------------------------------------------------------------------------


def usable(s: Rampage, seat: Seat, moment: Moment) -> list[int]:
    return [card for card in sorted(set(s.supers[seat])) if refuse_use(s, seat, card, moment) is None]


def refuse_use(s: Rampage, seat: Seat, card: int, moment: Moment) -> Refusal | None:
    """rampage.superpowers.0: a card that is held, at one of its moments."""
    if card not in s.supers[seat]:
        return no("rampage.superpowers.0", "not-your-card")
    if moment not in s.box.moments[card]:
        return no("rampage.superpowers.0", "not-now", card=s.card(card))
    if isinstance(s.box.effects[card], Kiss) and not s.neighbours(seat):
        return no("rampage.superpowers.6", "nobody-near")
    if isinstance(s.box.effects[card], Fly) and not s.stands(seat):
        return no("rampage.superpowers.9", "not-now", card=s.card(card))
    return None


def use(s: Rampage, seat: Seat, card: int) -> None:
    """rampage.superpowers.0, rampage.superpowers.17: revealed, discarded, done; it costs no action."""
    effect = s.box.effects[card]
    s.actor = seat
    reveal(s, seat, card)
    USES[type(effect)](s, seat, effect)


def reveal(s: Rampage, seat: Seat, card: int) -> None:
    """rampage.superpowers.0, rampage.superpowers.17: shown when it is used, then discarded face up."""
    s.discard(seat, card)
    s.show("rampage.superpowers.0", "uses", who=Who(seat), card=s.card(card))


# -- what it does ---------------------------------------------------------------------------------------------


@USES.of(Quake)
def quake(s: Rampage, seat: Seat, card: Quake) -> None:
    """rampage.superpowers.2: every Ruin in turn, each into a bordering Neighborhood of the owner's choice."""
    ruins = [ruin for ruin in range(len(s.box.map.ruins)) if movable(s, ruin)]
    s.deed = ""
    s.then(*drive(s, seat, ruins, "rampage.superpowers.2", gobble=False), Effects())


@USES.of(Beg)
def beg(s: Rampage, seat: Seat, card: Beg) -> None:
    s.then(Robbing(seat, card.meeples))


@USES.of(Vanish)
def vanish(s: Rampage, seat: Seat, card: Vanish) -> None:
    """rampage.superpowers.4: Body and Paws off the board; the remaining actions of this turn are lost."""
    s.away[seat] = True
    s.deed = ""
    s.then(Arrange((Remove((s.paws(seat), s.body(seat))),)), Aftermath(gobble=False, rumbles=False), Effects())


@USES.of(Paralyse)
def paralyse(s: Rampage, seat: Seat, card: Paralyse) -> None:
    """rampage.superpowers.5, rampage.teams.18: opponents only."""
    for other in s.opponents(seat):
        s.paralysed[other] = True


@USES.of(Kiss)
def kiss(s: Rampage, seat: Seat, card: Kiss) -> None:
    s.then(Kissing(seat, card.meeples))


@USES.of(Fly)
def fly(s: Rampage, seat: Seat, card: Fly) -> None:
    """rampage.superpowers.9: no action, no flick, no Move."""
    s.then(FlyTo(seat, seat))


@USES.of(Fell)
def fell(s: Rampage, seat: Seat, card: Fell) -> None:
    """rampage.superpowers.11, rampage.teams.18: every other Monster of the Neighborhood, a teammate too, but none
    that is already down or whose Body is out of the City."""
    corners = s.box.corners
    others = [k for k in s.neighbours(seat) if corners[k] not in s.readings.fallen and s.in_city(s.body(k))]
    breaks = [BreakAfter(seat, other, card.teeth, "rampage.superpowers.11") for other in others]
    if others:
        s.then(Arrange(tuple([Topple(corners[other], corners[seat]) for other in others])), *breaks)


@USES.of(MoreActions)
def more_actions(s: Rampage, seat: Seat, card: MoreActions) -> None:
    """rampage.superpowers.14, rampage.turn.7: more actions in this turn."""
    s.actions += card.actions


@USES.of(Mutate)
def mutate(s: Rampage, seat: Seat, card: Mutate) -> None:
    s.then(DrawPowers(seat, card.powers))


@USES.of(Invert)
def invert(s: Rampage, seat: Seat, card: Invert) -> None:
    """rampage.superpowers.16, rampage.teams.18: all opponents are marked, and every Body that is not down is put on
    its Paws upside down."""
    opponents, corners = s.opponents(seat), s.box.corners
    for other in opponents:
        s.inverted[other] = True
    ready = [k for k in opponents if corners[k] not in s.readings.fallen and s.in_city(s.paws(k))]
    if ready:
        s.then(Arrange(tuple([Mount(corners[other], True) for other in ready])))


class BreakAfter(Auto, frozen=True):
    """A break by a card, one victim after the other."""

    by: Seat
    of: Seat
    teeth: int
    why: str

    def do(self, s: Rampage) -> None:
        break_teeth(s, self.by, self.of, self.teeth, self.why)
