"""Choices: known already, too late, refused, or applied to a copy, written to disk, and only then told.

One writer for each table: everything here that changes the course holds the table's lock.
"""

from __future__ import annotations

from time import perf_counter, time
from typing import TYPE_CHECKING

import msgspec
from msgspec import Raw

from roarhouse.core.errors import WireError
from roarhouse.core.game import Choice
from roarhouse.core.words import Seat, Told, Who, Words
from roarhouse.server import orders
from roarhouse.server.course import Maker
from roarhouse.server.fairness import fair_of
from roarhouse.server.messages import Ack, Considered, RefusedChoice, Said, Stale
from roarhouse.server.parts import NULL, WhyNot
from roarhouse.server.store import About, Append, Change, Conflict, SaveTable

if TYPE_CHECKING:
    from roarhouse.server.autopilot import Kind
    from roarhouse.server.tables import Table


async def choose(table: Table, seat: Seat, choice: Raw, version: int, action: str) -> Said:
    """A person's choice."""
    began = perf_counter()
    async with table.lock:
        if known := table.answers[seat].get(action):
            return known
        course = table.course
        if not course.opened <= version <= course.version:
            return Stale(id=action, version=course.version)
        wanted = decoded(table, choice)
        if refusal := course.refuse(seat, wanted):
            return table.remember(seat, action, RefusedChoice(id=action, rule=refusal.rule, why=refusal.why))
        maker = Maker(course)
        maker.choose(seat, wanted, "person", action=action, spent=table.clocks.cost(seat, time()))
        answer = await submit(table, maker, seat, action)
    table.house.metrics.moves.observe(perf_counter() - began)
    return answer


async def undo(table: Table, seat: Seat, action: str) -> Said:
    """Take back the seat's last choice; that, too, is a line of the log."""
    async with table.lock:
        if known := table.answers[seat].get(action):
            return known
        if not table.course.may_undo(seat):
            return table.remember(seat, action, RefusedChoice(id=action, rule="", why=Words("table-cannot-undo")))
        maker = Maker(table.course)
        maker.undo(seat, action)
        return await submit(table, maker, seat, action)


async def answer_for(table: Table, seat: Seat, choice: Choice, kind: Kind, opened: int) -> None:
    """The autopilot's choice, unless the seat has answered itself meanwhile."""
    async with table.lock:
        if opened != table.opened or seat not in table.turn:
            return
        maker = Maker(table.course)
        maker.choose(seat, choice, kind, note=note(kind, seat), spent=table.clocks.cost(seat, time()))
        try:
            await write(table, maker)
        except Conflict:
            await table.reload()


def note(kind: Kind, seat: Seat) -> Told | None:
    """Everybody is told of a clock that ran out, of a standing order only its owner."""
    match kind:
        case "timeout":
            return Told("", Words("table-timeout", {"who": Who(seat)}))
        case "order":
            return Told("", Words("table-ordered"), to=(seat,))
    return None


async def order(table: Table, seat: Seat, order: Raw, action: str) -> Said:
    """Give or cancel a standing order; nobody else notices."""
    given = orders.checked(table.about.game, order)
    async with table.lock:
        occasion = table.occasion(seat) if given else ""
        if given and not occasion:
            return RefusedChoice(id=action, rule="", why=Words("table-no-order"))

        def change(about: About) -> None:
            one = about.seats[seat]
            one.order, one.occasion = (order.copy() if given else NULL), occasion

        await table.amend_quietly(change)
    table.tell_orders([seat])
    return Ack(id=action, version=table.version)


def consider(table: Table, seat: Seat, choice: Raw, action: str) -> Considered:
    """Would it be refused, and how does it read?"""
    course, wanted = table.course, decoded(table, choice)
    refusal = course.refuse(seat, wanted)
    try:
        words = course.game.words(course.table_for(seat), seat, wanted)
    except (IndexError, KeyError, ValueError, TypeError, AttributeError):
        words = None  # refused, and so far from the rules that no words fit it
    why = WhyNot(rule=refusal.rule, why=refusal.why) if refusal else None
    return Considered(id=action, refusal=why, words=words)


def decoded(table: Table, choice: Raw) -> Choice:
    try:
        return table.course.codec.choice(bytes(choice))
    except msgspec.MsgspecError as error:
        raise WireError("a choice of this game", str(error)) from None


# -- to disk, then to everybody --------------------------------------------------------------------------------------


async def submit(table: Table, maker: Maker, seat: Seat, action: str) -> Said:
    try:
        await write(table, maker)
    except Conflict:
        await table.reload()
        return table.answers[seat].get(action) or Stale(id=action, version=table.version)
    return table.remember(seat, action, Ack(id=action, version=maker.moments[0].version))


async def write(table: Table, maker: Maker) -> None:
    """The line and nature's after it, and the end of the game, in one transaction."""
    await let_nature_choose(table, maker)
    if not maker.moments:
        return
    changes: list[Change] = [Append(table=table.about.table, lines=tuple(m.line for m in maker.moments))]
    over = None
    if not maker.game.turn(maker.s):
        over = table.copied()
        over.state = "over"
        changes.append(SaveTable(about=over, revision=table.revision))
    await table.house.store.write(*changes)
    table.happen(maker.moments, over)


async def let_nature_choose(table: Table, maker: Maker) -> None:
    """In a thread of its own: nature may be physics."""
    fair = fair_of(table.about)
    while maker.natures_turn():
        choice = await table.house.nature(maker.game.nature, maker.s, fair.dice(maker.natures))
        maker.nature(choice)
