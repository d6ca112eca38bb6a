"""Floods below the application: half-sent requests, connections of one address, control frames, fragments."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidMessage
from websockets.frames import Frame, Opcode

from tests.server.client import Client
from tests.server.running import RunningServer, running_server

HALF = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "
HALF_BODY = (
    b"POST /api/v1/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"
)
ELSEWHERE = "127.0.0.2"  # no proxy that is trusted
Ends = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def dial(server: RunningServer, first: bytes = b"", address: str = ELSEWHERE) -> Ends:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port, local_addr=(address, 0))
    writer.write(first)
    await writer.drain()
    return reader, writer


async def is_closed(reader: asyncio.StreamReader, within: float = 5.0) -> bool:
    try:
        return not await asyncio.wait_for(reader.read(), within)
    except ConnectionError:
        return True
    except TimeoutError:
        return False


@asynccontextmanager
async def dialled(
    server: RunningServer, count: int, first: bytes = b"", address: str = ELSEWHERE
) -> AsyncIterator[Any]:
    ends = [await dial(server, first, address) for _ in range(count)]
    try:
        yield ends
    finally:
        for _, writer in ends:
            writer.close()


# -- requests that do not come --------------------------------------------------------------------------------------


@pytest.mark.parametrize("first", [b"", HALF, HALF_BODY], ids=["nothing", "headers", "body"])
async def test_a_request_must_be_complete_in_time(tmp_path: Path, first: bytes) -> None:
    async with running_server(tmp_path, request_within=0.3) as server, dialled(server, 1, first) as [(reader, _)]:
        assert await is_closed(reader)


async def test_a_second_request_must_be_complete_in_time(tmp_path: Path) -> None:
    whole = HALF + b"no\r\n\r\n"
    async with (
        running_server(tmp_path, request_within=0.5) as server,
        dialled(server, 1, whole) as [(reader, writer)],
    ):
        assert b"200 OK" in await reader.readuntil(b"}")
        writer.write(HALF)
        assert await is_closed(reader)


async def test_a_slow_but_complete_request_is_answered(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, dialled(server, 1) as [(reader, writer)]:
        for byte in HALF + b"no\r\n\r\n":
            writer.write(bytes([byte]))
            await asyncio.sleep(0.001)
        assert b"200 OK" in await reader.readuntil(b"\r\n")


async def test_a_table_is_not_closed_after_the_time_for_requests(tmp_path: Path) -> None:
    async with running_server(tmp_path, request_within=0.2) as server:
        me = await server.connect(await server.create_table("person", "bot"), 0)
        await asyncio.sleep(0.5)
        await me.sync()


async def test_half_sent_headers_of_many_addresses_keep_nobody_out(tmp_path: Path) -> None:
    """The oldest of them are dropped, long before files run out."""
    async with running_server(tmp_path, sockets_waiting=20) as server, dialled(server, 60, HALF) as ends:
        assert (await server.http.get("/healthz")).status_code == 200
        closed = await asyncio.gather(*(is_closed(reader, 0.5) for reader, _ in ends))
        assert closed == [True] * 41 + [False] * 19, "the request above took the place of one"


# -- connections of one address -------------------------------------------------------------------------------------


async def test_connections_of_an_address_are_limited_before_the_handshake(tmp_path: Path) -> None:
    async with running_server(tmp_path, sockets_per_address=5) as server:
        async with dialled(server, 8) as ends:
            closed = await asyncio.gather(*(is_closed(reader, 0.5) for reader, _ in ends))
            assert closed == [False] * 5 + [True] * 3
            assert (await server.http.get("/healthz")).status_code == 200, "other addresses are not concerned"
        await asyncio.sleep(0.2)
        async with dialled(server, 1, HALF + b"no\r\n\r\n") as [(reader, _)]:
            assert b"200 OK" in await reader.readuntil(b"\r\n"), "closed connections are not counted"


async def test_websockets_count_as_connections_until_they_end(tmp_path: Path) -> None:
    async with running_server(tmp_path, sockets_per_address=2) as server:
        created = await server.create_table("person", "bot")
        links = [await websocket(server, created) for _ in range(2)]
        with pytest.raises((OSError, InvalidMessage)):
            await websocket(server, created)
        for link in links:
            await link.close()
        await asyncio.sleep(0.2)
        await (await websocket(server, created)).close()


async def test_trusted_proxies_are_not_limited(tmp_path: Path) -> None:
    async with (
        running_server(tmp_path, sockets_per_address=2) as server,
        dialled(server, 5, HALF, "127.0.0.1") as ends,
    ):
        assert not any(await asyncio.gather(*(is_closed(reader, 0.2) for reader, _ in ends)))


# -- frames ---------------------------------------------------------------------------------------------------------


async def websocket(server: RunningServer, created: Any) -> ClientConnection:
    raw = socket.create_connection(("127.0.0.1", server.port), source_address=(ELSEWHERE, 0))
    address = f"ws://127.0.0.1:{server.port}/ws/{created['table']}"
    return await connect(address, sock=raw, ping_interval=None, max_queue=None)


def frames(opcode: Opcode, count: int, fin: bool = True, data: bytes = b"") -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True) * count


@pytest.mark.parametrize(
    "flood",
    [
        frames(Opcode.PING, 200_000),
        frames(Opcode.PONG, 200_000),
        frames(Opcode.PING, 9_000, data=b"x" * 125),
        frames(Opcode.TEXT, 1, fin=False) + frames(Opcode.CONT, 200_000, fin=False),
    ],
    ids=["ping", "pong", "large", "fragments"],
)
async def test_a_flood_of_frames_ends_its_connection_and_delays_nobody(tmp_path: Path, flood: bytes) -> None:
    """1.2 MB of pings used to block all others for seconds."""
    async with running_server(tmp_path) as server:
        created = await server.create_table("person", "bot")
        me, link = await server.connect(created, 0), await websocket(server, created)
        link.transport.write(flood)
        waits = await round_trips(me, 20)
        assert max(waits) < 0.5
        with pytest.raises(ConnectionClosed):
            await asyncio.wait_for(receive_all(link), 5)
        await me.sync()


async def receive_all(link: ClientConnection) -> None:
    while True:
        await link.recv()


async def round_trips(me: Client, count: int) -> list[float]:
    """What each costs in processor time of this process, server included: other work does not count."""
    waits = []
    for _ in range(count):
        began = time.process_time()
        await me.sync()
        waits.append(time.process_time() - began)
    return waits


async def test_some_pings_are_answered(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        me = await server.connect(await server.create_table("person", "bot"), 0)
        for _ in range(30):
            await asyncio.wait_for(await me.link.ping(), 5)
        await me.sync()
