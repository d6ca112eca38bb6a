"""NATS as the bus of a cluster, with a real server: viewers of other nodes are told, also while the bus is gone."""

from __future__ import annotations

import asyncio
import subprocess
import sysconfig
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import psycopg
import pytest
from typer.testing import CliRunner

from roarhouse.cli import app
from roarhouse.server.store.sql import CHANNEL
from tests.kit.postgres import free_port
from tests.server.cluster.test_nodes import nodes, versions

SERVER = Path(sysconfig.get_path("scripts")) / "nats-server"


class Nats:
    def __init__(self) -> None:
        self.port = free_port()
        self.address = f"nats://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        command = [str(SERVER), "-a", "127.0.0.1", "-p", str(self.port)]
        self.process = subprocess.Popen(command, stderr=subprocess.DEVNULL)

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()


@pytest.fixture
def bus() -> Iterator[Nats]:
    server = Nats()
    yield server
    server.stop()


def is_connected(*servers: Any) -> bool:
    return all(one.registry.services.cluster._bus._client.is_connected for one in servers)


async def until_connected(*servers: Any) -> None:
    async with asyncio.timeout(20):
        while not is_connected(*servers):
            await asyncio.sleep(0.05)
    await asyncio.sleep(0.2)


async def heard_by_the_database(address: str, seconds: float) -> list[str]:
    """Kinds of what PostgreSQL notifies of meanwhile."""
    async with await psycopg.AsyncConnection.connect(address, autocommit=True) as link:
        await link.execute(f"LISTEN {CHANNEL}")
        return [one.payload.split('"')[1] async for one in link.notifies(timeout=seconds)]


@pytest.mark.slow
async def test_moves_reach_other_nodes_through_the_bus_only(tmp_path: Path, address: str, bus: Nats) -> None:
    async with nodes(tmp_path, address, lease_seconds=40.0, bus=bus.address) as (here, there):
        await until_connected(here, there)
        created = await here.create_table("person", "person", "bot")
        me, you = await here.connect(created, 0), await there.connect(created, 1)
        notified = asyncio.ensure_future(heard_by_the_database(address, 3.0))
        began = time.perf_counter()
        playing = [one.play_random(Random(1), to=lambda: me.version > 30) for one in (me, you)]
        await asyncio.gather(*playing)
        await you.wait_for(30)
        assert time.perf_counter() - began < 10, "a comparison with the database comes every 20 s only"
        seen = versions(you)
        assert seen == list(range(seen[0], seen[-1] + 1))
        assert "written" not in await notified


async def test_a_bus_that_is_gone_costs_seconds_and_nothing_else(tmp_path: Path, address: str, bus: Nats) -> None:
    async with nodes(tmp_path, address, bus=bus.address) as (here, there):
        await until_connected(here, there)
        created = await here.create_table("person", "person", game="growl")
        me, you = await here.connect(created, 0), await there.connect(created, 1)
        bus.stop()
        first = await me.choose(0, {"do": "mood", "growl": True})
        await you.wait_for(first["version"])
        bus.start()
        await until_connected(here, there)
        second = await you.choose(1, {"do": "mood", "growl": True})
        await me.wait_for(second["version"])


async def test_a_node_starts_without_its_bus(tmp_path: Path, address: str) -> None:
    async with nodes(tmp_path, address, 1, bus=f"nats://127.0.0.1:{free_port()}") as (here,):
        await here.create_table("person", "person")


def test_a_bus_needs_postgresql(tmp_path: Path) -> None:
    result = CliRunner().invoke(
        app, ["serve", "--port", "0", "--bus", "nats://x", "--database", f"sqlite:///{tmp_path / 'x.db'}"]
    )
    assert result.exit_code
    assert "--bus is for several servers" in str(result.exception)
