"""uvicorn's protocols with limits of what a peer may do before and below the application.

A request must be complete in time, the connections of an address are limited, and every WebSocket frame is counted:
pings and fragments reach no handler, but reading them takes time from all others.
"""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

from roarhouse.server.live.door import Door
from roarhouse.server.live.limits import TokenBucket
from roarhouse.server.web.headers import security_headers

SLICE = 2048  # bytes between two looks at the limit: some hundred frames at most
INCOMPLETE = (h11.IDLE, h11.SEND_BODY)
TOO_OFTEN = 4429
WRITE = "roarhouse.write"  # extension of the scope: sends without a task of the event loop


class HttpProtocol(H11Protocol):
    """HTTP/1.1, with a time limit for each request; becomes a WebSocket on request."""

    door: Door

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._deadline: asyncio.TimerHandle | None = None
        if self.door.enter(address_of(self.client)):
            self._await_request()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._request_complete()
        self.door.leave(address_of(self.client))
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """After an upgrade the connection belongs to the other protocol, which also counts its end."""
        super().data_received(data)
        if self in self.connections and self.conn.their_state in INCOMPLETE:
            self._await_request()
        else:
            self._request_complete()

    def send_400_response(self, msg: str) -> None:
        """The answer to what is no HTTP, with the headers of all answers."""
        headers = [*security_headers(), (b"content-type", b"text/plain; charset=utf-8"), (b"connection", b"close")]
        answer = h11.Response(status_code=400, headers=headers, reason=b"Bad Request")
        for event in (answer, h11.Data(data=msg.encode()), h11.EndOfMessage()):
            self.transport.write(self.conn.send(event) or b"")
        self.transport.close()

    def _await_request(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(self.door.settings.request_within, self.transport.abort)
            self.door.wait(self, self.transport.abort)

    def _request_complete(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
            self.door.done(self)


class SocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket that is closed if it sends too many frames, of whatever kind."""

    door: Door

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        settings = self.door.settings
        self._bucket = TokenBucket(settings.frames_per_second, settings.frames_at_once)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][WRITE] = {"text": self.write_text}

    def write_text(self, data: bytes) -> bool:
        """Send a message at once, if the peer reads what it is sent; returns whether it was sent."""
        if self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        try:
            self.conn.send_text(data)
        except InvalidState:
            return False
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        self.door.leave(address_of(self.client))
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])

    def handle_events(self) -> None:
        if not self._bucket.take(len(self.conn.events)):
            self._close_flooded()
            return
        super().handle_events()

    def _close_flooded(self) -> None:
        """As uvicorn closes a connection whose data it cannot parse."""
        self.conn.fail(TOO_OFTEN, "too many frames")
        if self.conn.close_sent is None:  # the handshake is not complete
            self.transport.abort()
        else:
            self.handle_parser_exception()


def address_of(client: tuple[str, int] | None) -> str:
    return client[0] if client else ""


def protocols(door: Door) -> tuple[type[HttpProtocol], type[SocketProtocol]]:
    """The classes for one server: uvicorn makes an instance for every connection."""
    return type("Http", (HttpProtocol,), {"door": door}), type("Socket", (SocketProtocol,), {"door": door})
