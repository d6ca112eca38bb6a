"""Choices of people: repeated, stale, refused, or applied to a copy, written to disk and only then acknowledged.

Everything here that changes the log holds the table's lock.
"""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Any

import msgspec
from msgspec import Raw

from roarhouse.core.errors import WireError
from roarhouse.core.game import Choice
from roarhouse.core.words import Seat, Words
from roarhouse.server.clock import time
from roarhouse.server.errors import Conflict, Denied
from roarhouse.server.log.lessons import reply
from roarhouse.server.log.log import LineBuilder
from roarhouse.server.store.base import About
from roarhouse.server.tables.orders import checked
from roarhouse.server.tables.secrets import short_hash
from roarhouse.server.tables.table import Table
from roarhouse.server.wire.messages import Ack, Considered, Said, Stale
from roarhouse.server.wire.types import NULL, Pace, WhyNot

MAX_ORDERS = 500  # per seat and game


async def submit_choice(table: Table, seat: Seat, choice: Raw, version: int, action: str) -> Said:
    began = perf_counter()
    async with table.lock:
        if known := table.answers.given(seat, action):
            return known
        log = table.log
        if not log.opened <= version <= log.version:
            return Stale(id=action, version=log.version)
        wanted = decode_choice(table, choice)
        if refusal := log.refuse(seat, wanted):
            return table.answers.refuse_choice(seat, action, refusal)
        builder = LineBuilder(log)
        builder.add_choice(seat, wanted, "person", action=action, spent=table.clocks.cost(seat, time()))
        answer = await commit(table, builder, seat, action)
    table.services.metrics.moves.observe(perf_counter() - began)
    return answer


async def submit_undo(table: Table, seat: Seat, action: str) -> Said:
    """Take back the seat's last choice; the undo is a line of the log, too."""
    async with table.lock:
        if known := table.answers.given(seat, action):
            return known
        if not table.log.may_undo(seat):
            return table.answers.refuse(seat, action, "", Words("table-cannot-undo"))
        builder = LineBuilder(table.log)
        builder.add_undo(seat, action)
        return await commit(table, builder, seat, action)


async def commit(table: Table, builder: LineBuilder, seat: Seat, action: str) -> Said:
    """Write the lines; after a lost race, answer from the log that won."""
    try:
        await table.write(builder)
    except Conflict:
        await table.reload()
        return table.answers.given(seat, action) or Stale(id=action, version=table.version)
    table.answers.made(builder.applied[0].line)
    return Ack(id=action, version=builder.applied[0].version)


async def submit_order(table: Table, seat: Seat, order: Raw, action: str) -> Said:
    """Give or cancel a standing order; other seats are not told."""
    wanted = checked(table.about.game, order)
    async with table.lock:
        if known := already_ordered(table, seat, action):
            return known
        occasion = "" if wanted is NULL else table.questions.occasion(seat)
        if wanted is not NULL and not occasion:
            return table.answers.refuse(seat, action, "", Words("table-no-order"))

        def change(about: About) -> None:
            one = about.seats[seat]
            one.order, one.occasion = wanted, occasion
            one.ordered.append(short_hash(action))

        await table.update_locked(change)
    table.send_orders([seat])
    return Ack(id=action, version=table.version)


def already_ordered(table: Table, seat: Seat, action: str) -> Said | None:
    """The answer to a repeated order, which must not revive one that was cancelled; stored, to outlive a restart."""
    given = table.about.seats[seat].ordered
    if short_hash(action) in given:
        return Ack(id=action, version=table.version)
    if len(given) >= MAX_ORDERS:
        raise Denied(429, "too-often", f"more than {MAX_ORDERS} orders of one seat")
    return table.answers.given(seat, action)


async def submit_preferences(table: Table, seat: Seat, ask_all: bool, pace: Pace) -> None:
    """Keep how a seat wants to be asked; other seats are not told."""

    def change(about: About) -> None:
        about.seats[seat].ask_all, about.seats[seat].pace = ask_all, pace

    async with table.lock:
        await table.update_locked(change)
    if table.begun:
        table.send_snapshot(seat)  # it may be asked now what it was spared


async def submit_hold(table: Table, seat: Seat) -> None:
    """Wait for this seat's own answer to the open question: here at once, at other servers when it is stored."""
    if not table.begun or table.about.seats[seat].held == table.opened:
        return
    opened = table.opened
    table.questions.hold(seat)
    table.autopilot.refresh()
    table.send_orders([seat])

    def change(about: About) -> None:
        about.seats[seat].held = opened

    async with table.lock:
        await table.update_locked(change)


def consider(table: Table, seat: Seat, choice: Raw, action: str) -> Considered:
    """Say whether a choice would be refused, how it reads and what it would be worth; changes nothing."""
    return considered(table, seat, decode_choice(table, choice), action)


def parse(table: Table, seat: Seat, text: str, action: str) -> Considered:
    """Say what a typed text means as a choice of this seat; changes nothing."""
    game, s = table.log.game, table.log.state_for(seat)
    if seat not in game.turn(s):
        return not_parsed(action, Words("not-your-turn"))
    choice = game.typed(s, seat, text)
    if choice is None:
        return not_parsed(action, Words("table-unknown", {"text": text, "hint": game.hint(s, seat)}))
    return considered(table, seat, choice, action)


def not_parsed(action: str, why: Words) -> Considered:
    return Considered(id=action, choice=NULL, refusal=WhyNot(rule="", why=why), words=None, worth=NULL)


def considered(table: Table, seat: Seat, choice: Choice, action: str) -> Considered:
    log, made = table.log, Raw(table.log.codec.encode(choice))
    refusal, s = log.refuse(seat, choice), log.state_for(seat)
    describe = if_possible if refusal else always
    words, worth = (describe(ask, s, seat, choice) for ask in (log.game.words, log.game.worth))
    why = WhyNot(rule=refusal.rule, why=refusal.why) if refusal else None
    said = None if refusal else reply(log.path, s, seat, bytes(made))
    return Considered(
        id=action, choice=made, refusal=why, words=words, worth=Raw(msgspec.json.encode(worth)), reply=said
    )


def always(ask: Callable[[Any, Seat, Choice], Any], s: Any, seat: Seat, choice: Choice) -> Any:
    """A legal choice can be described; a failure is a bug."""
    return ask(s, seat, choice)


def if_possible(ask: Callable[[Any, Seat, Choice], Any], s: Any, seat: Seat, choice: Choice) -> Any:
    """None if that fails, in whatever way: a refused choice may name things that do not exist."""
    try:
        return ask(s, seat, choice)
    except Exception:
        return None


def decode_choice(table: Table, choice: Raw) -> Choice:
    try:
        return table.log.codec.choice(bytes(choice))
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise WireError("a choice of this game", str(error)) from None
