"""The games for OpenSpiel: `pip install 'roarhouse[openspiel]'`.

    from roarhouse.adapters.openspiel import load

    pikit = load("pikit", seats=2)                                 # or, once this module is imported:
    pikit = pyspiel.load_game("roarhouse_pikit(seats=2)")

Actions are letters of the game's alphabet (`core/spelling.py`). Seats that choose at the same time do so one after
another. Nature's choices are drawn one card at a time. States share their past, so cloning one is quick.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any, Final

import numpy as np

from roarhouse.adapters.extras import missing
from roarhouse.adapters.history import DIGEST, Past
from roarhouse.adapters.letters import check, fill, returns_of
from roarhouse.adapters.pictures import as_text
from roarhouse.core.codec import Codec
from roarhouse.core.errors import RoarhouseError
from roarhouse.core.find import find_game, game_names, part_of
from roarhouse.core.game import NATURE, WATCHER, Game
from roarhouse.core.options import make_options, seat_range
from roarhouse.core.spelling import Draws, Letter, Prefix, Spelling, spelling_of
from roarhouse.core.words import Seat

try:
    import pyspiel
except ImportError as error:
    raise missing("openspiel", error) from None

CHANCE: Final = int(pyspiel.PlayerId.CHANCE)
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)
LONGEST: Final = 20_000  # letters, and draws of nature; no random game comes near
HIGHEST: Final = 1000.0  # score
PREFIX: Final = "roarhouse_"
PARAMETERS: Final = {"seats": 0, "mode": "", "rewards": "result", "options": ""}  # no seats: the default of the game


class Rules:
    """A game with its options, shared by all states."""

    def __init__(self, name: str, parameters: dict[str, Any]) -> None:
        self.name, self.parameters = name, parameters
        wanted = {**PARAMETERS, **parameters}
        check("kind of rewards", wanted["rewards"], ("result", "score"))
        kind = find_game(name)
        options = dict(pair.split(":", 1) for pair in wanted["options"].split(";") if pair)
        seats = {"seats": wanted["seats"]} if wanted["seats"] else {}
        self.game: Game[Any] = kind()
        self.options = make_options(kind, wanted["mode"], **seats, **options)
        self.rewards = wanted["rewards"]
        self.spelling: Spelling = spelling_of(name, self.game.box(self.options))
        self.seats = len(self.game.box(self.options).seats)
        self.codec = Codec(self.game)
        self.opening = point(self, Past(self.codec, self.game.start(self.options)))
        self.size = self.opening.past.sheet(0).size + len(self.spelling.letters)


class Point:
    """A table, whose turn it is, and the letters or draws of an unfinished choice. Never changes, so it is shared."""

    __slots__ = ("cursor", "given", "past", "player", "rules")

    def __init__(
        self, rules: Rules, past: Past, player: int, cursor: Prefix | Draws | None, given: tuple[Letter, ...] = ()
    ) -> None:
        self.rules, self.past, self.player, self.cursor, self.given = rules, past, player, cursor, given

    def __deepcopy__(self, memo: dict[int, Any]) -> Point:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as the table, the letters and what each seat has seen so far."""
        past = self.past
        known = {seat: past.digest(seat) for seat in past.s.box.seats}
        return restored, (self.rules.name, self.rules.parameters, past.codec.encode(past.s), known, self.given)

    def then(self, action: int) -> Point:
        assert self.cursor is not None
        cursor = self.cursor.then(action)
        if cursor.choice is None:
            return Point(self.rules, self.past, self.player, cursor, (*self.given, action))
        by = NATURE if self.player == CHANCE else self.player
        return point(self.rules, self.past.after(by, cursor.choice))

    def imagined(self, seat: Seat, rng: Random) -> Point:
        """The same moment at a table that a seat cannot tell from this one."""
        found = point(self.rules, self.past.imagined(seat, rng))
        for letter in self.given:
            found = found.then(letter)
        return found

    def letters(self, seat: Seat) -> tuple[Letter, ...]:
        """What a seat has given of an unfinished word; the others do not know."""
        return self.given if seat == self.player else ()


