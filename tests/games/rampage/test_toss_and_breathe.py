"""Toss a Vehicle, and Breathe: conditions of place, aims, and cards."""

from __future__ import annotations

import pytest

from roarhouse.games.rampage.choices import SKIP, Aim, Breathe, Into, Move, TossIt
from roarhouse.games.rampage.physics.interface import Breath, Toss
from roarhouse.games.rampage.rules.actions.breathe import AimBreath
from roarhouse.games.rampage.rules.actions.toss import AimToss
from roarhouse.games.rampage.rules.aftermath import HOMECOMINGS, UseVacuum
from roarhouse.games.rampage.rules.turn import ChooseAction
from tests.games.rampage.table import BUS, ENGINE, TAXI, TRUCK, ZONES, City, meeples, outside, pose, standing


def tossable(t: City, name: str = "Ann") -> set[int]:
    return {choice.piece for choice in t.menu(name) if isinstance(choice, TossIt)}


@pytest.mark.rule("rampage.toss.1")
def test_a_vehicle_of_the_own_neighborhood_can_be_tossed() -> None:
    t = City()
    assert tossable(t) == {BUS}
    assert t.why("Ann", TossIt(TAXI)) == ("rampage.toss.1", "vehicle-elsewhere")
    assert tossable(t.at(Ann="market")) == {TAXI}
    assert tossable(t.at(Ann="park")) == set()


@pytest.mark.rule("rampage.toss.1", "rampage.clarifications.5")
def test_a_vehicle_or_a_monster_across_a_border_is_on_both_sides() -> None:
    t = City().puts_vehicle(BUS, -13, 26)
    assert t.s.readings.neighborhoods(BUS) == (ZONES["harbour"], ZONES["park"])
    assert tossable(t) == {BUS}
    assert tossable(t.at(Ann="park")) == {BUS}


@pytest.mark.rule("rampage.clarifications.14")
def test_a_vehicle_on_ruin_and_sidewalk_cannot_be_tossed_not_even_by_telekinesis() -> None:
    t = City().cards(Ann="telekinesis").zones_of(BUS, (103, 203))
    assert t.why("Ann", TossIt(BUS)) == ("rampage.clarifications.14", "vehicle-in-no-neighborhood")
    assert tossable(t.zones_of(BUS, (0, 103))) == {BUS, TAXI, TRUCK, ENGINE}


@pytest.mark.rule("rampage.toss.2")
def test_a_vehicle_may_be_tossed_with_cargo_which_falls_off() -> None:
    t = City(noise="off")
    meeple = t.loose("red")
    t.puts({meeple: pose(-23, 14, 2.21)})
    assert BUS in t.s.readings.laden
    t.does("Ann", TossIt(BUS)).does("Ann", Aim(Toss(0, BUS, 0, 0, 350))).settles()
    (x, y), (u, v) = t.s.table.spot(meeple), t.s.table.spot(BUS)
    assert abs(x + 2300) < 300 and abs(y - 1400) < 300  # noqa: PT018
    assert abs(u + 2300) + abs(v - 1400) > 1000
    assert BUS not in t.s.readings.laden


@pytest.mark.rule("rampage.toss.2")
def test_a_table_may_ask_for_a_free_vehicle() -> None:
    t = City(tossNeedsFreeVehicle=True)
    t.puts({t.loose("red"): pose(-23, 14, 2.21)})
    assert t.why("Ann", TossIt(BUS)) == ("rampage.toss.2", "vehicle-carries")


@pytest.mark.rule("rampage.toss.3", "rampage.toss.4")
def test_a_toss_has_a_direction_a_tilt_a_strength_and_a_hit_point() -> None:
    t = City().does("Ann", TossIt(BUS))
    assert t.now is AimToss
    assert t.refusal("Ann", Aim(Toss(0, BUS, 3599, 350, 1000, -500, 0))) == ""
    for bad in ({"tilt": 351}, {"tilt": -1}, {"strength": 49}, {"side": 501}, {"height": 1001}):
        numbers = {"yaw": 0, "tilt": 0, "strength": 500} | bad
        assert t.why("Ann", Aim(Toss(0, BUS, **numbers))) == ("rampage.toss.3", "out-of-range")
    assert t.why("Ann", Aim(Toss(0, TAXI, 0, 0, 500))) == ("rampage.toss.3", "toss-it-from-your-head")


