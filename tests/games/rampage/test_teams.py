"""Team Play, and the big city."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from roarhouse.core.result import Team
from roarhouse.games.rampage.choices import DONE, PASS, Answer, Breathe, Dine, Eat, Move, Use
from roarhouse.games.rampage.rules.chow import Bite
from roarhouse.games.rampage.rules.placing import Relocate
from roarhouse.games.rampage.rules.runaway import Effects, RunAway
from roarhouse.games.rampage.rules.scoring import character_points
from roarhouse.games.rampage.rules.turn import ChooseAction
from tests.games.rampage.table import GAME, ZONES, City, card, meeples, options

FOUR = "Ann Ben Cid Dot"


def team(**values: object) -> City:
    return City(FOUR, teams=True, **values)


@pytest.mark.rule("rampage.teams.1", "rampage.teams.4")
def test_partners_sit_opposite_and_play_in_the_same_turn() -> None:
    t = team()
    assert t.s.box.parties == ((0, 2), (1, 3))
    assert t.turn == "Ann"
    t.does("Ann", PASS)
    assert t.turn == "Cid"
    with pytest.raises(Exception, match="teams"):
        options(seats=2, teams=True)


@pytest.mark.rule("rampage.teams.5")
def test_a_team_has_three_actions_and_divides_them_freely() -> None:
    """Edge case 71: one may do all of them, and the other still eats."""
    t = team()
    assert t.s.actions == 3
    t.acts("Ann", Breathe(0)).acts("Cid", Breathe(2)).acts("Ann", Breathe(0))
    assert t.s.actions == 0
    alone = team().acts("Ann", Breathe(0))
    for _ in range(2):
        alone.does("Cid", PASS).acts("Ann", Breathe(0))
    assert (alone.now, alone.turn) == (Bite, "Ann Cid")


@pytest.mark.rule("rampage.teams.5", "rampage.turn.3")
def test_the_actions_are_over_when_all_members_pass() -> None:
    t = team().does("Ann", PASS).does("Cid", PASS)
    assert t.now is Bite
    strict = team(actionsOptional=False).does("Ann", PASS)
    assert strict.refusal("Cid", PASS) == "rampage.turn.3"


def at_one_table(**values: object) -> tuple[City, int, int]:
    """Ann and Cid sit down in the theatre, where a red and a blue Meeple stand."""
    t = team(**values).at(Ann="theatre west", Cid="theatre east")
    red, blue = t.puts_meeple("red", 0, 10), t.puts_meeple("blue", 0, 14)
    t.does("Ann", PASS).does("Cid", PASS)
    t.does("Ann", Dine("here", ZONES["theatre"])).does("Cid", Dine("here", ZONES["theatre"]))
    return t, red, blue


@pytest.mark.rule("rampage.teams.6")
def test_the_two_monsters_chow_down_at_the_same_time() -> None:
    """The book: once the 3 actions are performed, the two Monsters chow down at the same time."""
    t = team().at(Ann="theatre west", Cid="theatre east").does("Ann", PASS).does("Cid", PASS)
    assert (t.now, t.turn) == (Bite, "Ann Cid")
    t.does("Cid", Dine("here", ZONES["theatre"]))
    assert (t.now, t.turn) == (Bite, "Ann")


@pytest.mark.rule("rampage.teams.6", "rampage.teams.8")
def test_each_eats_into_their_own_stomach() -> None:
    t, red, blue = at_one_table()
    t.does("Ann", Eat(red)).does("Cid", Eat(blue)).settles()
    assert (t.stomach("Ann"), t.stomach("Cid")) == ("red 1", "blue 1")


@pytest.mark.rule("rampage.teams.6")
def test_a_bite_is_sealed_until_both_have_confirmed() -> None:
    t, red, _blue = at_one_table()
    others = ("Ben", "Cid", "Dot", "watcher")
    before = {name: t.view(name) for name in others}
    t.does("Ann", Eat(red))
    for name in others:
        seen = t.view(name)
        assert seen.players[0].chosen
        assert replace(seen, turn=before[name].turn, players=before[name].players) == before[name]
    assert t.view("Ann").sealed == Eat(red)
    assert (t.stomach("Ann"), t.s.in_city(red)) == ("", True)


@pytest.mark.rule("rampage.teams.6")
def test_a_bite_may_be_changed_until_both_have_confirmed() -> None:
    t, red, blue = at_one_table()
    t.does("Ann", Eat(red)).does("Ann", Eat(blue)).does("Cid", Eat(red)).settles()
    assert (t.stomach("Ann"), t.stomach("Cid")) == ("blue 1", "red 1")


@pytest.mark.rule("rampage.teams.6")
def test_a_meeple_wanted_by_both_goes_to_the_one_who_confirmed_first() -> None:
    t, red, blue = at_one_table()
    t.does("Cid", Eat(red)).does("Ann", Eat(red)).settles()
    assert (t.stomach("Ann"), t.stomach("Cid")) == ("", "red 1")
    assert "Ann comes too late for a Hero (red)." in t.heard("Ben")
    assert (t.now, t.turn) == (Bite, "Ann Cid")
    t.does("Ann", Eat(blue)).does("Cid", DONE).settles()
    assert t.stomach("Ann") == "blue 1"


@pytest.mark.rule("rampage.teams.6")
def test_a_changed_bite_is_confirmed_when_it_was_changed() -> None:
    """In a team of three, Ann confirms first, then Cid; then Ann changes, and Eve is the last one."""
    t = City(SIX, bigCity=True, teamSize=3).at(Ann="theatre west", Cid="theatre east", Eve="theatre")
    red, blue = t.puts_meeple("red", 0, 10), t.puts_meeple("blue", 0, 14)
    for name in ("Ann", "Cid", "Eve"):
        t.does(name, PASS)
    for name in ("Ann", "Cid", "Eve"):
        t.does(name, Dine("here", ZONES["theatre"]))
    t.does("Ann", Eat(blue)).does("Cid", Eat(red)).does("Ann", Eat(red)).does("Eve", DONE).settles()
    assert (t.stomach("Ann"), t.stomach("Cid")) == ("", "red 1")


@pytest.mark.rule("rampage.teams.6")
def test_one_who_is_full_lets_the_other_eat_on() -> None:
    t, red, blue = at_one_table()
    t.does("Ann", Eat(red)).does("Cid", DONE).settles()
    assert t.turn == "Ann"
    t.does("Ann", Eat(blue)).settles()
    assert t.stomach("Ann") == "blue 1, red 1"


@pytest.mark.rule("rampage.teams.6")
def test_teammates_may_agree_to_bite_in_turn() -> None:
    """As in version 2 of the rules, with teamMeals = turns."""
    t, red, blue = at_one_table(teamMeals="turns")
    assert t.turn == "Ann"
    t.does("Ann", Eat(red)).settles()
    assert (t.turn, t.refusal("Cid", Eat(red))) == ("Cid", "rampage.chow.6")
    t.does("Cid", Eat(blue)).settles()
    assert (t.stomach("Ann"), t.stomach("Cid")) == ("red 1", "blue 1")


@pytest.mark.rule("rampage.teams.7")
def test_the_turn_passes_from_team_to_team() -> None:
    t = team().does("Ann", PASS).does("Cid", PASS).plays_on(ChooseAction)
    assert (t.turn, t.s.party, t.s.actions) == ("Ben", 1, 3)
    t.does("Ben", PASS).does("Dot", PASS).plays_on(ChooseAction)
    assert (t.turn, t.s.party) == ("Ann", 0)


@pytest.mark.rule("rampage.teams.9")
def test_a_gobbled_floor_belongs_to_the_member_who_acted() -> None:
    t = team().does("Ann", PASS).acts("Cid", Breathe(2), out=[18])
    assert t.s.floors[2] >= 1
    assert t.s.floors[0] == 0


@pytest.mark.rule("rampage.teams.10")
def test_the_lower_score_of_a_team_counts() -> None:
    """Jeff and Britta have 41 and 34, Abed and Shirley 24 and 49."""
    t = City("Jeff Abed Britta Shirley", teams=True).floors(Jeff=41, Britta=34, Abed=24, Shirley=49)
    t.s.agenda = []
    assert (t.result.winners, t.result.scores, t.result.rule) == ((0, 2), (41, 24, 34, 49), "rampage.teams.10")
    assert t.result.teams == (Team((0, 2), 34), Team((1, 3), 24))
    tied = City(FOUR, teams=True).floors(Ann=5, Cid=9, Ben=5, Dot=8)
    tied.s.agenda = []
    assert tied.result.winners == (0, 2)
    meals = City(FOUR, teams=True).floors(Ann=5, Cid=9, Ben=5, Dot=9).eaten(Dot="red 2", Ann="blue 1")
    meals.s.agenda = []
    assert meals.result.winners == (1, 3)
    shared = City(FOUR, teams=True).floors(Ann=5, Cid=9, Ben=9, Dot=5)
    shared.s.agenda = []
    assert shared.result.winners == (0, 1, 2, 3)


@pytest.mark.rule("rampage.teams.11")
@pytest.mark.parametrize("id", ["shy", "glutton"])
def test_for_majorities_the_teammate_is_one_of_the_others(id: str) -> None:
    t = team().cards(Ann=id).eaten(Ann="blue 3", Cid="blue 3", Ben="blue 1")
    assert character_points(t.s, 0) == 0
    t.s.meeples[2] = meeples("blue 2")
    assert character_points(t.s, 0) == 10


@pytest.mark.rule("rampage.teams.12")
def test_teammates_may_look_into_each_others_stomachs() -> None:
    t = team().eaten(Ann="blue 2").cards(Ann="hobo")
    seen = t.sees("Cid", "Ann").stomach
    assert seen is not None
    assert seen.meeples == meeples("blue 2")
    assert t.sees("Ben", "Ann").stomach is None
    assert t.view("Cid").supers == ()


@pytest.mark.rule("rampage.teams.13")
def test_additional_actions_are_given_to_each_other_team_once() -> None:
    t = team()
    t.s.runaway = meeples("red 10")
    t.starts(RunAway(meeples("blue 1")), Effects())
    assert t.s.bonus == [0, 1]
    t.does("Ann", PASS).does("Cid", PASS).plays_on(ChooseAction)
    assert t.s.actions == 4


@pytest.mark.rule("rampage.teams.14")
def test_the_next_player_is_the_first_clockwise_of_the_team_that_plays_next() -> None:
    t = team(linesA=[1, 6, 7, 8, 9, 10])
    t.starts(RunAway(meeples("red 1")), Effects())
    assert (t.now, t.turn) == (Relocate, "Ben")
    other = team()
    assert [other.s.next_player(seat) for seat in range(4)] == [1, 2, 3, 0]
    big = GAME.box(options(seats=6, bigCity=True, teamSize=2))
    assert big.party_of == (0, 1, 2, 0, 1, 2)


@pytest.mark.rule("rampage.teams.15", "rampage.teams.18")
def test_knocking_down_the_teammate_breaks_a_tooth_unless_friendly_fire_is_off() -> None:
    t = team().cards(Cid="teeth-protector").acts("Ann", Breathe(0), fallen="Cid")
    assert (t.s.broken, t.mouth("Cid")) == ([1, 0, 0, 0], 3)  # no opponent, so nothing to protect from
    spared = team(friendlyFire=False).acts("Ann", Breathe(0), fallen="Cid Ben")
    assert (spared.s.broken, spared.s.mouth) == ([1, 0, 0, 0], [4, 3, 4, 4])


@pytest.mark.rule("rampage.teams.16")
def test_the_whole_team_of_the_player_who_fills_the_sixth_line_loses() -> None:
    t = team().floors(Ann=19, Cid=19)
    t.s.runaway = meeples("red 15, gray 15, black 14")
    t.starts(RunAway(meeples("blue 1")), Effects())
    assert t.result.winners == (1, 3)
    assert [(team.score, team.ranked) for team in t.result.teams] == [(19, False), (0, True)]


@pytest.mark.rule("rampage.teams.17")
def test_after_the_last_floor_each_other_team_has_one_last_turn() -> None:
    t = team().demolished(but=[18]).acts("Ann", Breathe(0), out=[18])
    assert (t.s.last_turns, t.s.actions) == (1, 2)
    t.does("Cid", PASS).does("Ann", PASS).plays_on(ChooseAction)
    assert t.turn == "Ben"
    t.does("Ben", PASS).does("Dot", PASS).plays_on()
    assert t.s.agenda == []


@pytest.mark.rule("rampage.teams.18")
def test_opponents_are_the_other_team_but_another_monster_may_be_the_teammate() -> None:
    t = team().cards(Ann="paralyzing-gaze, who-cut-the-cheese, terminator")
    t.does("Ann", Use(card("paralyzing-gaze")))
    assert t.s.paralysed == [False, True, False, True]
    t.does("Ann", Use(card("who-cut-the-cheese"))).settles()
    assert t.s.inverted == [False, True, False, True]
    t.at(Ann="theatre west", Cid="theatre east").does("Ann", Use(card("terminator"))).settles()
    assert (t.s.readings.fallen, t.s.broken) == ((2,), [1, 0, 0, 0])


@pytest.mark.rule("rampage.teams.4", "rampage.rumble.5")
def test_the_body_of_the_passive_teammate_is_raised_at_the_start_of_the_teams_turn() -> None:
    """Edge case 72."""
    t = team().at(Dot="park").knock_down("Dot").does("Ann", PASS).does("Cid", PASS).plays_on(ChooseAction)
    assert (t.turn, t.s.readings.fallen) == ("Ben", ())
    fallen = team().acts("Ann", Breathe(0), fallen="Cid")
    assert fallen.does("Ann", PASS).now is Bite  # no other member of the team stands


@pytest.mark.rule("rampage.teams.5")
def test_the_player_who_acted_last_is_asked_last() -> None:
    t = City("Ann Ben Cid Dot Eve Fay", bigCity=True, teamSize=3).acts("Ann", Breathe(0))
    assert t.turn == "Cid"
    t.does("Cid", PASS)
    assert t.turn == "Eve"
    t.acts("Eve", Breathe(t.s.box.corners[4]))
    assert (t.turn, t.s.actions) == ("Ann", 2)


@pytest.mark.rule("rampage.teams.2", "rampage.powers.1")
def test_the_common_power_works_for_both_monsters() -> None:
    t = team()
    t.s.common[0] = (card("boxer"),)
    t.does("Ann", PASS).acts("Cid", Move(), fallen="Ben")
    assert t.s.broken[2] == 2


# -- the big city ---------------------------------------------------------------------------------------------

SIX = "Ann Ben Cid Dot Eve Fay"


@pytest.mark.rule("rampage.big-city.1", "rampage.big-city.3", "rampage.big-city.5")
def test_the_big_city_doubles_everything_and_gives_a_team_one_action_more_than_members() -> None:
    t = City(SIX, bigCity=True, teamSize=3)
    assert t.s.actions == 4
    assert (len(t.s.box.map.ruins), len(t.s.box.map.neighborhoods), len(t.s.box.map.starts)) == (14, 16, 8)
    assert GAME.census(t.s) == {
        **{f"{c} meeples": 30 for c in ("blue", "green", "black", "yellow", "gray", "red")},
        "floors": 38, "vehicles": 8, "teeth": 32, "cards": 96}  # fmt: skip
    assert (t.s.box.lines, t.s.box.zones) == ((10, 12, 14, 16, 18, 20), (8, 10, 8, 8, 0, 8))
    assert City(SIX, bigCity=True, teamSize=2).s.actions == 3


@pytest.mark.rule("rampage.big-city.6")
def test_the_lowest_score_of_all_members_is_the_teams() -> None:
    t = City(SIX, bigCity=True, teamSize=3).floors(Ann=30, Cid=30, Eve=2, Ben=3, Dot=4, Fay=5)
    t.s.agenda = []
    assert (t.result.winners, t.result.rule) == ((1, 3, 5), "rampage.big-city.6")
    assert [team.score for team in t.result.teams] == [2, 3]


@pytest.mark.rule("rampage.big-city.4", "rampage.big-city.6")
def test_unequal_teams_compare_as_many_scores_as_the_smaller_one_has() -> None:
    """Ann, Cid and Eve against Ben and Dot."""
    five = {"bigCity": True, "unequalTeams": True}
    lower = City("Ann Ben Cid Dot Eve", **five).floors(Ann=30, Cid=30, Eve=2, Ben=3, Dot=3)
    shared = City("Ann Ben Cid Dot Eve", **five).floors(Ann=4, Cid=5, Eve=99, Ben=4, Dot=5)
    meals = City("Ann Ben Cid Dot Eve", **five).floors(Ann=4, Cid=5, Eve=99, Ben=4, Dot=5).eaten(Dot="red 1")
    for t, winners in ((lower, (1, 3)), (shared, (0, 1, 2, 3, 4)), (meals, (1, 3))):
        t.s.agenda = []
        assert t.result.winners == winners


@pytest.mark.rule("rampage.big-city.3", "rampage.superpowers.10")
def test_in_the_big_city_a_protected_break_can_be_protected_again_by_the_second_card() -> None:
    t = City(SIX, bigCity=True, teamSize=3).cards(Ann="teeth-protector", Ben="teeth-protector")
    t.acts("Ann", Breathe(0), fallen="Ben").does("Ben", Answer(card("teeth-protector")))
    assert t.turn == "Ann"
    t.does("Ann", Answer(card("teeth-protector"))).settles()
    assert t.s.discards == (card("teeth-protector"),) * 2
    assert (t.s.broken, t.s.mouth) == ([0] * 6, [4] * 6)  # rampage.rumble.4: Ben lies on the ground


@pytest.mark.rule("rampage.big-city.7", "rampage.move.5")
def test_an_empty_starting_area_may_be_on_either_board() -> None:
    t = City(SIX, bigCity=True, teamSize=3).acts("Ann", Move(), gone=["Ann"])
    assert {choice.corner for choice in t.menu("Ann")} == {0, 1, 5}  # type: ignore[attr-defined]
