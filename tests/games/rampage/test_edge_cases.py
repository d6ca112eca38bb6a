"""Edge cases of the catalogue that no other chapter tells; and the count of all of them."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from roarhouse.core.pile import LET
from roarhouse.games.rampage.choices import Aim, Breathe, Corner, Demolish, Dine, Move, Pay, Place, TossIt
from roarhouse.games.rampage.physics.interface import Flick
from roarhouse.games.rampage.rules.actions.flick import AimFlick
from roarhouse.games.rampage.rules.chow import Bite
from roarhouse.games.rampage.rules.placing import Relocate, Restart
from roarhouse.games.rampage.rules.runaway import Effects, RunAway
from roarhouse.games.rampage.rules.teeth import LoseTeeth, PayMeeples
from roarhouse.games.rampage.rules.turn import ChooseAction
from tests.games.rampage.table import BUS, LAID, RUINS, ZONES, City, card, meeples, outside, pose, standing

NW = RUINS["NW"]
EDGE_CASES = 74


@pytest.mark.rule("rampage.move.4", "rampage.judge.3")
def test_paws_half_over_the_rim_are_in_the_city() -> None:
    """Edge case 1: no Tooth; the zones are those under the part inside."""
    t = City().acts("Ann", Move(), moves={City().s.paws(0): pose(-29.5, 10, 0.51)})
    assert (t.mouth("Ann"), t.where("Ann"), t.s.actions) == (4, ["harbour"], 1)


@pytest.mark.rule("rampage.move.4", "rampage.clarifications.7")
def test_paws_that_touch_nothing_but_a_body_outside_are_out() -> None:
    """Edge case 2: the table connects nothing with the City."""
    t = City()
    t.puts({t.s.body(1): pose(45, 0, 0.71, (70711, 70711, 0, 0))})
    t.acts("Ann", Move(), moves={t.s.paws(0): pose(41.15, 0, 0.21)})
    assert (t.mouth("Ann"), t.now) == (3, Restart)


@pytest.mark.rule("rampage.judge.8", "rampage.move.4")
def test_paws_against_the_rim_are_in_the_city_but_in_no_zone() -> None:
    """Edge case 3: no Tooth, no eating, no tossing; a further Move is possible."""
    t = City()
    t.zones_of(t.s.paws(0), ())
    assert (t.where("Ann"), TossIt(BUS) in t.menu("Ann"), Move() in t.menu("Ann")) == ([], False, True)
    t.passes("Ann")
    assert t.turn == "Ben"


@pytest.mark.rule("rampage.clarifications.1")
def test_paws_under_a_leaning_floor_are_shifted_until_the_body_fits() -> None:
    """Edge case 4."""
    t = City()
    roof = t.loose_on(NW)
    paws = {t.s.paws(0): pose(-25, 5, 0.51)}
    t.acts("Ann", Move(), moves=paws | {2: pose(-25, 5, 1.12), roof: pose(-25, 5, 2.03)})
    assert 0 in t.s.readings.mounted
    assert t.s.table.there(2) or t.s.floors == [1, 0]


@pytest.mark.rule("rampage.move.5")
def test_with_four_monsters_the_only_empty_area_must_be_taken() -> None:
    """Edge case 5."""
    t = City("Ann Ben Cid Dot").acts("Ann", Move(), gone=["Ann"])
    assert t.menu("Ann") == (Corner(0),)
    covered = City("Ann Ben Cid Dot")
    covered.puts(
        {covered.s.body(1): pose(-26, 26, 2.51)} | outside(covered.s, [covered.s.paws(0), covered.s.body(0)])
    )
    covered.starts(Restart(0))
    assert covered.menu("Ann") == tuple(map(Corner, range(4)))  # a Body lies on the last one: any will do
    own = City("Ann Ben Cid Dot")
    own.puts({own.s.body(0): pose(-26, 26, 1.01, LAID)} | outside(own.s, [own.s.paws(0)])).starts(Restart(0))
    assert own.menu("Ann") == (Corner(0),)  # the own Body is about to be lifted


@pytest.mark.rule("rampage.move.5")
def test_fallen_meeples_do_not_occupy_a_starting_area() -> None:
    """Edge case 6."""
    t = City().at(Ann="park")
    meeple = t.loose("red")
    t.puts({meeple: standing(t.s, meeple, -26, 26)}).acts("Ann", Move(), gone=["Ann"])
    assert Corner(0) in t.menu("Ann")
    t.does("Ann", Corner(0)).settles()
    assert 0 < abs(t.s.table.spot(t.s.paws(0))[0] + 2600) + abs(t.s.table.spot(t.s.paws(0))[1] - 2600) < 800
    assert t.s.readings.starts(t.s.paws(0)) == (0,)


@pytest.mark.rule("rampage.clarifications.12")
def test_five_meeples_and_no_tooth_leave_three() -> None:
    """Edge case 7."""
    t = City().teeth(Ann=0).eaten(Ann="blue 5").acts("Ann", Move(), gone=["Ann"])
    t.does("Ann", Pay(meeples("blue 2")))
    assert (t.stomach("Ann"), t.s.boxed) == ("blue 3", meeples("blue 2"))


@pytest.mark.rule("rampage.runaway-a.8", "rampage.clarifications.12")
def test_line_three_with_one_token_takes_it_and_two_meeples() -> None:
    """Edge case 9."""
    t = City().teeth(Ann=1).eaten(Ann="blue 5")
    t.s.runaway = meeples("red 10, gray 7")
    t.starts(RunAway(meeples("green 1")), Effects())
    assert (t.mouth("Ann"), t.now) == (0, PayMeeples)
    t.does("Ann", Pay(meeples("blue 2")))
    assert t.stomach("Ann") == "blue 3"


@pytest.mark.rule("rampage.demolish.8")
@pytest.mark.parametrize("what", ["floor", "meeple"])
def test_any_contact_with_a_floor_or_a_meeple_of_the_building_is_a_hit(what: str) -> None:
    """Edge cases 10 and 11: first the Sidewalk, then a Floor; or only Meeples."""
    t = City().at(Ann="NW walk")
    piece = 0 if what == "floor" else t.loose_on(NW)
    t.acts("Ann", Demolish(NW), struck=[t.s.paws(0), piece])
    assert t.mouth("Ann") == 4


@pytest.mark.rule("rampage.rumble.7", "rampage.runaway-a.5")
def test_the_monster_that_is_relocated_always_stands() -> None:
    """Edge case 32: its own Body is lifted before the effects come."""
    t = City(linesA=[1, 6, 7, 8, 9, 10])
    t.acts("Ann", Breathe(0), fallen="Ann", out=[t.loose("red")])
    assert (t.now, t.turn, 0 in t.s.readings.mounted) == (Relocate, "Ben", True)


@pytest.mark.rule("rampage.judge.4")
@pytest.mark.parametrize(("degrees", "broken"), [(40, 0), (50, 1)])
def test_a_body_that_leans_within_45_degrees_stands(degrees: int, broken: int) -> None:
    """Edge case 38: judged when it rests; what physics says decides."""
    t = City().aims("Ann", Breathe(0))
    fallen = (2,) if degrees > 45 else ()
    t.happens_with(fallen=fallen, knocked=fallen).settles()
    assert t.s.broken == [broken, 0]


@pytest.mark.rule("rampage.powers.1")
def test_a_boxers_toss_breaks_one_tooth() -> None:
    """Edge case 41."""
    t = City().cards(Ann="boxer").acts("Ann", TossIt(BUS), fallen="Ben")
    assert (t.s.broken, t.mouth("Ben")) == ([1, 0], 3)


@pytest.mark.rule("rampage.demolish.1", "rampage.chow.10", "rampage.toss.1", "rampage.breathe.2")
def test_wholly_on_a_sidewalk_one_can_demolish_and_breathe_but_neither_toss_nor_eat() -> None:
    """Edge case 47."""
    t = City()
    t.zones_of(t.s.paws(0), (103,))
    assert (Demolish(NW) in t.menu("Ann"), Breathe(0) in t.menu("Ann")) == (True, True)
    assert t.refusal("Ann", TossIt(BUS)) == "rampage.toss.1"
    t.passes("Ann")
    assert t.turn == "Ben"


@pytest.mark.rule("rampage.clarifications.5", "rampage.clarifications.14")
def test_a_vehicle_half_on_a_sidewalk_can_be_tossed_from_its_neighborhood() -> None:
    """Edge case 48."""
    t = City().puts_vehicle(BUS, -17.5, 18)
    assert t.s.readings.zones[BUS] == (ZONES["harbour"], 103)
    assert t.refusal("Ann", TossIt(BUS)) == ""


@pytest.mark.rule("rampage.toss.2")
def test_a_vehicle_that_carries_a_floor_cannot_be_taken() -> None:
    """Edge case 49."""
    t = City(tossNeedsFreeVehicle=True)
    roof = t.loose_on(NW)
    t.puts({2: pose(-23, 14, 1.52), roof: pose(-23, 14, 2.43)})
    assert t.why("Ann", TossIt(BUS)) == ("rampage.toss.2", "vehicle-carries")


@pytest.mark.rule("rampage.powers.12", "rampage.move.4")
def test_a_star_dancers_first_flick_out_of_the_city_is_the_last() -> None:
    """Edge case 52."""
    t = City().cards(Ann="star-dancer").acts("Ann", Move(), gone=["Ann"])
    assert (t.mouth("Ann"), t.now) == (3, Restart)
    t.does("Ann", Corner(0)).settles()
    assert (t.now, t.s.actions) == (ChooseAction, 1)


@pytest.mark.rule("rampage.powers.5", "rampage.demolish.1")
def test_a_jumper_on_a_roof_is_in_no_neighborhood() -> None:
    """Edge case 54."""
    t = City().cards(Ann="jumper")
    roof = t.loose_on(NW)
    t.acts("Ann", Move(jump=True), moves={t.s.paws(0): pose(-13, 18, 6.12), roof: pose(-25, 3, 0.81)})
    assert (t.where("Ann"), t.s.readings.ruins(t.s.paws(0)), 0 in t.s.readings.mounted) == ([], (NW,), True)
    assert t.refusal("Ann", Demolish(NW)) == "rampage.demolish.1"
    assert t.s.table.there(2)  # the Monster protects the roof


@pytest.mark.rule("rampage.clarifications.17", "rampage.clarifications.19")
def test_after_a_climbers_accident_the_move_continues_from_where_the_paws_lie() -> None:
    """Edge case 55."""
    t = City().cards(Ann="climber").does("Ann", Move(), Place(-1300, 1800, 0, True))
    t.comes_to_rest({t.s.paws(0): pose(-22, 20, 0.51)} | outside(t.s, [2, t.loose_on(NW)])).settles()
    assert (t.now, t.mouth("Ann"), t.s.floors, t.s.floors_boxed >= 1) == (AimFlick, 3, [0, 0], True)
    t.does("Ann", Aim(Flick(0, 1800, 200))).happens().settles()
    assert (t.s.actions, 0 in t.s.readings.mounted) == (1, True)


@pytest.mark.rule("rampage.clarifications.18")
def test_runaway_effects_of_an_accident_hit_the_player_who_caused_it_after_the_action() -> None:
    t = City(linesA=[1, 6, 7, 8, 9, 10]).cards(Ann="climber").does("Ann", Move(), Place(-1300, 1800, 0, True))
    t.comes_to_rest(outside(t.s, [t.loose_on(NW)])).settles()
    assert (t.mouth("Ann"), t.s.pending, t.now) == (3, (0,), AimFlick)
    t.does("Ann", Aim(Flick(0, 1800, 100))).happens().settles()
    assert (t.mouth("Ann"), t.now) == (2, Relocate)


def test_paws_that_fall_out_of_the_city_in_an_accident_end_the_move() -> None:
    t = City().cards(Ann="climber").does("Ann", Move(), Place(-1300, 1800, 0, True))
    t.comes_to_rest(outside(t.s, [t.s.paws(0)]))
    assert (t.now, t.mouth("Ann")) == (Restart, 3)


def test_a_guard_that_lets_it_happen_changes_nothing_else() -> None:
    t = City().cards(Ben="teeth-protector").acts("Ann", Breathe(0), fallen="Ben").does("Ben", LET).settles()
    assert (t.mouth("Ben"), t.s.supers[1]) == (3, (card("teeth-protector"),))
    t.starts(LoseTeeth(0, 1, "rampage.move.4"))
    assert t.mouth("Ann") == 3


def test_a_team_member_without_a_neighborhood_lets_the_other_eat() -> None:
    t = City("Ann Ben Cid Dot", teams=True)
    t.zones_of(t.s.paws(0), ()).passes("Ann").passes("Cid")
    assert (t.now, t.turn, t.menu("Cid")[0]) == (Bite, "Cid", Dine("here", ZONES["campus"]))


def told_edge_cases(file: Path) -> set[int]:
    """`Edge case 4: …`, `Edge cases 15 to 17: …` in the docstrings of tests."""
    found: set[int] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for one, word, last in re.findall(
                r"[Ee]dge cases? (\d+)(?: (and|to) (\d+))?", ast.get_docstring(node) or ""
            ):
                found |= {int(one), int(last or one)} if word != "to" else set(range(int(one), int(last) + 1))
    return found


def test_every_edge_case_of_the_catalogue_is_told_by_a_test() -> None:
    told = {number for file in Path(__file__).parent.rglob("test_*.py") for number in told_edge_cases(file)}
    assert set(range(1, EDGE_CASES + 1)) - told == set()
