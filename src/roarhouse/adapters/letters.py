"""A table at which seats choose letter by letter: what all environments have in common."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from roarhouse.core.encoding.features import WIDTH, Block, features_of
from roarhouse.core.encoding.spelling import Letter, Prefix, Spelling, Word, spelling_of
from roarhouse.core.errors import NotFound, RoarhouseError
from roarhouse.core.find import find_game
from roarhouse.core.game import NATURE, Choice, Game
from roarhouse.core.options import make_options
from roarhouse.core.result import Result
from roarhouse.core.words import Seat

Rewards = Literal["result", "score"]
Floats = NDArray[np.float32]
Mask = NDArray[np.int8]


class LetterTable:
    """A game with its alphabet. The letter after the last one is WAIT, for a seat that owes no choice."""

    s: Any
    turn: tuple[Seat, ...]

    def __init__(self, name: str, mode: str = "", **options: Any) -> None:
        kind = find_game(name)
        self.game: Game[Any] = kind()
        self.options = make_options(kind, mode, **options)
        self.spelling: Spelling = spelling_of(name, self.game.box(self.options))
        self.features = features_of(name)
        self.seats: tuple[Seat, ...] = self.game.box(self.options).seats
        self.wait: Letter = len(self.spelling.letters)
        self.start(Random(0))
        self.size = self.features(self.s, 0).size + self.wait

    # -- playing -------------------------------------------------------------------------------------------------

    def start(self, rng: Random) -> None:
        self.rng, self.s = rng, self.game.start(self.options)
        self.begun: dict[Seat, Prefix] = {}
        self.given: dict[Seat, list[Letter]] = {}
        self._let_nature_choose()

    def legal(self, seat: Seat) -> list[Letter]:
        """The letters that a seat may give now, in ascending order."""
        return self._prefix(seat).next if seat in self.turn else [self.wait]

    def play(self, seat: Seat, letter: Letter) -> None:
        """Give a legal letter; the choice is made when its word is complete."""
        prefix = self._prefix(seat).then(letter)
        if prefix.choice is None:
            self.begun[seat] = prefix
            self.given.setdefault(seat, []).append(letter)
            return
        self.choose(seat, prefix.choice)

    def choose(self, seat: Seat, choice: Choice) -> None:
        """Make a whole choice; an unfinished word is forgotten."""
        self.begun.pop(seat, None)
        self.given.pop(seat, None)
        self.game.apply(self.s, seat, choice)
        self._let_nature_choose()

    def word(self, seat: Seat, choice: Choice) -> Word | None:
        """How a choice is spelled; None if a discretised menu lacks it."""
        try:
            word = self.spelling.spell(self.s, seat, choice)
        except ValueError:
            return None
        return word

    def name(self, letter: Letter) -> str:
        """What a letter stands for."""
        return "wait" if letter == self.wait else self.spelling.letters[letter]

    def _prefix(self, seat: Seat) -> Prefix:
        found = self.begun.get(seat)
        if found is None:
            found = self.begun[seat] = self.spelling.begin(self.s, seat, self.game.menu(self.s, seat))
        return found

    def _let_nature_choose(self) -> None:
        game, s = self.game, self.s
        while (turn := game.turn(s)) == (NATURE,):
            game.apply(s, NATURE, game.nature(s, self.rng))
        self.turn = turn

    # -- what a seat sees ------------------------------------------------------------------------------------------

    def observe(self, seat: Seat) -> Floats:
        """The features, and the letters that this seat has given of an unfinished word."""
        found = np.zeros(self.size, np.float32)
        fill(found, self.features(self.s, seat).data(), self.given.get(seat, ()))
        return found

    def mask(self, seat: Seat) -> Mask:
        found = np.zeros(self.wait + 1, np.int8)
        found[self.legal(seat)] = 1
        return found

    def returns(self, rewards: Rewards) -> list[float]:
        """What each seat gets in the end."""
        result = self.game.result(self.s)
        assert result is not None
        return returns_of(result, len(self.seats), rewards)


def fill(tensor: Floats, features: Block, given: Iterable[Letter]) -> None:
    """Write the features and the letters of an unfinished word into a tensor of zeros."""
    size = len(features) // WIDTH
    tensor[:size] = np.frombuffer(features, np.float32)
    for letter in given:
        tensor[size + letter] += 1


def returns_of(result: Result, seats: int, rewards: Rewards) -> list[float]:
    """By result: 1 for a single winner, equal parts if several win; all together 0. By score: the points."""
    if rewards == "score":
        return [float(score) for score in result.scores]
    if rewards != "result":
        raise NotFound("kind of rewards", rewards, ("result", "score"))
    part = seats / len(result.winners) if result.winners else 1.0
    return [((part if seat in result.winners else 0.0) - 1) / max(1, seats - 1) for seat in range(seats)]


def check(what: str, value: object, known: tuple[str | None, ...]) -> None:
    """Refuse an argument of an environment that is none of the known ones."""
    if value not in known:
        raise RoarhouseError(f"there is no {what} '{value}'; known: {', '.join(map(str, known))}")
