"""The city as data: `city.toml`, typed and checked, and the map that is printed on one board or on two."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Final, Literal

import msgspec
from msgspec import Struct

from roarhouse.games.rampage.physics.city.plan import Map, Neighborhood, Rect, Ruin, Zone

FILE: Final = Path(__file__).parents[2] / "city.toml"
PER_CM: Final = 100  # lengths of the map
BIG_CITY: Final = 60.0  # the middle of the second board lies this far north of the first, in cm
MEEPLE_COLOURS: Final = ("#2f6fd0", "#2e9a47", "#2b2b30", "#f2cf2c", "#9a9aa0", "#d0312d")  # rampage.lexicon.13
Point = tuple[float, float]


class Board(Struct, frozen=True, forbid_unknown_fields=True):
    """rampage.components.5: the two parts as one; a seam would stop a disc."""

    side: float
    thickness: float
    table: float
    sidewalk: float


class Edge(Struct, frozen=True, forbid_unknown_fields=True):
    """How the ruins are drawn, and how they rise from the board with raised edges."""

    printed: float
    height: float
    bevel: float
    sunk: float
    curb: float
    curb_restitution: float


class RuinRow(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    kind: Literal["small", "rectangle", "large"]
    at: Point


class NeighborhoodRow(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    area: tuple[float, float, float, float]
    colour: str


class MonsterRow(Struct, frozen=True, forbid_unknown_fields=True):
    colour: str
    start: Point


class VehicleRow(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    colour: str
    home: Point


class Starts(Struct, frozen=True, forbid_unknown_fields=True):
    side: float


class Homes(Struct, frozen=True, forbid_unknown_fields=True):
    size: Point


class Material(Struct, frozen=True, forbid_unknown_fields=True):
    friction: float
    restitution: float


class Box(Struct, frozen=True, forbid_unknown_fields=True):
    size: tuple[float, float, float]
    z: float = 0.0  # of its middle


class Disc(Struct, frozen=True, forbid_unknown_fields=True):
    radius: float
    height: float


class PieceRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of piece: boxes, discs on one axis, or an outline with a depth."""

    material: str
    mass: float
    damping: float
    predict: float
    boxes: tuple[Box, ...] = ()
    bevel: float = 0.0  # of the edges of the boxes
    discs: tuple[Disc, ...] = ()
    outline: tuple[Point, ...] = ()
    depth: float = 0.0
    spring: float = 0.0  # of a blow from above, the share that a bent Floor gives back


class Building(Struct, frozen=True, forbid_unknown_fields=True):
    storeys: int
    inset: float
    under: Literal["corners", "corners and sides"]
    roof: tuple[Point, ...]


class City(Struct, frozen=True, forbid_unknown_fields=True):
    """rampage.setup.1, rampage.setup.5, rampage.components.8, rampage.components.10, rampage.components.11."""

    board: Board
    ruins: Edge
    ruin: tuple[RuinRow, ...]
    neighborhood: tuple[NeighborhoodRow, ...]
    monster: tuple[MonsterRow, ...]
    starts: Starts
    vehicle: tuple[VehicleRow, ...]
    homes: Homes
    material: dict[str, Material]
    piece: dict[str, PieceRow]
    building: dict[str, Building]

    def ground(self, kind: str) -> tuple[float, float]:
        """The outline of a ruin is that of the floors on it."""
        return self.piece[kind].boxes[0].size[:2]


@cache
def the_city() -> City:
    return msgspec.convert(tomllib.loads(FILE.read_text()), City)


# -- the map --------------------------------------------------------------------------------------------------


@cache
def the_map(boards: int) -> Map:
    """rampage.lexicon.2, rampage.big-city.2: the second board is turned by 180 degrees and joined park to park."""
    city = the_city()
    half = city.board.side / 2
    board = Rect(*scaled(-half, -half, half, half + BIG_CITY * (boards - 1)))
    ruins = [(row, b) for b in range(boards) for row in city.ruin]
    walks = [outline(city, row, b, city.board.sidewalk) for row, b in ruins]
    areas = [turned(row.area, b) for b in range(boards) for row in city.neighborhood]
    return Map(
        board=board,
        neighborhoods=tuple(
            Neighborhood(named(row.id, b), areas[zone], adjacent(zone, areas, walks))
            for zone, (row, b) in enumerate([(row, b) for b in range(boards) for row in city.neighborhood])
        ),
        ruins=tuple(
            Ruin(named(row.id, b), row.kind, outline(city, row, b, 0.0), walk, borders(walk, areas))
            for (row, b), walk in zip(ruins, walks, strict=True)
        ),
        starts=tuple(around(m.start, (city.starts.side,) * 2, b) for b in range(boards) for m in city.monster),
        homes=tuple(around(v.home, city.homes.size, b) for b in range(boards) for v in city.vehicle),
    )


def named(id: str, board: int) -> str:
    return id if board == 0 else f"{id}2"


def scaled(*lengths: float) -> list[int]:
    return [round(length * PER_CM) for length in lengths]


def on_board(point: Point, board: int) -> Point:
    """A point of the printed board, on the first or the second one."""
    return point if board == 0 else (-point[0], BIG_CITY - point[1])


def turned(area: tuple[float, float, float, float], board: int) -> Rect:
    (x0, y0), (x1, y1) = on_board(area[:2], board), on_board(area[2:], board)
    return Rect(*scaled(min(x0, x1), min(y0, y1), max(x0, x1), max(y0, y1)))


def around(middle: Point, size: Point, board: int) -> Rect:
    (x, y), (w, h) = middle, size
    return turned((x - w / 2, y - h / 2, x + w / 2, y + h / 2), board)


def outline(city: City, row: RuinRow, board: int, margin: float) -> Rect:
    """rampage.setup.2: a ruin, or the sidewalk that surrounds it on all sides."""
    width, height = city.ground(row.kind)
    return around(row.at, (width + 2 * margin, height + 2 * margin), board)


def overlap(a: Rect, b: Rect) -> Rect | None:
    """The intersection of two rectangles, which may be a line; None if they are apart."""
    common = Rect(max(a.west, b.west), max(a.south, b.south), min(a.east, b.east), min(a.north, b.north))
    return common if common.west <= common.east and common.south <= common.north else None


def borders(walk: Rect, areas: list[Rect]) -> tuple[Zone, ...]:
    """The neighborhoods that lie along a sidewalk."""
    meets = [overlap(walk, area) for area in areas]
    return tuple(zone for zone, meet in enumerate(meets) if meet and size(meet) > 0)


def adjacent(zone: Zone, areas: list[Rect], walks: list[Rect]) -> tuple[Zone, ...]:
    """rampage.powers.14: neighborhoods with a common wall of positive length."""
    others = [other for other in range(len(areas)) if other != zone]
    return tuple(other for other in others if wall(areas[zone], areas[other], walks) > 0)


def wall(a: Rect, b: Rect, walks: list[Rect]) -> int:
    """The length of the common border that no sidewalk covers, in 0.01 cm."""
    line = overlap(a, b)
    if line is None:
        return 0
    hidden = [overlap(line, walk) for walk in walks]
    return length(line) - sum(length(part) for part in hidden if part)


def size(rect: Rect) -> int:
    return (rect.east - rect.west) * (rect.north - rect.south)


def length(line: Rect) -> int:
    return max(line.east - line.west, line.north - line.south)
