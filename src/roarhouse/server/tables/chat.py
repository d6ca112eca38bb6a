"""The chat of a table: the last messages, in memory; the nodes of a cluster also keep them in the database."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import Protocol

from roarhouse.server.services import Services
from roarhouse.server.store.base import About
from roarhouse.server.wire.messages import ChatSaid, Said

MAX_CHAT = 50


class Chatting(Protocol):
    """A table, as far as its chat needs it."""

    services: Services
    about: About

    def broadcast(self, message: Said) -> None: ...


class ChatLog:
    def __init__(self, table: Chatting) -> None:
        self.table = table
        self._said: deque[ChatSaid] = deque(maxlen=MAX_CHAT)
        self._heard: deque[int] = deque(maxlen=2 * MAX_CHAT)  # numbers of messages shown already

    def __iter__(self) -> Iterator[ChatSaid]:
        return iter(self._said)

    async def say(self, said: ChatSaid) -> None:
        number = await self.table.services.cluster.say(self.table.about.table, said)
        self.hear([(number, said)])

    def hear(self, rows: list[tuple[int, ChatSaid]]) -> None:
        """Show messages that were not shown yet; in a cluster they are numbered."""
        for number, said in rows:
            if number and number in self._heard:
                continue
            self._heard.append(number)
            self._said.append(said)
            self.table.broadcast(said)
