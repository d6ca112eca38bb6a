"""Clocks run for every seat that owes a decision: time per decision first, then the seat's bank."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from roarhouse.core.game import NATURE
from roarhouse.server.tables.clocks import Clocks, with_defaults
from roarhouse.server.wire.types import ClockRules, SeatClock

DAY = 24 * 60 * 60


def live(seconds: int = 10, bank: int = 20, seats: int = 2) -> Clocks:
    return Clocks(ClockRules(kind="live", seconds=seconds, bank=bank), seats)


def clock(left: int, bank: int, running: bool) -> SeatClock:
    return SeatClock(left=left, bank=bank, running=running)


def own_limits(**limits: int) -> Callable[[int], int | None]:
    """A game's own limits: `seat0=5` gives seat 0 five seconds."""
    return lambda seat: limits.get(f"seat{seat}")


# -- rules -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "filled"),
    [
        (ClockRules(), ClockRules(kind="off")),
        (ClockRules(kind="off", seconds=5, bank=6, days=7), ClockRules(kind="off")),
        (ClockRules(kind="live"), ClockRules(kind="live", seconds=30, bank=120)),
        (ClockRules(kind="live", seconds=5, bank=0, days=7), ClockRules(kind="live", seconds=5, bank=0)),
        (ClockRules(kind="slow"), ClockRules(kind="slow", days=2)),
        (ClockRules(kind="slow", seconds=5, bank=6, days=7), ClockRules(kind="slow", days=7)),
    ],
)
def test_defaults(given: ClockRules, filled: ClockRules) -> None:
    assert with_defaults(given) == filled


@pytest.mark.parametrize(("kind", "on", "slow"), [("off", False, False), ("live", True, False), ("slow", True, True)])
def test_kinds(kind: str, on: bool, slow: bool) -> None:
    clocks = Clocks(with_defaults(ClockRules(kind=kind)), 2)  # type: ignore[arg-type]
    assert (clocks.on, clocks.slow) == (on, slow)


def test_missing_numbers_are_zero() -> None:
    clocks = Clocks(ClockRules(kind="live"), 1)
    clocks.start((0,), 1000.0)
    assert clocks.deadline(0) == 1000.0
    slow = Clocks(ClockRules(kind="slow"), 1)
    slow.start((0,), 1000.0)
    assert slow.deadline(0) == 1000.0


# -- running ---------------------------------------------------------------------------------------------------------


def test_only_seats_in_turn_have_a_running_clock() -> None:
    clocks = live(seats=3)
    clocks.start((0, 2, NATURE), 1000.0)
    assert clocks.started == {0: 1000.0, 2: 1000.0}
    clocks.start((1,), 1005.0)
    assert clocks.started == {1: 1005.0}
    clocks.start((NATURE,), 1006.0)
    assert clocks.started == {}


def test_a_running_clock_keeps_its_start() -> None:
    clocks = live()
    clocks.start((0,), 1000.0)
    clocks.start((0, 1), 1004.0)
    assert clocks.started == {0: 1000.0, 1: 1004.0}
    assert (clocks.deadline(0), clocks.deadline(1)) == (1030.0, 1034.0)


def test_clocks_that_are_off_never_start() -> None:
    clocks = Clocks(ClockRules(), 2)
    clocks.start((0, 1), 1000.0, own_limits(seat0=5))
    assert (clocks.started, clocks.allotted, clocks.info(1000.0)) == ({}, {}, None)
    clocks.stop(0, 0)
    clocks.resume(0)
    assert clocks.started == {}
    assert clocks.cost(0, 5000.0) == 0


def test_a_slow_clock_counts_days_and_has_no_bank() -> None:
    clocks = Clocks(ClockRules(kind="slow", days=3), 2)
    clocks.start((1,), 1000.0, own_limits(seat1=5))
    assert clocks.deadline(1) == 1000.0 + 3 * DAY, "limits of the game do not count"
    assert clocks.info(1000.0 + DAY) == {"0": clock(3 * DAY * 1000, 0, False), "1": clock(2 * DAY * 1000, 0, True)}


