"""Advanced rules: any of the three, alone or together, agreed before setup."""

from __future__ import annotations

from itertools import product

import pytest

from tests.games.rarrr.cards import GAME
from tests.games.rarrr.table import Setup, Table, options

THREE = ("bonusScoring", "faceDownCards", "powerResistance")


@pytest.mark.rule("rarrr.advanced.1")
def test_the_three_advanced_rules_are_off_by_default() -> None:
    chosen = options()
    assert (chosen.bonus_scoring, chosen.face_down_cards, chosen.power_resistance) == (False, False, False)


@pytest.mark.rule("rarrr.advanced.1")
@pytest.mark.parametrize("on", list(product([False, True], repeat=3)), ids=str)
def test_any_of_them_may_be_used_alone_or_together(on: tuple[bool, bool, bool]) -> None:
    bonus, face_down, resistance = on
    t = Table("Ann Ben", round=3, **dict(zip(THREE, on, strict=True))).limits(Ann="T3")
    t.has_won(Ann="Tokyo, Paris").holds(Ann="T 1 1 1, F 1", Ben="E 1").cities("São Paulo").at("São Paulo")
    assert t.refusal("Ann", "T 1 / F1") == ("" if face_down else "rarrr.advanced-facedown.1")
    assert t.refusal("Ann", "T 1 1 1") == ("rarrr.advanced-resistance.2" if resistance else "")
    t.bids("Ann", "T 1").passes("Ben")
    result = GAME.result(t.s)
    assert result is not None
    assert result.scores == (15 + (2 if bonus else 0), 0)


@pytest.mark.rule("rarrr.advanced.2")
def test_the_choice_holds_for_the_whole_game_and_is_public_before_setup() -> None:
    t = Setup("Ann Ben", bonusScoring=True, powerResistance=True)
    before = t.s.box.options
    assert (before.bonus_scoring, before.face_down_cards, before.power_resistance) == (True, False, True)
    t.plays_to_the_end()
    assert t.s.box.options is before
    with pytest.raises(AttributeError):
        before.bonus_scoring = False  # type: ignore[misc]
