"""One WebSocket connection: the seats it holds, its outgoing queue, and decoding of what it receives."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
from litestar import WebSocket

from roarhouse.core.words import Seat
from roarhouse.server.errors import Rejected
from roarhouse.server.live.limits import TokenBucket
from roarhouse.server.services import Services
from roarhouse.server.wire.messages import Bye, Said
from roarhouse.server.wire.requests import MAX_BYTES, PROTOCOL, FromClient, Since

SINCE_COST = 4  # besides the one of every message: the answer may be a whole table
Write = Callable[[bytes], bool]  # False: it cannot be written now
_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


def never(_data: bytes) -> bool:
    return False


class Connection:
    """A message is written at once; what a peer does not read in time waits in the queue."""

    def __init__(self, socket: WebSocket[Any, Any, Any], services: Services, write: Write = never) -> None:
        self.socket, self.settings, self.metrics = socket, services.settings, services.metrics
        self.seats: tuple[Seat, ...] = ()
        self.host, self.name = False, ""
        self.closed = asyncio.Event()
        self.sending = self.closing = False
        self._write, self._idle = write, True  # idle: everything is written
        self._waiting = 0  # bytes in the queue
        self._queue: asyncio.Queue[tuple[bytes, int]] = asyncio.Queue(self.settings.queue)
        self._bucket = TokenBucket(self.settings.messages_per_second, self.settings.messages_at_once)

    # -- sending -----------------------------------------------------------------------------------------------------

    def send_bytes(self, data: bytes) -> None:
        """Write or queue an encoded message; a client whose queue is full is disconnected and has to reconnect."""
        if self.closing:
            return
        if self._idle and self._write(data):
            self.metrics.sent.inc()
            return
        try:
            self._check_backlog(len(data))
            self._queue.put_nowait((data, 0))
            self._idle = False
        except asyncio.QueueFull:
            while not self._queue.empty():
                self._queue.get_nowait()
            self._waiting = 0
            self.close(Bye(reason="slow"), 4413)

    def _check_backlog(self, size: int) -> None:
        """Count bytes, too: a few hundred snapshots would be tens of megabytes. A single message always fits."""
        if self._waiting and self._waiting + size > self.settings.queue_bytes:
            raise asyncio.QueueFull
        self._waiting += size

    def send(self, message: Said) -> None:
        self.send_bytes(msgspec.json.encode(message))

    def close(self, message: Said, code: int) -> None:
        """Queue a last message and the code to close with."""
        if not self.closing and not self._queue.full():
            self.closing = True
            self._queue.put_nowait((msgspec.json.encode(message), code))

    async def send_loop(self) -> None:
        """Send queued messages, until the last one."""
        self.sending = True
        try:
            while True:
                data, code = await self._queue.get()
                self._waiting -= len(data)
                await self.socket.send_data(data.decode(), mode="text")
                self._idle = self._queue.empty()
                self.metrics.sent.inc()
                if code:
                    await self.socket.close(code=code)
                    return
        except Exception:  # the peer is gone: the receiving side notices as well
            return
        finally:
            self.sending = False
            self.closed.set()

    # -- receiving ---------------------------------------------------------------------------------------------------

    async def receive(self) -> FromClient:
        data = await self.socket.receive_data(mode="text")
        self.metrics.received.inc()
        if not self._bucket.take():
            raise Rejected(4429, f"at most {self._bucket.rate:g} messages a second", "more")
        message = decode(data)
        if isinstance(message, Since) and not self._bucket.take(SINCE_COST):
            raise Rejected(4429, f"at most {self._bucket.rate / (1 + SINCE_COST):g} since a second", "more")
        return message


def decode(data: str) -> FromClient:
    if len(data) > MAX_BYTES:
        raise Rejected(1009, f"at most {MAX_BYTES} bytes", f"{len(data)}")
    try:
        return _decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeEncodeError, RecursionError) as error:
        expected, _, came = str(error).partition(", got ")
        raise Rejected(4400, f"a message of protocol {PROTOCOL}", came or expected) from None
