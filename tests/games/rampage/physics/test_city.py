"""The City: what is printed, what stands on it, and that it stands."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from roarhouse.games.rampage.physics.city.building import built
from roarhouse.games.rampage.physics.city.data import the_city, the_map, wall
from roarhouse.games.rampage.physics.city.plan import Rect, Roster
from roarhouse.games.rampage.physics.city.shapes import kind, kind_name
from roarhouse.games.rampage.physics.interface import GROUND_RUIN, START, Outcome, Settings
from roarhouse.games.rampage.physics.sim.engine import Poses
from roarhouse.games.rampage.physics.sim.scene import Scene, rows_of
from roarhouse.games.rampage.physics.world import World

ADJACENT = {  # common walls in cm, from the catalogue
    ("harbour", "park"): 7.5,
    ("harbour", "theatre"): 13.5,
    ("harbour", "factory"): 8.0,
    ("market", "park"): 7.5,
    ("market", "theatre"): 13.5,
    ("market", "campus"): 8.0,
    ("park", "theatre"): 17.0,
    ("theatre", "station"): 11.0,
    ("station", "boardwalk"): 17.0,
    ("station", "factory"): 13.5,
    ("station", "campus"): 13.5,
    ("boardwalk", "factory"): 7.5,
    ("boardwalk", "campus"): 7.5,
}
ACROSS = {("park", "park2"): 26.0, ("harbour", "market2"): 17.0, ("market", "harbour2"): 17.0}


def walls(boards: int) -> dict[tuple[str, str], float]:
    plan = the_map(boards)
    walks = [ruin.sidewalk for ruin in plan.ruins]
    zones = list(enumerate(plan.neighborhoods))
    found = {}
    for a, one in zones:
        for b, two in zones:
            if b in one.adjacent and a < b:
                found[min(one.id, two.id), max(one.id, two.id)] = wall(one.area, two.area, walks) / 100
    return found


def square(rect: Rect) -> float:
    return (rect.east - rect.west) * (rect.north - rect.south) / 10_000


@pytest.mark.rule("rampage.lexicon.2", "rampage.lexicon.3", "rampage.lexicon.1", "rampage.lexicon.7")
def test_neighborhoods_sidewalks_and_ruins_make_up_the_whole_board() -> None:
    plan = the_map(1)
    assert len(plan.neighborhoods) == 8
    assert sum(square(zone.area) for zone in plan.neighborhoods) == square(plan.board) == 3600
    assert sum(square(ruin.outline) for ruin in plan.ruins) == 432
    assert sum(square(ruin.sidewalk) - square(ruin.outline) for ruin in plan.ruins) == 387


@pytest.mark.rule("rampage.lexicon.3", "rampage.powers.14")
def test_common_walls_are_those_of_the_catalogue() -> None:
    assert walls(1) == {(min(pair), max(pair)): length for pair, length in ADJACENT.items()}


@pytest.mark.rule("rampage.setup.1", "rampage.setup.2", "rampage.components.10", "rampage.components.11")
def test_seven_ruins_inside_their_sidewalks() -> None:
    plan = the_map(1)
    assert Counter(ruin.kind for ruin in plan.ruins) == {"small": 4, "rectangle": 2, "large": 1}
    for ruin in plan.ruins:
        o, w = ruin.outline, ruin.sidewalk
        assert (w.west, w.south, w.east, w.north) == (o.west - 150, o.south - 150, o.east + 150, o.north + 150)


@pytest.mark.rule("rampage.setup.3", "rampage.components.5")
def test_the_large_ruin_lies_on_the_joint_of_the_two_halves() -> None:
    large = next(ruin for ruin in the_map(1).ruins if ruin.kind == "large")
    assert large.outline.middle() == the_map(1).board.middle() == (0, 0)


@pytest.mark.rule("rampage.lexicon.4")
def test_every_ruin_borders_the_neighborhoods_of_the_catalogue() -> None:
    plan = the_map(1)
    borders = {ruin.id: {plan.neighborhoods[zone].id for zone in ruin.borders} for ruin in plan.ruins}
    assert borders["ST"] == {"theatre", "station"}
    assert borders["RW"] == {"harbour", "factory"}
    assert borders["NE"] == {"market", "park", "theatre"}
    assert borders["SW"] == {"factory", "boardwalk", "station"}


@pytest.mark.rule("rampage.big-city.2")
def test_the_second_board_is_joined_park_to_park() -> None:
    one = {(min(pair), max(pair)): length for pair, length in ADJACENT.items()}
    two = {(f"{a}2", f"{b}2"): length for (a, b), length in one.items()}
    across = {(min(pair), max(pair)): length for pair, length in ACROSS.items()}
    assert walls(2) == one | two | across
    assert square(the_map(2).board) == 7200


@pytest.mark.rule(
    "rampage.components.1",
    "rampage.components.2",
    "rampage.components.7",
    "rampage.components.8",
    "rampage.components.9",
    "rampage.lexicon.13",
)
def test_the_box_holds_so_many_pieces() -> None:
    roster = Roster(1)
    counts = Counter(kind_name(roster, piece) for piece in roster.pieces)
    floors = {"small": 12, "rectangle": 6, "large": 1}
    assert counts == floors | {"vehicle": 4, "paws": 4, "body": 4, "meeple": 90}
    assert Counter(roster.colour(meeple) for meeple in roster.meeples) == dict.fromkeys(range(6), 15)


@pytest.mark.rule("rampage.big-city.3")
def test_two_boxes_hold_twice_as_many() -> None:
    one, two = Roster(1), Roster(2)
    counts = Counter(kind_name(two, piece) for piece in two.pieces)
    assert counts == {name: 2 * n for name, n in Counter(kind_name(one, piece) for piece in one.pieces).items()}
    assert Counter(two.colour(meeple) for meeple in two.meeples) == dict.fromkeys(range(6), 30)
    assert (len(the_map(2).ruins), len(the_map(2).neighborhoods), len(the_map(2).starts)) == (14, 16, 8)


@pytest.mark.rule("rampage.setup.5", "rampage.lexicon.9", "rampage.lexicon.10", "rampage.lexicon.5")
def test_pieces_have_the_measures_of_the_catalogue() -> None:
    assert len({monster.colour for monster in the_city().monster}) == 4
    assert kind("body").half == (1.8, 1.0, 2.5)
    assert kind("paws").half == pytest.approx((2.0, 2.0, 0.5))
    assert kind("small").half == (3.0, 3.0, 0.1)
    assert kind("large").half == (6.0, 6.0, 0.1)
    assert kind("meeple").mass == pytest.approx(0.0011)


@pytest.mark.rule("rampage.city.3", "rampage.city.5", "rampage.city.6", "rampage.city.7")
def test_the_buildings_use_everything_and_carry_meeples_on_their_roofs(world: World, city: Outcome) -> None:
    readings, roster = city.readings, world.roster
    sizes = [(sum(p in roster.floors for p in b), sum(p in roster.meeples for p in b)) for b in readings.buildings]
    assert sizes == [(1, 12)] + [(3, 13)] * 6
    assert sorted(piece for building in readings.buildings for piece in building) == [*roster.floors, *roster.meeples]
    above = Counter(below for below, _ in city.table.carries)
    roofs = [floor for floor in roster.floors if above[floor] in (1, 4)]
    assert above[18] == 4
    assert sum(above[floor] == 1 for floor in roofs) == 6
    assert [above[GROUND_RUIN - ruin] for ruin in range(7)] == [8, 4, 4, 4, 4, 4, 4]


@pytest.mark.rule("rampage.city.3")
def test_nothing_can_be_gobbled_or_eaten_at_the_start(city: Outcome) -> None:
    assert city.readings.bare == city.readings.edible == city.readings.out == city.readings.fallen == ()


@pytest.mark.rule("rampage.city.4")
def test_meeples_are_drawn_at_random_and_by_the_seed(world: World, city: Outcome) -> None:
    again, other = world.build((0, 1, 2, 3), 1), world.build((0, 1, 2, 3), 2)
    assert again == city
    assert set(other.readings.buildings[0]) != set(city.readings.buildings[0])


@pytest.mark.rule("rampage.city.8", "rampage.monsters.4")
def test_vehicles_on_their_spaces_and_monsters_on_their_starting_areas(world: World, city: Outcome) -> None:
    for vehicle, home in zip(world.roster.vehicles, world.map.homes, strict=True):
        assert home.holds(*city.table.spot(vehicle))
    assert city.readings.mounted == (0, 1, 2, 3)
    for monster in range(4):
        assert START + monster in city.readings.zones[world.roster.paws(monster)]
    assert world.build((0, 2), 1).readings.mounted == (0, 2)


@pytest.mark.rule("rampage.city.1", "rampage.components.5")
def test_the_board_is_one_smooth_thing_amid_the_table(world: World) -> None:
    board, city = world.map.board, the_city().board
    assert board.middle() == (0, 0)
    assert city.thickness == 0.3
    assert city.table >= 70


@pytest.mark.rule("rampage.big-city.3")
def test_the_big_city_stands_as_well() -> None:
    big = World(Settings(boards=2)).build(tuple(range(8)), 1)
    assert big.readings.mounted == tuple(range(8))
    assert [len(building) for building in big.readings.buildings] == ([13] + [16] * 6) * 2
    assert big.readings.bare == big.readings.out == ()


# -- acceptance: nothing moves by itself --------------------------------------------------------------------------


def drift(before: Poses, after: Poses) -> tuple[float, float]:
    """The farthest shift in mm, the widest turn in degrees."""
    cosines = np.minimum(1.0, np.abs((before[:, 3:] * after[:, 3:]).sum(1)))
    return float(np.linalg.norm(after[:, :3] - before[:, :3], axis=1).max() * 10), float(
        np.degrees(2 * np.arccos(cosines)).max()
    )


def left_alone(seed: int, seconds: float, boards: int = 1) -> tuple[float, float]:
    scene = Scene(Settings(boards=boards))
    table = built(scene.roster, 0.0, tuple(range(4 * boards)), seed)
    rows = rows_of(table)
    engine, after = scene.engine(table, rows), rows.copy()
    engine.step(round(seconds / engine.dt))
    engine.read(after, scene.roster.pieces)
    return drift(rows, after)


@pytest.mark.rule("rampage.city.3")
@pytest.mark.parametrize("seed", range(4))
def test_the_city_stands_still(seed: int) -> None:
    shift, turn = left_alone(seed, 10.0)
    assert shift < 1.0
    assert turn < 1.0


@pytest.mark.long
@pytest.mark.rule("rampage.city.3")
@pytest.mark.parametrize("seed", range(100))
def test_the_city_stands_still_with_every_seed(seed: int) -> None:
    shift, turn = left_alone(seed, 10.0)
    assert shift < 1.0
    assert turn < 1.0


@pytest.mark.long
@pytest.mark.parametrize("seed", range(10))
def test_the_big_city_stands_still(seed: int) -> None:
    shift, turn = left_alone(seed, 10.0, boards=2)
    assert shift < 1.0
    assert turn < 1.0
