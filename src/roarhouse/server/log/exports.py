"""Records and replays, made from the log on disk: complete after the game, before that what a viewer may know."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec import UNSET, Raw, Struct

from roarhouse.core.game import WATCHER
from roarhouse.core.records.record import Header, end_row, joined, reveal_row
from roarhouse.core.words import Seat, Told
from roarhouse.server.errors import Denied
from roarhouse.server.log import visibility
from roarhouse.server.log.fairness import fair_of, header_of, line_row
from roarhouse.server.log.log import Applied, Log
from roarhouse.server.log.signing import Signer
from roarhouse.server.services import Services
from roarhouse.server.store.base import Line, Stored
from roarhouse.server.wire.bodies import Replay, ReplayEvent, SeenLine, SeenRecord

MAX_EVENTS = 200


class Export(Struct, frozen=True):
    """A stored game, opened for export. `log` starts before the first line and is advanced by `replay`."""

    stored: Stored
    log: Log
    signer: Signer

    @property
    def over(self) -> bool:
        return self.stored.about.state == "over"

    def valid_lines(self) -> list[Line]:
        """Lines that were not taken back, without the undo lines themselves."""
        undone = {line.undoes for line in self.stored.lines}
        return [line for line in self.stored.lines if line.version not in undone and line.choice is not None]

    def header(self) -> Header:
        return header_of(self.stored, self.signer.public)

    def record(self) -> bytes:
        """The record of a finished game, signed; choices that were taken back are in it, as they are in the chain."""
        fair = fair_of(self.stored.about)
        rows = [msgspec.json.encode(self.header()), *map(line_row, self.stored.lines), reveal_row(fair)]
        return joined([*rows, end_row(fair, rows, self.signer.sign)])


async def open_export(services: Services, table: str) -> Export:
    stored = await services.read(table)
    if stored.about.state == "lobby":
        raise Denied(409, "not-begun", "the game has not begun")
    start = msgspec.structs.replace(stored, lines=(), frozen=None)
    return Export(stored, services.open_log(start), services.signer)


def seen_record(export: Export, seat: Seat) -> SeenRecord:
    """What this viewer may know of a game that is not over."""
    lines = tuple(seen_line(line, seat) for line in export.valid_lines())
    return SeenRecord(over=export.over, header=export.header(), lines=lines)


def seen_line(line: Line, seat: Seat) -> SeenLine:
    told = msgspec.json.decode(line.told, type=tuple[Told, ...])
    return SeenLine(
        version=line.version,
        by=line.seat,
        entries=tuple(visibility.entries(line.version, told, (seat,))),
        choice=Raw(line.choice) if line.seat == seat and line.choice is not None else None,
    )


def replay(export: Export, seat: Seat, first: int, last: int, text: bool = False) -> Replay:
    """Views and narration of versions `first` to `last`, as one seat sees them; with `text`, views as text too."""
    about, log = export.stored.about, export.log
    if seat != WATCHER and not 0 <= seat < len(about.seats):
        raise Denied(404, "no-seat", f"there is no seat {seat} at this table")
    version = len(export.stored.lines)
    wanted = range(first, min(last, first + MAX_EVENTS - 1) + 1)
    events = tuple(seen_events(export, seat, wanted, text))
    result = visibility.result(log) if export.over and version in wanted else None
    names = tuple(one.name for one in about.seats)
    return Replay(version=version, seat=seat, over=export.over, names=names, events=events, result=result)


def seen_events(export: Export, seat: Seat, wanted: range, text: bool) -> Iterator[ReplayEvent]:
    """Every version has its event, choices taken back included, so that a replay can be scrubbed by version."""
    log = export.log
    if 0 in wanted:
        yield seen_event(log, 0, None, seat, text)
    for line in export.stored.lines:
        if line.version >= wanted.stop:
            return
        log.add(log.replayed(line))
        if line.version in wanted:
            yield seen_event(log, line.version, log.recent[-1], seat, text)


def seen_event(log: Log, version: int, applied: Applied | None, seat: Seat, text: bool) -> ReplayEvent:
    told = dict(log.narration())[version] if applied is None else applied.told
    view = log.game.view(log.s, seat)
    return ReplayEvent(
        version=version,
        by=None if applied is None else applied.line.seat,
        entries=tuple(visibility.entries(version, told, (seat,))),
        view=Raw(log.codec.encode(view)),
        text=log.game.read(view) if text else UNSET,
    )
