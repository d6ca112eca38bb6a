"""A table in memory: where its log stands, who sits there, and how those who look at it are told."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from time import time
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
import structlog
from msgspec import Raw

from roarhouse.core.words import Seat
from roarhouse.server import orders, sight
from roarhouse.server.autopilot import Autopilot
from roarhouse.server.clocks import Clocks
from roarhouse.server.course import Course, Maker, Moment
from roarhouse.server.fairness import promise_of
from roarhouse.server.messages import Ack, Bye, ChatSaid, Orders, Over, Said, TableChanged
from roarhouse.server.parts import NULL, SeatInfo, TableInfo
from roarhouse.server.presence import Attendance
from roarhouse.server.seats import Denied, plays
from roarhouse.server.sight import Viewer
from roarhouse.server.store import About, Change, Conflict, Freeze, SaveTable, Seated, Stored
from roarhouse.server.submit import write

if TYPE_CHECKING:
    from roarhouse.server.house import House

log = structlog.get_logger()
T = TypeVar("T")
ANSWERS = 64  # of each seat, remembered for repeats
CHAT = 50


class Table:
    def __init__(self, house: House, stored: Stored) -> None:
        self.house = house
        self.lock = asyncio.Lock()
        self.chat: deque[ChatSaid] = deque(maxlen=CHAT)
        self.attendance = Attendance(self)
        self.autopilot = Autopilot(self)
        self.idle_since = time()
        self._install(stored)

    def _install(self, stored: Stored) -> None:
        """Stand where the log ends."""
        self.game = self.house.game(stored)
        self.about, self.revision = stored.about, stored.revision
        self.answers: list[dict[str, Said]] = [{} for _ in self.about.seats]
        self.clocks = Clocks(self.about.clock, len(self.about.seats))
        self._course: Course | None = None
        if self.about.state == "lobby":
            return
        course = self._course = self.house.course(stored)
        for line in stored.lines:
            self.clocks.decided(line.seat, line.spent)
            if line.action:
                self.remember(line.seat, line.action, Ack(id=line.action, version=line.version))
        opened = stored.lines[course.opened - 1].at / 1000 if course.opened else time()
        self.clocks.run(course.turn, opened if self.clocks.slow else time(), course.seconds)

    # -- questions ---------------------------------------------------------------------------------------------------

    @property
    def course(self) -> Course:
        if self._course is None:
            raise Denied(409, "not-begun", "the game has not begun")
        return self._course

    @property
    def begun(self) -> bool:
        return self._course is not None

    @property
    def version(self) -> int:
        return self._course.version if self._course else 0

    @property
    def opened(self) -> int:
        return self._course.opened if self._course else 0

    @property
    def turn(self) -> tuple[Seat, ...]:
        return self._course.turn if self._course else ()

    def occasion(self, seat: Seat) -> str:
        """What a standing order of this seat would be for now."""
        known = orders.orders_of(self.about.game)
        return known.occasion(self.course.s, seat) if known and self.begun else ""

    def standing(self, seat: Seat) -> Raw | None:
        """The order of a seat, if its occasion still lasts."""
        one = self.about.seats[seat]
        return one.order if one.occasion and one.occasion == self.occasion(seat) else None

    def orders_for(self, seats: Viewer) -> dict[str, Raw]:
        return {str(seat): order for seat in seats if seat >= 0 and (order := self.standing(seat)) is not None}

    def clock(self) -> sight.Clock:
        return self.clocks.info(time())

    def remember(self, seat: Seat, action: str, answer: Said) -> Said:
        """The answer that a repeated action gets again."""
        known = self.answers[seat]
        if len(known) >= ANSWERS:
            del known[next(iter(known))]
        known[action] = answer
        return answer

    # -- changes of the table, not of the game -----------------------------------------------------------------------

    def copied(self) -> About:
        seats = [msgspec.structs.replace(seat) for seat in self.about.seats]
        return msgspec.structs.replace(self.about, seats=seats)

    async def amend(self, change: Callable[[About], T], *more: Change) -> T:
        """Change seats or state on a copy, write it, stand by it, and tell everybody."""
        async with self.lock:
            done = await self.amend_quietly(change, *more)
        self.announce()
        return done

    async def amend_quietly(self, change: Callable[[About], T], *more: Change) -> T:
        """The lock is held."""
        for _ in range(3):
            about = self.copied()
            done = change(about)
            try:
                await self.house.store.write(SaveTable(about=about, revision=self.revision), *more)
            except Conflict:
                await self.reload()
                continue
            self.about, self.revision = about, self.revision + 1
            self.autopilot.look()
            return done
        raise Denied(409, "busy", "others are changing this table; try again")

    async def reload(self) -> None:
        """Another server has written: read, and tell what is new."""
        before = self.version
        stored = await self.house.store.read(self.about.table)
        if stored is None:
            raise Denied(404, "no-table", "this table is gone")
        self._install(stored)
        if self.begun:
            self._tell_each(lambda seats: self.news(seats, before))
        self.autopilot.look()

    async def start(self, change: Callable[[About], None]) -> None:
        """The game begins: everybody sees the empty table, and nature deals."""
        await self.amend(change)
        async with self.lock:
            if not self.begun:
                self._install(Stored(about=self.about, revision=self.revision, lines=(), frozen=None, cards=b""))
                self._tell_each(lambda seats: [self.snapshot(seats)])
                await write(self, Maker(self.course))
        log.info("game begun", table=self.about.table)

    async def resume(self) -> None:
        """After a restart nature may have to choose, and clocks to be watched."""
        async with self.lock:
            if self.begun:
                await write(self, Maker(self.course))
        self.autopilot.look()

    # -- what has been written, happens ------------------------------------------------------------------------------

    def happen(self, moments: list[Moment], over: About | None) -> None:
        now = time()
        for moment in moments:
            self.course.add(moment)
            self.clocks.decided(moment.line.seat, moment.line.spent)
            if moment.line.how == "undo":
                self.clocks.taken_back(moment.line.seat)
            self.clocks.run(self.course.turn, now, self.course.seconds)
            self.house.metrics.lines.labels(moment.line.how).inc()
        clock = self.clock()
        self._tell_each(lambda seats: [sight.event(self.course, moment, seats, clock) for moment in moments])
        if over is not None:
            self._end(over)
        self._freeze()
        self._let_orders_lapse()
        self.autopilot.look()

    def _end(self, over: About) -> None:
        self.about, self.revision = over, self.revision + 1
        self.house.metrics.finished.labels(over.game).inc()
        log.info("game over", table=over.table, version=self.version)
        self.announce()
        self.tell(self.over())

    def _freeze(self) -> None:
        if self.course.freezes(self.house.settings.snapshot_every):
            frozen = self.course.frozen()
            self.course.thawed = frozen.version
            self.house.spawn(self.house.store.write(Freeze(table=self.about.table, frozen=frozen)))

    def _let_orders_lapse(self) -> None:
        lapsed = [k for k, one in enumerate(self.about.seats) if one.occasion and self.standing(k) is None]
        for seat in lapsed:
            self.about.seats[seat].order, self.about.seats[seat].occasion = NULL, ""
        if lapsed:
            self.tell_orders(lapsed)

    # -- telling -----------------------------------------------------------------------------------------------------

    def tell(self, message: Said) -> None:
        """The same to everybody: nothing of the game."""
        if self.attendance.connections:
            data = msgspec.json.encode(message)
            for connection in self.attendance.connections:
                connection.post(data)

    def _tell_each(self, messages: Callable[[Viewer], list[Said]]) -> None:
        """To everybody what he may see, made once for all who see the same; what fails for one fails for no other."""
        for seats, connections in self.attendance.viewers().items():
            try:
                made = [msgspec.json.encode(message) for message in messages(seats)]
            except Exception:
                log.exception("telling failed", table=self.about.table, seats=seats)
                self.house.metrics.errors.labels("internal").inc()
                for connection in connections:
                    connection.dismiss(Bye(reason="internal"), 1011)
                continue
            for connection in connections:
                for data in made:
                    connection.post(data)

    def announce(self) -> None:
        self.tell(TableChanged(table=self.info()))
        self.attendance.changed()

    def tell_orders(self, owners: list[Seat]) -> None:
        """Only those whose orders have changed: anybody else would notice that somebody gave one."""
        self._tell_each(
            lambda seats: [Orders(orders=self.orders_for(seats))] if not set(owners).isdisjoint(seats) else []
        )

    def snapshot(self, seats: Viewer) -> Said:
        return sight.snapshot(self.course, seats, self.orders_for(seats), self.clock())

    def news(self, seats: Viewer, since: int | None) -> list[Said]:
        """The events since a version, or everything."""
        moments = None if since is None else self.course.since(since)
        if moments is None:
            return [self.snapshot(seats)]
        clock = self.clock()
        return [sight.event(self.course, moment, seats, clock) for moment in moments]

    def over(self) -> Over:
        result: Any = sight.result(self.course)
        return Over(result=result, seed=self.about.seed, record=f"/api/v1/tables/{self.about.table}/record")

    def info(self) -> TableInfo:
        about, promise = self.about, promise_of(self.about)
        return TableInfo(
            table=about.table,
            game=about.game,
            mode=about.mode,
            options=about.options,
            deck_hash=about.deck,
            seats=tuple(self._seat_info(seat, one) for seat, one in enumerate(about.seats)),
            clock=about.clock,
            state=about.state,
            version=self.version,
            listed=about.listed,
            takeover=about.takeover,
            created=about.created,
            commitment=promise.commitment,
            salts=promise.salts,
            context=promise.context,
            rematch=about.rematch,
        )

    def _seat_info(self, seat: Seat, one: Seated) -> SeatInfo:
        return SeatInfo(
            seat=seat,
            kind=one.kind,
            name=one.name,
            taken=one.taken or one.kind == "bot",
            connected=self.attendance.connected(seat),
            bot=plays(self.about, seat),
            stand_in=bool(one.away),
            leaving_in=self.attendance.leaving_in(seat),
        )

    def stop(self) -> None:
        self.attendance.stop()
        self.autopilot.stop()
