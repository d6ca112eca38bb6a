"""What a seat sees of Rampage, as numbers. Lengths are fractions of the board."""

from __future__ import annotations

from typing import Final, get_args

from roarhouse.core.features import around, from_left, many_hot, one_hot
from roarhouse.core.game import Choice
from roarhouse.core.words import Seat
from roarhouse.games.rampage.choices import Aim, Place
from roarhouse.games.rampage.physics.city.plan import COLOURS, Piece
from roarhouse.games.rampage.physics.interface import Drop
from roarhouse.games.rampage.spelling import TRIES, tries
from roarhouse.games.rampage.state import Rampage
from roarhouse.games.rampage.view import Phase, kinds, phase_of

PHASES: Final = get_args(Phase)
SCALE: Final = 1000.0  # of spots, in 0.01 cm
TURN: Final = 3600.0
OF_A_TRY: Final = 4


def features(s: Rampage, seat: Seat) -> list[float]:
    seats = len(s.box.seats)
    found = one_hot(PHASES.index(phase_of(s)), len(PHASES)) + one_hot(from_left(seat, s.actor, seats), seats)
    found += [float(n) for n in (s.actions, s.turns, s.last_turns, s.stall, s.side == "A", s.side == "B")]
    found += [*map(float, s.runaway), *map(float, s.boxed)]
    found += city(s) + own(s, seat) + offered(s, seat)
    for other in around(seat, seats):
        found += player(s, other, seat)
    return found


def city(s: Rampage) -> list[float]:
    """Meeples of each colour in each Neighborhood, Floors of each Building, where the Vehicles are."""
    zones, colours, roster = len(s.box.map.neighborhoods), len(COLOURS), s.box.roster
    counts = [0.0] * (zones * colours)
    for meeple in roster.meeples if s.built else ():
        for zone in s.readings.neighborhoods(meeple) if s.table.there(meeple) else ():
            counts[zone * colours + roster.colour(meeple)] += 1.0
    built = s.readings.buildings or [()] * len(s.box.map.ruins)
    floors = [float(sum([piece in roster.floors for piece in pieces])) for pieces in built]
    return counts + floors + [n for vehicle in roster.vehicles for n in place(s, vehicle)]


def place(s: Rampage, piece: Piece) -> list[float]:
    if not s.built or not s.table.there(piece):
        return [0.0, 0.0, 0.0]
    x, y = s.table.spot(piece)
    return [1.0, x / SCALE, y / SCALE]


def own(s: Rampage, seat: Seat) -> list[float]:
    cards = len(s.box.rows)
    return many_hot(s.supers[seat], cards) + many_hot(s.drawn[seat], cards) + many_hot(s.shelved[seat], cards)


def offered(s: Rampage, seat: Seat) -> list[float]:
    """What each letter `try k` stands for now."""
    found: list[float] = []
    if s.agenda and seat in s.agenda[-1].turn(s):
        menu = s.agenda[-1].menu(s, seat)
        found = [] if isinstance(menu, tuple) else [n for choice in tries(menu) for n in described(choice)]
    return found + [0.0] * (TRIES * OF_A_TRY - len(found))


def described(choice: Choice) -> list[float]:
    """There is one, where it is or where it is aimed, and how strong it is."""
    match choice:
        case Place(x, y):
            return [1.0, x / SCALE, y / SCALE, 0.0]
        case Aim(Drop(_, x, y)):
            return [1.0, x / SCALE, y / SCALE, 0.0]
        case Aim(act):
            return [1.0, act.yaw / TURN, 0.0, getattr(act, "strength", 0) / SCALE]
    return [1.0, 0.0, 0.0, 0.0]


def player(s: Rampage, other: Seat, seat: Seat) -> list[float]:
    """One seat as the viewer sees it: the Mouth is public, the Stomach may be not."""
    open_to = s.sees_stomach(seat, other)
    stomach = (*s.meeples[other], s.floors[other], s.broken[other]) if open_to else [0] * (len(COLOURS) + 2)
    corner, cards = s.box.corners[other], len(s.box.rows)
    flags = (s.away[other], corner in s.readings.fallen, s.paralysed[other], s.inverted[other], s.passed[other])
    numbers = (s.mouth[other], len(s.supers[other]), s.bought[other], s.mutated[other], other in s.sealed, open_to)
    found = [float(n) for n in (*stomach, *flags, *numbers, *kinds(s, s.drawn[other]))]
    found += place(s, s.paws(other)) + place(s, s.body(other))
    return found + many_hot(s.characters[other], cards) + many_hot(s.powers_of(other), cards)
