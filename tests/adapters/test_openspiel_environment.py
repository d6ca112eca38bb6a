"""Our environment beside OpenSpiel's own around the same game: equal for the same seed and the same actions."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts, mcts_agent, random_agent, tabular_qlearner
from open_spiel.python.rl_environment import ObservationType, StepType, TimeStep

from roarhouse.adapters.openspiel import Environment, SpielState, environment, load
from roarhouse.adapters.tensors import Episode
from roarhouse.core.errors import RoarhouseError
from tests.adapters.test_openspiel import CARDS, SMALL

KINDS = (ObservationType.OBSERVATION, ObservationType.INFORMATION_STATE)


def chosen(step: TimeStep, rng: Random) -> list[int]:
    """A random legal action of the player to move."""
    return [rng.choice(step.observations["legal_actions"][step.current_player()])]


def play_beside(ours: Environment, theirs: Any, rng: Random, seed: int) -> int:
    """A random game in both environments; returns its number of steps."""
    ours.seed(seed)
    theirs.seed(seed)
    mine, other, steps = ours.reset(), theirs.reset(), 0
    assert mine == other
    assert mine.first()
    while not mine.last():
        actions = chosen(other, rng)
        mine, other = ours.step(actions), theirs.step(actions)
        assert mine == other
        steps += 1
    return steps


@pytest.mark.parametrize(("name", "mode", "seats"), SMALL)
def test_whole_games_are_equal_step_for_step(name: str, mode: str, seats: int) -> None:
    options: dict[str, Any] = {"mode": mode, "seats": seats}
    for kind in KINDS:
        ours = environment(name, observation_type=kind, **options)
        theirs = rl_environment.Environment(load(name, **options), observation_type=kind)
        for seed in range(2):
            assert play_beside(ours, theirs, Random(seed), seed) > 10


@pytest.mark.parametrize("mode", ["brisk"])
def test_rampage_is_equal_step_for_step(mode: str) -> None:
    ours = environment("rampage", mode=mode)
    theirs = rl_environment.Environment(load("rampage", mode=mode))
    assert play_beside(ours, theirs, Random(1), 1) > 10


@pytest.mark.slow
@pytest.mark.parametrize("name", CARDS)
def test_by_default_it_is_the_environment_of_the_game(name: str) -> None:
    """Information states, a discount of 1, rewards by result; and what else the environment says of itself."""
    ours, theirs = environment(name), rl_environment.Environment(load(name))
    play_beside(ours, theirs, Random(1), 1)
    assert isinstance(ours, rl_environment.Environment)
    assert said(ours) == said(theirs)
    assert said(environment(name, observation_type=ObservationType.OBSERVATION)) != said(theirs)
    row = len(ours.get_time_step().observations["info_state"][0])
    assert (row,) == ours.observation_spec()["info_state"]


def said(env: Any) -> list[Any]:
    whole = (env.name, env.num_players, env.num_actions_per_step, env.is_turn_based, env.max_game_length)
    return [*whole, env.use_observation, env.observation_spec(), env.action_spec(), str(env.game)]


def test_scores_and_discounts_are_given_on() -> None:
    ours = environment("pikit", seats=3, rewards="score", discount=0.5)
    theirs = rl_environment.Environment(load("pikit", seats=3, rewards="score"), discount=0.5)
    play_beside(ours, theirs, Random(1), 1)
    last = ours.get_time_step()
    assert max(last.rewards) > 1
    assert last.discounts == [0.0, 0.0, 0.0]


def test_games_follow_one_another_and_each_seed_throws_its_own_dice() -> None:
    """A step after the last one starts the next game, with the dice thrown on; so does a step before the first."""
    ours, theirs = environment("pikit"), rl_environment.Environment(load("pikit"))
    ours.seed(3)
    theirs.seed(3)
    games, rng = [], Random(1)
    for _ in range(3):
        mine, other = ours.step([0]), theirs.step([0])
        assert mine.first()
        games.append(mine)
        while not mine.last():
            assert mine == other
            actions = chosen(mine, rng)
            mine, other = ours.step(actions), theirs.step(actions)
    assert games[0] != games[1] != games[2]


def test_a_sampler_of_ones_own_is_asked_with_a_state() -> None:
    class Lowest(rl_environment.ChanceEventSampler):  # type: ignore[misc]
        def __call__(self, state: Any) -> int:
            return int(min(state.chance_outcomes())[0])

    ours = environment("rarrr", seats=2, chance_event_sampler=Lowest())
    theirs = rl_environment.Environment(load("rarrr", seats=2), chance_event_sampler=Lowest())
    play_beside(ours, theirs, Random(1), 1)


def test_time_steps_stay_as_they_were() -> None:
    """Their lists are the caller's: no later step changes them, and what is done to them changes no later step."""
    env, other, rng = (
        environment("rarrr", seats=2, mode="advanced"),
        environment("rarrr", seats=2, mode="advanced"),
        Random(1),
    )
    env.seed(1)
    other.seed(1)
    step, kept = env.reset(), [other.reset()]
    copies = deepcopy(kept)
    while not step.last():
        actions = chosen(step, rng)
        spoil(step)
        step = env.step(actions)
        kept.append(other.step(actions))
        copies.append(deepcopy(kept[-1]))
        assert step == kept[-1]
    assert kept == copies


