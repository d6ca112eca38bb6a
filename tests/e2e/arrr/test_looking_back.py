"""Replay of Arrr!!!: the deal of two Captains repeated, and teams drawn."""

from __future__ import annotations

from collections.abc import Callable

from tests.e2e.kit.looking_back import assert_dealt_again, assert_every_moment_drawn
from tests.e2e.kit.visitors import Visit


def test_the_browser_deals_two_captains_again(visit: Visit, played: Callable[..., str]) -> None:
    assert_dealt_again(visit(f"/t/{played('arrr', 4, mode='arrrr', captains='two')}/verify"))


def test_every_moment_of_teams_can_be_drawn(visit: Visit, played: Callable[..., str]) -> None:
    assert_every_moment_drawn(visit, "arrr", played("arrr", 4, teams=True))
