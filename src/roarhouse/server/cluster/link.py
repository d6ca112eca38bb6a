"""Connections of the event loop to PostgreSQL: one for commands, one for notifications; both reconnect."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import psycopg
import structlog

from roarhouse.server.errors import Unavailable
from roarhouse.server.store.database import LIVENESS
from roarhouse.server.store.sql import CHANNEL

logger = structlog.get_logger()
RETRY_SECONDS = 0.25
COMMAND_SECONDS = 3.0  # then the connection is given up
Connection = psycopg.AsyncConnection[tuple[Any, ...]]


async def connect(address: str) -> Connection:
    return await psycopg.AsyncConnection.connect(address, autocommit=True, **LIVENESS)


class Commands:
    """One connection for short commands, each a transaction of its own, one after the other."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._link: Connection | None = None
        self._lock = asyncio.Lock()

    async def run(self, query: Any, parameters: Any = None) -> list[tuple[Any, ...]]:
        """The rows of a command; `Unavailable` if it failed, and then it may have happened or not."""
        async with self._lock:
            try:
                async with asyncio.timeout(COMMAND_SECONDS):
                    return await self._run(query, parameters)
            except (psycopg.OperationalError, psycopg.InterfaceError, TimeoutError, OSError) as error:
                await self._drop()
                raise Unavailable(str(error)) from None

    async def _run(self, query: Any, parameters: Any) -> list[tuple[Any, ...]]:
        if self._link is None or self._link.closed:
            self._link = await connect(self._address)
        cursor = await self._link.execute(query, parameters)
        return await cursor.fetchall() if cursor.description else []

    async def _drop(self) -> None:
        link, self._link = self._link, None
        if link is not None:
            link.pgconn.finish()

    async def close(self) -> None:
        async with self._lock:
            await self._drop()


async def listen(address: str, heard: Callable[[str], None], gap: Callable[[], None]) -> None:
    """Call `heard` with every notification, for ever; `gap` after every new connection: some may have been missed."""
    while True:
        try:
            link = await connect(address)
            async with link:
                await link.execute(f"LISTEN {CHANNEL}")
                gap()
                async for notification in link.notifies():
                    heard(notification.payload)
        except (psycopg.Error, OSError) as error:
            logger.warning("notifications interrupted", reason=str(error))
        await asyncio.sleep(RETRY_SECONDS)
