"""The games for OpenSpiel: `pip install 'roarhouse[openspiel]'`.

    from roarhouse.adapters.openspiel import load

    pikit = load("pikit", seats=2)                                 # or, once this module is imported:
    pikit = pyspiel.load_game("roarhouse_pikit(seats=2)")

Actions are letters of the game's alphabet (`core/encoding/spelling.py`). Seats that choose at the same time do so one
after another. Nature's choices are drawn one card at a time. States share their past, so cloning one is quick.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

import numpy as np

from roarhouse.adapters.extras import missing
from roarhouse.adapters.history import DIGEST, OVER, PARAMETERS, Moment, Rules, rules_of
from roarhouse.adapters.letters import returns_of
from roarhouse.adapters.pictures import as_text
from roarhouse.core.encoding.draws import Draws
from roarhouse.core.encoding.features import floats
from roarhouse.core.errors import RoarhouseError
from roarhouse.core.find import find_game, game_names, part_of
from roarhouse.core.game import WATCHER
from roarhouse.core.options import seat_range

try:
    import pyspiel

    from roarhouse.adapters.openspiel_environment import Environment as Environment
except ImportError as error:
    raise missing("openspiel", error) from None

CHANCE: Final = int(pyspiel.PlayerId.CHANCE)
LONGEST: Final = 20_000  # letters, and draws of nature; no random game comes near
HIGHEST: Final = 1000.0  # score
PREFIX: Final = "roarhouse_"


# -- what OpenSpiel asks ---------------------------------------------------------------------------------------------


class SpielState(pyspiel.State):  # type: ignore[misc] # OpenSpiel ships no types
    """A state is one attribute that is shared by clones.

    C++ asks a game in Python for everything it answers, several times for one question. So questions from Python are
    answered here, in the words of C++; only actions go through C++, which keeps their history.
    """

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.at: Moment = game.rules.opening

    def current_player(self) -> int:
        return self.at.player

    def is_terminal(self) -> bool:
        return self.at.player == OVER

    def is_chance_node(self) -> bool:
        return self.at.player == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Of the player to move, unless another one is named; at a chance node all outcomes."""
        at = self.at
        if at.cursor is None:
            return []
        if player is None or player == at.player or at.player == CHANCE:
            return at.cursor.next[:]
        if player < 0:
            raise RoarhouseError(f"player {player} is no seat")
        return []

    def _legal_actions(self, player: int) -> list[int]:
        return self.legal_actions(player)

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        whose, spelling = self.at.player if player is None else player, self.at.rules.spelling
        mask = [0] * (spelling.outcomes if whose == CHANCE else len(spelling.letters))
        for action in self.legal_actions(whose):
            mask[action] = 1
        return mask

    def observation_tensor(self, player: int | None = None) -> list[float]:
        return self._tensor(player, recall=False)

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        return self._tensor(player, recall=True)

    def _tensor(self, player: int | None, recall: bool) -> list[float]:
        seat = self.at.player if player is None else player
        if not 0 <= seat < self.at.rules.seats:
            raise RoarhouseError(f"player {seat} is no seat")
        return floats(self.at.tensor(seat, recall))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        cursor = self.at.cursor
        if not isinstance(cursor, Draws):
            raise RoarhouseError("this is no chance node")
        return cursor.outcomes()

    def _apply_action(self, action: int) -> None:
        at = self.at
        if at.shared:
            at = self.at = at.apart()
        at.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"draw {action}" if player == CHANCE else self.at.rules.spelling.letters[action]

    def returns(self) -> list[float]:
        rules, result = self.at.rules, self.at.rules.game.result(self.at.s)
        return returns_of(result, rules.seats, rules.rewards) if result else [0.0] * rules.seats

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that this player cannot tell from this one, through the game's `imagine`."""
        found: SpielState = self.clone()
        found.at = self.at.imagined(player, Random(sampler()))
        return found

    def __str__(self) -> str:
        given = " ".join(str(letter) for letter in self.at.given)
        return f"{as_text(self.at.rules.game, self.at.s)}\n{self.at.player}: {given}"


def size_of(rules: Rules, recall: bool) -> int:
    return rules.size + (DIGEST * 8 if recall else 0)


class Observer:
    """What a player knows. Observations are the view; information states add a digest of everything seen before."""

    def __init__(self, rules: Rules, kind: Any, params: Any) -> None:
        if params:
            raise RoarhouseError(f"observers take no parameters, got {params}")
        self.recall, self.public = kind.perfect_recall, kind.private_info == pyspiel.PrivateInfoType.NONE
        self.private_only = not kind.public_info
        self.tensor = np.zeros(0 if self.public else size_of(rules, self.recall), np.float32)
        name = "info_state" if self.recall else "observation"
        self.dict = {name: self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if not self.public:
            self.tensor[:] = np.frombuffer(state.at.tensor(player, self.recall), np.float32)

    def string_from(self, state: SpielState, player: int) -> str | None:
        if self.private_only:
            return None
        if self.public:
            return state.at.view(WATCHER).decode()
        given = " ".join(str(letter) for letter in state.at.letters(player))
        known = state.at.digest(player).hex() if self.recall else state.at.view(player).decode()
        return f"{player} {known} {given}".rstrip()


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of the games, with the parameters `seats`, `mode`, `rewards` and `options` (`name:value;name:value`)."""

    name: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.rules = rules = rules_of(self.name, params or {})
        zero = rules.rewards == "result"
        info = pyspiel.GameInfo(
            num_distinct_actions=len(rules.spelling.letters),
            max_chance_outcomes=rules.spelling.outcomes,
            num_players=rules.seats,
            min_utility=-1.0 if zero else -HIGHEST,
            max_utility=1.0 if zero else HIGHEST,
            utility_sum=0.0 if zero else None,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(self.name, zero), info, params or {})

    def new_initial_state(self, _json: str | None = None) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.rules, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST


def game_type(name: str, zero_sum: bool = True) -> Any:
    kind, seats = find_game(name), seat_range(find_game(name))
    return pyspiel.GameType(
        short_name=f"{PREFIX}{name}",
        long_name=kind.title.in_language("en"),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM if zero_sum else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=dict(PARAMETERS),
    )


def register() -> None:
    """Make the games that declare an alphabet known to `pyspiel.load_game`."""
    for name in game_names():
        if part_of(name, "spelling"):
            pyspiel.register_game(game_type(name), type(f"{name.title()}Game", (SpielGame,), {"name": name}))


register()


def load(game: str, *, seats: int = 0, mode: str = "", rewards: str = "result", **options: Any) -> SpielGame:
    """A game with a mode, a number of seats and any of its options."""
    pairs = ";".join(
        f"{name}:{str(value).lower() if isinstance(value, bool) else value}" for name, value in options.items()
    )
    parameters = {"seats": seats, "mode": mode, "rewards": rewards, "options": pairs}
    rules_of(game, parameters)
    return pyspiel.load_game(f"{PREFIX}{game}", parameters)  # type: ignore[no-any-return]


def environment(
    game: str,
    *,
    discount: float = 1.0,
    chance_event_sampler: Any = None,
    observation_type: Any = None,
    include_full_state: bool = False,
    enable_legality_check: bool = False,
    **options: Any,
) -> Environment:
    """What `rl_environment.Environment(load(game, **options), …)` is, several times as fast."""
    return Environment(
        load(game, **options),
        discount=discount,
        chance_event_sampler=chance_event_sampler,
        observation_type=observation_type,
        include_full_state=include_full_state,
        enable_legality_check=enable_legality_check,
    )
