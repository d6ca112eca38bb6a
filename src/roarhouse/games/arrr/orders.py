"""Standing orders in windows: pass until something concerns the seat. The server keeps them secret.

An order is due by public knowledge and never by what a hand holds, so a pass that comes from one tells nothing.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from roarhouse.core.pile import LET, Let
from roarhouse.core.words import Seat
from roarhouse.games.arrr.choices import NOTHING
from roarhouse.games.arrr.rules.effects import concerned
from roarhouse.games.arrr.rules.pile import Respond
from roarhouse.games.arrr.state import Arrr
from roarhouse.games.arrr.verbs import MOMENTS, Moment

Windows = Annotated[tuple[Moment, ...], Meta(max_length=len(MOMENTS))]


class Passing(Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    """How long to pass: in these windows only, until something targets the seat, or while this pile lasts."""

    until: Literal["stopped", "targeted", "resolved"] = "stopped"
    card: Annotated[int, Meta(ge=NOTHING, le=9999)] = NOTHING  # of the lowest effect on the pile to be resolved
    own: Windows = ()  # windows to let pass in the own turn, as long as nothing is on the pile
    others: Windows = ()  # the same in the turns of others


def is_targeted(s: Arrr, seat: Seat) -> bool:
    """Does an effect on the pile hit this seat, or an effect of its own?"""
    return any(concerned(s, effect) == seat for effect in s.pile)


class Orders:
    Order = Passing

    def occasion(self, s: Arrr, seat: Seat) -> str:
        """One turn of the seat, up to its next one."""
        return f"{s.turns - (s.active - seat) % len(s.box.seats)}" if s.turns else ""

    def due(self, s: Arrr, seat: Seat, order: Passing) -> Let | None:
        """arrr.pile.10: passing is always possible, but a seat that is targeted is asked, unless it wants this pile
        resolved."""
        window = s.agenda[-1] if s.agenda else None
        if not isinstance(window, Respond) or window.seat != seat:
            return None
        if order.until == "resolved" and s.pile and s.pile[0].card == order.card:
            return LET
        if order.until == "targeted" and seat not in s.in_turn and not is_targeted(s, seat):
            return LET
        passed = order.own if seat in s.in_turn else order.others
        return LET if not s.pile and window.moment in passed else None

    def left(self, s: Arrr, seat: Seat, order: Passing) -> Passing | None:
        """What is left of an order: `resolved` ends with its pile, `targeted` when the seat is asked because it is
        targeted, or is asked anything else; windows to let pass stay until the occasion is over."""
        if self.has_ended(s, seat, order):
            order = replace(order, until="stopped", card=NOTHING)
        return None if order == Passing() else order

    def has_ended(self, s: Arrr, seat: Seat, order: Passing) -> bool:
        if order.until == "resolved":
            return not s.pile and s.resolving is None
        step = s.agenda[-1] if s.agenda else None
        asked = step is not None and seat in step.turn(s)
        return asked and (not isinstance(step, Respond) or is_targeted(s, seat))
