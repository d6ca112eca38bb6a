"""Hands: where pieces are put, and what that stirs."""

from __future__ import annotations

import pytest

from roarhouse.games.rampage.physics.city.plan import Rect
from roarhouse.games.rampage.physics.interface import START, Outcome, Settings, Settle, Table
from roarhouse.games.rampage.physics.sim.hands import CLEARANCE
from roarhouse.games.rampage.physics.world import World
from tests.games.rampage.physics.scenes import (
    ANN,
    BOB,
    BODY,
    BUS,
    ON_BACK,
    OPEN,
    PAWS,
    SMALL,
    TAXI,
    at,
    leaning,
    moved,
    settled,
    yawed,
)

X, Y = OPEN
HERE = (-500, 2600)
PARK = 1
NORTH_WEST = 3


def rest(world: World, table: Table) -> Outcome:
    return world.simulate(table, Settle(), 0)


# -- free spots ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("rampage.judge.10")
@pytest.mark.parametrize(("gap", "free"), [(CLEARANCE - 0.02, False), (CLEARANCE + 0.02, True)])
def test_a_free_spot_keeps_a_millimetre_from_everything(world: World, gap: float, free: bool) -> None:
    table = settled(world, {ANN: at(X, Y, 0.8)}).table
    north = (-500, round((Y + 1.0 + gap) * 100))
    assert world.free(table, BOB, north) == free


@pytest.mark.rule("rampage.judge.10")
def test_a_free_spot_is_on_the_board_and_on_no_ruin(world: World) -> None:
    assert world.free(world.nothing, ANN, HERE)
    assert not world.free(world.nothing, ANN, (2950, 0))
    assert not world.free(world.nothing, ANN, (-1300, 1800))
    assert not world.free(world.nothing, PAWS, (0, 2900))


@pytest.mark.rule("rampage.judge.10")
def test_a_piece_is_not_in_its_own_way(world: World) -> None:
    table = settled(world, {ANN: at(X, Y, 0.8)}).table
    assert world.free(table, ANN, HERE)
    assert not world.free(table, BOB, HERE)


@pytest.mark.rule("rampage.judge.10")
def test_there_is_room_below_what_hangs_high_enough(world: World) -> None:
    """A floor on two Bodies, and one on two Vehicles."""
    posts = {BODY: at(X - 2.2, Y, 2.5, yawed(90)), BODY + 1: at(X + 2.2, Y, 2.5, yawed(90))}
    high = settled(world, {**posts, SMALL: at(X, Y, 5.1)}).table
    low = settled(world, {BUS: at(X - 2.2, Y, 0.7), TAXI: at(X + 2.2, Y, 0.7), SMALL: at(X, Y, 1.5)}).table
    assert world.free(high, ANN, HERE)
    assert not world.free(low, ANN, HERE)


@pytest.mark.rule("rampage.judge.10", "rampage.runaway-a.5")
def test_whole_paws_lie_inside_a_neighborhood(world: World) -> None:
    assert world.within(PAWS, (0, 2600), PARK)
    assert not world.within(PAWS, (0, 1900), PARK)
    assert not world.within(PAWS, (-1150, 2600), PARK)
    assert not world.within(PAWS, (-800, 2400), PARK)
    assert world.within(PAWS, (-700, 2400), PARK)


@pytest.mark.rule("rampage.judge.10")
def test_the_nearest_free_spot(world: World) -> None:
    table = settled(world, {ANN: at(X, Y, 0.8)}).table
    assert world.free_spot(table, BOB, (0, 2600)) == (0, 2600)
    spot = world.free_spot(table, BOB, HERE, PARK)
    assert spot is not None
    assert world.free(table, BOB, spot)
    assert abs(spot[0] - HERE[0]) + abs(spot[1] - HERE[1]) < 200


@pytest.mark.rule("rampage.move.5")
def test_a_starting_area_is_empty_without_body_and_paws(world: World, city: Outcome) -> None:
    """Edge case 6: other debris does not count; and the Paws go to the free spot nearest to its centre."""
    assert world.empty_starts(city.table) == ()
    gone = rest(world, world.remove(city.table, [PAWS, BODY])).table
    assert world.empty_starts(gone) == (0,)
    littered = settled(world, {ANN: at(-26, 26, 0.8)}, gone).table
    assert world.empty_starts(littered) == (0,)
    spot = world.free_spot(littered, PAWS, world.map.starts[0].middle())
    assert spot is not None
    stood = rest(world, world.stand(littered, 0, spot))
    assert stood.readings.mounted == (0, 1, 2, 3)
    assert START in stood.readings.zones[PAWS]
    assert moved(littered, stood.table, ANN) < 0.05


