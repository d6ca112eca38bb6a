"""What is chosen for a player whose time is up."""

from __future__ import annotations

from roarhouse.core.game import Choice
from roarhouse.core.words import Seat
from roarhouse.games.pikit.choices import STEAL_MECHA
from roarhouse.games.pikit.state import Pikit


def default(s: Pikit, seat: Seat) -> Choice:
    """pikit.effect-cancel.11, pikit.pair.8: no card is played or cancelled and no player is robbed; otherwise
    the first choice of the menu. It does not depend on anything that the others cannot see."""
    menu: tuple[Choice, ...] = s.agenda[-1].menu(s, seat)
    return next(choice for choice in menu if choice is not STEAL_MECHA)
