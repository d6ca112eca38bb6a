"""The judge: poses and contacts, in the words of the rulebook. Every tolerance has a name.

Two of them stand elsewhere, where they are measured: `zones.ZONE_OVERLAP` (rampage.judge.7) and the times, shifts and
turns of rest in `settle` (rampage.judge.1).
"""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, hypot, pi, radians, sin
from typing import Final

from roarhouse.games.rampage.physics.engine import Engine, Poses, Push
from roarhouse.games.rampage.physics.facts import (
    BOARD,
    GROUND_RUIN,
    RIM,
    RUIN,
    SIDEWALK,
    Facts,
    Monster,
    Piece,
    Table,
    Zone,
)
from roarhouse.games.rampage.physics.geometry import PER_CM, turned
from roarhouse.games.rampage.physics.rigid import GRAVITY
from roarhouse.games.rampage.physics.scene import BOARD_BOX, RUINS, TABLE_TOP, Scene, rows_of
from roarhouse.games.rampage.physics.settle import Links, linked
from roarhouse.games.rampage.physics.shapes import Vec

CONTACT: Final = 0.02  # cm, rampage.judge.2
FALLEN: Final = cos(radians(45))  # rampage.judge.4: the cosine between the long axis and the vertical
BEARS_UPWARD: Final = 0.35  # rampage.judge.5: the vertical part of the normal
BEARS_SHARE: Final = 0.02  # rampage.judge.5: of the weight of the upper piece
COLUMN: Final = 30.0  # cm, rampage.judge.6: free above a meeple
COLUMN_SHRUNK: Final = 0.9
PULL: Final = 4.0  # cm, rampage.judge.6: sideways
PULL_WAYS: Final = 16
PULL_SHRUNK: Final = 0.95  # a meeple that stands among others touches them before it is pulled

Edges = set[tuple[int, int]]


