"""Many whole games between bots in every mode: they end, and nothing is made or lost."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.rampage.soak import MODES, Mode, games, row, soak, summary

BRISK: list[dict[str, Any]] = [
    {"seats": 2},
    {"seats": 3, "runawaySide": "B"},
    {"seats": 4, "noise": "high", "ruinEdge": "flush"},
    {"seats": 4, "teams": True, "tailorMade": True, "fashionableDiet": True},
]


@pytest.mark.slow
@pytest.mark.parametrize("options", BRISK, ids=lambda values: "-".join(map(str, values.values())))
def test_brisk_games_of_every_kind_lose_nothing(options: dict[str, Any]) -> None:
    played = soak(Mode("brisk", 0, 1, options | {"stallTurns": 2}), "random", 0)
    assert (played.aborted, len(played.scores)) == (0, options["seats"])
    assert 0 < played.film <= 10_000 * played.acts


def test_a_summary_has_a_row_for_each_mode_and_the_sum() -> None:
    played = [soak(Mode(name, 0, 1, {"seats": 2, "stallTurns": 1}), "random", 0) for name in ("teams, side A",)]
    assert summary(played * 2)[2:] == [row("teams, side A", "random", played * 2), row("**all**", "", played * 2)]


def test_the_soak_has_two_hundred_games_of_every_kind() -> None:
    kinds = [(mode.options["seats"], len(mode.options)) for mode, _, _ in games()]
    assert len(kinds) >= 200
    assert {seats for seats, _ in kinds} == {2, 3, 4, 6, 8}
    assert sum("teams" in mode.options for mode, _, _ in games()) >= 40


@pytest.mark.long
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_two_hundred_whole_games_lose_nothing(mode: Mode) -> None:
    for one, bots, seed in games():
        if one is mode:
            assert soak(mode, bots, seed).aborted == 0