# -- Monsters -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("rampage.move.3", "rampage.clarifications.1")
def test_the_body_goes_on_its_paws(world: World) -> None:
    table = settled(world, {PAWS: at(X, Y, 0.5), BODY: at(5, 26, 1.0, ON_BACK)}).table
    outcome = rest(world, world.mount(table, 0))
    assert outcome.readings.mounted == (0,)
    assert moved(table, outcome.table, PAWS) < 0.02


@pytest.mark.rule("rampage.clarifications.1")
def test_paws_under_something_are_shifted_until_the_body_fits(world: World) -> None:
    """Edge case 4: a Floor leans over the Paws."""
    placed = {BUS: at(X, Y + 3.6, 0.7), SMALL: at(X, Y + 1.9, 1.25, leaning(14)), PAWS: at(X, Y - 2.0, 0.5)}
    table = settled(world, {**placed, ANN: at(X, Y - 2.0, 1.8)}).table
    outcome = rest(world, world.mount(table, 0))
    assert outcome.readings.mounted == (0,)
    assert 0.3 < moved(table, outcome.table, PAWS) <= 6.0


@pytest.mark.rule("rampage.clarifications.1")
def test_paws_that_lie_askew_are_put_down_beside(world: World) -> None:
    table = settled(world, {BUS: at(X, Y, 0.7), PAWS: at(X + 2.0, Y, 1.6, leaning(0))}).table
    outcome = rest(world, world.mount(table, 0))
    assert outcome.readings.mounted == (0,)


@pytest.mark.rule("rampage.superpowers.16", "rampage.judge.4")
def test_a_body_can_be_set_upside_down_and_up_again(world: World) -> None:
    table = settled(world, {PAWS: at(X, Y, 0.5)}).table
    over = rest(world, world.mount(table, 0, inverted=True))
    assert over.table.inverted == over.readings.mounted == (0,)
    assert over.readings.fallen == ()
    up = rest(world, world.mount(over.table, 0))
    assert up.table.inverted == ()
    assert up.readings.mounted == (0,)


@pytest.mark.rule("rampage.powers.2")
def test_paws_can_be_perched_on_a_building(world: World, city: Outcome) -> None:
    outcome = rest(world, world.perch(city.table, 0, (-1150, 1950)))
    pose = outcome.table.poses[PAWS]
    assert pose is not None
    assert pose.z == pytest.approx(5400 + 500, abs=60)
    assert outcome.table.poses[BODY] is None
    assert outcome.readings.ruins(PAWS) == (NORTH_WEST,)


@pytest.mark.rule("rampage.powers.2")
@pytest.mark.parametrize("dx", [-150, 0, 150])
@pytest.mark.parametrize("dy", [-150, 0, 150])
def test_paws_stay_on_a_tower_wherever_a_hand_puts_them(world: World, city: Outcome, dx: int, dy: int) -> None:
    """The Meeple on the roof is in the way; a hand puts them beside it, or balances them on its head."""
    outcome = rest(world, world.perch(city.table, 0, (-1300 + dx, 1800 + dy)))
    pose = outcome.table.poses[PAWS]
    assert pose is not None
    assert pose.z > 5400
    assert outcome.readings.ruins(PAWS) == (NORTH_WEST,)
    assert outcome.readings.buildings[NORTH_WEST] == city.readings.buildings[NORTH_WEST]


@pytest.mark.rule("rampage.powers.2")
def test_paws_perched_on_nothing_lie_on_the_ground(world: World) -> None:
    table = settled(world, {PAWS: at(20, 26, 0.5), BODY: at(20, 26, 3.5)}).table
    pose = rest(world, world.perch(table, 0, (0, 0))).table.poses[PAWS]
    assert pose is not None
    assert pose.z == pytest.approx(500, abs=20)


@pytest.mark.rule("rampage.superpowers.11")
def test_a_toppled_body_lies_beside_its_paws_away_from_the_other(world: World) -> None:
    placed = {PAWS: at(-6, 26, 0.5), BODY: at(-6, 26, 3.5), PAWS + 1: at(0, 26, 0.5), BODY + 1: at(0, 26, 3.5)}
    table = settled(world, placed).table
    outcome = rest(world, world.topple(table, 1, 0))
    assert outcome.readings.fallen == (1,)
    body = outcome.table.poses[BODY + 1]
    assert body is not None
    assert body.x > 4000
    assert abs(body.y - 26_000) < 300
    assert outcome.readings.mounted == (0,)


