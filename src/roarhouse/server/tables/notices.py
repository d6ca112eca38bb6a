"""Notices to people who are away when it is their turn.

A seat that is asked while its person is not connected gets one notice a question, after a delay: short interruptions
cause none, and neither does what a standing order or the table itself answers. The node with the table's lease sends.
It notes that in the database first, under the lease: a notice is lost by a crash in between, but never sent twice.
"""

from __future__ import annotations

import asyncio
from typing import Any, Protocol

import msgspec
import structlog

from roarhouse.core.find import find_game
from roarhouse.core.words import Seat
from roarhouse.server.clock import time
from roarhouse.server.errors import Conflict, Denied, Unavailable
from roarhouse.server.notify.outgoing import Unreachable
from roarhouse.server.notify.sender import Gone
from roarhouse.server.notify.texts import message
from roarhouse.server.services import Services
from roarhouse.server.store.base import About, Notice, Seated
from roarhouse.server.tables.cluster.lease import Lease
from roarhouse.server.tables.presence import PresenceTracker
from roarhouse.server.tables.questions import Questions
from roarhouse.server.tables.seats import bot_playing

logger = structlog.get_logger()


class Noticed(Protocol):
    """A table, as far as its notices need it."""

    services: Services
    lock: asyncio.Lock
    about: About
    lease: Lease
    presence: PresenceTracker
    questions: Questions

    @property
    def turn(self) -> tuple[Seat, ...]: ...
    @property
    def opened(self) -> int: ...
    async def update_locked(self, change: Any, *more: Any) -> Any: ...


class Notices:
    def __init__(self, table: Noticed) -> None:
        self.table = table
        self._timers: dict[Seat, tuple[int, asyncio.TimerHandle]] = {}  # with the question's version

    @property
    def pending(self) -> bool:
        return bool(self._timers)

    def refresh(self) -> None:
        """After every change: start a countdown for each seat that is owed a notice, and stop the others."""
        owed = [seat for seat in self.table.turn if seat >= 0 and self._is_owed(seat)]
        for seat, (opened, timer) in list(self._timers.items()):
            if seat not in owed or opened != self.table.opened:
                timer.cancel()
                del self._timers[seat]
        for seat in owed:
            if seat not in self._timers:
                timer = asyncio.get_running_loop().call_later(self._delay(seat), self._ring, seat)
                self._timers[seat] = (self.table.opened, timer)

    def stop(self) -> None:
        for _, timer in self._timers.values():
            timer.cancel()
        self._timers.clear()

    def _is_owed(self, seat: Seat) -> bool:
        one, table = self.table.about.seats[seat], self.table
        if not any(not notice.code for notice in one.notices) or one.noticed >= table.opened:
            return False
        if table.presence.present(seat) or bot_playing(table.about, seat):
            return False
        return table.questions.ordered_choice(seat) is None and table.questions.unasked(seat) is None

    def _delay(self, seat: Seat) -> float:
        settings = self.table.services.settings
        rest = self.table.about.seats[seat].noticed_at / 1000 + settings.notice_pause - time()
        return max(settings.notice_delay, rest)

    def _ring(self, seat: Seat) -> None:
        self._timers.pop(seat, None)
        if self.table.lease.held:
            self.table.services.spawn(self._send(seat, self.table.opened))

    async def _send(self, seat: Seat, opened: int) -> None:
        async with self.table.lock:
            if self.table.opened != opened or not self._is_owed(seat):
                return
            try:
                await self.table.update_locked(
                    lambda about: note(about.seats[seat], opened), *self.table.lease.fence()
                )
            except (Conflict, Denied, Unavailable):
                return  # the lease was lost: its new holder sends
        wanted = [notice for notice in self.table.about.seats[seat].notices if not notice.code]
        await asyncio.gather(*(self._deliver(seat, notice) for notice in wanted))

    async def _deliver(self, seat: Seat, notice: Notice) -> None:
        about, services = self.table.about, self.table.services
        title = find_game(about.game).title.in_language(notice.lang)
        try:
            await services.sender.send(notice, message("turn", notice.lang, notice.link, about.table, title))
        except Gone:
            async with self.table.lock:
                await self.table.update_locked(lambda about: drop_notice(about.seats[seat], notice.id))
        except Unreachable as error:
            services.metrics.errors.labels("notice").inc()
            logger.warning("notice not sent", table=about.table, kind=notice.kind, reason=str(error))


def note(one: Seated, opened: int) -> None:
    one.noticed, one.noticed_at = opened, int(time() * 1000)


def add_notice(one: Seated, notice: Notice) -> None:
    """Add a notice, in place of one to the same target."""
    one.notices = [*(known for known in one.notices if known.id != notice.id), notice]


def drop_notice(one: Seated, id: str) -> None:
    one.notices = [known for known in one.notices if known.id != id]


def confirm_notice(one: Seated, id: str) -> None:
    one.notices = [msgspec.structs.replace(known, code="") if known.id == id else known for known in one.notices]
