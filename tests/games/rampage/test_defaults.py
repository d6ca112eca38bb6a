"""Defaults and bad input: clocks that run out, and arbitrary messages of clients."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from roarhouse.core.codec import Codec
from roarhouse.core.game import NATURE
from roarhouse.core.rulebook import rules_of
from roarhouse.games.rampage.choices import (
    PASS,
    SKIP,
    Aim,
    Breathe,
    Buy,
    Corner,
    Demolish,
    Dine,
    Eat,
    Foresee,
    GiveUp,
    Into,
    Keep,
    Move,
    Pay,
    Place,
    Rob,
    Slam,
    Snack,
    Suffer,
    Target,
    TossIt,
    Use,
    Vote,
)
from roarhouse.games.rampage.physics.interface import Breath, Drop, Flick, Toss
from roarhouse.games.rampage.rules.scoring import LookAhead
from roarhouse.games.rampage.rules.setup import Introduce
from roarhouse.games.rampage.rules.teeth import LoseTeeth
from roarhouse.games.rampage.rules.turn import ChooseAction
from tests.games.rampage.table import GAME, ZONES, City, Opening, card, meeples, options
from tests.laws.laws import choose

RUBBISH: list[Any] = [
    Aim(Flick(99, -5, 10**9, 7)), Aim(Drop(0, 10**9, -(10**9))), Aim(Toss(0, -7, 0, 0, 500)),
    Aim(Breath(0, 0, 400)), Demolish(-1), Demolish(99), Slam(-1), Slam(77), TossIt(-1), TossIt(10**6), Breathe(-1),
    Breathe(9), Use(-1), Use(10**6), Place(10**9, 0), Place(0, 0, -1), Corner(-1), Corner(44), Into(-1), Into(99),
    Pay(()), Pay((-1, 0, 0, 0, 0, 3)), Pay((9,) * 7), GiveUp(()), GiveUp((-1,)), Suffer(-1), Suffer(4), Eat(-1),
    Eat(10**6), Snack(-1), Snack(9), Dine("here", 99), Dine("siren"), Rob(()), Rob((-1, 4)), Target(-9), Keep(()),
    Keep((99,)), Vote(17), Foresee(), Foresee(17, 99), Buy(),
]  # fmt: skip


@pytest.mark.rule("rampage.turn.3", "rampage.chow.6")
def test_a_clock_that_runs_out_passes_and_takes_the_default_meal() -> None:
    """Edge case 73: colours that complete sets first."""
    t = City().at(Ann="park").eaten(Ann="red 2").teeth(Ann=0)
    red, blue = t.puts_meeple("red", 5, 26), t.puts_meeple("blue", -5, 26)
    assert GAME.default(t.s, 0) == PASS
    t.passes("Ann")
    assert GAME.default(t.s, 0) == Dine("here", ZONES["park"])
    t.does("Ann", Dine("here", ZONES["park"]))
    assert GAME.default(t.s, 0) == Eat(blue)
    t.does("Ann", Eat(blue)).settles()
    assert GAME.default(t.s, 0) == Eat(red)


def test_an_absent_player_takes_the_defaults_and_the_monster_stays_an_obstacle() -> None:
    """Edge case 74."""
    t = City("Ann Ben Cid", stallTurns=3)
    where = t.s.table.spot(t.s.paws(1))
    t.plays_on()
    assert t.s.agenda == []
    assert t.s.table.spot(t.s.paws(1)) == where


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_the_default_is_legal_at_every_moment_of_random_games(seed: int) -> None:
    modes: list[dict[str, Any]] = [
        {"seats": 3, "runawaySide": "B"},
        {"seats": 4, "teams": True, "tailorMade": True, "startPlayer": "vote"},
        {"seats": 2, "babyMonsters": True, "actionsOptional": False},
    ]
    rng, s = Random(seed), GAME.start(options(stallTurns=1, **modes[seed]))
    while GAME.turn(s):
        for seat in GAME.turn(s):
            if seat != NATURE:
                assert GAME.refuse(s, seat, GAME.default(s, seat)) is None
        GAME.apply(s, *choose(GAME, s, rng))


def test_defaults_of_the_decision_table() -> None:
    t = City().does("Ann", Move())
    act = GAME.default(t.s, 0)
    assert isinstance(act, Aim)
    assert isinstance(act.act, Flick)
    assert (act.act.strength, act.act.yaw) in ((50, 0), (50, 2700))  # away from the edge
    breath = City().does("Ann", Breathe(0))
    aim = GAME.default(breath.s, 0)
    assert isinstance(aim, Aim)
    assert isinstance(aim.act, Breath)
    assert aim.act.strength == 400
    place = City().cards(Ann="climber").does("Ann", Move())
    assert GAME.default(place.s, 0) == SKIP
    out = City().acts("Ann", Move(), gone=["Ann"])
    assert GAME.default(out.s, 0) == Corner(0)


def test_whatever_a_client_sends_is_refused_with_a_rule_or_accepted() -> None:
    rules, rng, s = rules_of("rampage"), Random(11), GAME.start(options(seats=3, stallTurns=1))
    refused = 0
    while GAME.turn(s):
        seat = GAME.turn(s)[0]
        for choice in RUBBISH:
            refusal = GAME.refuse(s, seat, choice)
            assert refusal is None or refusal.rule in rules
            refused += refusal is not None
        by, choice = choose(GAME, s, rng)
        GAME.apply(s, by, choice)
    assert refused > 1000
    assert {getattr(GAME.refuse(s, 0, choice), "rule", "") for choice in RUBBISH} == {"rampage.end.4"}


@pytest.mark.parametrize(
    "line",
    ['{"do":"aim","act":{"type":"flick","monster":0,"yaw":NaN,"strength":500}}',
     '{"do":"aim","act":{"type":"flick","monster":0,"yaw":1e400,"strength":500}}',
     '{"do":"aim","act":{"type":"flick","monster":0,"yaw":0,"strength":5000}}',
     '{"do":"aim","act":{"type":"kick"}}', '{"do":"fly"}', "[]"],
)  # fmt: skip
def test_lines_that_are_no_choices_do_not_even_decode(line: str) -> None:
    import msgspec

    with pytest.raises(msgspec.DecodeError):
        Codec(GAME).choice(line)


@pytest.mark.rule("rampage.judge.1")
def test_an_action_that_physics_could_not_finish_is_given_back() -> None:
    t = City()
    before = t.s.table
    t.acts("Ann", Move(), end="aborted")
    assert (t.s.actions, t.now, t.mouth("Ann"), t.s.table.poses == before.poses) == (2, ChooseAction, 4, True)
    assert any("Physics failed" in line for line in t.heard("Ben"))
    drop = City().at(Ann="NW walk")
    drop.acts("Ann", Demolish(3), end="aborted")
    assert (drop.s.actions, drop.mouth("Ann")) == (2, 4)


@pytest.mark.rule("rampage.characters.5")
def test_a_default_imitator_copies_what_scores_most_for_all_to_see() -> None:
    t = City("Ann Ben Cid Dot").cards(Ann="imitator", Ben="glutton", Cid="softie", Dot="seer").eaten(Ann="red 4")
    t.s.last_turns, t.s.actions = 0, 0
    t.passes("Ann").plays_on(LookAhead)
    assert GAME.default(t.s, 0) == Foresee(copy=card("softie"))  # 4 Tokens in the Mouth are 12 points
    assert GAME.default(t.s, 3) == Foresee(3)
    t.teeth(Ann=0)
    assert GAME.default(t.s, 0) == Foresee(0, card("seer"))


@pytest.mark.rule("rampage.monsters.9", "rampage.turn.3")
def test_the_introduction_and_every_decision_have_their_own_time() -> None:
    intro = Opening("Ann Ben", introSeconds=20, turnSeconds=70).until(Introduce)
    assert [GAME.seconds(intro.s, seat) for seat in (0, 1)] == [20, 20]
    intro.until(ChooseAction)
    assert GAME.seconds(intro.s, 0) == 70
    assert GAME.seconds(City(turnSeconds=0).s, 0) is None


def test_a_default_payment_keeps_the_sets() -> None:

    sets = "blue 2, green 1, black 1, yellow 1, gray 1, red 3"
    t = City().teeth(Ann=0).eaten(Ann=sets).starts(LoseTeeth(0, 1, "rampage.move.4"))
    assert GAME.default(t.s, 0) in (Pay(meeples("red 2")), Pay(meeples("blue 1, red 1")))
