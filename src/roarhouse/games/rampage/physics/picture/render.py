"""Pictures of the table without a graphics card: perspective, sun and shadows, painted board."""

from __future__ import annotations

from math import cos, radians, sin
from pathlib import Path
from typing import Final

import numpy as np
from PIL import Image

from roarhouse.games.rampage.physics.city.data import MEEPLE_COLOURS, the_city, the_map
from roarhouse.games.rampage.physics.city.geometry import PER_CM, Floats, matrix
from roarhouse.games.rampage.physics.city.plan import Piece, Roster
from roarhouse.games.rampage.physics.city.shapes import kind_name
from roarhouse.games.rampage.physics.interface import Table
from roarhouse.games.rampage.physics.picture.light import BOARD, TABLE, Camera, Model, drawn
from roarhouse.games.rampage.physics.picture.mesh import block, mesh
from roarhouse.games.rampage.physics.picture.paint import Labels, board_picture, mixed
from roarhouse.games.rampage.physics.sim.engine import Poses
from roarhouse.games.rampage.physics.sim.scene import rows_of

SMOOTH: Final = 2  # supersampling factor
FLOORS: Final = ("#d9c7a3", "#cfb78e", "#e0d2b4")
WOOD: Final = "#6b4a33"


def overview(boards: int = 1) -> Camera:
    """The whole city from the south."""
    if boards == 2:
        return Camera((0.0, -85.0, 118.0), (0.0, 20.0, 0.0))
    return Camera((0.0, -62.0, 58.0), (0.0, -3.0, 0.0))


def from_above(boards: int = 1) -> Camera:
    middle = 30.0 * (boards - 1)
    return Camera((0.0, middle - 0.5, 95.0 + 75 * (boards - 1)), (0.0, middle, 0.0))


def towards(x: float, y: float, yaw: float = 250.0, distance: float = 34.0, pitch: float = 32.0) -> Camera:
    """A near look at a place, from a direction in degrees."""
    flat, up = distance * cos(radians(pitch)), distance * sin(radians(pitch))
    return Camera((x + flat * cos(radians(yaw)), y + flat * sin(radians(yaw)), up), (x, y, 2.5))


def render(
    table: Table,
    path: Path | str,
    size: tuple[int, int] = (1200, 800),
    camera: Camera | None = None,
    labels: Labels = (),
) -> None:
    """Draw a table to a PNG file."""
    picture(rows_of(table), size, camera, labels).save(path)


def picture(
    rows: Poses, size: tuple[int, int] = (1200, 800), camera: Camera | None = None, labels: Labels = ()
) -> Image.Image:
    """Draw poses in cm; rows that are not a number are left out."""
    boards = len(rows) // len(Roster(1).pieces)
    model = modelled(rows, boards)
    width, height = size[0] * SMOOTH, size[1] * SMOOTH
    pixels = drawn(model, rows, camera or overview(boards), width, height, board_picture(boards, labels))
    return Image.fromarray(pixels).resize(size, Image.Resampling.BOX)


# -- the model ------------------------------------------------------------------------------------------------


def modelled(rows: Poses, boards: int) -> Model:
    roster = Roster(boards)
    blocks = ground(boards)
    for piece in roster.pieces:
        if not np.isnan(rows[piece, 0]):
            turned = matrix(rows[piece, 3:])
            own = colour_of(roster, piece)
            for triangles, colour in mesh(kind_name(roster, piece)):
                blocks.append((triangles @ turned.T + rows[piece, :3], shaded(own, colour), piece))
    return Model(
        np.concatenate([triangles for triangles, _, _ in blocks]),
        np.concatenate([np.tile(rgb(colour), (len(triangles), 1)) for triangles, colour, _ in blocks]),
        np.concatenate([np.full(len(triangles), piece) for triangles, _, piece in blocks]),
    )


def ground(boards: int) -> list[tuple[Floats, str, int]]:
    city, plan = the_city(), the_map(boards)
    w, s, e, n = (side / PER_CM for side in (plan.board.west, plan.board.south, plan.board.east, plan.board.north))
    thick, far = city.board.thickness, 60.0
    blocks = [
        (block((w - far, s - far, -thick - 1), (e + far, n + far, -thick)), WOOD, TABLE),
        (block((w, s, -thick), (e, n, 0.0)), "#ffffff", BOARD),
    ]
    for ruin in plan.ruins:
        a, b, c, d = (
            x / PER_CM for x in (ruin.outline.west, ruin.outline.south, ruin.outline.east, ruin.outline.north)
        )
        blocks.append((block((a, b, 0.0), (c, d, city.ruins.printed)), "#ffffff", BOARD))
    return blocks


def colour_of(roster: Roster, piece: Piece) -> str:
    city = the_city()
    if piece in roster.floors:
        return FLOORS[piece % len(FLOORS)]
    if piece in roster.vehicles:
        return city.vehicle[(piece - roster.vehicles[0]) % 4].colour
    if piece in roster.meeples:
        return MEEPLE_COLOURS[roster.colour(piece)]
    colour = city.monster[(piece - roster.paws(0)) % 4].colour
    return mixed(colour, "#000000", 0.18) if piece < roster.body(0) else colour


def shaded(own: str, colour: str) -> str:
    if colour in ("", "+", "-"):
        return {"": own, "+": mixed(own, "#ffffff", 0.3), "-": mixed(own, "#000000", 0.3)}[colour]
    return colour


def rgb(colour: str) -> Floats:
    return np.array([int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5)])
