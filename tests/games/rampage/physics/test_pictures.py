"""Pictures: drawn without a graphics card, and showing what is there."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from roarhouse.games.rampage.bench import city
from roarhouse.games.rampage.physics.city.geometry import Floats
from roarhouse.games.rampage.physics.city.shapes import KindName, kind
from roarhouse.games.rampage.physics.interface import Drop, Outcome, Settings
from roarhouse.games.rampage.physics.picture.light import Camera
from roarhouse.games.rampage.physics.picture.mesh import mesh
from roarhouse.games.rampage.physics.picture.paint import board_picture
from roarhouse.games.rampage.physics.picture.raster import clipped, raster
from roarhouse.games.rampage.physics.picture.render import from_above, overview, picture, render, towards
from roarhouse.games.rampage.physics.sim.scene import rows_of
from roarhouse.games.rampage.physics.world import World
from tests.games.rampage.physics.scenes import BODY

SIZE = (180, 120)


def shot(world: World, outcome: Outcome, camera: Camera | None = None) -> Floats:
    return np.asarray(picture(rows_of(outcome.table), SIZE, camera), dtype=np.float64)


def test_a_picture_is_written(world: World, city: Outcome, tmp_path: Path) -> None:
    path = tmp_path / "city.png"
    render(city.table, path, SIZE)
    image = Image.open(path)
    assert image.size == SIZE
    assert len(image.getcolors(100_000) or []) > 500


def test_a_picture_shows_what_happened(world: World, city: Outcome) -> None:
    camera = towards(-13, 18)
    after = world.simulate(city.table, Drop(0, -1440, 1860), 1)
    changed = np.abs(shot(world, city, camera) - shot(world, after, camera)).max(2) > 30
    assert 0.03 < changed.mean() < 0.6


def test_a_piece_in_the_hand_is_not_drawn(world: World, city: Outcome) -> None:
    rows = rows_of(city.table)
    camera = towards(-26, 26)
    orange = picture(rows, SIZE, camera)
    rows[BODY] = np.nan
    gone = picture(rows, SIZE, camera)
    assert how_orange(orange) > 3 * how_orange(gone)


def how_orange(image: Image.Image) -> int:
    red, green, blue = np.moveaxis(np.asarray(image, dtype=np.int64), 2, 0)
    return int(((red > 140) & (green > 60) & (green < 150) & (blue < 70)).sum())


def test_views_from_everywhere(world: World, city: Outcome) -> None:
    cameras = [overview(), from_above(), towards(0, 0, 90, 12, 8), Camera((0.0, 0.0, 8.0), (10.0, 10.0, 0.0), 70.0)]
    pictures = [shot(world, city, camera) for camera in cameras]
    assert all(one.std() > 15 for one in pictures)


@pytest.mark.long
def test_the_big_city_is_drawn() -> None:
    big = World(Settings(boards=2)).build(tuple(range(8)), 1)
    assert np.asarray(picture(rows_of(big.table), SIZE)).std() > 15


def test_names_can_be_given_in_any_language() -> None:
    english, german = board_picture(1), board_picture(1, (("harbour", "HAFEN"), ("market", "MARKT")))
    assert english.shape == german.shape
    assert 0 < (english != german).any(2).mean() < 0.02


@pytest.mark.parametrize("name", ["small", "rectangle", "large", "vehicle", "paws", "body", "meeple"])
def test_nothing_is_drawn_much_larger_than_it_is(name: KindName) -> None:
    corners = np.concatenate([triangles.reshape(-1, 3) for triangles, _ in mesh(name)])
    assert (np.abs(corners).max(0) <= np.array(kind(name).half) + 0.1).all()
    assert (np.abs(corners).max(0) >= np.array(kind(name).half) - 0.02).all()


def test_the_nearer_triangle_is_seen() -> None:
    big = [(0.0, 0.0), (20.0, 0.0), (0.0, 20.0)]
    depth, ids = raster(np.array([big, big]), np.array([[1.0, 1.0, 1.0], [2.0, 2.0, 2.0]]), 10, 10)
    assert (ids[:5, :5] == 1).all()
    assert depth[0, 0] == 2.0


def test_what_reaches_behind_the_lens_is_cut_off() -> None:
    triangle = np.array([[(0.0, 0.0, -1.0), (0.0, 1.0, 3.0), (1.0, 0.0, 3.0)]])
    parts, sources = clipped(triangle, 1.0)
    assert len(parts) == 2
    assert parts[..., 2].min() == pytest.approx(1.0)
    assert sources.tolist() == [0, 0]
    assert len(clipped(triangle - np.array((0.0, 0.0, 9.0)), 1.0)[0]) == 0


@pytest.mark.long
def test_the_bench_measures_a_city_and_films_keep_their_budget() -> None:
    """Speeds are reported by the benchmark, not asserted: they depend on the load of the machine."""
    found = city(boards=1)
    assert all(found[name] > 0 for name in ("bare steps/s", "loaded steps/s", "flick simulated s per s"))
    assert found["film bytes"] <= 10_000
