"""People for tests: a server on loopback in the same event loop, and clients that talk to it over real sockets."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any
from uuid import uuid4

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from roarhouse.server.house import House
from roarhouse.server.run import make_server
from roarhouse.server.settings import Settings

Message = dict[str, Any]
PATIENCE = 30.0
QUICK: dict[str, Any] = {"bot_delay": (0.0, 0.0), "messages_per_second": 1000.0, "messages_at_once": 1000}
GENEROUS: dict[str, Any] = {"tables_at_once": 1000, "posts_at_once": 1000, "connections_per_address": 10_000}


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 150))


class Place:
    """A running server, seen from outside (`http`, `port`) and, where a test must, from inside (`house`)."""

    def __init__(self, port: int, house: House | None) -> None:
        self.port, self._house = port, house

    @cached_property
    def http(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE)

    @property
    def house(self) -> House:
        assert self._house
        return self._house

    async def post(self, path: str, body: Any = None, secret: str | None = None, status: int | None = None) -> Any:
        headers = {"X-Seat-Secret": secret} if secret else {}
        answer = await self.http.post(f"/api/v1{path}", json={} if body is None else body, headers=headers)
        assert answer.status_code == status if status else answer.is_success, answer.text
        return answer.json()

    async def get(self, path: str, secret: str | None = None, status: int = 200) -> Any:
        headers = {"X-Seat-Secret": secret} if secret else {}
        answer = await self.http.get(f"/api/v1{path}", headers=headers)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def table(self, *kinds: str, start: bool = True, **more: Any) -> Message:
        """A new table, `person`, `open` and `bot` seats as listed; begun unless somebody still has to come."""
        wanted = {"game": "rarrr", "seats": [{"kind": kind} for kind in kinds], **more}
        made: Message = await self.post("/tables", wanted)
        if start:
            await self.post(f"/tables/{made['table']}/start", {"fill": True}, made["host"])
        return made

    async def sit(self, made: Message, *seats: int, **more: Any) -> Person:
        """Somebody with the secrets of these seats; without seats a watcher."""
        secrets = [one["secret"] for one in made["seats"] if one["seat"] in seats]
        return await Person.come(self, made["table"], secrets, **more)


@asynccontextmanager
async def open_house(folder: Path, **settings: Any) -> AsyncIterator[Place]:
    """A server in this event loop, on a free port."""
    wanted = Settings(**{"database": f"sqlite:///{folder / 'tables.db'}", **QUICK, **GENEROUS, **settings})
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    server = make_server(wanted, "127.0.0.1", 0)
    serving = asyncio.get_running_loop().create_task(server._serve([listening]))
    while not server.started:
        await asyncio.sleep(0.005)
        assert not serving.done(), serving.exception()
    place = Place(listening.getsockname()[1], server.app.state.house)
    try:
        yield place
    finally:
        await place.http.aclose()
        server.should_exit = True
        await serving


class Person:
    """A client that remembers everything it hears, and knows what it is asked."""

    def __init__(self, link: ClientConnection) -> None:
        self.link = link
        self.heard: list[Message] = []
        self.texts: list[str] = []
        self.unread: asyncio.Queue[Message] = asyncio.Queue()
        self.version = -1
        self.seats: list[int] = []
        self.views: dict[str, Any] = {}
        self.prompts: dict[str, Any] = {}
        self.changes: dict[str, Any] = {}
        self.undo: list[int] = []
        self.present: list[Message] = []
        self.orders: Message = {}
        self.clock: Message = {}
        self.over: Message | None = None
        self.closed: int | None = None
        self._ear = asyncio.get_running_loop().create_task(self._listen())

    @classmethod
    async def come(cls, place: Place, table: str, secrets: list[str], **more: Any) -> Person:
        person = await cls.knock(place, table)
        await person.say("hello", protocol=1, secrets=secrets, **more)
        person.seats = (await person.hear("welcome"))["seats"]
        await person.hear("presence")
        return person

    @classmethod
    async def knock(cls, place: Place, table: str) -> Person:
        return cls(await connect(f"ws://127.0.0.1:{place.port}/ws/{table}", max_size=2**24))

    async def _listen(self) -> None:
        try:
            async for data in self.link:
                self.texts.append(str(data))
                message = json.loads(data)
                self.heard.append(message)
                self._notice(message)
                self.unread.put_nowait(message)
        except ConnectionClosed:
            pass
        self.closed = self.link.close_code
        self.unread.put_nowait({"type": "closed", "code": self.closed})

    def _notice(self, message: Message) -> None:
        if message["type"] == "snapshot" or (message["type"] == "event" and message["version"] > self.version):
            assert message["type"] == "snapshot" or message["version"] == self.version + 1 or self.version < 0
            self.version = message["version"]
            self.views, self.prompts = message["views"], message["prompts"]
            self.changes, self.undo = message["changes"], message["undo"]
        if message["type"] == "over":
            self.over = message
        if message["type"] == "presence":
            self.present = message["seats"]
        self.orders = message.get("orders", self.orders)
        self.clock = message.get("clock", self.clock)

    async def say(self, type: str, **fields: Any) -> None:
        await self.link.send(json.dumps({"type": type, **fields}))

    async def hear(self, *types: str, **like: Any) -> Message:
        """The next message of these types and with these fields; what comes before it is skipped."""
        async with asyncio.timeout(PATIENCE):
            while True:
                message = await self.unread.get()
                if message["type"] in types and all(message.get(name) == value for name, value in like.items()):
                    return message
                assert message["type"] != "closed" or "closed" in types, f"closed: {self.heard[-1:]}"

    async def ask(self, type: str, **fields: Any) -> Message:
        """Say something with an id, and hear the answer to it."""
        action = fields.pop("id", None) or str(uuid4())
        await self.say(type, id=action, **fields)
        return await self.hear("ack", "refused", "stale", "considered", "text", id=action)

    async def choose(self, seat: int, choice: Any, **more: Any) -> Message:
        version = more.pop("version", self.version)
        return await self.ask("choose", seat=seat, version=version, choice=choice, **more)

    async def until(self, holds: Callable[[], Any]) -> None:
        """Listen until something is true."""
        async with asyncio.timeout(PATIENCE):
            while not holds():
                message = await self.unread.get()
                assert message["type"] != "closed", "the connection was closed"

    async def reach(self, version: int) -> Person:
        await self.until(lambda: self.version >= version)
        return self

    def event(self, version: int) -> Message:
        """The event of a version, as it was heard first."""
        return next(one for one in self.heard if one["type"] == "event" and one["version"] == version)

    async def leave(self) -> None:
        await self.link.close()
        await self._ear

    async def play(self, rng: Random, to: Callable[[], Any] | None = None) -> None:
        """Choose at random whenever asked, until the game is over or something is true."""
        while not self.over and not (to and to()):
            await self.until(lambda: self.prompts or self.over or (to and to()))
            for seat, prompt in list(self.prompts.items()):
                if to and to():
                    return
                choice = rng.choice(prompt["options"])["choice"]
                await self.choose(int(seat), choice)
                break
