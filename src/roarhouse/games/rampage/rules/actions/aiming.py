"""Aiming: a menu too large to list. Numbers are whole, and within the ranges of `physics.interface`."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import ClassVar, Final

from msgspec import Struct

from roarhouse.core.game import Ask, Choice, Menu, Refusal, no
from roarhouse.core.words import Seat, Words
from roarhouse.games.rampage.choices import BACK, SKIP, Aim, Aimed, Deed
from roarhouse.games.rampage.physics.city.plan import Monster, Piece, Rect
from roarhouse.games.rampage.rules.actions.action import begin, end_action
from roarhouse.games.rampage.rules.resolve import Simulate
from roarhouse.games.rampage.state import Rampage

WILD: Final = 0.25  # share of random aims that are not aimed at anything
WORTH_TRYING: Final = 24


class Aiming(Ask, frozen=True):
    """An action has been chosen; now its aim. `steady`: something was placed for it, so BACK is not offered."""

    kind: ClassVar[str]
    deed: Deed
    target: int = -1
    steady: bool = False
    again: bool = False  # a further flick, which may be left out

    def head(self, s: Rampage) -> Monster:
        """Which Monster acts."""
        return s.box.corners[self.seat]

    def piece(self, s: Rampage) -> Piece:
        """What flies; a breath starts at the Body."""
        return s.box.roster.body(self.head(s))

    def also(self) -> tuple[Choice, ...]:
        if self.again:
            return (SKIP,)
        return () if self.steady else (BACK,)

    def poses(self, s: Rampage) -> tuple[str, ...]:
        """In which a Body may be dropped."""
        return ()

    def area(self, s: Rampage) -> Rect | None:
        """Where a Body may be dropped, as far as a rectangle can say."""
        return None

    def candidates(self, s: Rampage) -> Iterator[Aimed]:
        """Acts worth trying, by geometry."""
        raise NotImplementedError

    def wild(self, s: Rampage, rng: Random) -> Aimed:
        """Anything within the ranges."""
        raise NotImplementedError

    def shaken(self, s: Rampage, act: Aimed, rng: Random) -> Aimed:
        """The same act with random errors."""
        return act

    def refuse_act(self, s: Rampage, act: Aimed) -> Refusal | None:
        """Refuse an act of another action."""
        raise NotImplementedError

    def menu(self, s: Rampage, seat: Seat) -> Menu:
        return Aims(s, self)

    def refuse(self, s: Rampage, seat: Seat, choice: Choice) -> Refusal | None:
        if choice in self.also():
            return None
        if not isinstance(choice, Aim):
            return no(self.rule, "aim-now")
        if refusal := self.refuse_act(s, choice.act):
            return refusal
        wrong = s.box.world.refuse(s.table, choice.act)
        return no(self.rule, "out-of-range", field=Words(f"field-{wrong}")) if wrong else None

    def take(self, s: Rampage, choice: Choice) -> None:
        """rampage.turn.3: BACK leads to another action, SKIP ends this one; else the hand acts."""
        if choice == SKIP:
            end_action(s)
        elif isinstance(choice, Aim):
            if not (self.steady or self.again):
                begin(s, self.seat, self.deed)
            s.then(Simulate(self.seat, choice.act, self.deed, self.target))

    def prompt(self, s: Rampage, seat: Seat) -> Words:
        return Words(f"ask-{type(self).__name__.lower()}")


class Aims:
    """The `Space` of an aim."""

    __slots__ = ("s", "step")

    def __init__(self, s: Rampage, step: Aiming) -> None:
        self.s, self.step = s, step

    def __contains__(self, choice: Choice) -> bool:
        return self.step.refuse(self.s, self.step.seat, choice) is None

    def sample(self, rng: Random) -> Choice:
        """Mostly at something, with a shaky hand; sometimes anywhere."""
        if self.step.again and rng.random() < WILD:
            return SKIP
        offers = list(self.step.candidates(self.s)) if rng.random() >= WILD else []
        if not offers:
            return Aim(self.step.wild(self.s, rng))
        return Aim(self.step.shaken(self.s, rng.choice(offers), rng))

    def form(self) -> AimForm:
        """For clients that let a player aim on the screen."""
        step, also = self.step, self.step.also()
        pieces, drop = (step.head(self.s), step.piece(self.s)), (step.poses(self.s), step.area(self.s))
        return AimForm(step.kind, step.deed, *pieces, step.target, BACK in also, SKIP in also, *drop)

    def worth_trying(self) -> Iterator[Choice]:
        for count, act in enumerate(self.step.candidates(self.s)):
            if count < WORTH_TRYING:
                yield Aim(act)
        yield from self.step.also()


class AimForm(Struct, frozen=True):
    """What a client asks for: what is aimed, how and at what (the Ruin of a drop, the Monster of a slam, whose head
    breathes)."""

    kind: str
    deed: Deed
    monster: Monster
    piece: Piece
    target: int
    back: bool
    skip: bool
    poses: tuple[str, ...] = ()  # of a drop
    area: Rect | None = None  # where a Body may be dropped
