"""Roll dice: nature rolls for the active player."""

from __future__ import annotations

from random import Random
from typing import Final

from roarhouse.core.game import Chance, Choice, Refusal, no
from roarhouse.core.words import Seat, Who
from roarhouse.games.pikit.choices import BOTH, Dice
from roarhouse.games.pikit.components import ROLLS
from roarhouse.games.pikit.state import Pikit

DICE: Final = {roll: Dice(roll) for roll in ROLLS}
ALL_DICE: Final = tuple(DICE.values())


class Roll(Chance, frozen=True):
    """pikit.roll.1, pikit.components.2: both dice, with faces from 1 to 6, once and openly."""

    rule = "pikit.roll.1"

    def sample(self, s: Pikit, rng: Random) -> Dice:
        return ALL_DICE[int(rng.random() * len(ALL_DICE))]

    def refuse(self, s: Pikit, seat: Seat, choice: Choice) -> Refusal | None:
        return None if isinstance(choice, Dice) and choice.faces in DICE else no(self.rule, "bad-roll")

    def take(self, s: Pikit, choice: Dice) -> None:
        s.dice, s.turned = choice.faces, ()
        if s.story is not None:
            s.tell("pikit.roll.1", "rolls", who=Who(s.active), first=s.dice[0], second=s.dice[1])


class RollAgain(Chance, frozen=True):
    """pikit.effect-reroll.1, pikit.effect-reroll.2: one die or both; the new result replaces the old one."""

    dice: tuple[int, ...]
    rule = "pikit.effect-reroll.1"

    def sample(self, s: Pikit, rng: Random) -> Dice:
        first, second = ALL_DICE[int(rng.random() * len(ALL_DICE))].faces
        return DICE[first if 0 in self.dice else s.dice[0], second if 1 in self.dice else s.dice[1]]

    def refuse(self, s: Pikit, seat: Seat, choice: Choice) -> Refusal | None:
        good = isinstance(choice, Dice) and choice.faces in DICE
        good = good and all(die in self.dice or choice.faces[die] == s.dice[die] for die in BOTH)  # type: ignore[attr-defined]
        return None if good else no(self.rule, "bad-roll")

    def take(self, s: Pikit, choice: Dice) -> None:
        s.dice = choice.faces
        s.turned = tuple([die for die in s.turned if die not in self.dice])
        if s.story is not None:
            s.tell("pikit.effect-reroll.2", "rolls-again", who=Who(s.active), first=s.dice[0], second=s.dice[1])
