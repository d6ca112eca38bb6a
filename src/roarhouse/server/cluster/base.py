"""What the nodes of a cluster share besides the store, and a server that is alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Protocol

from msgspec import Struct

from roarhouse.core.words import Seat
from roarhouse.server.store.base import Tell
from roarhouse.server.wire.messages import ChatSaid, Reacted

NO_TABLES: tuple[str, ...] = ()


class Attendance(Struct, frozen=True):
    """Who is connected to one node: when each seat came, which announced that they leave and when, how many watch."""

    node: str = ""
    seats: dict[Seat, float] = {}
    left: dict[Seat, float] = {}
    watchers: int = 0

    @property
    def empty(self) -> bool:
        return not (self.seats or self.left or self.watchers)


class Head(Struct, frozen=True):
    """How far a stored table has come."""

    version: int
    revision: int

    def or_later(self, other: Head | None) -> Head:
        """What is stored once both have been written."""
        return self if other is None else Head(max(self.version, other.version), max(self.revision, other.revision))


class Listener(Protocol):
    """What a node does when it hears of the others."""

    def on_written(self, table: str, head: Head) -> None: ...
    def on_attendance(self, table: str) -> None: ...
    def on_chat(self, table: str) -> None: ...
    def on_reaction(self, table: str, reacted: Reacted) -> None: ...
    def on_gossip(self, node: str, news: Any) -> None: ...
    def on_gap(self) -> None:
        """Notifications may have been missed."""

    def on_leases_lost(self) -> None: ...
    async def on_beat(self, nodes_changed: bool) -> None: ...


class Bus(Protocol):
    """Carries messages between nodes, at most once."""

    def open(self, heard: Callable[[str], None], gap: Callable[[], None]) -> None: ...
    async def publish(self, news: str) -> None: ...
    async def close(self) -> None: ...


class Cluster(Protocol):
    origin: str  # of this process, in notifications that the database sends with a commit; empty: it sends none
    shared: bool  # are there other nodes?
    tell: Tell | None  # what was written, if a bus carries it

    async def open(self, listener: Listener) -> None: ...
    async def close(self) -> None: ...
    def alive(self) -> bool:
        """May this node still act as the holder of its leases?"""

    async def acquire(self, tables: Iterable[str]) -> dict[str, int]:
        """Take the leases of these tables that no living node holds; returns their fencing tokens."""

    async def release(self, table: str) -> None: ...
    async def orphans(self, most: int) -> list[str]:
        """Tables with a running clock whose lease no living node holds."""

    async def attend(self, table: str, attendance: Attendance) -> None: ...
    async def attendance(self, tables: Iterable[str]) -> dict[str, list[Attendance]]:
        """Who is connected to the other nodes."""

    async def react(self, table: str, reacted: Reacted) -> None: ...
    async def say(self, table: str, said: ChatSaid) -> int: ...
    async def chat(self, tables: Iterable[str]) -> dict[str, list[tuple[int, ChatSaid]]]:
        """The last messages of each table, oldest first, with their numbers."""

    async def gossip(self, news: Any) -> None: ...


class Alone:
    """One server: it holds every lease and has no other server to notify."""

    origin, shared = "", False
    tell: Tell | None = None

    async def open(self, listener: Listener) -> None: ...
    async def close(self) -> None: ...
    def alive(self) -> bool:
        return True

    async def acquire(self, tables: Iterable[str]) -> dict[str, int]:
        return dict.fromkeys(tables, 0)

    async def release(self, table: str) -> None: ...
    async def orphans(self, most: int) -> list[str]:
        return []

    async def attend(self, table: str, attendance: Attendance) -> None: ...
    async def attendance(self, tables: Iterable[str]) -> dict[str, list[Attendance]]:
        return {}

    async def react(self, table: str, reacted: Reacted) -> None: ...
    async def say(self, table: str, said: ChatSaid) -> int:
        return 0

    async def chat(self, tables: Iterable[str]) -> dict[str, list[tuple[int, ChatSaid]]]:
        return {}

    async def gossip(self, news: Any) -> None: ...
