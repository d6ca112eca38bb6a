"""Directions and strengths from one spot to another: what is worth aiming at, and how hard."""

from __future__ import annotations

from math import atan2, degrees, hypot, sqrt
from random import Random
from typing import TYPE_CHECKING, Final

from roarhouse.core.words import Seat
from roarhouse.games.rampage.physics.facts import Breath, Flick, Map, Monster, Piece, Rect, Spot, Toss

if TYPE_CHECKING:
    from roarhouse.games.rampage.state import Rampage

FREE_SLIDE: Final = 9000  # 0.01 cm: how far the hardest flick slides
MOUTH: Final = 1000  # 0.01 cm above the board: where a breath comes from
BREATH_REACH: Final = 2600  # 0.01 cm
STOREY: Final = 180  # 0.01 cm: a Floor and the Meeples that carry it


def yaw(of: Spot, to: Spot) -> int:
    """In 0.1 degree, anticlockwise from the east."""
    return round(degrees(atan2(to[1] - of[1], to[0] - of[0])) * 10) % 3600


def distance(of: Spot, to: Spot) -> float:
    return hypot(to[0] - of[0], to[1] - of[1])


def clamped(value: float, low: int, high: int) -> int:
    return min(max(round(value), low), high)


def slide(far: float) -> int:
    """The strength that lets Paws come to rest after so long a way."""
    return clamped(1000 * sqrt(far / FREE_SLIDE), 50, 1000)


def nearest(rect: Rect, spot: Spot, inset: int = 0) -> Spot:
    """The point of a rectangle, or of a smaller one inside it, that is nearest to a spot."""
    return (
        clamped(spot[0], rect.west + inset, rect.east - inset),
        clamped(spot[1], rect.south + inset, rect.north - inset),
    )


# -- what there is to aim at ----------------------------------------------------------------------------------


def buildings(s: Rampage) -> list[int]:
    """rampage.lexicon.6: Ruins on which at least one Floor rests."""
    return [ruin for ruin, pieces in enumerate(s.facts.buildings) if pieces]


def storeys(s: Rampage, ruin: int) -> int:
    floors = s.box.roster.floors
    return sum([piece in floors for piece in s.facts.buildings[ruin]])


def standing_others(s: Rampage, seat: Seat) -> list[Seat]:
    """Other Monsters that could be knocked down."""
    seats = [other for other in s.box.seats if other != seat and s.table.there(s.body(other))]
    return [other for other in seats if s.box.corners[other] not in s.facts.fallen]


def crowds(s: Rampage, seat: Seat) -> list[Spot]:
    """The middles of the Neighborhoods, those with most to eat first."""
    edible = [0] * len(s.box.map.neighborhoods)
    for meeple in s.facts.edible:
        for zone in s.facts.neighborhoods(meeple):
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
    """At something so high above the board."""
    of = s.table.spot(s.box.roster.body(monster))
    pitch = -degrees(atan2(MOUTH - height, max(distance(of, to), 1.0))) * 10
    return Breath(monster, yaw(of, to), clamped(pitch, -600, -50), sweep, strength)


def random_spot(rect: Rect, rng: Random, inset: int = 0) -> Spot:
    return rng.randint(rect.west + inset, rect.east - inset), rng.randint(rect.south + inset, rect.north - inset)


# -- where Paws fit -------------------------------------------------------------------------------------------

GRID: Final = 100  # 0.01 cm
ROOM: Final = 230  # 0.01 cm: the radius of Paws, and a little more


def anchors(city: Map, zone: int) -> tuple[Spot, ...]:
    """Spots of a Neighborhood on which Paws fit if nothing lies there, beside Sidewalks and Vehicle spaces.

    The first is the nearest to its middle, the others are those nearest to its corners.
    """
    area = city.neighborhoods[zone].area
    columns = range(area.west + ROOM, area.east - ROOM + 1, GRID)
    rows = range(area.south + ROOM, area.north - ROOM + 1, GRID)
    taken = [*[ruin.sidewalk for ruin in city.ruins], *city.homes]
    fitting = [(x, y) for x in columns for y in rows if all(apart((x, y), rect) for rect in taken)]
    ends = [(x, y) for x in (area.west, area.east) for y in (area.south, area.north)]
    wanted = [min(fitting, key=lambda spot: distance(spot, end)) for end in (area.middle(), *ends)]
    return tuple(dict.fromkeys(wanted))


def apart(spot: Spot, rect: Rect) -> bool:
    return distance(spot, nearest(rect, spot)) >= ROOM
