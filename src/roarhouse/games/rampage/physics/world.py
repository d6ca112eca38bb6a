"""The physics as the rules use it: `World` implements `interface.Physics`."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from functools import lru_cache, partial
from math import radians
from typing import Final

import msgspec
import numpy as np

from roarhouse.games.rampage.physics.checks import refusal, well_formed
from roarhouse.games.rampage.physics.city.building import built
from roarhouse.games.rampage.physics.city.data import the_city
from roarhouse.games.rampage.physics.city.geometry import NO_TURN, PER_CM, UP, inside, turn
from roarhouse.games.rampage.physics.city.plan import Monster, Piece, Rect, Spot, Zone
from roarhouse.games.rampage.physics.city.zones import covers, footprint, pose_of
from roarhouse.games.rampage.physics.interface import Act, Outcome, Readings, Settings, Settle, Table, Toss
from roarhouse.games.rampage.physics.judge.contacts import CONTACT, Edges, loads, look_up, touching
from roarhouse.games.rampage.physics.judge.judge import Judge
from roarhouse.games.rampage.physics.sim import film
from roarhouse.games.rampage.physics.sim.acts import Tremor, actor, perform, taken
from roarhouse.games.rampage.physics.sim.engine import Broken, Engine, guarded
from roarhouse.games.rampage.physics.sim.hands import UPSIDE_DOWN, Hands, put, removed
from roarhouse.games.rampage.physics.sim.rigid import COARSE, FINE
from roarhouse.games.rampage.physics.sim.scene import Scene, rows_of
from roarhouse.games.rampage.physics.sim.settle import FREEZE_ALWAYS, End, Run, linked, links_of
from roarhouse.games.rampage.physics.sim.spring import Spring

REHEARSED: Final = 0.6  # s that a bot looks ahead
LEAST: Final = 0.2  # s after the end of an act
REMEMBERED: Final = 8  # worlds
CONFIRMED: Final = 0.03  # cm: what moves less when it is woken again has been at rest
SLIPPERY: Final = 0.8  # of the friction: what rests on less of it rests for good
CONFIRMATIONS: Final = 8
log = logging.getLogger(__name__)


class World:
    """The city under one set of options. It keeps no game: every call depends on its arguments alone."""

    def __init__(self, settings: Settings | None = None) -> None:
        self.settings = settings or Settings()
        self.scene = Scene(self.settings)
        self.map, self.roster = self.scene.map, self.scene.roster
        self._judge = Judge(self.scene)
        self.nothing = Table((None,) * len(self.roster.pieces))
        self.hands = lru_cache(REMEMBERED)(partial(Hands, self.scene))
        self.at_start = lru_cache(REMEMBERED)(self.sleeping)  # a bot tries many acts on one table
        self.contacts = lru_cache(1)(lambda table: look_up(self.scene, table, rows_of(table)))

    # -- outcomes --------------------------------------------------------------------------------------------

    def build(self, monsters: tuple[Monster, ...], seed: int) -> Outcome:
        """rampage.city.4, rampage.monsters.4: the meeples shuffled into their slots, and everything at rest."""
        height = the_city().ruins.height if self.settings.ruin_edge == "bounce" else 0.0
        outcome = self.simulate(built(self.roster, height, monsters, seed), Settle(), seed)
        return msgspec.structs.replace(outcome, film=b"", left=())

    def refuse(self, table: Table, act: Act) -> str | None:
        return refusal(self.scene, table, act)

    def simulate(self, table: Table, act: Act, seed: int) -> Outcome:
        """rampage.judge.13: fixed steps, fixed order, seeded tremor."""
        return self.outcome(table, act, seed, FINE, FREEZE_ALWAYS, filmed=True)

    def rehearse(self, table: Table, act: Act, seed: int) -> Outcome:
        return self.outcome(table, act, seed, COARSE, REHEARSED, filmed=False)

    def outcome(self, table: Table, act: Act, seed: int, dt: float, limit: float, filmed: bool) -> Outcome:
        if wrong := self.refuse(table, act):
            raise ValueError(f"{type(act).__name__}.{wrong} is out of range")
        if isinstance(act, Settle) and not table.stirred:
            return Outcome(table, self.judge(table), seed=seed)
        try:
            with guarded():
                return self.run_act(table, act, seed, dt, limit, filmed)
        except Broken as error:
            log.error("physics failed in %s with seed %d: %s; the table stays as it was", act, seed, error)
            return self.aborted(table, seed)

    def run_act(self, table: Table, act: Act, seed: int, dt: float, limit: float, filmed: bool) -> Outcome:
        """The outcome of an act, if the engine did not fail."""
        before = removed(table, taken(self.scene, act))
        run = self.start(before, act, dt, filmed)
        gone = perform(self.scene, run, act, Tremor(self.settings.noise, seed))
        end, after = self.settled(run, before, limit), removed(before, gone)
        if dt == FINE:
            end = self.confirmed(run, after, end)
        return self.describe(table, after, run, end, actor(self.scene, act), seed)

    def aborted(self, table: Table, seed: int) -> Outcome:
        """The table as it was, with nothing stirred any more."""
        engine = look_up(self.scene, table, rows_of(table))
        still = Table(table.poses, touching(self.scene, engine), table.carries, table.inverted)
        return Outcome(still, self._judge.read(still, engine), end="aborted", seed=seed)

    def start(self, table: Table, act: Act, dt: float, filmed: bool) -> Run:
        """A copy of the world at rest that records what pushes the acting piece."""
        start, snapshot = self.at_start(table, dt, act.piece if isinstance(act, Toss) else None)
        engine = start.clone(snapshot)
        moved = actor(self.scene, act)
        if moved is not None:
            engine.watch(moved)
        run = Run(engine, rows_of(table), links_of(table.touches), filmed)
        run.undisturbed = isinstance(act, Settle)
        if moved is not None:
            run.feel = Spring(self.scene.kinds, table, run, moved).feel
        return run

    def sleeping(self, table: Table, dt: float, flying: Piece | None) -> tuple[Engine, bytes]:
        """A world in which all but the stirred pieces sleep, and its snapshot."""
        engine = self.scene.engine(table, rows_of(table), dt, flying=flying)
        engine.rest()
        engine.wake(sorted(linked(links_of(table.touches), table.stirred)))
        return engine, engine.snapshot()

    def settled(self, run: Run, before: Table, limit: float) -> End:
        """At rest; and again, if what slid on the board has come to rest above a ruin."""
        limit = max(limit - run.time, LEAST)
        end = run.until_rest(limit)
        kinds, zones = self.scene.kinds, self.scene.zones
        sliders = [p for p in run.woken if (pose := before.poses[p]) is not None and self.scene.slides(p, pose)]
        strays = [p for p in sliders if zones.ruins_under(kinds[p], pose_of(run.poses[p]))]
        for piece in strays:
            run.engine.land(piece)
        return run.until_rest(limit) if strays else end

    def confirmed(self, run: Run, before: Table, end: End) -> End:
        """rampage.judge.1: rest is rest. What moved or was put down is woken again, from poses in whole numbers and
        with less friction, until it stays. What stayed where it was has been confirmed before."""
        doubtful, weighed = run.moved(CONFIRMED) | untouched(before), run.pushes.copy()
        for _ in range(CONFIRMATIONS):
            if not doubtful:
                break
            rested = run.moment()
            run.wake_again(self.awoken(self.after(before, run), doubtful))
            again = run.until_rest(FREEZE_ALWAYS)
            if not run.moved(CONFIRMED):
                run.rewind(rested)
                break
            end, doubtful, weighed = again, run.woken, run.pushes  # now all are woken, and so weighed
        run.pushes = weighed
        return end

    def awoken(self, table: Table, pieces: set[Piece]) -> Engine:
        """A world in which these pieces are awake, and all that a chain of contacts links to them."""
        links = links_of(touching(self.scene, self.contacts(table)))
        engine = self.scene.engine(table, rows_of(table))
        engine.slip(SLIPPERY)
        engine.rest()
        engine.wake(sorted(linked(links, [piece for piece in pieces if table.there(piece)])))
        return engine

    def after(self, before: Table, run: Run) -> Table:
        """Where everything is now, in whole numbers. What never woke is exactly as it was."""
        poses = tuple(
            pose_of(run.poses[piece]) if pose is not None and piece in run.woken else pose
            for piece, pose in enumerate(before.poses)
        )
        return Table(poses, inverted=before.inverted)

    def describe(self, table: Table, before: Table, run: Run, end: End, moved: Piece | None, seed: int) -> Outcome:
        """The outcome of a run."""
        after, readings = self.at_rest(before, run)
        fell = set(readings.fallen) - set(self._judge.fallen(table, rows_of(table)))
        return Outcome(
            table=after,
            readings=readings,
            struck=tuple(sorted(piece for piece in run.struck if piece >= 0 and piece != moved)),
            knocked=tuple(sorted(fell)),
            left=tuple(sorted(self._judge.in_city(table).intersection(readings.out))),
            end=end,
            millis=round(run.time * 1000),
            seed=seed,
            film=film.encode(run.frames) if run.frames is not None else b"",
        )

    def at_rest(self, before: Table, run: Run) -> tuple[Table, Readings]:
        """The new table in whole numbers. What never woke, or stayed and was not weighed, carries what it carried."""
        woken, bare = run.woken, self.after(before, run)
        carries = unmoved(before.carries, woken - self.idle(before, run))
        carries |= loads(self.scene, run.pushes, bare, run.engine.dt)
        engine = self.contact_engine(bare, run)
        touches = unmoved(before.touches, woken).union(touching(self.scene, engine))
        table = Table(bare.poses, tuple(sorted(touches)), tuple(sorted(carries)), before.inverted)
        return table, self._judge.read(table, engine)

    def idle(self, before: Table, run: Run) -> set[Piece]:
        """What woke for so short a time that no load was measured, and stayed where it was."""
        weighed = {piece for sample in run.pushes for a, b, impulse in sample if any(impulse) for piece in (a, b)}
        stayed = np.abs(run.poses[:, :3] - rows_of(before)[:, :3]).max(1) < CONFIRMED
        return {piece for piece in run.woken - weighed if stayed[piece]}

    def contact_engine(self, table: Table, run: Run) -> Engine:
        """An engine for contacts: built from the table in whole numbers; a rehearsal uses the engine that it has."""
        if run.engine.dt == FINE:
            return self.contacts(table)
        run.engine.look_near(CONTACT)
        return run.engine

    def judge(self, table: Table) -> Readings:
        return self._judge.read(table)

    def plausible(self, before: Table, act: Act, outcome: Outcome) -> bool:
        return well_formed(self.scene, before, act, outcome)

    # -- hands -----------------------------------------------------------------------------------------------

    def remove(self, table: Table, pieces: Iterable[Piece]) -> Table:
        return removed(table, pieces)

    def mount(self, table: Table, monster: Monster, inverted: bool = False) -> Table:
        turned_so = UPSIDE_DOWN if inverted else NO_TURN
        return turned_over(put(table, self.hands(table).mounting(monster, turned_so)), monster, inverted)

    def stand(self, table: Table, monster: Monster, spot: Spot, yaw: int = 0, inverted: bool = False) -> Table:
        turned_so = UPSIDE_DOWN if inverted else turn(UP, radians(yaw / 10))
        return turned_over(put(table, self.hands(table).standing(monster, spot, turned_so)), monster, inverted)

    def lay(self, table: Table, monster: Monster, spot: Spot) -> Table:
        paws = self.roster.paws(monster)
        return put(table, {paws: self.hands(table).flat(paws, spot)})

    def perch(self, table: Table, monster: Monster, spot: Spot) -> Table:
        """rampage.powers.2"""
        in_hand = removed(table, (self.roster.body(monster), self.roster.paws(monster)))
        return put(in_hand, {self.roster.paws(monster): self.hands(in_hand).perched(monster, spot)})

    def topple(self, table: Table, monster: Monster, away_from: Monster) -> Table:
        return put(table, {self.roster.body(monster): self.hands(table).toppled(monster, away_from)})

    def send_home(self, table: Table, vehicle: Piece) -> Table:
        """rampage.toss.5, rampage.big-city.7"""
        hands = self.hands(table)
        home = self.map.homes[vehicle - self.roster.vehicles[0]].middle()
        spot = hands.free_spot(vehicle, home, None)
        return put(table, {vehicle: hands.flat(vehicle, spot or home)})

    def gather(self, table: Table, meeples: Iterable[Piece], neighborhood: Zone, around: Rect) -> Table:
        for meeple in meeples:
            table = put(table, {meeple: Hands(self.scene, table).gathered(meeple, neighborhood, around)})
        return table

    # -- questions -------------------------------------------------------------------------------------------

    def free(self, table: Table, piece: Piece, spot: Spot, yaw: int = 0) -> bool:
        hands = self.hands(table)
        return hands.free(piece, hands.flat(piece, spot, radians(yaw / 10)))

    def within(self, piece: Piece, spot: Spot, neighborhood: Zone) -> bool:
        return self.hands(self.nothing).within(piece, spot, neighborhood)

    def free_spot(self, table: Table, piece: Piece, near: Spot, neighborhood: Zone | None = None) -> Spot | None:
        return self.hands(table).free_spot(piece, near, neighborhood)

    def over(self, table: Table, piece: Piece, spot: Spot) -> bool:
        polygons = footprint(self.scene.kinds[piece], rows_of(table)[piece])
        return any(inside(polygon, (spot[0] / PER_CM, spot[1] / PER_CM)) for polygon in polygons)

    def empty_starts(self, table: Table) -> tuple[int, ...]:
        rows, monsters = rows_of(table), range(4 * self.roster.boards)
        pieces = [
            piece for m in monsters for piece in (self.roster.paws(m), self.roster.body(m)) if table.there(piece)
        ]
        prints = [footprint(self.scene.kinds[piece], rows[piece]) for piece in pieces]
        starts = enumerate(self.map.starts)
        return tuple(corner for corner, rect in starts if not any(covers(polygons, rect) for polygons in prints))

    # -- exact copies ----------------------------------------------------------------------------------------

    def snapshot(self, table: Table) -> bytes:
        return msgspec.msgpack.encode(table)

    def restore(self, data: bytes) -> Table:
        return msgspec.msgpack.decode(data, type=Table)


def unmoved(pairs: Iterable[tuple[int, int]], woken: set[Piece]) -> Edges:
    """Contacts between pieces that slept all the time, and with the ground."""
    return {pair for pair in pairs if not woken.intersection(pair)}


def untouched(table: Table) -> set[Piece]:
    """What was put down, and has not yet met anything."""
    touched = {piece for pair in table.touches for piece in pair}
    return {piece for piece, pose in enumerate(table.poses) if pose is not None and piece not in touched}


def turned_over(table: Table, monster: Monster, inverted: bool) -> Table:
    """rampage.superpowers.16: remember which Bodies were set upside down."""
    others = [other for other in table.inverted if other != monster]
    return msgspec.structs.replace(table, inverted=tuple(sorted([*others, monster] if inverted else others)))
