"""Thinking ahead: while a player eats, the next bot works out its first action on the table as it will stand then.

What it foresees is its own guess, from what its seat knows; a plan for another table than the one that comes is void.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from roarhouse.core.game import NATURE
from roarhouse.core.words import Seat
from roarhouse.games.rampage.bot.planner import bite
from roarhouse.games.rampage.defaults import default
from roarhouse.games.rampage.rules.chow import Bite
from roarhouse.games.rampage.rules.turn import ChooseAction
from roarhouse.games.rampage.state import Rampage

STEPS: Final = 60  # of a meal and what follows it, at most


def next_seat(s: Rampage) -> Seat | None:
    """The seat whose turn begins after the meal that is eaten now; None while something else is asked."""
    if not (s.agenda and isinstance(s.agenda[-1], Bite)) or s.last_turns == 0:
        return None
    return s.box.parties[(s.party + 1) % len(s.box.parties)][0]


def foresee(game: Any, s: Rampage, seat: Seat, rng: Random) -> bool:
    """Play on until this seat chooses its action, every meal as a bot would eat it; False if it never does."""
    for _ in range(STEPS):
        if not s.agenda:
            return False
        if s.agenda[-1] == ChooseAction(seat):
            return True
        for one in game.turn(s)[:1]:
            game.apply(s, one, game.nature(s, rng) if one == NATURE else expected(s, one))
    return False


def expected(s: Rampage, seat: Seat) -> Any:
    return bite(s, seat) if isinstance(s.agenda[-1], Bite) else default(s, seat)
