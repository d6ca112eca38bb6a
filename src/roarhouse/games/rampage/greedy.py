"""A greedy player: the planner with hardly any time to think."""

from __future__ import annotations

from roarhouse.games.rampage.planner import Planner


class Greedy(Planner):
    """A handful of rehearsals for each action."""

    def __init__(self, seconds: float = 0.3, workers: int | None = None) -> None:
        super().__init__(seconds, workers)
