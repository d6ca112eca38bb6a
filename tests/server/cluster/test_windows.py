"""Windows, orders and wishes of a seat whose connection and lease are at different nodes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from roarhouse.server.tables.attention import is_window
from tests.games.arrr.cards import GAME
from tests.kit.stored import prepared_table
from tests.server.client import Client
from tests.server.cluster.test_nodes import holders, nodes, until
from tests.server.running import RunningServer
from tests.server.test_arrr_windows import EVERYWHERE, PLAYABLE, world

CODE = "twins"
Seated = tuple[list[RunningServer], Client, Client]


@asynccontextmanager
async def apart(folder: Path, address: str, window: tuple[float, float]) -> AsyncIterator[Seated]:
    """Ann is connected to the node with the lease, Ben to the other one."""
    async with nodes(folder, address, window_delay=window) as servers:
        t = world(PLAYABLE)
        created, changes = prepared_table(GAME, t.s, t.names, {}, None, code=CODE)
        for seat in (0, 2):
            changes[0].about.seats[seat].ask_all = True  # type: ignore[union-attr]
        await servers[0].registry.services.store.write(*changes)
        ann = await servers[0].connect(created, 0)
        await until(lambda: holders(servers, CODE) == [0])
        yield servers, ann, await servers[1].connect(created, 1)


@pytest.mark.slow
async def test_a_window_held_at_one_node_is_not_closed_by_another(tmp_path: Path, address: str) -> None:
    async with apart(tmp_path, address, (1.5, 1.5)) as (servers, ann, ben):
        await ann.choose(0, {"do": "let"})
        await ben.wait_until(lambda: ben.prompts)
        await ben.send("hold", seat=1)
        asked = ben.version
        await asyncio.sleep(3)
        assert holders(servers, CODE) == [0]
        assert (ann.version, ben.version) == (asked, asked)
        assert is_window(servers[0].registry.tables[CODE].log.s)


async def test_a_window_that_is_not_held_is_closed(tmp_path: Path, address: str) -> None:
    """Check of the test above."""
    async with apart(tmp_path, address, (0.5, 0.5)) as (_, ann, ben):
        await ann.choose(0, {"do": "let"})
        await ben.wait_until(lambda: ben.prompts)
        await ann.wait_for(ben.version + 1)


@pytest.mark.slow
@pytest.mark.parametrize(
    "message",
    [
        {"type": "order", "id": "x", "seat": 1, "order": EVERYWHERE},
        {"type": "hold", "seat": 1},
        {"type": "prefer", "seat": 1, "askAll": True, "pace": "slow"},
    ],
    ids=["order", "hold", "prefer"],
)
async def test_others_are_told_nothing_of_a_seats_own_wishes(tmp_path: Path, address: str, message: Any) -> None:
    async with apart(tmp_path, address, (600.0, 600.0)) as (servers, ann, ben):
        watcher = await Client.connect(servers[0].port, CODE, [])
        await asyncio.sleep(0.3)
        before = [await one.sync() for one in (ann, watcher)]
        await ben.send(**message)
        here, there = (server.registry.tables[CODE] for server in servers)
        await until(lambda: there.revision and here.revision == there.revision)
        await asyncio.sleep(0.3)
        assert [await one.sync() - 1 for one in (ann, watcher)] == before, "nothing but the answer to the ping"
