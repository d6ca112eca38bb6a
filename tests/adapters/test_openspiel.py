"""OpenSpiel's own suite, its algorithms, golden playthroughs, and secrecy of information states."""

from __future__ import annotations

import os
import pickle
import sys
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts, outcome_sampling_mccfr

from roarhouse.adapters.openspiel import SpielGame, SpielState, load
from roarhouse.core.errors import RoarhouseError
from tests.adapters.modes import others_are_long
from tests.laws.test_spelling import SPELLED

GOLDEN = Path(__file__).parent / "golden"
CARDS = ("arrr", "pikit", "rarrr")
SEATS = {"arrr": (2, 4), "pikit": (2, 4), "rarrr": (2, 4), "rampage": ()}
SMALL = others_are_long([one for one in SPELLED if one.values[2] in SEATS[str(one.values[0])]])
# What follows from views is not kept: it changes with every field that a table shows.
LEFT_OUT = ("InformationState", "Observation", "PublicObservation", "PrivateObservation", "# ", "History")


def walk(game: SpielGame, rng: Random) -> Any:
    """The states of a random game; each is yielded before it is played on."""
    state = game.new_initial_state()
    while not state.is_terminal():
        yield state
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, chances)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    yield state


@pytest.mark.slow
@pytest.mark.parametrize(("name", "mode", "seats"), SMALL)
def test_every_card_game_passes_the_suite(name: str, mode: str, seats: int) -> None:
    pyspiel.random_sim_test(load(name, mode=mode, seats=seats), num_sims=1, serialize=seats == 2, verbose=False)


def test_rampage_passes_the_suite() -> None:
    pyspiel.random_sim_test(load("rampage", mode="brisk"), num_sims=1, serialize=False, verbose=False)


@pytest.mark.slow
@pytest.mark.parametrize("name", CARDS)
def test_a_playthrough_reads_as_it_was_written(name: str) -> None:
    """`ROARHOUSE_GOLDEN=write make test-slow` writes them again; read the difference before you commit it."""
    text = generate_playthrough.playthrough(f"roarhouse_{name}(seats=2)", None, seed=7)
    kept = "\n".join(line for line in text.splitlines() if line and not line.startswith(LEFT_OUT)) + "\n"
    file = GOLDEN / f"{name}.txt"
    if os.environ.get("ROARHOUSE_GOLDEN") == "write":
        file.write_text(kept, encoding="utf-8")
    assert kept == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", CARDS)
def test_a_playthrough_is_replayed_from_its_actions(name: str) -> None:
    """The actions alone lead to the same end, and the results are the game's own."""
    lines = (GOLDEN / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    state = load(name, seats=2).new_initial_state()
    for line in lines:
        if line.startswith("action: "):
            state.apply_action(int(line.removeprefix("action: ")))
    assert state.is_terminal()
    result = state.at.rules.game.result(state.at.s)
    assert result is not None
    assert {k for k, got in enumerate(state.returns()) if got == max(state.returns())} == set(result.winners)


# -- algorithms ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", CARDS)
def test_ismcts_chooses_a_legal_action(name: str) -> None:
    game = load(name, seats=2)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, uct_c=2.0, max_simulations=20, random_state=np.random.RandomState(1))
    asked = [s.clone() for s in walk(game, Random(1)) if s.current_player() >= 0 and len(s.legal_actions()) > 1]
    for state in asked[:2]:
        assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", ["pikit", "rarrr"])
def test_mccfr_learns_on_two_seats(name: str) -> None:
    np.random.seed(1)
    game = load(name, seats=2)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(2):
        solver.iteration()
    known = solver.average_policy()
    state = next(s for s in walk(game, Random(2)) if s.current_player() >= 0)
    chances = known.action_probabilities(state)
    assert set(chances) == set(state.legal_actions())
    assert sum(chances.values()) == pytest.approx(1)


# -- states ----------------------------------------------------------------------------------------------------------


def test_a_clone_is_apart_and_a_pickled_state_is_the_same() -> None:
    game = load("rarrr", seats=3, mode="advanced")
    states = list(walk(game, Random(3)))
    state = next(s for s in walk(game, Random(3)) if s.at.given and s.current_player() >= 0).clone()
    twin, again = state.clone(), pickle.loads(pickle.dumps(state.at))
    before = str(state)
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == before != str(twin)
    assert again.given == state.at.given
    assert again.s == state.at.s
    assert [again.digest(k) for k in range(3)] == [state.at.digest(k) for k in range(3)]
    assert states[-1].is_terminal()


@pytest.mark.parametrize("name", CARDS)
def test_python_is_answered_as_c_plus_plus_is(name: str) -> None:
    """States answer Python themselves; C++ puts the same answers together from what it asks them."""
    rng, compared = Random(name), 0
    for state in walk(load(name, seats=3), rng):
        if rng.random() < 0.1 or state.is_terminal():
            compared += 1
            answers_agree(state)
    assert compared > 5


