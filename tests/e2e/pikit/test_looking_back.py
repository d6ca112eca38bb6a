"""Replay of Pikit: lots repeated, and four players drawn."""

from __future__ import annotations

from collections.abc import Callable

from tests.e2e.kit.looking_back import assert_dealt_again, assert_every_moment_drawn
from tests.e2e.kit.visitors import Visit


def test_the_browser_draws_lots_again(visit: Visit, played: Callable[..., str]) -> None:
    assert_dealt_again(visit(f"/t/{played('pikit', 4, cancelPriority='firstCome')}/verify"))


def test_every_moment_of_four_players_can_be_drawn(visit: Visit, played: Callable[..., str]) -> None:
    assert_every_moment_drawn(visit, "pikit", played("pikit", 4))
