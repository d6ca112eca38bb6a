"""Standing orders in a battle: pass once the Level to beat exceeds a limit. The server keeps them secret."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from roarhouse.core.words import Seat
from roarhouse.games.rarrr.bot.greedy import best_pass
from roarhouse.games.rarrr.choices import Pass
from roarhouse.games.rarrr.rules.battle import Bidding
from roarhouse.games.rarrr.state import Rarrr


class PassAbove(Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    """The highest Level that this seat still wants to beat."""

    pass_above: Annotated[int, Meta(ge=0, le=9999)]


class Orders:
    Order = PassAbove

    def occasion(self, s: Rarrr, seat: Seat) -> str:
        """This battle, until the seat is out of it."""
        return f"{s.round}:{s.city}" if s.city >= 0 and not s.passed[seat] else ""

    def due(self, s: Rarrr, seat: Seat, order: PassAbove) -> Pass | None:
        """rarrr.pass.9: passing is always possible; what makes the hand strongest is taken back."""
        if s.agenda and isinstance(s.agenda[-1], Bidding) and s.highest_other(seat) > order.pass_above:
            return best_pass(s, seat)
        return None

    def left(self, s: Rarrr, seat: Seat, order: PassAbove) -> PassAbove:
        """All of it, as long as the battle lasts."""
        return order
