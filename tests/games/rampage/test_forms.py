"""Forms: what a menu too large to list asks for."""

from __future__ import annotations

from roarhouse.core.game import Choice
from roarhouse.games.rampage.choices import Aim, Breathe, Demolish, Move, Slam, TossIt
from roarhouse.games.rampage.physics.interface import Drop
from roarhouse.games.rampage.rules.actions.aiming import AimForm
from roarhouse.games.rampage.rules.placing import SpotForm
from tests.games.rampage.table import BUS, RUINS, ZONES, City


def form(t: City, choice: Choice) -> AimForm | SpotForm:
    t.does("Ann", choice)
    menu = t.s.agenda[-1].menu(t.s, 0)
    return menu.form()  # type: ignore[no-any-return]


def test_an_aim_says_what_flies_and_at_what() -> None:
    paws, body = City().s.paws(0), City().s.body(0)
    assert form(City(), Move()) == AimForm("flick", "flick", 0, paws, -1, True, False)
    assert form(City(), TossIt(BUS)) == AimForm("toss", "toss", 0, BUS, BUS, True, False)
    tower = RUINS["NW"]
    dropped = form(City().at(Ann="NW walk"), Demolish(tower))
    outline = City().s.box.map.ruins[tower].outline
    assert dropped == AimForm("drop", "drop", 0, body, tower, True, False, ("upright", "head", "flat"), outline)
    upright = form(City(dropPoses="upright").at(Ann="NW walk"), Demolish(tower))
    assert isinstance(upright, AimForm)
    assert upright.poses == ("upright",)


def test_every_spot_of_the_area_can_be_dropped_on() -> None:
    t = City().cards(Ann="heavyweight").at(Ann="theatre west", Ben="theatre east")
    found = form(t, Slam(2))
    assert isinstance(found, AimForm)
    assert found.area is not None
    west, south, east, north = found.area.west, found.area.south, found.area.east, found.area.north
    assert found.area.holds(*t.s.table.spot(t.s.body(1)))
    assert [t.why("Ann", Aim(Drop(0, x, y))) for x in (west, east) for y in (south, north)] == 4 * [("", "")]


def test_a_breath_says_whose_head_it_leaves() -> None:
    body = City().s.body(1)  # in the corner opposite
    assert form(City().cards(Ann="hurricane"), Breathe(2)) == AimForm("breath", "breath", 2, body, 2, True, False)


def test_a_spot_says_where_it_may_be() -> None:
    stretchy = City().cards(Ann="stretchy-paws").at(Ann="theatre")
    assert form(stretchy, Move()) == SpotForm(monster=0, zones=(ZONES["theatre"],))
    climber = City().cards(Ann="climber").at(Ann="theatre")
    found = form(climber, Move())
    assert isinstance(found, SpotForm)
    assert (found.zones, RUINS["ST"] in found.tops) == ((), True)
