"""Aims: what a hand does, as a menu too large to list. Numbers are whole, and within the ranges of
`physics.facts`."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, ClassVar, Final

from roarhouse.core.game import Ask, Choice, Menu, Refusal, no
from roarhouse.core.words import Seat, Words
from roarhouse.games.rampage.choices import BACK, SKIP, Aim, Aimed
from roarhouse.games.rampage.forms import AimForm
from roarhouse.games.rampage.geometry import (
    BREATH_REACH,
    STOREY,
    breath_to,
    buildings,
    crowds,
    distance,
    flick_to,
    nearest,
    random_spot,
    slide,
    standing_others,
    storeys,
    toss_to,
    yaw,
)
from roarhouse.games.rampage.nature import Deed, Simulate
from roarhouse.games.rampage.physics.facts import Breath, Drop, Flick, Monster, Piece, Spot, Toss

if TYPE_CHECKING:
    from roarhouse.games.rampage.state import Rampage

POSES: Final = ("upright", "head", "flat")
WILD: Final = 0.25  # share of random aims that are not aimed at anything
WORTH_TRYING: Final = 24


class Aiming(Ask, frozen=True):
    """An action has been chosen; now the hand. `steady`: something was placed for it, so there is no way back."""

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

    def candidates(self, s: Rampage) -> Iterator[Aimed]:
        """What is worth trying, from the geometry."""
        raise NotImplementedError

    def wild(self, s: Rampage, rng: Random) -> Aimed:
        """Anything within the ranges."""
        raise NotImplementedError

    def shaken(self, s: Rampage, act: Aimed, rng: Random) -> Aimed:
        """Roughly the same once more."""
        return act

    def refuse_act(self, s: Rampage, act: Aimed) -> Refusal | None:
        """Whether it is this action at all."""
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
        from roarhouse.games.rampage.actions import begin, end_action

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
        """For whoever aims with a hand on a screen."""
        step, also = self.step, self.step.also()
        pieces = step.head(self.s), step.piece(self.s)
        return AimForm(step.kind, step.deed, *pieces, step.target, BACK in also, SKIP in also, step.poses(self.s))

    def worth_trying(self) -> Iterator[Choice]:
        for count, act in enumerate(self.step.candidates(self.s)):
            if count < WORTH_TRYING:
                yield Aim(act)
        yield from self.step.also()


# -- Move -----------------------------------------------------------------------------------------------------


class AimFlick(Aiming, frozen=True):
    """rampage.move.2, rampage.clarifications.15: direction, strength and sideways hit point of one flick; any
    direction."""

    kind = "flick"
    rule = "rampage.move.2"

    def piece(self, s: Rampage) -> Piece:
        return s.paws(self.seat)

    def candidates(self, s: Rampage) -> Iterator[Flick]:
        """To the Sidewalks of Buildings, to where there is something to eat, against other Monsters."""
        monster, here = s.box.corners[self.seat], s.table.spot(s.paws(self.seat))
        ruins = sorted(buildings(s), key=lambda r: distance(here, s.box.map.ruins[r].outline.middle()))
        for ruin in ruins:
            yield flick_to(s, monster, nearest(s.box.map.ruins[ruin].sidewalk, here), stop=True)
        for spot in crowds(s, self.seat)[:8]:
            yield flick_to(s, monster, spot, stop=True)
        for other in standing_others(s, self.seat):
            yield flick_to(s, monster, s.table.spot(s.body(other)), stop=False)

    def wild(self, s: Rampage, rng: Random) -> Flick:
        """Anywhere in the City, so far as the strength is right."""
        monster, here = s.box.corners[self.seat], s.table.spot(s.paws(self.seat))
        to = random_spot(s.box.map.board, rng)
        return Flick(
            monster, yaw(here, to), slide(distance(here, to) * rng.uniform(0.5, 1.2)), rng.randint(-800, 800)
        )

    def shaken(self, s: Rampage, act: Aimed, rng: Random) -> Flick:
        assert isinstance(act, Flick)
        strength = min(max(round(act.strength * rng.uniform(0.85, 1.15)), 50), 1000)
        return Flick(act.monster, (act.yaw + rng.randint(-60, 60)) % 3600, strength, rng.randint(-200, 200))

    def refuse_act(self, s: Rampage, act: Aimed) -> Refusal | None:
        good = isinstance(act, Flick) and act.monster == s.box.corners[self.seat]
        return None if good else no(self.rule, "flick-your-paws")

    def prompt(self, s: Rampage, seat: Seat) -> Words:
        return Words("ask-aimflick-again" if self.again else "ask-aimflick")


# -- Demolish -------------------------------------------------------------------------------------------------


class AimDrop(Aiming, frozen=True):
    """rampage.demolish.3, rampage.demolish.6, rampage.demolish.7, rampage.powers.3: where above the Building (or the
    Monster) the Body is let go, in which pose, and how it is turned; the height is fixed."""

    kind = "drop"
    rule = "rampage.demolish.7"

    def candidates(self, s: Rampage) -> Iterator[Drop]:
        """The middle and the corners, in every pose."""
        monster = s.box.corners[self.seat]
        for x, y in self.spots(s):
            for pose in self.poses(s):
                yield Drop(monster, x, y, pose)  # type: ignore[arg-type]

    def spots(self, s: Rampage) -> list[Spot]:
        if self.deed == "slam":
            return [s.table.spot(s.box.roster.body(self.target))]
        rect = s.box.map.ruins[self.target].outline
        (x, y), inset = rect.middle(), 120
        corners = [
            (a, b) for a in (rect.west + inset, rect.east - inset) for b in (rect.south + inset, rect.north - inset)
        ]
        return [(x, y), *corners]

    def poses(self, s: Rampage) -> tuple[str, ...]:
        return POSES[:1] if s.box.options.drop_poses == "upright" else POSES

    def wild(self, s: Rampage, rng: Random) -> Drop:
        monster, pose = s.box.corners[self.seat], rng.choice(self.poses(s))
        x, y = self.spots(s)[0]
        if self.deed == "drop":
            x, y = random_spot(s.box.map.ruins[self.target].outline, rng)
        return Drop(monster, x, y, pose, rng.randrange(3600))  # type: ignore[arg-type]

    def shaken(self, s: Rampage, act: Aimed, rng: Random) -> Drop:
        assert isinstance(act, Drop)
        return Drop(act.monster, act.x, act.y, act.pose, rng.randrange(3600))

    def refuse_act(self, s: Rampage, act: Aimed) -> Refusal | None:
        if not isinstance(act, Drop) or act.monster != s.box.corners[self.seat]:
            return no("rampage.demolish.3", "drop-your-body")
        if act.pose not in self.poses(s):
            return no("rampage.demolish.6", "not-in-this-pose")
        if s.box.world.refuse(s.table, act) is None and not self.above(s, (act.x, act.y)):
            return no("rampage.powers.3" if self.deed == "slam" else self.rule, "not-above-it")
        return None

    def above(self, s: Rampage, spot: Spot) -> bool:
        if self.deed == "slam":
            return s.box.world.over(s.table, s.box.roster.body(self.target), spot)
        return s.box.map.ruins[self.target].outline.holds(*spot)


# -- Toss a Vehicle -------------------------------------------------------------------------------------------


class AimToss(Aiming, frozen=True):
    """rampage.toss.3, rampage.toss.4, rampage.powers.5, rampage.powers.6, rampage.superpowers.1: direction, strength,
    tilt and hit point; a Vehicle, the own Paws, or a Body."""

    kind = "toss"
    rule = "rampage.toss.3"

    def piece(self, s: Rampage) -> Piece:
        return s.paws(self.seat) if self.deed in ("jump", "kungfu") else self.target

    def candidates(self, s: Rampage) -> Iterator[Toss]:
        monster, piece, here = s.box.corners[self.seat], self.piece(s), s.table.spot(s.body(self.seat))
        near = sorted(targets(s, self.seat), key=lambda spot: distance(here, spot))
        for to in near[:6]:
            for tilt, strength in ((0, 900), (120, 700), (250, 550)):
                yield toss_to(s, monster, piece, to, tilt, strength)

    def wild(self, s: Rampage, rng: Random) -> Toss:
        numbers = rng.randrange(3600), rng.randint(0, 350), rng.randint(50, 1000), rng.randint(-500, 500)
        return Toss(s.box.corners[self.seat], self.piece(s), *numbers, rng.randint(0, 1000))

    def shaken(self, s: Rampage, act: Aimed, rng: Random) -> Toss:
        assert isinstance(act, Toss)
        strength = min(max(round(act.strength * rng.uniform(0.8, 1.2)), 50), 1000)
        return Toss(act.monster, act.piece, (act.yaw + rng.randint(-60, 60)) % 3600, act.tilt, strength)

    def refuse_act(self, s: Rampage, act: Aimed) -> Refusal | None:
        good = isinstance(act, Toss) and act.monster == s.box.corners[self.seat] and act.piece == self.piece(s)
        return None if good else no(self.rule, "toss-it-from-your-head")


def targets(s: Rampage, seat: Seat) -> list[Spot]:
    """Buildings and Monsters."""
    ruins = [s.box.map.ruins[ruin].outline.middle() for ruin in buildings(s)]
    return ruins + [s.table.spot(s.body(other)) for other in standing_others(s, seat)]


# -- Breathe --------------------------------------------------------------------------------------------------


class AimBreath(Aiming, frozen=True):
    """rampage.breathe.1, rampage.breathe.4, rampage.breathe.5: direction, pitch, turn of the head and strength of one
    breath; it starts at the head of the Monster and nowhere else."""

    kind = "breath"
    rule = "rampage.breathe.5"

    def head(self, s: Rampage) -> Monster:
        return self.target

    def candidates(self, s: Rampage) -> Iterator[Breath]:
        """At the upper storeys of near Buildings, at near Monsters, and at Meeples on the street."""
        monster: Monster = self.target
        here = s.table.spot(s.box.roster.body(monster))
        for ruin in buildings(s):
            to = s.box.map.ruins[ruin].outline.middle()
            if distance(here, to) < BREATH_REACH:
                for level in range(storeys(s, ruin), 0, -1):
                    yield breath_to(s, monster, to, level * STOREY + 60, 1000)
        for other in standing_others(s, self.seat):
            to = s.table.spot(s.body(other))
            if distance(here, to) < BREATH_REACH and s.box.corners[other] != monster:
                yield breath_to(s, monster, to, 400, 1000)
        for spot in crowds(s, self.seat)[:3]:
            yield breath_to(s, monster, spot, 80, 700, 200)

    def wild(self, s: Rampage, rng: Random) -> Breath:
        numbers = rng.randrange(3600), rng.randint(-600, -50), rng.randint(-300, 300), rng.randint(400, 1000)
        return Breath(self.target, *numbers)

    def shaken(self, s: Rampage, act: Aimed, rng: Random) -> Breath:
        assert isinstance(act, Breath)
        yaw, pitch = (act.yaw + rng.randint(-80, 80)) % 3600, act.pitch + rng.randint(-40, 40)
        return Breath(act.monster, yaw, min(max(pitch, -600), -50), act.sweep, rng.randint(400, 1000))

    def refuse_act(self, s: Rampage, act: Aimed) -> Refusal | None:
        good = isinstance(act, Breath) and act.monster == self.target
        return None if good else no("rampage.breathe.1", "breathe-from-this-head")
