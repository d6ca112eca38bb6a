"""The yard after an act: everything is put back where it can be used again, and nothing is counted."""

from __future__ import annotations

from typing import Final

from roarhouse.core.bags import Bag, bag_of, plus
from roarhouse.core.game import Auto
from roarhouse.core.words import Seat
from roarhouse.games.rampage.physics.city.plan import COLOURS, Piece
from roarhouse.games.rampage.rules.hands import AnyHand, Arrange, Mount, Remove, SendHome, Stand
from roarhouse.games.rampage.state import Rampage

TRIES: Final = 4  # what still lies outside then is tidied up after the next act


class Tidy(Auto, frozen=True):
    """rampage.yard.3: Monsters and Vehicles come back, Meeples and Floors that left the City go to the box."""

    tries: int = 0

    def do(self, s: Rampage) -> None:
        roster = s.box.roster
        gone = tuple([piece for piece in s.readings.out if piece in roster.meeples or piece in roster.floors])
        hands = [*monsters(s, self.tries), *[SendHome(one) for one in s.readings.out if one in roster.vehicles]]
        if gone:
            hands.append(Remove(gone))
        if hands and self.tries < TRIES:
            s.then(Arrange(tuple(hands)), boxed(s, gone), Tidy(self.tries + 1))


def monsters(s: Rampage, tries: int) -> list[AnyHand]:
    """rampage.yard.3: the Monster that acted is put together; others that were knocked over stay down."""
    return [hand for seat in s.box.seats if (hand := restored(s, seat, tries))]


def restored(s: Rampage, seat: Seat, tries: int) -> AnyHand | None:
    corner = s.box.corners[seat]
    if not s.in_city(s.paws(seat)):
        return Stand(corner, s.box.map.starts[corner].middle())
    apart = seat == s.actor and corner not in s.readings.mounted
    if not apart and s.in_city(s.body(seat)):
        return None
    return Mount(corner) if tries < TRIES - 1 else Stand(corner, s.table.spot(s.paws(seat)))


def boxed(s: Rampage, gone: tuple[Piece, ...]) -> Boxed:
    roster = s.box.roster
    colours = [roster.colour(piece) for piece in gone if piece in roster.meeples]
    return Boxed(bag_of(len(COLOURS), colours), len(gone) - len(colours))


class Boxed(Auto, frozen=True):
    """rampage.yard.3: Meeples and Floors are in the box now."""

    meeples: Bag
    floors: int

    def do(self, s: Rampage) -> None:
        s.boxed, s.floors_boxed = plus(s.boxed, self.meeples), s.floors_boxed + self.floors
