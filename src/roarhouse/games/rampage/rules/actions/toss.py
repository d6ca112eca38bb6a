"""Toss a Vehicle; or the own Paws, or the Body of another Monster."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from roarhouse.core.game import Refusal, no
from roarhouse.core.words import Seat
from roarhouse.games.rampage.choices import Aimed, TossIt
from roarhouse.games.rampage.physics.city.plan import Piece, Spot
from roarhouse.games.rampage.physics.city.spots import distance
from roarhouse.games.rampage.physics.interface import Outcome, Readings, Table, Toss
from roarhouse.games.rampage.rules.actions.action import begin, end_action
from roarhouse.games.rampage.rules.actions.aiming import Aiming
from roarhouse.games.rampage.rules.actions.flick import landed
from roarhouse.games.rampage.rules.actions.targets import buildings, standing_others, toss_to
from roarhouse.games.rampage.rules.cards.superpowers import reveal
from roarhouse.games.rampage.rules.hands import Arrange, Perch, Stand
from roarhouse.games.rampage.rules.resolve import AFTER, Before, Simulate
from roarhouse.games.rampage.rules.teeth import break_teeth
from roarhouse.games.rampage.speech.names import vehicle_name
from roarhouse.games.rampage.state import Rampage
from roarhouse.games.rampage.verbs import FetchVehicle, ThrowPaws, TossMonster

RAISED: Final = 600  # 0.01 mm: the middle of Paws that lie on something else than the board


def refuse_toss(s: Rampage, seat: Seat, choice: TossIt) -> Refusal | None:
    if choice.piece in s.box.roster.vehicles:
        return refuse_vehicle(s, seat, choice.piece)
    if choice.piece == s.paws(seat):
        return None if s.power(seat, ThrowPaws) else no("rampage.powers.6", "you-lack-this-power")
    return refuse_catch(s, seat, choice.piece)


def refuse_vehicle(s: Rampage, seat: Seat, vehicle: Piece) -> Refusal | None:
    """rampage.toss.1, rampage.toss.2, rampage.toss.7, rampage.clarifications.5, rampage.clarifications.14,
    rampage.powers.15: a Vehicle of the own Neighborhood (or of any, by Telekinesis) that carries nothing."""
    zones = s.readings.neighborhoods(vehicle) if s.in_city(vehicle) else ()
    name = vehicle_name(s.box, vehicle)
    if not zones:
        return no("rampage.clarifications.14", "vehicle-in-no-neighborhood", vehicle=name)
    if not s.power(seat, FetchVehicle) and not set(zones) & set(s.where(seat)):
        return no("rampage.toss.1", "vehicle-elsewhere", vehicle=name)
    if s.box.options.toss_needs_free_vehicle and vehicle in s.readings.laden:
        return no("rampage.toss.2", "vehicle-carries", vehicle=name)
    return None


def refuse_catch(s: Rampage, seat: Seat, body: Piece) -> Refusal | None:
    """rampage.superpowers.1, rampage.teams.18: the Body of an opposing Monster of the Neighborhood, for a seat that
    holds Catcher."""
    others = [other for other in s.opponents(seat) if s.together(seat, other) and s.in_city(s.body(other))]
    if s.held(seat, TossMonster) is None:
        return no("rampage.superpowers.1", "not-your-card")
    good = body in [s.body(other) for other in others]
    return None if good else no("rampage.superpowers.1", "not-in-your-neighborhood")


def start_toss(s: Rampage, seat: Seat, choice: TossIt) -> None:
    """rampage.superpowers.0, rampage.superpowers.17: Catcher is revealed by announcing its toss."""
    if choice.piece in s.box.roster.vehicles:
        s.then(AimToss(seat, "toss", choice.piece))
    elif choice.piece == s.paws(seat):
        s.then(AimToss(seat, "kungfu"))
    else:
        reveal(s, seat, s.held(seat, TossMonster) or 0)
        begin(s, seat, "catch")
        s.then(AimToss(seat, "catch", choice.piece, steady=True))


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


# -- when everything rests ------------------------------------------------------------------------------------


@AFTER.of(Toss)
def after_toss(s: Rampage, step: Simulate, before: Before, outcome: Outcome) -> None:
    """rampage.toss.6: no penalty. rampage.powers.5: a jump is a Move."""
    if step.deed == "jump":
        landed(s, step.seat)
        return
    end_action(s)
    if step.deed == "kungfu":
        come_back(s, step, before.table)
    elif step.deed == "catch":
        caught(s, step, before.readings)


def come_back(s: Rampage, step: Simulate, before: Table) -> None:
    """rampage.powers.6: the Paws return under the Body, which has not moved; no Tooth is lost. A Monster that stood
    on something stands on what is left of it."""
    paws, corner = s.paws(step.seat), s.box.corners[step.seat]
    pose, spot = before.poses[paws], before.spot(paws)
    assert pose is not None
    stood_on_board = pose.z < RAISED
    s.then(Arrange((Stand(corner, spot, 0, s.inverted[step.seat]) if stood_on_board else Perch(corner, spot),)))


def caught(s: Rampage, step: Simulate, before: Readings) -> None:
    """rampage.superpowers.1: exactly one Tooth for the toss, however the Body lands; none if it was down already."""
    monster = step.target - s.box.roster.body(0)
    s.credited += (monster,)
    if monster not in before.fallen:
        card = s.box.effects[s.box.cards_with(TossMonster)[0]]
        assert isinstance(card, TossMonster)
        break_teeth(s, step.seat, s.box.seat_of[monster], card.teeth, "rampage.superpowers.1")
