"""A clock for tests that runs only when nobody has anything to do: then it jumps to whatever is due next.

So a server in this event loop, and people who talk to it over real sockets, can wait for minutes in a moment, and
what happens when depends on nothing but the program. Threads are waited for; they take no time.
"""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor
from typing import Any, TypeVar, TypeVarTuple

import pytest

from roarhouse.server import autopilot, course, submit, tables
from roarhouse.server.writer import Writer

T = TypeVar("T")
Ts = TypeVarTuple("Ts")
EPOCH = 1_800_000_000.0
ON_THE_WAY = 0.003  # real seconds for what another socket of this process has just sent


class Sand(selectors.DefaultSelector):
    """Lets time pass instead of waiting, unless something comes or a thread is at work."""

    glass: Hourglass

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is not None and timeout <= 0:
            return super().select(0)
        if self.glass.working or timeout is None:
            return super().select(None)
        found = super().select(ON_THE_WAY)
        if not found and not self.glass.working:
            self.glass.now += timeout
        return found


class Hourglass(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self.now, self.working = 0.0, 0
        sand = Sand()
        sand.glass = self
        super().__init__(sand)

    def time(self) -> float:
        return self.now

    def wall(self) -> float:
        """Seconds since 1970, for those who ask for them."""
        return EPOCH + self.now

    def begun(self) -> None:
        self.working += 1

    def done(self, _: object = None) -> None:
        self.working -= 1

    def run_in_executor(self, executor: Executor | None, func: Callable[[*Ts], T], *args: *Ts) -> asyncio.Future[T]:
        self.begun()
        work = super().run_in_executor(executor, func, *args)
        work.add_done_callback(self.done)
        return work


def run_by(glass: Hourglass, patch: pytest.MonkeyPatch, work: Coroutine[Any, Any, None]) -> None:
    """The work, with the server's clocks on this glass, and its writing waited for."""
    write = Writer.write

    async def waited_for(self: Writer, changes: Any) -> None:
        glass.begun()
        try:
            await write(self, changes)
        finally:
            glass.done()

    patch.setattr(Writer, "write", waited_for)
    for module in (autopilot, course, submit, tables):
        patch.setattr(module, "time", glass.wall)
    with asyncio.Runner(loop_factory=lambda: glass) as runner:
        runner.run(work)
