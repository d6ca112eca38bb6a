"""Flicking the Paws, and where they come to rest."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from roarhouse.core.game import Refusal, no
from roarhouse.core.words import Seat, Who, Words
from roarhouse.games.rampage.choices import Aimed
from roarhouse.games.rampage.physics.city.plan import Piece
from roarhouse.games.rampage.physics.city.spots import distance, nearest, random_spot
from roarhouse.games.rampage.physics.interface import Flick, Outcome
from roarhouse.games.rampage.rules.actions.action import end_action
from roarhouse.games.rampage.rules.actions.aiming import Aiming
from roarhouse.games.rampage.rules.actions.targets import buildings, crowds, flick_to, slide, standing_others, yaw
from roarhouse.games.rampage.rules.placing import Restart
from roarhouse.games.rampage.rules.resolve import AFTER, Before, Simulate
from roarhouse.games.rampage.rules.teeth import LoseTeeth
from roarhouse.games.rampage.state import Rampage
from roarhouse.games.rampage.verbs import MoreFlicks


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
        """At any spot of the City."""
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


# -- when everything rests ------------------------------------------------------------------------------------


@AFTER.of(Flick)
def after_flick(s: Rampage, step: Simulate, before: Before, outcome: Outcome) -> None:
    landed(s, step.seat)


def landed(s: Rampage, seat: Seat) -> None:
    """rampage.move.4, rampage.powers.5, rampage.powers.12: out of the City, or another flick, or the end of the
    Move."""
    s.flicks += 1
    if not s.in_city(s.paws(seat)):
        paws_out(s, seat)
    elif s.flicks < flicks(s, seat):
        s.then(AimFlick(seat, "flick", again=True))
    else:
        end_action(s)


def flicks(s: Rampage, seat: Seat) -> int:
    """rampage.powers.12: a Star Dancer has two in a Move."""
    dancer = s.power(seat, MoreFlicks)
    return dancer.flicks if dancer else 1


def paws_out(s: Rampage, seat: Seat) -> None:
    """rampage.move.4, rampage.move.5, rampage.move.6: a Tooth to the box, a new start; the action counts as used."""
    end_action(s)
    s.tell("rampage.move.4", "paws-out", who=Who(seat))
    s.then(LoseTeeth(seat, 1, "rampage.move.4"), Restart(seat))