def answers_agree(state: SpielState) -> None:
    base, whose = pyspiel.State, [player for player in range(3) if state.current_player() != -1]
    assert state.is_chance_node() == base.is_chance_node(state)
    assert state.legal_actions() == base.legal_actions(state)
    assert state.is_terminal() or state.legal_actions_mask() == base.legal_actions_mask(state)
    for player in whose:
        assert state.legal_actions(player) == base.legal_actions(state, player)
        assert state.legal_actions_mask(player) == base.legal_actions_mask(state, player)
        assert state.observation_tensor(player) == base.observation_tensor(state, player)
        assert state.information_state_tensor(player) == base.information_state_tensor(state, player)
    for player in (-1, 3):
        with pytest.raises(RoarhouseError, match=r"^player -?\d is no seat$"):
            state.observation_tensor(player)


@pytest.mark.parametrize("name", CARDS)
def test_a_clone_in_the_middle_goes_its_own_way(name: str) -> None:
    """Two clones and their origin play on without one another; the same actions lead to the same state."""
    rng = Random(1)
    *_, state = islice(walk(load(name, seats=2), rng), 40)
    first, second = state.clone(), state.clone()
    before = known(state)
    for _ in range(20):
        first.apply_action(rng.choice(first.legal_actions()))
    assert known(state) == before != known(first)
    for action in first.history()[40 - 1 :]:
        second.apply_action(action)
    assert known(second) == known(first)
    again = state.get_game().deserialize_state(second.serialize())
    assert known(again) == known(first)


def known(state: SpielState) -> tuple[list[int], str, list[str]]:
    return state.history(), str(state), [state.information_state_string(player) for player in (0, 1)]


def test_an_illegal_action_is_refused() -> None:
    state = next(s for s in walk(load("pikit", seats=2), Random(1)) if s.current_player() >= 0).clone()
    wrong = next(letter for letter in range(100) if letter not in state.legal_actions())
    with pytest.raises(RoarhouseError, match=rf"^{wrong} is no legal letter now; legal: \d"):
        state.apply_action(wrong)


def test_information_states_remember_what_observations_forget() -> None:
    """Two ways to the same table: a seat that saw something else before knows something else."""
    game = load("pikit", seats=2)
    seen: dict[str, set[str]] = {}
    for seed in range(3):
        for state in walk(game, Random(seed)):
            if state.current_player() == 0:
                seen.setdefault(state.information_state_string(0), set()).add(state.observation_string(0))
    assert all(len(views) == 1 for views in seen.values())
    views = [view for some in seen.values() for view in some]
    assert len(set(views)) <= len(seen)


@pytest.mark.parametrize(("name", "mode", "seats"), SMALL)
def test_what_a_player_is_shown_tells_nothing_that_is_hidden(name: str, mode: str, seats: int) -> None:
    """Resampled states have the same information state, observation, tensors and legal actions for that player."""
    rng = Random(f"{name} {mode} {seats}")
    changed = 0
    for state in walk(load(name, mode=mode, seats=seats), rng):
        if state.is_terminal() or rng.random() > 0.05:
            continue
        for player in range(seats):
            other = state.resample_from_infostate(player, rng.random)
            shows_the_same(state, other, player)
            changed += other.at.s != state.at.s
    assert changed


def shows_the_same(state: SpielState, other: SpielState, player: int) -> None:
    assert other.information_state_string(player) == state.information_state_string(player)
    assert other.observation_string(player) == state.observation_string(player)
    assert other.information_state_tensor(player) == state.information_state_tensor(player)
    assert other.observation_tensor(player) == state.observation_tensor(player)
    assert other.current_player() == state.current_player()
    if state.current_player() == player:
        assert other.legal_actions() == state.legal_actions()


# -- bad input -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wrong", "line"),
    [
        ({"game": "pikitt"}, "there is no game 'pikitt'; did you mean pikit?"),
        ({"game": "pikit", "mode": "memry"}, "there is no mode of pikit 'memry'; did you mean memory?"),
        ({"game": "pikit", "colour": "red"}, "there is no option of pikit 'colour'; known: "),
        ({"game": "growl"}, "growl has no spelling.py, which a fixed action space needs; see docs/researchers.md"),
    ],
)
def test_bad_input_is_answered_in_one_line(wrong: dict[str, Any], line: str) -> None:
    with pytest.raises(RoarhouseError) as caught:
        load(**wrong)
    assert str(caught.value).startswith(line)


def test_options_are_parameters_of_the_game() -> None:
    game = load("pikit", seats=3, memoryAid=True, decline="always")
    assert game.rules.options.memory_aid
    assert game.rules.options.decline == "always"
    assert pyspiel.load_game(str(game)).rules.options == game.rules.options


def test_a_missing_extra_is_named_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "roarhouse.adapters.openspiel")
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(
        RoarhouseError, match=r"^this needs an optional package: pip install 'roarhouse\[openspiel\]'"
    ):
        __import__("roarhouse.adapters.openspiel")
