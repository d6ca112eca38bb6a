"""What a viewer may see. Everything the server sends about a game is made here, from views and narration.

A viewer is the tuple of seats a connection holds; a connection without seats is a watcher.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec
from msgspec import UNSET, Raw

from roarhouse.core.game import WATCHER, Choice
from roarhouse.core.result import Result
from roarhouse.core.words import Seat, Told
from roarhouse.server.log.lessons import coach
from roarhouse.server.log.log import Applied, Log
from roarhouse.server.wire.messages import Event, Snapshot
from roarhouse.server.wire.types import NULL, Entry, Offer, Prompt, SeatClock

Viewer = tuple[Seat, ...]
Clock = dict[str, SeatClock] | None
WATCHING: Viewer = (WATCHER,)


class Unasked(NamedTuple):
    """Seats of a viewer that need not answer the open question: a standing order does, their window closes by itself,
    or there is nothing to decide."""

    due: Viewer
    closing: Viewer
    forced: Viewer = ()


def viewer(seats: Iterable[Seat]) -> Viewer:
    return tuple(sorted(seats)) or WATCHING


def entries(version: int, told: Iterable[Told], seats: Viewer) -> list[Entry]:
    """Narration that reaches at least one of the seats; `to` names them if it does not reach all."""
    found = []
    for one in told:
        reached = seats if one.to is None else tuple([seat for seat in seats if seat in one.to])
        if reached:
            to = UNSET if len(reached) == len(seats) else reached
            found.append(Entry(version=version, rule=one.rule, words=one.words, shows=one.shows, to=to))
    return found


def view(log: Log, applied: Applied, seat: Seat) -> Raw:
    """The seat's view after a line, encoded once for all connections that hold the seat."""
    found = applied.views.get(seat)
    if found is None:
        found = applied.views[seat] = Raw(log.codec.encode(log.view(applied.s, seat)))
    return found


def prompt(log: Log, s: Any, seat: Seat) -> Prompt:
    """The question a state asks a seat, with its whole menu, or the choices worth trying of a `Space`."""
    game, step, menu = log.game, s.agenda[-1], log.game.menu(s, seat)
    choices = menu if isinstance(menu, tuple) else menu.worth_trying()
    form = getattr(menu, "form", None)
    return Prompt(
        seat=seat,
        step=type(step).__struct_config__.tag,
        rule=step.rule,
        ask=game.prompt(s, seat),
        options=tuple([offer(log, s, seat, one) for one in choices]),
        more=not isinstance(menu, tuple),
        form=NULL if form is None else Raw(msgspec.json.encode(form())),
        hint=None if isinstance(menu, tuple) else game.hint(s, seat),
        coach=coach(log.path, s, seat),
    )


def offer(log: Log, s: Any, seat: Seat, choice: Choice) -> Offer:
    encoded, game = Raw(log.codec.encode(choice)), log.game
    return Offer(choice=encoded, words=game.words(s, seat, choice), touches=game.touches(s, seat, choice))


def cached_prompt(log: Log, seat: Seat) -> Prompt:
    """Made once per question: choices sealed by others in an open Gather do not change it."""
    found = log.prompts.get(seat)
    if found is None:
        found = log.prompts[seat] = prompt(log, log.state_for(seat), seat)
    return found


def prompts(log: Log, seats: Viewer, spared: Viewer = ()) -> dict[str, Prompt]:
    """Questions the viewer owes an answer to."""
    turn = log.turn
    return {str(seat): cached_prompt(log, seat) for seat in seats if seat in turn and seat not in spared}


def changes(log: Log, seats: Viewer) -> dict[str, Prompt]:
    """Questions of an open Gather that the viewer has answered and may answer differently."""
    return {str(seat): cached_prompt(log, seat) for seat in seats if log.may_change(seat)}


def undoable(log: Log, seats: Viewer) -> Viewer:
    return tuple(seat for seat in seats if log.may_undo(seat))


def event(log: Log, applied: Applied, seats: Viewer, clock: Clock, spared: Unasked) -> Event:
    """One line of the log for one viewer; only the last line carries prompts and who is spared them."""
    now = applied.version == log.version
    return Event(
        version=applied.version,
        head=applied.head,
        by=applied.line.seat,
        undoes=applied.line.undoes,
        entries=tuple(entries(applied.version, applied.told, seats)),
        views={str(seat): view(log, applied, seat) for seat in seats},
        prompts=prompts(log, seats, spared.forced) if now else {},
        changes=changes(log, seats) if now else {},
        undo=undoable(log, seats) if now else (),
        due=spared.due if now else (),
        closing=spared.closing if now else (),
        clock=clock,
    )


def snapshot(log: Log, seats: Viewer, orders: dict[str, Raw], spared: Unasked, clock: Clock) -> Snapshot:
    """The whole table for one viewer."""
    told = [entry for version, told in log.narration() for entry in entries(version, told, seats)]
    return Snapshot(
        version=log.version,
        head=log.head,
        views={str(seat): Raw(log.codec.encode(log.view(log.s, seat))) for seat in seats},
        prompts=prompts(log, seats, spared.forced),
        changes=changes(log, seats),
        undo=undoable(log, seats),
        orders=orders,
        due=spared.due,
        closing=spared.closing,
        log=tuple(told),
        clock=clock,
        result=result(log),
    )


def result(log: Log) -> Result | None:
    return log.game.result(log.s)
