"""Gobbling Buildings: empty Floors, and Floors that left the City."""

from __future__ import annotations

from typing import TYPE_CHECKING

from roarhouse.core.game import Auto
from roarhouse.core.words import Seat, Who

if TYPE_CHECKING:
    from roarhouse.games.rampage.state import Rampage


class Gobble(Auto, frozen=True):
    """rampage.gobble.1, rampage.gobble.3, rampage.gobble.4, rampage.teams.9: empty Floors into the Stomach of whoever
    acted, whoever emptied them. rampage.clarifications.8, rampage.clarifications.10: and those out of the City, at no
    cost. rampage.clarifications.19: after an accident they go to the box and score for nobody."""

    seat: Seat
    bare: int
    out: int
    to_box: bool = False

    def do(self, s: Rampage) -> None:
        if self.to_box:
            s.floors_boxed += self.bare + self.out
            s.tell("rampage.clarifications.19", "floors-to-box", n=self.bare + self.out)
            return
        s.floors[self.seat] += self.bare + self.out
        s.gained = True
        if self.out:
            s.tell("rampage.clarifications.10", "gobbles-out", who=Who(self.seat), n=self.out)
        if self.bare:
            s.tell("rampage.gobble.1", "gobbles", who=Who(self.seat), n=self.bare)