@pytest.mark.rule("rampage.toss.5")
def test_a_vehicle_that_home_cannot_hold_does_not_hold_up_the_game() -> None:
    t = City().aims("Ann", Breathe(0)).happens(out=[BUS])
    for _ in range(HOMECOMINGS):
        assert (t.turn, t.s.readings.out) == ("nature", (BUS,))
        t.comes_to_rest(outside(t.s, [BUS]))
    assert (t.turn, t.s.actions) == ("Ann", 1)


@pytest.mark.rule("rampage.toss.5", "rampage.toss.6")
def test_a_vehicle_that_leaves_the_city_comes_home_and_a_miss_costs_nothing() -> None:
    t = City().acts("Ann", TossIt(BUS), out=[BUS])
    x, y = t.s.table.spot(BUS)
    assert abs(x + 2300) < 5 and abs(y - 1400) < 5  # noqa: PT018
    assert (t.mouth("Ann"), t.s.actions) == (4, 1)
    assert "Back on its space: the bus." in t.heard("watcher")


@pytest.mark.rule("rampage.toss.7")
def test_a_tossed_vehicle_stays_where_it_lies_and_can_be_tossed_from_there() -> None:
    t = City().acts("Ann", TossIt(BUS), moves={BUS: standing(City().s, BUS, 0, 26)})
    assert t.s.readings.neighborhoods(BUS) == (ZONES["park"],)
    assert tossable(t) == set()
    t.passes("Ann").plays_on(ChooseAction).at(Ben="park")
    assert BUS in tossable(t, "Ben")


@pytest.mark.rule("rampage.toss.4")
def test_after_a_real_toss_the_body_stands_on_its_paws_again() -> None:
    t = City(noise="off").does("Ann", TossIt(BUS), Aim(Toss(0, BUS, 0, 100, 400))).settles()
    assert 0 in t.s.readings.mounted
    assert t.s.table.spot(BUS)[0] > -2300


@pytest.mark.rule("rampage.powers.15")
def test_telekinesis_fetches_vehicles_from_any_neighborhood() -> None:
    assert tossable(City().cards(Ann="telekinesis")) == {BUS, TAXI, TRUCK, ENGINE}


@pytest.mark.rule("rampage.powers.6")
def test_a_kung_fu_masters_paws_come_back_under_the_body_even_from_outside() -> None:
    """Edge case 53."""
    t = City()
    assert t.why("Ann", TossIt(t.s.paws(0))) == ("rampage.powers.6", "you-lack-this-power")
    t.cards(Ann="kung-fu-master").acts("Ann", TossIt(t.s.paws(0)), gone=["Ann"], fallen="Ben")
    assert (t.mouth("Ann"), t.s.broken, t.s.actions) == (4, [1, 0], 1)
    x, y = t.s.table.spot(t.s.paws(0))
    assert abs(x + 2600) < 5 and abs(y - 2600) < 5  # noqa: PT018
    assert 0 in t.s.readings.mounted


@pytest.mark.rule("rampage.powers.6")
def test_a_kung_fu_master_on_a_roof_stays_there() -> None:
    t = City().cards(Ann="kung-fu-master, jumper")
    roof = t.loose_on(3)
    t.acts("Ann", Move(jump=True), moves={t.s.paws(0): pose(-13, 18, 6.12), roof: pose(-25, 3, 0.81)})
    stood = t.s.table.poses[t.s.paws(0)]
    t.acts("Ann", TossIt(t.s.paws(0)), gone=["Ann"])
    stands = t.s.table.poses[t.s.paws(0)]
    assert stood is not None
    assert stands is not None
    assert abs(stood.x - stands.x) + abs(stood.y - stands.y) + abs(stood.z - stands.z) < 100  # a millimetre
    assert (t.mouth("Ann"), 0 in t.s.readings.mounted, t.s.readings.ruins(t.s.paws(0))) == (4, True, (3,))


# -- Breathe --------------------------------------------------------------------------------------------------


@pytest.mark.rule("rampage.breathe.2")
def test_a_standing_monster_can_breathe_from_anywhere_in_the_city() -> None:
    t = City()
    for spot in ("park", "NW walk", "station"):
        assert t.at(Ann=spot).refusal("Ann", Breathe(0)) == ""
    nowhere = City().zones_of(City().s.paws(0), (103,))
    assert nowhere.refusal("Ann", Breathe(0)) == ""


