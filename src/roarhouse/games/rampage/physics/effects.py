"""What acts do to standing Buildings: the figures by which the physics is calibrated (docs/games/rampage.md)."""

from __future__ import annotations

from collections.abc import Iterable
from math import atan2, cos, degrees, hypot, radians, sin
from statistics import mean
from typing import Final

from msgspec import Struct

from roarhouse.games.rampage.physics.city.geometry import PER_CM
from roarhouse.games.rampage.physics.city.plan import Piece, Spot
from roarhouse.games.rampage.physics.interface import Act, Breath, Drop, Flick, Outcome, Settle, Table
from roarhouse.games.rampage.physics.sim.breath import MOUTH_FORWARD, MOUTH_UP
from roarhouse.games.rampage.physics.world import World

STADIUM, RECTANGLE, TOWER = 0, 1, 3  # ruins
BUILDINGS: Final = {"stadium": STADIUM, "rectangle": RECTANGLE, "tower": TOWER}
SHIFTED: Final = 0.5  # cm: a Floor that has come further is displaced
FLED: Final = 1.0  # cm: the same for a Meeple
HEAD: Final = 6.0  # cm: the top of a standing Monster
RIVAL: Final = 3.5  # cm: the middle of a standing Body
APPROACHES: Final = (-45, -75, -90)  # degrees: from the tower to the Monster
PITCHES: Final = range(50, 601, 50)  # tenths of a degree
DISTANCES: Final = (7, 10, 15, 20, 25, 30, 40)  # cm between the middles of the Paws and of the tower
STRENGTHS: Final = (400, 700, 1000)
POSES: Final = ("upright", "head", "flat")
TRIES: Final = 24
Figures = dict[str, dict[str, float]]


class Effect(Struct, frozen=True):
    """What one act did."""

    floors: int  # displaced
    gobbled: int  # Floors that were bare or out of the City, one after another
    out: int  # Floors out of the City
    meeples: int  # displaced
    fled: int  # Meeples out of the City
    monsters: int  # knocked down


class Bench:
    """A city of which only some Buildings stand, and the first Monster."""

    def __init__(self, world: World, *ruins: int, rival: bool = False) -> None:
        self.world = world
        start = world.build((0, 1) if rival else (0,), 1)
        kept = {piece for ruin in ruins for piece in start.readings.buildings[ruin]}
        monsters = {*world.roster.pieces[world.roster.paws(0) : world.roster.meeples[0]]}
        self.table = self.rest(world.remove(start.table, set(self.there(start.table)) - kept - monsters))

    def there(self, table: Table) -> list[Piece]:
        return [piece for piece, pose in enumerate(table.poses) if pose is not None]

    def rest(self, table: Table) -> Table:
        return self.world.simulate(table, Settle(), 1).table

    def stand(self, spot: Spot, monster: int = 0) -> Table:
        return self.rest(self.world.stand(self.table, monster, spot))

    def effect(self, table: Table, act: Act, seed: int) -> Effect:
        world, outcome = self.world, self.world.simulate(table, act, seed)
        floors, meeples, after = world.roster.floors, world.roster.meeples, outcome.table
        return Effect(
            floors=sum(shifted(table, after, piece) > SHIFTED for piece in floors),
            gobbled=self.gobbled(outcome),
            out=sum(piece in outcome.left for piece in floors),
            meeples=sum(shifted(table, after, piece) > FLED for piece in meeples),
            fled=sum(piece in outcome.left for piece in meeples),
            monsters=len(set(outcome.knocked) - {act.monster} if not isinstance(act, Settle) else ()),
        )

    def gobbled(self, outcome: Outcome) -> int:
        """rampage.gobble.3, rampage.clarifications.10: bare Floors and those that left, until none is left."""
        world, count = self.world, 0
        own = [world.roster.body(0)] if world.roster.body(0) in self.there(outcome.table) else []
        outcome = world.simulate(world.remove(outcome.table, own), Settle(), 1)
        while floors := set(outcome.readings.bare) | (set(outcome.readings.out) & set(world.roster.floors)):
            count += len(floors)
            outcome = world.simulate(world.remove(outcome.table, floors), Settle(), 1)
        return count


