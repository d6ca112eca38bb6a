"""Rumble: fallen Bodies, broken Teeth, and what is paid instead of them."""

from __future__ import annotations

import pytest

from roarhouse.core.pile import LET
from roarhouse.games.rampage.choices import Answer, Breathe, Move, Pay
from roarhouse.games.rampage.rules.aftermath import Aftermath
from roarhouse.games.rampage.rules.scoring import tooth_points
from roarhouse.games.rampage.rules.teeth import Guard, LoseTeeth, PayMeeples
from roarhouse.games.rampage.rules.turn import ChooseAction
from tests.games.rampage.table import City, card, meeples, outside, pose


@pytest.mark.rule("rampage.rumble.1", "rampage.rumble.8", "rampage.scoring.4")
def test_a_player_who_knocks_a_body_down_breaks_a_tooth_and_scores_it() -> None:
    t = City().acts("Ann", Breathe(0), fallen="Ben")
    assert (t.mouth("Ben"), t.s.broken, t.s.teeth_boxed) == (3, [1, 0], 0)
    assert tooth_points(t.s, 0) == 2
    assert "Ann breaks a Tooth of Ben." in t.heard("watcher")
    assert t.sees("Ben", "Ann").stomach is None


@pytest.mark.rule("rampage.rumble.1")
def test_several_monsters_felled_by_one_action_give_one_tooth_each() -> None:
    """Edge case 35."""
    t = City("Ann Ben Cid").acts("Ann", Move(), fallen="Ben Cid")
    assert (t.s.mouth, t.s.broken) == ([4, 3, 3], [2, 0, 0])


@pytest.mark.rule("rampage.rumble.2")
def test_it_makes_no_difference_whether_the_body_falls_in_or_out_of_the_city() -> None:
    """Edge case 39: lying outside is fallen, standing there is not."""
    t = City()
    t.acts("Ann", Breathe(0), moves={t.s.body(1): pose(40, 0, 0.71, (70711, 70711, 0, 0))})
    assert t.s.broken == [1, 0]
    upright = City()
    upright.acts("Ann", Breathe(0), moves={upright.s.body(1): pose(40, 0, 2.21)})
    assert upright.s.broken == [0, 0]


@pytest.mark.rule("rampage.rumble.3")
def test_a_fallen_body_stays_where_it_lies_until_its_owners_turn() -> None:
    t = City("Ann Ben Cid").acts("Ann", Breathe(0), fallen="Cid")
    spot = t.s.table.spot(t.s.body(2))
    t.passes("Ann").plays_on(ChooseAction)
    assert (t.turn, t.s.table.spot(t.s.body(2)), t.s.readings.fallen) == ("Ben", spot, (2,))
    t.passes("Ben").plays_on(ChooseAction)
    assert (t.turn, t.s.readings.fallen) == ("Cid", ())


@pytest.mark.rule("rampage.rumble.4")
def test_a_monster_on_the_ground_loses_nothing_more() -> None:
    """Edge case 36."""
    t = City().acts("Ann", Breathe(0), fallen="Ben").acts("Ann", Breathe(0), fallen="Ben")
    assert (t.mouth("Ben"), t.s.broken) == (3, [1, 0])
    t.starts(LoseTeeth(1, 2, "rampage.move.4"))
    assert t.mouth("Ben") == 3
    assert "Ben is down and loses nothing." in t.heard("Ann")
    bare = City().teeth(Ben=0).eaten(Ben="red 3").knock_down("Ben").starts(LoseTeeth(1, 1, "rampage.move.4"))
    assert (bare.stomach("Ben"), bare.now) == ("red 3", ChooseAction)


@pytest.mark.rule("rampage.rumble.6", "rampage.lexicon.8")
def test_a_body_beside_its_paws_that_still_stands_has_not_fallen() -> None:
    """Edge case 37: its Monster is where the Paws are."""
    t = City().at(Ben="park")
    t.acts("Ann", Breathe(0), moves={t.s.body(1): t.upright(6, 12)})
    assert (t.s.broken, t.s.readings.mounted, t.where("Ben")) == ([0, 0], (0,), ["park"])


@pytest.mark.rule("rampage.rumble.7")
def test_the_own_body_never_counts_and_is_put_back_at_once() -> None:
    t = City().acts("Ann", Breathe(0), fallen="Ann")
    assert (t.mouth("Ann"), t.s.broken, 0 in t.s.readings.mounted) == (4, [0, 0], True)


@pytest.mark.rule("rampage.judge.12", "rampage.judge.11")
def test_a_body_that_falls_while_a_gobbled_floor_settles_is_credited_once() -> None:
    """Edge case 40."""
    t = City().at(Ben="park")
    t.aims("Ann", Breathe(0)).happens(out=[18])
    assert t.turn == "nature"
    t.comes_to_rest({t.s.body(1): t.lying("Ben")})
    assert (t.s.broken, t.s.credited) == ([1, 0], (2,))
    t.s.knocked = (2,)
    t.starts(Aftermath()).settles()
    assert t.s.broken == [1, 0]