# -- Vehicles and Meeples -----------------------------------------------------------------------------------------


@pytest.mark.rule("rampage.toss.5")
def test_a_vehicle_goes_home_or_near_it(world: World) -> None:
    """Edge cases 50 and 51."""
    home = world.map.homes[0].middle()
    lost = settled(world, {BUS: at(40, 0, 0.4)})
    assert lost.readings.out == (BUS,)
    back = rest(world, world.send_home(lost.table, BUS))
    assert back.table.spot(BUS) == home
    taken = settled(world, {BUS: at(40, 0, 0.4), PAWS: at(home[0] / 100, home[1] / 100, 0.5)}).table
    beside = rest(world, world.send_home(taken, BUS))
    assert beside.readings.out == ()
    assert moved(taken, beside.table, PAWS) < 0.02
    x, y = beside.table.spot(BUS)
    assert 200 < max(abs(x - home[0]), abs(y - home[1])) < 500


@pytest.mark.rule("rampage.big-city.7")
def test_in_the_big_city_a_vehicle_goes_home_to_its_own_board() -> None:
    big = World(Settings(boards=2, noise="off"))
    vehicle = big.roster.vehicles[5]
    table = big.send_home(big.nothing, vehicle)
    assert table.spot(vehicle) == big.map.homes[5].middle()
    assert table.spot(vehicle)[1] > 3000


@pytest.mark.rule("rampage.powers.11", "rampage.superpowers.2")
def test_meeples_are_set_in_a_neighborhood_along_a_sidewalk(world: World, city: Outcome) -> None:
    walk = world.map.ruins[NORTH_WEST].sidewalk
    table = world.remove(city.table, [ANN, BOB])
    outcome = rest(world, world.gather(rest(world, table).table, [ANN, BOB], PARK, walk))
    for meeple in (ANN, BOB):
        assert outcome.readings.zones[meeple] == (PARK,)
        x, y = outcome.table.spot(meeple)
        assert max(x - walk.east, y - walk.north) < 150
    assert set(outcome.readings.edible) >= {ANN, BOB}


@pytest.mark.rule("rampage.powers.16")
def test_meeples_are_set_around_a_point(world: World) -> None:
    table = settled(world, {PAWS: at(X, Y, 0.5), BODY: at(X, Y, 3.5)}).table
    at_paws = Rect(-500, 2600, -500, 2600)
    outcome = rest(world, world.gather(table, range(31, 41), PARK, at_paws))
    assert len(outcome.readings.edible) == 10
    assert outcome.readings.mounted == (0,)
    assert all(abs(outcome.table.spot(meeple)[0] + 500) < 600 for meeple in range(31, 41))


# -- what hands stir ----------------------------------------------------------------------------------------------


def test_taking_a_piece_stirs_what_touched_it(world: World) -> None:
    table = settled(world, {SMALL: at(X, Y, 0.1), ANN: at(X, Y, 1.0), BOB: at(X, Y + 6, 0.8)}).table
    assert table.stirred == ()
    taken = world.remove(table, [SMALL])
    assert taken.stirred == (ANN,)
    assert world.remove(table, [BOB]).stirred == ()
    fell = rest(world, taken)
    assert fell.table.poses[BOB] == table.poses[BOB]
    assert moved(table, fell.table, ANN) == pytest.approx(0.2, abs=0.05)


def test_pulling_out_a_support_brings_down_what_sleeps_above(world: World, city: Outcome) -> None:
    """All four meeples of a ground floor vanish: nothing may hang in the air."""
    ground = [above for below, above in city.table.carries if below == -10 - NORTH_WEST]
    outcome = rest(world, world.remove(city.table, ground))
    floors = [piece for piece in outcome.readings.buildings[NORTH_WEST] if piece in world.roster.floors]
    assert len(floors) == 3
    assert all(moved(city.table, outcome.table, floor) > 1.0 for floor in floors)


def test_a_spot_over_a_piece(world: World) -> None:
    table = settled(world, {BODY: at(X, Y, 2.5)}).table
    assert world.over(table, BODY, (-500, 2600))
    assert world.over(table, BODY, (-500 + 170, 2600))
    assert not world.over(table, BODY, (-500, 2600 + 110))
