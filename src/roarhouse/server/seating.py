"""Who may do what to a seat, and what follows for those who look at it."""

from __future__ import annotations

from roarhouse.core.words import Seat
from roarhouse.server import seats
from roarhouse.server.http import SeatOrder
from roarhouse.server.messages import Bye
from roarhouse.server.seats import Denied
from roarhouse.server.secrecy import is_host, seat_of
from roarhouse.server.store import About
from roarhouse.server.tables import Table


def held(about: About, secret: str) -> Seat:
    seat = seat_of(about, secret)
    if seat is None:
        raise Denied(403, "secret", "this secret belongs to no seat of this table")
    return seat


def host_only(table: Table, secret: str) -> None:
    if not is_host(table.about, secret):
        raise Denied(403, "secret", "only the host may do this")


def holder_only(table: Table, seat: Seat, secret: str) -> None:
    if seat_of(table.about, secret) != seat:
        raise Denied(403, "secret", "only who holds the seat may do this")


async def order_seat(table: Table, seat: Seat, order: SeatOrder, secret: str) -> None:
    if not 0 <= seat < len(table.about.seats):
        raise Denied(404, "no-seat", f"there is no seat {seat} at this table")
    match order.do:
        case "start":
            host_only(table, secret)
            await table.start(lambda about: seats.begin(about, fill=False))
        case "kick":
            host_only(table, secret)
            await table.amend(lambda about: seats.vacate(about, seat))
            dismissed(table, seat, kicked=True)
        case "leave":
            await leave(table, seat, secret)
        case "bot":
            await sit_bot(table, seat, order, secret)
        case "unbot":
            await send_bot_away(table, seat, secret)
        case "rename":
            await rename(table, seat, order.name, secret)


async def leave(table: Table, seat: Seat, secret: str) -> None:
    """Before the start the seat is open again; during the game it is kept, and a bot stands in soon."""
    holder_only(table, seat, secret)
    if table.about.state == "lobby":
        await table.amend(lambda about: seats.vacate(about, seat))
        dismissed(table, seat, kicked=False)
    else:
        table.attendance.leaves(seat)


async def sit_bot(table: Table, seat: Seat, order: SeatOrder, secret: str) -> None:
    """Before the start by the host; during the game by the seat itself."""
    if table.about.state == "lobby":
        host_only(table, secret)
        if table.about.seats[seat].taken:
            raise Denied(409, "taken", f"somebody sits on seat {seat}")
        await table.amend(lambda about: seats.sit_bot(about, seat, order.bot, order.name))
    else:
        holder_only(table, seat, secret)
        await table.amend(lambda about: seats.stand_in(about, seat, "asked", order.bot))


async def send_bot_away(table: Table, seat: Seat, secret: str) -> None:
    if table.about.state == "lobby":
        host_only(table, secret)
        await table.amend(lambda about: seats.dismiss_bot(about, seat))
    else:
        holder_only(table, seat, secret)
        await table.amend(lambda about: seats.give_back(about, seat))


async def rename(table: Table, seat: Seat, name: str | None, secret: str) -> None:
    if not (table.about.seats[seat].kind == "bot" and is_host(table.about, secret)):
        holder_only(table, seat, secret)
    await table.amend(lambda about: seats.rename(about, seat, name))


def dismissed(table: Table, seat: Seat, kicked: bool) -> None:
    """Connections that held the seat are watchers now; who was kicked is told and shown the door."""
    for connection in list(table.attendance.connections):
        if seat in connection.seats:
            connection.seats = tuple(one for one in connection.seats if one != seat)
            if kicked:
                connection.dismiss(Bye(reason="kicked"), 4410)
    table.attendance.changed()
