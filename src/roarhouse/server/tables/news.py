"""What another server has changed at a table, told to the viewers who are connected to this one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

from roarhouse.core.words import Seat
from roarhouse.server.log.log import Log
from roarhouse.server.services import Services
from roarhouse.server.store.base import About
from roarhouse.server.tables.info import over_message
from roarhouse.server.tables.presence import PresenceTracker
from roarhouse.server.tables.salts import awaited
from roarhouse.server.wire.messages import Rematch, Said


class Told(Protocol):
    """A table, as far as its news need it."""

    services: Services
    about: About
    revealed: asyncio.Event
    presence: PresenceTracker

    @property
    def log(self) -> Log: ...
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


def tell_changes(table: Told, before: About) -> None:
    """Tell what differs between the row before and now."""
    after = table.about
    for seat in lost_secrets(before, after):
        table.presence.revoke(seat, kicked=True)
    table.announce()
    if after.revealing and not awaited(table):
        table.revealed.set()
    if orders := changed_orders(before, after):
        table.send_orders(orders)
    if after.state == "over" and before.state != "over":
        table.broadcast(over_message(table.log, after, table.services.signer))
    if after.rematch and not before.rematch:
        table.broadcast(Rematch(table=after.rematch))
