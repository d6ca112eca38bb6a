"""What a menu too large to list asks for, told to whoever draws it."""

from __future__ import annotations

from roarhouse.core.game import Choice
from roarhouse.games.rampage.choices import Breathe, Demolish, Move, TossIt
from roarhouse.games.rampage.forms import AimForm, SpotForm
from tests.rampage.table import BUS, RUINS, ZONES, City


def form(t: City, choice: Choice) -> AimForm | SpotForm:
    t.does("Ann", choice)
    menu = t.s.agenda[-1].menu(t.s, 0)
    return menu.form()  # type: ignore[no-any-return, union-attr]


def test_an_aim_says_what_flies_and_at_what() -> None:
    paws, body = City().s.paws(0), City().s.body(0)
    assert form(City(), Move()) == AimForm("flick", "flick", 0, paws, -1, True, False)
    assert form(City(), TossIt(BUS)) == AimForm("toss", "toss", 0, BUS, BUS, True, False)
    tower = RUINS["NW"]
    dropped = form(City().at(Ann="NW walk"), Demolish(tower))
    assert dropped == AimForm("drop", "drop", 0, body, tower, True, False, ("upright", "head", "flat"))
    upright = form(City(dropPoses="upright").at(Ann="NW walk"), Demolish(tower))
    assert isinstance(upright, AimForm)
    assert upright.poses == ("upright",)


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
