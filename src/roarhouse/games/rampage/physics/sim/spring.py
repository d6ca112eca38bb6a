"""Card bends: a Floor that is struck from above springs back.

The engine knows rigid pieces only. A rigid Floor on Meeples along its edges hands a blow down to the board, and
nothing moves. A real one bends between its supports: it throws up what lies on it, jumps, and tips the Meeples below
it over. How much a kind of Floor gives back is its `spring` in `city.toml`.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Final

import numpy as np

from roarhouse.games.rampage.physics.city.geometry import Floats, turned
from roarhouse.games.rampage.physics.city.plan import Piece
from roarhouse.games.rampage.physics.city.shapes import Kind
from roarhouse.games.rampage.physics.interface import Table
from roarhouse.games.rampage.physics.sim.rigid import GRAVITY
from roarhouse.games.rampage.physics.sim.settle import FPS, Links, Run

BLOW: Final = 30.0  # cm/s: a piece that loses less speed when it strikes bends nothing
JUMP: Final = 0.45  # speed of the Floor as a whole, as a share of the speed of its middle
TILT: Final = 0.3  # how fast it turns towards the side that was struck
TIP: Final = 2.0  # how fast the Meeples below tip over, as a multiple of how fast the edge turns
OUTWARD: Final = 0.4  # cm: what lies on a Floor that snaps into a dome slides outwards


class Spring:
    """Watches the piece that a hand let go, and lets the Floors that it strikes spring back, each once."""

    def __init__(self, kinds: Sequence[Kind], table: Table, run: Run, piece: Piece) -> None:
        self.kinds, self.run, self.piece = kinds, run, piece
        self.above: Links = {}
        self.below: Links = {}
        for low, high in table.carries:
            self.above.setdefault(low, []).append(high)
            self.below.setdefault(high, []).append(low)
        self.sprung: set[Piece] = set()
        self.speed = 0.0  # of the piece, upwards

    def feel(self, struck: set[int]) -> None:
        """After each frame: what the piece struck in it, and how hard."""
        speed = self.run.engine.velocity(self.piece)[2]
        blow, self.speed = speed - self.speed + GRAVITY / FPS, speed
        for floor in sorted(struck - self.sprung) if blow > BLOW else ():
            if floor >= 0 and (spring := self.kinds[floor].spring):
                self.sprung.add(floor)
                self.recoil(floor, spring * blow * self.kinds[self.piece].mass / self.kinds[floor].mass)

    def recoil(self, floor: Piece, speed: float) -> None:
        """The middle of the Floor springs up with this speed."""
        a, b, _ = self.kinds[floor].half
        hit = self.place(floor, self.piece)
        self.kick(floor, JUMP * speed, TILT * speed * np.array((-hit[1] / b**2, hit[0] / a**2, 0.0)))
        self.kick(self.piece, *bent(a, b, hit, speed))
        for piece in self.above.get(floor, ()):
            self.kick(piece, *bent(a, b, self.place(floor, piece), speed), OUTWARD)
        for piece in self.below.get(floor, ()):
            if piece >= 0:
                self.kick(piece, 0.0, tipped(a, self.place(floor, piece), hit, speed))

    def place(self, floor: Piece, piece: Piece) -> Floats:
        """Where a piece is above or below a Floor, seen from the middle of the Floor."""
        w, x, y, z = self.run.poses[floor, 3:]
        away = self.run.poses[piece, :3] - self.run.poses[floor, :3]
        return np.array(turned((w, -x, -y, -z), tuple(away))) * (1, 1, 0)

    def kick(self, piece: Piece, up: float, turning: Floats, outward: float = 0.0) -> None:
        x, y, z = self.run.engine.velocity(piece)
        u, v, w = (float(value) for value in turning)
        self.run.engine.push(piece, (x + outward * v, y - outward * u, max(z, 0.0) + up), (u, v, w))


def bent(a: float, b: float, place: Floats, speed: float) -> tuple[float, Floats]:
    """How a plate on its edges bends first: its upward speed at a place, and how fast it turns there."""
    u, v = (float(np.clip(at / half, -1, 1)) * pi / 2 for at, half in ((place[0], a), (place[1], b)))
    du, dv = -pi / 2 / a * sin(u) * cos(v), -pi / 2 / b * cos(u) * sin(v)
    return speed * cos(u) * cos(v), speed * np.array((dv, -du, 0.0))


def tipped(a: float, place: Floats, hit: Floats, speed: float) -> Floats:
    """A bent Floor presses on the inner edge of the heads below it: they tip inwards, most of all near the hit."""
    share = 1 / (1 + float(((place - hit) ** 2).sum()) / a**2)
    x, y, _ = -place / max(float(np.linalg.norm(place)), 0.1)
    return TIP * share * speed * pi / 2 / a * np.array((-y, x, 0.0))
