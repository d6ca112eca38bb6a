"""The judge, entry by entry, on built scenes."""

from __future__ import annotations

import pytest

from roarhouse.games.rampage.physics.interface import BOARD, GROUND_RUIN, RIM, Outcome, Pose, Settle
from roarhouse.games.rampage.physics.judge.contacts import BEARS_SHARE, BEARS_UPWARD, CONTACT, bears
from roarhouse.games.rampage.physics.world import World
from tests.games.rampage.physics.scenes import (
    ANN,
    BOB,
    BODY,
    BUS,
    FIRE_ENGINE,
    MEEPLES,
    ON_BACK,
    OPEN,
    PAWS,
    SMALL,
    TALL,
    TAXI,
    TRUCK,
    at,
    both,
    laid,
    leaning,
    quiet,
    read,
    settled,
    yawed,
)

X, Y = OPEN
HARBOUR, PARK, MARKET, THEATRE, STATION = range(5)
NORTH_WEST = 3  # the ruin at (-13, 18), its sidewalk from -17.5 to -8.5 and from 13.5 to 22.5
SIDEWALK_NW, RUIN_NW = 103, 203


# -- contact ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("rampage.judge.2")
@pytest.mark.parametrize(("gap", "touch"), [(CONTACT - 0.008, True), (CONTACT + 0.008, False)])
def test_pieces_touch_across_a_gap_of_02_mm(world: World, gap: float, touch: bool) -> None:
    table = laid(world, {ANN: at(X, Y, 0.8), BOB: at(X, Y + 1.0 + gap, 0.8)})
    assert ((ANN, BOB) in table.touches) == touch
    assert {(BOARD, ANN), (BOARD, BOB)} <= set(table.touches)


# -- in the City --------------------------------------------------------------------------------------------------


@pytest.mark.rule("rampage.judge.3")
def test_the_table_links_nothing(world: World) -> None:
    readings = read(world, {ANN: at(40, 0, 0.5), BOB: at(40, 1.0, 0.5)})
    assert readings.out == (ANN, BOB)


@pytest.mark.rule("rampage.judge.3", "rampage.clarifications.7")
def test_a_chain_of_pieces_to_the_rim_is_in_the_city(world: World) -> None:
    """Edge case 24: Meeple, Meeple, rim."""
    side = yawed(90)
    placed = {ANN: at(30.51, 5, 0.5, side), BOB: at(31.52, 5, 0.5, side)}
    assert (RIM, ANN) in laid(world, placed).touches
    assert read(world, placed).out == ()
    assert read(quiet(rim_contact=False), placed).out == (ANN, BOB)


@pytest.mark.rule("rampage.judge.2", "rampage.judge.3")
def test_what_stands_on_the_board_touches_its_top_whatever_normal_the_engine_gives(world: World) -> None:
    """Here it gives one that is level, as if the Vehicle leant against something."""
    placed = {19: Pose(x=-22_900, y=13_211, z=700, qw=100_000, qx=0, qy=0, qz=-1)}
    assert laid(world, placed).touches == ((BOARD, 19),)
    assert read(quiet(rim_contact=False), placed).out == ()


@pytest.mark.rule("rampage.judge.8")
def test_what_hangs_on_the_rim_beside_the_board_is_in_no_zone(world: World) -> None:
    """Edge case 3: Paws on the table that touch the rim."""
    readings = read(world, {PAWS: at(32.01, 5, 0.2)})
    assert readings.out == ()
    assert readings.zones[PAWS] == ()


@pytest.mark.rule("rampage.judge.3", "rampage.judge.8", "rampage.judge.7")
def test_a_floor_over_the_edge_with_a_meeple_on_its_outer_part(world: World) -> None:
    """Edge case 23: both in the City; the Meeple outside the outline is in no zone."""
    outcome = settled(world, {SMALL: at(28.8, 12, 0.1), ANN: at(31.0, 12, 1.0)})
    assert outcome.readings.out == ()
    assert outcome.readings.zones[SMALL] == (MARKET,)
    assert outcome.readings.zones[ANN] == ()
    assert outcome.readings.edible == ()


@pytest.mark.rule("rampage.judge.3", "rampage.judge.7")
def test_paws_half_over_the_edge_are_in_the_city(world: World) -> None:
    """Edge case 1: the zones are those under the part inside."""
    outcome = settled(world, {PAWS: at(29.4, 5, 0.5)})
    assert outcome.readings.out == ()
    assert outcome.readings.zones[PAWS] == (MARKET,)


