"""One viewer's connection: the seats it holds, and the messages on their way to it and from it."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import WebSocket

from roarhouse.core.errors import WireError
from roarhouse.core.words import Seat
from roarhouse.server.house import House
from roarhouse.server.limits import Bucket
from roarhouse.server.messages import MOST_BYTES, PROTOCOL, Bye, FromClient, Said

_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


class Rejected(WireError):
    """A message that ends the conversation, with the code that the socket is closed with."""

    def __init__(self, code: int, expected: str, came: str) -> None:
        self.code = code
        super().__init__(expected, came)


class Connection:
    """A viewer: the seats it holds, and the messages on their way to it."""

    def __init__(self, socket: WebSocket[Any, Any, Any], house: House) -> None:
        self.socket, self.house = socket, house
        self.seats: tuple[Seat, ...] = ()
        self.host, self.name = False, ""
        self.gone = asyncio.Event()
        self.pumping = self.dismissed = False
        self._waiting: asyncio.Queue[tuple[bytes, int]] = asyncio.Queue(house.settings.queue)
        self._bucket = Bucket(house.settings.messages_per_second, house.settings.messages_at_once)

    # -- out ---------------------------------------------------------------------------------------------------------

    def post(self, data: bytes) -> None:
        """Put an encoded message on its way; who reads too slowly has to come back later."""
        if self.dismissed:
            return
        try:
            self._waiting.put_nowait((data, 0))
        except asyncio.QueueFull:
            while not self._waiting.empty():
                self._waiting.get_nowait()
            self.dismiss(Bye(reason="slow"), 4413)

    def send(self, message: Said) -> None:
        self.post(msgspec.json.encode(message))

    def dismiss(self, message: Said, code: int) -> None:
        """The last message, and the code to close with."""
        if not self.dismissed and not self._waiting.full():
            self.dismissed = True
            self._waiting.put_nowait((msgspec.json.encode(message), code))

    async def pump(self) -> None:
        """Send what is waiting, until the last message."""
        self.pumping = True
        try:
            while True:
                data, code = await self._waiting.get()
                await self.socket.send_data(data.decode(), mode="text")
                self.house.metrics.sent.inc()
                if code:
                    await self.socket.close(code=code)
                    return
        except Exception:  # the peer is gone in the middle of a message: the reading side notices as well
            return
        finally:
            self.pumping = False
            self.gone.set()

    # -- in ----------------------------------------------------------------------------------------------------------

    async def receive(self) -> FromClient:
        data = await self.socket.receive_data(mode="text")
        self.house.metrics.received.inc()
        if not self._bucket.take():
            raise Rejected(4429, f"at most {self._bucket.per_second:g} messages a second", "more")
        if len(data) > MOST_BYTES:
            raise Rejected(1009, f"at most {MOST_BYTES} bytes", f"{len(data)}")
        try:
            return _decoder.decode(data)
        except (msgspec.MsgspecError, UnicodeEncodeError, RecursionError) as error:
            expected, _, came = str(error).partition(", got ")
            raise Rejected(4400, f"a message of protocol {PROTOCOL}", came or expected) from None
