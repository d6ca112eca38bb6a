"""NATS as the way in which nodes tell one another what they have written, instead of PostgreSQL's notifications.

Nothing depends on a message being delivered: a node that misses one finds out when it compares its tables with the
database.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

import nats
import structlog
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error

logger = structlog.get_logger()
SUBJECT: Final = "roarhouse.written"
RETRY_SECONDS: Final = 0.5


class NatsBus:
    def __init__(self, address: str) -> None:
        self._address = address
        self._client = Client()
        self._connecting: asyncio.Task[None] | None = None

    def open(self, heard: Callable[[str], None], gap: Callable[[], None]) -> None:
        """Connect in the background, for as long as it takes; `gap` is called whenever messages may be missing."""
        self._connecting = asyncio.get_running_loop().create_task(self._connect(heard, gap))

    async def _connect(self, heard: Callable[[str], None], gap: Callable[[], None]) -> None:
        async def on_message(message: Msg) -> None:
            heard(message.data.decode())

        async def on_reconnect() -> None:
            gap()

        async def on_error(error: Exception) -> None:
            logger.warning("bus interrupted", reason=str(error) or repr(error))

        self._client = await nats.connect(
            self._address,
            max_reconnect_attempts=-1,
            reconnect_time_wait=RETRY_SECONDS,
            reconnected_cb=on_reconnect,
            error_cb=on_error,
        )
        await self._client.subscribe(SUBJECT, cb=on_message)
        await self._client.flush()
        gap()

    async def publish(self, news: str) -> None:
        """Queued, and sent soon; dropped while there is no connection."""
        if not self._client.is_connected:
            return
        try:
            await self._client.publish(SUBJECT, news.encode())
        except Error as error:
            logger.warning("bus interrupted", reason=str(error))

    async def close(self) -> None:
        if self._connecting:
            self._connecting.cancel()
        if self._client.is_connected:
            await self._client.close()