@pytest.mark.rule("rampage.judge.3", "rampage.clarifications.7")
def test_what_touches_only_a_ruin_is_in_the_city(world: World) -> None:
    readings = settled(world, {ANN: at(0, 0, 1.0)}).readings
    assert readings.out == ()
    assert readings.ruins(ANN) == (0,)


# -- fallen -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("rampage.judge.4")
@pytest.mark.parametrize(
    ("degrees", "fallen"), [(0, False), (40, False), (44, False), (46, True), (50, True), (180, True)]
)
def test_a_body_has_fallen_beyond_45_degrees(world: World, degrees: float, fallen: bool) -> None:
    readings = read(world, {BODY: at(X, Y, 3.0, leaning(degrees))})
    assert readings.fallen == ((0,) if fallen else ())


@pytest.mark.rule("rampage.judge.4")
@pytest.mark.parametrize(("degrees", "fallen"), [(180, False), (136, False), (134, True), (0, True)])
def test_an_inverted_body_is_measured_upside_down(world: World, degrees: float, fallen: bool) -> None:
    readings = read(world, {BODY: at(X, Y, 3.0, leaning(degrees))}, inverted=(0,))
    assert readings.fallen == ((0,) if fallen else ())


@pytest.mark.rule("rampage.judge.4", "rampage.rumble.6")
def test_a_body_beside_its_paws_that_stands_has_not_fallen(world: World) -> None:
    readings = settled(world, {PAWS: at(X, Y, 0.5), BODY: at(X + 5, Y, 2.5)}).readings
    assert readings.fallen == readings.mounted == ()


@pytest.mark.rule("rampage.judge.4", "rampage.rumble.2")
def test_a_body_outside_the_city_is_judged_as_inside(world: World) -> None:
    """Edge case 39."""
    assert settled(world, {BODY: at(40, 0, 2.2)}).readings.fallen == ()
    lying = settled(world, {BODY: at(40, 0, 0.7, ON_BACK)}).readings
    assert lying.fallen == (0,)
    assert lying.out == (BODY,)


# -- on ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("rampage.judge.5", "rampage.gobble.2")
def test_a_standing_piece_is_carried(world: World) -> None:
    outcome = settled(world, {SMALL: at(X, Y, 0.1), ANN: at(X, Y, 1.0)})
    assert set(outcome.table.carries) == {(BOARD, SMALL), (SMALL, ANN)}
    assert outcome.readings.bare == ()
    assert outcome.readings.laden == (SMALL,)


@pytest.mark.rule("rampage.judge.5", "rampage.gobble.2")
@pytest.mark.parametrize("piece", [BUS, PAWS, BODY])
def test_vehicles_paws_and_bodies_protect_a_floor(world: World, piece: int) -> None:
    height = TALL["vehicle" if piece == BUS else "paws" if piece == PAWS else "body"]
    assert settled(world, {SMALL: at(X, Y, 0.1), piece: at(X, Y, 0.2 + height)}).readings.bare == ()


@pytest.mark.rule("rampage.judge.5")
def test_a_meeple_beside_a_floor_does_not_protect_it(world: World) -> None:
    """Edge case 19: it touches the edge only."""
    outcome = settled(world, {SMALL: at(X, Y, 0.1), ANN: at(X, Y + 3.5, 0.8)})
    assert (SMALL, ANN) in outcome.table.touches
    assert outcome.readings.bare == (SMALL,)


@pytest.mark.rule("rampage.judge.5")
def test_a_meeple_that_leans_on_the_edge_of_a_floor_does_not_protect_it(world: World) -> None:
    """It leans with its back against a stack of floors, and stands on the board."""
    stack = {floor: at(X, Y, 0.1 + 0.2 * floor) for floor in range(5)}
    outcome = settled(world, {**stack, ANN: at(X, Y + 3.66, 0.83, leaning(12))})
    assert (BOARD, ANN) in outcome.table.carries
    assert outcome.readings.bare == (4,)
    assert outcome.readings.laden == (0, 1, 2, 3)


@pytest.mark.rule("rampage.judge.5", "rampage.gobble.1")
def test_a_floor_that_leans_on_a_vehicle_is_bare_and_the_vehicle_carries_it(world: World) -> None:
    """Edge case 18: one edge on the board, one on the Vehicle."""
    outcome = settled(world, {BUS: at(X, Y + 2.0, 0.7), SMALL: at(X, Y + 0.23, 1.13, leaning(20))})
    assert outcome.readings.bare == (SMALL,)
    assert {(BUS, SMALL), (BOARD, SMALL)} <= set(outcome.table.carries)
    assert outcome.readings.laden == (BUS,)


