"""Mutated messages over the whole protocol: no exception but a rejection, and no growth of memory."""

from __future__ import annotations

import gc
from pathlib import Path

import pytest

from tests.server.fuzz import ROUND, fuzz

GAMES = ("rarrr", "pikit", "arrr", "rampage")
KEPT = {"pikit": (0,), "arrr": (0,), "rarrr": (0,), "rampage": (0,)}  # first seeds of rounds that once found a defect


@pytest.mark.parametrize("game", GAMES)
async def test_twenty_thousand_mutated_messages(tmp_path: Path, game: str) -> None:
    """Fewer in Rampage, whose physics take most of the time."""
    for first in KEPT[game]:
        await fuzz(tmp_path, game, ROUND, first)
    await fuzz(tmp_path, game, 1_000 if game == "rampage" else 5_000, 1_000)


@pytest.mark.long
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("game", GAMES)
async def test_a_million_mutated_messages(tmp_path: Path, game: str) -> None:
    await fuzz(tmp_path, game, 10_000, 10_000)
    gc.collect()
    before = len(gc.get_objects())
    await fuzz(tmp_path, game, 230_000, 20_000)
    gc.collect()
    assert len(gc.get_objects()) < before * 1.1 + 10_000, "memory grows with the messages"
