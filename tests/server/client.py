"""A WebSocket client for tests: records every message, and keeps the latest view, prompts and version."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from random import Random
from typing import Any
from uuid import uuid4

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Message = dict[str, Any]
TIMEOUT = 30.0


def without_head(message: Message) -> Message:
    """A message without the head of the chain, which is blinded by the seed and differs between any two tables."""
    return {name: value for name, value in message.items() if name != "head"}


class Client:
    def __init__(self, link: ClientConnection) -> None:
        self.link = link
        self.received: list[Message] = []
        self.raw: list[str] = []
        self.unread: asyncio.Queue[Message] = asyncio.Queue()
        self.version = -1
        self.seats: list[int] = []
        self.views: dict[str, Any] = {}
        self.prompts: dict[str, Any] = {}
        self.changes: dict[str, Any] = {}
        self.undo: list[int] = []
        self.presence: list[Message] = []
        self.orders: Message = {}
        self.due: list[int] = []
        self.clock: Message = {}
        self.over: Message | None = None
        self.closed: int | None = None
        self._receiver = asyncio.get_running_loop().create_task(self._receive_all())

    @classmethod
    async def open(cls, port: int, table: str) -> Client:
        """Connect without sending hello."""
        return cls(await connect(f"ws://127.0.0.1:{port}/ws/{table}", max_size=2**24))

    @classmethod
    async def connect(cls, port: int, table: str, secrets: list[str], **more: Any) -> Client:
        """Connect, send hello and wait until the server has sent everything that follows."""
        client = await cls.open(port, table)
        await client.send("hello", protocol=1, secrets=secrets, **more)
        client.seats = (await client.receive("welcome"))["seats"]
        await client.receive("presence")
        return client

    async def disconnect(self) -> None:
        await self.link.close()
        await self._receiver

    async def _receive_all(self) -> None:
        try:
            async for data in self.link:
                self.raw.append(str(data))
                message = json.loads(data)
                self.received.append(message)
                self._update(message)
                self.unread.put_nowait(message)
        except ConnectionClosed:
            pass
        self.closed = self.link.close_code
        self.unread.put_nowait({"type": "closed", "code": self.closed})

    def _update(self, message: Message) -> None:
        if message["type"] == "snapshot" or (message["type"] == "event" and message["version"] > self.version):
            assert message["type"] == "snapshot" or message["version"] == self.version + 1 or self.version < 0
            self.version = message["version"]
            self.views, self.prompts = message["views"], message["prompts"]
            self.changes, self.undo = message["changes"], message["undo"]
        if message["type"] == "over":
            self.over = message
        if message["type"] == "presence":
            self.presence = message["seats"]
        self.orders = message.get("orders", self.orders)
        self.due = message.get("due", self.due)
        self.clock = message.get("clock", self.clock)

    # -- messages ----------------------------------------------------------------------------------------------------

    async def send(self, type: str, **fields: Any) -> None:
        await self.link.send(json.dumps({"type": type, **fields}))

    async def receive(self, *types: str, **fields: Any) -> Message:
        """The next message of these types and with these fields; messages before it are skipped."""
        async with asyncio.timeout(TIMEOUT):
            while True:
                message = await self.unread.get()
                if message["type"] in types and all(message.get(name) == value for name, value in fields.items()):
                    return message
                assert message["type"] != "closed" or "closed" in types, f"closed: {self.received[-1:]}"

    async def request(self, type: str, **fields: Any) -> Message:
        """Send a message with an id, and return its answer."""
        action = fields.pop("id", None) or str(uuid4())
        await self.send(type, id=action, **fields)
        return await self.receive("ack", "refused", "stale", "considered", "judged", "text", "hinted", id=action)

    async def sync(self) -> int:
        """Wait for everything that was sent so far; returns the number of messages received."""
        await self.send("ping", n=1)
        await self.receive("pong")
        return len(self.received)

    async def choose(self, seat: int, choice: Any, **more: Any) -> Message:
        version = more.pop("version", self.version)
        return await self.request("choose", seat=seat, version=version, choice=choice, **more)

    async def wait_until(self, holds: Callable[[], Any]) -> None:
        """Receive messages until a condition holds."""
        async with asyncio.timeout(TIMEOUT):
            while not holds():
                message = await self.unread.get()
                assert message["type"] != "closed", "the connection was closed"

    async def wait_for(self, version: int) -> Client:
        await self.wait_until(lambda: self.version >= version)
        return self

    def event(self, version: int) -> Message:
        """The event of a version, as first received."""
        return next(one for one in self.received if one["type"] == "event" and one["version"] == version)

    async def play_random(self, rng: Random, to: Callable[[], Any] | None = None) -> None:
        """Answer every prompt at random, until the game is over or a condition holds."""
        while not self.over and not (to and to()):
            await self.wait_until(lambda: self.prompts or self.over or (to and to()))
            for seat, prompt in list(self.prompts.items()):
                if to and to():
                    return
                choice = rng.choice(prompt["options"])["choice"]
                await self.choose(int(seat), choice)
                break