@pytest.mark.rule("rampage.judge.5")
def test_a_floor_that_leans_on_another_protects_it_and_goes_first(world: World) -> None:
    stack = {floor: at(X, Y, 0.1 + 0.2 * floor) for floor in range(3)}
    outcome = settled(world, {**stack, 5: at(X, Y + 5.2, 0.45, leaning(-7))})
    assert (2, 5) in outcome.table.carries
    assert outcome.readings.bare == (5,)


@pytest.mark.rule("rampage.judge.5")
def test_the_thresholds_of_bearing(world: World) -> None:
    weight = 0.0011 * 981.0
    assert bears(world.scene, (0.0, 0.0, weight * BEARS_SHARE * 1.01), ANN, 1.0)
    assert not bears(world.scene, (0.0, 0.0, weight * BEARS_SHARE * 0.99), ANN, 1.0)
    aside = (1 - BEARS_UPWARD**2) ** 0.5
    assert bears(world.scene, (aside, 0.0, BEARS_UPWARD + 0.001), ANN, 0.001)
    assert not bears(world.scene, (aside, 0.0, BEARS_UPWARD - 0.001), ANN, 0.001)


# -- edible -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("rampage.judge.6")
def test_a_meeple_in_the_open_is_edible(world: World) -> None:
    assert settled(world, {ANN: at(X, Y, 0.8)}).readings.edible == (ANN,)


@pytest.mark.rule("rampage.judge.6", "rampage.clarifications.13", "rampage.chow.4")
def test_a_meeple_on_sidewalk_and_ruin_only_is_not(world: World) -> None:
    on_walk, across = at(-13, 14.0, 0.8), at(-11, 15.3, 1.0)
    readings = settled(world, {ANN: on_walk, BOB: across}).readings
    assert readings.zones[ANN] == (SIDEWALK_NW,)
    assert readings.zones[BOB] == (SIDEWALK_NW, RUIN_NW)
    assert readings.edible == ()


@pytest.mark.rule("rampage.judge.6", "rampage.clarifications.6")
def test_a_meeple_half_on_a_sidewalk_is(world: World) -> None:
    """Edge case 43."""
    readings = settled(world, {ANN: at(-11, 13.5, 0.8)}).readings
    assert set(readings.zones[ANN]) == {THEATRE, SIDEWALK_NW}
    assert readings.edible == (ANN,)


@pytest.mark.rule("rampage.judge.6")
def test_of_two_meeples_the_upper_one_first(world: World) -> None:
    """Edge case 45."""
    outcome = settled(world, {ANN: at(X, Y, 0.5, ON_BACK), BOB: at(X, Y + 0.2, 1.5, both(ON_BACK, yawed(20)))})
    assert outcome.readings.edible == (BOB,)
    then = world.simulate(world.remove(outcome.table, [BOB]), Settle(), 0)
    assert then.readings.edible == (ANN,)


RING = {BUS: (0.0, 2.0, 0), TAXI: (0.0, -2.0, 0), TRUCK: (2.0, 0.0, 90), FIRE_ENGINE: (-2.0, 0.0, 90)}


def tent(world: World, *without: int) -> Outcome:
    """A lying meeple among vehicles, with a floor on their roofs."""
    ring = {v: at(X + dx, Y + dy, 0.7, yawed(yaw)) for v, (dx, dy, yaw) in RING.items() if v not in without}
    return settled(world, {**ring, SMALL: at(X, Y, 1.5), ANN: at(X, Y, 0.5, ON_BACK)})


@pytest.mark.rule("rampage.judge.6")
def test_a_meeple_shut_up_in_a_tent_cannot_be_reached(world: World) -> None:
    shut = tent(world)
    assert PARK in shut.readings.zones[ANN]
    assert ANN not in shut.readings.laden
    assert shut.readings.edible == ()


@pytest.mark.rule("rampage.judge.6")
def test_a_meeple_that_can_be_pulled_out_of_a_tent_can(world: World) -> None:
    """Edge case 44: nothing rests on it, and one side is open."""
    assert tent(world, TAXI).readings.edible == (ANN,)


@pytest.mark.rule("rampage.judge.6")
def test_a_meeple_under_a_floor_that_rests_on_it_is_not_edible(world: World) -> None:
    """Edge case 44."""
    readings = settled(world, {ANN: at(X, Y + 2.4, 0.5, ON_BACK), SMALL: at(X, Y + 0.1, 0.66, leaning(10))}).readings
    assert ANN in readings.laden
    assert readings.edible == ()


