"""Replay of RARRR!!: every deal repeated, every moment drawn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.e2e.kit.looking_back import assert_all_dealt_again, assert_every_moment_drawn
from tests.e2e.kit.visitors import Visit


@pytest.mark.parametrize("mode", [{}, {"seats": 5, "cityTiming": "beforeDraft", "monstersFaceUp": False}])
def test_the_browser_deals_every_card_again(visit: Visit, played: Callable[..., str], mode: dict[str, Any]) -> None:
    assert_all_dealt_again(visit(f"/t/{played('rarrr', **mode)}/verify"))


def test_every_moment_of_the_advanced_rules_can_be_drawn(visit: Visit, played: Callable[..., str]) -> None:
    assert_every_moment_drawn(visit, "rarrr", played("rarrr", 4, bonusScoring=True, faceDownCards=True))
