"""The four actions: what they do, what they take, and what the hand adds."""

from __future__ import annotations

from math import inf, nan, radians
from statistics import pstdev
from typing import Any

import msgspec
import numpy as np
import pytest

from roarhouse.games.rampage.physics.city.data import the_city
from roarhouse.games.rampage.physics.interface import Act, Breath, Drop, Flick, Noise, Outcome, Settle, Table, Toss
from roarhouse.games.rampage.physics.sim.acts import FLICK_SPEED, TOSS_SPEED, Tremor
from roarhouse.games.rampage.physics.sim.breath import LUNGFUL, Jet
from roarhouse.games.rampage.physics.sim.film import decode
from roarhouse.games.rampage.physics.sim.rigid import FINE
from roarhouse.games.rampage.physics.world import World
from tests.games.rampage.physics.scenes import (
    ANN,
    BOB,
    BODY,
    BUS,
    ON_BACK,
    PAWS,
    SMALL,
    TAXI,
    at,
    moved,
    quiet,
    settled,
    yawed,
)

NORTH_WEST = 3
EAST, NORTH, WEST, SOUTH = 0, 900, 1800, 2700


def alone(world: World, x: float, y: float, **more: Any) -> Table:
    """One Monster on the board, with a few other pieces."""
    placed = {PAWS: at(x, y, 0.5), BODY: at(x, y, 3.5)}
    return settled(world, placed | more.get("others", {})).table


def heights(outcome: Outcome, piece: int) -> list[float]:
    track = next(track for track in decode(outcome.film).tracks if track.piece == piece)
    return [float(pose[2]) for pose in track.poses]


# -- Move -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("rampage.move.1", "rampage.move.2")
@pytest.mark.parametrize("strength", [250, 500, 700])
def test_paws_slide_as_far_as_friction_lets_them(world: World, strength: int) -> None:
    before = alone(world, -28, 24)
    outcome = world.simulate(before, Flick(0, EAST, strength), 1)
    friction = (the_city().material["wood"].friction + the_city().material["board"].friction) / 2
    theory = (FLICK_SPEED * strength / 1000) ** 2 / (2 * friction * 981)
    assert moved(before, outcome.table, PAWS) == pytest.approx(theory, rel=0.04)
    assert outcome.table.poses[BODY] is None
    assert outcome.readings.out == ()


@pytest.mark.rule("rampage.move.2")
def test_the_strongest_flick_slides_about_90_cm() -> None:
    friction = (the_city().material["wood"].friction + the_city().material["board"].friction) / 2
    assert FLICK_SPEED**2 / (2 * friction * 981) == pytest.approx(90, abs=1)


@pytest.mark.rule("rampage.move.2")
def test_a_flick_beside_the_middle_turns_the_paws(world: World) -> None:
    before = alone(world, -28, 24)
    straight, turned = (world.simulate(before, Flick(0, EAST, 400, offset), 1) for offset in (0, 600))
    assert abs(spun(straight)) < 0.05
    assert spun(turned) == pytest.approx(2 * FLICK_SPEED * 0.4 * 0.6 / 2.0 / 60, rel=0.2)


def spun(outcome: Outcome) -> float:
    """How far the Paws turned in the first frame, in radians."""
    track = next(track for track in decode(outcome.film).tracks if track.piece == PAWS)
    return float(2 * np.arcsin(track.poses[1, 6]))


@pytest.mark.rule("rampage.move.4")
def test_paws_flicked_over_the_edge_have_left_the_city(world: World) -> None:
    outcome = world.simulate(alone(world, -28, 24), Flick(0, WEST, 600), 1)
    assert outcome.left == outcome.readings.out == (PAWS,)


@pytest.mark.rule("rampage.move.8", "rampage.rumble.1")
def test_flicked_paws_knock_down_a_body(world: World) -> None:
    rival = {PAWS + 1: at(-5, 11, 0.5), BODY + 1: at(-5, 11, 3.5)}
    before = alone(world, -5, 3, others=rival)
    strong = [world.simulate(before, Flick(0, yaw, 1000), 1) for yaw in (880, 900, 920)]
    assert all(PAWS + 1 in outcome.struck for outcome in strong)
    assert any(outcome.knocked == outcome.readings.fallen == (1,) for outcome in strong)
    weak = world.simulate(before, Flick(0, NORTH, 300), 1)
    assert weak.knocked == ()


@pytest.mark.rule("rampage.setup.3")
@pytest.mark.parametrize("strength", [300, 600, 1000])
def test_paws_bounce_off_the_edge_of_a_raised_ruin(strength: int) -> None:
    world = quiet(ruin_edge="bounce")
    city = world.build((0,), 1)
    before = world.simulate(world.stand(city.table, 0, (-1300, 900)), Settle(), 0).table
    outcome = world.simulate(before, Flick(0, NORTH, strength), 1)
    assert outcome.struck == ()
    assert outcome.table.spot(PAWS)[1] < 1500 - 200
    assert outcome.readings.buildings[NORTH_WEST] == city.readings.buildings[NORTH_WEST]


