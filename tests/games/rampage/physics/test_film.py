"""Films: small, and true to what happened."""

from __future__ import annotations

import numpy as np
import pytest

from roarhouse.games.rampage.physics.interface import Act, Breath, Drop, Flick, Outcome, Toss
from roarhouse.games.rampage.physics.sim.film import decode, encode, packed, unpacked
from roarhouse.games.rampage.physics.sim.rigid import FINE
from roarhouse.games.rampage.physics.sim.scene import rows_of
from roarhouse.games.rampage.physics.world import World
from tests.games.rampage.physics.scenes import BODY, BUS, PAWS

ACTS: list[Act] = [
    Flick(0, 2900, 1000),
    Drop(0, -1440, 1860),
    Drop(0, -2150, 300, "flat"),
    Drop(0, 0, 300, "head"),
    Toss(0, BUS, 3285, 60, 1000),
    Breath(0, 3285, -130, 0, 1000),
    Breath(0, 3285, -110, 100, 600),
]


def test_films_are_small_on_average(world: World, city: Outcome) -> None:
    sizes = [len(world.simulate(city.table, act, 1).film) for act in ACTS]
    assert sum(sizes) / len(sizes) < 10_000
    assert max(sizes) < 15_000


@pytest.mark.parametrize("act", ACTS[:6], ids=lambda act: type(act).__name__)
def test_a_film_ends_where_the_pieces_lie(world: World, city: Outcome, act: Act) -> None:
    outcome = world.simulate(city.table, act, 1)
    film = decode(outcome.film)
    assert film.fps == 60
    assert film.frames == pytest.approx(outcome.millis * 60 / 1000 + 1, abs=1)
    last, rows = film.at(film.frames - 1), rows_of(outcome.table)
    for piece, pose in last.items():
        assert np.abs(pose[:3] - rows[piece, :3]).max() < 0.02
        assert abs((pose[3:] * rows[piece, 3:]).sum()) > 1 - 1e-6


def test_a_film_starts_where_the_pieces_lay(world: World, city: Outcome) -> None:
    film = decode(world.simulate(city.table, Flick(0, 2900, 1000), 1).film)
    assert np.abs(film.at(0)[PAWS][:3] - rows_of(city.table)[PAWS, :3]).max() < 0.02


def test_what_stands_still_has_no_track(world: World, city: Outcome) -> None:
    film = decode(world.simulate(city.table, Flick(0, 2900, 300), 1).film)
    assert [track.piece for track in film.tracks] == [PAWS]


def test_what_is_taken_away_ends_early(world: World, city: Outcome) -> None:
    film = decode(world.simulate(city.table, Toss(0, PAWS, 3150, 100, 500), 1).film)
    tracks = {track.piece: track for track in film.tracks}
    assert tracks[BODY].first + len(tracks[BODY].poses) < film.frames
    assert tracks[PAWS].first + len(tracks[PAWS].poses) > 15


def test_frames_are_true_to_the_simulation(world: World, city: Outcome) -> None:
    """Every frame of a run against its film."""
    run = world.start(city.table, Drop(0, 0, 0), FINE, filmed=True)
    run.engine.move(BODY, (-14.0, 18.0, 12.0, 1.0, 0.0, 0.0, 0.0))
    run.engine.push(BODY, (0.0, 0.0, -150.0))
    run.play(0.7)
    assert run.frames is not None
    film = decode(encode(run.frames))
    for number, frame in enumerate(run.frames):
        for piece, pose in film.at(number).items():
            assert np.abs(pose[:3] - frame[piece, :3]).max() < 0.03


def test_nothing_moved_no_film(city: Outcome) -> None:
    rows = rows_of(city.table)
    assert encode([rows, rows.copy()]) == b""


def test_turns_lose_less_than_a_twentieth_of_a_degree() -> None:
    rng = np.random.default_rng(1)
    turns = rng.normal(size=(3000, 4))
    turns /= np.linalg.norm(turns, axis=1)[:, None]
    poses = np.concatenate([rng.uniform(-200, 200, (3000, 3)), turns], 1)
    back = unpacked(packed(poses))
    cosines = np.minimum(1, np.abs((back[:, 3:] * turns).sum(1)))
    assert np.degrees(2 * np.arccos(cosines)).max() < 0.05
    assert np.abs(back[:, :3] - poses[:, :3]).max() <= 0.0051
