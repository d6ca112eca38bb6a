"""Trick shots: every recorded shot reaches its goal when the physics plays it again."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from roarhouse.core.errors import NotFound
from roarhouse.core.game import NATURE
from roarhouse.core.studies.tricks import Goal, Trick, counted, find_trick, tricks_of
from roarhouse.games.rampage.game import RampageGame
from roarhouse.games.rampage.tricks import COUNTS

GAME = RampageGame()
TRICKS = tricks_of("rampage")


def position(trick: Trick) -> Any:
    """The City before the shot; every choice up to it must be possible."""
    s = GAME.start(msgspec.convert(trick.options, GAME.Options))
    for seat, choice in trick.lines:
        made = msgspec.convert(choice, GAME.Choices)
        assert GAME.refuse(s, seat, made) is None
        GAME.apply(s, seat, made)
    return s


def shot(trick: Trick, s: Any, act: dict[str, Any]) -> Any:
    """The City when everything rests."""
    made = msgspec.convert(act, GAME.Choices)
    assert GAME.refuse(s, trick.seat, made) is None
    t = GAME.copy(s)
    GAME.apply(t, trick.seat, made)
    while GAME.turn(t) == (NATURE,):
        GAME.apply(t, NATURE, GAME.nature(t, Random(1)))
    return t


def test_there_are_ten_and_each_is_another() -> None:
    assert len({one.id for one in TRICKS}) == len({one.title for one in TRICKS}) == len(TRICKS) == 10
    assert [one.difficulty for one in TRICKS] == sorted(one.difficulty for one in TRICKS)
    assert all(one.goal.what in COUNTS and one.goal.n > 0 for one in TRICKS)


@pytest.mark.parametrize("trick", TRICKS, ids=lambda one: one.id)
def test_the_recorded_shot_reaches_the_goal_and_doing_nothing_does_not(trick: Trick) -> None:
    s = position(trick)
    assert counted("rampage", trick.goal, s, s, trick.seat) < trick.goal.n
    assert counted("rampage", trick.goal, s, shot(trick, s, trick.shot), trick.seat) >= trick.goal.n


@pytest.mark.parametrize("trick", TRICKS, ids=lambda one: one.id)
def test_the_aim_that_is_offered_first_does_not_reach_the_goal(trick: Trick) -> None:
    s = position(trick)
    offered: Any = GAME.menu(s, trick.seat)
    first = msgspec.to_builtins(next(iter(offered.worth_trying())))
    assert counted("rampage", trick.goal, s, shot(trick, s, first), trick.seat) < trick.goal.n


def test_unknown_tricks_and_goals_are_named() -> None:
    with pytest.raises(NotFound, match="trick shot of rampage"):
        find_trick("rampage", "none")
    with pytest.raises(NotFound, match="goal of rampage"):
        counted("rampage", Goal("juggled", 1), None, None, 0)
    assert tricks_of("pikit") == ()
