"""An event loop with virtual time: when nothing is left to do, the clock jumps to the next timer.

A server in this loop, and clients that talk to it over real sockets, can wait for minutes in a moment, and every time
stamp depends on the program alone. Work in threads is waited for and takes no virtual time.
"""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor
from typing import Any, TypeVar, TypeVarTuple

import pytest

from roarhouse.server.log import log
from roarhouse.server.store.writer import Writer
from roarhouse.server.tables import autopilot, presence, submit, table

T = TypeVar("T")
Ts = TypeVarTuple("Ts")
EPOCH = 1_800_000_000.0
LATENCY = 0.001  # real seconds, for data on its way between two sockets of this process


class VirtualSelector(selectors.DefaultSelector):
    """Advances the virtual clock instead of waiting, unless data arrives or a thread is working."""

    loop: VirtualTimeLoop

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is not None and timeout <= 0:
            return super().select(0)
        if self.loop.working or timeout is None:
            return super().select(None)
        found = super().select(LATENCY)
        if not found and not self.loop.working:
            self.loop.now += timeout
        return found


class VirtualTimeLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self.now, self.working = 0.0, 0
        selector = VirtualSelector()
        selector.loop = self
        super().__init__(selector)

    def time(self) -> float:
        return self.now

    def wall_time(self) -> float:
        """Seconds since 1970, in place of `time.time`."""
        return EPOCH + self.now

    def work_started(self) -> None:
        self.working += 1

    def work_done(self, _: object = None) -> None:
        self.working -= 1

    def run_in_executor(self, executor: Executor | None, func: Callable[[*Ts], T], *args: *Ts) -> asyncio.Future[T]:
        self.work_started()
        work = super().run_in_executor(executor, func, *args)
        work.add_done_callback(self.work_done)
        return work


def run_in_virtual_time(patch: pytest.MonkeyPatch, work: Coroutine[Any, Any, None]) -> None:
    """Run a coroutine in virtual time, with the server's clocks on it and its writes waited for."""
    loop, write = VirtualTimeLoop(), Writer.write

    async def waited_for(self: Writer, changes: Any) -> None:
        loop.work_started()
        try:
            await write(self, changes)
        finally:
            loop.work_done()

    patch.setattr(Writer, "write", waited_for)
    for module in (autopilot, log, presence, submit, table):
        patch.setattr(module, "time", loop.wall_time)
    with asyncio.Runner(loop_factory=lambda: loop) as runner:
        runner.run(work)
