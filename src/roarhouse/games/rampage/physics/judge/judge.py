"""The judge: poses and contacts in the words of the rulebook. Every tolerance has a name.

Some are defined where they are measured: contacts and loads in `contacts` (rampage.judge.2, rampage.judge.5), reach
in `reach` (rampage.judge.6), `zones.ZONE_OVERLAP` (rampage.judge.7), and rest in `settle` (rampage.judge.1).
"""

from __future__ import annotations

from math import cos, radians
from typing import Final

from roarhouse.games.rampage.physics.city.geometry import turned
from roarhouse.games.rampage.physics.city.plan import Monster, Piece, Zone
from roarhouse.games.rampage.physics.interface import BOARD, GROUND_RUIN, RIM, RUIN, SIDEWALK, Readings, Table
from roarhouse.games.rampage.physics.judge.contacts import look_up
from roarhouse.games.rampage.physics.judge.reach import accessible
from roarhouse.games.rampage.physics.sim.engine import Engine, Poses
from roarhouse.games.rampage.physics.sim.scene import Scene, rows_of
from roarhouse.games.rampage.physics.sim.settle import Links, linked

FALLEN: Final = cos(radians(45))  # rampage.judge.4: the cosine between the long axis and the vertical


class Judge:
    """Reads tables of one kind of city."""

    def __init__(self, scene: Scene) -> None:
        self.scene, self.roster, self.map = scene, scene.roster, scene.map

    # -- readings -----------------------------------------------------------------------------------------------

    def read(self, table: Table, engine: Engine | None = None) -> Readings:
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
        return Readings(
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
        world = engine or look_up(self.scene, table, rows)
        world.look()
        return tuple(piece for piece in free if accessible(self.scene, world, piece, rows[piece]))
