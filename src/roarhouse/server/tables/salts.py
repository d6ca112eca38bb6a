"""Salts before the first deal: pledged in the lobby, revealed once no pledge can change any more."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

from roarhouse.core.records.fair import pledge
from roarhouse.core.words import Seat
from roarhouse.server.errors import Denied
from roarhouse.server.services import Services
from roarhouse.server.store.base import About
from roarhouse.server.tables.presence import PresenceTracker


class Seen(Protocol):
    """A table whose seats come and go."""

    about: About
    presence: PresenceTracker


class Salted(Seen, Protocol):
    """A table, as far as salts concern it."""

    services: Services
    revealed: asyncio.Event

    async def update(self, change: Callable[[About], None]) -> None: ...


async def set_pledge(table: Salted, seat: Seat, given: str) -> None:
    """After the start it is ignored: the client may have sent it before it heard of the start."""

    def change(about: About) -> None:
        if about.state == "lobby":
            about.seats[seat].pledge = given

    if table.about.state == "lobby" and table.about.seats[seat].pledge != given:
        await table.update(change)


async def reveal_salt(table: Salted, seat: Seat, salt: str) -> None:
    """Ignored if salts are not being revealed (a late repetition); one that was not pledged is refused."""

    def change(about: About) -> None:
        if about.revealing:
            about.seats[seat].salt = salt

    one = table.about.seats[seat]
    if table.about.revealing and not one.salt:
        if pledge(salt) != one.pledge:
            raise Denied(400, "salt", "this is not the salt that was pledged")
        await table.update(change)
    if not awaited(table):
        table.revealed.set()


def awaited(table: Seen) -> list[Seat]:
    """Seats that have pledged a salt and are here to reveal it."""
    seats = enumerate(table.about.seats)
    return [seat for seat, one in seats if one.pledge and not one.salt and table.presence.connected(seat)]


async def collect_salts(table: Salted) -> None:
    """Wait until the salts are revealed, but not forever: a seat that keeps its salt back is left out."""

    def end(about: About) -> None:
        about.revealing = False

    if table.about.revealing:
        if awaited(table):
            with suppress(TimeoutError):
                await asyncio.wait_for(table.revealed.wait(), table.services.settings.reveal_within)
        await table.update(end)
