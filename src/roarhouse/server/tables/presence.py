"""The connections of one table: broadcasts, who is present, and the countdown until a bot stands in."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec
import structlog

from roarhouse.core.words import Seat
from roarhouse.server.log.visibility import Viewer, viewer
from roarhouse.server.services import Services
from roarhouse.server.store.base import About
from roarhouse.server.tables import seats
from roarhouse.server.wire.messages import Bye, Presence, Said
from roarhouse.server.wire.types import Present

logger = structlog.get_logger()
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

    @property
    def turn(self) -> tuple[Seat, ...]: ...
    async def update(self, change: Callable[[About], None]) -> None: ...


class PresenceTracker:
    def __init__(self, table: Tracked) -> None:
        self.table = table
        self.connections: set[Peer] = set()
        self._countdowns: dict[Seat, asyncio.TimerHandle] = {}
        self._left: set[Seat] = set()  # seats whose player announced that they leave
        self._pending: asyncio.TimerHandle | None = None  # the next broadcast

    # -- connections -------------------------------------------------------------------------------------------------

    def add(self, connection: Peer) -> None:
        self.connections.add(connection)
        self._left.difference_update(connection.seats)
        self.changed()

    def remove(self, connection: Peer) -> None:
        self.connections.discard(connection)
        self.changed()

    def leave(self, seat: Seat) -> None:
        """The player announces that they leave: the countdown is short."""
        self._left.add(seat)
        if seat in self._countdowns:
            self._countdowns.pop(seat).cancel()
        self.changed()

    def revoke(self, seat: Seat, kicked: bool) -> None:
        """Connections that held the seat become watchers; those of a kicked player are closed."""
        for connection in list(self.connections):
            if seat in connection.seats:
                connection.seats = tuple(one for one in connection.seats if one != seat)
                if kicked:
                    connection.close(Bye(reason="kicked"), 4410)
        self.changed()

    def connected(self, seat: Seat) -> bool:
        return any(seat in connection.seats for connection in self.connections)

    def present(self, seat: Seat) -> bool:
        return self.connected(seat) and seat not in self._left

    def stop(self) -> None:
        for timer in self._countdowns.values():
            timer.cancel()
        self._countdowns.clear()
        if self._pending:
            self._pending.cancel()

    # -- broadcasts --------------------------------------------------------------------------------------------------

    def broadcast(self, message: Said) -> None:
        """Send the same message to every connection."""
        if self.connections:
            data = msgspec.json.encode(message)
            for connection in self.connections:
                connection.send_bytes(data)

    def send_each(self, messages: Callable[[Viewer], Sequence[Said]]) -> None:
        """Send every viewer its own messages, encoded once per viewer; a failure affects that viewer only."""
        for held, connections in self._by_viewer().items():
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
            if missing and seat not in self._countdowns:
                self._countdowns[seat] = loop.call_later(self._takeover_delay(seat), self._stand_in, seat)
            elif not missing and seat in self._countdowns:
                self._countdowns.pop(seat).cancel()
        if self._pending is None:
            self._pending = loop.call_later(DEBOUNCE, self._broadcast_presence)

    def _broadcast_presence(self) -> None:
        self._pending = None
        self.broadcast(self.message())

    def _is_missing(self, seat: Seat) -> bool:
        """A person is absent while another person waits for them."""
        about = self.table.about
        one = about.seats[seat]
        waiting = any(self.present(k) for k, other in enumerate(about.seats) if k != seat and other.kind == "person")
        playing = about.state == "playing" and about.takeover
        return playing and waiting and one.kind == "person" and not one.away and not self.present(seat)

    def _takeover_delay(self, seat: Seat) -> float:
        settings = self.table.services.settings
        return settings.takeover_after_leave if seat in self._left else settings.takeover_after

    def _stand_in(self, seat: Seat) -> None:
        self._countdowns.pop(seat, None)
        self.table.services.spawn(self.table.update(lambda about: seats.stand_in(about, seat, "left")))

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
            watchers=sum(not connection.seats for connection in self.connections),
        )