def test_a_game_sets_its_own_limit_for_a_decision() -> None:
    clocks = live()
    clocks.start((0, 1), 1000.0, own_limits(seat0=5))
    assert (clocks.deadline(0), clocks.deadline(1)) == (1025.0, 1030.0)
    assert clocks.cost(0, 1006.0) == 1000
    assert clocks.info(1002.0) == {"0": clock(3000, 20000, True), "1": clock(8000, 20000, True)}
    clocks.stop(0, 0)
    assert clocks.info(1002.0) == {"0": clock(10000, 20000, False), "1": clock(8000, 20000, True)}


# -- the bank --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("now", "cost"),
    [
        (1000.0, 0),
        (1009.5, 0),
        (1010.0, 0),
        (1010.5, 500),
        (1010.6258, 625),
        (1013.0, 3000),
        (1030.0, 20000),
        (1031.0, 20000),
    ],
)
def test_the_bank_pays_for_time_above_the_limit(now: float, cost: int) -> None:
    clocks = live()
    clocks.start((0,), 1000.0)
    assert clocks.cost(0, now) == cost
    assert clocks.cost(1, now) == 0, "its clock does not run"


@pytest.mark.parametrize(
    ("now", "left", "bank"),
    [
        (1000.0, 10000, 20000),
        (1004.5, 5500, 20000),
        (1004.7492, 5250, 20000),
        (1010.0, 0, 20000),
        (1013.0, 0, 17000),
        (1013.7492, 0, 16250),
        (1031.0, 0, 0),
    ],
)
def test_info_counts_down_the_limit_and_then_the_bank(now: float, left: int, bank: int) -> None:
    clocks = live()
    clocks.start((0,), 1000.0)
    assert clocks.info(now) == {"0": clock(left, bank, True), "1": clock(10000, 20000, False)}


def test_a_decision_takes_its_cost_from_its_own_bank() -> None:
    clocks = live()
    clocks.start((0, 1), 1000.0)
    clocks.stop(0, 3000)
    assert (clocks.banks, clocks.started) == ([17.0, 20.0], {1: 1000.0})
    clocks.start((0, 1), 1014.0)
    assert (clocks.deadline(0), clocks.deadline(1)) == (1041.0, 1030.0)
    clocks.stop(0, 17500)
    assert clocks.banks == [0.0, 20.0], "never below zero"
    clocks.stop(NATURE, 0)
    assert clocks.banks == [0.0, 20.0]
    clocks.stop(0, -25000)
    assert clocks.banks == [20.0, 20.0], "never above the full bank"


# -- undo ------------------------------------------------------------------------------------------------------------


def test_undo_gains_no_time() -> None:
    clocks = live()
    clocks.start((0,), 1000.0)
    clocks.stop(0, clocks.cost(0, 1013.0))
    clocks.start((1,), 1013.0)
    clocks.stop(0, -3000)
    clocks.resume(0)
    clocks.start((0,), 1015.0)
    assert (clocks.started, clocks.banks) == ({0: 1000.0}, [20.0, 20.0])
    assert clocks.deadline(0) == 1030.0


def test_a_seat_that_never_decided_has_no_clock_to_resume() -> None:
    clocks = live()
    clocks.start((0,), 1000.0)
    clocks.resume(1)
    assert clocks.started == {0: 1000.0}


def test_after_a_restart_live_decisions_begin_again_and_slow_clocks_run_on() -> None:
    clocks, slow = live(), Clocks(with_defaults(ClockRules(kind="slow")), 2)
    for one in (clocks, slow):
        one.start((0,), 1000.0)
        one.start((0, 1), 2000.0)
        one.restart(1500.0)
    assert clocks.started == {0: 1500.0, 1: 2000.0}
    assert slow.started == {0: 1000.0, 1: 2000.0}
