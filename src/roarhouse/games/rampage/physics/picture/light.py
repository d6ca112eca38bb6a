"""From triangles to colours: camera, sun, shadows, and what is painted on things."""

from __future__ import annotations

from math import radians, tan
from typing import Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from roarhouse.games.rampage.physics.city.geometry import Floats, matrix
from roarhouse.games.rampage.physics.city.shapes import Vec
from roarhouse.games.rampage.physics.picture.paint import PIXELS
from roarhouse.games.rampage.physics.picture.pattern import painted
from roarhouse.games.rampage.physics.picture.raster import Ids, clipped, raster
from roarhouse.games.rampage.physics.sim.engine import Poses

BOARD: Final = -1  # what a triangle belongs to, if to no piece
TABLE: Final = -2
NEAR: Final = 1.0  # cm before the lens
SUN: Final = np.array((-0.42, -0.55, 0.72)) / np.linalg.norm((-0.42, -0.55, 0.72))
SUNLIGHT: Final = np.array((0.66, 0.63, 0.56))
SKYLIGHT: Final = np.array((0.47, 0.49, 0.53))
BACKGROUND: Final = np.array((0.20, 0.17, 0.16))
SHADOW_PIXELS: Final = 1600  # at most
AROUND: Final = 6.0  # cm around the board where shadows fall
SHADOW_BIAS: Final = 1.8  # pixels of the shadow: less, and things shade themselves
SOFT: Final = ((0.0, 0.0), (1.3, 0.5), (-0.5, 1.3), (-1.3, -0.5), (0.5, -1.3))  # looks around a pixel of the shadow
STRIP: Final = 160  # rows that are coloured at once


class Camera(Struct, frozen=True):
    """Where from and where to, in cm, and how wide the view is in degrees."""

    eye: Vec
    target: Vec
    angle: float = 38.0


class Model(Struct):
    """All triangles of a picture: corners, colours, and which piece each belongs to."""

    triangles: Floats  # (n, 3, 3)
    colours: Floats  # (n, 3)
    pieces: NDArray[np.intp]


def axes(way: Floats) -> Floats:
    """Right, down and forward, as rows."""
    forward = way / np.linalg.norm(way)
    aside = np.cross(forward, (0.0, 0.0, 1.0) if abs(forward[2]) < 0.999 else (0.0, 1.0, 0.0))
    right = aside / np.linalg.norm(aside)
    return np.array((right, np.cross(forward, right), forward))


class Shadows:
    """How far the sun reaches: a picture of all triangles from the sun."""

    def __init__(self, model: Model, pixels: int) -> None:
        self.pixels = pixels
        self.axes = axes(-SUN)
        seen = model.triangles[model.pieces != TABLE] @ self.axes.T
        board = (model.triangles[model.pieces == BOARD] @ self.axes.T).reshape(-1, 3)
        self.low = board[:, :2].min(0) - AROUND
        self.scale = pixels / float((board[:, :2].max(0) + AROUND - self.low).max())
        points = (seen[..., :2] - self.low) * self.scale
        self.depth, _ = raster(points, -seen[..., 2], pixels, pixels, one_sided=True)

    def lit(self, places: Floats) -> Floats:
        """How much of the sun reaches some places: soft at the edges, all of it beyond the picture."""
        seen = places @ self.axes.T
        points, near = (seen[:, :2] - self.low) * self.scale, -seen[:, 2] + SHADOW_BIAS / self.scale
        beyond = (points < 2).any(1) | (points > self.pixels - 3).any(1)
        points[beyond] = 2
        total = np.zeros(len(places))
        for x, y in SOFT:
            columns, lines = (points[:, 0] + x).astype(np.intp), (points[:, 1] + y).astype(np.intp)
            total += self.depth[lines, columns] <= near
        return np.where(beyond, 1.0, total / len(SOFT))


def drawn(model: Model, rows: Poses, camera: Camera, width: int, height: int, board: Floats) -> NDArray[np.uint8]:
    """All pixels of a picture."""
    eye = np.array(camera.eye)
    view = axes(np.array(camera.target) - eye)
    triangles, sources = clipped((model.triangles - eye) @ view.T, NEAR)
    focus, middle = height / 2 / tan(radians(camera.angle / 2)), np.array((width / 2, height / 2))
    points = triangles[..., :2] / triangles[..., 2:] * focus + middle
    depth, ids = raster(points, 1 / triangles[..., 2], width, height, one_sided=True)
    shadows = Shadows(model, min(width, SHADOW_PIXELS))
    painter = Shader(model, rows, board, shadows, eye)
    pixels = np.zeros((height, width, 3), np.uint8)
    for top in range(0, height, STRIP):
        part = slice(top, min(top + STRIP, height))
        x, y = np.meshgrid(np.arange(width) + 0.5 - middle[0], np.arange(part.start, part.stop) + 0.5 - middle[1])
        rays = np.stack([x / focus, y / focus, np.ones_like(x)], -1) @ view
        pixels[part] = painter.colour(rays, depth[part], ids[part], sources)
    return outlined(pixels, depth, owner_of(ids, sources, model))


