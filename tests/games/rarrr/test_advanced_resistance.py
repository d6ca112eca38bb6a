"""Power Resistance: one card fewer of the type that the city resists."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.rarrr.cards import DECK
from tests.games.rarrr.table import Table


def at_sao_paulo(limits: str, hand: str, **values: Any) -> Table:
    """Ann opens the battle for São Paulo, which resists Toxic."""
    t = Table("Ann Ben", powerResistance=True, **values).limits(Ann=limits, Ben=limits)
    return t.holds(Ann=hand, Ben="E 1 2 3").at("São Paulo")


@pytest.mark.rule("rarrr.advanced-resistance.1")
def test_each_city_resists_exactly_one_type_and_sao_paulo_resists_toxic() -> None:
    assert {city.name.en: city.resists for city in DECK.city}["São Paulo"] == "toxic"
    assert all(isinstance(city.resists, str) for city in DECK.city)


@pytest.mark.rule("rarrr.advanced-resistance.2")
@pytest.mark.parametrize(
    ("sets", "rule"),
    [("T 1 1 1 1 1", ""), ("T 1 1 1 1 1 1", "rarrr.advanced-resistance.2"), ("T 1 1 1 1 1 1 2", "rarrr.sets.7")],
)
def test_at_sao_paulo_michael_may_play_only_5_toxic_cards_instead_of_6(sets: str, rule: str) -> None:
    t = at_sao_paulo("E3 T6 R2 F1", "T 1 1 1 1 1 1 2")
    assert t.refusal("Ann", sets) == rule
    assert t.sees("Ben", "Ann").limits_now == (3, 5, 2, 1)


@pytest.mark.rule("rarrr.advanced-resistance.2")
def test_it_holds_for_every_player_and_for_no_other_type() -> None:
    t = at_sao_paulo("E2 T2", "E 1 1, T 1 1")
    assert [player.limits_now for player in t.view("Ann").players] == [(2, 1, 0, 0), (2, 1, 0, 0)]
    assert t.refusal("Ann", "E 1 1") == ""
    assert t.refusal("Ann", "T 1 1") == "rarrr.advanced-resistance.2"


@pytest.mark.rule("rarrr.advanced-resistance.3")
def test_the_reduction_holds_only_for_the_battle_for_that_city() -> None:
    t = at_sao_paulo("E2 T2", "E 1 1, T 1 1").bids("Ann", "E 1").passes("Ben")
    assert t.sees("Ben", "Ann").limits_now == (2, 2, 0, 0)
    t.at("Tokyo")
    assert t.sees("Ben", "Ann").limits_now == (2, 2, 0, 0)
    assert t.refusal("Ann", "T 1 1") == ""


@pytest.mark.rule("rarrr.advanced-resistance.4")
def test_a_limit_cannot_fall_below_0_and_at_0_no_set_can_be_played() -> None:
    assert at_sao_paulo("E1 T1", "E 1, T 3").refusal("Ann", "T 3") == "rarrr.advanced-resistance.4"
    t = at_sao_paulo("E1", "E 1, T 3")
    assert t.sees("Ann", "Ann").limits_now == (1, 0, 0, 0)
    assert t.refusal("Ann", "T 3") == "rarrr.sets.8"


@pytest.mark.rule("rarrr.advanced-resistance.5")
def test_resistance_changes_neither_values_nor_boosts_nor_the_multiplier() -> None:
    t = at_sao_paulo("T6", "T 1 2 3 3 3")
    assert t.bids("Ann", "T 1 2 3 3 3 +2").level("Ann") == (12 + 2) * 5


@pytest.mark.rule("rarrr.advanced-resistance.6")
@pytest.mark.parametrize(
    ("sets", "counted", "not_counted"),
    [
        ("T 1 1 / F1", "", ""),
        ("T 1 1 / F1 F1", "rarrr.advanced-resistance.6", ""),
        ("T 1 1 1 / F1", "rarrr.advanced-resistance.6", ""),
        ("T 1 1 1 / F1 F1", "rarrr.advanced-facedown.4", "rarrr.advanced-facedown.4"),
        ("T 1 1 1 1", "rarrr.advanced-resistance.2", "rarrr.advanced-resistance.2"),
    ],
)
def test_the_reduced_limit_counts_face_down_cards_unless_the_table_has_it_otherwise(
    sets: str, counted: str, not_counted: str
) -> None:
    for counts, rule in ((True, counted), (False, not_counted)):
        t = at_sao_paulo("T4", "T 1 1 1 1, F 1 1", faceDownCards=True, resistanceCountsFaceDown=counts)
        assert t.refusal("Ann", sets) == rule


@pytest.mark.rule("rarrr.advanced-resistance.6")
def test_the_refusal_names_the_numbers_that_count() -> None:
    for counts, limit in ((True, 3), (False, 4)):
        t = at_sao_paulo("T4", "T 1 1 1 1, F 1 1", faceDownCards=True, resistanceCountsFaceDown=counts)
        said = t.say(t.refused("Ann", "T 1 1 1 / F1 F1"))
        assert said == f"5 cards in a set of Toxic; your limit is {limit}. [rarrr.advanced-facedown.4]"


@pytest.mark.rule("rarrr.advanced-resistance.7")
def test_a_face_down_card_of_the_resisted_type_in_another_set_is_not_affected() -> None:
    t = at_sao_paulo("E3 T1", "E 1, T 1 1", faceDownCards=True)
    assert t.refusal("Ann", "E 1 / T1 T1") == ""
