"""The end of the game, and the points."""

from __future__ import annotations

import pytest

from roarhouse.games.rampage.choices import Breathe, Foresee, Place
from roarhouse.games.rampage.rules.runaway import Effects, RunAway
from roarhouse.games.rampage.rules.scoring import LookAhead, character_points, floor_points, score_sheet, set_points
from roarhouse.games.rampage.rules.turn import ChooseAction
from tests.games.rampage.table import BUS, GAME, TAXI, City, card, meeples

SETS = "blue 1, green 1, black 1, yellow 1, gray 1, red 1"


def last_floor(players: str = "Ann Ben Cid", **values: object) -> City:
    """One Floor is left in the City: the large one."""
    return City(players, **values).demolished(but=[18])


@pytest.mark.rule("rampage.end.1", "rampage.end.2")
def test_the_end_is_announced_with_the_last_floor_and_the_turn_goes_on() -> None:
    """Edge case 57."""
    t = last_floor().acts("Ann", Breathe(0), out=[18])
    assert (t.s.last_turns, t.s.actions, t.turn, t.now) == (2, 1, "Ann", ChooseAction)
    assert "No Floor is left: Ann finishes the turn, all others have one more." in t.heard("Ben")


@pytest.mark.rule("rampage.end.3", "rampage.end.4")
def test_every_other_player_has_exactly_one_last_turn() -> None:
    t, order = last_floor().acts("Ann", Breathe(0), out=[18]), []
    while t.s.agenda:
        if t.now is ChooseAction:
            order.append(t.turn)
            t.passes(t.turn)
        else:
            t.plays_on(most=1)
    assert order == ["Ann", "Ben", "Cid"]
    assert GAME.result(t.s) is not None
    assert t.refusal("Ann", Breathe(0)) == "rampage.end.4"


@pytest.mark.rule("rampage.end.1")
def test_a_last_floor_that_goes_to_the_box_counts_too() -> None:
    """Edge case 56."""
    t = last_floor()
    t.s.floors_boxed += 1
    t.s.table = t.s.box.world.remove(t.s.table, [18])
    t.rest(t.s.table).acts("Ann", Breathe(0))
    assert t.s.last_turns == 2


@pytest.mark.rule("rampage.end.5")
def test_the_sixth_line_ends_the_final_round_at_once() -> None:
    """Edge case 28."""
    t = last_floor().acts("Ann", Breathe(0), out=[18]).passes("Ann").plays_on(ChooseAction)
    t.s.runaway = meeples("red 15, gray 15, black 14")
    t.starts(RunAway(meeples("blue 1")), Effects())
    assert (t.s.agenda, t.s.loser, 1 in t.result.winners) == ([], 1, False)
    assert [(team.seats, team.ranked) for team in t.result.teams] == [((0,), True), ((1,), False), ((2,), True)]


@pytest.mark.rule("rampage.end.6")
def test_too_many_turns_without_a_floor_announce_the_end_unless_the_guard_is_off() -> None:
    t = City(stallTurns=3)
    for _ in range(3):
        assert t.s.last_turns == -1
        t.passes(t.turn).plays_on(ChooseAction)
    assert (t.turn, t.s.last_turns) == ("Ben", 0)
    t.passes("Ben").plays_on()
    assert t.s.agenda == []
    off = City(stallTurns=0)
    for _ in range(4):
        off.passes(off.turn).plays_on(ChooseAction)
    assert off.s.last_turns == -1
    gained = City(stallTurns=3)
    gained.s.stall = 2
    gained.acts("Ann", Breathe(0), out=[18]).passes("Ann").plays_on(ChooseAction)
    assert (gained.s.stall, gained.s.last_turns) == (0, -1)


@pytest.mark.rule("rampage.runaway-a.7", "rampage.end.3")
def test_bonus_actions_in_the_final_round_are_for_those_who_still_play() -> None:
    """Edge case 34."""
    t = last_floor().acts("Ann", Breathe(0), out=[18]).passes("Ann").plays_on(ChooseAction)
    t.s.runaway = meeples("red 10")
    t.starts(RunAway(meeples("blue 1")), Effects())
    assert (t.turn, t.s.bonus) == ("Ben", [1, 0, 1])
    t.passes("Ben").plays_on(ChooseAction)
    assert (t.turn, t.s.actions) == ("Cid", 3)
    t.passes("Cid").plays_on()
    assert t.s.agenda == []


@pytest.mark.rule("rampage.runaway-a.7")
def test_two_effects_give_two_additional_actions() -> None:
    """Edge case 33."""
    t = City("Ann Ben Cid", linesA=[1, 2, 1, 1, 2, 40])
    t.starts(RunAway(meeples("red 3")), Effects()).does("Ben", Place(0, 2600)).settles()
    t.starts(RunAway(meeples("blue 4")), Effects()).plays_on(ChooseAction)
    assert t.s.bonus == [0, 2, 2]
    t.passes("Ann").plays_on(ChooseAction)
    assert (t.turn, t.s.actions) == ("Ben", 4)


