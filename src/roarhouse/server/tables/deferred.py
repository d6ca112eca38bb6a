"""Work that waits until everything sent so far is on its way."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from roarhouse.core.words import Seat

Work = Callable[[], None]


class Deferred:
    """At most one piece of work, done after the next turn of the event loop, in which queued messages are written."""

    def __init__(self) -> None:
        self._work: Work | None = None
        self._asked: set[Seat] = set()

    def run_soon(self, work: Work, asked: set[Seat]) -> None:
        """Two turns: an answer to the current message is queued after this call, and is sent first, too."""
        self._work, self._asked = work, asked
        loop = asyncio.get_running_loop()
        loop.call_soon(loop.call_soon, self._run_if, work)

    def run(self) -> None:
        """Do the work now, if it is not done yet."""
        work, self._work = self._work, None
        if work:
            work()

    async def caught_up(self, seats: tuple[Seat, ...]) -> None:
        """Wait until a viewer that is asked something has been sent the last lines: they precede an answer."""
        while self._work and not self._asked.isdisjoint(seats):
            await asyncio.sleep(0)

    def cancel(self) -> None:
        self._work = None

    def _run_if(self, work: Work) -> None:
        if work is self._work:
            self.run()
