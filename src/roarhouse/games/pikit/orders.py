"""Standing orders in the windows of Cancel: let every card happen until the seat's next turn.

Whether an order is due follows from public information, so a window that it answers reveals nothing about the hand.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from roarhouse.core.pile import LET, Let
from roarhouse.core.words import Seat
from roarhouse.games.pikit.rules.cancel import Answer
from roarhouse.games.pikit.state import Pikit


class LetHappen(Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    """Answer no card until the seat's next turn begins."""

    until: Literal["myTurn"]


class Orders:
    Order = LetHappen

    def occasion(self, s: Pikit, seat: Seat) -> str:
        """The number of the seat's last turn: an order lasts until its next one begins, or until the game is over."""
        return f"{s.turns - (s.active - seat) % len(s.box.seats)}" if s.turns and s.agenda else ""

    def due(self, s: Pikit, seat: Seat, order: LetHappen) -> Let | None:
        """pikit.effect-cancel.11: in every window that asks the seat, with or without a Cancel in hand."""
        window = s.agenda[-1] if s.agenda else None
        return LET if isinstance(window, Answer) and window.seat == seat else None

    def left(self, s: Pikit, seat: Seat, order: LetHappen) -> LetHappen:
        """All of it, until the seat's next turn."""
        return order
