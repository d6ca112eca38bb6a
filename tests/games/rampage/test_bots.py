"""Bots: the planner rehearses and eats well, and greedy is a planner in a hurry."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from roarhouse.bots.bots import Bot, RandomBot, ask, bots_of, find_bot
from roarhouse.core import budget
from roarhouse.core.game import NATURE, WATCHER
from roarhouse.core.pile import LET
from roarhouse.games.rampage.bot import planner as planning
from roarhouse.games.rampage.bot import rehearsal
from roarhouse.games.rampage.bot.greedy import Greedy
from roarhouse.games.rampage.bot.planner import Planner
from roarhouse.games.rampage.bot.rehearsal import ideas
from roarhouse.games.rampage.choices import (
    BUY,
    DONE,
    PASS,
    RIGHT,
    SKIP,
    Aim,
    Answer,
    Breathe,
    Demolish,
    Dine,
    Eat,
    Foresee,
    Move,
    Pay,
    Place,
    Snack,
    Use,
)
from roarhouse.games.rampage.physics.interface import Drop, Outcome
from roarhouse.games.rampage.physics.world import World
from roarhouse.games.rampage.rules.runaway import Effects, RunAway
from roarhouse.games.rampage.rules.teeth import LoseTeeth
from tests.games.rampage.table import GAME, RUINS, ZONES, City, card, meeples, options


def play(bots: list[Bot], seed: int, **values: object) -> tuple[int, ...]:
    """The winners of a game between bots; every choice must be legal."""
    s, rng, dice = GAME.start(options(seats=len(bots), **values)), Random(seed), Random(f"nature {seed}")
    while turn := GAME.turn(s):
        seat = turn[0]
        choice = GAME.nature(s, dice) if seat == NATURE else ask(bots[seat], GAME, s, seat, rng)
        refusal = GAME.refuse(s, seat, choice)
        assert refusal is None, (s.agenda[-1], choice, refusal)
        GAME.apply(s, seat, choice)
    result = GAME.result(s)
    assert result is not None
    return result.winners


def thinks(t: City, name: str = "Ann") -> object:
    """What a planner with hardly any time does."""
    return Planner(0.01).choose(GAME, t.s, t.seat(name), Random(1))


def test_random_greedy_and_planner_are_found() -> None:
    assert bots_of("rampage") == ("random", "greedy", "planner")
    assert isinstance(find_bot("greedy", "rampage"), Greedy)
    assert isinstance(find_bot("planner", "rampage"), Planner)
    assert Planner().seconds == 2.0


@pytest.mark.slow
@pytest.mark.parametrize(
    "values", [{}, {"runawaySide": "B", "babyMonsters": True}, {"tailorMade": True, "startPlayer": "vote"}]
)
def test_a_planner_always_chooses_something_legal(values: dict[str, object]) -> None:
    bots: list[Bot] = [Planner(0.01), Planner(0.01), RandomBot()]
    play(bots, 3, stallTurns=1, **values)


def test_a_planner_prefers_what_rehearses_well_and_aims_as_planned() -> None:
    t = City().at(Ann="NW walk")
    planner = Planner(0.4)
    action = planner.choose(GAME, t.s, 0, Random(2))
    assert action in t.menu("Ann")
    assert action != PASS
    t.does("Ann", action)
    planned = planner.plan
    assert planned is not None
    assert planner.choose(GAME, t.s, 0, Random(2)) == Aim(planned[1].act)
    assert planner.plan is None


def test_ideas_cover_every_action_drops_first() -> None:
    t = City().at(Ann="NW walk")
    found = ideas(t.s, 0, list(t.menu("Ann")))
    assert isinstance(found[0].act, Drop)
    assert {type(idea.action) for idea in found} == {Demolish, Move, Breathe} | {type(found[-1].action)}
    assert all(t.s.box.world.refuse(t.s.table, idea.act) is None for idea in found)
    outcome = t.s.box.world.rehearse(t.s.table, found[0].act, 1)
    assert outcome.film == b""


def test_a_planner_keeps_to_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that only rehearsals move."""
    now, real = [100.0], World.rehearse

    def slowly(world: World, *act: Any) -> Outcome:
        now[0] += 0.1
        return real(world, *act)

    monkeypatch.setattr(budget, "time", SimpleNamespace(thread_time=lambda: now[0], perf_counter=lambda: now[0]))
    monkeypatch.setattr(World, "rehearse", slowly)
    t = City().at(Ann="NW walk")
    Planner(2.0).choose(GAME, t.s, 0, Random(1))
    assert 102.0 <= now[0] < 102.2


