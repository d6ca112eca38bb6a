"""Tables in this process, with a real store and without HTTP and WebSockets."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from roarhouse.server.ops.metrics import Metrics
from roarhouse.server.services import Services
from roarhouse.server.settings import Settings
from roarhouse.server.store.base import Change
from roarhouse.server.store.sql import SqlStore
from roarhouse.server.tables.creation import create
from roarhouse.server.tables.registry import Registry
from roarhouse.server.tables.seats import begin
from roarhouse.server.tables.table import Table
from roarhouse.server.wire.bodies import NewSeat, NewTable
from roarhouse.server.wire.messages import Said
from roarhouse.server.wire.types import ClockRules
from tests.kit.databases import database_in


class Recorder:
    """A connection that keeps what it is sent."""

    def __init__(self, *seats: int) -> None:
        self.seats: tuple[int, ...] = seats
        self.sending, self.closed = False, asyncio.Event()
        self.messages: list[Any] = []

    def send_bytes(self, data: bytes) -> None:
        self.messages.append(msgspec.json.decode(data))

    def close(self, message: Said, code: int) -> None:
        self.messages.append(code)

    def of_type(self, kind: str) -> list[Any]:
        return [message for message in self.messages if message["type"] == kind]


@asynccontextmanager
async def open_registry(folder: Path) -> AsyncIterator[Registry]:
    metrics = Metrics()
    store = SqlStore(database_in(folder), metrics)
    registry = Registry(Services(Settings(bot_delay=(0.0, 0.0)), store, metrics))
    await registry.open()
    try:
        yield registry
    finally:
        await registry.close()


@asynccontextmanager
async def started_table(
    folder: Path, game: str = "growl", seats: int = 2, clock: ClockRules | None = None
) -> AsyncIterator[Table]:
    """A table of people whose game has begun."""
    wanted = NewTable(game=game, seats=(NewSeat(kind="person"),) * seats, clock=clock or ClockRules())
    async with open_registry(folder) as registry:
        table = await registry.find((await create(registry, wanted)).table)
        await table.start(lambda about: begin(about, fill=False))
        await table.rest.caught_up(tuple(range(seats)))
        yield table


@asynccontextmanager
async def stored_table(folder: Path, code: str, changes: tuple[Change, ...]) -> AsyncIterator[Table]:
    """A table that a test has prepared (`tests.kit.stored`)."""
    async with open_registry(folder) as registry:
        await registry.services.store.write(*changes)
        yield await registry.find(code)
