"""The Power Dial: how a Level is shown."""

from __future__ import annotations

import pytest

from roarhouse.games.rarrr.rules.dial import dial
from tests.games.rarrr.table import Table


@pytest.mark.rule("rarrr.dial.1")
def test_the_dial_shows_the_power_committed_to_the_current_battle() -> None:
    t = Table("Ann Ben").holds(Ann="E 1 3, T 3", Ben="F 3 3").at("Tokyo").bids("Ann", "E 1 3").bids("Ben", "F 3 3")
    t.bids("Ann", "T 3 +3")
    assert [player.dial.level for player in t.view("watcher").players] == [14, 12]
    assert "Ann: 14 [1|4] – Electrical 1+3 = 8 and Toxic 3 with Boost 3 = 6" in t.aloud("Ben")


@pytest.mark.rule("rarrr.dial.2")
@pytest.mark.parametrize(("level", "tens", "ones"), [(0, 0, 0), (8, 0, 8), (71, 7, 1), (155, 15, 5), (159, 15, 9)])
def test_the_left_wheel_shows_tens_to_15_and_the_right_wheel_ones(level: int, tens: int, ones: int) -> None:
    shown = dial(level)
    assert (shown.level, shown.tens, shown.ones, shown.plus_100) == (level, tens, ones, False)


@pytest.mark.rule("rarrr.dial.3")
@pytest.mark.parametrize(("level", "tens", "ones"), [(160, 6, 0), (199, 9, 9), (255, 15, 5), (259, 15, 9)])
def test_above_159_the_dial_is_read_as_100_more(level: int, tens: int, ones: int) -> None:
    shown = dial(level)
    assert (shown.level, shown.tens, shown.ones, shown.plus_100) == (level, tens, ones, True)


@pytest.mark.rule("rarrr.dial.3")
@pytest.mark.parametrize("level", [260, 300, 1000])
def test_above_259_only_the_number_is_shown(level: int) -> None:
    shown = dial(level)
    assert (shown.level, shown.plus_100) == (level, False)
    assert shown.tens < 0
    assert shown.ones < 0


@pytest.mark.rule("rarrr.dial.3")
@pytest.mark.parametrize(("level", "line"), [(71, "71 [7|1]"), (160, "160 [6|0 +100]"), (300, "300 [300]")])
def test_the_dial_is_read_aloud_with_its_mark(level: int, line: str) -> None:
    t = Table("Ann Ben").holds(Ann="E 1 3", Ben="F 3 3").at("Tokyo").bids("Ann", "E 1 3")
    t.s.levels[0] = level
    assert f"Ann: {line} – Electrical 1+3 = 8" in t.aloud("watcher")


@pytest.mark.rule("rarrr.dial.3")
def test_a_level_is_never_capped() -> None:
    t = Table("Ann Ben").limits(Ann="E12 T12").holds(Ann="E 3 3 3 3 3 3", Ben="T 3 3 3 3 3 3, E 2 2 2 2 2 2")
    t.at("Tokyo").bids("Ann", "E 3 3 3 3 3 3 +3").bids("Ben", "T 3 3 3 3 3 3 +3, E 2 2 2 2 2 2 +2")
    assert (t.level("Ann"), t.level("Ben")) == (126, 126 + 84)


@pytest.mark.rule("rarrr.dial.4")
def test_levels_are_public() -> None:
    t = Table("Ann Ben").holds(Ann="E 1 3", Ben="F 3 3").at("Tokyo").bids("Ann", "E 1 3")
    for name in ("Ann", "Ben", "watcher"):
        assert t.sees(name, "Ann").dial == dial(8)
        assert "Ann is at Level 8." in t.heard(name)
