"""Thinking ahead: a bot plans its first action while a person still eats, and acts at once if it guessed right."""

from __future__ import annotations

from random import Random

import pytest

from roarhouse.bots.thinking import foreseen_seat, imagine_for, think, think_ahead
from roarhouse.core.codec import Codec
from roarhouse.games.rampage.appetite import best_serving
from roarhouse.games.rampage.bot import planner
from roarhouse.games.rampage.choices import DONE, Dine, Eat
from roarhouse.games.rampage.state import Rampage
from tests.games.rampage.table import GAME, City
from tests.games.rampage.test_chow import PARK, in_park

CODEC = Codec(GAME)


def dinner() -> City:
    """Ann has Teeth for two of three Meeples: she is asked; Ben is next."""
    t, _ = in_park(3)
    return t.teeth(Ann=0).passes("Ann").does("Ann", Dine("here", PARK))


def planned(s: Rampage) -> planner.Planner:
    bot = planner.Planner()
    bot.plan = think_ahead(1.0, imagine_for(CODEC, s, 1, Random(3)), "planner", None, 0.4)
    return bot


def test_ben_thinks_ahead_while_ann_eats() -> None:
    t = City().at(Ann="park")
    assert foreseen_seat("rampage", t.s) is None
    assert foreseen_seat("rampage", dinner().s) == 1
    assert foreseen_seat("rarrr", None) is None


def test_a_plan_for_the_table_that_came_is_followed_without_another_rehearsal(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    t = dinner()
    serving, bot = best_serving(t.s, 0), planned(t.s)
    assert serving
    assert bot.plan
    for meeple in serving.meeples:
        t.does("Ann", Eat(meeple)).settles()
    assert bot.plan[0] == t.s.table
    monkeypatch.setattr(planner, "best", None)
    assert bot.choose(GAME, t.s, 1, Random(1)) == bot.plan[1].action


def test_another_meal_makes_the_plan_void() -> None:
    t = dinner()
    bot = planned(t.s)
    assert bot.plan
    t.does("Ann", DONE).settles()
    assert bot.plan[0] != t.s.table
    thought = think(1.0, imagine_for(CODEC, t.s, 1, Random(4)), "planner", bot.plan, 0.2)
    assert GAME.refuse(t.s, 1, thought.choice) is None
    assert thought.plan != bot.plan
