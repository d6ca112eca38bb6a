"""How a connection sends: at once while its peer reads, from a queue while it does not, and always in order."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from roarhouse.server.live.connection import Connection
from roarhouse.server.log.latest import Latest
from tests.server.running import running_server
from tests.server.tables import open_registry


class Peer:
    """A socket and its protocol: `write` fails and `send_data` waits while the peer does not read."""

    def __init__(self) -> None:
        self.reading = asyncio.Event()
        self.got: list[bytes] = []
        self.queued = 0

    def write(self, data: bytes) -> bool:
        if self.reading.is_set():
            self.got.append(data)
        return self.reading.is_set()

    async def send_data(self, data: str, mode: str) -> None:
        await self.reading.wait()
        await asyncio.sleep(0)
        self.queued += 1
        self.got.append(data.encode())


async def test_messages_stay_in_order_when_a_peer_stops_reading_for_a_while(tmp_path: Path) -> None:
    async with open_registry(tmp_path) as registry:
        peer: Any = Peer()
        connection = Connection(peer, registry.services, peer.write)
        loop = asyncio.create_task(connection.send_loop())
        peer.reading.set()
        connection.send_bytes(b"0")
        peer.reading.clear()
        for k in (1, 2):
            connection.send_bytes(b"%d" % k)
        await asyncio.sleep(0)  # the first one is taken from the queue and waits
        peer.reading.set()
        connection.send_bytes(b"3")  # must not overtake the others
        while peer.queued < 3:
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        connection.send_bytes(b"4")
        assert (peer.got, peer.queued) == ([b"0", b"1", b"2", b"3", b"4"], 3)
        loop.cancel()


async def test_a_peer_that_reads_is_written_to_at_once(tmp_path: Path) -> None:
    """No task of the event loop lies between a message and its socket."""
    async with running_server(tmp_path) as server:
        created = await server.create_table("person", "bot", game="growl")
        me = await server.connect(created, 0)
        (connection,) = server.registry.tables[created["table"]].presence.connections
        assert isinstance(connection, Connection)
        assert connection._idle
        before = server.registry.services.metrics.sent._value.get()
        connection.send_bytes(b'{"type":"pong","n":7}')
        assert server.registry.services.metrics.sent._value.get() == before + 1
        assert connection._queue.empty()
        assert (await me.receive("pong"))["n"] == 7


def test_what_follows_from_a_state_is_computed_once() -> None:
    asked: list[object] = []
    length = Latest(lambda s: asked.append(s) or len(s))  # type: ignore[func-returns-value]
    first, second = [1], [1, 2]
    assert [length(first), length(first), length(second), length(first)] == [1, 1, 2, 1]
    assert asked == [first, second, first]
