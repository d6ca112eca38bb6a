"""What a viewer may see. Everything that leaves the server about a game is made here, from views and what was told.

A viewer is the tuple of seats it holds; nobody's is the watcher's.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import UNSET, Raw

from roarhouse.core.game import WATCHER, Result
from roarhouse.core.words import Seat, Told
from roarhouse.server.course import Course, Moment
from roarhouse.server.messages import Event, Snapshot
from roarhouse.server.parts import NULL, Entry, Offer, Prompt, SeatClock

Viewer = tuple[Seat, ...]
Clock = dict[str, SeatClock] | None
WATCHING: Viewer = (WATCHER,)


def viewer(seats: Iterable[Seat]) -> Viewer:
    return tuple(sorted(seats)) or WATCHING


def entries(version: int, told: Iterable[Told], seats: Viewer) -> list[Entry]:
    """What reaches at least one of the seats, marked if it does not reach all."""
    found = []
    for one in told:
        reached = tuple(seat for seat in seats if one.reaches(seat))
        if reached:
            to = UNSET if len(reached) == len(seats) else reached
            found.append(Entry(version=version, rule=one.rule, words=one.words, shows=one.shows, to=to))
    return found


def view(course: Course, moment: Moment, seat: Seat) -> Raw:
    """Encoded once for all who hold the seat."""
    found = moment.views.get(seat)
    if found is None:
        found = moment.views[seat] = Raw(course.codec.encode(course.game.view(moment.s, seat)))
    return found


def prompt(course: Course, s: Any, seat: Seat) -> Prompt:
    """What is asked of a seat on a table, with the whole menu or what of it is worth trying."""
    game, step, menu = course.game, s.agenda[-1], course.game.menu(s, seat)
    listed = isinstance(menu, tuple)
    choices = menu if isinstance(menu, tuple) else menu.worth_trying()
    form = None if isinstance(menu, tuple) else getattr(menu, "form", None)
    return Prompt(
        seat=seat,
        step=type(step).__struct_config__.tag,
        rule=step.rule,
        ask=game.prompt(s, seat),
        options=tuple(
            [Offer(choice=Raw(course.codec.encode(one)), words=game.words(s, seat, one)) for one in choices]
        ),
        more=not listed,
        form=NULL if form is None else Raw(msgspec.json.encode(form())),
    )


def asked(course: Course, seat: Seat) -> Prompt:
    """Made once for each question: while a Gather goes on, what others seal changes nothing of it."""
    found = course.prompts.get(seat)
    if found is None:
        found = course.prompts[seat] = prompt(course, course.table_for(seat), seat)
    return found


def prompts(course: Course, seats: Viewer) -> dict[str, Prompt]:
    turn = course.turn
    return {str(seat): asked(course, seat) for seat in seats if seat in turn}


def changes(course: Course, seats: Viewer) -> dict[str, Prompt]:
    """What may be changed: sealed choices of a Gather that is still open."""
    return {str(seat): asked(course, seat) for seat in seats if course.may_change(seat)}


def undoable(course: Course, seats: Viewer) -> Viewer:
    return tuple(seat for seat in seats if course.may_undo(seat))


def event(course: Course, moment: Moment, seats: Viewer, clock: Clock) -> Event:
    """One line of the log for one viewer; what is asked is told with the last line only."""
    now = moment.version == course.version
    return Event(
        version=moment.version,
        by=moment.line.seat,
        undoes=moment.line.undoes,
        entries=tuple(entries(moment.version, moment.told, seats)),
        views={str(seat): view(course, moment, seat) for seat in seats},
        prompts=prompts(course, seats) if now else {},
        changes=changes(course, seats) if now else {},
        undo=undoable(course, seats) if now else (),
        clock=clock,
    )


def snapshot(course: Course, seats: Viewer, orders: dict[str, Raw], clock: Clock) -> Snapshot:
    """The whole table for one viewer."""
    game, encode = course.game, course.codec.encode
    log = [entry for version, told in course.narration() for entry in entries(version, told, seats)]
    return Snapshot(
        version=course.version,
        views={str(seat): Raw(encode(game.view(course.s, seat))) for seat in seats},
        prompts=prompts(course, seats),
        changes=changes(course, seats),
        undo=undoable(course, seats),
        orders=orders,
        log=tuple(log),
        clock=clock,
        result=result(course),
    )


def result(course: Course) -> Result | None:
    return course.game.result(course.s)
