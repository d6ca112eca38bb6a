"""Choices that no person makes: bots, standing orders, forced choices, windows that close, and defaults after a clock
has run out.

Each waits for a delay that was drawn before the choice was computed, so the delay reveals nothing. Bots think in
worker processes, on imagined tables. A bot that searches thinks for as long as its delay at most: how much there is
to think about depends on its hand. What is late in spite of this waits for one of a few moments.
"""

from __future__ import annotations

import asyncio
from random import SystemRandom
from typing import Literal, Protocol

from msgspec import Struct

from roarhouse.bots.bots import RandomBot, ask
from roarhouse.core.game import Choice
from roarhouse.core.pile import LET
from roarhouse.core.words import Seat, Told, Who, Words
from roarhouse.server.clock import time
from roarhouse.server.errors import Conflict
from roarhouse.server.log.log import LineBuilder, Log
from roarhouse.server.services import Services
from roarhouse.server.store.base import About, Change
from roarhouse.server.tables import attention, seats
from roarhouse.server.tables.clocks import Clocks
from roarhouse.server.tables.cluster.lease import Lease
from roarhouse.server.tables.notices import Notices
from roarhouse.server.tables.questions import Questions
from roarhouse.server.tables.thinking import Thinking, new_random

Kind = Literal["bot", "order", "forced", "closing", "lesson", "timeout"]
_random = SystemRandom()
RETRY_SECONDS = 2.0  # after a choice could not be written
LATE_STEP = 0.25  # s between the moments at which a choice is made that was not ready in time


def note_for(kind: Kind, seat: Seat, choice: Choice) -> Told | None:
    """Everyone is told of a clock that ran out, only its owner of what was answered for it."""
    match kind:
        case "timeout":
            return Told("", Words("table-timeout", {"who": Who(seat)}))
        case "order":
            return Told("", Words("table-ordered"), to=(seat,))
        case "closing":
            return Told("", Words("table-closing"), to=(seat,))
        case "forced":
            return Told("", Words("table-passed" if choice is LET else "table-forced"), to=(seat,))
    return None


class Piloted(Protocol):
    """A table, as far as the autopilot needs it."""

    services: Services
    lock: asyncio.Lock
    about: About
    clocks: Clocks
    lease: Lease
    questions: Questions
    notices: Notices

    @property
    def log(self) -> Log: ...
    @property
    def turn(self) -> tuple[Seat, ...]: ...
    @property
    def opened(self) -> int: ...
    @property
    def watched(self) -> bool: ...
    async def write(self, builder: LineBuilder, *more: Change) -> None: ...
    async def reload(self) -> None: ...


class Pending(Struct):
    """A choice in preparation, for the question that was opened at this version."""

    kind: Kind
    opened: int
    task: asyncio.Task[None]


