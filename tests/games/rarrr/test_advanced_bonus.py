"""Bonus scoring: groups of cities, and global impact."""

from __future__ import annotations

from collections import Counter

import pytest

from roarhouse.core.result import Result
from tests.games.rarrr.cards import CITIES, DECK, GAME
from tests.games.rarrr.table import Table

ASIA = ("Tokyo", "Shanghai", "Mumbai", "Bangkok")
ONE_OF_EACH = ("Tokyo", "London", "Toronto", "Lima", "Cairo", "Sydney")


def scored(*ann: str, **others: str) -> dict[str, int]:
    """Ann's score sheet, row by row."""
    t = Table("Ann Ben", round=3, bonusScoring=True).has_won(Ann=", ".join(ann), **others).cities("").starts()
    return {row: points[0] for row, points in sheet(t).sheet}


def sheet(t: Table) -> Result:
    result = GAME.result(t.s)
    assert result is not None
    return result


@pytest.mark.rule("rarrr.advanced-bonus.1")
def test_a_group_has_one_colour_and_one_symbol_of_its_own() -> None:
    assert len({group.colour for group in DECK.region}) == len({group.symbol for group in DECK.region}) == 6
    (asia,) = [group for group in DECK.region if group.name.en == "Asia"]
    assert (asia.colour, asia.symbol) == ("red", "rice-bowl")


@pytest.mark.rule("rarrr.advanced-bonus.2")
def test_bonus_points_are_scored_once_at_the_end_of_the_game() -> None:
    t = Table("Ann Ben", round=3, bonusScoring=True).has_won(Ann="Tokyo, Shanghai").holds(Ann="E 1", Ben="E 1")
    t.cities("Mumbai, Rome").at("Mumbai")
    assert (t.sees("Ben", "Ann").points, GAME.result(t.s)) == (11, None)
    t.bids("Ann", "E 1").passes("Ben").passes("Ben")
    assert sheet(t).scores[0] == 14 + 2


@pytest.mark.rule("rarrr.advanced-bonus.3")
@pytest.mark.parametrize(("cities", "bonus"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 2)])
def test_a_group_gives_0_1_or_2_points_for_one_two_or_more_of_its_cities(cities: int, bonus: int) -> None:
    assert scored(*ASIA[:cities])["score-groups"] == bonus


@pytest.mark.rule("rarrr.advanced-bonus.3")
def test_each_group_is_scored_on_its_own_and_the_results_are_added() -> None:
    assert scored("Tokyo", "Mumbai", "Paris", "Rome", "Berlin", "Lima")["score-groups"] == 1 + 2 + 0


@pytest.mark.rule("rarrr.advanced-bonus.4")
@pytest.mark.parametrize(("groups", "bonus"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 4), (5, 8), (6, 8)])
def test_global_impact_is_looked_up_by_the_number_of_groups(groups: int, bonus: int) -> None:
    assert scored(*ONE_OF_EACH[:groups])["score-impact"] == bonus


@pytest.mark.rule("rarrr.advanced-bonus.4")
def test_global_impact_counts_a_group_once() -> None:
    assert scored("Tokyo", "Mumbai", "Paris", "Rome")["score-impact"] == 1


@pytest.mark.rule("rarrr.advanced-bonus.5")
def test_bonuses_are_added_before_the_winner_is_determined() -> None:
    t = Table("Ann Ben", round=3, bonusScoring=True).has_won(Ann="Tokyo, London", Ben="Lagos, Nairobi, Rome, Lima")
    result = sheet(t.cities("").starts())
    assert result.sheet == (("score-cities", (12, 11)), ("score-groups", (0, 1)), ("score-impact", (1, 2)))
    assert (result.scores, result.winners) == ((13, 14), (1,))


@pytest.mark.rule("rarrr.advanced-bonus.5")
def test_ties_after_the_bonus_are_broken_by_the_number_of_cities() -> None:
    t = Table("Ann Ben", round=3, bonusScoring=True).has_won(Ann="Tokyo, London", Ben="Paris, Rome, São Paulo")
    result = sheet(t.cities("").starts())
    assert (result.scores, result.winners, result.rule) == ((12 + 1, 11 + 1 + 1), (1,), "rarrr.scoring.3")


def test_every_group_has_as_many_cities() -> None:
    assert set(Counter(DECK.city[number].region for number in CITIES.values()).values()) == {4}
