"""The acts: what a hand does to the world before physics takes over, with tremor: seeded noise."""

from __future__ import annotations

from math import cos, pi, radians, sin
from random import Random
from typing import Final

import numpy as np

from roarhouse.games.rampage.physics.city.geometry import NO_TURN, UP, Turn, then, turn, turned
from roarhouse.games.rampage.physics.city.plan import Piece
from roarhouse.games.rampage.physics.city.shapes import Kind, Vec
from roarhouse.games.rampage.physics.city.zones import lowest
from roarhouse.games.rampage.physics.interface import Act, Breath, Drop, Flick, Noise, Toss
from roarhouse.games.rampage.physics.sim.breath import Jet
from roarhouse.games.rampage.physics.sim.engine import Poses
from roarhouse.games.rampage.physics.sim.rigid import FINE
from roarhouse.games.rampage.physics.sim.scene import Scene
from roarhouse.games.rampage.physics.sim.settle import Run

FLICK_SPEED: Final = 230.0  # cm/s at full strength: about 90 cm of free sliding
TOSS_SPEED: Final = 320.0
LAUNCH: Final = 0.25  # s: how long the Body is held while something flies off its head
REHEARSED_BREATH: Final = 0.4  # s: rehearsals stop a breath early; the outcome differs little
ABOVE_HEAD: Final = 0.05  # cm
FINGER_SLIP: Final = 0.3  # share of the turning impulse that a finger beside the middle really gives
DROP_POSES: Final[dict[str, Turn]] = {
    "upright": NO_TURN,
    "head": (0.0, 1.0, 0.0, 0.0),
    "flat": (0.5**0.5, 0.5**0.5, 0.0, 0.0),
}

# Tremor: standard deviations, before the level of noise.
LEVELS: Final[dict[Noise, float]] = {"off": 0.0, "low": 0.5, "normal": 1.0, "high": 2.0}
FLICK_YAW: Final = 1.5  # degrees
FLICK_STRENGTH: Final = 0.04
DROP_SHIFT: Final = 0.5  # cm, in x and in y
DROP_TILT: Final = 3.0  # degrees
DROP_SPIN: Final = 0.5  # rad/s at most
TOSS_YAW: Final = 2.0
TOSS_STRENGTH: Final = 0.05
BREATH_YAW: Final = 2.0
BREATH_PITCH: Final = 1.5


class Tremor:
    """rampage.move.2: seeded noise, drawn after the input is known."""

    def __init__(self, noise: Noise, seed: int) -> None:
        self.rng, self.level = Random(seed), LEVELS[noise]

    def around(self, middle: float, deviation: float) -> float:
        return self.rng.gauss(middle, deviation * self.level) if self.level else middle

    def within(self, most: float) -> float:
        return self.rng.uniform(-most, most) * self.level

    def angle(self, tenths: int, deviation: float) -> float:
        """Tenths of a degree, in radians."""
        return radians(self.around(tenths / 10, deviation))

    def share(self, thousandths: int, deviation: float) -> float:
        return max(0.0, thousandths / 1000 * self.around(1.0, deviation))


def taken(scene: Scene, act: Act) -> tuple[Piece, ...]:
    """rampage.move.1: what is in the hand before the action begins."""
    return (scene.roster.body(act.monster),) if isinstance(act, Flick) else ()


def actor(scene: Scene, act: Act) -> Piece | None:
    """The piece that is flicked, dropped or tossed."""
    if isinstance(act, Flick):
        return scene.roster.paws(act.monster)
    if isinstance(act, Drop):
        return scene.roster.body(act.monster)
    return act.piece if isinstance(act, Toss) else None


def perform(scene: Scene, run: Run, act: Act, tremor: Tremor) -> tuple[Piece, ...]:
    """Do it; returns what the hand has taken off the table meanwhile."""
    if isinstance(act, Flick):
        flick(scene, run, act, tremor)
    elif isinstance(act, Drop):
        drop(scene, run, act, tremor)
    elif isinstance(act, Toss):
        return toss(scene, run, act, tremor)
    elif isinstance(act, Breath):
        breathe(scene, run, act, tremor)
    return ()


# -- Move -----------------------------------------------------------------------------------------------------


def flick(scene: Scene, run: Run, act: Flick, tremor: Tremor) -> None:
    """rampage.move.2: one flick against the rim; beside the middle it also turns the disc."""
    paws = scene.roster.paws(act.monster)
    yaw = tremor.angle(act.yaw, FLICK_YAW)
    speed = FLICK_SPEED * tremor.share(act.strength, FLICK_STRENGTH)
    spin = 2 * speed * act.offset / 1000 / scene.kinds[paws].half[0]
    run.engine.push(paws, (speed * cos(yaw), speed * sin(yaw), 0.0), (0.0, 0.0, spin))


# -- Demolish -------------------------------------------------------------------------------------------------


