"""A real server on loopback, in the event loop of the test or seen from outside through its port."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from functools import cached_property
from pathlib import Path
from typing import Any

import httpx

from roarhouse.server.run import listen, make_server
from roarhouse.server.settings import Settings
from roarhouse.server.tables.registry import Registry
from tests.kit.databases import database_in
from tests.server.client import TIMEOUT, Client, Message

DEFAULTS: dict[str, Any] = {
    "bot_delay": (0.0, 0.0),
    "window_delay": (0.0, 0.0),
    "messages_per_second": 1000.0,
    "messages_at_once": 1000,
    "tables_at_once": 1000,
    "listings_at_once": 1000,
    "notices_at_once": 1000,
    "posts_at_once": 1000,
    "connections_per_address": 10_000,
    "messages_per_second_and_address": 100_000.0,
    "hits_at_once": 100_000,
    "frames_at_once": 5_000,
}


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(test, 150))


class RunningServer:
    """A running server. `registry` is there only if it runs in this process."""

    def __init__(self, port: int, registry: Registry | None = None) -> None:
        self.port, self._registry = port, registry

    @cached_property
    def http(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=TIMEOUT)

    @property
    def registry(self) -> Registry:
        assert self._registry
        return self._registry

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

    async def create_table(self, *kinds: str, start: bool = True, **more: Any) -> Message:
        """Create a table with seats of these kinds (`person`, `open`, `bot`) and start it; returns the response."""
        wanted = {"game": "rarrr", "seats": [{"kind": kind} for kind in kinds], **more}
        created: Message = await self.post("/tables", wanted)
        if start:
            await self.post(f"/tables/{created['table']}/start", {"fill": True}, created["host"])
        return created

    async def connect(self, created: Message, *seats: int, **more: Any) -> Client:
        """Connect a client that holds these seats; without seats a watcher."""
        secrets = [one["secret"] for one in created["seats"] if one["seat"] in seats]
        return await Client.connect(self.port, created["table"], secrets, **more)


@asynccontextmanager
async def running_server(folder: Path, **settings: Any) -> AsyncIterator[RunningServer]:
    """A server in this event loop, on a free port, with its database in the folder."""
    wanted = Settings(**{"database": database_in(folder), **DEFAULTS, **settings})
    listening = listen("127.0.0.1", 0)
    server = make_server(wanted, "127.0.0.1", 0)
    serving = asyncio.get_running_loop().create_task(server._serve([listening]))
    while not server.started:
        await asyncio.sleep(0.005)
        assert not serving.done(), serving.exception()
    running = RunningServer(listening.getsockname()[1], server.app.state.registry)
    try:
        yield running
    finally:
        await running.http.aclose()
        server.should_exit = True
        await serving
