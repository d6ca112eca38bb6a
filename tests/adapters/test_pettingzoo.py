"""PettingZoo's own suites over every game, mode and number of seats, and what they do not ask."""

from __future__ import annotations

import sys
import warnings
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)

from roarhouse.adapters.pettingzoo import RoarhouseEnv, env, parallel_env
from roarhouse.core.errors import RoarhouseError
from tests.adapters.modes import MODES

GAMES = ("arrr", "pikit", "rampage", "rarrr")
# The suite warns of every observation that is not a plain array; a mask beside it is PettingZoo's own convention.
UNAVOIDABLE = ("Observation is not a NumPy array", "Observation space for each agent probably should be")


@pytest.fixture(autouse=True)
def no_warnings_but_two() -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for message in UNAVOIDABLE:
            warnings.filterwarnings("ignore", message)
        yield


@pytest.mark.slow
@pytest.mark.parametrize(("name", "mode", "seats"), MODES)
def test_every_game_passes_the_suites(name: str, mode: str, seats: int) -> None:
    options = {"mode": mode, "seats": seats}
    api_test(env(name, **options), num_cycles=20)
    seed_test(partial(env, name, **options), num_cycles=5)
    parallel_api_test(parallel_env(name, **options), num_cycles=20)
    parallel_seed_test(partial(parallel_env, name, illegal="replace", **options), num_cycles=5)


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_every_game_can_be_rendered(name: str) -> None:
    render_test(partial(env, name), {"ansi": lambda text: "==" in text, "rgb_array": lambda image: image.std() > 5})


def test_max_cycles_cut_a_game_short() -> None:
    """RARRR!! begins with a draft in which all seats act in turn, as the suite expects; see the next test."""
    doors = {"env": partial(env, "rarrr", illegal="replace"), "parallel_env": partial(parallel_env, "rarrr")}
    doors["parallel_env"].keywords["illegal"] = "replace"
    max_cycles_test(SimpleNamespace(**doors))


@pytest.mark.parametrize("name", GAMES)
def test_max_cycles_are_steps_of_every_seat(name: str) -> None:
    one = env(name, max_cycles=3)
    one.reset(seed=1)
    play(one, 1)
    assert one.steps == 3 * len(one.possible_agents)
    assert not one.agents


def play(one: RoarhouseEnv, seed: int) -> dict[str, float]:
    """A random game; the sum of the rewards of each seat."""
    rng, got = np.random.default_rng(seed), dict.fromkeys(one.possible_agents, 0.0)
    for agent in one.agent_iter():
        seen, reward, ended, cut, _ = one.last()
        got[agent] += reward
        mask = seen["action_mask"]
        assert mask.any()
        one.step(None if ended or cut else int(rng.choice(np.flatnonzero(mask))))
    return got


@pytest.mark.parametrize("name", ["arrr", "pikit", "rarrr"])
@pytest.mark.parametrize("rewards", ["result", "score"])
def test_rewards_are_the_result_or_the_score(name: str, rewards: Any) -> None:
    one = env(name, rewards=rewards)
    one.reset(seed=5)
    got = list(play(one, 5).values())
    result = one.table.game.result(one.table.s)
    assert result is not None
    if rewards == "score":
        assert got == list(result.scores)
    else:
        assert sum(got) == pytest.approx(0)
        assert {k for k, reward in enumerate(got) if reward == max(got)} == set(result.winners)


@pytest.mark.parametrize("name", ["arrr", "pikit", "rarrr"])
def test_a_seed_reproduces_a_whole_game_and_the_next_one_differs(name: str) -> None:
    one, other = env(name), env(name)
    one.reset(seed=3)
    other.reset(seed=3)
    assert play(one, 1) == play(other, 1)
    assert one.table.s == other.table.s
    one.reset()
    play(one, 1)
    assert one.table.s != other.table.s


def test_an_illegal_action_loses_the_game() -> None:
    one = env("pikit")
    one.reset(seed=1)
    offender = one.agent_selection
    one.step(one.table.wait)
    assert all(one.terminations.values())
    assert one.rewards == {agent: -1.0 if agent == offender else 0.0 for agent in one.possible_agents}


def test_seats_that_choose_at_once_do_so_at_once_and_the_others_wait() -> None:
    drafting, taking_turns = parallel_env("rarrr"), parallel_env("pikit")
    for one, asked in ((drafting, 4), (taking_turns, 1)):
        seen, _ = one.reset(seed=1)
        waits = [bool(seen[agent]["action_mask"][one.table.wait]) for agent in one.agents]
        assert waits.count(False) == asked
    picks = {agent: int(np.flatnonzero(seen["action_mask"])[0]) for agent, seen in drafting.reset(seed=1)[0].items()}
    drafting.step(picks)
    assert all(sum(hand) == 1 for hand in drafting.table.s.hands)


@pytest.mark.parametrize(
    ("wrong", "line"),
    [
        ({"game": "pikitt"}, "there is no game 'pikitt'; did you mean pikit?"),
        ({"game": "pikit", "mode": "memry"}, "there is no mode of pikit 'memry'; did you mean memory?"),
        ({"game": "pikit", "seats": 9}, "options of pikit: seats: expected int <= 4, got '9'"),
        ({"game": "pikit", "rewards": "money"}, "there is no kind of rewards 'money'; known: result, score"),
        ({"game": "pikit", "render_mode": "4d"}, "there is no render mode '4d'; known: None, human, ansi, rgb_array"),
        ({"game": "growl"}, "growl has no spelling.py, which a fixed action space needs; see docs/researchers.md"),
    ],
)
def test_bad_input_is_answered_in_one_line(wrong: dict[str, Any], line: str) -> None:
    with pytest.raises(RoarhouseError) as caught:
        env(**wrong)
    assert str(caught.value) == line


def test_a_missing_extra_is_named_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "roarhouse.adapters.pettingzoo")
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    with pytest.raises(
        RoarhouseError, match=r"^this needs an optional package: pip install 'roarhouse\[pettingzoo\]'"
    ):
        __import__("roarhouse.adapters.pettingzoo")
