"""Spending an action on turning the own Body right side up."""

from __future__ import annotations

from roarhouse.core.game import Refusal, no
from roarhouse.core.words import Seat, Who
from roarhouse.games.rampage.choices import Right
from roarhouse.games.rampage.rules.actions.action import begin, end_action
from roarhouse.games.rampage.rules.hands import Arrange, Mount
from roarhouse.games.rampage.state import Rampage


def refuse_right(s: Rampage, seat: Seat, choice: Right) -> Refusal | None:
    """rampage.superpowers.16: only a Body that was set upside down."""
    return None if s.inverted[seat] else no("rampage.superpowers.16", "not-upside-down")


def start_right(s: Rampage, seat: Seat, choice: Right) -> None:
    """rampage.superpowers.16: the Body right side up again, at the price of an action."""
    begin(s, seat, "right")
    s.inverted[seat] = False
    s.tell("rampage.superpowers.16", "rights", who=Who(seat))
    s.then(Arrange((Mount(s.box.corners[seat]),)))
    end_action(s)
