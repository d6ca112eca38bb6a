"""Checks before simulating, and of what a record claims was simulated."""

from __future__ import annotations

import re
from typing import Final

import msgspec

from roarhouse.games.rampage.physics.city.data import the_city
from roarhouse.games.rampage.physics.city.geometry import PER_CM
from roarhouse.games.rampage.physics.city.plan import Piece
from roarhouse.games.rampage.physics.city.zones import LENGTH, TURNS
from roarhouse.games.rampage.physics.interface import Act, Breath, Drop, Flick, Outcome, Pose, Settle, Table, Toss
from roarhouse.games.rampage.physics.sim.scene import Scene

UNIT_WITHIN: Final = 100  # of a quaternion's length, in its own units
HIGHEST: Final = 200 * LENGTH
PATH: Final = re.compile(r"\$\.(\w+)")


def refusal(scene: Scene, table: Table, act: Act) -> str | None:
    """The first field of an act that is no whole number, out of its range, or names what is not there."""
    try:
        msgspec.convert(msgspec.to_builtins(act), type(act))
    except (msgspec.ValidationError, TypeError, ValueError) as error:
        found = PATH.search(str(error))
        return found.group(1) if found else "act"
    if isinstance(act, Settle):
        return None
    if not 0 <= act.monster < 4 * scene.roster.boards or not ready(scene, table, act):
        return "monster"
    if isinstance(act, Drop) and max(abs(act.x), abs(act.y)) > reach() * PER_CM:
        return "x" if abs(act.x) > reach() * PER_CM else "y"
    return "piece" if isinstance(act, Toss) and not tossable(scene, table, act) else None


def ready(scene: Scene, table: Table, act: Flick | Drop | Toss | Breath) -> bool:
    """A flick needs the Paws on the table, everything else the Body."""
    needed = scene.roster.paws(act.monster) if isinstance(act, Flick) else scene.roster.body(act.monster)
    return table.there(needed)


def tossable(scene: Scene, table: Table, act: Toss) -> bool:
    """A Vehicle, the own Paws or another Monster's Body, on the table."""
    monsters = [monster for monster in range(4 * scene.roster.boards) if monster != act.monster]
    allowed = {*scene.roster.vehicles, scene.roster.paws(act.monster), *(scene.roster.body(m) for m in monsters)}
    return act.piece in allowed and table.there(act.piece)


def well_formed(scene: Scene, before: Table, act: Act, outcome: Outcome) -> bool:
    """No piece made or lost, every pose near the table, every number a piece."""
    after, readings = outcome.table, outcome.readings
    if not len(after.poses) == len(before.poses) == len(readings.zones) or after.stirred:
        return False
    gone = {piece for piece, pose in enumerate(after.poses) if pose is None}
    missing = {piece for piece, pose in enumerate(before.poses) if pose is None}
    pairs = [*after.touches, *after.carries]
    named = {*readings.out, *readings.laden, *readings.bare, *readings.edible, *outcome.left}
    named |= {piece for pair in pairs for piece in pair if piece >= 0} | {p for b in readings.buildings for p in b}
    poses = [pose for pose in after.poses if pose is not None]
    known = (named | {*outcome.struck}) <= set(scene.roster.pieces) and not named & gone
    return known and gone in allowed_gone(scene, act, missing) and all(near(pose) for pose in poses)


def allowed_gone(scene: Scene, act: Act, missing: set[Piece]) -> list[set[Piece]]:
    """After a flick, and after a toss of the own Paws, the Body is in the hand; unless the action was aborted."""
    if isinstance(act, Flick) or (isinstance(act, Toss) and act.piece == scene.roster.paws(act.monster)):
        return [missing | {scene.roster.body(act.monster)}, missing]
    return [missing]


def reach() -> float:
    """How far the table goes from the middle, in cm: a Body may stand half over the rim, and be dropped on."""
    return the_city().board.table + the_city().board.side * 2


def near(pose: Pose) -> bool:
    """On or above the table, and turned by a unit quaternion."""
    length = (pose.qw**2 + pose.qx**2 + pose.qy**2 + pose.qz**2) ** 0.5
    flat = max(abs(pose.x), abs(pose.y)) <= reach() * LENGTH and -LENGTH <= pose.z <= HIGHEST
    return flat and abs(length - TURNS) <= UNIT_WITHIN
