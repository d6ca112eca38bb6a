"""Move: the flick, the Paws that leave the City, and the cards that change a Move."""

from __future__ import annotations

from math import inf, nan
from typing import Any

import pytest

from roarhouse.games.rampage.choices import BACK, SKIP, Aim, Breathe, Corner, Happens, Into, Move, Pay, Place, Use
from roarhouse.games.rampage.physics.interface import GROUND_RUIN, Drop, Flick, Toss
from roarhouse.games.rampage.rules.actions.flick import AimFlick
from roarhouse.games.rampage.rules.actions.move import PlacePaws
from roarhouse.games.rampage.rules.actions.toss import AimToss
from roarhouse.games.rampage.rules.placing import Restart
from roarhouse.games.rampage.rules.teeth import PayMeeples
from roarhouse.games.rampage.rules.turn import ChooseAction
from tests.games.rampage.table import GAME, RUINS, SPOTS, ZONES, City, card, meeples, outside, pose, standing


@pytest.mark.rule("rampage.move.1", "rampage.move.3", "rampage.judge.11")
def test_the_body_is_in_the_hand_during_the_flick_and_back_on_its_paws_afterwards() -> None:
    t = City().aims("Ann", Move()).happens(moves={City().s.paws(0): pose(-20, 10, 0.51)})
    assert t.turn == "nature"
    assert not t.s.table.there(t.s.body(0))
    t.settles()
    assert 0 in t.s.readings.mounted
    x, y = t.s.table.spot(t.s.paws(0))
    assert abs(x + 2000) < 5 and abs(y - 1000) < 5  # noqa: PT018
    assert (t.where("Ann"), t.s.actions) == (["harbour"], 1)


@pytest.mark.rule("rampage.move.2", "rampage.move.8", "rampage.judge.13")
def test_a_real_flick_goes_where_it_is_aimed() -> None:
    t = City(noise="off").does("Ann", Move()).does("Ann", Aim(Flick(0, 2700, 420))).settles()
    x, y = t.s.table.spot(t.s.paws(0))
    assert abs(x + 2600) < 100
    assert y < 2200
    assert t.where("Ann") == ["harbour"]


@pytest.mark.rule("rampage.move.2")
@pytest.mark.parametrize(
    ("field", "value"),
    [("yaw", 3600), ("yaw", -1), ("strength", 49), ("strength", 1001), ("offset", 801), ("offset", -801),
     ("yaw", nan), ("strength", inf), ("offset", 0.5)],
)  # fmt: skip
def test_an_aim_out_of_range_or_no_whole_number_is_refused_by_its_field(field: str, value: Any) -> None:
    t = City().does("Ann", Move())
    numbers: dict[str, Any] = {"yaw": 10, "strength": 500, "offset": 0} | {field: value}
    refused = t.refused("Ann", Aim(Flick(0, **numbers)))
    assert refused is not None
    assert (refused.rule, refused.why.key) == ("rampage.move.2", "out-of-range")
    assert "Out of range" in t.say(refused)


@pytest.mark.rule("rampage.move.2")
def test_only_the_own_paws_are_flicked() -> None:
    t = City().does("Ann", Move())
    assert t.why("Ann", Aim(Flick(2, 10, 500))) == ("rampage.move.2", "flick-your-paws")
    assert t.why("Ann", Aim(Drop(0, 0, 0))) == ("rampage.move.2", "flick-your-paws")
    assert t.why("Ann", Move()) == ("rampage.move.2", "aim-now")
    assert t.refusal("Ben", Aim(Flick(2, 10, 500))) == "rampage.move.2"


@pytest.mark.rule("rampage.move.4", "rampage.move.5", "rampage.move.6")
def test_paws_that_leave_the_city_cost_a_tooth_and_start_again_on_an_empty_area() -> None:
    t = City("Ann Ben Cid").acts("Ann", Move(), gone=["Ann"])
    assert (t.mouth("Ann"), t.s.teeth_boxed, t.now) == (3, 1, Restart)
    assert t.menu("Ann") == (Corner(0), Corner(3))
    t.does("Ann", Corner(3)).settles()
    assert (t.s.actions, t.turn, t.now) == (1, "Ann", ChooseAction)
    assert t.s.readings.starts(t.s.paws(0)) == (3,)
    assert 0 in t.s.readings.mounted


