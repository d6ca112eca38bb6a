"""Answers that no person gives: bots, standing orders, and whatever a clock that ran out makes necessary.

Each of them waits for a time that was drawn before anything was thought about, so being quick tells nothing. Bots
think in threads and get imagined tables only; one that simulates does so in processes of its own, so that everybody
else is answered meanwhile.
"""

from __future__ import annotations

import asyncio
from random import Random, SystemRandom
from time import perf_counter, time
from typing import TYPE_CHECKING, Any, Literal

import structlog
from msgspec import Struct

from roarhouse.bots.bots import Bot, RandomBot, ask, find_bot
from roarhouse.core.game import Choice
from roarhouse.core.words import Seat
from roarhouse.server import seats
from roarhouse.server.orders import decoded, orders_of
from roarhouse.server.submit import answer_for

if TYPE_CHECKING:
    from roarhouse.server.tables import Table

log = structlog.get_logger()
Kind = Literal["bot", "order", "timeout"]
_chance = SystemRandom()
AGAIN = 2.0  # seconds until an answer that could not be written is tried again


def fresh() -> Random:
    """For bots: seeded by the operating system."""
    return Random(_chance.getrandbits(128))


class Pending(Struct):
    """An answer on its way, to the question that was opened at this version."""

    kind: Kind
    opened: int
    task: asyncio.Task[None]


class Autopilot:
    def __init__(self, table: Table) -> None:
        self.table = table
        self._pending: dict[Seat, Pending] = {}
        self._bots: dict[tuple[Seat, str], Bot] = {}
        self._alarm: asyncio.TimerHandle | None = None

    def look(self) -> None:
        """After every change: who is answered for now?"""
        wanted = {seat: kind for seat in self.table.turn if (kind := self._kind(seat))} if self._awake() else {}
        opened = self.table.opened
        for seat, pending in list(self._pending.items()):
            if wanted.get(seat) != pending.kind or pending.opened != opened:
                self._pending.pop(seat).task.cancel()
        for seat, kind in wanted.items():
            if seat not in self._pending:
                self._start(seat, kind)
        self._set_alarm()

    def stop(self) -> None:
        for pending in self._pending.values():
            pending.task.cancel()
        self._pending.clear()
        if self._alarm:
            self._alarm.cancel()

    def _awake(self) -> bool:
        """Nobody plays to an empty room, unless a clock runs."""
        return bool(self.table.attendance.connections) or self.table.clocks.on

    def _kind(self, seat: Seat) -> Kind | None:
        if self._timed_out(seat):
            return "timeout"
        if seats.plays(self.table.about, seat):
            return "bot"
        return "order" if self._ordered(seat) else None

    def _ordered(self, seat: Seat) -> Choice | None:
        """What the seat's standing order says now."""
        known, order = orders_of(self.table.about.game), self.table.standing(seat)
        if known is None or order is None:
            return None
        return known.due(self.table.course.s, seat, decoded(known, order))

    def _start(self, seat: Seat, kind: Kind) -> None:
        task = self.table.house.spawn(self._answer(seat, kind, self.table.opened))
        self._pending[seat] = Pending(kind, self.table.opened, task)

    # -- clocks ------------------------------------------------------------------------------------------------------

    def _set_alarm(self) -> None:
        """Ring when the next of those who must decide has used up his time."""
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        clocks = self.table.clocks
        deadlines = [clocks.deadline(seat) for seat in clocks.began if not self._timed_out(seat)]
        if deadlines:
            wait = min(deadlines) + self.table.house.settings.clock_grace - time()
            self._alarm = asyncio.get_running_loop().call_later(max(0.0, wait), self._ring)

    def _ring(self) -> None:
        clocks, now = self.table.clocks, time() - self.table.house.settings.clock_grace + 0.001
        for seat in clocks.began:
            if now >= clocks.deadline(seat) and not self._timed_out(seat):
                if pending := self._pending.pop(seat, None):
                    pending.task.cancel()
                self._start(seat, "timeout")
        self._set_alarm()

    def _timed_out(self, seat: Seat) -> bool:
        pending = self._pending.get(seat)
        return pending is not None and pending.kind == "timeout"

    # -- thinking ----------------------------------------------------------------------------------------------------

    async def _answer(self, seat: Seat, kind: Kind, opened: int) -> None:
        """What fails here (a full disk, say) must not leave everybody waiting for a bot."""
        try:
            await self._answer_once(seat, kind, opened)
        except Exception:
            self._pending.pop(seat, None)
            asyncio.get_running_loop().call_later(AGAIN, self.look)
            raise

    async def _answer_once(self, seat: Seat, kind: Kind, opened: int) -> None:
        loop, table = asyncio.get_running_loop(), self.table
        due = loop.time() + (0.0 if kind == "timeout" else _chance.uniform(*table.house.settings.bot_delay))
        choice = self._ordered(seat) if kind == "order" else self._late(seat, kind) or await self._thought(seat)
        await asyncio.sleep(max(0.0, due - loop.time()))
        self._pending.pop(seat, None)
        if opened != table.opened or seat not in table.turn:
            return
        if choice is None or table.course.refuse(seat, choice):
            choice = self._any(seat)
        await answer_for(table, seat, choice, kind, opened)

    def _late(self, seat: Seat, kind: Kind) -> Choice | None:
        """What the game itself chooses for a seat whose time is up."""
        course = self.table.course
        return course.game.default(course.s, seat) if kind == "timeout" else None

    async def _thought(self, seat: Seat) -> Choice | None:
        """A bot's choice; None if it fails or takes too long."""
        house, course = self.table.house, self.table.course
        bot = self._bot(seat, seats.plays(self.table.about, seat) or seats.best_bot(course.game.name))
        began = perf_counter()
        try:
            thinking = house.think(ask, bot, course.game, course.s, seat, fresh())
            return await asyncio.wait_for(thinking, house.settings.bot_patience)
        except Exception as error:
            log.error("bot failed", table=self.table.about.table, seat=seat, error=repr(error))
            house.metrics.errors.labels("bot").inc()
            return None
        finally:
            house.metrics.bots.observe(perf_counter() - began)

    def _bot(self, seat: Seat, name: str) -> Bot:
        key = (seat, name)
        if key not in self._bots:
            self._bots[key] = find_bot(name, self.table.course.game.name, self.table.house.settings.bot_seconds)
        return self._bots[key]

    def _any(self, seat: Seat) -> Choice:
        course: Any = self.table.course
        return ask(RandomBot(), course.game, course.s, seat, fresh())
