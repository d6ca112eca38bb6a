"""What a game gives the search: its modules `bot.features` and `bot.rollout`, and the learned weights beside them.

`bot/features.py` has

- `NAMES`: the names of the features,
- `features(s)`: for each seat a list of numbers of about the size of 1, in the order of the names,
- `progress(s)`: how much of the game is over, from 0 to 1.

`bot/rollout.py` has

- `choose(s, seat, rng)`: a cheap policy that knows what the seat knows and is several times as fast as greedy,
- `chapter(s)`: a value that changes where play pauses: at the end of a turn, a battle, a draft,
- `AHEAD`: the number of chapters that a rollout plays before the value judges it,
- `TRUST`, optional: how much more chance to win a choice must have than greedy's; without it greedy is not asked,
- `trusted(game, s, seat, rng)`, optional: the choice that `TRUST` is about, if not greedy's,
- `AT_LEAST`, optional: the simulations of each candidate before one is dropped, where they differ much,
- `DOUBT`, optional: by how many standard errors a choice must be better than greedy's,
- `candidates(s, seat)`, optional: the choices worth a simulation, if the menu has too many.

`bot/rungs.toml` says how much each bot thinks, and with which policy (`bots.rungs`).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from random import Random
from typing import Any, Final, NamedTuple

from roarhouse.bots.rungs import Rung, rung_of
from roarhouse.bots.value import Value, Weights, read_weights, weights_file
from roarhouse.core.errors import NotFound
from roarhouse.core.find import find_game, part_of
from roarhouse.core.game import Choice, Game
from roarhouse.core.words import Seat

STUDY: Final = "study"  # the rung of hints, analyses, puzzles and learning


class Mind(NamedTuple):
    """A game's policy and value, ready for the search."""

    choose: Callable[[Any, Seat, Random], Choice]
    chapter: Callable[[Any], object]
    ahead: int
    candidates: Callable[[Game[Any], Any, Seat], tuple[Choice, ...]]
    value: Value
    greedy: Callable[[Game[Any], Any, Seat, Random], Choice] | None
    trust: float
    least: int = 1
    doubt: float = 0.0
    simulations: int = 1  # of a decision
    sees_all: bool = False  # for experiments: simulations start from the table itself, not from imagined ones


def has_mind(game: str) -> bool:
    """Does this game have features and a rollout policy?"""
    return all(part_of(game, "bot") and part_of(game, f"bot.{name}") for name in ("features", "rollout"))


def make_mind(game: str, weights: Weights, rung: str = STUDY) -> Mind:
    """The mind of a game with these weights, for a rung of its ladder."""
    if not has_mind(game):
        raise NotFound("features and rollout policy of", game, ())
    features, rollout = part_of(game, "bot.features"), part_of(game, "bot.rollout")
    assert features
    assert rollout
    value = Value(weights, features.NAMES, features.features, features.progress)
    trust = getattr(rollout, "TRUST", None)
    asked = None if trust is None else getattr(rollout, "trusted", partial(greedy_choice, game))
    wanted, how = candidates_of(rollout), rung_of(game, rung)
    limits = trust or 0.0, getattr(rollout, "AT_LEAST", 1), getattr(rollout, "DOUBT", 0.0), how.simulations
    choose, ahead = simulated(game, how), how.ahead or rollout.AHEAD
    return Mind(choose, rollout.chapter, ahead, wanted, value, asked, *limits)


def simulated(game: str, how: Rung) -> Callable[[Any, Seat, Random], Choice]:
    """The policy that plays on in simulations."""
    return policy_of(game) if how.policy == "quick" else partial(greedy_choice, game, find_game(game)())


def policy_of(game: str) -> Callable[[Any, Seat, Random], Choice]:
    """The policy of a game's simulations, which needs no weights."""
    module = part_of(game, "bot.rollout")
    if module is None:
        raise NotFound("rollout policy of", game, ())
    choose: Callable[[Any, Seat, Random], Choice] = module.choose
    return choose


def greedy_choice(name: str, game: Game[Any], s: Any, seat: Seat, rng: Random) -> Choice:
    """What the game's greedy bot would do."""
    module = part_of(name, "bot.greedy")
    assert module
    choice: Choice = module.BOT().choose(game, s, seat, rng)
    return choice


def candidates_of(rollout: Any) -> Callable[[Game[Any], Any, Seat], tuple[Choice, ...]]:
    own = getattr(rollout, "candidates", None)
    return worth_trying if own is None else lambda game, s, seat: own(s, seat) or worth_trying(game, s, seat)


def worth_trying(game: Game[Any], s: Any, seat: Seat) -> tuple[Choice, ...]:
    """The whole menu, or what a `Space` holds to be worth trying."""
    menu = game.menu(s, seat)
    return menu if isinstance(menu, tuple) else tuple(menu.worth_trying())


@cache
def mind_of(game: str, rung: str = STUDY) -> Mind:
    """The mind of a game with the weights in its folder. Raises `WeightsError` if they cannot be used."""
    return make_mind(game, read_weights(weights_file(game)), rung)
