"""Standing orders in windows: pass for me, until something concerns me. The server keeps them secret."""

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
    """How long to pass: until something targets me, until I am in turn, or while this pile lasts; and where to
    stop."""

    until: Literal["targeted", "inTurn", "resolved"]
    card: int = NOTHING  # of the lowest effect on the pile that is to be resolved
    stops: tuple[Moment, ...] = ()  # windows in which to be asked nevertheless, as long as nothing is on the pile


class Orders:
    Order = Passing

    def occasion(self, s: Arrr, seat: Seat) -> str:
        """From one own turn to the next."""
        return f"{s.turns - (s.active - seat) % len(s.box.seats)}" if s.turns else ""

    def due(self, s: Arrr, seat: Seat, order: Passing) -> Let | None:
        """arrr.pile.10: passing is always possible; whoever is in turn is asked, and so is a seat with a stop
        here."""
        window = s.agenda[-1] if s.agenda else None
        if not isinstance(window, Respond) or window.seat != seat:
            return None
        if order.until == "resolved":
            return LET if s.pile and s.pile[0].card == order.card else None
        if seat in s.in_turn or (not s.pile and window.moment in order.stops):
            return None
        concerned = order.until == "targeted" and any(concerns(s, seat, effect) for effect in s.pile)
        return None if concerned else LET


def concerns(s: Arrr, seat: Seat, effect: Piled) -> bool:
    """Does an effect on the pile hit this seat, or an effect of its own?"""
    if effect.cancelled:
        return False
    if effect.of != "penalty" and s.box.uses[effect.card][effect.use].aim == "pile":
        return s.pile[effect.target].by == seat
    return victim_of(s, effect) == seat
