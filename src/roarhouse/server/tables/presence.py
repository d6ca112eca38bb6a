"""The connections of one table: broadcasts, who is present, and the countdown until a bot stands in."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec
import structlog

from roarhouse.core.words import Seat
from roarhouse.server.clock import time
from roarhouse.server.cluster.base import Attendance
from roarhouse.server.errors import Unavailable
from roarhouse.server.log.visibility import Viewer, viewer
from roarhouse.server.services import Services
from roarhouse.server.store.base import About, Change
from roarhouse.server.tables import seats
from roarhouse.server.tables.cluster.lease import Lease
from roarhouse.server.wire.messages import Bye, Presence, Said
from roarhouse.server.wire.types import Present

logger = structlog.get_logger()
Messages = Callable[[Viewer], Sequence[Said]]
DEBOUNCE = 0.02  # seconds: many connections at once cause one broadcast


class Peer(Protocol):
    """A connection, as its table knows it."""

    seats: tuple[Seat, ...]
    sending: bool
    closed: asyncio.Event

    def send_bytes(self, data: bytes) -> None: ...
    def close(self, message: Said, code: int) -> None: ...


class Tracked(Protocol):
    """A table, as far as presence needs it."""

    services: Services
    about: About
    lease: Lease

    @property
    def turn(self) -> tuple[Seat, ...]: ...
    async def update(self, change: Callable[[About], None], *more: Change) -> None: ...


class PresenceTracker:
    def __init__(self, table: Tracked) -> None:
        self.table = table
        self.connections: set[Peer] = set()
        self._countdowns: dict[Seat, asyncio.TimerHandle] = {}
        self._since: dict[Seat, float] = {}  # when a connection of each seat came last
        self._left: dict[Seat, float] = {}  # when the player of a seat announced that they leave
        self._others: list[Attendance] = []  # what other nodes know
        self._overdue: set[Seat] = set()  # countdowns that ran out while another node had the lease
        self.published: Attendance | None = None
        self._pending: asyncio.TimerHandle | None = None  # the next broadcast

    # -- connections -------------------------------------------------------------------------------------------------

    def add(self, connection: Peer) -> None:
        self.connections.add(connection)
        for seat in connection.seats:
            self._since[seat] = self._moment(seat)
        self.changed()

    def remove(self, connection: Peer) -> None:
        self.connections.discard(connection)
        self.changed()

    def leave(self, seat: Seat) -> None:
        """The player announces that they leave: the countdown is short."""
        self._left[seat] = self._moment(seat)
        self._stop_countdown(seat)
        self.changed()

    def revoke(self, seat: Seat, kicked: bool) -> None:
        """Connections that held the seat become watchers; those of a kicked player are closed."""
        for connection in list(self.connections):
            if seat in connection.seats:
                connection.seats = tuple(one for one in connection.seats if one != seat)
                if kicked:
                    connection.close(Bye(reason="kicked"), 4410)
        self.changed()

    def _moment(self, seat: Seat) -> float:
        """Now, and later than everything that was noted of the seat."""
        return max(time(), 1e-6 + max(self._since.get(seat, 0.0), self._left_at(seat)))

    def _here(self, seat: Seat) -> bool:
        return any(seat in connection.seats for connection in self.connections)

    def connected(self, seat: Seat) -> bool:
        """To this node or to another one."""
        return self._here(seat) or any(seat in other.seats for other in self._others)

    def _left_at(self, seat: Seat) -> float:
        return max(self._left.get(seat, 0.0), *(other.left.get(seat, 0.0) for other in self._others), 0.0)

    def present(self, seat: Seat) -> bool:
        """Connected, and not only by connections that are older than the announcement to leave."""
        came = [other.seats[seat] for other in self._others if seat in other.seats]
        if self._here(seat):
            came.append(self._since.get(seat, 0.0))
        return bool(came) and max(came) > self._left_at(seat)

    def stop(self) -> None:
        for timer in self._countdowns.values():
            timer.cancel()
        self._countdowns.clear()
        if self._pending:
            self._pending.cancel()

    # -- other nodes -------------------------------------------------------------------------------------------------

    def attendance(self) -> Attendance:
        """What other nodes need to know of the connections to this one."""
        seats = {seat: self._since.get(seat, 0.0) for connection in self.connections for seat in connection.seats}
        return Attendance(seats=seats, left=dict(self._left), watchers=self._watchers_here())

    def hear(self, others: list[Attendance]) -> None:
        if others != self._others:
            self._others = others
            self.changed()

    def publish_if_changed(self) -> None:
        now = self.attendance()
        if self.table.services.cluster.shared and now != (self.published or Attendance()):
            self.published = now
            self.table.services.spawn(self._publish(now))

    async def _publish(self, attendance: Attendance) -> None:
        try:
            await self.table.services.cluster.attend(self.table.about.table, attendance)
        except Unavailable:
            self.published = None  # a later beat tries again

    def _watchers_here(self) -> int:
        return sum(not connection.seats for connection in self.connections)

    # -- broadcasts --------------------------------------------------------------------------------------------------

    def broadcast(self, message: Said) -> None:
        """Send the same message to every connection."""
        if self.connections:
            data = msgspec.json.encode(message)
            for connection in self.connections:
                connection.send_bytes(data)

    def send_each(self, messages: Messages, wanted: Callable[[Viewer], bool] = bool) -> None:
        """Send every wanted viewer its own messages, encoded once per viewer; a failure affects that viewer only."""
        for held, connections in self._by_viewer().items():
            if not wanted(held):
                continue
            try:
                encoded = [msgspec.json.encode(message) for message in messages(held)]
            except Exception:
                self._drop(held, connections)
                continue
            for connection in connections:
                for data in encoded:
                    connection.send_bytes(data)

    def _drop(self, held: Viewer, connections: list[Peer]) -> None:
        logger.exception("encoding messages failed", table=self.table.about.table, seats=held)
        self.table.services.metrics.errors.labels("internal").inc()
        for connection in connections:
            connection.close(Bye(reason="internal"), 1011)

    def _by_viewer(self) -> dict[Viewer, list[Peer]]:
        found: dict[Viewer, list[Peer]] = {}
        for connection in self.connections:
            found.setdefault(viewer(connection.seats), []).append(connection)
        return found

    # -- countdowns --------------------------------------------------------------------------------------------------

    def changed(self) -> None:
        """Start or cancel countdowns, and schedule a broadcast of who is present."""
        loop = asyncio.get_running_loop()
        for seat in range(len(self.table.about.seats)):
            missing = self._is_missing(seat)
            if missing and seat not in self._countdowns and seat not in self._overdue:
                self._countdowns[seat] = loop.call_later(self._takeover_delay(seat), self._stand_in, seat)
            elif not missing:
                self._stop_countdown(seat)
        if self._pending is None:
            self._pending = loop.call_later(DEBOUNCE, self._broadcast_presence)

    def _stop_countdown(self, seat: Seat) -> None:
        self._overdue.discard(seat)
        if seat in self._countdowns:
            self._countdowns.pop(seat).cancel()

    def _broadcast_presence(self) -> None:
        self._pending = None
        self.broadcast(self.message())
        self.publish_if_changed()

    def _is_missing(self, seat: Seat) -> bool:
        """A person is absent while another person waits for them."""
        about = self.table.about
        one = about.seats[seat]
        waiting = any(self.present(k) for k, other in enumerate(about.seats) if k != seat and other.kind == "person")
        playing = about.state == "playing" and about.takeover
        return playing and waiting and one.kind == "person" and not one.away and not self.present(seat)

    def _takeover_delay(self, seat: Seat) -> float:
        settings = self.table.services.settings
        left = self._left_at(seat) > self._since.get(seat, 0.0)
        return settings.takeover_after_leave if left else settings.takeover_after

    def _stand_in(self, seat: Seat) -> None:
        """Only under the lease: every node counts down, so that another one can act if this one is gone."""
        self._countdowns.pop(seat, None)
        if self.table.lease.held:
            fence = self.table.lease.fence()
            self.table.services.spawn(self.table.update(lambda about: seats.stand_in(about, seat, "left"), *fence))
        else:
            self._overdue.add(seat)

    def on_lease(self) -> None:
        """Act on countdowns that ran out while no node had the lease."""
        overdue, self._overdue = self._overdue, set()
        for seat in overdue:
            if self._is_missing(seat):
                self._stand_in(seat)

    def leaving_in(self, seat: Seat) -> int | None:
        """Milliseconds until a bot stands in."""
        timer = self._countdowns.get(seat)
        if timer is None:
            return None
        return max(0, round((timer.when() - asyncio.get_running_loop().time()) * 1000))

    def message(self) -> Presence:
        about, turn = self.table.about, self.table.turn
        return Presence(
            seats=tuple(
                Present(
                    seat=seat,
                    connected=self.connected(seat),
                    bot=(bot := seats.bot_playing(about, seat) is not None),
                    thinking=bot and seat in turn,
                    leaving_in=self.leaving_in(seat),
                )
                for seat in range(len(about.seats))
            ),
            watchers=self._watchers_here() + sum(other.watchers for other in self._others),
        )
