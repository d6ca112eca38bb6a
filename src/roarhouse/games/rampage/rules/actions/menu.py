"""The actions that a place allows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from roarhouse.core.game import Choice, Refusal
from roarhouse.core.words import Seat
from roarhouse.games.rampage.choices import Breathe, Demolish, Move, Right, Slam, TossIt
from roarhouse.games.rampage.rules.actions.breathe import refuse_breathe, start_breathe
from roarhouse.games.rampage.rules.actions.demolish import refuse_demolish, refuse_slam, start_demolish, start_slam
from roarhouse.games.rampage.rules.actions.move import refuse_move, start_move
from roarhouse.games.rampage.rules.actions.right import refuse_right, start_right
from roarhouse.games.rampage.rules.actions.targets import buildings
from roarhouse.games.rampage.rules.actions.toss import refuse_toss, start_toss
from roarhouse.games.rampage.state import Rampage

Refuse = Callable[[Rampage, Seat, Any], Refusal | None]
Start = Callable[[Rampage, Seat, Any], None]
ACTIONS: Final[dict[type[Choice], tuple[Refuse, Start]]] = {
    Move: (refuse_move, start_move),
    Demolish: (refuse_demolish, start_demolish),
    Slam: (refuse_slam, start_slam),
    TossIt: (refuse_toss, start_toss),
    Breathe: (refuse_breathe, start_breathe),
    Right: (refuse_right, start_right),
}


def possible_actions(s: Rampage, seat: Seat) -> list[Choice]:
    """rampage.turn.3, rampage.turn.4: every action that the place allows; earlier actions do not matter."""
    others = [other for other in s.box.seats if other != seat]
    corners = [s.box.corners[other] for other in others]
    wanted: list[Choice] = [Right(), Move(), Move(jump=True)]
    wanted += [Demolish(ruin) for ruin in buildings(s)]
    wanted += [Slam(corner) for corner in corners]
    wanted += [TossIt(piece) for piece in (*s.box.roster.vehicles, s.paws(seat), *[s.body(k) for k in others])]
    wanted += [Breathe(corner) for corner in (s.box.corners[seat], *corners)]
    return [choice for choice in wanted if refuse_action(s, seat, choice) is None]


def refuse_action(s: Rampage, seat: Seat, choice: Choice) -> Refusal | None:
    return ACTIONS[type(choice)][0](s, seat, choice)
