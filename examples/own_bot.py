"""A bot of one's own: it makes the choice after which its own hand is worth most.

roarhouse sim pikit --bots examples/own_bot.py:Grabber,random,random,random --games 500
"""

from random import Random
from typing import Any, ClassVar

from roarhouse.core.game import Choice, Game


class Grabber:
    rung: ClassVar[int] = 1

    def choose(self, game: Game[Any], s: Any, seat: int, rng: Random) -> Choice:
        """`s` is a table that this seat imagines, so nothing here can peek."""
        return max(game.menu(s, seat), key=lambda choice: self.worth(game, s, seat, choice))

    def worth(self, game: Game[Any], s: Any, seat: int, choice: Choice) -> float:
        t = game.copy(s)
        game.apply(t, seat, choice)
        return float(game.view(t, seat).points)
