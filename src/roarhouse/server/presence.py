"""Who is there: connections, the countdown for those who vanished, and what the others see of it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from roarhouse.core.words import Seat
from roarhouse.server import seats
from roarhouse.server.messages import Presence
from roarhouse.server.parts import Present
from roarhouse.server.sight import Viewer, viewer

if TYPE_CHECKING:
    from roarhouse.server.connection import Connection
    from roarhouse.server.tables import Table


GATHER = 0.02  # seconds: when many come at once, everybody is told once


class Attendance:
    """The connections of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.connections: set[Connection] = set()
        self._leaving: dict[Seat, asyncio.TimerHandle] = {}
        self._gone: set[Seat] = set()  # those who said that they leave
        self._news: asyncio.TimerHandle | None = None

    # -- coming and going --------------------------------------------------------------------------------------------

    def add(self, connection: Connection) -> None:
        self.connections.add(connection)
        self._gone.difference_update(connection.seats)
        self.changed()

    def remove(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.changed()

    def leaves(self, seat: Seat) -> None:
        """Somebody says that he leaves: the countdown is short."""
        self._gone.add(seat)
        if seat in self._leaving:
            self._leaving.pop(seat).cancel()
        self.changed()

    def connected(self, seat: Seat) -> bool:
        return any(seat in connection.seats for connection in self.connections)

    def here(self, seat: Seat) -> bool:
        return self.connected(seat) and seat not in self._gone

    def viewers(self) -> dict[Viewer, list[Connection]]:
        """Connections by what they may see."""
        found: dict[Viewer, list[Connection]] = {}
        for connection in self.connections:
            found.setdefault(viewer(connection.seats), []).append(connection)
        return found

    # -- the countdown -----------------------------------------------------------------------------------------------

    def changed(self) -> None:
        """Count down for those who are missing, as long as somebody waits for them."""
        for seat in range(len(self.table.about.seats)):
            missing = self._missed(seat)
            if missing and seat not in self._leaving:
                self._leaving[seat] = asyncio.get_running_loop().call_later(
                    self._patience(seat), self._stand_in, seat
                )
            elif not missing and seat in self._leaving:
                self._leaving.pop(seat).cancel()
        if self._news is None:
            self._news = asyncio.get_running_loop().call_later(GATHER, self._tell)

    def _tell(self) -> None:
        self._news = None
        self.table.tell(self.message())

    def _missed(self, seat: Seat) -> bool:
        about = self.table.about
        one = about.seats[seat]
        waiting = any(self.here(k) for k, other in enumerate(about.seats) if k != seat and other.kind == "person")
        playing = about.state == "playing" and about.takeover
        return playing and waiting and one.kind == "person" and not one.away and not self.here(seat)

    def _patience(self, seat: Seat) -> float:
        settings = self.table.house.settings
        return settings.takeover_after_leave if seat in self._gone else settings.takeover_after

    def _stand_in(self, seat: Seat) -> None:
        self._leaving.pop(seat, None)
        self.table.house.spawn(self.table.amend(lambda about: seats.stand_in(about, seat, "left")))

    def leaving_in(self, seat: Seat) -> int | None:
        timer = self._leaving.get(seat)
        if timer is None:
            return None
        return max(0, round((timer.when() - asyncio.get_running_loop().time()) * 1000))

    def stop(self) -> None:
        for timer in self._leaving.values():
            timer.cancel()
        self._leaving.clear()
        if self._news:
            self._news.cancel()

    # -- what is told ------------------------------------------------------------------------------------------------

    def message(self) -> Presence:
        about, turn = self.table.about, self.table.turn
        return Presence(
            seats=tuple(
                Present(
                    seat=seat,
                    connected=self.connected(seat),
                    bot=(bot := seats.plays(about, seat) is not None),
                    thinking=bot and seat in turn,
                    leaving_in=self.leaving_in(seat),
                )
                for seat in range(len(about.seats))
            ),
            watchers=sum(not connection.seats for connection in self.connections),
        )
