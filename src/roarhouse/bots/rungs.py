"""How much the searching bots of a game think about a decision: `bot/rungs.toml` in its folder, a table for each."""

from __future__ import annotations

from functools import cache
from typing import Literal

import msgspec
from msgspec import Struct

from roarhouse.core.folders import folders

Policy = Literal["quick", "greedy"]


class Rung(Struct, frozen=True, forbid_unknown_fields=True):
    """`policy` plays on in simulations: that of `bot/rollout.py`, or the greedy bot. `ahead`: for how many chapters;
    0 stands for the `AHEAD` of `bot/rollout.py`. `remembers`: how much it remembers of what was open to all
    and is no longer, from 0 to 1 (`bot/recall.py`)."""

    simulations: int
    policy: Policy = "quick"
    ahead: int = 0
    remembers: float = 0.0


class Rungs(Struct, frozen=True, forbid_unknown_fields=True):
    """`study` is what hints, analyses, puzzles and learning search with."""

    study: Rung = Rung(64)
    search: Rung = Rung(64)
    master: Rung = Rung(640)


@cache
def rungs_of(game: str) -> Rungs:
    file = folders()[game] / "bot" / "rungs.toml"
    return msgspec.toml.decode(file.read_bytes(), type=Rungs) if file.exists() else Rungs()


def rung_of(game: str, name: str) -> Rung:
    found: Rung = getattr(rungs_of(game), name)
    return found
