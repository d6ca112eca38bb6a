"""Standing orders in windows: pass for me, until something concerns me. The server keeps them secret.

An order is due by what everybody sees and never by what a hand holds, so a pass that comes from one tells nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from roarhouse.core.pile import LET, Let
from roarhouse.core.words import Seat
from roarhouse.games.arrr.choices import NOTHING
from roarhouse.games.arrr.effects.answers import victim_of
from roarhouse.games.arrr.pile import Respond
from roarhouse.games.arrr.values import Moment, Piled

if TYPE_CHECKING:
    from roarhouse.games.arrr.state import Arrr


class Passing(Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    """How long to pass: in these windows only, until something targets me, or while this pile lasts."""

    until: Literal["stopped", "targeted", "resolved"] = "stopped"
    card: int = NOTHING  # of the lowest effect on the pile that is to be resolved
    own: tuple[Moment, ...] = ()  # windows to let pass in one's own turn, as long as nothing is on the pile
    others: tuple[Moment, ...] = ()  # the same in the turns of others


class Orders:
    Order = Passing

    def occasion(self, s: Arrr, seat: Seat) -> str:
        """From one own turn to the next."""
        return f"{s.turns - (s.active - seat) % len(s.box.seats)}" if s.turns else ""

    def due(self, s: Arrr, seat: Seat, order: Passing) -> Let | None:
        """arrr.pile.10: passing is always possible, but whoever is targeted is asked."""
        window = s.agenda[-1] if s.agenda else None
        if not isinstance(window, Respond) or window.seat != seat:
            return None
        if order.until == "resolved" and s.pile and s.pile[0].card == order.card:
            return LET
        if any(concerns(s, seat, effect) for effect in s.pile):
            return None
        if order.until == "targeted" and seat not in s.in_turn:
            return LET
        passed = order.own if seat in s.in_turn else order.others
        return LET if not s.pile and window.moment in passed else None


def concerns(s: Arrr, seat: Seat, effect: Piled) -> bool:
    """Does an effect on the pile hit this seat, or an effect of its own?"""
    if effect.cancelled:
        return False
    if effect.of != "penalty" and s.box.uses[effect.card][effect.use].aim == "pile":
        return s.pile[effect.target].by == seat
    return victim_of(s, effect) == seat
