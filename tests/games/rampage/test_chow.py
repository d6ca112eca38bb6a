"""Chow Down: how much, where, which Meeples, and the cards of a meal."""

from __future__ import annotations

from typing import Any

import pytest

from roarhouse.games.rampage.choices import DONE, Dine, Eat, Snack, Use
from roarhouse.games.rampage.rules.chow import Bite, limit
from roarhouse.games.rampage.rules.turn import ChooseAction
from tests.games.rampage.table import ZONES, City, card, meeples, pose, standing

PARK, THEATRE, STATION = ZONES["park"], ZONES["theatre"], ZONES["station"]


def in_park(n: int = 3, **options: Any) -> tuple[City, list[int]]:
    """Ann in the Park among Meeples of different colours."""
    t = City(**options).at(Ann="park")
    colours = ("red", "blue", "green", "yellow", "black", "gray")
    found: list[int] = []
    for k in range(n):
        found.append(t.loose(colours[k % 6], found))
        t.puts({found[-1]: standing(t.s, found[-1], -6.0 + 2.5 * (k % 6), 28.5 - 2.5 * (k // 6))})
    return t, found


@pytest.mark.rule("rampage.chow.1", "rampage.chow.2", "rampage.chow.8")
@pytest.mark.parametrize(("tokens", "teeth"), [(4, 6), (1, 3), (0, 2)])
def test_the_limit_is_the_number_of_teeth_and_two_are_printed(tokens: int, teeth: int) -> None:
    t = City().teeth(Ann=tokens)
    assert (t.s.teeth(0), limit(t.s, 0), t.sees("Ben", "Ann").teeth) == (teeth, teeth, teeth)


@pytest.mark.rule("rampage.chow.6", "rampage.chow.9", "rampage.chow.8")
def test_a_monster_eats_meeples_of_its_neighborhood_up_to_its_limit() -> None:
    t, found = in_park(3)
    t.teeth(Ann=0).passes("Ann")
    assert t.menu("Ann") == (Dine("here", PARK), DONE)
    t.does("Ann", Dine("here", PARK))
    assert set(t.menu("Ann")) == {*map(Eat, found), DONE}
    t.does("Ann", Eat(found[0])).settles()
    assert t.stomach("Ann") == "red 1"
    assert not t.s.table.there(found[0])
    t.does("Ann", Eat(found[2])).settles()
    assert (t.stomach("Ann"), t.turn) == ("green 1, red 1", "Ben")  # two Teeth, two Meeples
    assert "Ann eats a Hero (red)." in t.heard("watcher")


@pytest.mark.rule("rampage.chow.6")
def test_a_player_may_eat_fewer_or_nothing() -> None:
    t, found = in_park(3)
    t.passes("Ann").does("Ann", Dine("here", PARK), Eat(found[1])).settles().does("Ann", DONE)
    assert (t.stomach("Ann"), t.turn) == ("blue 1", "Ben")
    fast, _ = in_park(1)
    fast.passes("Ann").does("Ann", DONE)
    assert (fast.stomach("Ann"), fast.turn) == ("", "Ben")


@pytest.mark.rule("rampage.chow.3", "rampage.clarifications.4")
def test_across_several_neighborhoods_the_player_picks_one_and_cannot_mix() -> None:
    """Edge case 46."""
    t = City().at(Ann=(0.0, 18.0))
    here, there = t.puts_meeple("red", -4, 15.5), t.puts_meeple("blue", 4, 20.5)
    assert t.where("Ann") == ["park", "theatre"]
    t.passes("Ann")
    assert t.menu("Ann") == (Dine("here", PARK), Dine("here", THEATRE), DONE)
    t.does("Ann", Dine("here", THEATRE))
    assert t.refusal("Ann", Eat(here)) == ""
    assert t.why("Ann", Eat(there)) == ("rampage.chow.6", "meeple-elsewhere")


@pytest.mark.rule("rampage.chow.4", "rampage.clarifications.13", "rampage.clarifications.6")
def test_a_meeple_on_ruin_and_sidewalk_is_not_eaten_but_one_across_its_border_is() -> None:
    """Edge case 43."""
    t, (red, blue, green) = in_park(3)
    t.zones_of(red, (103, 203)).zones_of(blue, (PARK, 103)).passes("Ann").does("Ann", Dine("here", PARK))
    assert t.why("Ann", Eat(red)) == ("rampage.clarifications.13", "meeple-in-no-neighborhood")
    assert [t.refusal("Ann", Eat(meeple)) for meeple in (blue, green)] == ["", ""]


@pytest.mark.rule("rampage.chow.7", "rampage.judge.6")
def test_a_meeple_under_another_can_be_eaten_second() -> None:
    """Edge case 45."""
    t = City().at(Ann="park")
    lower, upper = t.loose("red"), t.loose("blue")
    t.puts({lower: pose(6, 26, 0.51, (70711, 70711, 0, 0)), upper: pose(6, 26, 1.83)})
    assert (lower in t.s.readings.edible, upper in t.s.readings.edible) == (False, True)
    t.passes("Ann").does("Ann", Dine("here", PARK))
    assert t.why("Ann", Eat(lower)) == ("rampage.chow.7", "meeple-not-accessible")
    t.does("Ann", Eat(upper)).settles().does("Ann", Eat(lower)).settles()
    assert t.stomach("Ann") == "blue 1, red 1"


@pytest.mark.rule("rampage.chow.10")
def test_a_monster_in_no_neighborhood_eats_nothing() -> None:
    t = City()
    t.zones_of(t.s.paws(0), (103,)).passes("Ann")
    assert (t.turn, t.now) == ("Ben", ChooseAction)


@pytest.mark.rule("rampage.chow.7")
def test_only_meeples_on_the_plate_can_be_eaten() -> None:
    t, _ = in_park(1)
    t.passes("Ann")
    assert t.why("Ann", Eat(40)) == ("rampage.chow.3", "not-your-table")
    assert t.why("Ann", Dine("here", STATION)) == ("rampage.chow.3", "not-your-table")
    t.does("Ann", Dine("here", PARK))
    assert t.why("Ann", Eat(0)) == ("rampage.chow.6", "nothing-to-eat-there")
    assert t.why("Ann", Snack(0)) == ("rampage.chow.6", "nothing-to-eat-there")


# -- Powers of the meal ---------------------------------------------------------------------------------------


@pytest.mark.rule("rampage.powers.8")
def test_a_retainer_counts_as_at_least_four_teeth() -> None:
    t = City().cards(Ann="retainer").teeth(Ann=0)
    assert limit(t.s, 0) == 4
    assert limit(City().cards(Ann="retainer").s, 0) == 6


@pytest.mark.rule("rampage.powers.9")
def test_sharp_canines_eat_two_more() -> None:
    assert limit(City().cards(Ann="sharp-canines").teeth(Ann=1).s, 0) == 5


@pytest.mark.rule("rampage.powers.10")
def test_a_siren_may_eat_one_meeple_from_anywhere_instead() -> None:
    t = City().cards(Ann="siren")
    meeple, other = t.puts_meeple("red", 0, -12), t.puts_meeple("blue", 3, -12)
    t.zones_of(t.s.paws(0), ()).passes("Ann")
    assert t.menu("Ann") == (Dine("siren"), DONE)
    t.does("Ann", Dine("siren"))
    assert {Eat(meeple), Eat(other)} < set(t.menu("Ann"))
    t.does("Ann", Eat(meeple)).settles()
    assert (t.stomach("Ann"), t.turn) == ("red 1", "Ben")


@pytest.mark.rule("rampage.powers.14")
def test_a_stretchy_tongue_reaches_neighborhoods_with_a_common_wall() -> None:
    t = City().cards(Ann="stretchy-tongue")
    meeple = t.puts_meeple("red", 0, 12)
    t.passes("Ann")
    zones = {choice.zone for choice in t.menu("Ann") if isinstance(choice, Dine) and choice.how == "tongue"}
    assert zones == {PARK, THEATRE, ZONES["factory"]}  # the Station meets the Harbour in one point only
    t.does("Ann", Dine("tongue", THEATRE)).does("Ann", Eat(meeple)).settles()
    assert t.stomach("Ann") == "red 1"


# -- Superpowers of the meal ----------------------------------------------------------------------------------


@pytest.mark.rule("rampage.superpowers.7")
def test_really_hungry_doubles_the_teeth_and_canines_come_after_that() -> None:
    t, found = in_park(3)
    t.cards(Ann="really-hungry").teeth(Ann=0).passes("Ann")
    assert Dine("here", PARK, hungry=True) in t.menu("Ann")
    t.does("Ann", Dine("here", PARK, hungry=True))
    assert (t.s.meals[0].limit, t.s.supers[0], t.s.discards) == (4, (), (card("really-hungry"),))  # type: ignore[union-attr]
    for meeple in found:
        t.does("Ann", Eat(meeple)).settles()
    assert sum(t.s.meeples[0]) == 3
    both = City().cards(Ann="really-hungry, sharp-canines, retainer").teeth(Ann=0)
    assert limit(both.s, 0, hungry=True) == 4 * 2 + 2
    assert limit(both.s, 0) == 6


@pytest.mark.rule("rampage.superpowers.8")
def test_a_scavenger_eats_where_another_monster_is_with_its_own_teeth() -> None:
    t = City().cards(Ann="scavenger").at(Ben="station").teeth(Ann=0)
    meeple = t.puts_meeple("red", 5, -12)
    t.passes("Ann")
    assert t.menu("Ann") == (Dine("here", 0), Dine("scavenger", STATION), DONE)
    t.does("Ann", Dine("scavenger", STATION))
    assert (t.s.meals[0].limit, t.s.discards) == (2, (card("scavenger"),))  # type: ignore[union-attr]
    t.does("Ann", Eat(meeple)).settles()
    assert t.stomach("Ann") == "red 1"


@pytest.mark.rule("rampage.superpowers.13", "rampage.runaway-a.15")
def test_an_ultra_bright_smile_eats_from_the_runaway_board_and_triggers_nothing() -> None:
    """Edge case 61: 12 Meeples and 4 Teeth leave line 1 full and 3 on line 2."""
    t = City().cards(Ann="ultra-bright-smile").teeth(Ann=2).fled("red 6, blue 6")
    t.passes("Ann").does("Ann", Dine("runaways"))
    assert t.menu("Ann") == (Snack(0), Snack(5), DONE)
    for colour in (0, 0, 5, 5):
        t.does("Ann", Snack(colour))
    assert (t.stomach("Ann"), sum(t.s.runaway), t.turn) == ("blue 2, red 2", 8, "Ben")
    assert (t.s.mouth, t.s.pending) == ([2, 4], ())
    assert [row.full for row in t.view("Ben").runaway_rows] == [True] + 5 * [False]


@pytest.mark.rule("rampage.superpowers.13")
def test_on_side_b_it_works_as_well() -> None:
    t = City(runawaySide="B").cards(Ann="ultra-bright-smile").fled("red 3")
    t.passes("Ann").does("Ann", Dine("runaways"), Snack(5), DONE)
    assert (t.stomach("Ann"), t.s.runaway) == ("red 1", meeples("red 2"))


@pytest.mark.rule("rampage.superpowers.0")
def test_superpowers_of_the_meal_cannot_be_used_at_another_time() -> None:
    t = City().cards(Ann="scavenger, really-hungry, hobo")
    assert t.why("Ann", Use(card("scavenger"))) == ("rampage.superpowers.0", "not-now")
    t.passes("Ann")
    assert t.now is Bite
    assert t.refusal("Ann", Use(card("hobo"))) == "rampage.chow.3"