def shifted(before: Table, after: Table, piece: Piece) -> float:
    """How far a piece has come, in cm; 0 if it is not on both tables."""
    a, b = before.poses[piece], after.poses[piece]
    return hypot(a.x - b.x, a.y - b.y, a.z - b.z) / 1000 if a and b else 0.0


def average(effects: Iterable[Effect]) -> dict[str, float]:
    rows = list(effects)
    return {name: round(mean(getattr(row, name) for row in rows), 2) for name in Effect.__struct_fields__}


# -- Breathe --------------------------------------------------------------------------------------------------


def breaths(world: World) -> Figures:
    """distance × strength: the best aimed breath at a tower of three storeys, and at a Monster as far away."""
    tower, rival = Bench(world, TOWER), Bench(world, rival=True)
    rival.table = rival.stand((0, 0), 1)
    found = {}
    for strength in STRENGTHS:
        for distance in DISTANCES:
            at_tower = best_breath(tower, distance, strength)
            fallen = average(blown_down(rival, distance, strength))["monsters"]
            found[f"breath, {strength / 10:.0f} %, {distance} cm"] = at_tower | {"monsters": fallen}
    return found


def best_breath(bench: Bench, distance: float, strength: int) -> dict[str, float]:
    """Of several pitches the one that displaces most."""
    middle = bench.world.map.ruins[TOWER].outline.middle()
    tables = {way: bench.stand(beside(middle, distance, way)) for way in APPROACHES}
    tried = [
        average(
            bench.effect(table, Breath(0, (way + 180) * 10 % 3600, -pitch, 0, strength), pitch)
            for way, table in tables.items()
        )
        for pitch in PITCHES
    ]
    return max(tried, key=lambda row: (row["floors"], row["meeples"]))


def blown_down(bench: Bench, distance: float, strength: int) -> list[Effect]:
    """Breaths at the middle of a Body, from eight sides."""
    return [
        bench.effect(bench.stand(beside((0, 0), distance, way)), at_body(way + 180, distance, strength), way)
        for way in range(0, 360, 45)
    ]


def at_body(way: int, distance: float, strength: int) -> Breath:
    down = degrees(atan2(HEAD + MOUTH_UP - RIVAL, distance - MOUTH_FORWARD))
    return Breath(0, way * 10 % 3600, -round(min(down, 60.0) * 10), 0, strength)


def beside(middle: Spot, distance: float, way: float) -> Spot:
    x, y = distance * cos(radians(way)), distance * sin(radians(way))
    return middle[0] + round(x * PER_CM), middle[1] + round(y * PER_CM)


# -- Demolish and Move ----------------------------------------------------------------------------------------


def drops(world: World) -> Figures:
    """Drops on each kind of Building: on its middle, and 2.5 cm beside it."""
    return {
        f"drop, {name}, {aside:g} cm": average(dropped(Bench(world, ruin), ruin, aside))
        for name, ruin in BUILDINGS.items()
        for aside in (0.0, 2.5)
    }


def dropped(bench: Bench, ruin: int, aside: float) -> list[Effect]:
    middle, turn = bench.world.map.ruins[ruin].outline.middle(), 360 // TRIES
    acts = [Drop(0, *beside(middle, aside, turn * k), POSES[k % 3], turn * k * 10) for k in range(TRIES)]
    return [bench.effect(bench.table, act, seed) for seed, act in enumerate(acts)]


def rams(world: World) -> Figures:
    """Paws flicked at each kind of Building, from 9 cm before its wall."""
    return {
        f"flick, {name}, {strength / 10:.0f} %": average(rammed(Bench(world, ruin), ruin, strength))
        for name, ruin in BUILDINGS.items()
        for strength in STRENGTHS
    }


def rammed(bench: Bench, ruin: int, strength: int) -> list[Effect]:
    outline = bench.world.map.ruins[ruin].outline
    spots = [(outline.middle()[0] + 100 * (k % 5 - 2), outline.south - 900) for k in range(TRIES)]
    acts = [Flick(0, 900, strength, 100 * (k % 3 - 1)) for k in range(TRIES)]
    return [bench.effect(bench.stand(spot), act, k) for k, (spot, act) in enumerate(zip(spots, acts, strict=True))]
