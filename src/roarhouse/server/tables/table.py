"""A table in memory: its log, its seats, its clocks, and the messages sent to its viewers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

import msgspec
import structlog

from roarhouse.core.game import NATURE
from roarhouse.core.words import Seat
from roarhouse.server.clock import time
from roarhouse.server.cluster.base import Head
from roarhouse.server.errors import Conflict, Denied
from roarhouse.server.log import visibility
from roarhouse.server.log.fairness import fair_of
from roarhouse.server.log.lessons import scripted_choice
from roarhouse.server.log.log import Applied, LineBuilder, Log
from roarhouse.server.log.visibility import Viewer
from roarhouse.server.services import Services
from roarhouse.server.store.base import About, Append, Change, Freeze, Line, SaveTable, Stored
from roarhouse.server.tables.answers import Answers
from roarhouse.server.tables.autopilot import Autopilot
from roarhouse.server.tables.chat import ChatLog
from roarhouse.server.tables.clocks import Clocks
from roarhouse.server.tables.cluster.lease import Lease
from roarhouse.server.tables.cluster.news import lost_secrets, tell_changes
from roarhouse.server.tables.deferred import Deferred
from roarhouse.server.tables.help.hints import HintDesk
from roarhouse.server.tables.help.judges import JudgeDesk
from roarhouse.server.tables.info import over_message, table_info
from roarhouse.server.tables.notices import Notices
from roarhouse.server.tables.orders import drop_lapsed
from roarhouse.server.tables.presence import PresenceTracker
from roarhouse.server.tables.questions import Questions
from roarhouse.server.tables.salts import collect_salts
from roarhouse.server.wire.messages import Said, TableChanged
from roarhouse.server.wire.types import TableInfo

logger = structlog.get_logger()
T = TypeVar("T")
MAX_RETRIES = 3


class Table:
    """Everything that changes the log or `about` runs under `lock`."""

    def __init__(self, services: Services, stored: Stored) -> None:
        self.services = services
        self.lock = asyncio.Lock()
        self.chat = ChatLog(self)
        self.lease = Lease(self)
        self.presence = PresenceTracker(self)
        self.notices = Notices(self)
        self.autopilot = Autopilot(self)
        self.idle_since = time()
        self.rest = Deferred()
        self.revealed = asyncio.Event()  # all salts are known
        self.questions = Questions(self)
        self.hints = HintDesk(self)
        self.judges = JudgeDesk(self)
        self._load(stored)

    def _load(self, stored: Stored) -> None:
        """Set up everything that follows from the stored table."""
        self.game = self.services.game(stored)
        self.about, self.revision, self.cards = stored.about, stored.revision, stored.cards
        self.answers = Answers(len(self.about.seats))
        self.clocks = Clocks(self.about.clock, len(self.about.seats))
        self._log: Log | None = None
        if self.about.state != "lobby" and not self.about.revealing:
            self._load_log(stored)

    def _load_log(self, stored: Stored) -> None:
        log = self._log = self.services.open_log(stored)
        for line in stored.lines:
            self.clocks.stop(line.seat, line.spent)
            self.answers.made(line)
        opened = stored.lines[log.opened - 1].at / 1000 if log.opened else time()
        served = max(opened, stored.since) if self.services.cluster.shared else time()
        self.clocks.start(log.turn, opened if self.clocks.slow else served, log.seconds)

    def stop(self) -> None:
        self.rest.cancel()
        self.presence.stop()
        self.notices.stop()
        self.autopilot.stop()

    # -- queries -----------------------------------------------------------------------------------------------------

    @property
    def log(self) -> Log:
        if self._log is None:
            raise Denied(409, "not-begun", "the game has not begun")
        return self._log

    @property
    def begun(self) -> bool:
        return self._log is not None

    @property
    def version(self) -> int:
        return self._log.version if self._log else 0

    @property
    def opened(self) -> int:
        return self._log.opened if self._log else 0

    @property
    def turn(self) -> tuple[Seat, ...]:
        return self._log.turn if self._log else ()

    @property
    def watched(self) -> bool:
        return bool(self.presence.connections)

    def clock(self) -> visibility.Clock:
        return self.clocks.info(time())

    def info(self) -> TableInfo:
        return table_info(self.about, self.version, self.presence)

    # -- changes of seats and state ----------------------------------------------------------------------------------

    async def update(self, change: Callable[[About], T], *more: Change) -> T:
        """Change a copy of `about`, write it, replace the original, and broadcast the new table info."""
        async with self.lock:
            done = await self.update_locked(change, *more)
        self.announce()
        return done

    async def update_locked(self, change: Callable[[About], T], *more: Change) -> T:
        """Like `update`, for callers that hold the lock; does not broadcast."""
        for _ in range(MAX_RETRIES):
            about = self.about.copy()
            done = change(about)
            try:
                await self.services.store.write(SaveTable(about=about, revision=self.revision), *more)
            except Conflict:
                await self._reload_for_update()
                continue
            self.about, self.revision = about, self.revision + 1
            self.autopilot.refresh()
            return done
        raise Denied(409, "busy", "the table is being changed by another server; try again")

    async def _reload_for_update(self) -> None:
        """The caller has checked a secret against the old row: if one became void, the caller must check again."""
        before = self.about
        await self.reload()
        if lost_secrets(before, self.about):
            raise Denied(409, "busy", "the table has just been changed; try again")

    # -- other servers -----------------------------------------------------------------------------------------------

    def is_behind(self, head: Head) -> bool:
        return head.version > self.version or head.revision > self.revision

    async def follow(self, head: Head) -> None:
        """Read as far as this; what this server is just writing is waited for and need not be read."""
        if self.is_behind(head):
            async with self.lock:
                if self.is_behind(head):
                    await self.reload()

    async def reload(self) -> None:
        """Read what other servers have written and send it to the viewers; the caller holds the lock."""
        self.rest.run()
        news = await self.services.store.read_since(self.about.table, self.version)
        if news is None:
            raise Denied(404, "no-table", "this table is gone")
        before, revision = self.about, self.revision
        self.about, self.revision = news.about, news.revision
        if not self.begun and self.about.state != "lobby" and not self.about.revealing:
            self._load(msgspec.structs.replace(news, lines=(), cards=self.cards))
            self.presence.send_each(lambda seats: [self.snapshot(seats)])
        self._follow_lines(news.lines)
        if self.revision != revision:
            tell_changes(self, before)
        self.autopilot.refresh()

    def _follow_lines(self, lines: tuple[Line, ...]) -> None:
        written = [self._follow_line(line) for line in lines]
        if len(written) > self.services.settings.history:
            self.presence.send_each(lambda seats: [self.snapshot(seats)])
        elif written:
            clock = self.clock()
            self.presence.send_each(lambda seats: self._events(written, seats, clock))
            self._drop_lapsed_orders()

    def _follow_line(self, line: Line) -> Applied:
        applied = self.log.replayed(line)
        self._add(applied, line.at / 1000)
        self.answers.made(line)
        return applied

    def on_lease(self) -> None:
        """Take over what another server had begun, as after a restart."""
        self.clocks.restart(time())
        self.services.spawn(self.resume())
        self.presence.on_lease()

    async def start(self, change: Callable[[About], None]) -> None:
        """Begin the game."""
        await self.update(change)
        await self.deal()

    async def deal(self) -> None:
        """Collect the salts, send every viewer the table before the deal, then let nature choose."""
        await collect_salts(self)
        async with self.lock:
            if not self.begun:
                self._load(Stored(about=self.about, revision=self.revision, cards=self.cards))
                self.presence.send_each(lambda seats: [self.snapshot(seats)])
            await self._write_natures_choices()
        logger.info("game begun", table=self.about.table)

    async def resume(self) -> None:
        """Continue after loading: nature may owe a choice, and clocks may be running."""
        async with self.lock:
            if self.begun:
                await self._write_natures_choices()
        if self.about.revealing:
            self.services.spawn(self.deal())
        self.autopilot.refresh()

    async def _write_natures_choices(self) -> None:
        """Every server that notices may write them: they follow from the seed."""
        try:
            await self.write(LineBuilder(self.log))
        except Conflict:
            await self.reload()

    # -- writing lines -----------------------------------------------------------------------------------------------

    async def write(self, builder: LineBuilder, *more: Change) -> None:
        """Write the lines, nature's next choices and the end of the game in one transaction, then publish them."""
        await self._add_natures_choices(builder)
        if not builder.applied:
            return
        changes: list[Change] = [
            *more,
            Append(table=self.about.table, lines=tuple(one.line for one in builder.applied)),
        ]
        over = None
        if not builder.game.turn(builder.s):
            over = self.about.copy()
            over.state = "over"
            changes.append(SaveTable(about=over, revision=self.revision))
        await self.services.store.write(*changes)
        self._publish(builder.applied, over)

    async def _add_natures_choices(self, builder: LineBuilder) -> None:
        """Runs in a thread of its own, because nature may be physics."""
        builder.add_opening()
        while builder.is_natures_turn():
            choice = scripted_choice(builder.path, self.log.codec, builder.s, NATURE)
            if choice is None:
                dice = fair_of(self.about).dice(builder.natures)
                choice = await self.services.run_nature(builder.game.nature, builder.s, dice)
            builder.add_next(NATURE, choice, "nature")
            builder.add_opening()

    def _publish(self, written: list[Applied], over: About | None) -> None:
        """Add lines that are on disk to the log, and send them to every viewer.

        Viewers that are asked nothing come first: making a menu takes longer the more a hidden hand allows, and they
        must not be able to tell."""
        self.rest.run()
        for applied in written:
            self._add(applied, time())
            self.services.metrics.lines.labels(applied.line.how).inc()
        clock, asked = self.clock(), {*self.log.turn, *self.log.sealed}
        self.presence.send_each(lambda seats: self._events(written, seats, clock), asked.isdisjoint)
        if over is not None:
            self._end(over)
        self.rest.run_soon(lambda: self._publish_rest(written, clock, asked), asked)

    def _publish_rest(self, written: list[Applied], clock: visibility.Clock, asked: set[Seat]) -> None:
        self.presence.send_each(
            lambda seats: self._events(written, seats, clock), lambda seats: bool(asked & {*seats})
        )
        if tried := self.judges.tried(written):
            self.broadcast(tried)
        self._freeze()
        self._drop_lapsed_orders()
        self.autopilot.refresh()

    def _add(self, applied: Applied, moment: float) -> None:
        line = applied.line
        self.log.add(applied)
        self.clocks.stop(line.seat, line.spent)
        if line.how == "undo":
            self.clocks.resume(line.seat)
            self.questions.hold(line.seat)  # what was taken back is not done again by itself
        self.clocks.start(self.log.turn, moment, self.log.seconds)

    def _end(self, over: About) -> None:
        self.about, self.revision = over, self.revision + 1
        self.services.metrics.finished.labels(over.game).inc()
        logger.info("game over", table=over.table, version=self.version)
        self.announce()
        self.broadcast(over_message(self.log, self.about, self.services.signer))

    def _freeze(self) -> None:
        if self.log.should_freeze(self.services.settings.snapshot_every):
            frozen = self.log.frozen()
            self.log.frozen_at = frozen.version
            self.services.spawn(self.services.store.write(Freeze(table=self.about.table, frozen=frozen)))

    def _drop_lapsed_orders(self) -> None:
        """Keep what is left of each order, and tell the seats whose order has changed."""
        if lapsed := drop_lapsed(self.about, self.log.s, self.questions.standing_order):
            self.send_orders(lapsed)

    # -- messages ----------------------------------------------------------------------------------------------------

    def broadcast(self, message: Said) -> None:
        """Send the same message to every connection; it must hold nothing of the game."""
        self.presence.broadcast(message)

    def announce(self) -> None:
        self.broadcast(TableChanged(table=self.info()))
        self.presence.changed()

    def send_orders(self, owners: list[Seat]) -> None:
        """Only to viewers whose orders have changed: others must not notice that an order exists."""
        self.presence.send_each(lambda seats: [self.questions.message(seats)] if {*owners} & {*seats} else [])

    def send_snapshot(self, seat: Seat) -> None:
        """To every viewer that holds this seat."""
        self.presence.send_each(lambda seats: [self.snapshot(seats)] if seat in seats else [])

    def snapshot(self, seats: Viewer) -> Said:
        orders, unasked = self.questions.orders_for(seats), self.questions.unasked_for(seats)
        return visibility.snapshot(self.log, seats, orders, unasked, self.clock())

    def events_since(self, seats: Viewer, version: int | None) -> list[Said]:
        """The events after a version, or a snapshot if there is no version or it is too old."""
        lines = None if version is None else self.log.since(version)
        if lines is None:
            return [self.snapshot(seats)]
        return self._events(lines, seats, self.clock())

    def _events(self, lines: list[Applied], seats: Viewer, clock: visibility.Clock) -> list[Said]:
        spared = self.questions.unasked_for(seats)
        return [visibility.event(self.log, one, seats, clock, spared) for one in lines]
