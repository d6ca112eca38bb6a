"""How long a bot waits: a shot is a film, and films are what a table watches."""

from __future__ import annotations

from typing import Final

from roarhouse.core.pile import Window
from roarhouse.core.words import Seat
from roarhouse.games.rampage.rules.turn import ChooseAction
from roarhouse.games.rampage.state import Rampage

PAIR: Final = 2
A_FILM: Final = 2.0  # of a delay: with more seats several bots in a row would run ahead of their films


def tempo(s: Rampage, seat: Seat) -> float:
    """Before a turn begins and in windows as in any game. Between shots a bot thinks while the last film is watched;
    what follows from a shot (its aim, the meal) comes at once."""
    if not s.turns or isinstance(s.agenda[-1], Window):
        return 1.0
    if isinstance(s.agenda[-1], ChooseAction):
        return 0.0 if len(s.box.seats) == PAIR else A_FILM
    return 0.0