# -- points ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("rampage.scoring.1", "rampage.scoring.2")
@pytest.mark.parametrize(
    ("stomach", "points"),
    [(SETS, 10), ("blue 3, green 3, black 3, yellow 3, gray 1, red 3", 10), ("blue 9, red 9", 0),
     ("blue 2, green 2, black 2, yellow 2, gray 2, red 5", 20)],
)  # fmt: skip
def test_ten_points_for_every_set_of_six_colours_and_nothing_for_the_rest(stomach: str, points: int) -> None:
    assert set_points(City().eaten(Ann=stomach).s, 0) == points


@pytest.mark.rule("rampage.scoring.3")
def test_a_floor_is_worth_a_point_whatever_its_size() -> None:
    t = City().acts("Ann", Breathe(0), out=[18, 0])
    assert floor_points(t.s, 0) == t.s.floors[0] >= 2


@pytest.mark.rule("rampage.scoring.5", "rampage.characters.17", "rampage.scoring.4")
def test_the_score_sheet_adds_sets_floors_teeth_and_the_character() -> None:
    t = City().cards(Ann="anarchist").eaten(Ann=SETS).floors(Ann=4).broken(Ann=2)
    assert [(key, points[0]) for key, points in score_sheet(t.s)] == [
        ("score-sets", 10), ("score-floors", 4), ("score-teeth", 4), ("score-character", 3)]  # fmt: skip
    t.s.agenda = []
    assert t.result.scores == (21, 0)


@pytest.mark.rule("rampage.scoring.6", "rampage.object.1")
def test_the_highest_total_wins() -> None:
    t = City("Ann Ben Cid").floors(Ann=3, Ben=5, Cid=4)
    t.s.agenda = []
    assert (t.result.winners, t.result.rule) == ((1,), "rampage.scoring.6")


@pytest.mark.rule("rampage.scoring.7")
def test_a_tie_goes_to_the_player_who_ate_more_meeples_and_is_shared_otherwise() -> None:
    t = City("Ann Ben Cid").floors(Ann=3, Ben=3, Cid=1).eaten(Ann="red 1", Ben="blue 2")
    t.s.agenda = []
    assert (t.result.winners, t.result.rule) == ((1,), "rampage.scoring.7")
    even = City("Ann Ben Cid").floors(Ann=3, Ben=3).eaten(Ann="red 2", Ben="blue 2")
    even.s.agenda = []
    assert even.result.winners == (0, 1)


# -- Characters -----------------------------------------------------------------------------------------------


def points(character: str, **eaten: str) -> int:
    return character_points(City("Ann Ben Cid").cards(Ann=character).eaten(**eaten).s, 0)


@pytest.mark.rule("rampage.characters.1", "rampage.characters.8", "rampage.characters.9")
@pytest.mark.parametrize(
    ("character", "one", "other"),
    [("anarchist", "green", "blue"), ("punk", "gray", "black"), ("romantic", "red", "yellow")],
)
def test_three_points_for_each_pair_of_two_colours(character: str, one: str, other: str) -> None:
    assert points(character, Ann=f"{one} 4, {other} 2") == 6
    assert points(character, Ann=f"{one} 4") == 0


@pytest.mark.rule("rampage.characters.6", "rampage.characters.7", "rampage.characters.10", "rampage.characters.13",
                  "rampage.characters.15", "rampage.characters.16", "rampage.characters.0")  # fmt: skip
@pytest.mark.parametrize(
    ("character", "colour"),
    [("mean", "red"), ("pacifist", "green"), ("seductive", "yellow"), ("shy", "blue"), ("tourist", "black"),
     ("young", "gray")],
)  # fmt: skip
def test_ten_points_for_the_strict_majority_of_a_colour(character: str, colour: str) -> None:
    assert points(character, Ann=f"{colour} 3", Ben=f"{colour} 2", Cid=f"{colour} 2") == 10
    assert points(character, Ann=f"{colour} 3", Ben=f"{colour} 3") == 0
    other = "red" if colour != "red" else "blue"
    assert points(character, Ann=f"{other} 5") == 0


@pytest.mark.rule("rampage.characters.4")
def test_a_glutton_needs_more_meeples_than_each_other_monster() -> None:
    assert points("glutton", Ann="red 3, blue 2", Ben="gray 4") == 10
    assert points("glutton", Ann="red 3, blue 2", Ben="gray 5") == 0


@pytest.mark.rule("rampage.characters.3")
def test_the_destructive_needs_more_floors() -> None:
    assert character_points(City("Ann Ben").cards(Ann="destructive").floors(Ann=3, Ben=2).s, 0) == 10
    assert character_points(City("Ann Ben").cards(Ann="destructive").floors(Ann=3, Ben=3).s, 0) == 0


@pytest.mark.rule("rampage.characters.3", "rampage.variants.10")
def test_floors_spent_on_cards_were_destroyed_all_the_same() -> None:
    """They score nothing any more, but the Monster has destroyed them."""
    t = City("Ann Ben", babyMonsters=True).cards(Ann="destructive").floors(Ann=1, Ben=3)
    t.s.bought[0] = 2  # for 1 and 2 Floors
    assert character_points(t.s, 0) == 10
    assert next(points for key, points in score_sheet(t.s) if key == "score-floors") == (1, 3)


