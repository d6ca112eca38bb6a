"""What each message is answered with."""

from __future__ import annotations

from time import time

from roarhouse.core.errors import WireError
from roarhouse.core.game import WATCHER
from roarhouse.core.words import Seat
from roarhouse.server import seats, sight, submit
from roarhouse.server.connection import Connection, Rejected
from roarhouse.server.messages import (
    AddSalt,
    Chat,
    ChatSaid,
    Choose,
    Consider,
    FromClient,
    GiveOrder,
    Hello,
    Ping,
    Pong,
    Read,
    Said,
    Since,
    Stale,
    Text,
    Undo,
)
from roarhouse.server.seats import Denied
from roarhouse.server.tables import Table

ForSeat = Choose | Consider | Undo | GiveOrder | AddSalt | Read


async def handle(connection: Connection, table: Table, message: FromClient) -> None:
    try:
        answer = await answered(connection, table, message)
    except Denied as error:
        raise Rejected(4400, "a message that makes sense now", error.reason) from None
    except Rejected:
        raise
    except WireError as error:
        raise Rejected(4400, error.expected, error.came) from None
    if answer is not None:
        connection.house.metrics.answers.labels(type(answer).__name__.lower()).inc()
        connection.send(answer)


async def answered(connection: Connection, table: Table, message: FromClient) -> Said | None:
    match message:
        case Ping(n=n):
            return Pong(n=n)
        case Chat(text=text):
            chat(connection, table, text)
        case Since(version=version):
            catch_up(connection, table, version)
        case Hello():
            raise Rejected(4400, "hello once", "another hello")
        case _:
            return await seat_answered(connection, table, message)
    return None


async def seat_answered(connection: Connection, table: Table, message: ForSeat) -> Said | None:
    """Messages in the name of a seat, from whoever holds it."""
    seat = message.seat
    if seat not in connection.seats and not (isinstance(message, Read) and seat == WATCHER):
        raise Rejected(4403, "a seat that is held here", f"seat {seat}")
    match message:
        case Choose():
            return await choose(connection, table, message)
        case Consider(id=action, choice=choice):
            return submit.consider(table, seat, choice, action)
        case Undo(id=action):
            return await submit.undo(table, seat, action)
        case GiveOrder(id=action, order=order):
            return await submit.order(table, seat, order, action)
        case Read(id=action):
            return read(table, seat, action)
        case AddSalt(salt=salt) if table.about.state == "lobby":  # a late one is no fault of the sender's
            await table.amend(lambda about: seats.salted(about, seat, salt))
    return None


async def choose(connection: Connection, table: Table, message: Choose) -> Said | None:
    """A stale choice is answered with what happened since."""
    answer = await submit.choose(table, message.seat, message.choice, message.version, message.id)
    if not isinstance(answer, Stale):
        return answer
    connection.send(answer)
    catch_up(connection, table, message.version)
    return None


def catch_up(connection: Connection, table: Table, version: int) -> None:
    for news in table.news(sight.viewer(connection.seats), version):
        connection.send(news)


def chat(connection: Connection, table: Table, text: str) -> None:
    seat = connection.seats[0] if connection.seats else None
    name = connection.name if seat is None else table.about.seats[seat].name
    said = ChatSaid(from_=seat, name=name, text=seats.clean(text), at=int(time() * 1000))
    table.chat.append(said)
    table.tell(said)


def read(table: Table, seat: Seat, action: str) -> Text:
    game, course = table.course.game, table.course
    return Text(id=action, seat=seat, version=course.version, sections=game.read(game.view(course.s, seat)))
