"""Demolish: where it is possible, how the Body is dropped, and what a miss costs."""

from __future__ import annotations

from random import Random
from typing import Literal

import pytest

from roarhouse.games.rampage.bot.planner import Planner
from roarhouse.games.rampage.choices import Aim, Demolish, Move, Slam
from roarhouse.games.rampage.physics.interface import Drop
from roarhouse.games.rampage.rules.actions.demolish import AimDrop
from roarhouse.games.rampage.rules.turn import ChooseAction
from tests.games.rampage.table import GAME, RUINS, City, outside, pose, standing

NW = RUINS["NW"]


@pytest.mark.rule("rampage.demolish.1", "rampage.demolish.2")
def test_only_a_building_whose_sidewalk_the_paws_touch_can_be_demolished() -> None:
    t = City().at(Ann="NW walk")
    assert [choice for choice in t.menu("Ann") if isinstance(choice, Demolish)] == [Demolish(NW)]
    assert t.why("Ann", Demolish(RUINS["ST"])) == ("rampage.demolish.1", "not-on-its-sidewalk")
    assert t.why("Ann", Demolish(7)) == ("rampage.demolish.2", "no-such-building")
    assert City().why("Ann", Demolish(NW)) == ("rampage.demolish.1", "not-on-its-sidewalk")
    assert "Your Paws do not touch the Sidewalk of the Stadium." in t.say(t.refused("Ann", Demolish(0)))


@pytest.mark.rule("rampage.demolish.2", "rampage.clarifications.3")
def test_between_two_sidewalks_the_player_chooses() -> None:
    t = City().at(Ann="NW walk")
    zones = list(t.s.readings.zones)
    zones[t.s.paws(0)] = (0, 103, 104)
    t.reads(zones=tuple(zones))
    assert {choice for choice in t.menu("Ann") if isinstance(choice, Demolish)} == {Demolish(3), Demolish(4)}


@pytest.mark.rule("rampage.lexicon.6")
def test_a_ruin_on_which_no_floor_rests_is_no_building_any_more() -> None:
    t = City().at(Ann="NW walk")
    buildings = list(t.s.readings.buildings)
    buildings[NW] = ()
    t.reads(buildings=tuple(buildings))
    assert t.why("Ann", Demolish(NW)) == ("rampage.lexicon.6", "building-is-gone")


@pytest.mark.rule("rampage.demolish.3", "rampage.demolish.7")
def test_the_body_is_dropped_anywhere_above_that_building() -> None:
    t = City().at(Ann="NW walk").does("Ann", Demolish(NW))
    assert t.now is AimDrop
    for x, y in ((-1600, 1500), (-1000, 2100), (-1300, 1800)):
        assert t.refusal("Ann", Aim(Drop(0, x, y))) == ""
    for x, y in ((-1601, 1800), (-1300, 2101), (1300, 1800)):
        assert t.why("Ann", Aim(Drop(0, x, y))) == ("rampage.demolish.7", "not-above-it")
    assert t.why("Ann", Aim(Drop(2, -1300, 1800))) == ("rampage.demolish.3", "drop-your-body")


@pytest.mark.rule("rampage.demolish.6", "rampage.demolish.5")
def test_the_pose_is_free_unless_the_table_drops_upright_and_the_height_cannot_be_chosen() -> None:
    t = City().at(Ann="NW walk").does("Ann", Demolish(NW))
    poses: tuple[Literal["upright", "head", "flat"], ...] = ("upright", "head", "flat")
    for what in poses:
        assert t.refusal("Ann", Aim(Drop(0, -1300, 1800, what, 900))) == ""
    assert t.refusal("Ann", Aim(Drop(0, -1300, 1800, "sideways"))) == "rampage.demolish.6"  # type: ignore[arg-type]
    strict = City(dropPoses="upright").at(Ann="NW walk").does("Ann", Demolish(NW))
    assert strict.why("Ann", Aim(Drop(0, -1300, 1800, "flat"))) == ("rampage.demolish.6", "not-in-this-pose")
    assert City(dropHeight=20).s.box.world.settings.drop_height == 20
    assert not hasattr(Drop(0, 0, 0), "height")


@pytest.mark.rule("rampage.demolish.8", "rampage.judge.9")
def test_a_drop_that_touches_nothing_of_the_building_costs_a_tooth() -> None:
    t = City().at(Ann="NW walk")
    building = t.s.readings.buildings[NW]
    t.acts("Ann", Demolish(NW), struck=[building[-1]])
    assert (t.mouth("Ann"), t.s.actions) == (4, 1)
    t.acts("Ann", Demolish(NW), struck=[t.s.paws(0), t.s.readings.buildings[0][0]])
    assert (t.mouth("Ann"), t.s.teeth_boxed) == (3, 1)
    assert "Ann missed." in t.heard("watcher")


