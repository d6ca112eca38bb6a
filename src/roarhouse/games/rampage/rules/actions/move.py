"""Move: the Paws are flicked or tossed, from where they lie or from where a card puts them first."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from roarhouse.core.game import Ask, Auto, Choice, Menu, Refusal, no
from roarhouse.core.words import Seat, Who, Words
from roarhouse.games.rampage.choices import BACK, SKIP, Happens, Move, Place
from roarhouse.games.rampage.physics.city.spots import random_spot
from roarhouse.games.rampage.physics.interface import Outcome, Table
from roarhouse.games.rampage.rules.actions.action import begin
from roarhouse.games.rampage.rules.actions.flick import AimFlick, paws_out
from roarhouse.games.rampage.rules.actions.targets import buildings
from roarhouse.games.rampage.rules.actions.toss import AimToss
from roarhouse.games.rampage.rules.aftermath import Aftermath
from roarhouse.games.rampage.rules.hands import Arrange, Lay, Perch, Stand
from roarhouse.games.rampage.rules.placing import SpotForm, Spots, refuse_spot, whole, zone_at
from roarhouse.games.rampage.rules.resolve import LOWER
from roarhouse.games.rampage.rules.teeth import LoseTeeth
from roarhouse.games.rampage.speech.names import zone_name
from roarhouse.games.rampage.state import Rampage
from roarhouse.games.rampage.verbs import Climb, JumpOff, Stretch


def refuse_move(s: Rampage, seat: Seat, choice: Move) -> Refusal | None:
    """rampage.superpowers.5: no kind of Move after a Paralyzing Gaze. rampage.powers.5: jumping is a Move."""
    if s.paralysed[seat]:
        return no("rampage.superpowers.5", "paralysed")
    return no("rampage.powers.5", "you-lack-this-power") if choice.jump and not s.power(seat, JumpOff) else None


def start_move(s: Rampage, seat: Seat, choice: Move) -> None:
    """rampage.powers.2, rampage.powers.13: before the flick the Paws may be put elsewhere."""
    climbs = not choice.jump and s.power(seat, Climb) and tops(s, seat)
    if climbs or (s.power(seat, Stretch) and s.where(seat)):
        s.then(PlacePaws(seat, choice.jump))
    else:
        aim(s, seat, choice.jump, steady=False)


def aim(s: Rampage, seat: Seat, jump: bool, steady: bool) -> None:
    s.then(AimToss(seat, "jump", steady=steady) if jump else AimFlick(seat, "flick", steady=steady))


# -- before the flick -----------------------------------------------------------------------------------------


def tops(s: Rampage, seat: Seat) -> list[int]:
    """rampage.powers.2: Buildings of the own Neighborhood, on which a Climber may start."""
    here = set(s.where(seat))
    return [ruin for ruin in buildings(s) if here & set(s.box.map.ruins[ruin].borders)]


class PlacePaws(Ask, frozen=True):
    """rampage.powers.2, rampage.powers.13: on top of a Building, on a free spot of the Neighborhood, or not at
    all."""

    jump: bool = False
    rule = "rampage.powers.13"

    def menu(self, s: Rampage, seat: Seat) -> Menu:
        return Starts(s, self)

    def refuse(self, s: Rampage, seat: Seat, choice: Choice) -> Refusal | None:
        if choice in (SKIP, BACK):
            return None
        if isinstance(choice, Place) and choice.up:
            return self.refuse_top(s, choice)
        if not s.power(seat, Stretch):
            return no("rampage.powers.2", "on-top-or-not-at-all")
        return refuse_spot(s, seat, choice, s.where(seat), self.rule)

    def refuse_top(self, s: Rampage, choice: Place) -> Refusal | None:
        """rampage.powers.2: a point above the Ruin of a Building in the Neighborhood."""
        ruins = [] if self.jump or not s.power(self.seat, Climb) else tops(s, self.seat)
        good = whole(choice.x, choice.y, choice.yaw) and choice.yaw == 0
        good = good and any(s.box.map.ruins[ruin].outline.holds(choice.x, choice.y) for ruin in ruins)
        return None if good else no("rampage.powers.2", "not-on-top-of-a-building")

    def take(self, s: Rampage, choice: Choice) -> None:
        if choice == SKIP:
            aim(s, self.seat, self.jump, steady=False)
        elif isinstance(choice, Place):
            self.place(s, choice)

    def place(self, s: Rampage, choice: Place) -> None:
        corner, spot = s.box.corners[self.seat], (choice.x, choice.y)
        begin(s, self.seat, "jump" if self.jump else "flick")
        if choice.up:
            s.tell("rampage.powers.2", "climbs", who=Who(self.seat))
            s.then(ClimbUp((Perch(corner, spot),), self.seat), TakeAim(self.seat))
        else:
            zone = zone_name(s.box, zone_at(s, spot))
            s.tell("rampage.powers.13", "stretches", who=Who(self.seat), zone=zone)
            hand = Stand(corner, spot, 0, s.inverted[self.seat]) if self.jump else Lay(corner, spot)
            s.then(Arrange((hand,)), TakeAim(self.seat, self.jump))

    def prompt(self, s: Rampage, seat: Seat) -> Words:
        return Words("ask-placepaws")


class Starts:
    """The `Space` of places from which a Move may start."""

    __slots__ = ("s", "spots", "step", "tops")

    def __init__(self, s: Rampage, step: PlacePaws) -> None:
        zones = s.where(step.seat) if s.power(step.seat, Stretch) else ()
        self.s, self.step = s, step
        self.spots = Spots(s, step.seat, zones, step.rule) if zones else None
        self.tops = tops(s, step.seat) if s.power(step.seat, Climb) and not step.jump else []

    def __contains__(self, choice: Choice) -> bool:
        return self.step.refuse(self.s, self.step.seat, choice) is None

    def form(self) -> SpotForm:
        zones = self.spots.zones if self.spots else ()
        return SpotForm(monster=self.s.box.corners[self.step.seat], zones=zones, tops=tuple(self.tops))

    def sample(self, rng: Random) -> Choice:
        if rng.random() < 0.3:
            return SKIP
        if self.tops and (self.spots is None or rng.random() < 0.5):
            return Place(*random_spot(self.s.box.map.ruins[rng.choice(self.tops)].outline, rng), 0, True)
        return self.spots.sample(rng) if self.spots else SKIP

    def worth_trying(self) -> Iterator[Choice]:
        yield SKIP
        for ruin in self.tops:
            yield Place(*self.s.box.map.ruins[ruin].outline.middle(), 0, True)
        if self.spots:
            yield from self.spots.worth_trying()
        yield BACK


class ClimbUp(Arrange, frozen=True):
    """rampage.clarifications.17: what topples under the Paws, and not by a flick, is an accident of the Climber."""

    seat: Seat

    def take(self, s: Rampage, choice: Happens) -> None:
        before = s.table
        s.rests(choice.outcome)
        if s.box.options.accidents == "placement" and topples(s, self.seat, before, choice.outcome):
            self.accident(s)

    def accident(self, s: Rampage) -> None:
        """rampage.clarifications.17, rampage.clarifications.18, rampage.clarifications.19, rampage.clarifications.20:
        a Tooth; Meeples run away, Floors go to the box, and nothing is broken for Bodies that fell."""
        s.tell("rampage.clarifications.17", "accident", who=Who(self.seat))
        s.knocked = ()
        s.then(LoseTeeth(self.seat, 1, "rampage.clarifications.17"), Aftermath(rumbles=False, accident=True))


def topples(s: Rampage, seat: Seat, before: Table, outcome: Outcome) -> bool:
    """Has anything but the own Monster come down or left the City?"""
    own = (s.paws(seat), s.body(seat))
    if outcome.knocked or any(piece not in own for piece in outcome.left):
        return True
    pairs = zip(before.poses, outcome.table.poses, strict=True)
    return any(
        old is not None and new is not None and old.z - new.z > LOWER
        for piece, (old, new) in enumerate(pairs)
        if piece not in own
    )


class TakeAim(Auto, frozen=True):
    """The Move goes on from where the Paws lie now; if they fell out of the City it is over."""

    seat: Seat
    jump: bool = False

    def do(self, s: Rampage) -> None:
        if s.in_city(s.paws(self.seat)):
            aim(s, self.seat, self.jump, steady=True)
        else:
            paws_out(s, self.seat)