@pytest.mark.rule("rampage.move.7", "rampage.clarifications.12")
def test_without_a_token_two_meeples_of_ones_choice_go_to_the_box() -> None:
    t = City().teeth(Ann=0).eaten(Ann="blue 3, red 2").acts("Ann", Move(), gone=["Ann"])
    assert (t.now, t.turn) == (PayMeeples, "Ann")
    assert t.why("Ann", Pay(meeples("blue 1"))) == ("rampage.clarifications.12", "pay-so-many")
    assert t.why("Ann", Pay(meeples("green 2"))) == ("rampage.clarifications.12", "not-in-your-stomach")
    t.does("Ann", Pay(meeples("blue 1, red 1")))
    assert (t.stomach("Ann"), t.s.boxed) == ("blue 2, red 1", meeples("blue 1, red 1"))
    assert t.now is Restart


@pytest.mark.rule("rampage.move.8")
def test_what_the_paws_hit_is_judged_after_the_action() -> None:
    t = City()
    meeple = t.loose("red")
    t.acts("Ann", Move(), out=[meeple], fallen="Ben")
    assert (t.s.broken, t.s.runaway) == ([1, 0], meeples("red 1"))


# -- Climber, Stretchy Paws -----------------------------------------------------------------------------------


@pytest.mark.rule("rampage.powers.2")
def test_a_climber_may_start_on_top_of_a_building_of_the_neighborhood() -> None:
    t = City().cards(Ann="climber").does("Ann", Move())
    assert t.now is PlacePaws
    assert Place(-1300, 1800, 0, True) in t.menu("Ann")
    assert t.why("Ann", Place(1300, 1800, 0, True)) == ("rampage.powers.2", "not-on-top-of-a-building")
    assert t.why("Ann", Place(-2500, 900)) == ("rampage.powers.2", "on-top-or-not-at-all")
    assert t.does("Ann", Place(-1300, 1800, 0, True)).settles().now is AimFlick
    assert t.refusal("Ann", BACK) == "rampage.move.2"
    assert t.s.readings.ruins(t.s.paws(0)) == (RUINS["NW"],)
    assert not t.s.table.there(t.s.body(0))


@pytest.mark.rule("rampage.powers.2", "rampage.powers.0")
def test_a_climber_may_also_do_without() -> None:
    t = City().cards(Ann="climber").does("Ann", Move(), SKIP)
    assert t.now is AimFlick
    assert t.does("Ann", BACK).now is ChooseAction
    plain = City().does("Ann", Move())
    assert plain.now is AimFlick


@pytest.mark.rule("rampage.clarifications.17", "rampage.clarifications.18", "rampage.clarifications.19",
                  "rampage.clarifications.20")  # fmt: skip
def test_what_topples_under_a_climber_is_an_accident() -> None:
    t = City().cards(Ann="climber").at(Ben="theatre").does("Ann", Move())
    t.does("Ann", Place(-1300, 1800, 0, True))
    roof, meeple = 2, t.loose("red")
    moves = outside(t.s, [roof, meeple]) | {t.s.body(1): t.lying("Ben")}
    t.comes_to_rest(moves)
    assert "An accident: Ann has knocked something over while placing the Paws." in t.heard("Ben")
    assert (t.mouth("Ann"), t.s.teeth_boxed, t.mouth("Ben"), t.s.broken) == (3, 1, 4, [0, 0])
    t.settles()
    assert (t.s.floors, t.s.floors_boxed >= 1, t.s.runaway) == ([0, 0], True, meeples("red 1"))
    assert 2 in t.s.readings.fallen
    assert (t.now, t.turn) == (AimFlick, "Ann")
    t.does("Ann", Aim(Flick(0, 0, 100))).settles()
    assert (t.mouth("Ben"), t.s.broken) == (4, [0, 0])


