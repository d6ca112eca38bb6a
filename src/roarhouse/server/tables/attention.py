"""Questions that need no person: a seat is not asked where it has nothing to decide, and windows close by themselves.

At a table with one person, a seat that has a single sensible choice makes it at once: the bots learn nothing from
it. With several people, how long a seat takes would reveal its hand. There, each window closes after a delay drawn in
the same way for every hand, unless the seat holds it open; other questions are always asked. A seat that wants to be
asked everything is asked everything.
"""

from __future__ import annotations

from typing import Any, Final, Literal

from roarhouse.core.game import Choice, Game
from roarhouse.core.pile import Window
from roarhouse.core.words import Seat
from roarhouse.server.store.base import About
from roarhouse.server.wire.types import Pace

Unasked = Literal["forced", "closing", "lesson"]
PACES: Final[dict[Pace, float]] = {"slow": 2.0, "normal": 1.0, "quick": 0.4}  # factors of the delay of a bot
WINDOW_SHARE: Final = 0.25  # of a bot's delay: in windows at a table with one person


def people(about: About) -> list[Seat]:
    """Seats of persons, including those a bot stands in for: they may come back."""
    return [seat for seat, one in enumerate(about.seats) if one.kind == "person"]


def is_window(s: Any) -> bool:
    return bool(s.agenda) and isinstance(s.agenda[-1], Window)


def forced_choice(game: Game[Any], s: Any, seat: Seat) -> Choice | None:
    """The only choice, apart from pointless ones; None if there is something to decide."""
    menu = game.all_choices(s, seat) or ()
    sensible = [choice for choice in menu if len(menu) == 1 or not game.pointless(s, seat, choice)]
    return sensible[0] if len(sensible) == 1 else None


def unasked(about: About, game: Game[Any], s: Any, seat: Seat) -> Unasked | None:
    """How this seat is spared the open question; None if it is asked."""
    if about.seats[seat].ask_all or about.seats[seat].kind != "person":
        return None
    if len(people(about)) == 1:
        return "forced" if forced_choice(game, s, seat) else None
    return "closing" if is_window(s) and about.clock.kind != "slow" else None


def pace(about: About, s: Any) -> float:
    """Factor of the bots' delays: as slow as the slowest wish of a person; depends on nothing that is hidden."""
    persons = people(about)
    wished = max((PACES[about.seats[seat].pace] for seat in persons), default=1.0)
    return wished * (WINDOW_SHARE if len(persons) == 1 and is_window(s) else 1.0)
