"""Constructing the City: every piece in its place, before anything has moved."""

from __future__ import annotations

from collections.abc import Iterator
from math import atan2, pi
from random import Random
from typing import Final

from roarhouse.games.rampage.physics.city.data import Building, City, Point, RuinRow, on_board, the_city
from roarhouse.games.rampage.physics.city.geometry import UP, turn
from roarhouse.games.rampage.physics.city.plan import Monster, Piece, Roster
from roarhouse.games.rampage.physics.city.shapes import kind, kind_name
from roarhouse.games.rampage.physics.city.zones import pose_of
from roarhouse.games.rampage.physics.interface import Pose, Table

PLACED_WITHIN: Final = 0.05  # cm: pieces are placed by hand
TURNED_WITHIN: Final = 0.05  # radians

Placed = Iterator[tuple[Piece, Pose]]


class Builder:
    """rampage.city.4: hands that put up one city, with meeples drawn at random."""

    def __init__(self, roster: Roster, ruin_height: float, seed: int) -> None:
        self.roster, self.ruin_height, self.rng = roster, ruin_height, Random(seed)
        shuffled = list(roster.meeples)
        self.rng.shuffle(shuffled)
        self.meeples = iter(shuffled)
        self.floors = {name: iter(floors_of(roster, name)) for name in ("small", "rectangle", "large")}

    def meeple(self, at: Point, bottom: float, facing: float) -> tuple[Piece, Pose]:
        return next(self.meeples), self.put(at, bottom + kind("meeple").half[2], facing)

    def put(self, at: Point, z: float, yaw: float) -> Pose:
        x, y = (value + self.rng.uniform(-PLACED_WITHIN, PLACED_WITHIN) for value in at)
        return pose_of((x, y, z, *turn(UP, yaw + self.rng.uniform(-TURNED_WITHIN, TURNED_WITHIN))))

    def building(self, city: City, row: RuinRow, board: int) -> Placed:
        """rampage.city.3, rampage.city.5, rampage.city.6: storeys on meeples, and meeples on the roof."""
        plan, (x, y), z = city.building[row.kind], on_board(row.at, board), self.ruin_height
        for _ in range(plan.storeys):
            for dx, dy in spots_under(plan, city.ground(row.kind)):
                yield self.meeple((x + dx, y + dy), z, atan2(dy, dx) - pi / 2)
            z += 2 * kind("meeple").half[2]
            floor = kind(row.kind).half[2]
            yield next(self.floors[row.kind]), self.put((x, y), z + floor, 0.0)
            z += 2 * floor
        for dx, dy in plan.roof:
            yield self.meeple((x + dx, y + dy), z, self.rng.uniform(0, 2 * pi))


def floors_of(roster: Roster, name: str) -> list[Piece]:
    return [piece for piece in roster.floors if kind_name(roster, piece) == name]


def spots_under(plan: Building, ground: Point) -> list[Point]:
    a, b = ground[0] / 2 - plan.inset, ground[1] / 2 - plan.inset
    corners = [(-a, -b), (a, -b), (-a, b), (a, b)]
    return corners if plan.under == "corners" else [*corners, (a, 0.0), (-a, 0.0), (0.0, b), (0.0, -b)]


def built(roster: Roster, ruin_height: float, monsters: tuple[Monster, ...], seed: int) -> Table:
    """rampage.city.7, rampage.city.8: all floors, meeples and vehicles, with these Monsters."""
    city, builder = the_city(), Builder(roster, ruin_height, seed)
    poses: list[Pose | None] = [None] * len(roster.pieces)
    for board in range(roster.boards):
        for row in city.ruin:
            for piece, pose in builder.building(city, row, board):
                poses[piece] = pose
        for number, vehicle in enumerate(city.vehicle):
            home = builder.put(on_board(vehicle.home, board), kind("vehicle").half[2], pi * board)
            poses[roster.vehicles[4 * board + number]] = home
    for monster in monsters:
        at = on_board(city.monster[monster % 4].start, monster // 4)
        for piece, pose in standing(roster, monster, at):
            poses[piece] = pose
    return Table(tuple(poses), stirred=tuple(piece for piece, pose in enumerate(poses) if pose is not None))


def standing(roster: Roster, monster: Monster, at: Point) -> Placed:
    """rampage.monsters.4: the Paws, and the Body on them."""
    paws, body = kind("paws").half[2], kind("body").half[2]
    yield roster.paws(monster), pose_of((*at, paws, 1.0, 0.0, 0.0, 0.0))
    yield roster.body(monster), pose_of((*at, 2 * paws + body, 1.0, 0.0, 0.0, 0.0))
