"""Running a world until everything rests."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from typing import Final, Literal

import numpy as np

from roarhouse.games.rampage.physics.city.geometry import turned
from roarhouse.games.rampage.physics.sim.engine import Broken, Engine, Poses, Push

FPS: Final = 60  # frames a second: of the film, and of looking whether everything rests
# rampage.judge.1
REST_WINDOW: Final = 0.25  # s
REST_SHIFT: Final = 0.05  # cm
REST_TURN: Final = 0.02  # rad
CALM_AFTER: Final = 2.5  # s
CALM_DAMPING: Final = 8.0  # 1/s
FREEZE_AFTER: Final = 3.5  # s
FREEZE_WINDOW: Final = 0.4  # s
FREEZE_SHIFT: Final = 0.3  # cm
FREEZE_TURN: Final = 0.15  # rad
FREEZE_ALWAYS: Final = 20.0  # s
AXIS: Final = FREEZE_SHIFT / FREEZE_TURN  # cm: the length at which both mean the same
WEIGH_EVERY: Final = 3  # frames between two samples of loads, while everything seems to rest

End = Literal["rest", "frozen", "aborted"]
Links = dict[int, list[int]]


def links_of(touches: Iterable[tuple[int, int]]) -> Links:
    """Which pieces touch which; the ground links nothing."""
    links: Links = {}
    for a, b in touches:
        if a >= 0:
            links.setdefault(a, []).append(b)
            links.setdefault(b, []).append(a)
    return links


def linked(links: Links, pieces: Iterable[int]) -> set[int]:
    """These pieces, and all that a chain of contacts links to them."""
    found = set(pieces)
    new = list(found)
    while new:
        for piece in links.get(new.pop(), ()):
            if piece not in found:
                found.add(piece)
                new.append(piece)
    return found


def fell(before: Poses, after: Poses) -> float:
    """How far a piece has sunk, or the end of its axis has moved: rolling and turning about the axis do not count."""
    axes = [np.array(turned(tuple(pose[3:]), (0.0, 0.0, AXIS))) for pose in (before, after)]
    return float(max(abs(after[2] - before[2]), np.abs(axes[1] - axes[0]).max()))


def largest(values: Poses) -> float:
    """0 or more; pieces that are not there are no numbers, and do not count."""
    return float(np.fmax.reduce(values, axis=None, initial=0.0))


class Stillness:
    """Whether nothing has moved for a while: poses decide, since solvers show speeds in pieces that stand still."""

    def __init__(self, window: float, shift: float, turn: float) -> None:
        self.window, self.shift, self.turn = window, shift, turn
        self.since: Poses | None = None
        self.time = 0.0

    def holds(self, poses: Poses, passed: float) -> bool:
        if self.since is not None and self.same(poses, self.since):
            self.time += passed
            return self.time >= self.window - 1e-9
        self.since, self.time = poses.copy(), 0.0
        return False

    def same(self, a: Poses, b: Poses) -> bool:
        shift = np.abs(a[:, :3] - b[:, :3])
        away = 1 - np.abs((a[:, 3:] * b[:, 3:]).sum(1))  # = 1 - cos(angle / 2)
        return not (largest(shift) >= self.shift or largest(away) >= self.turn**2 / 8)


class Run:
    """One simulation: a world, its poses frame by frame, and what was noticed on the way."""

    def __init__(self, engine: Engine, poses: Poses, links: Links, filmed: bool) -> None:
        self.engine, self.poses, self.links = engine, poses, links
        self.rested = poses.copy()  # where everything was before this engine moved it
        self.undisturbed = False  # nothing acts: what was at rest should stay
        self.frames: list[Poses] | None = [poses.copy()] if filmed else None
        self.woken: set[int] = set()
        self.struck: set[int] = set()
        self.feel: Callable[[set[int]], None] | None = None  # called after each frame with what was struck in it
        self.time = 0.0
        self.pushes: deque[list[Push]] = deque(maxlen=round(REST_WINDOW * FPS / WEIGH_EVERY))
        self.steps = round(1 / FPS / engine.dt)

    def frame(self) -> None:
        """One sixtieth of a second."""
        engine = self.engine
        engine.step(self.steps)
        self.time += 1 / FPS
        awake = engine.awake()
        engine.read(self.poses, awake)
        if not self.woken.issuperset(awake):
            self.rouse(awake)
        self.notice(engine.struck())
        if not np.isfinite(self.poses[awake]).all():
            raise Broken("a pose is not finite")
        if self.frames is not None:
            self.frames.append(self.poses.copy())

    def notice(self, struck: set[int]) -> None:
        self.struck |= struck
        if self.feel is not None:
            self.feel(struck)

    def moment(self) -> tuple[Poses, float, int]:
        """To come back to: poses, time and number of frames."""
        return self.poses.copy(), self.time, len(self.frames or ())

    def rewind(self, moment: tuple[Poses, float, int]) -> None:
        self.poses, self.time, frames = moment
        if self.frames is not None:
            del self.frames[frames:]

    def moved(self, shift: float) -> set[int]:
        """What this engine has moved at least so far, in cm."""
        return {int(piece) for piece in np.flatnonzero((self.shifts() >= shift).any(1))}

    def shifts(self) -> Poses:
        return np.abs(np.nan_to_num(self.poses[:, :3] - self.rested[:, :3]))

    def wake_again(self, engine: Engine) -> None:
        """Go on in another world; nothing is let go in it."""
        self.engine, self.feel, self.rested, self.undisturbed = engine, None, self.poses.copy(), True

    def rouse(self, awake: list[int]) -> None:
        """What touched a piece that woke wakes as well: the engine overlooks contacts across the smallest gap."""
        touched = linked(self.links, awake).intersection(self.engine.handles)
        self.engine.wake(touched.difference(awake))
        self.woken.update(awake, touched)

    def play(self, seconds: float, each: Callable[[float], None] | None = None) -> None:
        """Run for some seconds; `each` is called before each frame."""
        start = self.time
        while self.time - start < seconds - 1e-9:
            if each is not None:
                each(self.time - start)
            self.frame()

    def until_rest(self, limit: float) -> End:
        """rampage.judge.1: until everything rests; damped after a while, then frozen, at the latest after `limit`."""
        rest = Stillness(REST_WINDOW, REST_SHIFT, REST_TURN)
        nearly = Stillness(FREEZE_WINDOW, FREEZE_SHIFT, FREEZE_TURN)
        start, end, calm = self.time, None, False
        while end is None:
            self.frame()
            passed = self.time - start
            if not calm and passed > CALM_AFTER:
                self.engine.calm(CALM_DAMPING)
                calm = True
            end = self.ended(rest, nearly, passed, limit)
            if end is not None or (rest.time > 0 and round(rest.time * FPS) % WEIGH_EVERY == 0):
                self.pushes.append(self.engine.pushes())
        return end

    def ended(self, rest: Stillness, nearly: Stillness, passed: float, limit: float) -> End | None:
        if rest.holds(self.poses, 1 / FPS) or not self.engine.awake():
            return "rest"
        restless = passed > FREEZE_AFTER and nearly.holds(self.poses, 1 / FPS)
        if restless and self.undisturbed:
            self.hold_still()
        if restless or passed >= limit:
            self.engine.freeze()
            return "frozen"
        return None

    def hold_still(self) -> None:
        """rampage.judge.1: what rocks or rolls for ever, no lower than it rested and no more oblique, rests there."""
        for piece in self.engine.awake():
            if fell(self.rested[piece], self.poses[piece]) < FREEZE_SHIFT:
                self.poses[piece] = self.rested[piece]
        if self.frames is not None:
            self.frames[-1] = self.poses.copy()
