"""Odds of taking each card of the centre."""

from __future__ import annotations

from itertools import product

import pytest

from roarhouse.games.pikit.components import ROLLS
from roarhouse.games.pikit.rules.odds import Odds, can_take, odds
from tests.games.pikit.table import Table

CATALOGUE = {1: 19, 2: 18, 3: 17, 4: 18, 5: 17, 6: 16, 7: 6, 8: 5, 9: 4, 10: 3, 11: 2}


def test_the_catalogues_ways_to_take_each_value_among_36_rolls() -> None:
    for value, ways in CATALOGUE.items():
        assert sum(can_take(roll, value) for roll in ROLLS) == ways


@pytest.mark.parametrize("dice", ROLLS)
def test_odds_agree_with_the_rules_of_taking(dice: tuple[int, int]) -> None:
    first, second = dice

    def can(a: int, b: int, card: int) -> bool:
        return card in (a + b, abs(a - b), a, b)

    for found in odds(dice, tuple(range(1, 12))):
        assert found.now == can(first, second, found.card)
        assert found.first == round(sum(can(face, second, found.card) for face in range(1, 7)) / 6 * 100)
        assert found.second == round(sum(can(first, face, found.card) for face in range(1, 7)) / 6 * 100)
        assert found.both == round(sum(can(a, b, found.card) for a, b in product(range(1, 7), repeat=2)) / 36 * 100)


def test_each_value_of_the_centre_is_named_once() -> None:
    t = Table("Ann Ben", Ann="2", centre="7 7 1", dice="1 6")
    assert t.view("Ben").odds == (Odds(1, True, 33, 100, 53), Odds(7, True, 17, 17, 17))


def test_odds_are_read_aloud_on_request_only() -> None:
    t = Table("Ann Ben", Ann="2", centre="5 9", dice="1 6")
    assert "Odds" not in t.aloud("Ann")
    read = t.aloud("Ann", "odds")
    assert read[-2:] == [
        "5 Deepdigger: now yes; reroll of the first die 33 %, of the second 50 %, of both 47 %",
        "9 Mirrormaw: now no; reroll of the first die 17 %, of the second 0 %, of both 11 %",
    ]
    german = t.aloud("Ann", "odds", language="de")
    assert (
        german[-1]
        == "9 Spiegelmaul: jetzt nein; nach neuem Wurf des ersten Würfels 17 %, des zweiten 0 %, beider 11 %"
    )
