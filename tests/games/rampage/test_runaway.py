"""Runaway Meeples: side A, side B, and Too Cute."""

from __future__ import annotations

import pytest

from roarhouse.core.pile import LET
from roarhouse.games.rampage.choices import Answer, Breathe, GiveUp, Pay, Place, Suffer
from roarhouse.games.rampage.rules.placing import Relocate
from roarhouse.games.rampage.rules.runaway import BeCute, ChooseEffect, Effects, GiveUpCard, RunAway
from roarhouse.games.rampage.rules.teeth import PayMeeples
from roarhouse.games.rampage.rules.turn import ChooseAction
from tests.games.rampage.table import ZONES, City, card, meeples


def flee(t: City, text: str) -> City:
    """Meeples run away by an action that has just ended."""
    bag = meeples(text)
    t.remove(bag)
    return t.starts(RunAway(bag), Effects())


@pytest.mark.rule("rampage.runaway.1", "rampage.runaway.2", "rampage.runaway.3", "rampage.runaway-a.1")
def test_meeples_that_left_the_city_go_on_the_runaway_board_and_the_active_player_suffers() -> None:
    t = City(linesA=[2, 6, 7, 8, 9, 10])
    red, blue = t.loose("red"), t.loose("blue")
    t.acts("Ann", Breathe(0), out=[red, blue])
    assert sum(t.s.runaway) >= 2
    assert (t.mouth("Ann"), t.mouth("Ben"), t.now) == (3, 4, Relocate)
    assert not t.s.table.there(red)


@pytest.mark.rule("rampage.runaway-a.2", "rampage.runaway-a.4", "rampage.runaway-a.5")
def test_the_first_line_costs_a_tooth_and_the_next_player_relocates_the_monster() -> None:
    t = flee(City("Ann Ben Cid"), "red 4")
    assert (t.mouth("Ann"), t.now) == (4, ChooseAction)
    flee(t, "blue 1")
    assert (t.mouth("Ann"), t.s.teeth_boxed, t.now, t.turn) == (3, 1, Relocate, "Ben")
    assert len(t.menu("Ben")) == 8
    assert t.why("Ben", Place(0, 0)) == ("rampage.runaway-a.5", "not-wholly-inside")
    assert t.why("Ben", Place(2600, 2600)) == ("rampage.judge.10", "spot-not-free")
    t.does("Ben", Place(0, 2600, 900)).settles()
    assert (t.where("Ann"), t.turn, 0 in t.s.readings.mounted) == (["park"], "Ann", True)
    assert "Ben puts Ann into Park." in t.heard("watcher")


@pytest.mark.rule("rampage.runaway-a.6", "rampage.runaway-a.7")
def test_the_second_line_costs_a_tooth_and_gives_all_others_an_action() -> None:
    t = City("Ann Ben Cid")
    t.s.runaway = meeples("red 10")
    flee(t, "blue 1")
    assert (t.mouth("Ann"), t.s.bonus) == (3, [0, 1, 1])
    t.passes("Ann").plays_on(ChooseAction)
    assert (t.turn, t.s.actions, t.s.bonus) == ("Ben", 3, [0, 0, 1])


@pytest.mark.rule("rampage.runaway-a.8")
def test_the_third_line_costs_two_teeth() -> None:
    t = City()
    t.s.runaway = meeples("red 10, gray 7")
    assert flee(t, "blue 1").mouth("Ann") == 2


@pytest.mark.rule("rampage.runaway-a.9", "rampage.runaway-a.10")
def test_the_fourth_line_is_as_the_first() -> None:
    t = City()
    t.s.runaway = meeples("red 10, gray 15")
    flee(t, "blue 1")
    assert (t.mouth("Ann"), t.now, t.turn) == (3, Relocate, "Ben")
    assert "The fourth line is full: Ann loses a Tooth and is relocated" in t.heard("Ben")


@pytest.mark.rule("rampage.runaway-a.11", "rampage.runaway-a.12")
def test_the_fifth_line_is_as_the_second() -> None:
    t = City()
    t.s.runaway = meeples("red 15, gray 15, black 4")
    flee(t, "blue 1")
    assert (t.mouth("Ann"), t.s.bonus) == (3, [0, 1])


@pytest.mark.rule("rampage.runaway-a.3")
def test_several_lines_take_effect_in_their_order() -> None:
    """Edge case 25."""
    t = flee(City(), "red 11")
    assert (t.s.pending, t.mouth("Ann"), t.now) == ((1,), 3, Relocate)
    t.does("Ben", Place(0, 2600)).settles()
    assert (t.mouth("Ann"), t.s.bonus, t.now) == (2, [0, 1], ChooseAction)


