"""A greedy bot: the planner with very few rehearsals."""

from __future__ import annotations

from typing import ClassVar

from roarhouse.games.rampage.bot.planner import Planner


class Greedy(Planner):
    """A handful of rehearsals for each action."""

    rung: ClassVar[int] = 1
    rehearsals: ClassVar[int] = 6

    def __init__(self, seconds: float = 1.0) -> None:
        super().__init__(seconds)


BOT = Greedy
