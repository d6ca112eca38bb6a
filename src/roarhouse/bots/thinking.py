"""A bot's decision as a job for a worker process, which gets a table that the seat has imagined, and no other."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Any, Final

import msgspec
from msgspec import Struct

from roarhouse.bots.bots import Bot, Slipping, find_bot
from roarhouse.core.codec import Codec
from roarhouse.core.find import find_game, part_of
from roarhouse.core.game import Choice, Game
from roarhouse.core.words import Seat

SEEDS: Final = 2**62


class Imagined(Struct, frozen=True):
    """A table that a seat has imagined, packed for another process."""

    game: str
    cards: bytes  # of the deck, if it is not the one in the game's folder
    state: bytes
    seat: Seat
    seed: int  # for whatever is drawn while thinking about it


class Thought(Struct, frozen=True):
    choice: Choice
    plan: Any = None  # what the bot wants to remember until its next decision


def imagine_for(codec: Codec, s: Any, seat: Seat, rng: Random) -> Imagined:
    """What a worker may know of a table: what this seat imagines. The same view and dice give the same."""
    t = codec.game.imagine(s, seat, rng)
    return Imagined(codec.game.name, other_cards(codec.game), codec.encode(t), seat, rng.randrange(SEEDS))


def other_cards(game: Game[Any]) -> bytes:
    """The deck of a game; empty if the folder of the game has the same."""
    return b"" if game.deck_hash == own_hash(game.name) else msgspec.json.encode(game.deck)


@lru_cache(maxsize=16)
def own_hash(name: str) -> str:
    return find_game(name)().deck_hash


# -- in a worker -----------------------------------------------------------------------------------------------------


@lru_cache(maxsize=16)
def codec_of(name: str, cards: bytes) -> Codec:
    kind = find_game(name)
    return Codec(kind(msgspec.json.decode(cards, type=kind.Deck) if cards else None))


def unpacked(one: Imagined) -> tuple[Game[Any], Any]:
    codec = codec_of(one.game, one.cards)
    return codec.game, codec.state(one.state)


def think(share: float, table: Imagined, name: str, plan: Any, seconds: float) -> Thought:
    """A bot's choice. With a share below 1 it thinks less, if it can."""
    game, s = unpacked(table)
    return decide(share, game, s, table, name, plan, seconds)


def think_ahead(share: float, table: Imagined, name: str, plan: Any, seconds: float) -> Any:
    """A bot's plan for the decision that it foresees; the plan that it had if it foresees none."""
    (game, s), ahead = unpacked(table), part_of(table.game, "ahead")
    if ahead is None or not ahead.foresee(game, s, table.seat, Random(table.seed)):
        return plan
    return decide(share, game, s, table, name, plan, seconds).plan


def decide(share: float, game: Game[Any], s: Any, table: Imagined, name: str, plan: Any, seconds: float) -> Thought:
    bot = find_bot(name, table.game, seconds * share)
    thinker = thinker_in(bot)
    if hasattr(thinker, "share"):
        thinker.share = share
    if hasattr(thinker, "plan"):
        thinker.plan = plan
    choice = bot.choose(game, s, table.seat, Random(table.seed))
    return Thought(choice, getattr(thinker, "plan", None))


def foreseen_seat(game: str, s: Any) -> Seat | None:
    """The seat that can already think about its next decision; None in games without foresight."""
    ahead = part_of(game, "ahead")
    return ahead.next_seat(s) if ahead else None


def thinker_in(bot: Bot) -> Any:
    """The bot that thinks; a character is one in disguise."""
    return bot.bot if isinstance(bot, Slipping) else bot