@pytest.mark.rule("rampage.characters.2")
def test_a_brawlers_four_points_replace_the_two() -> None:
    """Edge case 66."""
    t = City().cards(Ann="brawler").broken(Ann=3)
    assert [points[0] for key, points in score_sheet(t.s) if key in ("score-teeth", "score-character")] == [12, 0]


@pytest.mark.rule("rampage.characters.14")
def test_a_softie_scores_teeth_tokens() -> None:
    """Edge case 67."""
    assert character_points(City().cards(Ann="softie").teeth(Ann=3).s, 0) == 9


@pytest.mark.rule("rampage.characters.11")
def test_a_scrap_merchant_scores_vehicles_on_ruins() -> None:
    t = City().cards(Ann="scrap-merchant").zones_of(BUS, (103, 203)).zones_of(TAXI, (100,))
    assert character_points(t.s, 0) == 5
    t.zones_of(TAXI, (2, 100, 200))
    assert character_points(t.s, 0) == 10


def ended(t: City) -> City:
    """The last turn is over."""
    t.s.last_turns, t.s.actions = 0, 0
    return t.plays_on(LookAhead)


@pytest.mark.rule("rampage.characters.12")
def test_a_seer_names_the_greatest_eater_before_stomachs_are_opened() -> None:
    """Edge cases 64 and 65: a shared first place is good enough."""
    t = ended(City("Ann Ben Cid").cards(Ann="seer").eaten(Ben="red 2", Cid="blue 2"))
    assert (t.now, t.turn) == (LookAhead, "Ann")
    assert t.menu("Ann") == (Foresee(0), Foresee(1), Foresee(2))
    assert t.sees("Ann", "Ben").stomach is None
    wrong = t.twin().does("Ann", Foresee(0))
    assert wrong.result.scores == (0, 0, 0)
    t.does("Ann", Foresee(2))
    assert t.result.scores == (7, 0, 0)
    assert "Ann names Cid as the greatest eater." in t.heard("Ben")
    none = ended(City().cards(Ann="seer")).does("Ann", Foresee(1))
    assert none.result.scores == (7, 0)


@pytest.mark.rule("rampage.characters.5")
def test_an_imitator_copies_the_character_of_another_monster_which_keeps_it() -> None:
    """Edge case 63: tied with the copied Glutton is no majority."""
    t = ended(City("Ann Ben Cid").cards(Ann="imitator", Ben="anarchist", Cid="glutton").eaten(
        Ann="green 2, blue 2", Ben="green 1, blue 1", Cid="red 1"))  # fmt: skip
    assert set(t.menu("Ann")) == {Foresee(copy=card("anarchist")), Foresee(copy=card("glutton"))}
    assert t.why("Ann", Foresee(copy=card("imitator"))) == ("rampage.characters.5", "foresee-so")
    t.does("Ann", Foresee(copy=card("anarchist")))
    assert t.result.scores == (6, 3, 0)
    tied = ended(City().cards(Ann="imitator", Ben="glutton").eaten(Ann="red 2", Ben="blue 2"))
    assert tied.does("Ann", Foresee(copy=card("glutton"))).result.scores == (0, 0)


@pytest.mark.rule("rampage.characters.5")
def test_copying_a_seer_includes_a_guess_and_without_another_character_there_is_nothing_to_copy() -> None:
    t = ended(City().cards(Ann="imitator", Ben="seer").eaten(Ann="red 2"))
    assert t.turn == "Ann Ben"
    assert set(t.menu("Ann")) == {Foresee(guess, card("seer")) for guess in (0, 1)}
    t.does("Ann", Foresee(0, card("seer"))).does("Ben", Foresee(1))
    assert t.result.scores == (7, 0)
    alone = City().cards(Ann="imitator")
    alone.s.last_turns = 0
    assert alone.plays_on().result.scores == (0, 0)


@pytest.mark.rule("rampage.end.4", "rampage.lexicon.12")
def test_when_the_game_is_over_all_stomachs_are_open() -> None:
    t = City("Ann Ben Cid").eaten(Ben="red 2")
    t.s.last_turns = 0
    t.plays_on()
    assert t.sees("Ann", "Ben").stomach is not None
    assert any(line.startswith("Ben: 2 Heroes (red)") for line in t.heard("watcher"))


@pytest.mark.rule("rampage.variants.2")
def test_with_a_fashionable_diet_every_meeple_outside_a_set_costs_a_point() -> None:
    """Edge case 68."""
    t = City(fashionableDiet=True).eaten(Ann="blue 3, green 3, black 3, yellow 3, gray 1, red 3", Ben="red 4")
    t.s.agenda = []
    assert t.result.scores == (0, -4)
    assert ("score-diet", (-10, -4)) in t.result.sheet


def test_a_character_that_was_given_up_scores_nothing() -> None:
    """Edge case 69."""
    t = City().cards(Ann="softie")
    t.s.discard(0, card("softie"))
    assert character_points(t.s, 0) == 0