class Autopilot:
    def __init__(self, table: Piloted) -> None:
        self.table = table
        self._pending: dict[Seat, Pending] = {}
        self.thinking = Thinking(table)
        self._alarm: asyncio.TimerHandle | None = None

    def refresh(self) -> None:
        """After every change: cancel choices that are no longer needed, and start those that are."""
        self.table.notices.refresh()
        active = self._active()
        self.table.lease.steer(active or self.table.notices.pending)
        turn = self.table.turn if active and self.table.lease.held else ()
        wanted = {seat: kind for seat in turn if seat >= 0 and (kind := self._kind(seat))}
        opened = self.table.opened
        for seat, pending in list(self._pending.items()):
            if wanted.get(seat) != pending.kind or pending.opened != opened:
                self._pending.pop(seat).task.cancel()
        for seat, kind in wanted.items():
            if seat not in self._pending:
                self._start(seat, kind)
        self.thinking.ahead(bool(turn) and not wanted)
        self._set_alarm()

    def stop(self) -> None:
        for pending in self._pending.values():
            pending.task.cancel()
        self._pending.clear()
        self.thinking.stop()
        if self._alarm:
            self._alarm.cancel()

    def _active(self) -> bool:
        """Bots do not play on a table without viewers, unless a clock runs for people, nor where a player studies."""
        begun = not self.table.about.study and (self.table.turn or self.table.about.revealing)
        return bool(begun) and (self.table.watched or (self.table.clocks.on and seats.has_people(self.table.about)))

    def _kind(self, seat: Seat) -> Kind | None:
        if self._timed_out(seat):
            return "timeout"
        if seats.bot_playing(self.table.about, seat):
            return self._bot_kind(seat)
        return "order" if self.table.questions.ordered_choice(seat) else self.table.questions.unasked(seat)

    def _bot_kind(self, seat: Seat) -> Kind | None:
        """A lesson's script comes first; when the lesson is over, its table rests."""
        if self.table.questions.scripted_choice(seat):
            return "lesson"
        path = self.table.log.path
        return None if path and path.finished else "bot"

    def _start(self, seat: Seat, kind: Kind) -> None:
        task = self.table.services.spawn(self._answer(seat, kind, self.table.opened))
        self._pending[seat] = Pending(kind, self.table.opened, task)

    # -- clocks ------------------------------------------------------------------------------------------------------

    def _set_alarm(self) -> None:
        """Set a timer for the next deadline."""
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        clocks = self.table.clocks
        running = clocks.started if self.table.lease.held else ()
        deadlines = [clocks.deadline(seat) for seat in running if not self._timed_out(seat)]
        if deadlines and seats.has_people(self.table.about):
            wait = min(deadlines) + self.table.services.settings.clock_grace - time()
            self._alarm = asyncio.get_running_loop().call_later(max(0.0, wait), self._on_alarm)

    def _on_alarm(self) -> None:
        clocks, now = self.table.clocks, time() - self.table.services.settings.clock_grace + 0.001
        for seat in clocks.started:
            if now >= clocks.deadline(seat) and not self._timed_out(seat):
                if pending := self._pending.pop(seat, None):
                    pending.task.cancel()
                self._start(seat, "timeout")
        self._set_alarm()

    def _timed_out(self, seat: Seat) -> bool:
        pending = self._pending.get(seat)
        return pending is not None and pending.kind == "timeout"

    # -- answering ---------------------------------------------------------------------------------------------------

    async def _answer(self, seat: Seat, kind: Kind, opened: int) -> None:
        """Retry after a failure (such as a full disk): the table must not wait for a bot forever."""
        try:
            await self._answer_once(seat, kind, opened)
        except Exception:
            self._pending.pop(seat, None)
            asyncio.get_running_loop().call_later(RETRY_SECONDS, self.refresh)
            raise

    async def _answer_once(self, seat: Seat, kind: Kind, opened: int) -> None:
        loop, delay = asyncio.get_running_loop(), self._delay(seat, kind)
        due = loop.time() + delay
        choice = await self._choice(seat, kind, delay)
        await asyncio.sleep(waiting_time(due - loop.time(), delay))
        self._pending.pop(seat, None)
        if self._still_asked(seat, kind, opened):
            await self._submit(seat, choice, kind, opened)

    def _delay(self, seat: Seat, kind: Kind) -> float:
        """Drawn before the choice is computed, in the same way whatever the seat holds."""
        settings = self.table.services.settings
        if kind in ("timeout", "forced"):
            return 0.0
        if kind == "closing":
            return _random.uniform(*settings.window_delay)
        log = self.table.log
        tempo = log.game.tempo(log.s, seat) if kind == "bot" else 1.0
        delay = _random.uniform(*settings.bot_delay) * attention.pace(self.table.about, log.s) * tempo
        return max(delay, settings.think_least) if kind == "bot" and self.thinking.searches(seat) else delay

    def _still_asked(self, seat: Seat, kind: Kind, opened: int) -> bool:
        if not self.table.lease.held or opened != self.table.opened or seat not in self.table.turn:
            return False
        return kind not in ("forced", "closing") or self.table.questions.unasked(seat) == kind

    async def _submit(self, seat: Seat, choice: Choice | None, kind: Kind, opened: int) -> None:
        """Write the choice, or a random one if it is illegal, unless the seat was answered for meanwhile."""
        table = self.table
        if choice is None or table.log.refuse(seat, choice):
            choice = self._random_choice(seat)
        async with table.lock:
            if not self._still_asked(seat, kind, opened):
                return
            builder = LineBuilder(table.log)
            note, spent = note_for(kind, seat, choice), table.clocks.cost(seat, time())
            builder.add_choice(seat, choice, kind, note=note, spent=spent, token=table.lease.token or 0)
            try:
                await table.write(builder, *table.lease.fence())
            except Conflict:
                await table.reload()
                self.refresh()

    # -- choices -----------------------------------------------------------------------------------------------------

    async def _choice(self, seat: Seat, kind: Kind, delay: float) -> Choice | None:
        if kind == "order":
            return self.table.questions.ordered_choice(seat)
        if kind == "lesson":
            return self.table.questions.scripted_choice(seat)
        if kind == "closing":
            return LET
        if kind == "forced":
            return attention.forced_choice(self.table.log.game, self.table.log.s, seat)
        default = self._default_choice(seat) if kind == "timeout" else None
        return default or await self.thinking.choose(seat, delay)

    def _default_choice(self, seat: Seat) -> Choice | None:
        """The game's own choice for a seat whose time is up."""
        return self.table.log.game.default(self.table.log.s, seat)

    def _random_choice(self, seat: Seat) -> Choice:
        log = self.table.log
        return ask(RandomBot(), log.game, log.s, seat, new_random())


def waiting_time(left: float, delay: float) -> float:
    """Until a delay is over; a choice that is late waits for the next of a few moments, unless there is no delay."""
    return left if left >= 0 else left % LATE_STEP if delay else 0.0
