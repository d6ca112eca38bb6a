"""Gameplay overview: a turn has four steps, and turns go clockwise until the end."""

from __future__ import annotations

from typing import Final

from roarhouse.core.game import Auto
from roarhouse.core.words import Seat, Who
from roarhouse.games.pikit.options import PLAYER_AIDS
from roarhouse.games.pikit.rules.endgame import another_turn, finish
from roarhouse.games.pikit.rules.play import PlayCards
from roarhouse.games.pikit.rules.refill import EndOfTurn
from roarhouse.games.pikit.rules.roll import Roll
from roarhouse.games.pikit.rules.take import AddCards
from roarhouse.games.pikit.state import NOT_ROLLED, Pikit


class BeginTurn(Auto, frozen=True):
    """pikit.turn.4, pikit.turn.5: roll dice, play cards, add cards to the hand, end of turn.

    pikit.play.7: cards added to the hand cannot be played in the same turn.
    """

    seat: Seat

    def do(self, s: Pikit) -> None:
        s.active, s.dice = self.seat, NOT_ROLLED
        s.turns += 1
        s.then(*TURNS[self.seat])
        if s.story is not None:
            s.tell("pikit.turn.4", "turn-begins" if s.final < 0 else "final-turn-begins", who=Who(self.seat))


class NextTurn(Auto, frozen=True):
    """pikit.turn.2, pikit.turn.3, pikit.refill.5: clockwise, until the final turns are over."""

    def do(self, s: Pikit) -> None:
        if another_turn(s):
            s.agenda.append(BEGIN[s.box.others[s.active][0]])
        else:
            finish(s)


# built once: a turn allocates nothing
BEGIN: Final = tuple(BeginTurn(seat) for seat in range(PLAYER_AIDS))
TURNS: Final = tuple(
    (Roll(), PlayCards(seat), AddCards(seat), EndOfTurn(), NextTurn()) for seat in range(PLAYER_AIDS)
)