class Judge:
    """Reads tables of one kind of city."""

    def __init__(self, scene: Scene) -> None:
        self.scene, self.roster, self.map = scene, scene.roster, scene.map

    # -- contacts --------------------------------------------------------------------------------------------

    def look_up(self, table: Table, rows: Poses) -> Engine:
        """A world in which contacts can be looked up."""
        engine = self.scene.engine(table, rows)
        engine.look_near(CONTACT)
        return engine

    def touches(self, engine: Engine) -> tuple[tuple[int, int], ...]:
        """rampage.judge.2: what touches what."""
        found: Edges = set()
        for a, b, upward in engine.touching(CONTACT):
            low, high = min(a, b), max(a, b)
            if low == BOARD_BOX and abs(upward) < BEARS_UPWARD and not self.over_board(engine, high):
                low = RIM
            if low != TABLE_TOP and low != high:
                found.add((BOARD if low == RUINS else low, high))
        return tuple(sorted(found))

    def over_board(self, engine: Engine, piece: Piece) -> bool:
        """What touches only the side of the board lies outside. The normal alone does not tell: of a Vehicle that
        stands on the board the engine may say that it touches it sideways."""
        x, y, _ = engine.place(piece)
        return self.map.board.holds(round(x * PER_CM), round(y * PER_CM))

    def loads(self, samples: Iterable[list[Push]], table: Table, dt: float) -> Edges:
        """rampage.judge.5, rampage.gobble.2: who carries whom, from the impulses of the last steps."""
        totals: dict[tuple[int, int], Vec] = {}
        count = 0
        for count, pushes in enumerate(samples, 1):  # noqa: B007
            for a, b, (x, y, z) in pushes:
                below, above, s = (a, b, 1) if z >= 0 else (b, a, -1)
                u, v, w = totals.get((below, above), (0.0, 0.0, 0.0))
                totals[below, above] = (u + s * x, v + s * y, w + s * z)
        return {
            (below if below >= 0 else self.ground(table, above), above)
            for (below, above), push in totals.items()
            if above >= 0 and below != TABLE_TOP and self.bears(push, above, count * dt)
        }

    def bears(self, push: Vec, above: Piece, seconds: float) -> bool:
        x, y, z = push
        weight = self.scene.kinds[above].mass * GRAVITY * seconds
        return z >= BEARS_SHARE * weight and z >= BEARS_UPWARD * hypot(x, y, z)

    def ground(self, table: Table, piece: Piece) -> int:
        """The ground that bears a piece: the ruin below it, or the board."""
        pose = table.poses[piece]
        ruins = self.scene.zones.ruins_under(self.scene.kinds[piece], pose) if pose is not None else ()
        return GROUND_RUIN - ruins[0] if ruins else BOARD

    # -- facts -----------------------------------------------------------------------------------------------

    def facts(self, table: Table, engine: Engine | None = None) -> Facts:
        """Everything that rules may ask of a table at rest."""
        rows = rows_of(table)
        there = [piece for piece, pose in enumerate(table.poses) if pose is not None]
        inside = self.in_city(table)
        laden = {below for below, _ in table.carries if below >= 0}
        under, kinds = self.scene.zones.under, self.scene.kinds
        zones = [
            under(kinds[piece], pose) if pose is not None and piece in inside else ()
            for piece, pose in enumerate(table.poses)
        ]
        fallen = self.fallen(table, rows)
        return Facts(
            zones=tuple(zones),
            out=tuple(piece for piece in there if piece not in inside),
            fallen=fallen,
            mounted=self.mounted(table, fallen),
            laden=tuple(sorted(laden)),
            bare=tuple(piece for piece in self.roster.floors if piece in inside and piece not in laden),
            edible=self.edible(table, rows, zones, laden, engine),
            buildings=self.buildings(table, zones),
        )

    def in_city(self, table: Table) -> set[Piece]:
        """rampage.judge.3: what a chain of contacts links to the board."""
        links: dict[int, list[int]] = {}
        for a, b in table.touches:
            links.setdefault(a, []).append(b)
            links.setdefault(b, []).append(a)
        found, new = set[int](), [BOARD, RIM] if self.scene.settings.rim_contact else [BOARD]
        while new:
            for piece in links.get(new.pop(), ()):
                if piece >= 0 and piece not in found:
                    found.add(piece)
                    new.append(piece)
        return found

    def fallen(self, table: Table, rows: Poses) -> tuple[Monster, ...]:
        """rampage.judge.4: more than 45 degrees off the vertical, or off the downward one if it was set so."""
        monsters = range(4 * self.roster.boards)
        return tuple(m for m in monsters if table.there(self.roster.body(m)) and self.lies(table, rows, m))

    def lies(self, table: Table, rows: Poses, monster: Monster) -> bool:
        up = turned(tuple(rows[self.roster.body(monster), 3:]), (0.0, 0.0, 1.0))[2]
        return (-up if monster in table.inverted else up) < FALLEN

    def mounted(self, table: Table, fallen: tuple[Monster, ...]) -> tuple[Monster, ...]:
        carries = set(table.carries)
        on = [m for m in range(4 * self.roster.boards) if (self.roster.paws(m), self.roster.body(m)) in carries]
        return tuple(monster for monster in on if monster not in fallen)

    def buildings(self, table: Table, zones: list[tuple[Zone, ...]]) -> tuple[tuple[Piece, ...], ...]:
        """rampage.judge.9, rampage.lexicon.6: what belongs to the Building on each ruin."""
        upwards: Links = {}
        for below, above in table.carries:
            upwards.setdefault(below, []).append(above)
        return tuple(self.building(number, upwards, zones) for number in range(len(self.map.ruins)))

    def building(self, number: int, upwards: Links, zones: list[tuple[Zone, ...]]) -> tuple[Piece, ...]:
        """The floors above the ruin that it carries, and the meeples on them or on the ruin."""
        ground = GROUND_RUIN - number
        floors = [
            piece
            for piece in sorted(linked(upwards, [ground]))
            if piece in self.roster.floors and RUIN + number in zones[piece]
        ]
        if not floors:
            return ()
        stands = {above for below in (ground, *floors) for above in upwards.get(below, ())}
        return tuple(floors + sorted(piece for piece in stands if piece in self.roster.meeples))

    # -- eating ----------------------------------------------------------------------------------------------

    def edible(
        self, table: Table, rows: Poses, zones: list[tuple[Zone, ...]], laden: set[int], engine: Engine | None
    ) -> tuple[Piece, ...]:
        """rampage.judge.6: in a neighborhood, carrying nothing, and within reach."""
        free = [p for p in self.roster.meeples if p not in laden and any(zone < SIDEWALK for zone in zones[p])]
        if not free:
            return ()
        world = engine or self.look_up(table, rows)
        world.look()
        return tuple(piece for piece in free if self.accessible(world, piece, rows[piece]))

    def accessible(self, engine: Engine, piece: Piece, row: Poses) -> bool:
        """Upwards, or sideways in one of some directions."""
        corners = self.scene.kinds[piece].corners()
        column, pulled = shrunk(corners, COLUMN_SHRUNK), shrunk(corners, PULL_SHRUNK)
        ways = [
            (PULL * cos(2 * pi * k / PULL_WAYS), PULL * sin(2 * pi * k / PULL_WAYS), 0.0) for k in range(PULL_WAYS)
        ]
        return engine.clear(piece, column, row, (0.0, 0.0, COLUMN)) or any(
            engine.clear(piece, pulled, row, way) for way in ways
        )


def shrunk(corners: Iterable[Vec], factor: float) -> list[Vec]:
    return [(x * factor, y * factor, z * factor) for x, y, z in corners]
