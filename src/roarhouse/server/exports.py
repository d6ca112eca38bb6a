"""Records and replays, made from the log on disk: whole when the game is over, before that what a viewer may know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Raw, Struct

from roarhouse.core.fair import Fair
from roarhouse.core.game import WATCHER
from roarhouse.core.record import Header, Record
from roarhouse.core.words import Seat, Told
from roarhouse.server import sight
from roarhouse.server.course import Course, Moment
from roarhouse.server.fairness import fair_of
from roarhouse.server.house import House
from roarhouse.server.http import Replay, ReplayEvent
from roarhouse.server.parts import Entry, Part
from roarhouse.server.seats import Denied
from roarhouse.server.store import Line, Stored

MOST_EVENTS = 200


class SeenLine(Part, frozen=True, kw_only=True):
    """A line of the log as one viewer may know it; the choice only if it is his own."""

    version: int
    by: Seat
    entries: tuple[Entry, ...]
    choice: Raw | None = None


class SeenRecord(Part, frozen=True, kw_only=True):
    over: bool
    header: Header
    lines: tuple[SeenLine, ...]


class Log(Struct, frozen=True):
    """A stored game, opened."""

    stored: Stored
    course: Course  # at its beginning
    fair: Fair

    @property
    def over(self) -> bool:
        return self.stored.about.state == "over"

    def standing(self) -> list[Line]:
        """The lines that were not taken back, nor are takings back."""
        void = {line.undoes for line in self.stored.lines}
        return [line for line in self.stored.lines if line.version not in void and line.choice is not None]

    def record(self) -> Record:
        game, codec = self.course.game, self.course.codec
        options = msgspec.json.decode(self.stored.about.options, type=game.Options)
        record = Record(game, options, self.fair.promise())
        for line in self.standing():
            record.add(line.seat, codec.choice(line.choice or b""))
        record.fair = self.fair if self.over else None
        return record


async def opened(house: House, table: str) -> Log:
    stored = await house.store.read(table)
    if stored is None:
        raise Denied(404, "no-table", "there is no such table")
    if stored.about.state == "lobby":
        raise Denied(409, "not-begun", "the game has not begun")
    start = msgspec.structs.replace(stored, lines=(), frozen=None)
    return Log(stored, house.course(start), fair_of(stored.about))


def seen_record(log: Log, seat: Seat) -> SeenRecord:
    """What this viewer may know of a game that is not over."""
    lines = tuple(seen_line(log, line, seat) for line in log.standing())
    return SeenRecord(over=log.over, header=log.record().header(), lines=lines)


def seen_line(log: Log, line: Line, seat: Seat) -> SeenLine:
    told = msgspec.json.decode(line.told, type=tuple[Told, ...])
    return SeenLine(
        version=line.version,
        by=line.seat,
        entries=tuple(sight.entries(line.version, told, (seat,))),
        choice=Raw(line.choice) if line.seat == seat and line.choice is not None else None,
    )


def replay(log: Log, seat: Seat, first: int, last: int) -> Replay:
    """Told lines and views, as one seat sees them."""
    if seat != WATCHER and not 0 <= seat < len(log.stored.about.seats):
        raise Denied(404, "no-seat", f"there is no seat {seat} at this table")
    lines = log.stored.lines
    wanted = range(first, min(last, first + MOST_EVENTS - 1) + 1)
    events = tuple(seen_events(log, seat, wanted))
    result: Any = log.course.game.result(log.course.s) if log.over and len(lines) in wanted else None
    names = tuple(one.name for one in log.stored.about.seats)
    return Replay(version=len(lines), seat=seat, over=log.over, names=names, events=events, result=result)


def seen_events(log: Log, seat: Seat, wanted: range) -> Iterator[ReplayEvent]:
    """Every version has its event, so that a replay can be scrubbed by number; what was taken back happens too."""
    course = log.course
    if 0 in wanted:
        yield seen_event(course, 0, None, seat)
    for line in log.stored.lines:
        if line.version >= wanted.stop:
            return
        course.add(course.replayed(line))
        if line.version in wanted:
            yield seen_event(course, line.version, course.moments[-1], seat)


def seen_event(course: Course, version: int, moment: Moment | None, seat: Seat) -> ReplayEvent:
    told = dict(course.narration())[version] if moment is None else moment.told
    return ReplayEvent(
        version=version,
        by=None if moment is None else moment.line.seat,
        entries=tuple(sight.entries(version, told, (seat,))),
        view=Raw(course.codec.encode(course.game.view(course.s, seat))),
    )
