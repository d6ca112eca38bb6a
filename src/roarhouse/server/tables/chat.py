"""The chat of a table: the last messages, in memory; the nodes of a cluster also keep them in the database.
Quick reactions are kept nowhere."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import Protocol

from roarhouse.core.words import Seat
from roarhouse.server.live.limits import TokenBucket
from roarhouse.server.services import Services
from roarhouse.server.store.base import About
from roarhouse.server.wire.messages import ChatSaid, Reacted, Said

MAX_CHAT = 50
REACTIONS_PER_SECOND, REACTIONS_AT_ONCE = 0.5, 4  # of a seat


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
        self._buckets: dict[Seat, TokenBucket] = {}

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

    async def react(self, reacted: Reacted) -> None:
        """Show a reaction to everyone, unless the seat shows too many."""
        bucket = self._buckets.setdefault(reacted.seat, TokenBucket(REACTIONS_PER_SECOND, REACTIONS_AT_ONCE))
        if bucket.take():
            self.table.broadcast(reacted)
            await self.table.services.cluster.react(self.table.about.table, reacted)
