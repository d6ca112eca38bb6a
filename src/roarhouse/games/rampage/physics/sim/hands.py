"""Hands: taking pieces off the table and putting them down where there is room."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, cached_property
from math import atan2, cos, hypot, pi, radians, sin
from typing import Final

from roarhouse.games.rampage.physics.city.geometry import PER_CM, UP, Turn, then, turn, turned
from roarhouse.games.rampage.physics.city.plan import Monster, Piece, Rect, Spot, Zone
from roarhouse.games.rampage.physics.city.shapes import Kind, Part, disc
from roarhouse.games.rampage.physics.city.zones import bounds, common, covers, footprint, meet, pose_of, row_of
from roarhouse.games.rampage.physics.interface import Pose, Table
from roarhouse.games.rampage.physics.sim.engine import Engine
from roarhouse.games.rampage.physics.sim.scene import Scene, rows_of

CLEARANCE: Final = 0.1  # cm, rampage.judge.10
LIFT: Final = 0.005  # cm between a piece and what it is put on
ROOM: Final = 2.2  # cm, rampage.clarifications.1: the radius that must be free above the Paws
NUDGE: Final = 6.0  # cm, rampage.clarifications.1: the largest shift
FLAT: Final = cos(radians(8))  # Paws that lie steeper cannot bear a Body
RINGS: Final = 0.1  # cm between two rings of a search
WAYS: Final = 48  # directions of a search
FAR: Final = 40.0  # cm: the end of a search
MIDDLE: Final = 0.05  # cm: the part of Paws that must be borne so that they do not tip
GRID: Final = 25  # 0.01 cm between two spots for meeples
ON_BACK: Final = turn((1.0, 0.0, 0.0), pi / 2)
UPSIDE_DOWN: Final = turn((1.0, 0.0, 0.0), pi)


def removed(table: Table, pieces: Iterable[Piece]) -> Table:
    """Off the table; what touched them may move now."""
    gone = set(pieces)
    stirred = set(table.stirred) - gone
    for a, b in table.touches:
        if (a in gone) != (b in gone):
            stirred.add(b if a in gone else a)
    return Table(
        poses=tuple(None if piece in gone else pose for piece, pose in enumerate(table.poses)),
        touches=tuple(pair for pair in table.touches if not gone.intersection(pair)),
        carries=tuple(pair for pair in table.carries if not gone.intersection(pair)),
        inverted=table.inverted,
        stirred=tuple(sorted(piece for piece in stirred if piece >= 0)),
    )


def put(table: Table, placed: dict[Piece, Pose]) -> Table:
    """Pieces at new poses; they and what they left may move now."""
    left = removed(table, placed)
    poses = tuple(placed.get(piece, pose) for piece, pose in enumerate(left.poses))
    stirred = tuple(sorted({*left.stirred, *placed}))
    return Table(poses, left.touches, left.carries, left.inverted, stirred)


class Hands:
    """A table with a world to look things up in."""

    def __init__(self, scene: Scene, table: Table) -> None:
        self.scene, self.table, self.roster, self.map = scene, table, scene.roster, scene.map
        self.rows = rows_of(table)

    @cached_property
    def engine(self) -> Engine:
        engine = self.scene.engine(self.table, self.rows)
        engine.look()
        return engine

    # -- is there room? --------------------------------------------------------------------------------------

    def fits(self, kind: Kind, pose: Pose, but: set[Piece]) -> bool:
        """rampage.judge.10: would a piece keep its distance from all others but these?"""
        row = row_of(pose)
        return all(self.engine.meets(part, row, CLEARANCE) <= but for part in kind.parts)

    def on_board(self, kind: Kind, pose: Pose) -> bool:
        """The whole piece on the board, and on no ruin."""
        polygons = footprint(kind, row_of(pose))
        near = bounds(polygons)
        if common(near, self.map.board) != near:
            return False
        return not any(meet(near, ruin.outline) and covers(polygons, ruin.outline) for ruin in self.map.ruins)

    def free(self, piece: Piece, pose: Pose, but: set[Piece] | None = None) -> bool:
        """The cheaper question first: searches ask it of hundreds of spots."""
        kind = self.scene.kinds[piece]
        return self.fits(kind, pose, {piece, *(but or ())}) and self.on_board(kind, pose)

    def roomy(self, monster: Monster, x: float, y: float, bottom: float) -> bool:
        """rampage.clarifications.1: is the column above the Paws free for the Body?"""
        own = {self.roster.paws(monster), self.roster.body(monster)}
        height = 2 * self.scene.kinds[self.roster.body(monster)].half[2]
        pose = (x, y, bottom + height / 2 + CLEARANCE, 1.0, 0.0, 0.0, 0.0)
        return self.engine.meets(column(height), pose, 0.0) <= own

    def standable(self, monster: Monster, spot: Spot) -> bool:
        """Could a whole Monster stand on the board here?"""
        paws, body = self.roster.paws(monster), self.roster.body(monster)
        x, y, top = spot[0] / PER_CM, spot[1] / PER_CM, 2 * self.scene.kinds[paws].half[2]
        return self.roomy(monster, x, y, top) and self.free(paws, self.flat(paws, spot), {body})

    def vacant(self, piece: Piece, spot: Spot) -> bool:
        """Paws need room for the Body as well."""
        monster = piece - self.roster.paws(0)
        if 0 <= monster < 4 * self.roster.boards:
            return self.standable(monster, spot)
        return self.free(piece, self.flat(piece, spot))

    # -- where is there room? --------------------------------------------------------------------------------

    def flat(self, piece: Piece, spot: Spot, yaw: float = 0.0) -> Pose:
        """Standing on the board."""
        z = self.scene.kinds[piece].half[2] + LIFT
        return pose_of((spot[0] / PER_CM, spot[1] / PER_CM, z, *turn(UP, yaw)))

    def around(self, near: Spot, most: float = FAR) -> Iterator[Spot]:
        """Spots in rings, each clockwise from the north."""
        yield near
        for ring in range(1, round(most / RINGS) + 1):
            for k in range(WAYS):
                radius, angle = ring * RINGS * PER_CM, 2 * pi * k / WAYS
                yield near[0] + round(radius * sin(angle)), near[1] + round(radius * cos(angle))

    def within(self, piece: Piece, spot: Spot, neighborhood: Zone) -> bool:
        """Is the whole piece, unturned, in a neighborhood and on no sidewalk?"""
        kind, zone = self.scene.kinds[piece], self.map.neighborhoods[neighborhood].area
        a, b = round(kind.half[0] * PER_CM), round(kind.half[1] * PER_CM)
        if not Rect(zone.west + a, zone.south + b, zone.east - a, zone.north - b).holds(*spot):
            return False
        walks = [ruin.sidewalk for ruin in self.map.ruins]
        if kind.name == "paws":
            return all(distance(spot, walk)[0] >= a for walk in walks)
        return not any(apart_less(spot, walk, a, b) for walk in walks)

    def free_spot(self, piece: Piece, near: Spot, neighborhood: Zone | None) -> Spot | None:
        for spot in self.around(near):
            if (neighborhood is None or self.within(piece, spot, neighborhood)) and self.vacant(piece, spot):
                return spot
        return None

    # -- Monsters --------------------------------------------------------------------------------------------

    def mounting(self, monster: Monster, turned_so: Turn) -> dict[Piece, Pose]:
        """rampage.clarifications.1: the Body on the Paws, and the Paws shifted if there is no room above them."""
        paws = self.roster.paws(monster)
        row, kind = self.rows[paws], self.scene.kinds[paws]
        x, y, top = float(row[0]), float(row[1]), float(row[2]) + kind.half[2]
        if abs(turned(tuple(row[3:]), UP)[2]) >= FLAT and self.roomy(monster, x, y, top):
            return {self.roster.body(monster): self.body_at(monster, x, y, top, turned_so)}
        near = (round(x * PER_CM), round(y * PER_CM))
        spots = (spot for most in (NUDGE, FAR) for spot in self.around(near, most))
        return self.standing(monster, next(spot for spot in spots if self.standable(monster, spot)), turned_so)

    def standing(self, monster: Monster, spot: Spot, turned_so: Turn) -> dict[Piece, Pose]:
        paws = self.roster.paws(monster)
        top = 2 * self.scene.kinds[paws].half[2] + LIFT
        body = self.body_at(monster, spot[0] / PER_CM, spot[1] / PER_CM, top, turned_so)
        return {paws: self.flat(paws, spot), self.roster.body(monster): body}

    def body_at(self, monster: Monster, x: float, y: float, bottom: float, turned_so: Turn) -> Pose:
        half = self.scene.kinds[self.roster.body(monster)].half[2]
        return pose_of((x, y, bottom + half + LIFT, *turned_so))

    def perched(self, monster: Monster, spot: Spot) -> Pose:
        """rampage.powers.2: the Paws on the uppermost thing; a hand puts them where they stay, as near as it can."""
        paws = self.roster.paws(monster)
        own, whole = {paws, self.roster.body(monster)}, self.scene.kinds[paws].parts[-1]
        outline = next((ruin.outline for ruin in self.map.ruins if ruin.outline.holds(*spot)), None)
        near = (place for place in self.around(spot, NUDGE) if outline is None or outline.holds(*place))
        x, y = next((place for place in near if self.steady(whole, place, own)), spot)
        z = self.lowered(whole, (x, y), own)
        return pose_of((x / PER_CM, y / PER_CM, z + LIFT, 1.0, 0.0, 0.0, 0.0))

    def lowered(self, part: Part, spot: Spot, but: set[Piece]) -> float:
        """How high a part comes to lie that is let down upright at a spot."""
        return self.engine.settle_on(part, (spot[0] / PER_CM, spot[1] / PER_CM, FAR, 1.0, 0.0, 0.0, 0.0), but)

    def steady(self, part: Part, spot: Spot, but: set[Piece]) -> bool:
        """Is the middle of a part borne by the same thing as its rim, so that it does not tip?"""
        middle = disc(MIDDLE, 2 * part.half[2], 1.0)
        return self.lowered(part, spot, but) - self.lowered(middle, spot, but) < CLEARANCE / 2

    def toppled(self, monster: Monster, away_from: Monster) -> Pose:
        """rampage.superpowers.11: lying beside its Paws, pointing away; turned aside if something is in the way."""
        paws, body = self.roster.paws(monster), self.roster.body(monster)
        (x, y), (u, v) = self.rows[paws, :2], self.rows[self.roster.paws(away_from), :2]
        away = atan2(y - v, x - u)
        turns = [sign * 2 * pi * k / WAYS for k in range(WAYS // 2 + 1) for sign in (1, -1)]
        poses = [self.lying(body, float(x), float(y), away + turn) for turn in turns]
        return next((pose for pose in poses if self.free(body, pose)), poses[0])

    def lying(self, body: Piece, x: float, y: float, yaw: float) -> Pose:
        half = self.scene.kinds[body].half
        far = self.scene.kinds[self.roster.paws(0)].half[0] + half[2] + CLEARANCE + LIFT
        # on its back the Body points to the south
        turned_so = then(ON_BACK, turn(UP, yaw + pi / 2))
        return pose_of((x + far * cos(yaw), y + far * sin(yaw), half[1] + LIFT, *turned_so))

    # -- meeples ---------------------------------------------------------------------------------------------

    def gathered(self, meeple: Piece, neighborhood: Zone, around: Rect) -> Pose:
        """Standing on the free spot of a neighborhood that is nearest to a rectangle; beside it if it is full."""
        zone = self.map.neighborhoods[neighborhood].area
        columns, rows = range(zone.west, zone.east + 1, GRID), range(zone.south, zone.north + 1, GRID)
        spots = sorted(((x, y) for x in columns for y in rows), key=lambda spot: distance(spot, around))
        for spot in spots:
            if self.within(meeple, spot, neighborhood) and self.free(meeple, self.flat(meeple, spot)):
                return self.flat(meeple, spot)
        return self.flat(meeple, self.free_spot(meeple, zone.middle(), None) or zone.middle())


@cache
def column(height: float) -> Part:
    return disc(ROOM, height, 1.0)


def apart_less(spot: Spot, rect: Rect, a: int, b: int) -> bool:
    """Does a box of these half extents around a spot overlap a rectangle?"""
    x, y = spot
    return x + a > rect.west and x - a < rect.east and y + b > rect.south and y - b < rect.north


def distance(spot: Spot, rect: Rect) -> tuple[float, float]:
    """To the rectangle, then to its middle."""
    dx = max(rect.west - spot[0], 0, spot[0] - rect.east)
    dy = max(rect.south - spot[1], 0, spot[1] - rect.north)
    x, y = rect.middle()
    return hypot(dx, dy), hypot(spot[0] - x, spot[1] - y)
