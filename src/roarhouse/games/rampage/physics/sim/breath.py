"""The jet of a breath: a round turbulent jet that presses on what it meets and sucks at flat roofs."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, log, pi, sin, sqrt, tan
from typing import Final

import numpy as np
from numpy.typing import NDArray

from roarhouse.games.rampage.physics.city.geometry import Floats, turned_all
from roarhouse.games.rampage.physics.city.shapes import Kind, Vec
from roarhouse.games.rampage.physics.sim.rigid import FINE, GRAVITY
from roarhouse.games.rampage.physics.sim.settle import Run

MOUTH_UP: Final = 4.0  # cm above the top of the Body
MOUTH_FORWARD: Final = 2.0
MOUTH_WIDTH: Final = 1.4  # cm
SPEED: Final = 3600.0  # cm/s at the mouth, at full strength
LUNGFUL: Final = 0.64  # s at full strength; weaker is longer
CORE: Final = 9.0  # cm: up to here the jet keeps its speed
DECAY: Final = 1.2  # beyond the core the speed falls with this power of the distance: a puff fades sooner than a jet
SPENT: Final = 2.0  # beyond the core the suction falls with this power besides
HALF_ANGLE: Final = 12 * pi / 180
REACH: Final = 60.0  # cm
AIR: Final = 1.2e-6  # kg/cm³
DRAG: Final = 1.1
LIFT: Final = 0.6  # suction on the upper face of a floor that air flows over: without it a breath takes no roof
WIDE: Final = 1.6  # half-widths beside the axis that still count
FELT: Final = 0.1  # of its weight: a weaker force moves nothing, and would only wake it
SWELL: Final = 0.08  # s to full strength
FADE: Final = 0.15  # s from it
# share of the bounding box that meets the air; a Body is rounded, and a breath flows around it
FILLED: Final = {"meeple": 0.62, "body": 0.35, "paws": 0.8}
Pieces = NDArray[np.intp]
SIGHTS: Final = np.array(((0, 0, 0), (0.7, 0, 0.7), (-0.7, 0, 0.7), (0, 0.7, -0.7), (0, -0.7, -0.7)))
BLOW_EVERY: Final = 2  # frames between two computations of the forces
LOOK_EVERY: Final = 4  # frames between two looks at what shields what


def face_points() -> tuple[Floats, Floats]:
    """Nine points on each face of a unit cube, and the normals there."""
    grid = [(i, j) for i in (-2 / 3, 0, 2 / 3) for j in (-2 / 3, 0, 2 / 3)]
    points, normals = [], []
    for axis in range(3):
        for side in (1.0, -1.0):
            for i, j in grid:
                point, normal = np.zeros(3), np.zeros(3)
                point[axis] = normal[axis] = side
                point[(axis + 1) % 3], point[(axis + 2) % 3] = i, j
                points.append(point)
                normals.append(normal)
    return np.array(points), np.array(normals)


POINTS, NORMALS = face_points()


class Jet:
    """rampage.breathe.4, rampage.breathe.6: the same air for every breath; it acts on everything in its path."""

    def __init__(
        self,
        kinds: Sequence[Kind],
        run: Run,
        held: list[int],
        yaw: float,
        pitch: float,
        sweep: float,
        strength: float,
    ) -> None:
        self.run, self.pitch, self.yaw, self.sweep = run, pitch, yaw, sweep
        self.seconds, self.speed = LUNGFUL / strength, SPEED * strength
        body = held[0]
        self.head = run.poses[body, :3] + (0.0, 0.0, kinds[body].half[2] + MOUTH_UP)
        self.half = np.array([kind.half for kind in kinds])
        self.weight = np.array([kind.mass * GRAVITY for kind in kinds])
        self.filled = np.array([FILLED.get(kind.name, 1.0) for kind in kinds])
        self.lifted = np.array([LIFT if kind.name in ("small", "rectangle", "large") else 0.0 for kind in kinds])
        a, b, c = self.half.T
        self.areas = np.repeat(4 * np.stack([b * c, c * a, a * b], 1), 18, axis=1) / 9
        self.blown = ~np.isnan(run.poses[:, 0])
        self.blown[held] = False
        self.exposed = np.zeros(len(kinds))
        self.frame, self.pace = 0, round(run.engine.dt / FINE)

    def blow(self, time: float) -> None:
        """Forces for the next frames."""
        self.frame += 1
        if (self.frame - 1) % (BLOW_EVERY * self.pace):
            return
        yaw = self.yaw + self.sweep * time / self.seconds
        way = np.array((cos(self.pitch) * cos(yaw), cos(self.pitch) * sin(yaw), sin(self.pitch)))
        mouth = self.head + MOUTH_FORWARD * np.array((cos(yaw), sin(yaw), 0.0))
        swell = min(1.0, (time + 0.01) / SWELL) * min(1.0, max(0.0, (self.seconds - time) / FADE))
        near = self.near(mouth, way)
        if (self.frame - 1) % (LOOK_EVERY * self.pace) == 0:
            self.look(mouth, near)
        self.run.engine.blow(self.forces(near[self.exposed[near] > 0], mouth, way, self.speed * swell))

    def near(self, mouth: Floats, way: Floats) -> Pieces:
        """The pieces that reach into the cone."""
        away = self.run.poses[:, :3] - mouth
        along = away @ way
        aside = np.sqrt(np.maximum(0.0, (away * away).sum(1) - along * along)) - np.linalg.norm(self.half, axis=1)
        wide = WIDE * (MOUTH_WIDTH / 2 + tan(HALF_ANGLE) * np.maximum(along, 0.0))
        with np.errstate(invalid="ignore"):
            return np.nonzero(self.blown & (along > -2.0) & (along < REACH) & (aside < wide))[0]

    def look(self, mouth: Floats, near: Pieces) -> None:
        """What share of each piece the mouth sees, by rays."""
        engine, start = self.run.engine, (float(mouth[0]), float(mouth[1]), float(mouth[2]))
        engine.look()
        at, turns = self.run.poses[near, None, :3], self.run.poses[near, 3:]
        sights = at + turned_all(turns, SIGHTS[None] * self.half[near][:, None, :])
        for piece, points in zip(near, sights, strict=True):
            seen = [engine.first_hit(start, (float(x), float(y), float(z))) == piece for x, y, z in points]
            self.exposed[piece] = sum(seen) / len(SIGHTS)

    def air(self, points: Floats, mouth: Floats, way: Floats, speed: float) -> Floats:
        """How fast the air is at some points."""
        away = points - mouth
        along = away @ way
        aside2 = (away * away).sum(-1) - along * along
        far = np.maximum(along, 0.1)
        width = (MOUTH_WIDTH / 2 + tan(HALF_ANGLE) / 2 * far) / sqrt(log(2))
        axis = speed * np.minimum(1.0, CORE / far) ** DECAY
        return np.where(along > 0, axis * np.exp(-aside2 / width**2), 0.0)

    def close(self, points: Floats, mouth: Floats, way: Floats) -> Floats:
        """Share of the suction that is left: a wide jet flows below a roof as well as above it."""
        return np.minimum(1.0, CORE / np.maximum((points - mouth) @ way, 0.1)) ** SPENT

    def forces(self, near: Pieces, mouth: Floats, way: Floats, speed: float) -> dict[int, tuple[Vec, Vec]]:
        """Pressure on windward faces, and suction where air flows over a floor."""
        at, turns = self.run.poses[near, None, :3], self.run.poses[near, 3:]
        normals = turned_all(turns, np.broadcast_to(NORMALS, (len(near), *NORMALS.shape)))
        arms = turned_all(turns, POINTS[None] * self.half[near][:, None, :])
        moving = np.array([self.run.engine.velocity(int(piece)) for piece in near]).reshape(-1, 1, 3)
        wind = self.air(at + arms, mouth, way, speed)[..., None] * way - moving
        across = (wind * normals).sum(-1)
        pressure = DRAG * np.minimum(across, 0.0) ** 2 * self.filled[near][:, None]
        along2 = (wind * wind).sum(-1) - across**2
        pull = self.lifted[near][:, None] * along2 * (normals[..., 2] > 0.3) * self.close(at + arms, mouth, way)
        each = 0.5 * AIR * self.areas[near] * self.exposed[near][:, None]
        force = ((pull - pressure) * each)[..., None] * normals
        total, torque = force.sum(1), np.cross(arms, force).sum(1)
        felt = np.abs(total).max(1, initial=0.0) > FELT * self.weight[near]
        rows = zip(near[felt].tolist(), total[felt].tolist(), torque[felt].tolist(), strict=True)
        return {piece: (tuple(f), tuple(t)) for piece, f, t in rows}
