"""Many whole games between random players in every mode: they end, and nothing is made or lost."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.laws.laws import choose
from tests.rampage.table import GAME, options

SOAK: list[dict[str, Any]] = [
    {"seats": 2},
    {"seats": 3, "runawaySide": "B"},
    {"seats": 4, "noise": "high", "ruinEdge": "flush"},
    {"seats": 4, "teams": True, "tailorMade": True, "fashionableDiet": True},
    {"seats": 3, "babyMonsters": True, "runawaySide": "random"},
    {"seats": 2, "ruinMeeples": "all", "gobbleAfterChow": True, "accidents": "off", "rimContact": False},
    {"seats": 6, "bigCity": True, "teamSize": 3, "stallTurns": 12},
    {"seats": 8, "bigCity": True, "teamSize": 2, "stallTurns": 12},
]


def play(seed: int, values: dict[str, Any]) -> None:
    s, rng = GAME.start(options(**values)), Random(f"soak {seed}")
    census = GAME.census(s)
    boards = s.box.boards
    assert census["floors"] == 19 * boards
    assert sum(n for name, n in census.items() if "meeples" in name) == 90 * boards
    assert (census["teeth"], census["cards"]) == (16 * boards, 48 * boards)
    while GAME.turn(s):
        by, choice = choose(GAME, s, rng)
        GAME.apply(s, by, choice)
        assert GAME.census(s) == census
    assert GAME.result(s) is not None


@pytest.mark.parametrize("seed", range(4))
def test_brisk_games_of_every_kind_lose_nothing(seed: int) -> None:
    play(seed, {**SOAK[seed], "stallTurns": 2})


@pytest.mark.long
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("values", SOAK, ids=lambda values: "-".join(map(str, values.values())))
def test_two_hundred_whole_games_lose_nothing(values: dict[str, Any]) -> None:
    for seed in range(25):
        play(seed, values)