@pytest.mark.rule("rampage.clarifications.17")
def test_accidents_can_be_switched_off() -> None:
    t = City(accidents="off").cards(Ann="climber").does("Ann", Move())
    t.does("Ann", Place(-1300, 1800, 0, True)).comes_to_rest(outside(t.s, [2]))
    assert (t.mouth("Ann"), t.now) == (4, AimFlick)


@pytest.mark.rule("rampage.powers.13")
def test_stretchy_paws_may_be_shifted_within_their_neighborhood_before_a_move() -> None:
    t = City().cards(Ann="stretchy-paws").does("Ann", Move())
    assert t.why("Ann", Place(0, 2600)) == ("rampage.powers.13", "not-wholly-inside")
    assert t.why("Ann", Place(-2300, 1400)) == ("rampage.judge.10", "spot-not-free")
    assert t.why("Ann", Place(-1300, 1800, 0, True)) == ("rampage.powers.2", "not-on-top-of-a-building")
    t.does("Ann", Place(-2800, 300)).settles()
    assert (t.now, t.s.table.spot(t.s.paws(0))) == (AimFlick, (-2800, 300))


# -- Jumper, Star Dancer, Smelly Paws, Boxer -------------------------------------------------------------------


@pytest.mark.rule("rampage.powers.5")
def test_a_jumper_tosses_the_paws_and_the_body_follows() -> None:
    assert City().why("Ann", Move(jump=True)) == ("rampage.powers.5", "you-lack-this-power")
    t = City().cards(Ann="jumper").does("Ann", Move(jump=True))
    assert t.now is AimToss
    assert t.refusal("Ann", Aim(Toss(0, 19, 0, 0, 500))) == "rampage.toss.3"
    t.does("Ann", BACK).acts("Ann", Move(jump=True), moves={t.s.paws(0): standing(t.s, t.s.paws(0), *SPOTS["park"])})
    assert (t.where("Ann"), t.s.actions, 0 in t.s.readings.mounted) == (["park"], 1, True)
    assert t.acts("Ann", Move(jump=True), gone=["Ann"]).now is Restart
    assert t.mouth("Ann") == 3


@pytest.mark.rule("rampage.powers.12")
def test_a_star_dancer_has_a_second_flick_which_may_be_left_out() -> None:
    t = City().cards(Ann="star-dancer").aims("Ann", Move()).happens()
    assert (t.now, t.turn, t.s.actions) == (AimFlick, "Ann", 2)
    assert SKIP in t.menu("Ann")
    assert t.refusal("Ann", BACK) == "rampage.move.2"
    t.does("Ann", Aim(Flick(0, 0, 100))).happens().settles()
    assert (t.now, t.s.actions) == (ChooseAction, 1)
    t.aims("Ann", Move()).happens().does("Ann", SKIP).settles()
    assert t.s.actions == 0


@pytest.mark.rule("rampage.powers.12")
def test_bodies_felled_by_either_flick_of_a_star_dancer_count_once_after_the_action() -> None:
    t = City("Ann Ben Cid").cards(Ann="star-dancer").aims("Ann", Move()).happens(fallen="Ben")
    assert t.s.broken == [0, 0, 0]
    t.does("Ann", Aim(Flick(0, 0, 100))).happens(fallen="Cid").settles()
    assert (t.s.broken, t.s.actions) == ([2, 0, 0], 1)


def smelly(**options: Any) -> City:
    """Ann's Move ends on the Sidewalk of the north-west tower."""
    t = City(**options).cards(Ann="smelly-paws")
    return t.acts("Ann", Move(), moves={t.s.paws(0): standing(t.s, t.s.paws(0), *SPOTS["NW walk"])})


def stands_on(t: City, ruin: int) -> list[int]:
    """Meeples that the Ruin itself carries."""
    return [
        piece for below, piece in t.s.table.carries if below == GROUND_RUIN - ruin and piece in t.s.box.roster.meeples
    ]