def owner_of(ids: Ids, sources: NDArray[np.intp], model: Model) -> NDArray[np.intp]:
    owners: NDArray[np.intp] = np.where(ids >= 0, model.pieces[sources[np.maximum(ids, 0)]], -9)
    return owners


class Shader:
    """The colour of every pixel of one picture."""

    def __init__(self, model: Model, rows: Poses, board: Floats, shadows: Shadows, eye: Floats) -> None:
        self.model, self.rows, self.board, self.shadows, self.eye = model, rows, board, shadows, eye
        a, b, c = (model.triangles[:, k] for k in range(3))
        normals = np.cross(b - a, c - a)
        self.normals = normals / np.maximum(np.linalg.norm(normals, axis=1), 1e-12)[:, None]
        self.turns = np.nan_to_num(matrix(rows[:, 3:]))
        flat = model.triangles[model.pieces == BOARD].reshape(-1, 3)
        self.corner = np.array((flat[:, 0].min(), flat[:, 1].max()))

    def colour(self, rays: Floats, depth: Floats, ids: Ids, sources: NDArray[np.intp]) -> NDArray[np.uint8]:
        result = np.tile(BACKGROUND, (*ids.shape, 1))
        shown = ids >= 0
        which, rays = sources[ids[shown]], rays[shown]
        places = self.eye + rays / depth[shown][:, None]
        normals = self.normals[which]
        normals = np.where(((normals * rays).sum(1) > 0)[:, None], -normals, normals)
        base = self.base(which, places, normals)
        sun = np.maximum(normals @ SUN, 0.0)
        sun[sun > 0] *= self.shadows.lit((places + 0.02 * normals)[sun > 0])
        sky = 0.72 + 0.28 * normals[:, 2]
        far = np.clip((np.hypot(places[:, 0], places[:, 1] - self.middle()) - 55) / 60, 0, 1)[:, None]
        light = base * (SUNLIGHT * sun[:, None] * 1.15 + SKYLIGHT * sky[:, None])
        result[shown] = light * (1 - far) + BACKGROUND * 0.6 * far
        pixels: NDArray[np.uint8] = (np.clip(result, 0, 1) * 255).astype(np.uint8)
        return pixels

    def middle(self) -> float:
        """The board's middle in y: beside the board it gets dark."""
        return float(self.corner[1] - self.board.shape[0] / PIXELS / 2)

    def base(self, which: NDArray[np.intp], places: Floats, normals: Floats) -> Floats:
        """What colour things have by themselves."""
        base, pieces = self.model.colours[which].copy(), self.model.pieces[which]
        printed = (pieces == BOARD) & (normals[:, 2] > 0.5)
        base[printed] = self.printed(places[printed])
        base[(pieces == BOARD) & ~printed] = (0.62, 0.56, 0.48)
        wood = pieces == TABLE
        base[wood] *= grain(places[wood])[:, None]
        on = np.nonzero(pieces >= 0)[0]
        owners = pieces[on]
        local = np.einsum("nji,nj->ni", self.turns[owners], places[on] - self.rows[owners, :3])
        facing = np.einsum("nji,nj->ni", self.turns[owners], normals[on])
        base[on] = painted(base[on], owners, local, facing, len(self.rows))
        return base

    def printed(self, places: Floats) -> Floats:
        columns = ((places[:, 0] - self.corner[0]) * PIXELS).astype(np.intp)
        lines = ((self.corner[1] - places[:, 1]) * PIXELS).astype(np.intp)
        height, width, _ = self.board.shape
        found: Floats = self.board[np.clip(lines, 0, height - 1), np.clip(columns, 0, width - 1)]
        return found


def grain(places: Floats) -> Floats:
    """Planks of a wooden table."""
    plank = np.floor(places[:, 1] / 9)
    seam = np.abs(np.mod(places[:, 1], 9) - 4.5) > 4.42
    along = np.sin(places[:, 1] * 2.3 + plank * 1.9 + np.sin(places[:, 0] * 0.09 + plank * 2.1) * 1.2)
    shade: Floats = np.where(seam, 0.6, 0.92 + 0.05 * along + 0.06 * np.sin(plank * 12.9))
    return shade


def outlined(pixels: NDArray[np.uint8], depth: Floats, owners: NDArray[np.intp]) -> NDArray[np.uint8]:
    """A thin dark line where one piece ends and another thing begins behind it."""
    edge = np.zeros(owners.shape, bool)
    for axis in (0, 1):
        for step in (1, -1):
            other, behind = np.roll(owners, step, axis), np.roll(depth, step, axis)
            edge |= (owners >= 0) & (other != owners) & (behind < depth)
    pixels[edge] = pixels[edge] // 2
    return pixels
