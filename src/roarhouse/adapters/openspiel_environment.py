"""OpenSpiel's environment for reinforcement learning, at a table of our own.

`rl_environment.Environment` asks a state of OpenSpiel, which asks the table. This one has the same names and values,
and throws the same dice for the same seed, but holds the table itself. Every observation is complete when a step
returns, for all seats.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

import numpy as np
from numpy.typing import NDArray

from roarhouse.adapters.extras import missing
from roarhouse.adapters.history import OVER, Moment, Rules, Witness
from roarhouse.adapters.letters import check, returns_of
from roarhouse.core.errors import RoarhouseError
from roarhouse.core.features import WIDTH, Block, floats
from roarhouse.core.game import NATURE
from roarhouse.core.spelling import Draws
from roarhouse.core.words import Seat

try:
    import pyspiel
    from open_spiel.python import rl_environment
    from open_spiel.python.rl_environment import StepType, TimeStep
except ImportError as error:
    raise missing("openspiel", error) from None


class Tensor(Sequence[float]):
    """What a seat sees. It reads and compares as the list of OpenSpiel does; an array is made of it at once, and not
    number by number. It does not change."""

    __slots__ = ("data",)

    def __init__(self, data: Block) -> None:
        self.data = data

    def __array__(self, dtype: Any = None, copy: Any = None) -> NDArray[Any]:
        return np.frombuffer(self.data, np.float32).astype(dtype or np.float64)

    def tolist(self) -> list[float]:
        return floats(self.data)

    def __len__(self) -> int:
        return len(self.data) // WIDTH

    def __getitem__(self, place: Any) -> Any:
        return self.tolist()[place] if isinstance(place, slice) else memoryview(self.data).cast("f")[place]

    def __iter__(self) -> Iterator[float]:
        return iter(self.tolist())

    def __eq__(self, other: object) -> bool:
        return self.data == other.data if isinstance(other, Tensor) else self.tolist() == other

    __hash__ = None  # type: ignore[assignment] # as of a list

    def __add__(self, other: Sequence[float]) -> list[float]:
        return [*self, *other]

    def __radd__(self, other: Sequence[float]) -> list[float]:
        return [*other, *self]

    def __repr__(self) -> str:
        return repr(self.tolist())


class Dice(rl_environment.ChanceEventSampler):  # type: ignore[misc] # OpenSpiel ships no types
    """OpenSpiel's sampler: a seed draws the same outcomes, but no arrays are made for a draw."""

    def draw(self, draws: Draws) -> int:
        return draws.at(self._rng.random_sample())


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
        self._play(action)
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
        self._sit_down(self._state.at, [])

    def _sit_down(self, at: Moment, played: list[int]) -> None:
        self._at = at.apart() if self._use_observation else Witness.of(at)
        self._played = played

    def _play(self, action: int) -> None:
        self._at.play(action)
        self._played.append(action)

    def _sample_external_events(self) -> None:
        at, sample = self._at, self._chance_event_sampler
        draw = sample.draw if isinstance(sample, Dice) else lambda _: int(sample(self.get_state))
        while at.player == NATURE:
            self._play(draw(at.cursor))  # type: ignore[arg-type]

    def _check_legality(self, actions: list[int]) -> None:
        legal = self._legal(self._at.player)
        if actions[0] not in legal:
            raise rl_environment.IllegalActionError(
                f"Illegal action {actions[0]} for current player. Legal actions are: {legal}"
            )

    # -- what is seen --------------------------------------------------------------------------------------------

    def _observations(self) -> dict[str, Any]:
        at, recall, seats = self._at, not self._use_observation, self._seats
        return {
            "info_state": [Tensor(at.tensor(seat, recall)) for seat in seats],
            "legal_actions": [self._legal(seat) for seat in seats],
            "current_player": at.player,
            "serialized_state": self._serialized() if self._include_full_state else [],
        }

    def _legal(self, seat: Seat) -> list[int]:
        at = self._at
        return at.cursor.next[:] if at.player in (seat, NATURE) else []  # type: ignore[union-attr]

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
        for action in islice(self._played, self._state.move_number(), None):
            self._state.apply_action(action)
        return self._state.clone()

    def set_state(self, new_state: Any) -> None:
        super().set_state(new_state)
        self._state = new_state.clone()
        self._sit_down(self._state.at, self._state.history())

    def _serialized(self) -> str:
        return pyspiel.serialize_game_and_state(self._game, self.get_state)  # type: ignore[no-any-return]
