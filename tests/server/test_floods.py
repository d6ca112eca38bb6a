"""Floods: costly requests, large backlogs, unwatched tables of bots, open files."""

from __future__ import annotations

import asyncio
import resource
from pathlib import Path
from typing import Any

import pytest

from roarhouse.server.live.connection import Connection
from tests.server.running import running_server
from tests.server.tables import open_registry


async def test_asking_for_events_again_and_again_is_limited(tmp_path: Path) -> None:
    """A `since` counts five times: its answer may be a whole table."""
    async with running_server(tmp_path, messages_per_second=0.001, messages_at_once=40) as server:
        me = await server.connect(await server.create_table("person", "bot"), 0)
        for _ in range(9):
            await me.send("since", version=0)
        assert (await me.receive("closed"))["code"] == 4429


async def test_a_backlog_is_limited_by_its_size(tmp_path: Path) -> None:
    async with open_registry(tmp_path) as registry:
        socket: Any = None
        connection = Connection(socket, registry.services)
        limit = connection.settings.queue_bytes
        connection.send_bytes(b"x" * (limit + 1))
        assert not connection.closing, "a single message always fits"
        connection.send_bytes(b"x")
        assert connection.closing


@pytest.mark.slow
@pytest.mark.parametrize(("kinds", "plays"), [(("bot", "bot"), False), (("person", "bot"), True)])
async def test_bots_among_themselves_play_only_when_watched(
    tmp_path: Path, kinds: tuple[str, ...], plays: bool
) -> None:
    """With a clock, too: sixty such tables made people wait thirty times longer."""
    async with running_server(tmp_path) as server:
        clock = {"kind": "live", "seconds": 1, "bank": 0}
        created = await server.create_table(*kinds, game="growl", clock=clock)
        table = server.registry.tables[created["table"]]
        before = table.version
        await asyncio.sleep(0.2)
        assert (table.version > before or bool(table.autopilot._alarm)) == plays
        watcher = await server.connect(created)
        await watcher.wait_until(lambda: watcher.version > before)


async def test_the_limit_of_open_files_is_raised(tmp_path: Path) -> None:
    async with running_server(tmp_path):
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        assert soft == hard
