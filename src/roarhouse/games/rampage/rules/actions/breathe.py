"""Breathe: one breath from the head of a Monster."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from roarhouse.core.game import Refusal, no
from roarhouse.core.words import Seat
from roarhouse.games.rampage.choices import Aimed, Breathe
from roarhouse.games.rampage.physics.city.plan import Monster
from roarhouse.games.rampage.physics.city.spots import distance
from roarhouse.games.rampage.physics.interface import Breath, Outcome
from roarhouse.games.rampage.rules.actions.action import end_action
from roarhouse.games.rampage.rules.actions.aiming import Aiming
from roarhouse.games.rampage.rules.actions.targets import (
    BREATH_REACH,
    STOREY,
    breath_to,
    buildings,
    crowds,
    standing_others,
    storeys,
)
from roarhouse.games.rampage.rules.resolve import AFTER, Before, Simulate
from roarhouse.games.rampage.state import Rampage
from roarhouse.games.rampage.verbs import BorrowHead


def refuse_breathe(s: Rampage, seat: Seat, choice: Breathe) -> Refusal | None:
    """rampage.breathe.2, rampage.powers.4: from anywhere, with the own Monster; with a Hurricane from any that stands
    upright in the City."""
    other = s.box.seat_of.get(choice.monster, -1)
    if other == seat:
        return None
    if not s.power(seat, BorrowHead):
        return no("rampage.breathe.1", "breathe-yourself")
    good = other >= 0 and s.in_city(s.body(other)) and choice.monster not in s.readings.fallen
    return None if good else no("rampage.powers.4", "does-not-stand")


def start_breathe(s: Rampage, seat: Seat, choice: Breathe) -> None:
    s.then(AimBreath(seat, "breath", choice.monster))


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


# -- when everything rests ------------------------------------------------------------------------------------


@AFTER.of(Breath)
def after_breath(s: Rampage, step: Simulate, before: Before, outcome: Outcome) -> None:
    """rampage.breathe.6, rampage.toss.6: no penalty of its own."""
    end_action(s)
