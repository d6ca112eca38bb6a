"""`POST /tables/{table}/seats/{seat}`: who may do what to a seat, and when."""

from __future__ import annotations

from roarhouse.core.words import Seat
from roarhouse.server.errors import Denied
from roarhouse.server.tables import seats
from roarhouse.server.tables.secrets import is_host, require_host, require_seat
from roarhouse.server.tables.table import Table
from roarhouse.server.wire.bodies import SeatOrder


async def change_seat(table: Table, seat: Seat, order: SeatOrder, secret: str) -> None:
    if not 0 <= seat < len(table.about.seats):
        raise Denied(404, "no-seat", f"there is no seat {seat} at this table")
    match order.do:
        case "start":
            require_host(table.about, secret)
            await table.start(lambda about: seats.begin(about, fill=False))
        case "kick":
            require_host(table.about, secret)
            await vacate(table, seat, kicked=True)
        case "leave":
            await leave(table, seat, secret)
        case "bot":
            await add_bot(table, seat, order, secret)
        case "unbot":
            await remove_bot(table, seat, secret)
        case "rename":
            await rename(table, seat, order.name, secret)


async def vacate(table: Table, seat: Seat, kicked: bool) -> None:
    await table.update(lambda about: seats.vacate(about, seat))
    table.presence.revoke(seat, kicked)


async def leave(table: Table, seat: Seat, secret: str) -> None:
    """Before the start the seat becomes open; during the game it is kept, and a bot stands in soon."""
    require_seat(table.about, secret, seat)
    if table.about.state == "lobby":
        await vacate(table, seat, kicked=False)
    else:
        table.presence.leave(seat)


async def add_bot(table: Table, seat: Seat, order: SeatOrder, secret: str) -> None:
    """Before the start by the host; during the game by the seat's holder."""
    if table.about.state == "lobby":
        require_host(table.about, secret)
        if table.about.seats[seat].taken:
            raise Denied(409, "taken", f"seat {seat} is taken")
        await table.update(lambda about: seats.add_bot(about, seat, order.bot, order.name))
    else:
        require_seat(table.about, secret, seat)
        await table.update(lambda about: seats.stand_in(about, seat, "asked", order.bot))


async def remove_bot(table: Table, seat: Seat, secret: str) -> None:
    """Before the start by the host; during the game by the seat's holder."""
    if table.about.state == "lobby":
        require_host(table.about, secret)
        await table.update(lambda about: seats.remove_bot(about, seat))
    else:
        require_seat(table.about, secret, seat)
        await table.update(lambda about: seats.end_stand_in(about, seat))


async def rename(table: Table, seat: Seat, name: str | None, secret: str) -> None:
    """By the seat's holder, or by the host if a bot sits there."""
    if not (table.about.seats[seat].kind == "bot" and is_host(table.about, secret)):
        require_seat(table.about, secret, seat)
    await table.update(lambda about: seats.rename(about, seat, name))
