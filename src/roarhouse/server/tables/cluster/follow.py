"""A node of a cluster follows the others: reads what they wrote, takes over their leases, knows their connections.

Notifications say where to look. What they miss is found by comparing every table in memory with the database every
few beats, and at once after the connection for notifications was interrupted.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any, Protocol

import structlog

from roarhouse.server.cluster.base import Head
from roarhouse.server.errors import Denied, Unavailable
from roarhouse.server.services import Services
from roarhouse.server.tables.table import Table
from roarhouse.server.wire.messages import Bye, Reacted

logger = structlog.get_logger()
REPAIR_BEATS, ADOPT_BEATS = 2, 3
MAX_ADOPTED = 50  # tables at once, so that the nodes share them


class Followed(Protocol):
    """The registry, as far as its follower needs it."""

    services: Services
    tables: dict[str, Table]

    async def find_or_none(self, name: object) -> Table | None: ...
    def unload(self, name: str) -> None: ...


async def catch_up(table: Table) -> None:
    """Read what other servers have written."""
    name = table.about.table
    heads = await table.services.store.heads([name])
    if name not in heads:
        raise Denied(404, "no-table", "this table is gone")
    await table.follow(Head(*heads[name]))


class Follower:
    def __init__(self, registry: Followed) -> None:
        self.registry, self.services = registry, registry.services
        self._following: dict[str, Head | None] = {}  # tables that are being read, and what was written meanwhile
        self._beats = 0
        self._work: asyncio.Task[None] | None = None

    # -- what is heard -----------------------------------------------------------------------------------------------

    def on_written(self, table: str, head: Head) -> None:
        found = self.registry.tables.get(table)
        if found is None or not found.is_behind(head):
            return
        if table in self._following:
            self._following[table] = head.or_later(self._following[table])
        else:
            self._following[table] = None
            self.services.spawn(self._follow(table, found, head))

    def on_attendance(self, table: str) -> None:
        if found := self.registry.tables.get(table):
            found.lease.ask_again()
            self.services.spawn(self._quietly(self._read_attendance([table])))

    def on_chat(self, table: str) -> None:
        if table in self.registry.tables:
            self.services.spawn(self._quietly(self._read_chat([table])))

    def on_reaction(self, table: str, reacted: Reacted) -> None:
        if found := self.registry.tables.get(table):
            found.broadcast(reacted)

    def on_gossip(self, node: str, news: Any) -> None:
        self.services.hear_gossip(node, news)

    def on_gap(self) -> None:
        self.services.spawn(self._quietly(self.sync(list(self.registry.tables))))

    def on_leases_lost(self) -> None:
        for table in self.registry.tables.values():
            table.lease.lose()
            table.presence.published = None
            table.autopilot.refresh()

    async def on_beat(self, nodes_changed: bool) -> None:
        """The work of a beat must not delay the next one."""
        self._beats += 1
        if self._work is None or self._work.done():
            self._work = self.services.spawn(self._quietly(self._beat(nodes_changed)))

    # -- what is done ------------------------------------------------------------------------------------------------

    async def _quietly(self, work: Any) -> None:
        """A failing database is tried again with a later beat."""
        try:
            await work
        except Unavailable as error:
            logger.warning("following failed", reason=str(error))

    async def _beat(self, nodes_changed: bool) -> None:
        if nodes_changed or self._beats % REPAIR_BEATS == 0:
            await self._repair(list(self.registry.tables))
        await self._take_leases()
        if nodes_changed or self._beats % ADOPT_BEATS == 0:
            await self._adopt()
        for table in list(self.registry.tables.values()):
            table.presence.publish_if_changed()
        await self.services.send_gossip()

    async def sync(self, tables: list[str]) -> None:
        """Read everything that notifications would have told of these tables."""
        await self._repair(tables)
        await self._read_chat(tables)

    async def sync_one(self, table: str) -> None:
        await self._quietly(self.sync([table]))

    async def _repair(self, tables: list[str]) -> None:
        if tables:
            for name, head in (await self.services.store.heads(tables)).items():
                self.on_written(name, Head(*head))
            await self._read_attendance(tables)

    async def _follow(self, name: str, table: Table, heard: Head | None) -> None:
        """Read the table until it is up to date; one that cannot be followed is closed and opened again."""
        try:
            while heard:
                await table.follow(heard)
                heard, self._following[name] = self._following[name], None
        except Unavailable as error:
            logger.warning("following failed", table=name, reason=str(error))
        except Exception:
            logger.exception("following failed", table=name)
            self._drop(name, table)
        finally:
            del self._following[name]

    def _drop(self, name: str, table: Table) -> None:
        self.services.metrics.errors.labels("internal").inc()
        for connection in list(table.presence.connections):
            connection.close(Bye(reason="internal"), 1011)
        self.registry.unload(name)

    async def _read_attendance(self, tables: list[str]) -> None:
        found = await self.services.cluster.attendance(tables)
        for name in tables:
            if table := self.registry.tables.get(name):
                table.presence.hear(found.get(name, []))

    async def _read_chat(self, tables: list[str]) -> None:
        for name, rows in (await self.services.cluster.chat(tables)).items():
            if table := self.registry.tables.get(name):
                table.chat.hear(rows)

    async def _take_leases(self) -> None:
        wanted = [name for name, one in self.registry.tables.items() if one.lease.wanted and one.lease.token is None]
        self._gain(await self.services.cluster.acquire(wanted))

    def _gain(self, tokens: dict[str, int]) -> None:
        for name, token in tokens.items():
            if table := self.registry.tables.get(name):
                table.lease.gain(token)

    async def _adopt(self) -> None:
        """Open tables whose clocks run and whose node has gone."""
        cluster = self.services.cluster
        tokens = await cluster.acquire(await cluster.orphans(MAX_ADOPTED))
        await self._open(tokens)
        self._gain(tokens)

    async def _open(self, tables: Iterable[str]) -> None:
        for name in tables:
            await self.registry.find_or_none(name)
