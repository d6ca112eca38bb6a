"""Gobbling Buildings: empty Floors, Floors out of the City, and when they are judged."""

from __future__ import annotations

import pytest

from roarhouse.games.rampage.choices import DONE, Breathe, Dine, Eat, Move
from roarhouse.games.rampage.rules.chow import Bite
from roarhouse.games.rampage.rules.turn import ChooseAction
from tests.games.rampage.table import BUS, RUINS, ZONES, City, meeples, outside, pose

NW = RUINS["NW"]


@pytest.mark.rule("rampage.gobble.1", "rampage.gobble.4")
def test_a_floor_with_nothing_on_it_goes_to_the_acting_player() -> None:
    t = City()
    roof = t.loose_on(NW)
    t.acts("Ann", Breathe(0), moves={roof: pose(-25, 5, 0.81)})
    assert (t.s.floors, t.s.table.there(2), t.s.gained) == ([1, 0], False, True)
    assert "Ann gobbles an empty Floor of the north-west tower." in t.heard("Ben")


@pytest.mark.rule("rampage.gobble.2", "rampage.gobble.3")
def test_floors_are_gobbled_one_after_the_other_until_something_protects_one() -> None:
    """Edge cases 16 and 17: the roof and the storey below, when their Meeples are gone."""
    t = City()
    floors = [f for f in t.s.readings.buildings[NW] if f in t.s.box.roster.floors]
    third = [p for p in t.s.readings.buildings[NW] if p not in floors and t.s.table.poses[p].z > 4000]  # type: ignore[union-attr]
    t.acts("Ann", Breathe(0), out=third)
    assert (t.s.floors, floors) == ([2, 0], [0, 1, 2])
    assert [t.s.table.there(floor) for floor in floors] == [True, False, False]


@pytest.mark.rule("rampage.gobble.2")
def test_a_vehicle_on_a_floor_protects_it() -> None:
    t = City()
    roof = t.loose_on(NW)
    t.acts("Ann", Breathe(0), moves={BUS: pose(-13, 18, 6.31)} | outside(t.s, [roof]))
    assert (t.s.floors, t.s.table.there(2)) == ([0, 0], True)


@pytest.mark.rule("rampage.gobble.5")
def test_a_floor_emptied_by_a_meal_stays_until_the_next_action_of_any_player() -> None:
    """Edge case 21."""
    t = City().at(Ann="theatre west")
    floor = 2
    t.puts({floor: pose(5, 12.5, 0.11), t.loose_on(NW): pose(5, 12.5, 1.02)})
    meeple = next(above for below, above in t.s.table.carries if below == floor)
    t.passes("Ann").does("Ann", Dine("here", ZONES["theatre"])).does("Ann", Eat(meeple)).settles()
    if t.now is Bite:
        t.does("Ann", DONE)
    t.settles()
    assert (t.turn, t.s.floors, t.s.readings.bare) == ("Ben", [0, 0], (floor,))
    t.acts("Ben", Breathe(2))
    assert t.s.floors == [0, 1]


@pytest.mark.rule("rampage.gobble.5")
def test_with_gobble_after_chow_the_eater_gets_it_at_once() -> None:
    t = City(gobbleAfterChow=True).at(Ann="theatre west")
    t.puts({2: pose(5, 12.5, 0.11), t.loose_on(NW): pose(5, 12.5, 1.02)})
    meeple = next(above for below, above in t.s.table.carries if below == 2)
    t.passes("Ann").does("Ann", Dine("here", ZONES["theatre"])).does("Ann", Eat(meeple)).plays_on(ChooseAction)
    assert (t.turn, t.s.floors) == ("Ben", [1, 0])


@pytest.mark.rule("rampage.clarifications.8", "rampage.clarifications.9", "rampage.clarifications.10")
def test_a_floor_out_of_the_city_is_gobbled_at_no_cost_and_its_meeples_run_away() -> None:
    """Edge case 22."""
    t = City()
    roof = t.loose_on(NW)
    colour = t.colour(roof)
    t.acts("Ann", Move(), moves={2: pose(45, 0, -0.19), roof: pose(45, 0, 0.72)})
    assert (t.s.floors, t.s.runaway, t.mouth("Ann")) == ([1, 0], meeples(f"{colour} 1"), 4)
    assert t.rules().index("rampage.runaway.1") < t.rules().index("rampage.clarifications.10")


@pytest.mark.rule("rampage.rumble.3", "rampage.gobble.2")
def test_a_fallen_body_protects_a_floor_until_it_is_lifted() -> None:
    """Edge case 20."""
    t = City().at(Ann="harbour", Ben="theatre west")
    t.acts("Ann", Breathe(0), moves={2: pose(5, 12.5, 0.11), t.loose_on(NW): pose(-25, 3, 0.81),
                                     t.s.body(1): pose(5, 12.5, 1.22, (70711, 70711, 0, 0))})  # fmt: skip
    assert (t.s.floors, t.s.table.there(2), t.s.broken) == ([0, 0], True, [1, 0])
    t.passes("Ann").plays_on(ChooseAction)
    assert (t.turn, t.s.readings.bare) == ("Ben", (2,))
    t.acts("Ben", Breathe(2))
    assert t.s.floors == [0, 1]
