"""Films: how the pieces moved, in key frames, quantised and compressed, for the browser and for pictures.

Deflated (zlib); inside, little-endian: frames a second, number of frames, number of tracks (three uint16); for each
track its piece, its first frame and its number of frames (three uint16); then for each track six columns of int16
differences from one frame to the next, the first one counted from zero and all of them modulo 65536: x, y, z in
0.1 mm, then the three smaller components of the quaternion in 1/8191 of 0.7071, where the two lowest bits of the
first one name the largest component, which is positive. A piece without a track stands still; one whose track ends
before the film stays where it is then, or was taken away. Frames in between are for the viewer to blend.
"""

from __future__ import annotations

import struct
import zlib
from typing import Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from roarhouse.games.rampage.physics.sim.engine import Poses
from roarhouse.games.rampage.physics.sim.settle import FPS

PER_CM: Final = 100  # 0.1 mm
FARTHEST: Final = 32_000  # what flies farther is shown there
TURNS: Final = 8191 * 2**0.5
HEAD: Final = struct.Struct("<HHH")
OTHERS: Final = np.array(((1, 2, 3), (0, 2, 3), (0, 1, 3), (0, 1, 2)))
SHIFTED: Final = 0.02  # cm: less is no motion to be seen
TURNED: Final = 1e-5  # 1 - cos of half the angle

Columns = NDArray[np.int16]


class Track(Struct):
    """One piece that moves: its poses in cm, from its first frame on."""

    piece: int
    first: int
    poses: Poses


class Film(Struct):
    fps: int
    frames: int
    tracks: list[Track]

    def at(self, frame: int) -> dict[int, Poses]:
        """Where the moving pieces are in a frame."""
        return {t.piece: t.poses[min(max(frame - t.first, 0), len(t.poses) - 1)] for t in self.tracks}


def encode(frames: list[Poses]) -> bytes:
    """The film of a run; empty if nothing moved."""
    shots = np.array(frames)
    changed = np.nonzero((shots != shots[0]).any((0, 2)) & ~np.isnan(shots[0, :, 0]))[0].tolist()
    tracks = [track for piece in changed if (track := track_of(piece, shots[:, piece])) is not None]
    if not tracks:
        return b""
    heads = [HEAD.pack(FPS, len(frames), len(tracks))]
    heads += [HEAD.pack(track.piece, track.first, len(track.poses)) for track in tracks]
    columns = [np.diff(packed(track.poses), axis=0, prepend=np.zeros((1, 6), np.int16)).T for track in tracks]
    return zlib.compress(b"".join(heads + [column.astype("<i2").tobytes() for column in columns]), 9)


def track_of(piece: int, poses: Poses) -> Track | None:
    """From the first motion to the last one, or to where the piece was taken away; None if it stood still."""
    poses = poses[~np.isnan(poses[:, 0])]
    if len(poses) == 0 or not moves(poses, poses[0]).any():
        return None
    moving = np.nonzero(moves(poses[1:], poses[:-1], fine=True))[0]
    first, last = (int(moving[0]), int(moving[-1]) + 1) if len(moving) else (0, len(poses) - 1)
    kept = poses[first : last + 1].copy()
    kept[-1] = poses[-1]  # what creeps at last, too slowly to be seen, ends where it lies
    return Track(piece, first, kept)


def moves(poses: Poses, since: Poses, fine: bool = False) -> NDArray[np.bool_]:
    share = 0.1 if fine else 1.0
    shift = np.abs(poses[:, :3] - since[..., :3]).max(1)
    turn = 1 - np.abs((poses[:, 3:] * since[..., 3:]).sum(1))
    moved: NDArray[np.bool_] = (shift > SHIFTED * share) | (turn > TURNED * share**2)
    return moved


def packed(poses: Poses) -> Columns:
    places = np.clip(np.round(poses[:, :3] * PER_CM), -FARTHEST, FARTHEST)
    turns = poses[:, 3:]
    largest = np.abs(turns).argmax(1)
    turns = turns * np.sign(turns[np.arange(len(turns)), largest])[:, None]
    small = np.round(np.take_along_axis(turns, OTHERS[largest], 1) * TURNS).astype(np.int16)
    small[:, 0] = (small[:, 0] & ~3) | largest
    return np.concatenate([places.astype(np.int16), small], 1)


def decode(data: bytes) -> Film:
    raw = zlib.decompress(data)
    fps, frames, count = HEAD.unpack_from(raw)
    heads = [HEAD.unpack_from(raw, HEAD.size * (k + 1)) for k in range(count)]
    tracks, start = [], HEAD.size * (count + 1)
    for piece, first, length in heads:
        columns = np.frombuffer(raw, "<i2", 6 * length, start).reshape(6, length)
        tracks.append(Track(piece, first, unpacked(np.cumsum(columns, axis=1, dtype=np.int16).T)))
        start += 12 * length
    return Film(fps, frames, tracks)


def unpacked(rows: Columns) -> Poses:
    largest = (rows[:, 3] & 3).astype(np.intp)
    small = rows[:, 3:].astype(np.float64)
    small[:, 0] = (rows[:, 3] & ~3) + 1.5
    small /= TURNS
    turns = np.zeros((len(rows), 4))
    np.put_along_axis(turns, OTHERS[largest], small, 1)
    turns[np.arange(len(rows)), largest] = np.sqrt(np.maximum(0.0, 1 - (small * small).sum(1)))
    return np.concatenate([rows[:, :3] / PER_CM, turns], 1)