@pytest.mark.rule("rampage.judge.11")
def test_after_an_action_penalties_come_first_then_rumble_then_runaways_and_floors() -> None:
    t = City().at(Ben="park")
    t.aims("Ann", Move()).happens(gone=["Ann"], fallen="Ben", out=[t.loose("red"), 18])
    t.plays_on(ChooseAction)
    order = [rule for rule in t.rules() if rule in ("rampage.move.4", "rampage.rumble.1", "rampage.runaway.1",
                                                    "rampage.clarifications.10")]  # fmt: skip
    assert list(dict.fromkeys(order)) == [
        "rampage.move.4", "rampage.rumble.1", "rampage.runaway.1", "rampage.clarifications.10"]  # fmt: skip


# -- without a token ------------------------------------------------------------------------------------------


@pytest.mark.rule("rampage.clarifications.11")
def test_without_a_token_two_meeples_go_to_the_opponent() -> None:
    t = City().teeth(Ben=0).eaten(Ben="blue 1, red 2").acts("Ann", Breathe(0), fallen="Ben")
    assert (t.now, t.turn) == (PayMeeples, "Ben")
    assert len(t.menu("Ben")) == 2
    t.does("Ben", Pay(meeples("blue 1, red 1"))).settles()
    assert (t.stomach("Ann"), t.stomach("Ben"), t.s.broken) == ("blue 1, red 1", "red 1", [0, 0])


@pytest.mark.rule("rampage.clarifications.11", "rampage.clarifications.12")
@pytest.mark.parametrize(("before", "after"), [("blue 1", ""), ("", "")])
def test_a_player_with_too_few_meeples_gives_all_and_is_asked_all_the_same(before: str, after: str) -> None:
    """Edge case 8."""
    t = City().teeth(Ann=0).eaten(Ann=before).starts(LoseTeeth(0, 1, "rampage.move.4"))
    assert (t.now, t.menu("Ann")) == (PayMeeples, (Pay(meeples(before)),))
    t.does("Ann", Pay(meeples(before)))
    assert (t.stomach("Ann"), t.s.boxed) == (after, meeples(before))


# -- Teeth Protector ------------------------------------------------------------------------------------------


@pytest.mark.rule("rampage.superpowers.10")
def test_teeth_protector_calls_the_break_off_and_breaks_one_in_return() -> None:
    """Edge case 42: even a double break by Boxer."""
    t = City().cards(Ann="boxer, hobo", Ben="teeth-protector").acts("Ann", Move(), fallen="Ben")
    assert (t.now, t.turn, t.menu("Ben")) == (Guard, "Ben", (LET, Answer(card("teeth-protector"))))
    t.does("Ben", Answer(card("teeth-protector"))).settles()
    assert (t.s.mouth, t.s.broken) == ([3, 4], [0, 1])
    assert t.s.discards == (card("teeth-protector"),)
    assert "Ben answers with Teeth Protector: nothing is broken." in t.heard("Ann")


@pytest.mark.rule("rampage.superpowers.10")
def test_a_player_with_a_secret_is_asked_whether_it_is_a_teeth_protector_or_not() -> None:
    t = City().cards(Ben="hobo").acts("Ann", Breathe(0), fallen="Ben")
    assert (t.now, t.menu("Ben")) == (Guard, (LET,))
    assert t.why("Ben", Answer(card("teeth-protector"))) == ("rampage.superpowers.10", "no-such-answer")
    t.does("Ben", LET).settles()
    assert t.mouth("Ben") == 3
    seen = City().cards(Ann="teeth-protector", Ben="hobo")
    seen.s.discard(0, card("teeth-protector"))
    seen.acts("Ann", Breathe(0), fallen="Ben")
    assert (seen.now, seen.mouth("Ben")) == (ChooseAction, 3)


@pytest.mark.rule("rampage.superpowers.10")
def test_an_opponent_without_a_token_pays_two_meeples_in_return() -> None:
    t = City().cards(Ben="teeth-protector").teeth(Ann=0).eaten(Ann="blue 1, red 2")
    t.acts("Ann", Breathe(0), fallen="Ben").does("Ben", Answer(card("teeth-protector")))
    assert (t.now, t.turn) == (PayMeeples, "Ann")
    t.does("Ann", Pay(meeples("red 2"))).settles()
    assert (t.stomach("Ben"), t.stomach("Ann")) == ("red 2", "blue 1")


@pytest.mark.rule("rampage.superpowers.10")
def test_a_loss_to_the_box_cannot_be_protected() -> None:
    t = City().cards(Ann="teeth-protector").acts("Ann", Move(), gone=["Ann"])
    assert (t.mouth("Ann"), t.s.teeth_boxed) == (3, 1)


def test_paws_pushed_out_by_the_own_drop_come_back_without_a_loss() -> None:
    t = City().acts("Ann", Breathe(0), moves=outside(City().s, [City().s.paws(0), City().s.body(0)]))
    assert (t.turn, t.mouth("Ann")) == ("Ann", 4)
    t.plays_on(ChooseAction)
    assert 0 in t.s.readings.mounted
