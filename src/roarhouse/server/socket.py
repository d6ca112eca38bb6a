"""One websocket: hello first, then messages both ways, until one side has had enough."""

from __future__ import annotations

import asyncio
from time import time
from typing import Any

import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from roarhouse.core.words import Seat
from roarhouse.server import seats, sight
from roarhouse.server.answers import handle
from roarhouse.server.connection import Connection, Rejected
from roarhouse.server.house import House
from roarhouse.server.messages import PROTOCOL, Hello, Malformed, Welcome
from roarhouse.server.seats import Denied
from roarhouse.server.secrecy import is_host, seat_of
from roarhouse.server.tables import Table

log = structlog.get_logger()


async def converse(socket: WebSocket[Any, Any, Any], house: House, name: str) -> None:
    """A whole conversation, from the handshake to the close."""
    await socket.accept()
    connection = Connection(socket, house)
    pump = asyncio.get_running_loop().create_task(connection.pump())
    house.metrics.connections.inc()
    table: Table | None = None
    address = socket.client.host if socket.client else ""
    house.at_the_door[address] += 1
    try:
        not_too_many(house, address)
        table = await find_table(house, name)
        await greet(connection, table)
        while not connection.gone.is_set():
            await handle(connection, table, await connection.receive())
    except WebSocketDisconnect:
        pass
    except Rejected as error:
        house.metrics.errors.labels("wire").inc()
        connection.dismiss(Malformed(expected=error.expected, came=error.came), error.code)
    except Exception:
        log.exception("conversation failed", table=name)
        house.metrics.errors.labels("internal").inc()
        connection.dismiss(Malformed(expected="the table to go on", came="an internal error; come back"), 1011)
    finally:
        house.metrics.connections.dec()
        house.at_the_door[address] -= 1
        if not house.at_the_door[address]:
            del house.at_the_door[address]
        if table is not None:
            leave(connection, table)
        await finish(connection, pump)


def not_too_many(house: House, address: str) -> None:
    most = house.settings.connections_per_address
    if house.at_the_door[address] > most:
        raise Rejected(4429, f"at most {most} connections from one address", "another one")


async def finish(connection: Connection, pump: asyncio.Task[None]) -> None:
    """Let the last message out; a peer that does not take it within a second is left."""
    if connection.dismissed:
        await asyncio.wait([pump], timeout=1.0)
    pump.cancel()


def leave(connection: Connection, table: Table) -> None:
    if connection in table.attendance.connections:
        table.attendance.remove(connection)
        table.idle_since = time()
        table.autopilot.look()


async def find_table(house: House, name: str) -> Table:
    try:
        return await house.find(name)
    except Denied as error:
        raise Rejected(4404, "the code of a table", error.reason) from None


# -- hello -----------------------------------------------------------------------------------------------------------


async def greet(connection: Connection, table: Table) -> None:
    """Who comes, and everything that he has missed."""
    settings = connection.house.settings
    try:
        hello = await asyncio.wait_for(connection.receive(), settings.hello_within)
    except TimeoutError:
        raise Rejected(4408, f"hello within {settings.hello_within:g} s", "nothing") from None
    if not isinstance(hello, Hello):
        raise Rejected(4400, "hello first", type(hello).__name__.lower())
    if hello.protocol != PROTOCOL:
        raise Rejected(4400, f"protocol {PROTOCOL}", f"protocol {hello.protocol}")
    take_seats(connection, table, hello)
    await arrive(connection, table)
    take_seats(connection, table, hello)  # once more: while it was written that he is there, a seat may have gone
    welcome(connection, table, hello.since)


def take_seats(connection: Connection, table: Table, hello: Hello) -> None:
    held: set[Seat] = set()
    for secret in hello.secrets:
        seat = seat_of(table.about, secret)
        connection.host |= is_host(table.about, secret)
        if seat is not None:
            held.add(seat)
        elif not is_host(table.about, secret):
            raise Rejected(4403, "secrets of this table", "another one")
    connection.seats = tuple(sorted(held))
    connection.name = seats.clean(hello.name or "")


async def arrive(connection: Connection, table: Table) -> None:
    """Whoever comes back gets his seat back from the bot."""
    if any(seats.awaited(table.about, seat) for seat in connection.seats):
        keys = [table.about.seats[seat].secret for seat in connection.seats]
        held = tuple(zip(connection.seats, keys, strict=True))
        await table.amend(lambda about: seats.arrive(about, held, connection.name))


def welcome(connection: Connection, table: Table, since: int | None) -> None:
    """Nothing here waits, so no event can slip in between."""
    table.attendance.connections.add(connection)
    connection.send(
        Welcome(
            protocol=PROTOCOL,
            table=table.info(),
            seats=connection.seats,
            host=connection.host,
            version=table.version,
            chat=tuple(table.chat),
        )
    )
    if table.begun:
        for message in table.news(sight.viewer(connection.seats), since):
            connection.send(message)
    if table.about.state == "over":
        connection.send(table.over())
    table.attendance.add(connection)
    table.autopilot.look()
