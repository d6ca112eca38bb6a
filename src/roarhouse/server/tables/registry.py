"""The registry of tables: loads a table when it is first asked for, and unloads it when it is idle."""

from __future__ import annotations

import asyncio
from time import time
from weakref import WeakValueDictionary

import msgspec
import structlog

from roarhouse.server.errors import Denied, NoTable, Unavailable
from roarhouse.server.services import Services
from roarhouse.server.store.base import About, AddTable, Stored
from roarhouse.server.tables.table import Table
from roarhouse.server.wire.messages import Bye, Rematch

logger = structlog.get_logger()
SWEEP_SECONDS = 30.0
SHUTDOWN_SECONDS = 2.0  # to wait for connections that do not read their last message


class Registry:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.tables: dict[str, Table] = {}
        self.closing = False
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._set_aside: dict[str, tuple[int, str, str]] = {}  # tables that could not be opened, and why

    # -- opening and closing -----------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Open the store, and load tables whose clocks are running."""
        await self.services.open()
        for table in await self.services.store.ticking():
            await self.find_or_none(table)
        self.services.spawn(self._sweep())

    async def close(self) -> None:
        await self.notify_shutdown()
        for table in self.tables.values():
            table.stop()
        await self.services.close()

    async def notify_shutdown(self) -> None:
        """Send every connection a last message, and wait until it is out."""
        self.closing = True
        connections = [one for table in self.tables.values() for one in table.presence.connections]
        for connection in connections:
            connection.close(Bye(reason="shutdown"), 1012)
        waits = [asyncio.ensure_future(one.closed.wait()) for one in connections if one.sending]
        if waits:
            _, unread = await asyncio.wait(waits, timeout=SHUTDOWN_SECONDS)
            for one in unread:
                one.cancel()

    async def _sweep(self) -> None:
        """Unload idle tables."""
        idle = self.services.settings.sleep_after
        while True:
            await asyncio.sleep(min(SWEEP_SECONDS, idle))
            for name, table in list(self.tables.items()):
                if table.presence.connections or table.lock.locked():
                    table.idle_since = time()
                elif time() - table.idle_since >= idle and not table.clocks.started:
                    table.stop()
                    del self.tables[name]
            self.services.metrics.tables.set(len(self.tables))

    # -- tables ------------------------------------------------------------------------------------------------------

    async def find(self, name: str) -> Table:
        """The table with this code, loaded once however many requests ask for it."""
        name = name.strip().lower()
        if found := self.tables.get(name):
            found.idle_since = time()
            return found
        lock = self._opening.setdefault(name, asyncio.Lock())
        async with lock:
            return self.tables.get(name) or await self._load(name)

    async def find_or_none(self, name: object) -> Table | None:
        """Like `find`, but None for a table that cannot be opened."""
        try:
            return await self.find(str(name))
        except (Denied, Unavailable):
            return None

    async def _load(self, name: str) -> Table:
        """Load a table; one that cannot be opened is set aside, so that it is tried and logged only once."""
        if name in self._set_aside:
            raise Denied(*self._set_aside[name])
        try:
            with self.services.reading(name):
                return self._register(await self._open(name))
        except NoTable:
            raise
        except Denied as error:
            self._set_aside[name] = (error.status, error.code, error.reason)
            self.services.log_damage(name, error.reason)
            raise

    async def _open(self, name: str) -> Table:
        table = self._checked(await self.services.read(name))
        try:
            await table.resume()
        except Exception:
            table.stop()
            raise
        return table

    def _checked(self, stored: Stored) -> Table:
        """A frozen state only saves time: if it is damaged, all lines are replayed instead."""
        try:
            table = Table(self.services, stored)
            table.check()
        except Exception:
            if stored.frozen is None:
                raise
            return self._checked(msgspec.structs.replace(stored, frozen=None))
        return table

    def _register(self, table: Table) -> Table:
        self.tables[table.about.table] = table
        self.services.metrics.tables.set(len(self.tables))
        return table

    async def add(self, about: About, cards: bytes) -> Table:
        await self.services.store.write(AddTable(about=about, cards=cards))
        self.services.metrics.created.labels(about.game).inc()
        logger.info(
            "table created", table=about.table, game=about.game, players=len(about.seats), clock=about.clock.kind
        )
        return self._register(Table(self.services, Stored(about=about, cards=cards)))

    async def add_rematch(self, old: Table, about: About, cards: bytes) -> str:
        """The code of the table that follows another one; the first request creates it, all others get the same."""

        def link(before: About) -> None:
            before.rematch = before.rematch or about.table

        async with old.lock:
            if not old.about.rematch:
                await old.update_locked(link, AddTable(about=about, cards=cards))
                old.announce()
                old.broadcast(Rematch(table=str(old.about.rematch)))
        return str(old.about.rematch)
