"""How long a searching bot thinks is hidden behind a delay that was drawn before."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from roarhouse.bots.bots import RandomBot
from roarhouse.bots.thinking import Imagined, Thought, unpacked
from roarhouse.core.find import find_game
from roarhouse.server.services import Services
from roarhouse.server.tables import autopilot, thinking
from roarhouse.server.tables.autopilot import LATE_STEP
from tests.kit.stored import prepared_table
from tests.server.running import running_server
from tests.server.virtual_time import run_in_virtual_time

LINES = 25


def times(folder: Path, patch: pytest.MonkeyPatch, share: float) -> list[int]:
    """When bots have moved, in milliseconds of virtual time after the first one. Thinking takes this share of
    the time that a bot is granted."""
    found: list[int] = []

    async def run_worker(self: Services, table: str, urgency: Any, work: Any, *args: Any) -> Thought:
        imagined, _, _, seconds = args
        await asyncio.sleep(share * seconds)
        return Thought(choice_of(imagined))

    async def play() -> None:
        async with running_server(folder, bot_delay=(0.7, 1.8)) as server:
            game = find_game("pikit")()
            bots = {"Ann": "search", "Ben": "search"}
            created, changes = prepared_table(game, game.start(game.Options(seats=2)), list(bots), bots, code="twins")
            await server.registry.services.store.write(*changes)
            table, watcher = await server.registry.find(created["table"]), await server.connect(created)
            while table.log.version < LINES:
                await watcher.unread.get()
            stored = await server.registry.services.store.read(created["table"])
            assert stored
            found.extend([line.at for line in stored.lines[:LINES] if line.how == "bot"])

    for module in (autopilot, thinking):
        patch.setattr(module, "_random", Random(7))
    patch.setattr(Services, "run_worker", run_worker)
    folder.mkdir()
    run_in_virtual_time(patch, play())
    return [at - found[0] for at in found]


def choice_of(table: Imagined) -> Any:
    game, s = unpacked(table)
    return RandomBot().choose(game, s, table.seat, Random(table.seed))


def test_others_cannot_tell_how_long_a_bot_has_thought(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    quick, slow, slowest = (times(tmp_path / str(share), monkeypatch, share) for share in (0.0, 0.5, 0.99))
    assert quick == slow == slowest
    assert any(700 <= b - a <= 1800 for a, b in pairwise(quick)), "bots have waited"


def test_a_bot_that_is_late_waits_for_one_of_a_few_moments(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine may keep a bot from being ready in time."""
    step = LATE_STEP * 1000
    quick, late = (times(tmp_path / str(share), monkeypatch, share) for share in (0.0, 1.3))
    behind = [b - a for a, b in zip(quick, late, strict=True)]
    assert behind[-1] > 0
    assert all(abs(one - step * round(one / step)) <= LINES for one in behind), behind
