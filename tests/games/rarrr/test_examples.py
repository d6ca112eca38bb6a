"""The examples printed in the book, played from the first deal on."""

from __future__ import annotations

from typing import Any

import pytest

from roarhouse.games.rarrr.choices import Arrange, Cities, Select
from tests.games.rarrr.cards import CITIES
from tests.games.rarrr.table import Setup, Table

ROUND = ("São Paulo", "Tokyo", "London", "Cairo", "Sydney", "Lima")


def michael_opens(**values: Any) -> Setup:
    """Michael, the Angriest Monster, has made Ahefu, has drafted his Power Hand, and selects São Paulo."""
    t = Setup("Michael Anna Bert", **values).monsters(Michael="Fu", Anna="Ro", Bert="Ji")
    t.drafts(Michael="A He Ka", Anna="Go De Sa", Bert="Mi Ma Chi").keeps(Michael="A He", Anna="Go De", Bert="Mi Ma")
    t.does("Michael", Arrange((1, 2, 0))).does("Anna", Arrange((0, 1, 2))).does("Bert", Arrange((0, 1, 2)))
    t.drafts(
        Michael="E 1 3 3, T 2 2 2 2 2, R 1 3, F 1 2",
        Anna="R 3 3 3 2, T 1 1 1, E 1 1 2 2 2",
        Bert="E 3 3 3, F 3 3 3 3, R 1 2 3, T 1 3",
    )
    t.does("nature", Cities(tuple(sorted(CITIES[name] for name in ROUND))))
    return t.does("Michael", Select(CITIES["São Paulo"]))


def michael_at_71() -> Setup:
    """The example up to Michael's second bid."""
    t = michael_opens().bids("Michael", "E 1 3").bids("Anna", "R 3 3 3 +1").bids("Bert", "E 3 3 3, F 3 3 3")
    return t.bids("Michael", "T 2 2 2 2 2 +1, R 1 3")


@pytest.mark.rule("rarrr.battle.20", "rarrr.setup.16", "rarrr.sets.10")
def test_michael_opens_with_electrical_1_and_3_for_8() -> None:
    t = michael_opens()
    assert (t.sees("Anna", "Michael").name, t.sees("Anna", "Michael").limits) == ("Ahefu", (3, 6, 2, 1))
    assert t.bids("Michael", "E 1 3").sees("Anna", "Michael").dial.level == 8


@pytest.mark.rule("rarrr.battle.20", "rarrr.battle.7", "rarrr.sets.5")
def test_michael_must_beat_54_and_may_not_add_a_third_electrical_card() -> None:
    t = michael_opens().bids("Michael", "E 1 3").bids("Anna", "R 3 3 3 +1").bids("Bert", "E 3 3 3, F 3 3 3")
    assert (t.turn, t.view("Michael").beat) == ("Michael", 54)
    assert t.why("Michael", "E 3") == ("rarrr.sets.6", "type-already-laid")
    assert t.why("Michael", "T 2 2 2 2, R 1 3") == ("rarrr.sets.12", "not-above")


@pytest.mark.rule("rarrr.battle.20", "rarrr.boost.5", "rarrr.sets.13")
def test_michael_lifts_himself_to_71_and_destroys_sao_paulo() -> None:
    t = michael_at_71()
    assert [laid.worth for laid in t.sees("Anna", "Michael").laid] == [8, 55, 8]
    assert [player.dial.level for player in t.view("Anna").players] == [71, 30, 54]
    t.passes("Anna").passes("Bert")
    assert (t.won("Michael"), t.sees("Anna", "Michael").points) == (["São Paulo"], 4)
    assert (t.hand("Michael"), t.boosts_of("Michael"), t.angriest) == ("E 3, F 1 2", (2, 3), "Bert")


@pytest.mark.rule("rarrr.battle.20")
def test_if_bidding_went_around_again_michael_could_still_play_one_fire_card() -> None:
    t = michael_at_71().passes("Anna").bids("Bert", "R 1 2 3")
    assert t.level("Bert") == 72
    assert t.refusal("Michael", "F 1 2") == "rarrr.sets.7"
    assert t.bids("Michael", "F 2").level("Michael") == 73


@pytest.mark.rule("rarrr.advanced-resistance.2")
def test_with_resistance_michael_may_still_play_his_five_toxic_cards_at_sao_paulo() -> None:
    t = michael_opens(powerResistance=True)
    assert t.sees("Anna", "Michael").limits_now == (3, 5, 2, 1)
    assert t.refusal("Michael", "T 2 2 2 2 2 +1") == ""


@pytest.mark.rule("rarrr.advanced-facedown.2", "rarrr.advanced-facedown.3")
def test_the_face_down_example_3_and_2_with_two_cards_face_down_are_worth_20() -> None:
    t = Table("Ann Ben", faceDownCards=True).holds(Ann="T 2 3, F 1, R 3", Ben="E 1").at("Tokyo")
    assert t.bids("Ann", "T 3 2 / F1 R3").sees("Ben", "Ann").laid[0].worth == (3 + 2 + 0 + 0) * 4 == 20
