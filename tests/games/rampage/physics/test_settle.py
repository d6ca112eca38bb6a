"""Rest, damping, freezing; and what happens when the engine fails."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from roarhouse.games.rampage.physics.interface import Drop, Flick, Outcome, Settle
from roarhouse.games.rampage.physics.sim import settle
from roarhouse.games.rampage.physics.sim.engine import Broken, Engine, Poses
from roarhouse.games.rampage.physics.sim.rigid import FINE
from roarhouse.games.rampage.physics.sim.settle import FPS, Run, Stillness
from roarhouse.games.rampage.physics.world import World
from tests.games.rampage.physics.scenes import ANN, PAWS, at, settled


def rows(x: float = 0.0, angle: float = 0.0) -> Poses:
    return np.array([[x, 0.0, 0.0, np.cos(angle / 2), 0.0, 0.0, np.sin(angle / 2)]])


def frames_until_still(poses: list[Poses]) -> int | None:
    still = Stillness(settle.REST_WINDOW, settle.REST_SHIFT, settle.REST_TURN)
    return next((k for k, pose in enumerate(poses) if still.holds(pose, 1 / FPS)), None)


@pytest.mark.rule("rampage.judge.1")
def test_rest_takes_a_quarter_of_a_second() -> None:
    assert frames_until_still([rows()] * 40) == 15


@pytest.mark.rule("rampage.judge.1")
@pytest.mark.parametrize(
    ("shift", "turn", "rests"), [(0.049, 0, True), (0.051, 0, False), (0, 0.019, True), (0, 0.021, False)]
)
def test_half_a_millimetre_or_a_fiftieth_of_a_radian_is_motion(shift: float, turn: float, rests: bool) -> None:
    """A piece that moves to and fro, once every tenth of a second."""
    to_and_fro = [rows(shift, turn) if k // 6 % 2 else rows() for k in range(60)]
    assert (frames_until_still(to_and_fro) is not None) == rests


@pytest.mark.rule("rampage.judge.1")
def test_pieces_that_are_not_there_do_not_disturb() -> None:
    absent = np.full((1, 7), np.nan)
    assert frames_until_still([np.concatenate([rows(), absent])] * 40) == 15


class Restless(Engine):
    """An engine in which a piece never comes to rest."""

    swing = 0.2
    calmed = 0.0

    def read(self, poses: Poses, pieces: Sequence[int]) -> None:
        self.ticks = getattr(self, "ticks", 0) + 1
        poses[PAWS, :3] = (self.swing * (self.ticks // 6 % 2), 0.0, 0.0)

    def awake(self) -> list[int]:
        return [PAWS]

    def calm(self, damping: float) -> None:
        self.calmed = damping

    def step(self, times: int = 1) -> None: ...


def restless(world: World, swing: float, limit: float = settle.FREEZE_ALWAYS) -> tuple[Run, str]:
    table = settled(world, {PAWS: at(0, 26, 0.5)}).table
    run = world.start(table, Settle(), FINE, filmed=False)
    run.engine.__class__ = Restless
    run.engine.swing = swing  # type: ignore[attr-defined]
    return run, run.until_rest(limit)


@pytest.mark.rule("rampage.judge.1")
def test_what_nearly_rests_is_damped_and_then_frozen(world: World) -> None:
    run, end = restless(world, 0.2)
    assert end == "frozen"
    assert run.engine.calmed == settle.CALM_DAMPING  # type: ignore[attr-defined]
    assert settle.FREEZE_AFTER < run.time < settle.FREEZE_AFTER + settle.FREEZE_WINDOW + 0.1


@pytest.mark.rule("rampage.judge.1")
def test_after_20_seconds_everything_is_frozen(world: World) -> None:
    run, end = restless(world, 1.0)
    assert end == "frozen"
    assert run.time == pytest.approx(20.0, abs=0.02)


@pytest.mark.rule("rampage.judge.1")
def test_damping_really_slows(world: World) -> None:
    """A sliding disc stops sooner when it is calmed."""
    table = settled(world, {PAWS: at(0, 26, 0.5)}).table
    speeds = []
    for damping in (0.0, settle.CALM_DAMPING):
        engine = world.start(table, Settle(), FINE, filmed=False).engine
        engine.push(PAWS, (100.0, 0.0, 0.0))
        engine.calm(damping)
        engine.step(24)
        speeds.append(engine.velocity(PAWS)[0])
    assert speeds[1] < 0.8 * speeds[0]


# -- failures -------------------------------------------------------------------------------------------------------


def test_an_engine_error_aborts_the_action_and_keeps_the_table(
    world: World, city: Outcome, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(self: Engine, times: int = 1) -> None:
        raise Broken("the solver gave up")

    monkeypatch.setattr(Engine, "step", fail)
    with caplog.at_level(logging.ERROR):
        outcome = world.simulate(city.table, Drop(0, -1440, 1860), 9)
    assert outcome.end == "aborted"
    assert outcome.table == city.table
    assert outcome.readings == city.readings
    assert outcome.film == b""
    assert "the solver gave up" in caplog.text
    assert world.plausible(city.table, Drop(0, -1440, 1860), outcome)


def test_an_abort_after_a_hand_leaves_nothing_stirred(
    world: World, city: Outcome, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(self: Engine, times: int = 1) -> None:
        raise Broken("again")

    table = world.stand(city.table, 0, (0, 2600))
    monkeypatch.setattr(Engine, "step", fail)
    outcome = world.simulate(table, Settle(), 9)
    assert outcome.end == "aborted"
    assert outcome.table.stirred == ()
    assert outcome.table.poses == table.poses
    assert outcome.readings.out == ()


@pytest.mark.parametrize("moment", ["clone", "push", "pushes", "look_near"])
def test_an_error_at_any_moment_of_an_act_aborts_it(
    world: World, city: Outcome, monkeypatch: pytest.MonkeyPatch, moment: str
) -> None:
    """When the world is copied, when the hand acts, when the loads are read, when contacts are looked up."""
    real, calls = getattr(Engine, moment), []

    def fails_once(self: Engine, *of: Any) -> Any:
        calls.append(moment)
        if len(calls) == 1:
            raise RuntimeError("panicked")
        return real(self, *of)

    monkeypatch.setattr(Engine, moment, fails_once)
    outcome = world.simulate(city.table, Flick(0, 0, 300), 9)
    assert (outcome.end, outcome.table, outcome.readings) == ("aborted", city.table, city.readings)


@pytest.mark.parametrize("error", [RuntimeError("panicked"), type("PanicException", (BaseException,), {})("rust")])
def test_whatever_the_engine_throws_is_caught(world: World, city: Outcome, error: BaseException) -> None:
    engine = world.start(city.table, Settle(), FINE, filmed=False).engine

    class Failing:
        def step(self) -> None:
            raise error

    engine.world = Failing()  # type: ignore[assignment]
    with pytest.raises(Broken):
        engine.step()


def test_an_interrupt_is_not_swallowed(world: World, city: Outcome) -> None:
    engine = world.start(city.table, Settle(), FINE, filmed=False).engine

    class Interrupted:
        def step(self) -> None:
            raise KeyboardInterrupt

    engine.world = Interrupted()  # type: ignore[assignment]
    with pytest.raises(KeyboardInterrupt):
        engine.step()


def test_numbers_that_go_wild_abort_too(world: World, city: Outcome) -> None:
    run = world.start(city.table, Flick(0, 0, 500), FINE, filmed=False)
    run.engine.push(PAWS, (float("nan"), 0.0, 0.0))
    with pytest.raises(Broken):
        run.play(1.0)


def test_a_run_never_hangs(world: World) -> None:
    """A limit ends everything, however wild."""
    table = settled(world, {ANN: at(0, 26, 0.8)}).table
    run = world.start(table, Settle(), FINE, filmed=False)
    run.engine.push(ANN, (0.0, 0.0, 900.0))
    assert run.until_rest(0.5) == "frozen"
    assert run.time == pytest.approx(0.5, abs=0.02)
