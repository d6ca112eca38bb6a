"""Peers: games of other libraries, played at random in the same run. Those that are not installed are left out."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from pathlib import Path
from random import Random
from shutil import which
from typing import Any, Final

import numpy as np

from roarhouse.core.errors import RoarhouseError

OPENSPIEL: Final = "OpenSpiel steps"
OBSERVED: Final = "OpenSpiel steps with tensor and mask"
# Of environments: random agents, which read no tensor; with the observation tensor of the seat to move, or those of
# all seats, made an array at each step; random agents with information states in place of observations
ENVIRONMENT: Final = "OpenSpiel environment steps"
LEARNER: Final = "OpenSpiel environment steps, own tensor as array"
LEARNERS: Final = "OpenSpiel environment steps, all tensors as arrays"
RECALLED: Final = "OpenSpiel environment steps, information states"
CPP: Final = ("gin_rummy", "leduc_poker", "liars_dice")
PYTHON: Final = ("python_kuhn_poker", "python_block_dominoes", "python_liars_poker")
BOARDGAME: Final = Path("build/boardgame")  # made by make bench, where Node is installed

# whose, what, and a function that measures its rate for some seconds
Contest = tuple[str, str, Callable[[float], float]]


def peers() -> Iterator[Contest]:
    for make in (rlcard, pettingzoo, openspiel):
        try:
            yield from make()
        except ImportError:
            continue
    if which("node") and (BOARDGAME / "node_modules").exists():
        yield "boardgame.io, tic-tac-toe", "moves", on_node


def rlcard() -> Iterator[Contest]:
    import rlcard

    env, rng = rlcard.make("gin-rummy"), Random(1)

    def play() -> int:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            steps += 1
        return steps

    yield "RLCard, gin rummy", "steps", partial(rate, play)


def pettingzoo() -> Iterator[Contest]:
    from pettingzoo.classic import gin_rummy_v4

    yield "PettingZoo, gin rummy", "PettingZoo steps", partial(rate, pettingzoo_play(gin_rummy_v4.env()))


def pettingzoo_play(env: Any) -> Callable[[], int]:
    rng = Random(1)

    def play() -> int:
        env.reset(seed=rng.randrange(10**6))
        steps = 0
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            env.step(None if ended or cut else rng.choice(seen["action_mask"].nonzero()[0]))
            steps += 1
        return steps

    return play


def openspiel() -> Iterator[Contest]:
    import open_spiel.python.games
    import pyspiel
    from open_spiel.python import rl_environment

    assert open_spiel.python.games  # registers the games in Python
    for kind, names in (("C++", CPP), ("Python", PYTHON)):
        for name in names:
            if name in pyspiel.registered_names():
                whose, game = f"OpenSpiel in {kind}, {name}", pyspiel.load_game(name)
                yield from openspiel_contests(whose, game)
                yield from environment_contests(whose, game, rl_environment.Environment)


def openspiel_contests(whose: str, game: Any) -> Iterator[Contest]:
    """Steps alone, and as a learner takes them."""
    yield whose, OPENSPIEL, partial(rate, openspiel_play(game))
    if game.get_type().provides_observation_tensor:
        yield whose, OBSERVED, partial(rate, openspiel_play(game, observed=True))


def environment_contests(whose: str, game: Any, make: Callable[..., Any]) -> Iterator[Contest]:
    """Environments with each kind of tensor that the game has."""
    kinds, provided = import_module("open_spiel.python.rl_environment").ObservationType, game.get_type()
    if provided.provides_observation_tensor:
        for read in (ENVIRONMENT, LEARNER, LEARNERS):
            env = make(game, observation_type=kinds.OBSERVATION)
            yield whose, read, partial(rate, environment_play(env, read))
    if provided.provides_information_state_tensor:
        env = make(game, observation_type=kinds.INFORMATION_STATE)
        yield whose, RECALLED, partial(rate, environment_play(env))


def environment_play(env: Any, read: str = "") -> Callable[[], int]:
    """A random game. A learner makes an array of the tensor of the seat to move at each step."""
    rng = Random(1)

    def play() -> int:
        step, steps = env.reset(), 0
        while not step.last():
            seen = step.observations
            if read == LEARNER:
                np.asarray(seen["info_state"][seen["current_player"]], np.float32)
            elif read == LEARNERS:
                for tensor in seen["info_state"]:
                    np.asarray(tensor, np.float32)
            step = env.step([rng.choice(seen["legal_actions"][seen["current_player"]])])
            steps += 1
        return steps

    return play


def openspiel_play(game: Any, observed: bool = False) -> Callable[[], int]:
    """A random game; counts the steps of players, as everywhere else, and not those of chance. A learner asks for the
    observation tensor and the mask of the player to move, too."""
    rng = Random(1)

    def play() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, chances)[0])
            else:
                if observed:
                    state.observation_tensor(), state.legal_actions_mask()
                state.apply_action(rng.choice(state.legal_actions()))
                steps += 1
        return steps

    return play


def on_node(seconds: float) -> float:
    """A peer in a process of its own, which measures its own processor time."""
    command = ["node", str(BOARDGAME / "peer.mjs"), str(BOARDGAME), str(seconds)]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise RoarhouseError(f"{BOARDGAME}: {done.stderr.strip().splitlines()[-1]}")
    return float(done.stdout)


def rate(play: Callable[[], int], seconds: float) -> float:
    """How often `play` counts something in a second of processor time."""
    began, count = time.process_time(), 0
    while (spent := time.process_time() - began) < seconds:
        count += play()
    return count / spent
