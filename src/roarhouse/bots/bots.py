"""What a bot is, how one is found, and how it is asked: on an imagined table, so that it cannot peek."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, Protocol

from roarhouse.core.errors import NotFound
from roarhouse.core.find import PACKAGE
from roarhouse.core.game import Choice, Game
from roarhouse.core.words import Seat

KNOWN = ("random", "greedy", "planner")


class Bot(Protocol):
    """Chooses for a seat on a table that this seat has imagined."""

    def choose(self, game: Game[Any], s: Any, seat: Seat, rng: Random) -> Choice: ...


class RandomBot:
    """Any legal choice."""

    def choose(self, game: Game[Any], s: Any, seat: Seat, rng: Random) -> Choice:
        menu = game.menu(s, seat)
        return rng.choice(menu) if isinstance(menu, tuple) else menu.sample(rng)


def bots_of(game: str) -> tuple[str, ...]:
    """`random` plays everything; the others stand in the game's folder, one module each."""
    return tuple(name for name in KNOWN if name == "random" or find_spec(f"{PACKAGE}.{game}.{name}"))


def find_bot(name: str, game: str, seconds: float | None = None) -> Bot:
    """A bot that thinks by the clock takes its own time for a turn, or `seconds` if that is less."""
    if name not in bots_of(game):
        raise NotFound(f"bot for {game}", name, bots_of(game))
    if name == "random":
        return RandomBot()
    bot: Bot = getattr(import_module(f"{PACKAGE}.{game}.{name}"), name.capitalize())()
    if seconds is not None and hasattr(bot, "seconds"):
        bot.seconds = min(bot.seconds, seconds)
    return bot


def ask(bot: Bot, game: Game[Any], s: Any, seat: Seat, rng: Random) -> Choice:
    """The only way to ask a bot: it sees what its seat could imagine."""
    return bot.choose(game, game.imagine(s, seat, rng), seat, rng)