def spoil(step: TimeStep) -> None:
    step.observations["info_state"].reverse()
    for one in step.observations["legal_actions"]:
        one.insert(0, -7)
    if step.rewards:
        step.rewards[0] = -7


# -- states ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", CARDS)
def test_a_state_leaves_and_enters_the_environment(name: str) -> None:
    """A state of any moment is OpenSpiel's own; an environment that is set to it plays on as this one does."""
    one, other, rng = environment(name, seats=2), environment(name, seats=2), Random(1)
    one.seed(1)
    step = one.reset()
    for _ in range(30):
        step = one.step(chosen(step, rng))
    state = one.get_state
    assert isinstance(state, SpielState)
    assert not one.is_chance_node
    other.set_state(state)
    assert other.get_time_step() == one.get_time_step()
    state.apply_action(state.legal_actions()[-1])
    one.seed(2)
    other.seed(2)
    while not step.last():
        actions = chosen(step, rng)
        step = one.step(actions)
        assert other.step(actions) == step
    assert one.get_state.history() == other.get_state.history() != state.history()


def test_a_state_of_another_game_is_refused() -> None:
    env = environment("pikit", seats=2)
    with pytest.raises(rl_environment.InvalidStateError, match="State must have been created by the same game"):
        env.set_state(load("pikit", seats=3).new_initial_state())


def test_whole_states_are_part_of_the_observation_if_wanted() -> None:
    ours = environment("pikit", seats=2, include_full_state=True)
    theirs = rl_environment.Environment(load("pikit", seats=2), include_full_state=True)
    play_beside(ours, theirs, Random(1), 1)
    _, state = pyspiel.deserialize_game_and_state(ours.get_time_step().observations["serialized_state"])
    assert state.is_terminal()


# -- secrets ---------------------------------------------------------------------------------------------------------

GAMES = 6  # of which one must show a table that differs: a short game with few secrets may show none


@pytest.mark.parametrize("late", [False, True])
@pytest.mark.parametrize(("name", "mode", "seats"), SMALL)
def test_observations_tell_nothing_that_is_hidden(name: str, mode: str, seats: int, late: bool) -> None:
    """Two tables that a seat cannot tell apart give it equal tensors and legal actions, also in mid-word, whether it
    reads them at once or when both games have gone on."""
    rng = Random(f"{name} {mode} {seats}")
    for kind in KINDS:
        env, other = (environment(name, mode=mode, seats=seats, observation_type=kind) for _ in range(2))
        assert any(tables_changed(env, other, rng, late) for _ in range(GAMES)), "no imagined table differed"


def tables_changed(env: Environment, other: Environment, rng: Random, late: bool) -> int:
    """A random game with imagined tables beside it; how many of them differ from the real one."""
    env.seed(rng.randrange(100))
    step, changed, unread = env.reset(), 0, []
    while not step.last():
        if rng.random() < 0.05:
            for player in range(env.num_players):
                shown, differs = imagined(player, env, other, rng)
                changed += differs
                unread.append((player, step, shown))
                if not late:
                    tells_nothing(*unread.pop())
                elif not shown.last():
                    other.step(chosen(shown, rng))
        step = env.step(chosen(step, rng))
    for one in unread:
        tells_nothing(*one)
    return changed


def imagined(player: int, env: Environment, other: Environment, rng: Random) -> tuple[TimeStep, bool]:
    """What the other environment shows at a table that a player cannot tell from this one, and whether it differs."""
    real = env.get_state
    found = real.resample_from_infostate(player, rng.random)
    other.set_state(found)
    return other.get_time_step(), bool(found.at.s != real.at.s)


def tells_nothing(player: int, step: TimeStep, other: TimeStep) -> None:
    seen, shown = step.observations, other.observations
    for part in ("info_state", "legal_actions"):
        assert shown[part][player] == seen[part][player], f"player {player} can tell the tables apart"
    assert shown["current_player"] == seen["current_player"]


class LeakyLetters(Environment):
    def _observations(self) -> dict[str, Any]:
        found = super()._observations()
        leaked = [[*letters, self._at.s.hands[0][5]] for letters in found["legal_actions"]]
        return found | {"legal_actions": leaked}


