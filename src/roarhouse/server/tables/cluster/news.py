"""What another server has changed at a table, told to the viewers who are connected to this one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

from roarhouse.core.words import Seat
from roarhouse.server.log.log import Log
from roarhouse.server.services import Services
from roarhouse.server.store.base import About
from roarhouse.server.tables.info import over_message, table_info
from roarhouse.server.tables.presence import PresenceTracker
from roarhouse.server.tables.salts import awaited
from roarhouse.server.wire.messages import Rematch, Said
from roarhouse.server.wire.types import TableInfo


class Told(Protocol):
    """A table, as far as its news need it."""

    services: Services
    about: About
    revealed: asyncio.Event
    presence: PresenceTracker

    @property
    def log(self) -> Log: ...
    @property
    def version(self) -> int: ...
    @property
    def begun(self) -> bool: ...
    def info(self) -> TableInfo: ...
    def send_snapshot(self, seat: Seat) -> None: ...
    def announce(self) -> None: ...
    def broadcast(self, message: Said) -> None: ...
    def send_orders(self, owners: list[Seat]) -> None: ...


def seats_where(before: About, after: About, differs: Callable[[Seat], bool]) -> list[Seat]:
    return [seat for seat in range(min(len(before.seats), len(after.seats))) if differs(seat)]


def lost_secrets(before: About, after: About) -> list[Seat]:
    """Seats whose secret has become void."""
    old, new = before.seats, after.seats
    return seats_where(before, after, lambda seat: bool(old[seat].secret) and old[seat].secret != new[seat].secret)


def changed_orders(before: About, after: About) -> list[Seat]:
    old, new = before.seats, after.seats
    return seats_where(before, after, lambda seat: bytes(old[seat].order) != bytes(new[seat].order))


def changed_wishes(before: About, after: About) -> list[Seat]:
    """Seats that are asked now what they were spared, or the other way round."""
    old, new = before.seats, after.seats
    return seats_where(before, after, lambda k: (old[k].ask_all, old[k].held) != (new[k].ask_all, new[k].held))


def tell_changes(table: Told, before: About) -> None:
    """Tell what differs between the row before and now; what only one seat may know is told to that seat alone."""
    after = table.about
    for seat in lost_secrets(before, after):
        table.presence.revoke(seat, kicked=True)
    if table_info(before, table.version, table.presence) != table.info():
        table.announce()
    for seat in changed_wishes(before, after) if table.begun else ():
        table.send_snapshot(seat)
    if after.revealing and not awaited(table):
        table.revealed.set()
    if orders := changed_orders(before, after):
        table.send_orders(orders)
    if after.state == "over" and before.state != "over":
        table.broadcast(over_message(table.log, after, table.services.signer))
    if after.rematch and not before.rematch:
        table.broadcast(Rematch(table=after.rematch))
