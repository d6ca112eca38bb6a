"""Tensors are written when they are read: they say what was seen when the step was taken, however late that is."""

from __future__ import annotations

import pickle
from copy import deepcopy
from random import Random
from typing import Any

import numpy as np
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.rl_environment import ObservationType, TimeStep

from roarhouse.adapters.openspiel import Environment, environment, load
from tests.adapters.test_openspiel import SMALL
from tests.adapters.test_openspiel_environment import KINDS, chosen, play_beside

TABLES = [*SMALL, pytest.param("rampage", "brisk", 2, id="rampage-brisk")]
Rows = list[list[float]]


def own_rows(env: Environment, kind: ObservationType) -> Rows:
    """The tensors of the state of OpenSpiel, which writes them at once."""
    state, recall = env.get_state, kind == ObservationType.INFORMATION_STATE
    tensor = state.information_state_tensor if recall else state.observation_tensor
    return [tensor(player) for player in range(env.num_players)]


def games(env: Environment, kind: ObservationType, rng: Random, most: int = 80) -> tuple[list[TimeStep], list[Rows]]:
    """The steps of two random games, of which nobody has read a tensor, and the states' tensors at each of them."""
    steps, rows = [], []
    for _ in range(2):
        steps.append(env.reset())
        rows.append(own_rows(env, kind))
        for _ in range(most):
            if steps[-1].last():
                break
            steps.append(env.step(chosen(steps[-1], rng)))
            rows.append(own_rows(env, kind))
    return steps, rows


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("name", "mode", "seats"), TABLES)
def test_tensors_are_those_of_their_step_when_they_are_read_late(
    name: str, mode: str, seats: int, kind: ObservationType
) -> None:
    """In any order, after further steps and after the next game has begun; and a second time."""
    env, rng = environment(name, mode=mode, seats=seats, observation_type=kind), Random(f"{name} {mode} {seats}")
    env.seed(1)
    steps, rows = games(env, kind, rng, 12 if name == "rampage" else 80)
    places = [(k, seat) for k in range(len(steps)) for seat in range(seats)]
    rng.shuffle(places)
    for k, seat in places[:200] * 2:
        assert steps[k].observations["info_state"][seat] == rows[k][seat], f"step {k}, seat {seat}"


@pytest.mark.parametrize("kind", KINDS)
def test_a_learner_reads_each_step_when_the_next_one_is_there(kind: ObservationType) -> None:
    """As learners do that explore: the step before is read when their next turn comes."""
    env, rng = environment("rarrr", seats=3, observation_type=kind), Random(1)
    steps: list[TimeStep] = [env.reset()]
    rows = [own_rows(env, kind)]
    while not steps[-1].last():
        steps.append(env.step(chosen(steps[-1], rng)))
        rows.append(own_rows(env, kind))
        assert steps[-2].observations["info_state"] == rows[-2]


def test_a_tensor_after_the_environment_was_set_to_another_state() -> None:
    one, other, rng = environment("pikit", seats=2), environment("pikit", seats=2), Random(1)
    before, early = one.reset(), own_rows(one, ObservationType.INFORMATION_STATE)
    step = other.reset()
    for _ in range(20):
        step = other.step(chosen(step, rng))
    one.set_state(other.get_state)
    entered, row = one.get_time_step(), own_rows(one, ObservationType.INFORMATION_STATE)
    one.step(chosen(entered, rng))
    assert entered.observations["info_state"] == row != early
    assert before.observations["info_state"] == early


@pytest.mark.parametrize("copied", [deepcopy, lambda step: pickle.loads(pickle.dumps(step))])
def test_a_copy_of_a_step_holds_its_tensors(copied: Any) -> None:
    env, rng = environment("rarrr", seats=2), Random(1)
    for step in games(env, ObservationType.INFORMATION_STATE, rng, 5)[0]:
        copy = copied(step)
        assert copy == step
        assert [type(one) for one in copy.observations["info_state"]] == [
            type(step.observations["info_state"][0])
        ] * 2
        assert not any(hasattr(one, "episode") for one in copy.observations["info_state"])


def test_a_tensor_is_read_as_the_list_of_openspiel() -> None:
    ours, theirs = environment("pikit", seats=2), rl_environment.Environment(load("pikit", seats=2))
    play_beside(ours, theirs, Random(1), 1)
    tensor, row = (env.get_time_step().observations["info_state"][0] for env in (ours, theirs))
    assert (str(tensor), len(tensor), list(tensor), tensor[:5], tensor[-1]) == (
        str(row),
        len(row),
        row,
        row[:5],
        row[-1],
    )
    one = [1.0]
    assert (tensor + one, one + tensor, tensor.tolist()) == (row + one, one + row, row)
    assert tensor == row == tensor != row[:-1]
    assert row[0] in tensor
    for made, other in (
        (np.array(tensor), np.array(row)),
        (np.asarray(tensor, np.float32), np.asarray(row, np.float32)),
    ):
        assert made.dtype == other.dtype
        assert np.array_equal(made, other)
    assert np.reshape(tensor, [1, -1]).shape == (1, len(row))
    assert pickle.loads(pickle.dumps(tensor)) == tensor
    with pytest.raises(TypeError, match="does not support item assignment"):
        tensor[0] = 1.0
