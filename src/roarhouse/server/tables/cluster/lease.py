"""Which server makes the choices that no person makes: in a cluster the holder of the table's lease."""

from __future__ import annotations

from contextlib import suppress
from typing import Protocol

from roarhouse.server.errors import Unavailable
from roarhouse.server.services import Services
from roarhouse.server.store.base import About, Change, Fence


class Leased(Protocol):
    """A table, as far as its lease needs it."""

    services: Services
    about: About

    def on_lease(self) -> None: ...


class Lease:
    def __init__(self, table: Leased) -> None:
        self.table, self._cluster = table, table.services.cluster
        self.token: int | None = None if self._cluster.shared else 0
        self.wanted = not self._cluster.shared
        self._asked = False  # until the next beat: another node holds the lease

    @property
    def held(self) -> bool:
        return self.token is not None and self._cluster.alive()

    def steer(self, needed: bool) -> None:
        """Ask for the lease if it is needed, and release it if it is not."""
        if not self._cluster.shared:
            return
        self.wanted = needed
        if needed and self.token is None and not self._asked:
            self._asked = True
            self.table.services.spawn(self._acquire())
        elif not needed and self.token is not None:
            self.token = None
            self.table.services.spawn(self._release())

    def ask_again(self) -> None:
        """The holder may have gone."""
        self._asked = False
        self.steer(self.wanted)

    async def _acquire(self) -> None:
        with suppress(Unavailable):
            name = self.table.about.table
            if token := (await self._cluster.acquire([name])).get(name):
                self.gain(token)

    async def _release(self) -> None:
        with suppress(Unavailable):
            await self._cluster.release(self.table.about.table)

    def gain(self, token: int) -> None:
        self.token, self.wanted = token, True
        self.table.on_lease()

    def lose(self) -> None:
        self.token, self._asked = None, False

    def fence(self) -> tuple[Change, ...]:
        """What is written under the lease is written only as long as it lasts."""
        if not self._cluster.shared or self.token is None:
            return ()
        return (Fence(table=self.table.about.table, token=self.token),)
