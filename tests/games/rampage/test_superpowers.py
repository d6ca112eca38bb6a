"""Secret Superpowers: revealed when used, each in its window, each once."""

from __future__ import annotations

import pytest

from roarhouse.core.pile import LET
from roarhouse.games.rampage.choices import (
    BACK,
    DONE,
    PASS,
    RIGHT,
    Aim,
    Answer,
    Blind,
    Breathe,
    Demolish,
    Draws,
    GiveUp,
    Move,
    Pay,
    Place,
    Rob,
    Target,
    TossIt,
    Use,
)
from roarhouse.games.rampage.physics.interface import Toss
from roarhouse.games.rampage.rules.actions.toss import AimToss
from roarhouse.games.rampage.rules.cards.driving import DriveInto, movable
from roarhouse.games.rampage.rules.cards.mutation import ChoosePowers
from roarhouse.games.rampage.rules.cards.stomachs import Kissing, Robbed, Robbing, TasteKiss
from roarhouse.games.rampage.rules.chow import Bite
from roarhouse.games.rampage.rules.placing import FlyTo, Reappear
from roarhouse.games.rampage.rules.turn import ChooseAction
from tests.games.rampage.table import GAME, RUINS, City, card, meeples, outside


def uses(t: City, name: str, id: str) -> City:
    return t.does(name, Use(card(id)))


@pytest.mark.rule("rampage.superpowers.0", "rampage.superpowers.17")
def test_a_superpower_is_shown_when_it_is_used_and_works_once() -> None:
    t = uses(City().cards(Ann="unleashed"), "Ann", "unleashed")
    assert "Ann uses Unleashed!." in t.heard("Ben")
    assert (t.s.discards, t.sees("Ben", "Ann").supers, t.s.actions) == ((card("unleashed"),), 0, 4)
    assert t.why("Ann", Use(card("unleashed"))) == ("rampage.superpowers.0", "not-your-card")


@pytest.mark.rule("rampage.superpowers.0")
def test_a_card_that_is_not_held_is_refused() -> None:
    t = City().cards(Ben="unleashed")
    assert t.why("Ann", Use(card("unleashed"))) == ("rampage.superpowers.0", "not-your-card")
    assert t.why("Ann", Use(card("boxer"))) == ("rampage.superpowers.0", "not-your-card")
    assert t.why("Ann", Use(99)) == ("rampage.superpowers.0", "not-your-card")


@pytest.mark.rule("rampage.superpowers.1")
def test_a_catcher_tosses_the_body_of_a_neighbour_and_breaks_exactly_one_tooth() -> None:
    t = City("Ann Ben Cid").cards(Ann="catcher").at(Ann="theatre west", Ben="theatre east")
    body = t.s.body(1)
    assert City().refusal("Ann", TossIt(City().s.body(1))) == "rampage.superpowers.1"
    assert t.why("Ann", TossIt(t.s.body(2))) == ("rampage.superpowers.1", "not-in-your-neighborhood")
    t.does("Ann", TossIt(body))
    assert (t.now, t.s.discards) == (AimToss, (card("catcher"),))
    assert t.refusal("Ann", BACK) == "rampage.toss.3"
    t.does("Ann", Aim(Toss(0, body, 0, 100, 600))).happens(fallen="Ben Cid").settles()
    assert (t.s.broken, t.s.mouth, t.s.actions) == ([2, 0, 0], [4, 3, 3], 1)
    assert "Ann tosses Ben." in t.heard("watcher")


@pytest.mark.rule("rampage.superpowers.1", "rampage.teams.18")
def test_a_catcher_does_not_toss_a_teammate() -> None:
    t = City("Ann Ben Cid Dot", teams=True).cards(Ann="catcher").at(Ann="theatre west", Cid="theatre east")
    assert t.why("Ann", TossIt(t.s.body(2))) == ("rampage.superpowers.1", "not-in-your-neighborhood")
    assert TossIt(t.s.body(2)) not in t.menu("Ann")


@pytest.mark.rule("rampage.superpowers.1")
def test_a_caught_body_that_lands_upright_costs_its_tooth_and_a_fallen_one_none() -> None:
    t = City().cards(Ann="catcher").at(Ann="theatre west", Ben="theatre east")
    t.acts("Ann", TossIt(t.s.body(1)), moves={t.s.body(1): t.upright(0, 26)})
    assert t.s.broken == [1, 0]
    down = City().cards(Ann="catcher").at(Ann="theatre west", Ben="theatre east").knock_down("Ben")
    down.acts("Ann", TossIt(down.s.body(1)), fallen="Ben")
    assert (down.s.broken, down.mouth("Ben")) == ([0, 0], 4)


