"""The bots that search: `search` and `master`, for every game with a mind."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar, Final
from warnings import warn

from roarhouse.bots.mind import Mind, greedy_choice, mind_of, policy_of
from roarhouse.bots.search import examine
from roarhouse.bots.value import WeightsError
from roarhouse.core.budget import Budget
from roarhouse.core.game import Choice, Game
from roarhouse.core.words import Seat

LEAST: Final = 20  # simulations, however many others wait


class PolicyBot:
    """Plays with the policy of simulations: for learning and experiments, not offered to play with."""

    rung: ClassVar[int] = 0

    def choose(self, game: Game[Any], s: Any, seat: Seat, rng: Random) -> Choice:
        return policy_of(game.name)(s, seat, rng)


class SearchBot:
    """Makes the choice with the best estimated chance. Without usable weights, greedy plays in its place."""

    rung: ClassVar[int] = 2
    name: ClassVar[str] = "search"  # its table in a game's `bot/rungs.toml`
    most: ClassVar[float] = 0.5  # seconds

    def __init__(self, mind: Mind | None = None, budget: Budget | None = None) -> None:
        self.mind = mind
        self.chance: float | None = None  # to win, as estimated for the last choice; for exported data
        self.simulations = budget.simulations if budget else None
        self.seconds = budget.seconds if budget else self.most
        self.remembers = 0.0  # of what was open to all
        self.share = 1.0  # of the simulations, while others wait

    def choose(self, game: Game[Any], s: Any, seat: Seat, rng: Random) -> Choice:
        self.chance = None
        try:
            mind = self.mind or mind_of(game.name, self.name)
        except WeightsError as error:
            warn(f"greedy plays: {error}", stacklevel=2)
            return greedy_choice(game.name, game, s, seat, rng)
        best = examine(game, mind, s, seat, rng, self.budget(mind), race=True)[0]
        self.chance = best.mean() if best.n else None
        return best.choice

    def budget(self, mind: Mind) -> Budget:
        whole = self.simulations or mind.simulations
        return Budget(min(whole, max(LEAST, int(whole * self.share))), self.seconds)


class MasterBot(SearchBot):
    """Thinks longer."""

    rung: ClassVar[int] = 3
    name: ClassVar[str] = "master"
    most: ClassVar[float] = 2.0