@pytest.mark.rule("rampage.runaway-a.13", "rampage.runaway-a.14", "rampage.end.5", "rampage.runaway-a.3")
def test_the_sixth_line_ends_the_game_at_once_and_comes_before_all_others() -> None:
    """Edge cases 26 and 27."""
    t = City("Ann Ben Cid").floors(Ann=9, Ben=2, Cid=1)
    t.s.runaway = meeples("red 15, gray 15, black 4")
    flee(t, "blue 11")
    assert (t.s.agenda, t.s.loser, t.mouth("Ann")) == ([], 0, 4)
    assert (t.result.winners, t.result.scores) == ((1,), (9, 2, 1))
    two = City().floors(Ann=9)
    two.s.runaway = meeples("red 15, gray 15, black 14")
    flee(two, "blue 1")
    assert (two.result.winners, two.result.rule) == ((1,), "rampage.runaway-a.14")


@pytest.mark.rule("rampage.runaway-a.15")
def test_meeples_stay_on_side_a_and_a_line_can_be_filled_again() -> None:
    t = City("Ann Ben Cid")
    t.s.runaway = meeples("red 10")
    flee(t, "blue 1")
    assert (sum(t.s.runaway), t.s.bonus) == (11, [0, 1, 1])
    t.s.runaway = meeples("red 8")
    flee(t, "blue 3")
    assert t.s.bonus == [0, 2, 2]


# -- side B ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("rampage.runaway-b.1", "rampage.runaway-b.2", "rampage.runaway-b.13", "rampage.runaway.4")
def test_on_side_b_each_colour_has_its_zone_and_old_folks_go_to_the_box() -> None:
    """Edge case 30."""
    t = flee(City(runawaySide="B"), "red 3, blue 3, green 4, yellow 3, black 3, gray 9")
    assert (t.s.runaway, t.s.boxed) == (meeples("red 3, blue 3, green 4, yellow 3, black 3"), meeples("gray 9"))
    assert (t.mouth("Ann"), t.now) == (4, ChooseAction)
    a = flee(City(), "gray 3")
    assert a.s.runaway == meeples("gray 3")


@pytest.mark.rule("rampage.runaway-b.3", "rampage.runaway-b.4", "rampage.runaway-b.5")
def test_heroic_save_costs_a_tooth_and_four_meeples_and_empties_the_zone() -> None:
    t = flee(City(runawaySide="B").eaten(Ann="blue 3, black 2"), "red 4")
    assert (t.mouth("Ann"), t.now, t.turn) == (3, PayMeeples, "Ann")
    assert t.why("Ann", Pay(meeples("blue 3"))) == ("rampage.runaway-b.5", "pay-so-many")
    t.does("Ann", Pay(meeples("blue 2, black 2")))
    assert (t.stomach("Ann"), t.s.runaway, t.s.boxed) == ("blue 1", meeples(""), meeples("red 4, blue 2, black 2"))
    few = flee(City(runawaySide="B").eaten(Ann="blue 1"), "red 4")
    assert few.menu("Ann") == (Pay(meeples("blue 1")),)


@pytest.mark.rule("rampage.runaway-b.6", "rampage.runaway-b.7")
def test_the_perfect_story_costs_a_tooth_and_any_own_card() -> None:
    t = flee(City(runawaySide="B").cards(Ann="shy, boxer, hobo"), "blue 4")
    t.does("Ann", LET)
    assert (t.mouth("Ann"), t.now) == (3, GiveUpCard)
    assert set(t.menu("Ann")) == {GiveUp((card(id),)) for id in ("shy", "boxer", "hobo")}
    assert t.why("Ann", GiveUp((card("punk"),))) == ("rampage.runaway-b.7", "not-your-card")
    t.does("Ann", GiveUp((card("hobo"),)))
    assert (t.s.supers[0], t.s.discards) == ((), (card("hobo"),))
    assert "Ann gives up Hobo." in t.heard("Ben")
    none = flee(City(runawaySide="B"), "blue 4")
    assert (none.mouth("Ann"), none.now) == (3, ChooseAction)


@pytest.mark.rule("rampage.runaway-b.8")
def test_an_air_strike_costs_two_teeth() -> None:
    assert flee(City(runawaySide="B"), "green 5").mouth("Ann") == 2


