"""The policies of simulations: cheap, but not so weak that what they play on says nothing about a choice."""

from __future__ import annotations

from statistics import mean

import pytest

from roarhouse.bots.bots import find_bot
from roarhouse.bots.searchers import PolicyBot
from roarhouse.lab.match import Match, play_with

SEATS = 4


def lead(game: str, number: int) -> float:
    """The points of the policy ahead of the mean of three greedy bots."""
    me = number % SEATS
    bots = [PolicyBot() if seat == me else find_bot("greedy", game) for seat in range(SEATS)]
    scores = play_with(Match(game, SEATS, ("greedy",) * SEATS, "policies"), SEATS * number, bots).scores
    return scores[me] - mean([points for seat, points in enumerate(scores) if seat != me])


@pytest.mark.slow
@pytest.mark.parametrize(("game", "games", "least"), [("rarrr", 12, 0.0), ("pikit", 120, -9.0), ("arrr", 24, -6.0)])
def test_a_policy_is_not_far_behind_greedy(game: str, games: int, least: float) -> None:
    assert mean([lead(game, number) for number in range(games)]) > least
