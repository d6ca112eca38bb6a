"""The policies of simulations: cheap, but not so weak that what they play on says nothing about a choice."""

from __future__ import annotations

from random import Random
from statistics import mean
from typing import Any, ClassVar

import pytest

from roarhouse.bots.bots import find_bot
from roarhouse.bots.mind import mind_of
from roarhouse.core.game import Choice, Game
from roarhouse.core.words import Seat
from roarhouse.lab.match import Match, play_with

SEATS = 4


class Policy:
    """The policy of a game's simulations, as a bot."""

    rung: ClassVar[int] = 0

    def choose(self, game: Game[Any], s: Any, seat: Seat, rng: Random) -> Choice:
        return mind_of(game.name).choose(s, seat, rng)


def lead(game: str, number: int) -> float:
    """The points of the policy ahead of the mean of three greedy bots."""
    me = number % SEATS
    bots = [Policy() if seat == me else find_bot("greedy", game) for seat in range(SEATS)]
    scores = play_with(Match(game, SEATS, ("greedy",) * SEATS, "policies"), SEATS * number, bots).scores
    return scores[me] - mean([points for seat, points in enumerate(scores) if seat != me])


@pytest.mark.parametrize(("game", "games", "least"), [("rarrr", 12, 0.0), ("pikit", 120, -9.0), ("arrr", 24, -6.0)])
def test_a_policy_is_not_far_behind_greedy(game: str, games: int, least: float) -> None:
    assert mean([lead(game, number) for number in range(games)]) > least
