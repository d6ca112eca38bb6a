"""What a seat sees of Rampage, as numbers. Lengths are fractions of the board."""

from __future__ import annotations

from typing import Final, get_args

from roarhouse.core.encoding.features import Sheet, around, from_left
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


def features(s: Rampage, seat: Seat) -> Sheet:
    sheet, seats = Sheet(), len(s.box.seats)
    sheet.one_hot(PHASES.index(phase_of(s)), len(PHASES))
    sheet.one_hot(from_left(seat, s.actor, seats), seats)
    sheet.numbers(s.actions, s.turns, s.last_turns, s.stall, s.side == "A", s.side == "B", *s.runaway, *s.boxed)
    city(sheet, s)
    for cards in (s.supers[seat], s.drawn[seat], s.shelved[seat]):
        sheet.many_hot(cards, len(s.box.rows))
    offered(sheet, s, seat)
    for other in around(seat, seats):
        player(sheet, s, other, seat)
    return sheet


def city(sheet: Sheet, s: Rampage) -> None:
    """Meeples of each colour in each Neighborhood, Floors of each Building, where the Vehicles are."""
    colours, roster = len(COLOURS), s.box.roster
    standing = [m for m in roster.meeples if s.table.there(m)] if s.built else []
    places = [z * colours + roster.colour(m) for m in standing for z in s.readings.neighborhoods(m)]
    sheet.many_hot(places, len(s.box.map.neighborhoods) * colours)
    built = s.readings.buildings or [()] * len(s.box.map.ruins)
    sheet.numbers(*[sum([piece in roster.floors for piece in pieces]) for pieces in built])
    for vehicle in roster.vehicles:
        place(sheet, s, vehicle)


def place(sheet: Sheet, s: Rampage, piece: Piece) -> None:
    if not s.built or not s.table.there(piece):
        sheet.numbers(0, 0, 0)
    else:
        x, y = s.table.spot(piece)
        sheet.numbers(1, x / SCALE, y / SCALE)


def offered(sheet: Sheet, s: Rampage, seat: Seat) -> None:
    """What each letter `try k` stands for now."""
    found: list[Choice] = []
    if s.agenda and seat in s.agenda[-1].turn(s):
        menu = s.agenda[-1].menu(s, seat)
        found = [] if isinstance(menu, tuple) else tries(menu)
    for choice in found:
        sheet.numbers(*described(choice))
    sheet.zeros((TRIES - len(found)) * OF_A_TRY)


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


def player(sheet: Sheet, s: Rampage, other: Seat, seat: Seat) -> None:
    """One seat as the viewer sees it: the Mouth is public, the Stomach may be not."""
    open_to, corner = s.sees_stomach(seat, other), s.box.corners[other]
    stomach = (*s.meeples[other], s.floors[other], s.broken[other]) if open_to else (0,) * (len(COLOURS) + 2)
    flags = (s.away[other], corner in s.readings.fallen, s.paralysed[other], s.inverted[other], s.passed[other])
    numbers = (s.mouth[other], len(s.supers[other]), s.bought[other], s.mutated[other], other in s.sealed, open_to)
    sheet.numbers(*stomach, *flags, *numbers, *kinds(s, s.drawn[other]))
    place(sheet, s, s.paws(other))
    place(sheet, s, s.body(other))
    sheet.many_hot(s.characters[other], len(s.box.rows))
    sheet.many_hot(s.powers_of(other), len(s.box.rows))
