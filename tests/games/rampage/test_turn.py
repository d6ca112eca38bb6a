"""The turn: restoring, two actions of any kind, Chow Down, and the next player."""

from __future__ import annotations

import pytest

from roarhouse.games.rampage.choices import BACK, DONE, PASS, Breathe, Corner, Demolish, Move, Pass, Use
from roarhouse.games.rampage.rules.actions.flick import AimFlick
from roarhouse.games.rampage.rules.chow import Bite
from roarhouse.games.rampage.rules.placing import Restart
from roarhouse.games.rampage.rules.turn import BeforeChow, ChooseAction, EndTurn, LateUse, Turn
from tests.games.rampage.table import City, card, outside


@pytest.mark.rule("rampage.turn.2")
def test_turns_pass_clockwise() -> None:
    t, order = City("Ann Ben Cid"), []
    for _ in range(4):
        order.append(t.turn)
        t.passes(t.turn).plays_on(ChooseAction)
    assert order == ["Ann", "Ben", "Cid", "Ann"]


@pytest.mark.rule("rampage.turn.3", "rampage.turn.4", "rampage.move.6")
def test_a_turn_has_two_actions_and_the_same_one_may_be_done_twice() -> None:
    t = City()
    assert (t.s.actions, t.turn) == (2, "Ann")
    t.acts("Ann", Breathe(0))
    assert (t.s.actions, t.turn, t.now) == (1, "Ann", ChooseAction)
    t.acts("Ann", Breathe(0))
    assert (t.s.actions, t.now) == (0, Bite)


@pytest.mark.rule("rampage.turn.3")
def test_the_action_part_may_be_ended_early_unless_the_table_says_otherwise() -> None:
    t = City().passes("Ann")
    assert t.now is Bite
    strict = City(actionsOptional=False)
    assert PASS not in strict.menu("Ann")
    assert strict.why("Ann", Pass()) == ("rampage.turn.3", "must-act")


@pytest.mark.rule("rampage.turn.3")
def test_an_action_can_be_exchanged_as_long_as_nothing_has_happened() -> None:
    t = City().does("Ann", Move())
    assert t.now is AimFlick
    assert t.does("Ann", BACK).now is ChooseAction
    assert t.s.actions == 2
    assert t.s.table is City().s.table


@pytest.mark.rule("rampage.turn.5", "rampage.chow.5")
def test_the_monster_chows_down_once_after_its_actions_and_the_turn_ends() -> None:
    t = City().acts("Ann", Breathe(0)).acts("Ann", Breathe(0))
    assert (t.now, t.turn) == (Bite, "Ann")
    t.does("Ann", DONE)
    assert (t.now, t.turn, t.s.actions) == (ChooseAction, "Ben", 2)


@pytest.mark.rule("rampage.turn.7", "rampage.superpowers.14")
def test_bonus_actions_and_superpowers_add_to_the_two_actions() -> None:
    t = City().cards(Ann="unleashed")
    t.does("Ann", Use(card("unleashed")))
    assert t.s.actions == 4
    t.s.bonus = [0, 1]
    t.passes("Ann").plays_on(ChooseAction)
    assert (t.turn, t.s.actions) == ("Ben", 3)
    t.passes("Ben").plays_on(ChooseAction).passes("Ann").plays_on(ChooseAction)
    assert (t.turn, t.s.actions) == ("Ben", 2)


@pytest.mark.rule("rampage.turn.6", "rampage.rumble.5")
def test_a_fallen_body_is_put_back_before_the_first_action_of_its_owner() -> None:
    t = City().at(Ben="park").knock_down("Ben")
    assert 2 in t.s.readings.fallen
    assert t.sees("Ann", "Ben").fallen
    t.passes("Ann").plays_on(ChooseAction)
    assert t.turn == "Ben"
    assert 2 in t.s.readings.mounted
    assert t.s.readings.fallen == ()
    assert "Ben puts the Body back on its Paws." in t.heard("watcher")
    assert t.mouth("Ben") == 4


@pytest.mark.rule("rampage.turn.6", "rampage.clarifications.2", "rampage.move.5")
def test_paws_that_were_knocked_out_come_back_first_on_an_empty_starting_area() -> None:
    t = City("Ann Ben Cid").at(Ben="park")
    t.puts(outside(t.s, [t.s.paws(1), t.s.body(1)]))
    assert t.where("Ben") == []
    t.passes("Ann").plays_on(Restart)
    assert t.turn == "Ben"
    assert set(t.menu("Ben")) == {Corner(1), Corner(3)}  # Ann and Cid are on theirs
    assert t.why("Ben", Corner(0)) == ("rampage.move.5", "not-an-empty-start")
    t.does("Ben", Corner(3)).settles()
    assert (t.turn, t.now, t.s.actions, t.mouth("Ben")) == ("Ben", ChooseAction, 2, 4)
    assert t.s.readings.starts(t.s.paws(1)) == (3,)
    assert 1 in t.s.readings.mounted


@pytest.mark.rule("rampage.turn.6")
def test_a_body_that_stands_beside_its_paws_is_put_back_too() -> None:
    t = City().at(Ben="park")
    moved = {t.s.body(1): t.upright(6, 26)}
    t.puts(moved)
    assert (t.s.readings.fallen, t.s.readings.mounted) == ((), (0,))
    t.passes("Ann").plays_on(ChooseAction)
    assert t.s.readings.mounted == (0, 2)


@pytest.mark.rule("rampage.superpowers.0")
def test_superpowers_may_still_be_used_after_the_last_action_and_every_player_who_could_hold_one_is_asked() -> None:
    t = City().cards(Ann="unleashed", Ben="hobo")
    t.acts("Ann", Breathe(0)).acts("Ann", Breathe(0))
    assert (t.now, t.menu("Ann")) == (BeforeChow, (Use(card("unleashed")), DONE))
    t.does("Ann", Use(card("unleashed")))
    assert (t.now, t.s.actions) == (ChooseAction, 2)
    other = City().cards(Ann="too-cute")
    other.acts("Ann", Breathe(0)).acts("Ann", Breathe(0))
    assert (other.now, other.menu("Ann")) == (BeforeChow, (DONE,))
    none = City().acts("Ann", Breathe(0)).acts("Ann", Breathe(0))
    assert none.now is Bite


@pytest.mark.rule("rampage.superpowers.0")
def test_after_chow_down_every_player_who_could_hold_a_late_superpower_is_asked() -> None:
    t = City().cards(Ann="unleashed", Ben="paralyzing-gaze").passes("Ann").does("Ben", DONE).plays_on(until=LateUse)
    assert (t.now, t.turn, t.menu("Ann")) == (LateUse, "Ann", (DONE,))
    t.does("Ann", DONE).passes("Ben").plays_on(until=LateUse)
    assert t.menu("Ben") == (Use(card("paralyzing-gaze")), DONE)


def test_a_step_of_the_turn_is_a_frozen_value() -> None:
    assert Turn(1) == Turn(1)
    assert hash(EndTurn()) == hash(EndTurn())
    with pytest.raises(AttributeError):
        Turn(1).party = 2  # type: ignore[misc]


@pytest.mark.rule("rampage.turn.3")
def test_only_what_the_place_allows_is_on_the_menu() -> None:
    t = City().at(Ann="park")
    assert set(t.menu("Ann")) == {Move(), Breathe(0), PASS}
    t.at(Ann="NW walk")
    assert Demolish(3) in t.menu("Ann")