@pytest.mark.rule("rampage.breathe.1", "rampage.powers.4")
def test_one_breathes_from_the_own_head_or_with_a_hurricane_from_any_that_stands() -> None:
    t = City()
    assert t.why("Ann", Breathe(2)) == ("rampage.breathe.1", "breathe-yourself")
    t.cards(Ann="hurricane").does("Ann", Breathe(2))
    assert t.refusal("Ann", Aim(Breath(2, 0, -200))) == ""
    assert t.why("Ann", Aim(Breath(0, 0, -200))) == ("rampage.breathe.1", "breathe-from-this-head")
    down = City().cards(Ann="hurricane").at(Ben="park").knock_down("Ben")
    assert down.why("Ann", Breathe(2)) == ("rampage.powers.4", "does-not-stand")
    assert down.refusal("Ann", Breathe(1)) == "rampage.powers.4"


@pytest.mark.rule("rampage.breathe.4", "rampage.breathe.5")
def test_a_breath_has_a_direction_a_pitch_a_sweep_and_a_strength_and_is_one() -> None:
    t = City().does("Ann", Breathe(0))
    assert t.now is AimBreath
    assert t.refusal("Ann", Aim(Breath(0, 0, -600, 300, 400))) == ""
    for bad in ({"pitch": -601}, {"pitch": -49}, {"sweep": 301}, {"strength": 399}, {"strength": 1001}):
        numbers = {"yaw": 0, "pitch": -200, "sweep": 0, "strength": 700} | bad
        assert t.why("Ann", Aim(Breath(0, **numbers))) == ("rampage.breathe.5", "out-of-range")
    t.does("Ann", Aim(Breath(0, 1350, -300))).settles()
    assert t.s.actions == 1


@pytest.mark.rule("rampage.breathe.6")
def test_a_breath_acts_on_monsters_vehicles_meeples_and_floors() -> None:
    t = City()
    meeple = t.loose("blue")
    t.acts("Ann", Breathe(0), fallen="Ben", out=[meeple, BUS, 18])
    assert (t.s.broken, t.s.runaway[0] >= 1, t.s.floors[0] >= 1) == ([1, 0], True, True)
    assert BUS not in t.s.readings.out


@pytest.mark.rule("rampage.powers.16")
def test_vacuum_draws_blown_meeples_into_the_own_neighborhood() -> None:
    t = City().cards(Ann="vacuum").at(Ann="park")
    meeple = t.loose("blue")
    t.acts("Ann", Breathe(0), out=[meeple])
    assert (t.now, t.menu("Ann")) == (UseVacuum, (Into(ZONES["park"]), SKIP))
    assert t.why("Ann", Into(0)) == ("rampage.powers.16", "your-own-neighborhood")
    t.does("Ann", Into(ZONES["park"])).settles()
    assert t.s.readings.neighborhoods(meeple) == (ZONES["park"],)
    assert (t.s.runaway, meeple in t.s.readings.edible) == (meeples(""), True)


@pytest.mark.rule("rampage.powers.16")
def test_vacuum_may_be_declined_and_needs_a_breath_and_a_neighborhood() -> None:
    t = City().cards(Ann="vacuum").at(Ann="park")
    t.acts("Ann", Breathe(0), out=[t.loose("blue")]).does("Ann", SKIP).settles()
    assert t.s.runaway == meeples("blue 1")
    must = City(vacuumOptional=False).cards(Ann="vacuum").at(Ann="park")
    must.acts("Ann", Breathe(0), out=[must.loose("blue")])
    assert must.menu("Ann") == (Into(ZONES["park"]),)
    toss = City().cards(Ann="vacuum")
    toss.acts("Ann", TossIt(BUS), out=[toss.loose("blue")])
    assert toss.s.runaway == meeples("blue 1")


def test_a_vehicle_home_that_is_taken_is_replaced_by_the_nearest_free_spot() -> None:
    """Edge case 51."""
    t = City().at(Ben=(-23.0, 14.0))
    t.acts("Ann", Breathe(0), out=[BUS])
    x, y = t.s.table.spot(BUS)
    assert 100 < ((x + 2300) ** 2 + (y - 1400) ** 2) ** 0.5 < 600
    assert BUS not in t.s.readings.out