def test_a_budget_of_rehearsals_is_reproducible(monkeypatch: pytest.MonkeyPatch) -> None:
    count, real = [0], World.rehearse

    def counted(world: World, *act: Any) -> Outcome:
        count[0] += 1
        return real(world, *act)

    monkeypatch.setattr(World, "rehearse", counted)
    monkeypatch.setattr(Planner, "rehearsals", 5)
    t, plans = City().at(Ann="NW walk"), []
    for _ in range(2):
        planner = Planner(600.0)
        planner.choose(GAME, t.s, 0, Random(3))
        plans.append(planner.plan)
    assert plans[0] == plans[1]
    assert count[0] == 2 * (5 + rehearsal.AGAIN * rehearsal.AGAIN)


def test_a_planner_uses_its_cards_before_the_game_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    t = City().cards(Ann="hobo").eaten(Ben="red 1")
    assert thinks(t) != Use(card("hobo"))
    monkeypatch.setattr(planning, "FLOORS_AT_THE_END", 99)
    assert thinks(t) == Use(card("hobo"))


@pytest.mark.parametrize("power", ["climber", "stretchy-paws"])
def test_a_planner_starts_a_move_from_where_its_flicks_are_best(monkeypatch: pytest.MonkeyPatch, power: str) -> None:
    t = City().cards(Ann=power).at(Ann="theatre").does("Ann", Move())
    before, real = t.s.table, rehearsal.best

    def better(s: Any, *rest: Any, **named: Any) -> Any:
        found = real(s, *rest, **named)
        assert found is not None
        return found[0], 5.0 if (s.table != before) == elsewhere else 1.0

    monkeypatch.setattr(planning, "best", better)
    elsewhere = True
    assert isinstance(thinks(t), Place)
    elsewhere = False
    assert thinks(t) == SKIP


def test_a_planner_without_time_still_tries_something() -> None:
    t = City().at(Ann="NW walk")
    assert Planner(0.0).choose(GAME, t.s, 0, Random(1)) in t.menu("Ann")


@pytest.mark.parametrize(("most", "taken"), [(0.1, [None, 0.1, 0.1]), (9.0, [None, 1.0, 2.0])])
def test_a_bot_that_thinks_by_the_clock_can_be_hurried(most: float, taken: list[float | None]) -> None:
    bots = [find_bot(name, "rampage", most) for name in bots_of("rampage")]
    assert [getattr(bot, "seconds", None) for bot in bots] == taken
    assert not hasattr(find_bot("greedy", "pikit", most), "seconds")


def test_a_planner_eats_what_completes_its_sets() -> None:
    t = City().at(Ann="park").eaten(Ann="red 2, blue 1, green 1").teeth(Ann=0)
    red, gray = t.puts_meeple("red", 5, 26), t.puts_meeple("gray", -5, 26)
    t.passes("Ann")
    assert thinks(t) == Dine("here", ZONES["park"])
    t.does("Ann", Dine("here", ZONES["park"]))
    assert thinks(t) == Eat(gray)
    t.does("Ann", Eat(gray)).settles()
    assert thinks(t) == Eat(red)
    diet = City(fashionableDiet=True).at(Ann="park").eaten(Ann="red 3")
    diet.puts_meeple("red", 5, 26)
    diet.passes("Ann").does("Ann", Dine("here", ZONES["park"]))
    assert thinks(diet) == DONE