@pytest.mark.rule("rampage.setup.3")
def test_ruins_are_printed_and_let_paws_plough_into_a_building(world: World, city: Outcome) -> None:
    table = world.simulate(world.stand(city.table, 0, (-1300, 900)), Settle(), 0).table
    outcome = world.simulate(table, Flick(0, NORTH, 1000), 1)
    assert any(piece in world.roster.meeples for piece in outcome.struck)


# -- Demolish -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("rampage.demolish.3", "rampage.demolish.5", "rampage.demolish.6")
@pytest.mark.parametrize(("pose", "half"), [("upright", 2.5), ("head", 2.5), ("flat", 1.0)])
@pytest.mark.parametrize("height", [20, 30, 40])
def test_the_body_falls_from_a_fixed_height(pose: Any, half: float, height: int) -> None:
    world = quiet(drop_height=height)
    outcome = world.simulate(alone(world, -28, 24), Drop(0, -500, 2600, pose), 1)
    start, next_one = heights(outcome, BODY)[1:3]
    falls = [0.5 * 981 * (k / 60) ** 2 for k in (1, 2)]
    assert start == pytest.approx(height + half - falls[0], abs=0.05)
    assert next_one == pytest.approx(height + half - falls[1], abs=0.08)


@pytest.mark.rule("rampage.demolish.8", "rampage.judge.9")
def test_a_drop_on_a_building_strikes_it_and_brings_it_down(world: World, city: Outcome) -> None:
    outcome = world.simulate(city.table, Drop(0, -1440, 1860), 1)
    assert set(outcome.struck) & set(city.readings.buildings[NORTH_WEST])
    assert outcome.readings.buildings[NORTH_WEST] != city.readings.buildings[NORTH_WEST]
    assert outcome.readings.buildings[0] == city.readings.buildings[0]


@pytest.mark.rule("rampage.demolish.8", "rampage.judge.9")
def test_a_drop_beside_a_building_strikes_nothing(world: World) -> None:
    """Edge case 12: only the bare Ruin."""
    before = alone(world, -28, 24, others={SMALL: at(-13, 18, 0.3), ANN: at(-13, 18, 1.2)})
    outcome = world.simulate(before, Drop(0, 0, 0), 1)
    assert outcome.struck == ()
    assert world.simulate(before, Drop(0, -1300, 1800), 1).struck == (SMALL, ANN)


# -- Toss a Vehicle -------------------------------------------------------------------------------------------------


@pytest.mark.rule("rampage.toss.2", "rampage.toss.3")
def test_a_vehicle_flies_off_the_head(world: World) -> None:
    before = alone(world, -25, 26, others={BUS: at(-20, 10, 0.7)})
    outcome = world.simulate(before, Toss(0, BUS, EAST, 0, 600), 1)
    z = heights(outcome, BUS)
    head = 6.0
    assert z[0] == pytest.approx(0.7, abs=0.1)
    assert z[1] == pytest.approx(head + 0.7, abs=0.15)
    assert outcome.table.spot(BUS)[0] > -1000
    assert outcome.readings.mounted == (0,)
    assert moved(before, outcome.table, BODY) < 0.05


@pytest.mark.rule("rampage.toss.4")
def test_the_tilt_of_the_body_raises_the_flight(world: World) -> None:
    before = alone(world, -25, 26, others={BUS: at(-20, 10, 0.7)})
    tops = [max(heights(world.simulate(before, Toss(0, BUS, EAST, tilt, 700), 1), BUS)) for tilt in (0, 150, 350)]
    rise = (TOSS_SPEED * 0.7 * np.sin(np.radians(35))) ** 2 / (2 * 981)
    assert tops[0] < tops[1] < tops[2]
    assert tops[2] - tops[0] == pytest.approx(rise, rel=0.35)


@pytest.mark.rule("rampage.toss.4")
def test_the_body_is_held_during_the_launch(world: World) -> None:
    before = alone(world, -25, 26, others={BUS: at(-20, 10, 0.7)})
    for strength in (50, 1000):
        outcome = world.simulate(before, Toss(0, BUS, EAST, 350, strength, 400, 900), 1)
        assert outcome.readings.fallen == ()


@pytest.mark.rule("rampage.powers.5", "rampage.powers.6")
def test_own_paws_can_be_tossed_and_leave_the_body_in_the_hand(world: World) -> None:
    before = alone(world, -25, 26)
    outcome = world.simulate(before, Toss(0, PAWS, EAST, 100, 500), 1)
    assert outcome.table.poses[BODY] is None
    assert outcome.table.spot(PAWS)[0] > -1500
    assert outcome.readings.out == ()


