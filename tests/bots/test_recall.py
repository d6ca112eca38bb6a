"""Bots that forget nothing: they imagine from what was open to all, and still see no hidden card."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

import pytest

from roarhouse.bots.bots import RandomBot, Slipping, ask, find_bot, recalled, remembers
from roarhouse.bots.rungs import rung_of
from roarhouse.core.find import find_game, game_names, part_of
from roarhouse.core.game import NATURE
from roarhouse.lab.ladder import Timed

RECALLING = [name for name in game_names() if part_of(name, "bot") and part_of(name, "bot.recall")]


class Seeing:
    """Remembers, and keeps what it was shown."""

    rung: ClassVar[int] = 0
    remembers = 1.0

    def __init__(self) -> None:
        self.seen: list[tuple[Any, int]] = []

    def choose(self, game: Any, s: Any, seat: int, rng: Random) -> Any:
        self.seen.append((s, seat))
        return RandomBot().choose(game, s, seat, rng)


@pytest.mark.parametrize("name", RECALLING)
def test_what_is_recalled_changes_no_choice_and_shows_no_secret(name: str) -> None:
    game, rng, asked = find_game(name)(), Random(4), 0
    s = game.start()
    while turn := game.turn(s):
        for seat in turn:
            choice = game.nature(s, rng) if seat == NATURE else RandomBot().choose(game, s, seat, rng)
            if seat != NATURE:
                whole, bot = recalled(Seeing(), game, s, Random(1)), Seeing()
                assert game.menu(whole, seat) == game.menu(s, seat)
                ask(bot, game, s, seat, Random(1))
                asked += bot.seen == [(game.imagine(whole, seat, Random(1)), seat)]
                other = game.imagine(whole, seat, Random(2))  # other cards where nobody saw any
                assert game.view(other, seat) == game.view(whole, seat)
                assert game.imagine(other, seat, Random(3)) == game.imagine(whole, seat, Random(3))
            game.apply(s, seat, choice)
    assert asked > 20


@pytest.mark.parametrize("name", RECALLING)
def test_a_bot_that_forgets_imagines_from_the_table_alone(name: str) -> None:
    game, bot = find_game(name)(), find_bot("greedy", name)
    s = game.start()
    assert recalled(bot, game, s, Random(1)) is s
    assert not remembers(bot)


@pytest.mark.parametrize("name", ["rarrr", "pikit", "arrr"])
@pytest.mark.parametrize("rung", ["search", "master"])
def test_a_rung_remembers_as_its_table_says_in_any_disguise(name: str, rung: str) -> None:
    bot = find_bot(rung, name)
    assert remembers(bot) == remembers(Slipping(bot, 0.0)) == remembers(Timed(bot)) == rung_of(name, rung).remembers
