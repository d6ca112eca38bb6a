"""The adaptor to Rapier: only this file and `rigid.py` import it. Centimetres, kilograms, seconds.

The bindings are young, so they are pinned, and used through these methods only. Numbers that work, and why, were
measured beforehand: in metres the collision code's absolute tolerances let pieces sink into one another; the default
contact softness lets a building sink by millimetres; contact recycling makes light pieces rock for ever. A process
that has stepped a world must not fork, since the engine's threads do not come along: spawn workers instead.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final

import numpy as np
import rapier3d as rp
from numpy.typing import NDArray

from roarhouse.games.rampage.physics.city.shapes import Kind, Part, Vec
from roarhouse.games.rampage.physics.sim.rigid import (
    EVERYTHING,
    FOR_PIECES,
    FOR_SLIDERS,
    GRAVITY,
    LENGTH_UNIT,
    ON_CURBS,
    ON_SLABS,
    collider_of,
    ground_of,
    isometry,
    local,
    set_parameters,
    shape_of,
)

# A position as bytes, which is the quickest way to read it: a head of two words, the quaternion with its scalar part
# last, then the place.
WORDS: Final = 9
PLACE_THEN_TURN: Final = (6, 7, 8, 5, 2, 3, 4)
Poses = NDArray[np.float64]  # a row for each piece: x, y, z, qw, qx, qy, qz


class Broken(Exception):
    """The engine failed, or lost a piece to numbers that are not finite."""


@contextmanager
def guarded() -> Iterator[None]:
    """Turn errors of the engine into `Broken`; interrupts pass."""
    try:
        yield
    except BaseException as error:
        if isinstance(error, (rp.RapierError, RuntimeError)) or type(error).__name__ == "PanicException":
            raise Broken(str(error)) from error
        raise


Push = tuple[int, int, Vec]  # from one piece to another: the impulse of a step, in kg cm/s


class Engine:
    """A world of rigid bodies. Pieces are numbers from 0, the ground is named by negative numbers."""

    def __init__(self, dt: float) -> None:
        world = self.world = rp.PhysicsWorld(gravity=(0.0, 0.0, -GRAVITY))
        self.dt = dt
        self.handles: dict[int, rp.RigidBodyHandle] = {}
        self.owner: dict[int, int] = {}  # of a collider, by its index
        self.piece: dict[int, int] = {}  # of a body, by its index
        self.kinds: dict[int, Kind] = {}
        self._forced: list[int] = []
        self._felt: rp.ChannelEventCollector | None = None
        set_parameters(world.integration_parameters, dt)
        self._earth = world.add_body(rp.RigidBody.fixed())

    # -- building --------------------------------------------------------------------------------------------

    def ground(
        self, name: int, corners: Sequence[Vec], friction: float, restitution: float = 0.0, curb: bool | None = None
    ) -> None:
        """A convex thing that never moves: it collides with all pieces, with sliders only (`curb`), or with all but
        sliders."""
        groups = EVERYTHING if curb is None else FOR_SLIDERS if curb else FOR_PIECES
        rule = rp.CoefficientCombineRule.MAX if curb else rp.CoefficientCombineRule.AVERAGE
        collider = ground_of(corners).friction(friction).restitution(restitution).restitution_combine_rule(rule)
        collider = collider.collision_groups(groups)
        self.owner[self.world.add_collider(collider, self._earth).index] = name

    def add(self, piece: int, kind: Kind, pose: Iterable[float], slider: bool = False) -> None:
        body = rp.RigidBody.dynamic().position(isometry(pose)).angular_damping(kind.damping)
        if kind.predict:
            body = body.soft_ccd_prediction(kind.predict)
        handle = self.world.add_body(body)
        self.handles[piece], self.piece[handle.index], self.kinds[piece] = handle, piece, kind
        for part in kind.parts:
            collider = collider_of(part, kind).collision_groups(ON_CURBS if slider else ON_SLABS)
            self.owner[self.world.add_collider(collider, handle).index] = piece

    def slip(self, share: float) -> None:
        """Leave the pieces only a share of their friction."""
        for handle in self.handles.values():
            for collider in self.world.rigid_bodies[handle].colliders:
                self.world.colliders[collider].friction *= share

    def rest(self) -> None:
        """Find the contacts, and let everything sleep."""
        self.world.detect_collisions()
        bodies = self.world.rigid_bodies
        for handle in self.handles.values():
            bodies[handle].sleep()

    def wake(self, pieces: Iterable[int]) -> None:
        for piece in pieces:
            self.world.wake_up(self.handles[piece])

    # -- time ------------------------------------------------------------------------------------------------

    def step(self, times: int = 1) -> None:
        world = self.world
        with guarded():
            for _ in range(times):
                world.step()
                if not world.quarantine.is_empty():
                    raise Broken("numbers went wild")

    def awake(self) -> list[int]:
        piece = self.piece
        return [piece[handle.index] for handle in self.world.active_bodies()]

    def read(self, poses: Poses, pieces: Sequence[int]) -> None:
        """Write the poses of these pieces into their rows."""
        bodies, handles = self.world.rigid_bodies, self.handles
        if pieces:
            told = b"".join([bodies[handles[piece]].position.to_bytes() for piece in pieces])
            poses[list(pieces)] = np.frombuffer(told, "<f4").reshape(-1, WORDS)[:, PLACE_THEN_TURN]

    def place(self, piece: int) -> Vec:
        where = self.world.rigid_bodies[self.handles[piece]].translation
        return where.x, where.y, where.z

    # -- hands -----------------------------------------------------------------------------------------------

    def move(self, piece: int, pose: Iterable[float]) -> None:
        body = self.world.rigid_bodies[self.handles[piece]]
        body.position = isometry(pose)
        body.wake_up()

    def push(self, piece: int, linear: Vec, angular: Vec = (0.0, 0.0, 0.0)) -> None:
        body = self.world.rigid_bodies[self.handles[piece]]
        body.linvel, body.angvel = rp.Vec3(*linear), rp.Vec3(*angular)
        body.wake_up()

    def velocity(self, piece: int) -> Vec:
        at = self.world.rigid_bodies[self.handles[piece]].linvel
        return at.x, at.y, at.z

    def land(self, piece: int) -> None:
        """A slider that got onto a ruin is one no longer."""
        for collider in self.world.rigid_bodies[self.handles[piece]].colliders:
            self.world.colliders[collider].collision_groups = ON_SLABS
        self.world.wake_up(self.handles[piece])

    def take(self, piece: int) -> None:
        """Off the table."""
        self.world.remove_body(self.handles.pop(piece))

    def hold(self, piece: int, held: bool) -> None:
        """A held piece does not move when it is hit."""
        body = self.world.rigid_bodies[self.handles[piece]]
        body.body_type = rp.RigidBodyType.FIXED if held else rp.RigidBodyType.DYNAMIC
        if not held:
            body.wake_up()

    def blow(self, forces: dict[int, tuple[Vec, Vec]]) -> None:
        """Force and torque on some pieces, until the next call."""
        bodies = self.world.rigid_bodies
        for piece in self._forced:
            body = bodies[self.handles[piece]]
            body.reset_forces(False)
            body.reset_torques(False)
        for piece, (force, torque) in forces.items():
            body = bodies[self.handles[piece]]
            body.add_force(force)
            body.add_torque(torque)
        self._forced = list(forces)

    def calm(self, damping: float) -> None:
        """Additional damping on every piece; 0 ends it."""
        bodies = self.world.rigid_bodies
        for piece, handle in self.handles.items():
            body = bodies[handle]
            body.linear_damping = damping
            body.angular_damping = damping + self.kinds[piece].damping

    def freeze(self) -> None:
        bodies = self.world.rigid_bodies
        for handle in self.world.active_bodies():
            bodies[handle].sleep()

    # -- contacts --------------------------------------------------------------------------------------------

    def pushes(self) -> list[Push]:
        """All contacts that bore something in the last step; a pair may come several times."""
        owner, found = self.owner, []
        for pair in self.world.narrow_phase.contact_pairs():
            if pair.has_any_active_contact:
                a, b, total = owner[pair.collider1.index], owner[pair.collider2.index], pair.total_impulse()
                found.append((a, b, (total.x, total.y, total.z)))
        return found

    def look_near(self, distance: float) -> None:
        """Find also contacts across a gap; with prediction there would be none between pieces that are still."""
        for handle in self.handles.values():
            self.world.rigid_bodies[handle].soft_ccd_prediction = 0.0
        self.world.integration_parameters.normalized_prediction_distance = 2 * distance / LENGTH_UNIT
        self.world.detect_collisions()

    def touching(self, distance: float) -> list[tuple[int, int, float]]:
        """Pairs at most so far apart, with the vertical part of the normal from the first to the second."""
        owner, found = self.owner, []
        for pair in self.world.narrow_phase.contact_pairs():
            for manifold in pair.manifolds:
                if any(point.dist <= distance for point in manifold.points):
                    a, b = owner[pair.collider1.index], owner[pair.collider2.index]
                    found.append((a, b, manifold.data.normal.z))
        return found

    def watch(self, piece: int) -> None:
        """From now on record what pushes this piece."""
        for collider in self.world.rigid_bodies[self.handles[piece]].colliders:
            self.world.colliders[collider].active_events = rp.ActiveEvents.CONTACT_FORCE_EVENTS
        self._felt = rp.ChannelEventCollector()
        self.world.event_handler = self._felt  # type: ignore[assignment]  # the stubs know callbacks only

    def struck(self) -> set[int]:
        """What has pushed a watched piece since the last call, the piece itself included."""
        if self._felt is None:
            return set()
        events = self._felt.drain_contact_force_events()
        return {self.owner[collider.index] for event in events for collider in (event.collider1, event.collider2)}

    # -- looking ---------------------------------------------------------------------------------------------

    def look(self) -> None:
        """Prepare the questions below for the poses as they are."""
        self.world.update_query_pipeline()

    def first_hit(self, start: Vec, end: Vec) -> int | None:
        """What a ray meets first."""
        way = (end[0] - start[0], end[1] - start[1], end[2] - start[2])
        hit = self.world.query_pipeline.cast_ray(rp.Ray(start, way), 1.01, True)
        return None if hit is None else self.owner[hit[0].index]

    def clear(self, piece: int, corners: Sequence[Vec], pose: Iterable[float], way: Vec) -> bool:
        """Could a convex shape move this way without meeting a piece but this one? The ground does not count."""
        filter = rp.QueryFilter.exclude_fixed().exclude_rigid_body(self.handles[piece])
        options, shape = rp.ShapeCastOptions(max_time_of_impact=1.0), rp.SharedShape.convex_hull(list(corners))
        return self.world.query_pipeline.cast_shape(isometry(pose), way, shape, options, filter) is None

    def meets(self, part: Part, pose: Iterable[float], margin: float) -> set[int]:
        """The pieces that are nearer than a margin to a part at a pose."""
        found: list[rp.ColliderHandle] = []
        pipeline, filter = self.world.query_pipeline, rp.QueryFilter.exclude_fixed()
        pipeline.intersect_shape(isometry(pose) * local(part), shape_of(part, margin), found.append, filter)
        return {self.owner[collider.index] for collider in found}

    def settle_on(self, part: Part, pose: Sequence[float], but: set[int]) -> float:
        """How low a part can go before it meets anything but these pieces."""
        owner, top = self.owner, float(pose[2])
        filter = rp.QueryFilter(predicate=lambda handle, _: owner[handle.index] not in but)
        options = rp.ShapeCastOptions(max_time_of_impact=1.0)
        at, down = isometry(pose) * local(part), (0.0, 0.0, -2 * top)
        hit = self.world.query_pipeline.cast_shape(at, down, shape_of(part, 0.0), options, filter)
        return 0.0 if hit is None else top - 2 * top * hit[1].time_of_impact

    # -- copies ----------------------------------------------------------------------------------------------

    def snapshot(self) -> bytes:
        return self.world.snapshot()

    def restore(self, data: bytes) -> None:
        self.world = rp.PhysicsWorld.restore(data)

    def clone(self, snapshot: bytes | None = None) -> Engine:
        """The same world again, as it is or as it was at a snapshot of it."""
        twin = object.__new__(Engine)
        twin.__dict__.update(self.__dict__)
        twin.handles, twin._felt = self.handles.copy(), None
        twin.restore(snapshot or self.snapshot())
        return twin
