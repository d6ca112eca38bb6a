"""The games as PettingZoo environments: `pip install 'roarhouse[pettingzoo]'`.

    from roarhouse.adapters.pettingzoo import env, parallel_env

    pikit = env("pikit", seats=3, mode="memory", rewards="score")

An action is a letter of the game's alphabet (`core/encoding/spelling.py`), so a choice may take several steps of one
seat. The last action is WAIT, the only legal one of a seat that owes no choice; so no mask is ever empty. In `env`,
seats that choose at the same time do so one after another, without seeing what the others chose; in `parallel_env`
at once.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final, Literal

import numpy as np

from roarhouse.adapters.extras import missing
from roarhouse.adapters.letters import LetterTable, Rewards, check
from roarhouse.adapters.pictures import as_picture, as_text
from roarhouse.core.errors import RoarhouseError

try:
    from gymnasium.spaces import Box, Dict, Discrete, Space
    from pettingzoo import AECEnv, ParallelEnv
except ImportError as error:
    raise missing("pettingzoo", error) from None

RENDER_MODES: Final = ("human", "ansi", "rgb_array")
Illegal = Literal["lose", "replace"]
Observation = dict[str, Any]
PENALTY: Final = -1.0
FAR: Final = 1e6  # no feature is beyond


class Door:
    """What both kinds of environment share: spaces, observations, rewards and pictures."""

    metadata: dict[str, Any]

    def __init__(
        self,
        game: str,
        render_mode: str | None = None,
        rewards: Rewards = "result",
        illegal: Illegal = "lose",
        max_cycles: int | None = None,
        **options: Any,
    ) -> None:
        check("render mode", render_mode, (None, *RENDER_MODES))
        check("kind of rewards", rewards, ("result", "score"))
        check("way with illegal actions", illegal, ("lose", "replace"))
        self.table = LetterTable(game, **options)
        self.render_mode, self.by, self.illegal, self.max_cycles = render_mode, rewards, illegal, max_cycles
        self.metadata = {"name": f"{game}_v0", "render_modes": list(RENDER_MODES), "is_parallelizable": True}
        self.possible_agents = [f"seat_{seat}" for seat in self.table.seats]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        letters, size = self.table.wait + 1, self.table.size
        shown = Dict({"observation": Box(-FAR, FAR, (size,)), "action_mask": Box(0, 1, (letters,), np.int8)})
        self.observation_spaces: dict[str, Space[Any]] = dict.fromkeys(self.possible_agents, shown)
        self.action_spaces: dict[str, Space[Any]] = {agent: Discrete(letters) for agent in self.possible_agents}
        self._rng: Random | None = None

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    def observe(self, agent: str) -> Observation:
        seat = self.seat_of[agent]
        return {"observation": self.table.observe(seat), "action_mask": self.table.mask(seat)}

    def action_name(self, action: int) -> str:
        """What a letter stands for."""
        return self.table.name(action)

    def render(self) -> Any:
        """The public table: printed, as text or as a picture."""
        if self.render_mode == "rgb_array":
            return as_picture(self.table.game, self.table.s)
        text = as_text(self.table.game, self.table.s) if self.render_mode else None
        if self.render_mode == "human":
            print(text)
        return text if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""

    def _begin(self, seed: int | None) -> None:
        """A new game. Without a seed the dice of the last one are thrown on."""
        if seed is not None or self._rng is None:
            self._rng = Random(seed)
        self.agents, self.steps = self.possible_agents[:], 0
        self.table.start(self._rng)

    def _give(self, agent: str, action: int) -> bool:
        """A letter of a seat; False if it is illegal and the seat loses by it."""
        seat = self.seat_of[agent]
        legal = self.table.legal(seat)
        if action not in legal:
            if self.illegal == "lose":
                return False
            action = legal[int(action) % len(legal)]
        if action != self.table.wait:
            self.table.play(seat, int(action))
        return True

    def _returns(self) -> dict[str, float]:
        return dict(zip(self.possible_agents, self.table.returns(self.by), strict=True))

    def _penalty(self, agent: str) -> dict[str, float]:
        return {other: PENALTY if other == agent else 0.0 for other in self.possible_agents}


class RoarhouseEnv(Door, AECEnv[str, Observation, int]):  # type: ignore[misc] # PettingZoo ships no types
    """One seat after another."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Any] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.turn[0]]

    def step(self, action: Any) -> None:
        if not self.agents:
            raise RoarhouseError("call reset() before step()")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.steps += 1
        if not self._give(agent, action):
            self._end(self._penalty(agent))
        elif not self.table.turn:
            self._end(self._returns())
        elif self.max_cycles and self.steps >= self.max_cycles * len(self.possible_agents):
            self.truncations = dict.fromkeys(self.agents, True)
            self._deads_step_first()
        else:  # the seat that has begun a word finishes it, since it is still the first of those that are asked
            self.agent_selection = self.possible_agents[self.table.turn[0]]

    def _end(self, rewards: dict[str, float]) -> None:
        self.rewards = rewards
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self._deads_step_first()


class RoarhouseParallelEnv(Door, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """All seats at once; those that owe no choice WAIT."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._begin(seed)
        return {agent: self.observe(agent) for agent in self.agents}, {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[Any, Any, Any, Any, Any]:
        if not self.agents:
            raise RoarhouseError("call reset() before step()")
        self.steps += 1
        asked = self.table.turn
        wrong = [agent for agent in self.agents if self._refused(agent, actions.get(agent, self.table.wait), asked)]
        over = bool(wrong) or not self.table.turn
        cut = not over and self.max_cycles is not None and self.steps >= self.max_cycles
        return self._after(over, cut, wrong)

    def _refused(self, agent: str, action: int, asked: tuple[int, ...]) -> bool:
        """A seat gives at most one letter a step: what it is asked next waits for the next step."""
        if self.seat_of[agent] not in asked:
            return action != self.table.wait and self.illegal == "lose"
        return not self._give(agent, action)

    def _after(self, over: bool, cut: bool, wrong: list[str]) -> tuple[Any, Any, Any, Any, Any]:
        agents = self.agents
        rewards = dict.fromkeys(agents, 0.0)
        if wrong:
            rewards = {agent: PENALTY if agent in wrong else 0.0 for agent in agents}
        elif over:
            rewards = self._returns()
        seen = {agent: self.observe(agent) for agent in agents}
        self.agents = [] if over or cut else agents
        ends = dict.fromkeys(agents, over), dict.fromkeys(agents, cut)
        return seen, rewards, *ends, {agent: {} for agent in agents}


def env(game: str, **options: Any) -> RoarhouseEnv:
    """An AEC environment of a game, with the options of the game and of `Door`."""
    return RoarhouseEnv(game, **options)


def parallel_env(game: str, **options: Any) -> RoarhouseParallelEnv:
    """A parallel environment of a game, with the options of the game and of `Door`."""
    return RoarhouseParallelEnv(game, **options)
