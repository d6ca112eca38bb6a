"""The bot protocol, discovery, and the only way to ask a bot: on an imagined table."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar, Final, Protocol

from roarhouse.bots.characters import characters_of
from roarhouse.bots.mind import has_mind
from roarhouse.bots.own import own_bot
from roarhouse.bots.rungs import rung_of
from roarhouse.bots.searchers import MasterBot, SearchBot
from roarhouse.core.find import part_of, parts_in
from roarhouse.core.game import Choice, Game
from roarhouse.core.words import Seat


class Bot(Protocol):
    """Chooses for a seat on a table that this seat has imagined."""

    rung: ClassVar[int]  # position on the ladder of strength; `random` is 0

    def choose(self, game: Game[Any], s: Any, seat: Seat, rng: Random) -> Choice: ...


class RandomBot:
    """Any legal choice."""

    rung: ClassVar[int] = 0

    def choose(self, game: Game[Any], s: Any, seat: Seat, rng: Random) -> Choice:
        menu = game.menu(s, seat)
        return rng.choice(menu) if isinstance(menu, tuple) else menu.sample(rng)


def remembers(bot: Bot) -> float:
    """How much does this bot remember of what was open to all, though no table shows it any more? From 0 to 1."""
    return getattr(bot, "remembers", 0.0)


class Slipping:
    """Another bot, with random choices now and then."""

    rung: ClassVar[int] = 0

    def __init__(self, bot: Bot, slips: float) -> None:
        self.bot, self.slips = bot, slips
        self.remembers = remembers(bot)

    def choose(self, game: Game[Any], s: Any, seat: Seat, rng: Random) -> Choice:
        bot = RandomBot() if rng.random() < self.slips else self.bot
        return bot.choose(game, s, seat, rng)


def bot_classes(game: str) -> dict[str, type[Bot]]:
    """`random` plays every game, `search` and `master` those with a mind; the others are the modules in the game's
    folder `bot` that have a `BOT`."""
    found = {name: module.BOT for name, module in parts_in(game, "bot").items() if hasattr(module, "BOT")}
    searchers: dict[str, type[Bot]] = {"search": SearchBot, "master": MasterBot} if has_mind(game) else {}
    return {"random": RandomBot, **found, **searchers}


def bots_of(game: str) -> tuple[str, ...]:
    """The names of the bots that play a game, the weakest first."""
    classes = bot_classes(game)
    return tuple(sorted(classes, key=lambda name: classes[name].rung))


SEARCHERS: Final = ("search", "master")


def quick_bot(game: str) -> str:
    """The strongest bot that does not search: the one that plays where nothing else was asked for."""
    return [name for name in bots_of(game) if name not in SEARCHERS][-1]


def opponents_of(game: str) -> tuple[str, ...]:
    """The names that can be asked for at a table: bots and characters, but no files."""
    return *bots_of(game), *(one.id for one in characters_of(game))


def searches(name: str, game: str) -> bool:
    """Does this bot, or the bot behind this character, search?"""
    return {one.id: one.bot for one in characters_of(game)}.get(name, name) in SEARCHERS


def find_bot(name: str, game: str, seconds: float | None = None) -> Bot:
    """Create a bot, or a character. `seconds` limits the thinking time of a bot that thinks by the clock."""
    classes = bot_classes(game)
    for one in characters_of(game):
        if one.id == name:
            return Slipping(find_bot(one.bot, game, seconds), one.slips)
    if name not in classes:
        return own_bot(name, f"bot for {game}", bots_of(game))  # type: ignore[no-any-return]
    bot = classes[name]()
    if isinstance(bot, SearchBot):
        bot.remembers = rung_of(game, bot.name).remembers
    if seconds is not None and hasattr(bot, "seconds"):
        bot.seconds = min(bot.seconds, seconds)
    return bot


def ask(bot: Bot, game: Game[Any], s: Any, seat: Seat, rng: Random) -> Choice:
    """Ask a bot for a choice. It gets an imagined table, never the real one."""
    return bot.choose(game, game.imagine(recalled(bot, game, s, rng), seat, rng), seat, rng)


def recalled(bot: Bot, game: Game[Any], s: Any, rng: Random) -> Any:
    """The table from which a bot's seat imagines: with as much of what was open to all as the bot remembers."""
    recall = part_of(game.name, "bot.recall") if remembers(bot) else None
    return recall.recall(game, s, remembers(bot), rng) if recall else s
