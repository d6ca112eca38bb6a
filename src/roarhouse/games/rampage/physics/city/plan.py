"""The printed city: zones, starting places, and which number is which piece. Part of the interface."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

Piece = int
Monster = int
Zone = int  # neighborhoods count from 0; sidewalks, ruins and starting areas from the bases in `interface.py`
Spot = tuple[int, int]  # x, y in 0.01 cm
# rampage.lexicon.13: Journalists, Soldiers, Businessmen, Blondes, Old Folks, Heroes
COLOURS: Final = ("blue", "green", "black", "yellow", "gray", "red")
Colour = Literal["blue", "green", "black", "yellow", "gray", "red"]


class Rect(Struct, frozen=True, array_like=True):
    """An upright rectangle of the map, in 0.01 cm."""

    west: int
    south: int
    east: int
    north: int

    def holds(self, x: int, y: int) -> bool:
        return self.west <= x <= self.east and self.south <= y <= self.north

    def middle(self) -> Spot:
        return (self.west + self.east) // 2, (self.south + self.north) // 2


class Ruin(Struct, frozen=True):
    id: str  # "ST", "RW", "NW" ...; on the second board "ST2" ...
    kind: Literal["small", "rectangle", "large"]
    outline: Rect
    sidewalk: Rect  # the outline of the ring, which is this without `outline`
    borders: tuple[Zone, ...]  # the neighborhoods that its sidewalk touches


class Neighborhood(Struct, frozen=True):
    id: str  # "harbour", "park" ...; on the second board "harbour2" ...
    area: Rect  # without the ruins and sidewalks in it
    adjacent: tuple[Zone, ...]  # neighborhoods with a common wall


class Map(Struct, frozen=True):
    """Where everything is printed, for one board or for two."""

    board: Rect
    neighborhoods: tuple[Neighborhood, ...]
    ruins: tuple[Ruin, ...]
    starts: tuple[Rect, ...]  # by corner
    homes: tuple[Rect, ...]  # the vehicle spaces, by vehicle


class Roster(Struct, frozen=True):
    """rampage.components.1, rampage.components.2, rampage.components.7, rampage.big-city.3: which numbers are which
    pieces: floors, vehicles, paws, bodies, meeples, in this order."""

    boards: int

    @property
    def floors(self) -> range:
        return range(19 * self.boards)

    @property
    def vehicles(self) -> range:
        return range(19 * self.boards, 23 * self.boards)

    @property
    def meeples(self) -> range:
        return range(31 * self.boards, 121 * self.boards)

    @property
    def pieces(self) -> range:
        return range(121 * self.boards)

    def paws(self, monster: Monster) -> Piece:
        return 23 * self.boards + monster

    def body(self, monster: Monster) -> Piece:
        return 27 * self.boards + monster

    def site(self, floor: Piece) -> int:
        """The Ruin for which a floor is meant: three storeys each on the towers, then on the blocks; the stadium."""
        board, number = divmod(floor, 19)
        return 7 * board + (3, 4, 5, 6, 1, 2, 0)[number // 3]

    def colour(self, meeple: Piece) -> int:
        """0 blue, 1 green, 2 black, 3 yellow, 4 gray, 5 red: 15 of each in a box."""
        return (meeple - 31 * self.boards) // (15 * self.boards)
