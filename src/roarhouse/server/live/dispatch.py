"""Dispatch of client messages: one handler per message type."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

from roarhouse.core.errors import WireError
from roarhouse.core.game import WATCHER, Choice
from roarhouse.server.clock import time
from roarhouse.server.errors import Denied, Rejected
from roarhouse.server.live.connection import Connection
from roarhouse.server.log import visibility
from roarhouse.server.tables import salts, seats, submit
from roarhouse.server.tables.table import Table
from roarhouse.server.wire.messages import ChatSaid, Pong, Reacted, Said, Stale, Text
from roarhouse.server.wire.requests import (
    AskHint,
    Chat,
    Choose,
    Consider,
    ForSeat,
    FromClient,
    GiveOrder,
    Hello,
    Hold,
    KeepSecret,
    Parse,
    Ping,
    PledgeSalt,
    Prefer,
    React,
    Read,
    RevealSalt,
    Since,
    Undo,
)

Handler = Callable[[Connection, Table, Any], Awaitable[Said | None]]


async def handle(connection: Connection, table: Table, message: FromClient) -> None:
    """Check that the message may be sent, call its handler and send the answer, if there is one."""
    try:
        check_seat(connection, message)
        answer = await HANDLERS[type(message)](connection, table, message)
    except Denied as error:
        raise Rejected(4400, "a message that is possible now", error.reason) from None
    except Rejected:
        raise
    except WireError as error:
        raise Rejected(4400, error.expected, error.came) from None
    if answer is not None:
        await table.rest.caught_up(connection.seats)
        connection.metrics.answers.labels(type(answer).__name__.lower()).inc()
        connection.send(answer)


def check_seat(connection: Connection, message: FromClient) -> None:
    """A message for a seat must come from its holder; the watchers' view may be read by every connection."""
    if not isinstance(message, ForSeat) or message.seat in connection.seats:
        return
    if not (isinstance(message, Read) and message.seat == WATCHER):
        raise Rejected(4403, "a seat that is held here", f"seat {message.seat}")


async def on_hello(connection: Connection, table: Table, message: Hello) -> None:
    raise Rejected(4400, "hello once", "another hello")


async def on_ping(connection: Connection, table: Table, message: Ping) -> Pong:
    return Pong(n=message.n)


async def on_since(connection: Connection, table: Table, message: Since) -> None:
    send_events(connection, table, message.version)


async def on_chat(connection: Connection, table: Table, message: Chat) -> None:
    seat = connection.seats[0] if connection.seats else None
    name = connection.name if seat is None else table.about.seats[seat].name
    said = ChatSaid(from_=seat, name=name, text=seats.clean_text(message.text), at=int(time() * 1000))
    await table.chat.say(said)


async def on_react(connection: Connection, table: Table, message: React) -> None:
    await table.chat.react(Reacted(seat=message.seat, reaction=message.reaction))


async def on_choose(connection: Connection, table: Table, message: Choose) -> Said | None:
    """A stale choice is answered with the events since its version; at a puzzle it is judged in the background."""
    if table.judges.judges:
        made = submit.decode_choice(table, message.choice)
        table.services.spawn(send_judgement(connection, table, message, made))
        return None
    answer = await submit.submit_choice(table, message.seat, message.choice, message.version, message.id)
    if isinstance(answer, Stale):
        connection.send(answer)
        send_events(connection, table, message.version)
        return None
    return answer


async def send_judgement(connection: Connection, table: Table, message: Choose, made: Choice) -> None:
    connection.send(await table.judges.answer(message.seat, made, message.id))


async def on_consider(connection: Connection, table: Table, message: Consider) -> Said:
    return submit.consider(table, message.seat, message.choice, message.id)


async def on_parse(connection: Connection, table: Table, message: Parse) -> Said:
    return submit.parse(table, message.seat, message.text, message.id)


async def on_undo(connection: Connection, table: Table, message: Undo) -> Said:
    return await submit.submit_undo(table, message.seat, message.id)


async def on_order(connection: Connection, table: Table, message: GiveOrder) -> Said:
    return await submit.submit_order(table, message.seat, message.order, message.id)


async def on_hold(connection: Connection, table: Table, message: Hold) -> None:
    await submit.submit_hold(table, message.seat)


async def on_hint(connection: Connection, table: Table, message: AskHint) -> None:
    """Answered in the background: the seat can choose while the master thinks."""
    table.services.spawn(send_hint(connection, table, message))


async def send_hint(connection: Connection, table: Table, message: AskHint) -> None:
    connection.send(await table.hints.answer(message.seat, message.id))


async def on_prefer(connection: Connection, table: Table, message: Prefer) -> None:
    """Stored, so that a table keeps its manners when the server restarts."""
    one = table.about.seats[message.seat]
    if (one.ask_all, one.pace) != (message.ask_all, message.pace):
        await submit.submit_preferences(table, message.seat, message.ask_all, message.pace)


async def on_keep(connection: Connection, table: Table, message: KeepSecret) -> None:
    if table.about.seats[message.seat].link:
        await table.update(lambda about: seats.keep_secret(about, message.seat))


async def on_pledge(connection: Connection, table: Table, message: PledgeSalt) -> None:
    await salts.set_pledge(table, message.seat, message.hash)


async def on_salt(connection: Connection, table: Table, message: RevealSalt) -> None:
    await salts.reveal_salt(table, message.seat, message.salt)


async def on_read(connection: Connection, table: Table, message: Read) -> Text:
    game, log = table.log.game, table.log
    sections = game.read(game.view(log.s, message.seat))
    return Text(id=message.id, seat=message.seat, version=log.version, sections=sections)


def send_events(connection: Connection, table: Table, version: int) -> None:
    for event in table.events_since(visibility.viewer(connection.seats), version):
        connection.send(event)


HANDLERS: Final[dict[type[FromClient], Handler]] = {
    Hello: on_hello,
    Ping: on_ping,
    Since: on_since,
    Chat: on_chat,
    React: on_react,
    Choose: on_choose,
    Consider: on_consider,
    Parse: on_parse,
    Undo: on_undo,
    GiveOrder: on_order,
    KeepSecret: on_keep,
    PledgeSalt: on_pledge,
    RevealSalt: on_salt,
    Hold: on_hold,
    AskHint: on_hint,
    Prefer: on_prefer,
    Read: on_read,
}