@pytest.mark.rule("rampage.superpowers.1")
def test_another_monster_is_tossed_with_its_paws(world: World) -> None:
    before = alone(world, -25, 26, others={PAWS + 1: at(-20, 10, 0.5), BODY + 1: at(-20, 10, 3.5)})
    outcome = world.simulate(before, Toss(0, BODY + 1, EAST, 0, 700), 1)
    assert moved(before, outcome.table, BODY + 1) > 5
    assert outcome.knocked == (1,)
    assert moved(before, outcome.table, PAWS + 1) > 5


def test_a_toss_beside_the_middle_spins_the_vehicle(world: World) -> None:
    before = alone(world, -25, 26, others={BUS: at(-20, 10, 0.7)})
    ends = {
        world.simulate(before, Toss(0, BUS, EAST, 0, 500, side, height), 1).table.poses[BUS]
        for side, height in ((0, 500), (500, 500), (0, 1000))
    }
    assert len(ends) == 3


# -- Breathe --------------------------------------------------------------------------------------------------------


def towards(world: World, others: dict[int, Any], strength: int = 1000, sweep: int = 0, pitch: int = -300) -> Outcome:
    """A breath to the east from (-10, 26); with this pitch the jet meets the board near (8, 26)."""
    before = alone(world, -10, 26, others=others)
    return world.simulate(before, Breath(0, EAST, pitch, sweep, strength), 1)


def blown(outcome: Outcome, piece: int, x: float) -> float:
    """How far east a piece has come from there, in cm."""
    pose = outcome.table.poses[piece]
    assert pose is not None
    return pose.x / 1000 - x


@pytest.mark.rule("rampage.breathe.1", "rampage.breathe.6")
def test_a_breath_blows_pieces_away_and_leaves_its_monster(world: World) -> None:
    outcome = towards(world, {ANN: at(7, 26, 0.8), BUS: at(11, 26, 0.7)})
    assert blown(outcome, ANN, 7) > 2
    assert blown(outcome, BUS, 11) > 0.5
    assert outcome.readings.mounted == (0,)


@pytest.mark.rule("rampage.breathe.3")
def test_the_body_is_held_during_the_breath(world: World) -> None:
    before = alone(world, -10, 26)
    outcome = world.simulate(before, Breath(0, EAST, -300, 0, 1000), 1)
    assert moved(before, outcome.table, BODY) < 0.05
    assert moved(before, outcome.table, PAWS) < 0.05


@pytest.mark.rule("rampage.breathe.4", "rampage.breathe.5")
@pytest.mark.parametrize("strength", [400, 640, 1000])
def test_every_breath_has_the_same_air(world: World, strength: int) -> None:
    outcome = towards(world, {}, strength)
    seconds = LUNGFUL / (strength / 1000)
    assert 0.64 <= seconds <= 1.6
    assert outcome.millis / 1000 == pytest.approx(seconds + 0.28, abs=0.1)


@pytest.mark.rule("rampage.breathe.6")
def test_a_piece_shields_what_is_behind_it(world: World) -> None:
    """Seen from the mouth, a Body stands before one Meeple and not before the other."""
    others = {ANN: at(7, 26, 0.5, ON_BACK), BOB: at(7, 29, 0.8), BODY + 1: at(4.4, 26, 2.5, yawed(90))}
    table = alone(world, -10, 26, others=others)
    run = world.start(table, Breath(0, EAST, -300), FINE, filmed=False)
    jet = Jet(world.scene.kinds, run, [BODY, PAWS], 0.0, radians(-30), 0.0, 1.0)
    jet.blow(0.2)
    assert jet.exposed[ANN] == 0.0
    assert jet.exposed[BODY + 1] > 0.5
    assert jet.exposed[BOB] > 0.5


@pytest.mark.rule("rampage.breathe.6")
def test_a_breath_weakens_with_the_distance(world: World) -> None:
    near = blown(towards(world, {ANN: at(7, 26, 0.8)}, 600), ANN, 7)
    far = blown(towards(world, {ANN: at(27, 26, 0.8)}, 600, pitch=-150), ANN, 27)
    assert near > 1.0
    assert abs(far) < 0.2


@pytest.mark.rule("rampage.breathe.5")
def test_turning_the_head_reaches_aside(world: World) -> None:
    beside = {BOB: at(6.8, 19.9, 0.8)}
    assert abs(blown(towards(world, beside), BOB, 6.8)) < 0.2
    assert blown(towards(world, beside, sweep=-300), BOB, 6.8) > 1.0


