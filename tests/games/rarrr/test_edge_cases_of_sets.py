"""The edge cases of the rule catalogue that are about sets and Levels, by their numbers."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import ValidationError

from roarhouse.core.codec import Codec
from roarhouse.games.rarrr.rules.dial import dial
from tests.games.rarrr.cards import GAME
from tests.games.rarrr.table import Table


def table(hand: str, limits: str = "E9 T9 R9 F9", **values: Any) -> Table:
    """Ann, with these cards, opens against Ben for São Paulo, which resists Toxic."""
    return Table("Ann Ben", **values).limits(Ann=limits).holds(Ann=hand, Ben="R 1").at("São Paulo")


# -- what a set is worth -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "sets", "level", "options"),
    [
        pytest.param("E 3", "E 3", 3, {}, id="08-a-lone-3", marks=pytest.mark.rule("rarrr.sets.10")),
        pytest.param("E 3", "E 3 +2", 5, {}, id="09-a-lone-3-with-boost-2", marks=pytest.mark.rule("rarrr.boost.5")),
        pytest.param(
            "E 1 3, F 2", "E 1 3 +1, F 2 +3", 15, {}, id="10-two-boosts", marks=pytest.mark.rule("rarrr.boost.8")
        ),
        pytest.param("T 3 2, F 1 1", "T 3 2 / F1 F1", 20, {"faceDownCards": True}, id="53-two-face-down"),
        pytest.param("T 3 2, F 1 1", "T 3 2 +3 / F1 F1", 32, {"faceDownCards": True}, id="54-as-53-with-boost-3"),
        pytest.param("T 2 2 2 2 2", "T 2 2 2 2 2 +1", 51, {"boostMode": "flat"}, id="64-flat-gives-not-55"),
    ],
)
def test_worth(hand: str, sets: str, level: int, options: dict[str, Any]) -> None:
    assert table(hand, **options).bids("Ann", sets).level("Ann") == level


# -- what may be laid ----------------------------------------------------------------------------------------

DOWN = {"faceDownCards": True}
RESISTANCE = {"powerResistance": True}


@pytest.mark.parametrize(
    ("hand", "limits", "options", "sets", "rule"),
    [
        pytest.param("E 1", "E3", {}, "E 1 +5", "rarrr.boost.2", id="11-two-boosts-in-one-set"),
        pytest.param("E 1", "E3 T3", {}, "T +3", "rarrr.sets.4", id="12-a-boost-without-a-card"),
        pytest.param("E 1, F 3", "E3 T3 R3", {}, "F 3", "rarrr.sets.8", id="38-a-type-with-limit-0"),
        pytest.param("E 1 1", "E3", {}, "E 1 1", "", id="39-a-set-smaller-than-the-limit"),
        pytest.param("T 1 1 1 1 1 1", "T6", RESISTANCE, "T 1 1 1 1 1", "", id="49-resistance-limit-6-allows-5"),
        pytest.param(
            "T 1 1 1 1 1 1", "T6", RESISTANCE, "T 1 1 1 1 1 1", "rarrr.advanced-resistance.2", id="49-and-not-6"
        ),
        pytest.param("T 1", "T1", RESISTANCE, "T 1", "rarrr.advanced-resistance.4", id="50-resistance-limit-1"),
        pytest.param("T 1", "E1", RESISTANCE, "T 1", "rarrr.sets.8", id="51-resistance-limit-0"),
        pytest.param("T 1 1", "T3", RESISTANCE, "T 1 1 +3", "", id="52-resistance-does-not-count-a-boost"),
        pytest.param("T 1 2", "T3", DOWN, "T 2 / T1", "rarrr.advanced-facedown.6", id="55-face-down-of-same-type"),
        pytest.param("T 1, F 1 1", "T3", DOWN, "T / F1 F1", "rarrr.advanced-facedown.7", id="56-face-down-only"),
        pytest.param(
            "T 1 1, F 1 1", "T3", DOWN, "T 1 1 / F1 F1", "rarrr.advanced-facedown.4", id="57-limit-3-and-four-cards"
        ),
        pytest.param("T 1, F 1, R 1", "T3", DOWN, "T 1 / F1 R1", "", id="58-face-down-cards-of-two-other-types"),
        pytest.param("T 1 1, F 1", "T4", DOWN | RESISTANCE, "T 1 1 / F1", "", id="60-limit-4-resisted-allows-3"),
        pytest.param(
            "T 1 1, F 1 1", "T4", DOWN | RESISTANCE, "T 1 1 / F1 F1", "rarrr.advanced-resistance.6", id="60-and-not-4"
        ),
    ],
)
def test_may_be_laid(hand: str, limits: str, options: dict[str, Any], sets: str, rule: str) -> None:
    assert table(hand, limits, **options).refusal("Ann", sets) == rule


@pytest.mark.rule("rarrr.boost.4")
def test_11_a_set_has_no_place_for_a_second_boost() -> None:
    assert GAME.typed(table("E 1").s, 0, "e 1 +2 +3") is None
    with pytest.raises(ValidationError, match="Expected `int`, got `array`"):
        Codec(GAME).choice('{"do": "bid", "sets": [{"power": 0, "cards": [0], "boost": [2, 3]}]}')


@pytest.mark.rule("rarrr.advanced-facedown.9")
def test_59_a_face_down_card_of_a_type_already_laid_as_a_set() -> None:
    t = Table("Ann Ben", faceDownCards=True).holds(Ann="E 1 1, F 1 1", Ben="T 3 3").at("Tokyo")
    t.bids("Ann", "F 1").bids("Ben", "T 3")
    assert t.refusal("Ann", "E 1 1 / F1") == ""


@pytest.mark.rule("rarrr.sets.5", "rarrr.boost.9", "rarrr.sets.6")
@pytest.mark.parametrize("later", ["E 1 +3", "E 1"], ids=["13-a-later-boost", "14-a-second-set-of-a-type"])
def test_nothing_is_added_to_an_earlier_set(later: str) -> None:
    t = (
        Table("Ann Ben")
        .limits(Ann="E3")
        .holds(Ann="E 1 2", Ben="T 3")
        .at("Tokyo")
        .bids("Ann", "E 2")
        .bids("Ben", "T 3")
    )
    assert t.refusal("Ann", later) == "rarrr.sets.6"


@pytest.mark.rule("rarrr.sets.6")
def test_15_the_same_type_again_in_the_next_battle() -> None:
    t = table("E 1 2").bids("Ann", "E 2").passes("Ben").at("Tokyo")
    assert t.refusal("Ann", "E 1") == ""


@pytest.mark.rule("rarrr.sets.6")
def test_16_two_players_play_the_same_type_in_one_battle() -> None:
    t = Table("Ann Ben").holds(Ann="E 1", Ben="E 2").at("Tokyo").bids("Ann", "E 1")
    assert t.refusal("Ben", "E 2") == ""


@pytest.mark.rule("rarrr.battle.7", "rarrr.sets.12")
@pytest.mark.parametrize(
    ("sets", "rule"),
    [
        pytest.param("E 3 3 3, F 3 3 3", "rarrr.sets.12", id="17-54-against-54"),
        pytest.param("E 3 3 3", "rarrr.sets.12", id="18-one-set-is-not-enough"),
        pytest.param("E 3 3 3, F 3 3 3 +1", "", id="18-two-sets-together-are"),
        pytest.param("F 1", "rarrr.sets.12", id="19-getting-rid-of-a-card"),
    ],
)
def test_against_54(sets: str, rule: str) -> None:
    t = Table("Ann Ben").holds(Ann="T 3 3 3, R 3 3 3", Ben="E 3 3 3, F 1 3 3 3").at("Tokyo")
    assert t.bids("Ann", "T 3 3 3, R 3 3 3").level("Ann") == 54
    assert t.refusal("Ben", sets) == rule


@pytest.mark.rule("rarrr.dial.3")
def test_36_level_160() -> None:
    shown = dial(160)
    assert (shown.level, shown.tens, shown.ones, shown.plus_100) == (160, 6, 0, True)


@pytest.mark.rule("rarrr.dial.3")
def test_37_level_300_is_compared_as_a_number() -> None:
    t = Table("Ann Ben").holds(Ann="E 1", Ben="T 1 3").at("Tokyo").bids("Ann", "E 1")
    t.s.levels = [300, 298]
    assert t.sees("Ben", "Ann").dial.level == 300
    assert (t.refusal("Ben", "T 1"), t.refusal("Ben", "T 3")) == ("rarrr.sets.12", "")