@pytest.mark.rule("rampage.powers.11", "rampage.lexicon.4")
def test_smelly_paws_on_a_sidewalk_drive_out_the_meeples_that_stand_on_the_ruin() -> None:
    """A Ruin is the base of a Building: the Meeple on the roof is not on it."""
    t = smelly()
    ground, roof = stands_on(t, 3), [p for p in t.s.readings.buildings[3] if p not in t.s.readings.laden]
    assert [choice.zone for choice in t.menu("Ann")] == [ZONES[z] for z in ("harbour", "park", "theatre")]  # type: ignore[attr-defined]
    assert t.why("Ann", t.into("market")) == ("rampage.powers.11", "not-bordering")
    t.does("Ann", t.into("park")).settles()
    assert len(ground) == 4
    assert all(ZONES["park"] in t.s.readings.neighborhoods(meeple) for meeple in ground)
    assert not set(roof) & set(ground)


@pytest.mark.rule("rampage.powers.11", "rampage.gobble.1", "rampage.judge.11")
def test_floors_that_smelly_paws_empty_belong_to_the_active_player() -> None:
    """The card acts at the end of a Move action, and Floors are judged after an action."""
    t = smelly(ruinMeeples="free").does("Ann", Into(ZONES["park"])).settles()
    assert t.s.floors == [1, 0]
    assert t.s.readings.bare == ()


@pytest.mark.rule("rampage.powers.11")
def test_with_all_meeples_every_storey_is_pulled_out() -> None:
    t = smelly(ruinMeeples="all")
    t.does("Ann", t.into("park")).settles()
    meeples_left = [p for p in t.s.box.roster.meeples if t.s.table.there(p) and 3 in t.s.readings.ruins(p)]
    assert len(meeples_left) < 3


@pytest.mark.rule("rampage.powers.1")
def test_a_boxer_breaks_two_teeth_by_a_move_and_one_by_anything_else() -> None:
    t = City("Ann Ben Cid").cards(Ann="boxer").acts("Ann", Move(), fallen="Ben")
    assert (t.mouth("Ben"), t.s.broken) == (2, [2, 0, 0])
    t.acts("Ann", Breathe(0), fallen="Cid")
    assert (t.mouth("Cid"), t.s.broken) == (3, [3, 0, 0])


@pytest.mark.rule("rampage.powers.1", "rampage.clarifications.11")
def test_a_boxer_gets_two_meeples_for_a_tooth_that_is_missing() -> None:
    t = City().cards(Ann="boxer").teeth(Ben=1).eaten(Ben="blue 2, red 1").acts("Ann", Move(), fallen="Ben")
    assert (t.now, t.turn, t.s.broken) == (PayMeeples, "Ben", [1, 0])
    t.does("Ben", Pay(meeples("blue 2"))).settles()
    assert (t.stomach("Ann"), t.stomach("Ben")) == ("blue 2", "red 1")


@pytest.mark.rule("rampage.superpowers.5")
def test_a_paralysed_player_may_neither_flick_nor_jump() -> None:
    t = City().cards(Ann="paralyzing-gaze", Ben="jumper").does("Ann", Use(card("paralyzing-gaze")))
    t.passes("Ann").plays_on(ChooseAction)
    assert [t.why("Ben", choice) for choice in (Move(), Move(jump=True))] == [
        ("rampage.superpowers.5", "paralysed")
    ] * 2
    assert t.refusal("Ben", Breathe(2)) == ""
    t.passes("Ben").plays_on(ChooseAction).passes("Ann").plays_on(ChooseAction)
    assert t.refusal("Ben", Move()) == ""


def test_a_record_cannot_claim_an_outcome_that_lost_a_piece() -> None:
    t = City().aims("Ann", Move())
    choice = GAME.nature(t.s, t.rng)
    assert isinstance(choice, Happens)
    table = t.s.box.world.remove(choice.outcome.table, [40])
    from msgspec.structs import replace

    lost = Happens(replace(choice.outcome, table=replace(table, stirred=())))
    assert t.refusal("nature", choice) == ""
    assert t.why("nature", lost) == ("rampage.judge.13", "bad-outcome")