@pytest.mark.rule("rampage.superpowers.2")
def test_an_earthquake_moves_the_meeples_of_every_ruin_to_a_bordering_neighborhood() -> None:
    t = uses(City().cards(Ann="earthquake"), "Ann", "earthquake")
    asked = []
    while t.now is DriveInto:
        step = t.s.agenda[-1]
        assert isinstance(step, DriveInto)
        asked.append(step.ruin)
        t.does("Ann", t.menu("Ann")[0]).settles()
    assert asked == list(range(7))
    assert (t.now, t.s.actions, t.s.floors) == (ChooseAction, 2, [0, 0])
    assert len(t.s.readings.edible) >= 32  # four from below each tower, eight from below the Stadium
    idle = t.acts("Ann", Breathe(0))
    assert sum(idle.s.floors) <= 2  # what stood on the roofs stays there; by footprint one breath claims 7 Floors


@pytest.mark.rule("rampage.superpowers.2", "rampage.lexicon.4")
def test_an_earthquake_leaves_the_meeples_on_the_roofs() -> None:
    t = City().cards(Ann="earthquake")
    roofs = {m for m in t.s.box.roster.meeples if t.s.readings.ruins(m) and m not in t.s.readings.laden}
    assert len(roofs) == 10
    assert not roofs & {meeple for ruin in range(7) for meeple in movable(t.s, ruin)}
    assert sum(len(movable(t.s, ruin)) for ruin in range(7)) == 32


@pytest.mark.rule("rampage.superpowers.2")
def test_by_footprint_an_earthquake_moves_the_meeples_on_the_roofs() -> None:
    t = City(ruinMeeples="free")
    roofs = {m for m in t.s.box.roster.meeples if t.s.readings.ruins(m) and m not in t.s.readings.laden}
    assert {meeple for ruin in range(7) for meeple in movable(t.s, ruin)} == roofs


@pytest.mark.rule("rampage.superpowers.3")
def test_a_hobo_fixes_how_many_from_whom_and_draws_them_blindly() -> None:
    t = City("Ann Ben Cid").cards(Ann="hobo").eaten(Ben="red 2, blue 3", Cid="gray 1")
    uses(t, "Ann", "hobo")
    assert t.now is Robbing
    assert set(t.menu("Ann")) == {Rob((0, k, 3 - k)) for k in range(4)}
    assert t.refusal("Ann", Rob((1, 1, 1))) == "rampage.superpowers.3"
    assert t.does("Ann", Rob((0, 1, 2))).now is Robbed
    assert t.turn == "nature"
    none = meeples("")
    assert t.refusal("nature", Blind((none, meeples("green 1"), meeples("gray 1")))) == "rampage.superpowers.3"
    assert t.refusal("nature", Blind((none, meeples("red 1"), meeples("gray 2")))) == "rampage.superpowers.3"
    t.does("nature", Blind((none, meeples("red 1"), meeples("gray 1"))))
    assert [t.stomach(name) for name in t.names] == ["gray 1, red 1", "blue 3, red 1", ""]
    assert "Ann takes from Ben: 1 Hero (red)." in t.heard("Ben")
    assert "Ann takes 1 Meeple from Ben." in t.heard("Cid")
    assert not any("Hero" in line for line in t.heard("watcher"))


@pytest.mark.rule("rampage.superpowers.3")
def test_a_hobo_draws_nothing_from_an_empty_stomach() -> None:
    """Edge case 62."""
    t = uses(City().cards(Ann="hobo"), "Ann", "hobo").does("Ann", Rob((0, 3))).settles()
    assert (t.stomach("Ann"), t.now) == ("", ChooseAction)


@pytest.mark.rule("rampage.superpowers.4")
def test_an_invisible_monster_leaves_the_board_and_reappears_with_its_next_turn() -> None:
    t = uses(City().cards(Ann="invisibility"), "Ann", "invisibility").settles()
    assert (t.turn, t.s.away, t.where("Ann")) == ("Ben", [True, False], [])
    assert not t.s.table.there(t.s.paws(0))
    assert not t.s.table.there(t.s.body(0))
    t.passes("Ben").plays_on(Reappear)
    assert t.turn == "Ann"
    t.does("Ann", Place(0, 2600, 450)).settles()
    assert (t.now, t.s.actions, t.where("Ann"), t.s.away[0]) == (ChooseAction, 2, ["park"], False)