def test_a_planner_uses_its_cards() -> None:
    assert thinks(City().cards(Ann="unleashed")) == Use(card("unleashed"))
    assert thinks(City().cards(Ann="hobo").eaten(Ben="red 3")) == Use(card("hobo"))
    inverted = City()
    inverted.s.inverted[0] = True
    assert thinks(inverted) == RIGHT
    late = City().cards(Ann="paralyzing-gaze").passes("Ann").does("Ann", DONE)
    assert thinks(late) == Use(card("paralyzing-gaze"))
    guard = City().cards(Ben="teeth-protector").acts("Ann", Breathe(0), fallen="Ben")
    assert thinks(guard, "Ben") == Answer(card("teeth-protector"))
    smile = (
        City().cards(Ann="ultra-bright-smile").fled("red 2, blue 2, gray 2, black 1, yellow 1, green 1").passes("Ann")
    )
    assert thinks(smile) == Dine("runaways")
    assert isinstance(thinks(smile.does("Ann", Dine("runaways"))), Snack)


def test_a_planner_is_too_cute_for_itself_only() -> None:
    t = City().cards(Ann="too-cute").starts(RunAway(meeples("red 5")), Effects())
    assert thinks(t) == Answer(card("too-cute"))
    other = City().cards(Ben="too-cute").starts(RunAway(meeples("red 5")), Effects())
    assert thinks(other, "Ben") == LET


def test_a_planner_pays_what_it_misses_least() -> None:
    stomach = "blue 1, green 1, black 1, yellow 1, gray 1, red 3"
    t = City().teeth(Ann=0).eaten(Ann=stomach).starts(LoseTeeth(0, 1, "rampage.move.4"))
    assert thinks(t) == Pay(meeples("red 2"))


def test_a_planner_flies_to_its_food_and_foresees_the_greatest_eater() -> None:
    t = City().cards(Ann="small-wings")
    t.puts_meeple("red", 3, -26)
    t.does("Ann", Use(card("small-wings")))
    spot = thinks(t)
    assert isinstance(spot, Place)
    assert t.s.box.map.neighborhoods[ZONES["boardwalk"]].area.holds(spot.x, spot.y)
    seer = City("Ann Ben Cid").cards(Ann="seer").eaten(Cid="red 3")
    seer.s.last_turns, seer.s.actions = 0, 0
    seer.passes("Ann").does("Ann", DONE)
    assert thinks(seer) == Foresee(2)


def test_baby_planners_buy_cheap_cards() -> None:
    t = City(babyMonsters=True).floors(Ann=1).passes("Ann").does("Ann", DONE)
    assert thinks(t) == BUY
    t.s.bought[0] = 4
    assert thinks(t) == DONE


def test_a_bot_sees_an_imagined_table_only() -> None:
    class Peeps:
        def choose(self, game: object, s: object, seat: int, rng: Random) -> object:
            self.seen = s
            return PASS

    t, bot = City("Ann Ben Cid").cards(Ben="hobo", Cid="catcher"), Peeps()
    assert ask(bot, GAME, t.s, 0, Random(1)) == PASS  # type: ignore[arg-type]
    assert bot.seen is not t.s
    assert GAME.view(t.s, WATCHER).supers == ()


@pytest.mark.long
@pytest.mark.timeout(14_400)
def test_a_planner_beats_random_in_nine_of_ten_games() -> None:
    won = 0
    for number in range(40):
        bots: list[Bot] = [RandomBot(), RandomBot()]
        bots[number % 2] = Planner(2.0)
        won += play(bots, number) == (number % 2,)
    assert won >= 36


def test_the_ruin_names_are_those_of_the_map() -> None:
    assert [ruin.id for ruin in City().s.box.map.ruins] == list(RUINS)
