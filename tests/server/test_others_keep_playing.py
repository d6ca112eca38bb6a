"""Floods by one address against a server process: players of other addresses are answered as before."""

from __future__ import annotations

import asyncio
import multiprocessing
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.frames import Frame, Opcode

from tests.kit.databases import database_in
from tests.server.client import Client
from tests.server.running import RunningServer
from tests.server.test_flooded_sockets import ELSEWHERE, HALF

SERVE = [sys.executable, "-m", "roarhouse", "serve", "--port", "0", "--database"]
HELLO = '{"type":"hello","protocol":1,"secrets":[]}'
Flood = Callable[[int, str], Awaitable[None]]


def dial(port: int) -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), source_address=(ELSEWHERE, 0))


async def watch(port: int, table: str) -> ClientConnection:
    link = await connect(f"ws://127.0.0.1:{port}/ws/{table}", sock=dial(port), ping_interval=None)
    await link.send(HELLO)
    return link


async def half_headers(port: int, table: str) -> None:
    while True:
        held = []
        for _ in range(1500):
            with suppress(OSError):
                held.append(dial(port))
                held[-1].send(HALF)
        await asyncio.sleep(2)


async def pings(port: int, table: str) -> None:
    """At least 1.2 MB a second."""
    flood = Frame(Opcode.PING, b"").serialize(mask=True) * 200_000
    while True:
        with suppress(Exception):
            link = await watch(port, table)
            link.transport.write(flood)
            await asyncio.sleep(0.5)
            link.transport.abort()


async def slow_readers(port: int, table: str) -> None:
    """Watchers that read nothing, at a table with much talk."""
    talker, *links = [await watch(port, table) for _ in range(150)]
    for link in links:
        link.transport.pause_reading()
    while True:
        with suppress(Exception):
            await talker.send('{"type":"chat","text":"' + "x" * 400 + '"}')
        await asyncio.sleep(0.06)


async def since(port: int, table: str) -> None:
    """150 watchers who ask for everything as often as they may."""

    async def ask() -> None:
        while True:
            with suppress(Exception):
                link = await watch(port, table)
                while True:
                    await link.send('{"type":"since","version":0}')
                    await asyncio.sleep(0.26)

    await asyncio.gather(*(ask() for _ in range(150)))


async def requests(port: int, table: str) -> None:
    question = f"GET /api/v1/tables/{table} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode()

    async def ask() -> None:
        while True:
            with suppress(OSError):
                reader, writer = await asyncio.open_connection(sock=dial(port))
                for _ in range(1000):
                    writer.write(question)
                    await reader.read(65536)

    await asyncio.gather(*(ask() for _ in range(50)))


FLOODS: dict[str, Flood] = {one.__name__: one for one in (half_headers, pings, slow_readers, since, requests)}


def run_flood(name: str, port: int, table: str) -> None:
    asyncio.run(FLOODS[name](port, table))  # type: ignore[arg-type]


@pytest.fixture
def port(tmp_path: Path) -> Iterator[int]:
    process = subprocess.Popen([*SERVE, database_in(tmp_path)], stdout=subprocess.PIPE, encoding="utf-8")
    assert process.stdout
    found = re.search(r":(\d+)/", process.stdout.readline())
    assert found
    yield int(found[1])
    process.send_signal(signal.SIGTERM)
    assert process.wait(30) == 0


async def measure(server: RunningServer, moves: int) -> list[float]:
    """How long each move took until it was acknowledged."""
    created = await server.create_table("person", "person", game="pikit")
    me, rng = await server.connect(created, 0, 1), Random(1)
    waits: list[float] = []
    while len(waits) < moves:
        await me.wait_until(lambda: me.prompts or me.over)
        if me.over:
            return sorted(waits + await measure(server, moves - len(waits)))
        waits.append(await timed_move(me, rng))
        await asyncio.sleep(0.06)  # 20 messages a second are allowed
    await me.disconnect()
    return sorted(waits)


async def timed_move(me: Client, rng: Random) -> float:
    seat, prompt = next(iter(me.prompts.items()))
    began = time.perf_counter()
    await me.choose(int(seat), rng.choice(prompt["options"])["choice"])
    return time.perf_counter() - began


async def flooded(port: int, name: str) -> tuple[list[float], list[float]]:
    server = RunningServer(port)
    quiet = await measure(server, 100)
    table: Any = await server.create_table("person", "person")
    attacker = multiprocessing.get_context("spawn").Process(
        target=run_flood, args=(name, port, table["table"]), daemon=True
    )
    attacker.start()
    try:
        await asyncio.sleep(4)
        assert attacker.is_alive()
        return quiet, await measure(server, 100)
    finally:
        attacker.kill()
        await server.http.aclose()


@pytest.mark.long
@pytest.mark.timeout(120)
@pytest.mark.parametrize("name", FLOODS)
def test_others_keep_their_p99(port: int, name: str) -> None:
    quiet, busy = asyncio.run(flooded(port, name))
    print(f"{name}: p99 {1000 * quiet[-2]:.0f} ms quiet, {1000 * busy[-2]:.0f} ms flooded")
    assert busy[-2] < max(0.2, 5 * quiet[-2])