def restored(
    name: str, parameters: dict[str, Any], table: bytes, known: dict[Seat, bytes], given: tuple[int, ...]
) -> Point:
    rules = rules_of(name, parameters)
    past = Past(rules.codec, rules.codec.state(table))
    past.digests |= known
    found = point(rules, past)
    for action in given:
        found = found.then(action)
    return found


@cache
def _rules(name: str, parameters: tuple[tuple[str, Any], ...]) -> Rules:
    return Rules(name, dict(parameters))


def rules_of(name: str, parameters: dict[str, Any]) -> Rules:
    """Games with the same parameters share their rules."""
    return _rules(name, tuple(sorted(parameters.items())))


def point(rules: Rules, past: Past) -> Point:
    """The next letter or draw at a table. A draw of nothing happens by itself."""
    turn = rules.game.turn(past.s)
    if not turn:
        return Point(rules, past, TERMINAL, None)
    if turn[0] != NATURE:
        menu = rules.game.menu(past.s, turn[0])
        return Point(rules, past, turn[0], rules.spelling.begin(past.s, turn[0], menu))
    draws = rules.spelling.chance(past.s)
    return point(rules, past.after(NATURE, draws.choice)) if draws.choice else Point(rules, past, CHANCE, draws)


# -- what OpenSpiel asks ---------------------------------------------------------------------------------------------


class SpielState(pyspiel.State):  # type: ignore[misc] # OpenSpiel ships no types
    """A state is one attribute that is shared by clones."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.at: Point = game.rules.opening

    def current_player(self) -> int:
        return self.at.player

    def is_terminal(self) -> bool:
        return self.at.player == TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        cursor = self.at.cursor
        if player != self.at.player or cursor is None or isinstance(cursor, Draws):
            return []
        return list(cursor.next)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        assert isinstance(self.at.cursor, Draws)
        return self.at.cursor.outcomes()

    def _apply_action(self, action: int) -> None:
        self.at = self.at.then(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"draw {action}" if player == CHANCE else self.at.rules.spelling.letters[action]

    def returns(self) -> list[float]:
        rules, result = self.at.rules, self.at.rules.game.result(self.at.past.s)
        return returns_of(result, rules.seats, rules.rewards) if result else [0.0] * rules.seats

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that this player cannot tell from this one, through the game's `imagine`."""
        found: SpielState = self.clone()
        found.at = self.at.imagined(player, Random(sampler()))
        return found

    def __str__(self) -> str:
        given = " ".join(str(letter) for letter in self.at.given)
        return f"{as_text(self.at.rules.game, self.at.past.s)}\n{self.at.player}: {given}"


class Observer:
    """What a player knows. Observations are the view; information states add a digest of everything seen before."""

    def __init__(self, rules: Rules, kind: Any, params: Any) -> None:
        if params:
            raise RoarhouseError(f"observers take no parameters, got {params}")
        self.recall, self.public = kind.perfect_recall, kind.private_info == pyspiel.PrivateInfoType.NONE
        self.private_only = not kind.public_info
        size = rules.size + (DIGEST * 8 if self.recall else 0)
        self.tensor = np.zeros(0 if self.public else size, np.float32)
        name = "info_state" if self.recall else "observation"
        self.dict = {name: self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """The features, the letters of an unfinished word, and the bits of the digest."""
        if self.public:
            return
        at, tensor = state.at, self.tensor
        tensor.fill(0)
        fill(tensor, at.past.sheet(player), at.letters(player))
        if self.recall:
            tensor[at.rules.size :] = np.unpackbits(np.frombuffer(at.past.digest(player), np.uint8))

    def string_from(self, state: SpielState, player: int) -> str | None:
        if self.private_only:
            return None
        if self.public:
            return state.at.past.view(WATCHER).decode()
        given = " ".join(str(letter) for letter in state.at.letters(player))
        known = state.at.past.digest(player).hex() if self.recall else state.at.past.view(player).decode()
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
