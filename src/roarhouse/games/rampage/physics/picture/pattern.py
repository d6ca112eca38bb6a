"""What is printed on the pieces: rooms on floors, windows on vehicles, pads on paws."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from roarhouse.games.rampage.physics.city.geometry import Floats
from roarhouse.games.rampage.physics.city.plan import Roster
from roarhouse.games.rampage.physics.city.shapes import kind

PADS: Final = ((0.0, -0.45, 0.85), (-0.95, 0.6, 0.38), (0.0, 0.95, 0.42), (0.95, 0.6, 0.38))  # x, y, radius
GLASS: Final = (0.16, 0.22, 0.32)
TYRE: Final = (0.12, 0.12, 0.13)
CARD: Final = (0.93, 0.89, 0.80)


def painted(base: Floats, pieces: NDArray[np.intp], local: Floats, facing: Floats, count: int) -> Floats:
    """Colours of points on pieces, from where they are on the piece."""
    roster = Roster(count // len(Roster(1).pieces))
    on_floor = pieces < roster.vehicles[0]
    base[on_floor] = rooms(base[on_floor], pieces[on_floor], local[on_floor], facing[on_floor])
    on_vehicle = (pieces >= roster.vehicles[0]) & (pieces <= roster.vehicles[-1])
    base[on_vehicle] = windows(base[on_vehicle], local[on_vehicle], facing[on_vehicle])
    on_paws = (pieces >= roster.paws(0)) & (pieces < roster.body(0)) & (np.abs(facing[:, 2]) > 0.9)
    base[on_paws] = pads(base[on_paws], local[on_paws])
    second_box = (pieces >= roster.body(0) + 4) & (pieces < roster.meeples[0])
    base[second_box] = stripes(base[second_box], local[second_box])
    return base


def stripes(base: Floats, local: Floats) -> Floats:
    """rampage.big-city.3: the Monsters of the second box have a pattern of their own."""
    return np.where((np.mod(local[:, 2], 0.9) < 0.35)[:, None], base * 0.7, base)


def rooms(base: Floats, pieces: NDArray[np.intp], local: Floats, facing: Floats) -> Floats:
    """Walls and tiles on the faces of a floor; the cut edge shows the card."""
    flat = np.abs(facing[:, 2]) > 0.9
    large, rectangle = pieces % 19 == 18, (pieces % 19 >= 12) & (pieces % 19 < 18)
    half_x, half_y = np.where(large, 6.0, 3.0), np.where(large | rectangle, 6.0, 3.0)
    rim = np.minimum(half_x - np.abs(local[:, 0]), half_y - np.abs(local[:, 1]))
    wall = (np.abs(np.mod(local[:, 0] + 1, 2) - 1) < 0.05) | (np.abs(np.mod(local[:, 1] + 1, 2) - 1) < 0.05)
    base = np.where((flat & wall & (rim > 0.4))[:, None], base * 0.86, base)
    base = np.where((flat & (rim < 0.4) & (rim > 0.28))[:, None], base * 0.72, base)
    return np.where(flat[:, None], base, np.array(CARD))


def windows(base: Floats, local: Floats, facing: Floats) -> Floats:
    """A band of glass around the upper half, wheels below."""
    upright = np.abs(facing[:, 2]) < 0.5
    _, half_y, _ = kind("vehicle").half
    glass = upright & (local[:, 2] > 0.08) & (local[:, 2] < 0.46) & (np.abs(np.mod(local[:, 0], 0.6) - 0.3) < 0.24)
    sides = np.abs(local[:, 1]) > half_y - 0.13
    wheel = sides & (np.hypot(np.abs(local[:, 0]) - 0.68, local[:, 2] + 0.46) < 0.24)
    base = np.where(glass[:, None], np.array(GLASS), base)
    return np.where(wheel[:, None], np.array(TYRE), base)


def pads(base: Floats, local: Floats) -> Floats:
    inside = np.zeros(len(base), bool)
    for x, y, radius in PADS:
        inside |= np.hypot(local[:, 0] - x, local[:, 1] - y) < radius
    return np.where(inside[:, None], base * 0.62, base)