@pytest.mark.rule("rampage.superpowers.4")
def test_invisibility_may_come_after_chow_down_and_in_the_last_round() -> None:
    """Edge case 58."""
    t = (
        City()
        .cards(Ann="invisibility")
        .passes("Ann")
        .does("Ann", DONE)
        .does("Ann", Use(card("invisibility")))
        .settles()
    )
    assert (t.turn, t.s.away[0]) == ("Ben", True)
    t.s.last_turns = 0
    t.passes("Ben").plays_on()
    assert t.s.agenda == []
    assert t.result.scores == (0, 0)


@pytest.mark.rule("rampage.superpowers.5")
def test_a_paralysed_player_is_still_placed_on_a_starting_area() -> None:
    """Edge case 59."""
    t = uses(City().cards(Ann="paralyzing-gaze"), "Ann", "paralyzing-gaze")
    t.puts(outside(t.s, [t.s.paws(1), t.s.body(1)])).passes("Ann").plays_on(ChooseAction)
    assert (t.turn, t.s.paralysed) == ("Ben", [False, True])
    assert 2 in t.s.readings.mounted
    assert Move() not in t.menu("Ben")


@pytest.mark.rule("rampage.superpowers.6")
def test_a_passionate_kiss_takes_two_chosen_meeples_from_a_neighbour() -> None:
    t = City("Ann Ben Cid").cards(Ann="passionate-kiss").eaten(Ben="red 2, blue 1", Cid="gray 3")
    assert t.why("Ann", Use(card("passionate-kiss"))) == ("rampage.superpowers.6", "nobody-near")
    t.at(Ann="theatre west", Ben="theatre east")
    uses(t, "Ann", "passionate-kiss")
    assert (t.now, t.menu("Ann")) == (Kissing, (Target(1),))
    assert t.view("Ann").kissed is None
    t.does("Ann", Target(1))
    assert (t.now, t.view("Ann").kissed, t.view("Cid").kissed) == (TasteKiss, meeples("red 2, blue 1"), None)
    assert "In the Stomach of Ben: 1 Journalist (blue) and 2 Heroes (red)." in t.heard("Ann")
    assert not any("Stomach" in line for line in t.heard("Cid"))
    t.does("Ann", Pay(meeples("blue 1, red 1")))
    assert (t.stomach("Ann"), t.stomach("Ben"), t.s.actions) == ("blue 1, red 1", "red 1", 2)


@pytest.mark.rule("rampage.superpowers.9")
def test_small_wings_carry_the_monster_to_any_neighborhood_without_an_action() -> None:
    t = uses(City().cards(Ann="small-wings"), "Ann", "small-wings")
    assert t.now is FlyTo
    assert t.why("Ann", Place(0, 0)) == ("rampage.superpowers.9", "not-wholly-inside")
    assert t.why("Ann", Place(2600, -2600)) == ("rampage.judge.10", "spot-not-free")
    t.does("Ann", Place(0, -2600)).settles()
    assert (t.where("Ann"), t.s.actions) == (["boardwalk"], 2)


@pytest.mark.rule("rampage.superpowers.11")
def test_terminator_fells_every_other_monster_of_the_neighborhood() -> None:
    t = City("Ann Ben Cid Dot").cards(Ann="terminator")
    t.at(Ann="theatre west", Ben=(-10.5, 6.0), Cid="theatre east").knock_down("Cid")
    uses(t, "Ann", "terminator").settles()
    assert t.s.readings.fallen == (1, 2)
    assert (t.s.mouth, t.s.broken, t.s.actions) == ([4, 3, 4, 4], [1, 0, 0, 0], 2)
    paws, body = t.s.table.spot(t.s.paws(1)), t.s.table.spot(t.s.body(1))
    assert body[0] < paws[0]  # away from Ann


@pytest.mark.rule("rampage.superpowers.11", "rampage.superpowers.10")
def test_terminators_break_can_be_protected_but_the_body_falls_all_the_same() -> None:
    t = City().cards(Ann="terminator", Ben="teeth-protector").at(Ann="theatre west", Ben="theatre east")
    uses(t, "Ann", "terminator").settles().does("Ben", Answer(card("teeth-protector"))).settles()
    assert (t.s.mouth, t.s.broken, t.s.readings.fallen) == ([3, 4], [0, 1], (2,))


