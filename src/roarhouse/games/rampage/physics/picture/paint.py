"""The printed board from above: zones, sidewalks, ruins, starting areas, vehicle spaces, and their names."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from roarhouse.games.rampage.physics.city.data import the_city, the_map
from roarhouse.games.rampage.physics.city.geometry import PER_CM
from roarhouse.games.rampage.physics.city.plan import Map, Rect

PIXELS: Final = 24  # to the cm
WALL: Final = "#7a4a2f"
SIDEWALK: Final = "#cfcac0"
JOINT: Final = "#b3ada1"
HIDDEN: Final = 600  # 0.01 cm: what a building hides to the north of it
RUBBLE: Final = "#8f867a"
LINE: Final = "#ffffff"
Box = tuple[int, int, int, int]  # left, top, right, bottom in pixels
Labels = tuple[tuple[str, str], ...]  # the id of a zone and its name in some language


class Painter:
    def __init__(self, boards: int, labels: Labels) -> None:
        self.map: Map = the_map(boards)
        self.names = dict(labels)
        board = self.map.board
        self.west, self.north = board.west, board.north
        size = ((board.east - board.west) * PIXELS // PER_CM, (board.north - board.south) * PIXELS // PER_CM)
        self.image = Image.new("RGB", size, WALL)
        self.draw = ImageDraw.Draw(self.image)
        self.rng = Random(7)

    def box(self, rect: Rect, inset: int = 0) -> Box:
        """In pixels; north is up."""
        scale = PIXELS / PER_CM
        left, right = (rect.west - self.west) * scale + inset, (rect.east - self.west) * scale - inset - 1
        top, bottom = (self.north - rect.north) * scale + inset, (self.north - rect.south) * scale - inset - 1
        return round(left), round(top), round(right), round(bottom)

    def paint(self) -> Image.Image:
        rows = the_city().neighborhood
        for number, zone in enumerate(self.map.neighborhoods):
            self.ground(self.box(zone.area, 3), rows[number % len(rows)].colour)
        for ruin in self.map.ruins:
            self.pavement(self.box(ruin.sidewalk))
            self.rubble(self.box(ruin.outline))
        self.places()
        for zone in self.map.neighborhoods:
            self.label(zone.area, self.names.get(zone.id, zone.id.upper()))
        return self.image

    def ground(self, box: Box, colour: str) -> None:
        """Streets: the colour of the neighborhood with faint lighter blocks."""
        self.draw.rectangle(box, fill=colour)
        left, top, right, bottom = box
        light = mixed(colour, "#ffffff", 0.12)
        for x in range(left + 8, right - 40, 3 * PIXELS):
            for y in range(top + 8, bottom - 40, 3 * PIXELS):
                inner = (x, y, min(x + 2 * PIXELS, right - 8), min(y + 2 * PIXELS, bottom - 8))
                self.draw.rounded_rectangle(inner, radius=8, fill=light)

    def pavement(self, box: Box) -> None:
        self.draw.rectangle(box, fill=SIDEWALK, outline="#8d877c", width=3)
        left, top, right, bottom = box
        for x in range(left, right, PIXELS * 3 // 4):
            self.draw.line((x, top, x, bottom), fill=JOINT)
        for y in range(top, bottom, PIXELS * 3 // 4):
            self.draw.line((left, y, right, y), fill=JOINT)

    def rubble(self, box: Box) -> None:
        """Broken stones: the same ones in every picture."""
        self.draw.rectangle(box, fill=RUBBLE, outline="#5d564d", width=3)
        left, top, right, bottom = box
        for _ in range((right - left) * (bottom - top) // 260):
            x, y, r = (
                self.rng.randint(left + 6, right - 6),
                self.rng.randint(top + 6, bottom - 6),
                self.rng.randint(2, 7),
            )
            shade = mixed(RUBBLE, self.rng.choice(("#ffffff", "#2f2a24", "#a0643c")), self.rng.uniform(0.1, 0.4))
            self.draw.polygon(
                [(x + self.rng.randint(-r, r), y + self.rng.randint(-r, r)) for _ in range(4)], fill=shade
            )

    def places(self) -> None:
        """Starting areas and vehicle spaces in their colours."""
        city = the_city()
        for corner, rect in enumerate(self.map.starts):
            colour = city.monster[corner % 4].colour
            self.draw.rounded_rectangle(self.box(rect), radius=18, fill=mixed(colour, "#ffffff", 0.45))
            self.draw.rounded_rectangle(self.box(rect), radius=18, outline=colour, width=6)
            left, top, right, bottom = self.box(rect, 2 * PIXELS // 3)
            self.draw.ellipse((left, top, right, bottom), outline=colour, width=4)
        for number, rect in enumerate(self.map.homes):
            colour = city.vehicle[number % 4].colour
            self.draw.rounded_rectangle(self.box(rect), radius=8, fill="#5a5a60", outline=colour, width=5)

    def label(self, area: Rect, name: str) -> None:
        """The name of a neighborhood, where nothing else is printed."""
        font = ImageFont.load_default(size=PIXELS * 3 // 2)
        left, top, right, bottom = self.draw.textbbox((0, 0), name, font=font)
        x, y = self.room(self.box(area), int(right - left) + 8, int(bottom - top) + 8)
        for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1)):
            self.draw.text((x - left + 2 * dx, y - top + 2 * dy), name, font=font, fill="#4d4640")
        self.draw.text((x - left, y - top), name, font=font, fill=LINE)

    def room(self, box: Box, width: int, height: int) -> tuple[int, int]:
        """Where a label fits into a box beside everything printed; rather to the south, where buildings hide less."""
        behind = [Rect(r.west, r.south, r.east, r.north + HIDDEN) for r in (ruin.sidewalk for ruin in self.map.ruins)]
        taken = [self.box(rect) for rect in (*behind, *self.map.starts, *self.map.homes)]
        left, top, right, bottom = box
        spots = [
            (x, y) for y in range(bottom - height - 20, top + 12, -8) for x in range(left + 12, right - width - 12, 8)
        ]
        free = [(x, y) for x, y in spots if not any(meet((x, y, x + width, y + height), other) for other in taken)]
        middle = (left + right - width) // 2
        return min(free or spots, key=lambda spot: abs(spot[0] - middle) + 0.5 * abs(spot[1] - bottom))


def meet(a: Box, b: Box) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


def mixed(a: str, b: str, share: float) -> str:
    one, two = (np.array([int(colour[k : k + 2], 16) for k in (1, 3, 5)]) for colour in (a, b))
    red, green, blue = np.round(one * (1 - share) + two * share).astype(int)
    return f"#{red:02x}{green:02x}{blue:02x}"


@lru_cache(8)
def board_picture(boards: int, labels: Labels = ()) -> NDArray[np.float64]:
    """Rows from north to south, colours from 0 to 1."""
    return np.asarray(Painter(boards, labels).paint(), dtype=np.float64) / 255