@pytest.mark.rule("rampage.runaway-b.9", "rampage.runaway-b.10")
def test_mass_hysteria_costs_a_tooth_and_gives_the_others_an_action() -> None:
    t = flee(City("Ann Ben Cid", runawaySide="B"), "yellow 4")
    assert (t.mouth("Ann"), t.s.bonus) == (3, [0, 1, 1])


@pytest.mark.rule("rampage.runaway-b.11", "rampage.runaway-b.12")
def test_relocation_costs_a_tooth_and_the_next_player_places_the_monster() -> None:
    t = flee(City(runawaySide="B"), "black 4")
    assert (t.mouth("Ann"), t.now, t.turn) == (3, Relocate, "Ben")


@pytest.mark.rule("rampage.runaway-b.14")
def test_the_player_chooses_the_order_of_different_effects() -> None:
    t = flee(City(runawaySide="B").eaten(Ann="gray 4"), "yellow 4, green 5, red 4")
    assert (t.now, t.turn) == (ChooseEffect, "Ann")
    red, green, yellow = (meeples(f"{c} 1").index(1) for c in ("red", "green", "yellow"))
    assert t.menu("Ann") == (Suffer(red), Suffer(green), Suffer(yellow))
    t.does("Ann", Suffer(yellow))
    assert (t.mouth("Ann"), t.s.bonus, t.now) == (3, [0, 1], ChooseEffect)
    t.does("Ann", Suffer(green))
    assert (t.mouth("Ann"), t.now) == (0, PayMeeples)


@pytest.mark.rule("rampage.runaway-b.15", "rampage.runaway-b.3")
def test_the_same_effect_is_triggered_as_often_as_its_zone_is_filled() -> None:
    """Edge case 29."""
    t = flee(City(runawaySide="B").cards(Ann="shy, boxer, climber"), "blue 9")
    assert (t.mouth("Ann"), t.now) == (3, GiveUpCard)
    t.does("Ann", GiveUp((card("boxer"),))).does("Ann", GiveUp((card("climber"),)))
    assert (t.mouth("Ann"), t.s.runaway, t.s.boxed) == (2, meeples("blue 1"), meeples("blue 8"))


@pytest.mark.rule("rampage.runaway-b.16")
def test_side_b_never_ends_the_game() -> None:
    t = City(runawaySide="B").teeth(Ann=0)
    flee(t, "red 15, blue 15, green 15, yellow 15, black 15").plays_on(ChooseAction)
    assert (t.turn, t.s.loser) == ("Ann", -1)


# -- Too Cute -------------------------------------------------------------------------------------------------


@pytest.mark.rule("rampage.superpowers.12")
def test_too_cute_cancels_an_effect_and_the_active_player_is_asked_first() -> None:
    t = flee(City("Ann Ben Cid").cards(Ann="hobo", Cid="too-cute"), "red 5")
    assert (t.now, t.turn, t.menu("Ann")) == (BeCute, "Ann", (LET,))
    t.does("Ann", LET)
    assert t.turn == "Cid"
    t.does("Cid", Answer(card("too-cute")))
    assert (t.mouth("Ann"), t.now, sum(t.s.runaway), t.s.pending) == (4, ChooseAction, 5, ())
    assert "Cid answers with Too Cute: nothing happens." in t.heard("Ben")


@pytest.mark.rule("rampage.superpowers.12")
def test_on_side_b_the_zone_is_emptied_all_the_same_and_only_one_effect_is_cancelled() -> None:
    t = flee(City(runawaySide="B").cards(Ann="too-cute"), "green 10")
    t.does("Ann", Answer(card("too-cute")))
    assert (t.mouth("Ann"), t.s.runaway, t.s.boxed) == (2, meeples(""), meeples("green 10"))


@pytest.mark.rule("rampage.superpowers.12")
def test_the_end_of_the_game_cannot_be_cancelled() -> None:
    t = City().cards(Ann="too-cute")
    t.s.runaway = meeples("red 15, gray 15, black 14")
    flee(t, "blue 1")
    assert (t.s.agenda, t.s.loser) == ([], 0)


@pytest.mark.rule("rampage.runaway-a.5")
def test_a_relocated_monster_acts_from_its_new_place() -> None:
    """Edge case 31."""
    t = City(linesA=[1, 6, 7, 8, 9, 10])
    t.acts("Ann", Breathe(0), out=[t.loose("red")]).does("Ben", Place(0, 2600)).settles()
    assert (t.s.actions, t.turn, t.s.where(0)) == (1, "Ann", (ZONES["park"],))
