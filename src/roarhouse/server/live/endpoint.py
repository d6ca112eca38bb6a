"""The WebSocket endpoint: handshake first, then messages both ways until one side closes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from time import time
from typing import Any

import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from roarhouse.core.words import Seat
from roarhouse.server.errors import Denied, Rejected, Unavailable
from roarhouse.server.live.connection import Connection, Write
from roarhouse.server.live.dispatch import handle
from roarhouse.server.live.limits import Limits
from roarhouse.server.live.protocols import WRITE
from roarhouse.server.log import visibility
from roarhouse.server.store.base import About, Seated
from roarhouse.server.tables import seats
from roarhouse.server.tables.info import over_message
from roarhouse.server.tables.registry import Registry
from roarhouse.server.tables.secrets import hash_secret, is_host, matches, seat_of
from roarhouse.server.tables.table import Table
from roarhouse.server.wire.messages import Malformed, Welcome
from roarhouse.server.wire.requests import PROTOCOL, Hello

logger = structlog.get_logger()
DRAIN_SECONDS = 1.0
Turn = Callable[[], Awaitable[None]]
Held = tuple[tuple[Seat, str], ...]  # seats with the hashes of the secrets presented for them


async def serve_connection(socket: WebSocket[Any, Any, Any], registry: Registry, limits: Limits, table: str) -> None:
    """One connection, from the handshake to the close."""
    await socket.accept()
    connection = Connection(socket, registry.services, write_now(socket))
    sender = asyncio.get_running_loop().create_task(connection.send_loop())
    try:
        address = socket.client.host if socket.client else ""
        with counted(connection, limits, address):
            await receive_loop(connection, registry, table, lambda: limits.take_turn(address))
    except WebSocketDisconnect:
        pass
    except Rejected as error:
        connection.metrics.errors.labels("wire").inc()
        connection.close(Malformed(expected=error.expected, came=error.came), error.code)
    except Unavailable as error:
        logger.error("database failed", table=table, reason=str(error))
        connection.metrics.errors.labels("database").inc()
        connection.close(Malformed(expected="a working database", came="a failure; reconnect"), 1011)
    except Exception:
        logger.exception("connection failed", table=table)
        connection.metrics.errors.labels("internal").inc()
        connection.close(Malformed(expected="no failure", came="an internal error; reconnect"), 1011)
    finally:
        await drain(connection, sender)


def write_now(socket: WebSocket[Any, Any, Any]) -> Write:
    """How the protocol sends a message at once."""
    extensions: Any = socket.scope["extensions"]
    write: Write = extensions[WRITE]["text"]
    return write


@contextmanager
def counted(connection: Connection, limits: Limits, address: str) -> Iterator[None]:
    """Count the connection, and reject it if its address has too many."""
    counts, most = limits.connections_by_address, connection.settings.connections_per_address
    connection.metrics.connections.inc()
    counts[address] += 1
    try:
        if limits.connections(address) > most:
            raise Rejected(4429, f"at most {most} connections from one address", "another one")
        yield
    finally:
        connection.metrics.connections.dec()
        counts[address] -= 1
        if not counts[address]:
            del counts[address]


async def receive_loop(connection: Connection, registry: Registry, name: str, turn: Turn) -> None:
    table = await find_table(registry, name)
    try:
        await handshake(connection, table)
        while not connection.closed.is_set():
            message = await connection.receive()
            await turn()
            await handle(connection, table, message)
    finally:
        disconnect(connection, table)


async def drain(connection: Connection, sender: asyncio.Task[None]) -> None:
    """Let the last message out; a peer that does not read it in time is dropped."""
    if connection.closing:
        await asyncio.wait([sender], timeout=DRAIN_SECONDS)
    sender.cancel()


def disconnect(connection: Connection, table: Table) -> None:
    if connection in table.presence.connections:
        table.presence.remove(connection)
        table.idle_since = time()
        table.autopilot.refresh()


async def find_table(registry: Registry, name: str) -> Table:
    try:
        return await registry.find(name)
    except Denied as error:
        raise Rejected(4404, "the code of a table", error.reason) from None


# -- handshake -------------------------------------------------------------------------------------------------------


async def handshake(connection: Connection, table: Table) -> None:
    hello = await receive_hello(connection)
    authenticate(connection, table, hello)
    renewed = await reclaim_seats(connection, table, hello)
    authenticate(connection, table, hello)  # again: a seat may have been given away during the write
    send_welcome(connection, table, hello.since, renewed)


async def receive_hello(connection: Connection) -> Hello:
    limit = connection.settings.hello_within
    try:
        hello = await asyncio.wait_for(connection.receive(), limit)
    except TimeoutError:
        raise Rejected(4408, f"hello within {limit:g} s", "nothing") from None
    if not isinstance(hello, Hello):
        raise Rejected(4400, "hello first", type(hello).__name__.lower())
    if hello.protocol != PROTOCOL:
        raise Rejected(4400, f"protocol {PROTOCOL}", f"protocol {hello.protocol}")
    return hello


def authenticate(connection: Connection, table: Table, hello: Hello) -> None:
    """Find the seats of the secrets; an unknown secret is rejected."""
    held: set[Seat] = set()
    for secret in hello.secrets:
        seat = seat_of(table.about, secret)
        connection.host |= is_host(table.about, secret)
        if seat is not None and by_link_of_another(table, seat, secret):
            raise Rejected(4403, "a link that was not used yet", "one whose seat is taken")
        if seat is not None:
            held.add(seat)
        elif not is_host(table.about, secret):
            raise Rejected(4403, "secrets of this table", "another one")
    connection.seats = tuple(sorted(held))
    connection.name = seats.clean_text(hello.name or "")


def by_link_of_another(table: Table, seat: Seat, secret: str) -> bool:
    """A link whose seat has its holder here is void, even before the holder has kept the new secret."""
    return matches(secret, table.about.seats[seat].link) and table.presence.connected(seat)


async def reclaim_seats(connection: Connection, table: Table, hello: Hello) -> dict[Seat, str]:
    """Take reserved seats, and end the stand-in of a bot; returns the new secrets of seats taken by a link."""
    if not any(seats.is_awaited(table.about, seat) for seat in connection.seats):
        return {}
    given = [(seat_of(table.about, secret), hash_secret(secret)) for secret in hello.secrets]
    held = tuple((seat, key) for seat, key in given if seat is not None)
    return await table.update(lambda about: seats.arrive(about, still_held(table, about, held), connection.name))


def still_held(table: Table, about: About, held: Held) -> Held:
    """Without seats that were given away, or taken by the same link, while this connection waited."""

    def holds(one: Seated, seat: Seat, key: str) -> bool:
        return key == one.secret or (key == one.link and not table.presence.connected(seat))

    return tuple((seat, key) for seat, key in held if holds(about.seats[seat], seat, key))


def send_welcome(connection: Connection, table: Table, since: int | None, renewed: dict[Seat, str]) -> None:
    """Does not await, so no event can come in between."""
    table.presence.connections.add(connection)
    connection.send(
        Welcome(
            protocol=PROTOCOL,
            table=table.info(),
            seats=connection.seats,
            host=connection.host,
            renewed={str(seat): secret for seat, secret in renewed.items()},
            version=table.version,
            chat=tuple(table.chat),
            window=int(1000 * connection.settings.window_delay[0]),
        )
    )
    if table.begun:
        for message in table.events_since(visibility.viewer(connection.seats), since):
            connection.send(message)
    if table.about.state == "over":
        connection.send(over_message(table.log, table.about, table.services.signer))
    table.presence.add(connection)
    table.autopilot.refresh()