class LeakyEpisode(Episode):
    def tensor(self, place: int, seat: int) -> bytes:
        return super().tensor(place, seat) + bytes([self.at.s.hands[0][5]])


class LeakyTensors(Environment):
    def _sit_down(self) -> None:
        super()._sit_down()
        self._episode = LeakyEpisode(self._state.at, recall=False)
        self._at = self._episode.at


@pytest.mark.parametrize(("leaky", "late"), [(LeakyLetters, False), (LeakyTensors, False), (LeakyTensors, True)])
def test_a_planted_leak_is_caught(leaky: type[Environment], late: bool) -> None:
    with pytest.raises(AssertionError, match="can tell the tables apart"):
        tables_changed(environment("pikit", seats=2), leaky(load("pikit", seats=2)), Random(1), late)


# -- agents of OpenSpiel ---------------------------------------------------------------------------------------------


def episode(env: Environment, agents: list[Any]) -> TimeStep:
    """One game between agents, as in OpenSpiel's examples."""
    step = env.reset()
    while not step.last():
        step = env.step([agents[step.current_player()].step(step).action])
    for agent in agents:
        agent.step(step)
    return step


@pytest.mark.parametrize("name", CARDS)
def test_q_learners_and_random_agents_play(name: str) -> None:
    np.random.seed(1)
    env = environment(name, seats=2)
    env.seed(1)
    actions = env.action_spec()["num_actions"]
    agents = [tabular_qlearner.QLearner(0, actions), random_agent.RandomAgent(1, actions)]
    for _ in range(3):
        last = episode(env, agents)
        assert last.step_type == StepType.LAST
        assert sum(last.rewards) == pytest.approx(0)
    assert agents[0].loss is not None


def test_a_searching_agent_plays_from_the_whole_state() -> None:
    env, random = environment("pikit", seats=2, include_full_state=True), np.random.RandomState(1)
    actions = env.action_spec()["num_actions"]
    bot = ismcts.ISMCTSBot(
        env.game, mcts.RandomRolloutEvaluator(1, random), uct_c=2.0, max_simulations=2, random_state=random
    )
    searching, step = mcts_agent.MCTSAgent(0, actions, bot), env.reset()
    for _ in range(6):
        player = step.current_player()
        found = searching.step(step).action if player == 0 else step.observations["legal_actions"][1][0]
        step = env.step([found])
    assert step.mid()


# -- bad input -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wrong", "line"),
    [
        ({"game": "pikitt"}, "there is no game 'pikitt'; did you mean pikit?"),
        ({"game": "pikit", "mode": "memry"}, "there is no mode of pikit 'memry'; did you mean memory?"),
        ({"game": "pikit", "colour": "red"}, "there is no option of pikit 'colour'; known: "),
        ({"game": "pikit", "seats": 9}, "options of pikit: seats: expected int <= 4, got '9'"),
        ({"game": "pikit", "rewards": "money"}, "there is no kind of rewards 'money'; known: result, score"),
        ({"game": "growl"}, "growl has no spelling.py, which a fixed action space needs; see docs/researchers.md"),
        ({"game": "pikit", "observation_type": "all"}, "there is no observation type 'all'; known: None, "),
    ],
)
def test_bad_input_is_answered_in_one_line(wrong: dict[str, Any], line: str) -> None:
    with pytest.raises(RoarhouseError) as caught:
        environment(**wrong)
    assert str(caught.value).startswith(line)
    assert "\n" not in str(caught.value)


def test_a_game_of_openspiel_is_not_ours() -> None:
    with pytest.raises(RoarhouseError, match=r"^kuhn_poker is no game of Roarhouse; use OpenSpiel's environment$"):
        Environment(pyspiel.load_game("kuhn_poker"))


@pytest.mark.parametrize("checked", [False, True])
def test_an_illegal_action_is_refused_and_changes_nothing(checked: bool) -> None:
    env = environment("pikit", enable_legality_check=checked)
    before = env.reset()
    legal = before.observations["legal_actions"][before.current_player()]
    wrong = next(action for action in range(100) if action not in legal)
    refused = rl_environment.IllegalActionError if checked else RoarhouseError
    with pytest.raises(refused, match=f"(?i){wrong} .*legal"):
        env.step([wrong])
    assert env.get_time_step().observations == before.observations


def test_a_step_takes_one_action() -> None:
    env = environment("pikit")
    env.reset()
    with pytest.raises(rl_environment.InvalidParameterError, match=r"Expected 1, got 2"):
        env.step([0, 0])
    with pytest.raises(rl_environment.InvalidParameterError, match=r"discount must be in \[0\.0, 1\.0\], got 2"):
        environment("pikit", discount=2)