@pytest.mark.rule("rampage.superpowers.15")
def test_an_unstable_mutation_draws_three_powers_and_gives_three_up_at_the_end_of_the_turn() -> None:
    t = uses(City().cards(Ann="unstable-mutation, boxer"), "Ann", "unstable-mutation")
    drawn = tuple(sorted(map(card, ("jumper", "long-tail", "siren"))))
    assert t.refusal("nature", Draws(drawn[:2])) == "rampage.superpowers.15"
    assert t.refusal("nature", Draws((card("boxer"), *drawn[:2]))) == "rampage.superpowers.15"
    t.does("nature", Draws(drawn))
    assert t.sees("Ben", "Ann").powers == (card("boxer"), *drawn)
    assert Move(jump=True) in t.menu("Ann")
    assert Demolish(RUINS["NW"]) in t.menu("Ann")
    t.passes("Ann").does("Ann", DONE)
    assert (t.now, len(t.menu("Ann"))) == (ChoosePowers, 4)
    assert t.refusal("Ann", GiveUp(drawn[:2])) == "rampage.superpowers.15"
    t.does("Ann", GiveUp(tuple(sorted((card("boxer"), card("jumper"), card("siren"))))))
    assert (t.s.powers[0], t.turn) == ((card("long-tail"),), "Ben")
    assert GAME.census(t.s)["cards"] == 48


@pytest.mark.rule("rampage.superpowers.16")
def test_who_cut_the_cheese_turns_all_opponents_upside_down_for_the_price_of_an_action() -> None:
    t = City("Ann Ben Cid").cards(Ann="who-cut-the-cheese").at(Cid="park").knock_down("Cid")
    uses(t, "Ann", "who-cut-the-cheese").settles()
    assert (t.s.table.inverted, t.s.inverted) == ((1,), [False, True, True])
    t.passes("Ann").plays_on(ChooseAction)
    assert RIGHT in t.menu("Ben")
    t.acts("Ben", Breathe(1))
    assert (t.s.actions, t.s.inverted[1], t.s.table.inverted) == (0, False, ())  # the last action went into it
    t.plays_on(ChooseAction)
    assert (t.turn, t.s.table.inverted) == ("Cid", (2,))
    t.does("Cid", RIGHT).settles()
    assert (t.s.actions, t.s.inverted, t.s.table.inverted) == (1, [False] * 3, ())
    assert t.why("Cid", RIGHT) == ("rampage.superpowers.16", "not-upside-down")


@pytest.mark.rule("rampage.superpowers.16")
def test_with_an_additional_action_two_are_left_beside_the_turning() -> None:
    """Edge case 60: a player who passes turns the Body all the same, and may then use the remaining actions."""
    t = uses(City().cards(Ann="who-cut-the-cheese"), "Ann", "who-cut-the-cheese").settles()
    t.s.bonus = [0, 1]
    t.passes("Ann").plays_on(ChooseAction)
    assert (t.turn, t.s.actions) == ("Ben", 3)
    t.acts("Ben", Breathe(2)).acts("Ben", Breathe(2))
    assert (t.s.actions, t.s.inverted) == (0, [False, False])
    lazy = uses(City().cards(Ann="who-cut-the-cheese"), "Ann", "who-cut-the-cheese").settles()
    lazy.passes("Ann").plays_on(ChooseAction).does("Ben", PASS).settles()
    assert (lazy.s.inverted, lazy.s.table.inverted, lazy.s.actions) == ([False, False], (), 1)
    assert lazy.passes("Ben").now is Bite


@pytest.mark.rule("rampage.superpowers.14")
def test_unleashed_adds_two_actions_to_the_current_turn_only() -> None:
    t = uses(City().cards(Ann="unleashed"), "Ann", "unleashed")
    for _ in range(4):
        t.acts("Ann", Breathe(0))
    assert (t.s.actions, t.now) == (0, Bite)


@pytest.mark.rule("rampage.superpowers.12", "rampage.superpowers.10")
def test_answers_are_given_only_when_they_are_asked_for() -> None:
    t = City().cards(Ann="too-cute, teeth-protector")
    for id in ("too-cute", "teeth-protector"):
        assert t.why("Ann", Use(card(id))) == ("rampage.superpowers.0", "not-now")
    assert t.refusal("Ann", LET) == "rampage.turn.3"
