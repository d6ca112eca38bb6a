"""What is worth aiming at from a spot, in which direction and how hard."""

from __future__ import annotations

from math import atan2, degrees, sqrt
from typing import Final

from roarhouse.core.words import Seat
from roarhouse.games.rampage.physics.city.plan import Monster, Piece, Spot
from roarhouse.games.rampage.physics.city.spots import clamped, distance
from roarhouse.games.rampage.physics.interface import Breath, Flick, Toss
from roarhouse.games.rampage.state import Rampage

FREE_SLIDE: Final = 9000  # 0.01 cm: how far the hardest flick slides
MOUTH: Final = 1000  # 0.01 cm above the board: where a breath comes from
BREATH_REACH: Final = 2600  # 0.01 cm
STOREY: Final = 180  # 0.01 cm: a Floor and the Meeples that carry it


def yaw(of: Spot, to: Spot) -> int:
    """In 0.1 degree, anticlockwise from the east."""
    return round(degrees(atan2(to[1] - of[1], to[0] - of[0])) * 10) % 3600


def slide(far: float) -> int:
    """The strength that lets Paws come to rest after this distance."""
    return clamped(1000 * sqrt(far / FREE_SLIDE), 50, 1000)


# -- what there is to aim at ----------------------------------------------------------------------------------


def buildings(s: Rampage) -> list[int]:
    """rampage.lexicon.6: Ruins on which at least one Floor rests."""
    return [ruin for ruin, pieces in enumerate(s.readings.buildings) if pieces]


def storeys(s: Rampage, ruin: int) -> int:
    floors = s.box.roster.floors
    return sum([piece in floors for piece in s.readings.buildings[ruin]])


def standing_others(s: Rampage, seat: Seat) -> list[Seat]:
    """Other Monsters that could be knocked down."""
    seats = [other for other in s.box.seats if other != seat and s.table.there(s.body(other))]
    return [other for other in seats if s.box.corners[other] not in s.readings.fallen]


def crowds(s: Rampage, seat: Seat) -> list[Spot]:
    """The middles of the Neighborhoods, those with most to eat first."""
    edible = [0] * len(s.box.map.neighborhoods)
    for meeple in s.readings.edible:
        for zone in s.readings.neighborhoods(meeple):
            edible[zone] += 1
    order = sorted(range(len(edible)), key=lambda zone: -edible[zone])
    return [s.box.anchors[zone][0] for zone in order]


# -- flicks, tosses, breaths ----------------------------------------------------------------------------------


def flick_to(s: Rampage, monster: Monster, to: Spot, stop: bool) -> Flick:
    """Towards a spot, to stop there or to hit it hard."""
    of = s.table.spot(s.box.roster.paws(monster))
    return Flick(monster, yaw(of, to), slide(distance(of, to)) if stop else 950)


def toss_to(s: Rampage, monster: Monster, piece: Piece, to: Spot, tilt: int, strength: int) -> Toss:
    return Toss(monster, piece, yaw(s.table.spot(s.box.roster.body(monster)), to), tilt, strength)


def breath_to(s: Rampage, monster: Monster, to: Spot, height: int, strength: int, sweep: int = 0) -> Breath:
    """At something `height` above the board."""
    of = s.table.spot(s.box.roster.body(monster))
    pitch = -degrees(atan2(MOUTH - height, max(distance(of, to), 1.0))) * 10
    return Breath(monster, yaw(of, to), clamped(pitch, -600, -50), sweep, strength)