@pytest.mark.rule("rampage.breathe.6")
def test_a_strong_breath_takes_a_roof(world: World, city: Outcome) -> None:
    table = world.simulate(world.stand(city.table, 0, (-2400, 2500)), Settle(), 0).table
    outcome = world.simulate(table, Breath(0, 3280, -230, 0, 1000), 1)
    assert len(outcome.readings.buildings[NORTH_WEST]) < len(city.readings.buildings[NORTH_WEST]) - 3
    mild = world.simulate(table, Breath(0, 3280, -130, 0, 400), 1)
    assert len(mild.readings.buildings[NORTH_WEST]) >= len(city.readings.buildings[NORTH_WEST]) - 1


# -- tremor ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("rampage.move.2")
def test_without_noise_the_seed_does_not_matter(world: World) -> None:
    before = alone(world, -28, 24)
    outcomes = [world.simulate(before, Flick(0, EAST, 300), seed).table for seed in (1, 2)]
    assert outcomes[0] == outcomes[1]


@pytest.mark.rule("rampage.move.2")
def test_with_noise_no_two_flicks_are_the_same() -> None:
    world = quiet(noise="normal")
    before = alone(world, -28, 24)
    ends = {world.simulate(before, Flick(0, EAST, 300), seed).table.poses[PAWS] for seed in range(5)}
    assert len(ends) == 5


@pytest.mark.rule("rampage.move.2")
@pytest.mark.parametrize(("noise", "factor"), [("off", 0.0), ("low", 0.5), ("normal", 1.0), ("high", 2.0)])
def test_the_levels_of_noise(noise: Noise, factor: float) -> None:
    drawn = [np.degrees(Tremor(noise, seed).angle(900, 1.5)) for seed in range(600)]
    shares = [Tremor(noise, seed).share(500, 0.04) for seed in range(600)]
    assert pstdev(drawn) == pytest.approx(1.5 * factor, rel=0.1)
    assert pstdev(shares) == pytest.approx(0.02 * factor, rel=0.1)
    assert sum(drawn) / len(drawn) == pytest.approx(90, abs=0.3)


# -- bad input ------------------------------------------------------------------------------------------------------

GOOD: list[Act] = [Flick(0, 0, 500), Drop(0, 0, 0), Toss(0, BUS, 0, 0, 500), Breath(0, 0, -300)]
BAD = [
    (GOOD[0], "yaw", (-1, 3600)),
    (GOOD[0], "strength", (49, 1001)),
    (GOOD[0], "offset", (-801, 801)),
    (GOOD[0], "monster", (-1, 1, 4)),
    (GOOD[1], "x", (-52_001, 52_001)),
    (GOOD[1], "y", (-52_001, 52_001)),
    (GOOD[1], "pose", ("sideways", 1)),
    (GOOD[1], "yaw", (3600,)),
    (GOOD[2], "tilt", (-1, 351)),
    (GOOD[2], "strength", (49, 1001)),
    (GOOD[2], "side", (-501, 501)),
    (GOOD[2], "height", (-1, 1001)),
    (GOOD[2], "piece", (-1, SMALL, ANN, BODY, TAXI, PAWS + 1, 999)),
    (GOOD[3], "pitch", (-601, -49)),
    (GOOD[3], "sweep", (-301, 301)),
    (GOOD[3], "strength", (399, 1001)),
]


@pytest.mark.parametrize(("act", "field", "values"), BAD, ids=lambda value: value if isinstance(value, str) else "")
def test_what_is_out_of_range_is_refused_before_simulating(
    world: World, act: Act, field: str, values: tuple[Any, ...]
) -> None:
    table = alone(world, -25, 26, others={BUS: at(-20, 10, 0.7), SMALL: at(0, 26, 0.1), ANN: at(8, 26, 0.8)})
    assert world.refuse(table, act) is None
    for value in (*values, nan, inf, -inf, 0.5, True, None, "left"):
        bad = msgspec.structs.replace(act, **{field: value})
        assert world.refuse(table, bad) == field
        with pytest.raises(ValueError, match=field):
            world.simulate(table, bad, 1)


@pytest.mark.parametrize("act", GOOD)
def test_a_monster_that_is_not_there_cannot_act(world: World, act: Act) -> None:
    empty = settled(world, {BUS: at(0, 26, 0.7)}).table
    assert world.refuse(empty, act) == "monster"


def test_settling_a_table_at_rest_changes_nothing(world: World, city: Outcome) -> None:
    outcome = world.simulate(city.table, Settle(), 5)
    assert outcome.table is city.table
    assert outcome.readings == city.readings
    assert outcome.film == b""


def test_rehearsals_are_like_the_real_thing(world: World, city: Outcome) -> None:
    act = Drop(0, -1440, 1860)
    real, tried = world.simulate(city.table, act, 1), world.rehearse(city.table, act, 1)
    assert tried.film == b""
    assert tried.readings.buildings[NORTH_WEST] != city.readings.buildings[NORTH_WEST]
    assert real.readings.buildings[0] == tried.readings.buildings[0]
