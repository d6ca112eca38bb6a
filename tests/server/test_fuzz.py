"""Mutated messages over the whole protocol: no exception but a rejection, and no growth of memory."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path

import pytest

from tests.server.fuzz import ROUND, fuzz

CACHED = 60_000  # objects: Rampage keeps up to 50,000 answers to what lies under a point
GAMES = ("rarrr", "pikit", "arrr", "rampage")
KEPT = {"pikit": (0,), "arrr": (0,), "rarrr": (0,), "rampage": (0,)}  # first seeds of rounds that once found a defect


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
async def test_twenty_thousand_mutated_messages(tmp_path: Path, game: str) -> None:
    """Fewer in Rampage, whose physics take most of the time."""
    for first in KEPT[game]:
        await fuzz(tmp_path, game, ROUND, first)
    await fuzz(tmp_path, game, 1_000 if game == "rampage" else 5_000, 1_000)


@pytest.mark.long
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("game", GAMES)
def test_a_million_mutated_messages(tmp_path: Path, game: str) -> None:
    asyncio.run(fuzz(tmp_path, game, 20_000, 10_000))
    before, resident = objects(), resident_mb()
    asyncio.run(fuzz(tmp_path, game, 230_000, 30_000))
    print(f"{game}: {before} objects, {resident:.0f} MB before; {objects()}, {resident_mb():.0f} MB after")
    assert objects() < before * 1.1 + CACHED, "memory grows with the messages"
    assert resident_mb() < resident * 1.2 + 20


def objects() -> int:
    gc.collect()
    return len(gc.get_objects())


def resident_mb() -> float:
    status = Path("/proc/self/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]) / 1024
