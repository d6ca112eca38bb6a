"""Gobbling Buildings: empty Floors, and Floors that left the City."""

from __future__ import annotations

from roarhouse.core.game import Auto
from roarhouse.core.words import Seat, Who
from roarhouse.games.rampage.physics.city.plan import Piece
from roarhouse.games.rampage.speech.names import floor_names
from roarhouse.games.rampage.state import Rampage


class Gobble(Auto, frozen=True):
    """rampage.gobble.1, rampage.gobble.3, rampage.gobble.4, rampage.teams.9: empty Floors go into the Stomach of the
    acting player, no matter who emptied them. rampage.clarifications.8, rampage.clarifications.10: and those out of
    the City, at no cost. rampage.clarifications.19: after an accident they go to the box and score nothing."""

    seat: Seat
    bare: tuple[Piece, ...]
    out: tuple[Piece, ...]
    to_box: bool = False

    def do(self, s: Rampage) -> None:
        taken = (*self.bare, *self.out)
        if self.to_box:
            s.floors_boxed += len(taken)
            s.tell("rampage.clarifications.19", "floors-to-box", floors=floor_names(s.box, taken))
            return
        s.floors[self.seat] += len(taken)
        s.gained = True
        who = Who(self.seat)
        if self.out:
            s.tell("rampage.clarifications.10", "gobbles-out", who=who, floors=floor_names(s.box, self.out))
        if self.bare:
            floors = floor_names(s.box, self.bare, "empty-floors-of")
            s.tell("rampage.gobble.1", "gobbles", who=who, floors=floors)