def drop(scene: Scene, run: Run, act: Drop, tremor: Tremor) -> None:
    """rampage.demolish.3, rampage.demolish.5, rampage.demolish.6: let go at rest from a set height."""
    body = scene.roster.body(act.monster)
    lean = turn(heading(tremor.within(pi)), radians(tremor.around(0.0, DROP_TILT)))
    turned_so = then(then(DROP_POSES[act.pose], turn(UP, radians(act.yaw / 10))), lean)
    x, y = tremor.around(act.x / 100, DROP_SHIFT), tremor.around(act.y / 100, DROP_SHIFT)
    pose = np.array((x, y, 0.0, *turned_so))
    pose[2] = scene.settings.drop_height - lowest(scene.kinds[body], pose)
    place(run, body, pose)
    run.engine.push(body, (0.0, 0.0, 0.0), (0.0, 0.0, tremor.within(DROP_SPIN)))


def place(run: Run, piece: Piece, pose: Poses) -> None:
    run.engine.move(piece, pose)
    run.poses[piece] = pose


def heading(yaw: float) -> Vec:
    return cos(yaw), sin(yaw), 0.0


# -- Toss a Vehicle -------------------------------------------------------------------------------------------


def toss(scene: Scene, run: Run, act: Toss, tremor: Tremor) -> tuple[Piece, ...]:
    """rampage.toss.2, rampage.toss.3, rampage.toss.4: off the head of the Body, which is held and may be tilted."""
    body, paws = scene.roster.body(act.monster), scene.roster.paws(act.monster)
    held = [body] if act.piece == paws else [body, paws]
    stood = run.poses[body].copy()
    yaw, tilt = tremor.angle(act.yaw, TOSS_YAW), radians(act.tilt / 10)
    lean = turn((sin(yaw), -cos(yaw), 0.0), tilt)
    for piece in held:
        run.engine.hold(piece, True)
    place(run, body, leaning(stood, lean, scene.kinds[body]))
    speed = TOSS_SPEED * tremor.share(act.strength, TOSS_STRENGTH)
    along, top = then(turn(UP, yaw), lean), scene.kinds[body].half[2]
    for piece in tossed(scene, run, act):
        top = load(run, piece, scene, body, along, top)
        run.engine.push(piece, *launch(scene.kinds[piece], act, along, speed))
    run.play(LAUNCH)
    return let_go(run, held, body, stood, act.piece == paws)


def leaning(stood: Poses, lean: Turn, kind: Kind) -> Poses:
    """The Body turned about the middle of its foot."""
    up = turned(tuple(stood[3:]), (0.0, 0.0, kind.half[2]))
    middle = stood[:3] - np.array(up) + np.array(turned(lean, up))
    return np.array((*middle, *then(tuple(stood[3:]), lean)))


def tossed(scene: Scene, run: Run, act: Toss) -> list[Piece]:
    """rampage.superpowers.1: another Monster is tossed whole, its Body on its Paws."""
    monster = act.piece - scene.roster.body(0)
    paws = [scene.roster.paws(monster)] if 0 <= monster < 4 * scene.roster.boards else []
    return [piece for piece in (*paws, act.piece) if not np.isnan(run.poses[piece, 0])]


def load(run: Run, piece: Piece, scene: Scene, body: Piece, turned_so: Turn, top: float) -> float:
    """So far above the middle of the Body, along the direction of the toss; returns how high it reaches."""
    half = scene.kinds[piece].half[2] + ABOVE_HEAD
    above = turned(turned_so, (0.0, 0.0, top + half))
    place(run, piece, np.array((*(run.poses[body][:3] + above), *turned_so)))
    return top + 2 * half


def launch(kind: Kind, act: Toss, turned_so: Turn, speed: float) -> tuple[Vec, Vec]:
    """Speed along the head, and the spin of a finger that hits beside the middle or above it."""
    a, b, c = kind.half
    sideways = FINGER_SLIP * 3 * speed * (act.side / 1000 * b) / (a * a + b * b)
    forwards = FINGER_SLIP * 3 * speed * ((act.height / 1000 - 0.5) * 2 * c) / (a * a + c * c)
    return turned(turned_so, (speed, 0.0, 0.0)), turned(turned_so, (0.0, forwards, sideways))


def let_go(run: Run, held: list[Piece], body: Piece, stood: Poses, taken_away: bool) -> tuple[Piece, ...]:
    """The Body stands again, or is taken away if its Paws have flown."""
    if taken_away:
        run.engine.take(body)
        run.poses[body] = np.nan
        return (body,)
    place(run, body, stood)
    for piece in held:
        run.engine.hold(piece, False)
    return ()


# -- Breathe --------------------------------------------------------------------------------------------------


def breathe(scene: Scene, run: Run, act: Breath, tremor: Tremor) -> None:
    """rampage.breathe.1, rampage.breathe.3, rampage.breathe.5: one lungful from above the head; the Body is held."""
    held = [scene.roster.body(act.monster), scene.roster.paws(act.monster)]
    held = [piece for piece in held if not np.isnan(run.poses[piece, 0])]
    yaw, pitch = tremor.angle(act.yaw, BREATH_YAW), tremor.angle(act.pitch, BREATH_PITCH)
    jet = Jet(scene.kinds, run, held, yaw, pitch, radians(act.sweep / 10), act.strength / 1000)
    for piece in held:
        run.engine.hold(piece, True)
    run.play(jet.seconds if run.engine.dt == FINE else min(jet.seconds, REHEARSED_BREATH), jet.blow)
    run.engine.blow({})
    for piece in held:
        run.engine.hold(piece, False)
