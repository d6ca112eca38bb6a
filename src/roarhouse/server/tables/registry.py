"""The registry of tables: loads a table when it is first asked for, and unloads it when it is idle."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from weakref import WeakValueDictionary

import msgspec
import structlog

from roarhouse.server.clock import time
from roarhouse.server.errors import Denied, NoTable, Unavailable
from roarhouse.server.log.visibility import WATCHING
from roarhouse.server.services import MAX_REASON, Services, options_of
from roarhouse.server.store.base import About, AddTable, Append, Line, Stored
from roarhouse.server.tables.cluster.follow import Follower, catch_up
from roarhouse.server.tables.help.analyses import Analyses
from roarhouse.server.tables.orders import checked
from roarhouse.server.tables.table import Table
from roarhouse.server.wire.messages import Bye, Rematch

logger = structlog.get_logger()
SWEEP_SECONDS = 30.0
EXPIRE_SECONDS = 3600.0
SHUTDOWN_SECONDS = 2.0  # to wait for connections that do not read their last message


class Registry:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.tables: dict[str, Table] = {}
        self.analyses = Analyses(services)
        self.closing = False
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._follower = Follower(self)
        self._set_aside: dict[str, tuple[int, str, str]] = {}  # tables that could not be opened, and why

    # -- opening and closing -----------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Open the store, and load tables whose clocks are running."""
        await self.services.open()
        await self.services.cluster.open(self._follower)
        if not self.services.cluster.shared:  # the nodes of a cluster adopt them one by one
            for table in await self.services.store.ticking():
                await self.find_or_none(table)
        self.services.spawn(self._sweep())
        if self.services.settings.keep_days:
            self.services.spawn(self._expire_forever())

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
                elif time() - table.idle_since >= idle and not (table.clocks.started and table.lease.held):
                    self.unload(name)
            self.services.metrics.tables.set(len(self.tables))

    async def _expire_forever(self) -> None:
        while True:
            try:
                await self.expire(self.services.settings.keep_days)
            except Exception as error:  # a full disk, a damaged page: tried again later
                logger.error("tables not expired", reason=str(error)[:MAX_REASON])
            await asyncio.sleep(EXPIRE_SECONDS)

    async def expire(self, days: float) -> None:
        """Delete tables that were not changed for some days and have no connections."""
        used = frozenset(name for name, table in self.tables.items() if table.presence.connections)
        gone = await self.services.store.expire(days, used)
        for name in self.tables.keys() & set(gone):
            self.unload(name)
        if gone:
            logger.info("tables expired", count=len(gone), days=days)

    def unload(self, name: str) -> None:
        table = self.tables.pop(name)
        table.stop()
        table.lease.steer(False)

    # -- tables ------------------------------------------------------------------------------------------------------

    async def find(self, name: str) -> Table:
        """The table with this code, loaded once however many requests ask for it."""
        name = name.strip().lower()
        if found := self.tables.get(name):
            found.idle_since = time()
            if self.services.cluster.shared:  # a seat may have been given away elsewhere
                await catch_up(found)
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
            check(table)
        except Exception:
            if stored.frozen is None:
                raise
            return self._checked(msgspec.structs.replace(stored, frozen=None))
        return table

    def _register(self, table: Table) -> Table:
        self.tables[table.about.table] = table
        self.services.metrics.tables.set(len(self.tables))
        if self.services.cluster.shared:  # what was told before the table could be found
            self.services.spawn(self._follower.sync_one(table.about.table))
        return table

    async def add(self, about: About, cards: bytes, lines: tuple[Line, ...] = ()) -> Table:
        """Store a new table, with the lines that it begins with."""
        begun = (Append(table=about.table, lines=lines),) if lines else ()
        await self.services.store.write(AddTable(about=about, cards=cards), *begun)
        self.services.metrics.created.labels(about.game).inc()
        logger.info(
            "table created", table=about.table, game=about.game, players=len(about.seats), clock=about.clock.kind
        )
        return self._register(Table(self.services, Stored(about=about, cards=cards, lines=lines)))

    async def add_rematch(self, old: Table, about: About, cards: bytes) -> str:
        """The code of the table that follows another one; the first request creates it, all others get the same."""

        def link(before: About) -> None:
            if before.rematch:
                raise AlreadyLinked
            before.rematch = about.table

        with suppress(AlreadyLinked):
            async with old.lock:
                await old.update_locked(link, AddTable(about=about, cards=cards))
            old.announce()
            old.broadcast(Rematch(table=str(old.about.rematch)))
        return str(old.about.rematch)


def check(table: Table) -> None:
    """Raise if anything that a viewer will be sent cannot be made: damage is found when a table is opened."""
    options_of(table.game, table.about)
    table.info()
    for seat, one in enumerate(table.about.seats):
        checked(table.about.game, one.order)
        if table.begun:
            table.snapshot((seat,))
    if table.begun:
        table.snapshot(WATCHING)


class AlreadyLinked(Exception):
    """Another request has created the rematch."""
