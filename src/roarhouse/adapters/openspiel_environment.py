"""OpenSpiel's environment for reinforcement learning, at a table of our own.

`rl_environment.Environment` asks a state of OpenSpiel, which asks the table. This one has the same names and values,
and throws the same dice for the same seed, but holds the table itself. Every step brings the observations of all
seats; their tensors are written when they are read.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import Any

from roarhouse.adapters.extras import missing
from roarhouse.adapters.history import OVER, Rules
from roarhouse.adapters.letters import check, returns_of
from roarhouse.adapters.tensors import Episode, Tensor
from roarhouse.core.errors import RoarhouseError
from roarhouse.core.game import NATURE

try:
    import pyspiel
    from open_spiel.python import rl_environment
    from open_spiel.python.rl_environment import StepType, TimeStep
except ImportError as error:
    raise missing("openspiel", error) from None


class Dice(rl_environment.ChanceEventSampler):  # type: ignore[misc] # OpenSpiel ships no types
    """OpenSpiel's sampler: a seed draws the same outcomes, but no arrays are made for a draw."""

    @property
    def share(self) -> Callable[[], float]:
        return self._rng.random_sample  # type: ignore[no-any-return]


class Environment(rl_environment.Environment):  # type: ignore[misc]
    """`rl_environment.Environment` for the games of `openspiel.load`."""

    def __init__(
        self,
        game: Any,
        discount: float = 1.0,
        chance_event_sampler: Any = None,
        observation_type: Any = None,
        include_full_state: bool = False,
        enable_legality_check: bool = False,
    ) -> None:
        if not hasattr(game, "rules"):
            raise RoarhouseError(f"{game.get_type().short_name} is no game of Roarhouse; use OpenSpiel's environment")
        check("observation type", observation_type, (None, *rl_environment.ObservationType))
        super().__init__(
            game,
            discount=discount,
            chance_event_sampler=chance_event_sampler or Dice(),
            observation_type=observation_type,
            include_full_state=include_full_state,
            enable_legality_check=enable_legality_check,
        )
        self._rules: Rules = game.rules
        self._seats = range(self._rules.seats)
        self._nothing = [0.0] * self._rules.seats
        self._begin()

    # -- playing -------------------------------------------------------------------------------------------------

    def reset(self) -> TimeStep:
        self._should_reset = False
        self._begin()
        self._sample_external_events()
        return TimeStep(self._observations(), None, None, StepType.FIRST)

    def step(self, actions: Any) -> TimeStep:
        if len(actions) != 1:
            raise rl_environment.InvalidParameterError(
                f"Invalid number of actions. Expected 1, got {len(actions)}. Pass a list with 1 action."
            )
        if self._should_reset:
            return self.reset()
        action = int(actions[0])
        if self._enable_legality_check:
            self._check_legality([action])
        self._at.play(action)
        if self._at.player == NATURE:
            self._sample_external_events()
        return self.get_time_step()

    def get_time_step(self) -> TimeStep:
        if self._at.player == OVER:
            self._should_reset = True
            return TimeStep(self._observations(), self._returns(), self._nothing[:], StepType.LAST)
        self._should_reset = False
        return TimeStep(self._observations(), self._nothing[:], self._discounts, StepType.MID)

    def _begin(self) -> None:
        self._state = self._game.new_initial_state()
        self._sit_down()

    def _sit_down(self) -> None:
        """Go on from OpenSpiel's state."""
        self._episode = Episode(self._state.at, not self._use_observation)
        self._begun = self._state.move_number()
        self._at = self._episode.at

    def _sample_external_events(self) -> None:
        at, sampler = self._at, self._chance_event_sampler
        if isinstance(sampler, Dice):
            share = sampler.share
            while at.player == NATURE:
                at.draw(share)
        while at.player == NATURE:
            at.play(int(sampler(self.get_state)))

    def _check_legality(self, actions: list[int]) -> None:
        legal = self._at.cursor.next if self._at.cursor else []
        if actions[0] not in legal:
            raise rl_environment.IllegalActionError(
                f"Illegal action {actions[0]} for current player. Legal actions are: {legal}"
            )

    # -- what is seen --------------------------------------------------------------------------------------------

    def _observations(self) -> dict[str, Any]:
        """Legal actions by seat; draws of nature stand with every seat, as in OpenSpiel."""
        episode, at = self._episode, self._at
        place, player = len(episode.played), at.player
        tensors: list[Tensor] = []
        legal: list[list[int]] = []
        for seat in self._seats:
            tensors.append(Tensor(episode, place, seat))
            legal.append(at.cursor.next[:] if player in (seat, NATURE) else [])  # type: ignore[union-attr]
        return {
            "info_state": tensors,
            "legal_actions": legal,
            "current_player": player,
            "serialized_state": self._serialized() if self._include_full_state else [],
        }

    def _returns(self) -> list[float]:
        rules, result = self._rules, self._rules.game.result(self._at.s)
        assert result is not None
        return returns_of(result, rules.seats, rules.rewards)

    # -- states of OpenSpiel -------------------------------------------------------------------------------------

    @property
    def is_chance_node(self) -> bool:
        return self._at.player == NATURE

    @property
    def get_state(self) -> Any:
        """A state of OpenSpiel at this moment, made of the actions so far. To play on from it, use `set_state`."""
        for action in islice(self._episode.played, self._state.move_number() - self._begun, None):
            self._state.apply_action(action)
        return self._state.clone()

    def set_state(self, new_state: Any) -> None:
        super().set_state(new_state)
        self._state = new_state.clone()
        self._sit_down()

    def _serialized(self) -> str:
        return pyspiel.serialize_game_and_state(self._game, self.get_state)  # type: ignore[no-any-return]