# -- zones --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("rampage.judge.7", "rampage.clarifications.3")
@pytest.mark.parametrize(("beyond", "zones"), [(0.01, (HARBOUR,)), (0.03, (HARBOUR, PARK))])
def test_an_overlap_of_2_square_millimetres_counts(world: World, beyond: float, zones: tuple[int, ...]) -> None:
    """A Vehicle in the Harbour reaches over the wall to the Park at x = -13."""
    assert read(world, {BUS: at(-13 - 1.2 + beyond, 26, 0.7)}).zones[BUS] == zones


@pytest.mark.rule("rampage.judge.7", "rampage.clarifications.5")
def test_a_piece_is_in_all_zones_that_it_straddles(world: World) -> None:
    """Edge case 46: the Paws where four neighborhoods meet, and where two of them meet a sidewalk."""
    assert read(world, {PAWS: at(-13, 0, 0.5)}).zones[PAWS] == (HARBOUR, THEATRE, STATION, 7)
    assert read(world, {PAWS: at(-14, 24, 0.5)}).zones[PAWS] == (HARBOUR, PARK, SIDEWALK_NW)


@pytest.mark.rule("rampage.judge.7")
def test_height_does_not_matter(world: World) -> None:
    outcome = settled(world, {SMALL: at(X, Y, 0.1), 1: at(X, Y, 0.3), 2: at(X, Y, 0.5), ANN: at(X, Y, 1.4)})
    assert outcome.readings.zones[ANN] == (PARK,)


@pytest.mark.rule("rampage.judge.7", "rampage.clarifications.14")
def test_a_vehicle_on_sidewalk_and_ruin_is_in_no_neighborhood(world: World) -> None:
    readings = settled(world, {BUS: at(-13, 15.2, 0.95)}).readings
    assert readings.neighborhoods(BUS) == ()
    assert readings.sidewalks(BUS) == readings.ruins(BUS) == (NORTH_WEST,)


# -- Buildings ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("rampage.judge.9", "rampage.lexicon.6")
def test_a_floor_on_a_vehicle_on_the_ruin_is_a_building_with_its_meeples(world: World) -> None:
    pile = {BUS: at(-13, 18, 0.9), SMALL: at(-13, 18, 1.7), ANN: at(-13, 18, 2.6), BOB: at(-15, 20, 1.0)}
    outcome = settled(world, {**pile, 33: at(-13, 12, 0.8), 1: at(-4, 18, 0.1)})
    assert outcome.readings.buildings[NORTH_WEST] == (SMALL, ANN, BOB)
    assert (GROUND_RUIN - NORTH_WEST, BUS) in outcome.table.carries


@pytest.mark.rule("rampage.judge.9", "rampage.lexicon.6")
def test_meeples_alone_are_no_building(world: World) -> None:
    """Edge case 13."""
    assert settled(world, {ANN: at(-13, 18, 1.0)}).readings.buildings[NORTH_WEST] == ()


# -- floors emptied one after another -----------------------------------------------------------------------------


@pytest.mark.rule("rampage.gobble.3", "rampage.gobble.1")
def test_floors_are_emptied_one_after_another(world: World, city: Outcome) -> None:
    """Edge cases 15 to 17: the roof is bare without its Meeple; the floor below has four on it until they go."""
    building = city.readings.buildings[NORTH_WEST]
    floors = [piece for piece in building if piece not in MEEPLES]
    roof = next(floor for floor in floors if sum(below == floor for below, _ in city.table.carries) == 1)
    on_roof = [above for below, above in city.table.carries if below == roof]
    first = world.simulate(world.remove(city.table, on_roof), Settle(), 0)
    assert first.readings.bare == (roof,)
    second = world.simulate(world.remove(first.table, [roof]), Settle(), 0)
    assert second.readings.bare == ()
    middle = next(below for below, above in city.table.carries if (above, roof) in city.table.carries and below >= 0)
    standing = [above for below, above in second.table.carries if below == middle]
    assert len(standing) == 4
    third = world.simulate(world.remove(second.table, standing), Settle(), 0)
    assert third.readings.bare == (middle,)


@pytest.mark.rule("rampage.gobble.3")
def test_a_floor_flat_on_another_goes_first(world: World) -> None:
    flat = settled(world, {SMALL: at(X, Y, 0.1), 1: at(X, Y, 0.3)})
    assert flat.readings.bare == (1,)
    assert world.simulate(world.remove(flat.table, [1]), Settle(), 0).readings.bare == (SMALL,)


@pytest.mark.rule("rampage.setup.4")
def test_paws_that_have_flipped_over_bear_the_body_as_before(world: World) -> None:
    turned = both(leaning(180), yawed(30))
    outcome = settled(world, {PAWS: at(X, Y, 0.5, turned), BODY: at(X, Y, 3.5)})
    assert outcome.readings.mounted == (0,)
