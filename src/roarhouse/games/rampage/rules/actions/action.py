"""How an action begins, and what follows every action."""

from __future__ import annotations

from roarhouse.core.game import Auto
from roarhouse.core.words import Seat
from roarhouse.games.rampage.rules.aftermath import Aftermath
from roarhouse.games.rampage.rules.cards.driving import SmellyPaws
from roarhouse.games.rampage.rules.runaway import Effects
from roarhouse.games.rampage.state import Rampage


def begin(s: Rampage, seat: Seat, deed: str) -> None:
    """A new action: no Body has fallen in it yet."""
    s.actor, s.deed, s.flicks = seat, deed, 0
    s.knocked, s.credited, s.vacuum = (), (), None


def end_action(s: Rampage) -> None:
    """rampage.judge.11: what follows every action, in this order."""
    s.then(Aftermath(), SmellyPaws(), Effects(), SpendAction())


class SpendAction(Auto, frozen=True):
    """rampage.move.6: one action less; the next one is open to the whole team again."""

    def do(self, s: Rampage) -> None:
        s.actions -= 1
        s.passed = [False] * len(s.passed)
