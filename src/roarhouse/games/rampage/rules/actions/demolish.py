"""Demolish: the Body is dropped on a Building, or on a Monster."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from roarhouse.core.game import Refusal, no
from roarhouse.core.words import Seat, Who
from roarhouse.games.rampage.choices import Aimed, Demolish, Slam
from roarhouse.games.rampage.physics.city.plan import Rect, Spot
from roarhouse.games.rampage.physics.city.spots import random_spot
from roarhouse.games.rampage.physics.interface import Drop, Outcome
from roarhouse.games.rampage.rules.actions.action import end_action
from roarhouse.games.rampage.rules.actions.aiming import Aiming
from roarhouse.games.rampage.rules.resolve import AFTER, Before, Simulate
from roarhouse.games.rampage.rules.teeth import LoseTeeth
from roarhouse.games.rampage.speech.names import ruin_name
from roarhouse.games.rampage.state import Rampage
from roarhouse.games.rampage.verbs import ReachOut, SlamMonster

POSES: Final = ("upright", "head", "flat")
SURELY_ABOVE: Final = 60  # 0.01 cm around the middle of a Body, however it lies


def refuse_demolish(s: Rampage, seat: Seat, choice: Demolish) -> Refusal | None:
    """rampage.demolish.1, rampage.demolish.2, rampage.powers.7: a Building whose Sidewalk the Paws touch; with a Long
    Tail any of the Neighborhood."""
    if refusal := refuse_building(s, seat, choice):
        return refusal
    if choice.ruin in s.readings.sidewalks(s.paws(seat)):
        return None
    if s.power(seat, ReachOut) and in_neighborhood(s, seat, choice.ruin):
        return None
    return no("rampage.demolish.1", "not-on-its-sidewalk", ruin=ruin_name(s.box, choice.ruin))


def refuse_building(s: Rampage, seat: Seat, choice: Demolish) -> Refusal | None:
    """rampage.lexicon.6: a Ruin on which at least one Floor rests."""
    if choice.ruin not in range(len(s.box.map.ruins)):
        return no("rampage.demolish.2", "no-such-building")
    gone = not s.readings.buildings[choice.ruin]
    return no("rampage.lexicon.6", "building-is-gone", ruin=ruin_name(s.box, choice.ruin)) if gone else None


def in_neighborhood(s: Rampage, seat: Seat, ruin: int) -> bool:
    """rampage.powers.2: a Building is in a Neighborhood if its Sidewalk borders on it."""
    return bool(set(s.box.map.ruins[ruin].borders) & set(s.where(seat)))


def start_demolish(s: Rampage, seat: Seat, choice: Demolish) -> None:
    s.then(AimDrop(seat, "drop", choice.ruin))


def refuse_slam(s: Rampage, seat: Seat, choice: Slam) -> Refusal | None:
    """rampage.powers.3: a Monster of the same Neighborhood, upright or not; no Sidewalk is needed."""
    other = s.box.seat_of.get(choice.monster, -1)
    if not s.power(seat, SlamMonster):
        return no("rampage.powers.3", "you-lack-this-power")
    good = other >= 0 and s.together(seat, other) and s.in_city(s.body(other))
    return None if good else no("rampage.powers.3", "not-in-your-neighborhood")


def start_slam(s: Rampage, seat: Seat, choice: Slam) -> None:
    s.then(AimDrop(seat, "slam", choice.monster))


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

    def area(self, s: Rampage) -> Rect:
        """rampage.demolish.7, rampage.powers.3: above the Ruin; above a Monster, the middle of its Body."""
        if self.deed == "drop":
            return s.box.map.ruins[self.target].outline
        x, y = self.spots(s)[0]
        return Rect(x - SURELY_ABOVE, y - SURELY_ABOVE, x + SURELY_ABOVE, y + SURELY_ABOVE)

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


# -- when everything rests ------------------------------------------------------------------------------------


@AFTER.of(Drop)
def after_drop(s: Rampage, step: Simulate, before: Before, outcome: Outcome) -> None:
    """rampage.demolish.8, rampage.powers.3: a Body that touched nothing of the Building as it was (or of the Monster)
    costs a Tooth."""
    end_action(s)
    roster, target = s.box.roster, step.target
    slam = step.deed == "slam"
    wanted = (roster.body(target), roster.paws(target)) if slam else before.readings.buildings[target]
    if not set(wanted) & set(outcome.struck):
        why = "rampage.powers.3" if slam else "rampage.demolish.8"
        s.tell(why, "misses", who=Who(step.seat))
        s.then(LoseTeeth(step.seat, 1, why))
