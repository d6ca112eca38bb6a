"""Rumble: Bodies that fell during an action."""

from __future__ import annotations

from roarhouse.core.game import Auto
from roarhouse.core.words import Seat, Who
from roarhouse.games.rampage.rules.teeth import break_teeth
from roarhouse.games.rampage.state import Rampage
from roarhouse.games.rampage.verbs import BreakMore


def rumble(s: Rampage, again: Auto) -> bool:
    """rampage.rumble.1, rampage.rumble.2, rampage.rumble.6, rampage.rumble.7, rampage.judge.12: every other Monster
    that fell during this action, in or out of the City, has a Tooth broken; once, and not if its Body came up
    again."""
    own = s.box.corners[s.actor]
    fallen = [m for m in s.knocked if m in s.readings.fallen and m not in s.credited and m != own]
    if not fallen:
        return False
    s.credited += tuple(fallen)
    s.then(*[Fall(s.box.seat_of[monster]) for monster in fallen], again)
    return True


class Fall(Auto, frozen=True):
    """rampage.rumble.3, rampage.rumble.4: the Body stays where it lies, and costs a Tooth this once."""

    seat: Seat

    def do(self, s: Rampage) -> None:
        s.tell("rampage.rumble.3", "falls", who=Who(self.seat))
        break_teeth(s, s.actor, self.seat, teeth_for_a_fall(s), "rampage.rumble.1")


def teeth_for_a_fall(s: Rampage) -> int:
    """rampage.powers.1: two for a Boxer who moved."""
    boxer = s.power(s.actor, BreakMore)
    return boxer.teeth if boxer and s.deed in ("flick", "jump") else 1