@pytest.mark.rule("rampage.demolish.8")
def test_a_real_drop_on_a_building_hits_it() -> None:
    t = City(noise="off").at(Ann="NW walk").does("Ann", Demolish(NW), Aim(Drop(0, -1300, 1800, "flat"))).settles()
    assert t.mouth("Ann") == 4
    assert "Ann drops the Body on the north-west tower." in t.heard("watcher")


@pytest.mark.rule("rampage.demolish.9")
def test_the_dropped_body_returns_to_its_paws_before_floors_are_judged() -> None:
    """Edge cases 14 and 15: on the roof it protects nothing; if the roof Meeple is gone the roof is gobbled."""
    t = City().at(Ann="NW walk")
    meeple = t.loose_on(NW)
    on_roof = {t.s.body(0): pose(-13, 18, 6.62, (70711, 70711, 0, 0))}
    t.acts("Ann", Demolish(NW), moves=on_roof | outside(t.s, [meeple]), struck=[2])
    assert 0 in t.s.readings.mounted
    assert t.s.floors == [1, 0]
    kept = City().at(Ann="NW walk")
    kept.acts("Ann", Demolish(NW), moves={kept.s.body(0): pose(-11, 18, 6.62, (70711, 70711, 0, 0))}, struck=[2])
    assert (kept.s.floors, kept.now) == ([0, 0], ChooseAction)


# -- Long Tail, Heavyweight -----------------------------------------------------------------------------------


@pytest.mark.rule("rampage.powers.7")
def test_a_long_tail_reaches_every_building_of_the_neighborhood_and_misses_at_the_same_price() -> None:
    t = City().cards(Ann="long-tail")
    assert {choice.ruin for choice in t.menu("Ann") if isinstance(choice, Demolish)} == {RUINS["NW"], RUINS["RW"]}
    assert t.refusal("Ann", Demolish(RUINS["ST"])) == "rampage.demolish.1"
    t.acts("Ann", Demolish(RUINS["RW"]))
    assert t.mouth("Ann") == 3


@pytest.mark.rule("rampage.powers.3")
def test_a_heavyweight_may_drop_on_a_monster_of_the_neighborhood() -> None:
    t = City().cards(Ann="heavyweight").at(Ann="theatre west", Ben="theatre east")
    assert City().why("Ann", Slam(2)) == ("rampage.powers.3", "you-lack-this-power")
    assert Slam(2) in t.menu("Ann")
    assert t.why("Ann", Slam(0)) == ("rampage.powers.3", "not-in-your-neighborhood")
    t.does("Ann", Slam(2))
    assert t.refusal("Ann", Aim(Drop(0, 500, 1150))) == ""
    assert t.why("Ann", Aim(Drop(0, 800, 1150))) == ("rampage.powers.3", "not-above-it")
    t.does("Ann", Aim(Drop(0, 500, 1150))).happens(fallen="Ben", struck=[t.s.body(1)]).settles()
    assert (t.mouth("Ann"), t.mouth("Ben"), t.s.broken) == (4, 3, [1, 0])
    t.acts("Ann", Slam(2), struck=[40])
    assert t.mouth("Ann") == 3
    far = City().cards(Ann="heavyweight")
    assert far.refusal("Ann", Slam(2)) == "rampage.powers.3"


@pytest.mark.rule("rampage.powers.3")
def test_a_heavyweight_may_drop_on_a_monster_that_stands_half_over_the_rim() -> None:
    t = City().cards(Ann="heavyweight").at(Ann=(0, 26), Ben=(5, 29.9))
    t.puts({t.s.body(1): t.upright(5, 30.3)}).does("Ann", Slam(2))
    assert t.refusal("Ann", Aim(Drop(0, 500, 3030))) == ""
    assert t.why("Ann", Aim(Drop(0, 500, 3400))) == ("rampage.powers.3", "not-above-it")
    assert isinstance(Planner(0.01).choose(GAME, t.s, 0, Random(1)), Aim)


@pytest.mark.rule("rampage.powers.3", "rampage.rumble.4")
def test_a_fallen_monster_may_be_targeted_without_gain() -> None:
    t = City().cards(Ann="heavyweight").at(Ann="theatre west", Ben="theatre east").knock_down("Ben")
    t.acts("Ann", Slam(2), struck=[t.s.body(1)])
    assert (t.mouth("Ben"), t.s.broken) == (4, [0, 0])


def test_moving_the_paws_to_a_sidewalk_opens_the_building() -> None:
    t = City().acts("Ann", Move(), moves={City().s.paws(0): standing(City().s, City().s.paws(0), -19, 18)})
    assert Demolish(NW) in t.menu("Ann")
