"""The game flow: four phases, then the player on the left."""

from __future__ import annotations

from roarhouse.core.game import Auto
from roarhouse.core.words import Seat, Who
from roarhouse.games.arrr.choices import NOTHING
from roarhouse.games.arrr.rules.action import Opening
from roarhouse.games.arrr.rules.crew import prepare
from roarhouse.games.arrr.rules.equipment import prepare_crew
from roarhouse.games.arrr.rules.horizon import Horizon
from roarhouse.games.arrr.rules.pile import Open
from roarhouse.games.arrr.rules.recruitment import Refill, recruit
from roarhouse.games.arrr.rules.scoring import Voting, needs_vote
from roarhouse.games.arrr.state import FRESH, Arrr


class Begin(Auto, frozen=True):
    """arrr.turn.1: the starting player has the first turn."""

    def do(self, s: Arrr) -> None:
        s.then(Turn(s.active))


class Turn(Auto, frozen=True):
    """arrr.turn.3, arrr.symbols.6, arrr.terms.1: Recruitment, Equipment, Action, Explore new horizons.

    arrr.turn.5, arrr.crew.14: before that the player's depleted cards are prepared.
    """

    seat: Seat

    def do(self, s: Arrr) -> None:
        seat = self.seat
        s.turns += 1
        s.active, s.in_turn, s.course = seat, (seat,), FRESH
        prepare(s, s.equipped[seat])
        s.tell("arrr.turn.3", "turn-begins", who=Who(seat), n=s.turns)
        s.then(Refill(seat), Equipment(seat), Opening(seat), Open("W5"), EndAction(), Horizon(), EndTurn())
        recruit(s, seat)


class Equipment(Auto, frozen=True):
    """arrr.turn.3: phase 2."""

    seat: Seat

    def do(self, s: Arrr) -> None:
        prepare_crew(s, self.seat, s.equipped[self.seat])


class EndAction(Auto, frozen=True):
    """arrr.events.4: the Action phase is over, and the declaration with it."""

    def do(self, s: Arrr) -> None:
        s.declared, s.claim, s.sailing = None, None, NOTHING


class EndTurn(Auto, frozen=True):
    """arrr.turn.4, arrr.horizon.4: the player on the left is next; arrr.end.2: or the points are counted."""

    def do(self, s: Arrr) -> None:
        if not s.over:
            s.then(Turn(s.box.after[s.active][0]))
        elif needs_vote(s):
            s.then(Voting())
