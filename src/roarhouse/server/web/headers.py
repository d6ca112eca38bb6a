"""Security headers on every HTTP response, errors and redirects included."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final

Scope = MutableMapping[str, Any]
Send = Callable[[Any], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]

POLICY: Final = (
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; connect-src 'self'; "
    "frame-ancestors {ancestors}; base-uri 'self'; form-action 'self'; object-src 'none'"
)
HEADERS: Final = {
    "referrer-policy": "no-referrer",  # links may hold secrets
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
    "cache-control": "no-cache",
}


def security_headers(origins: tuple[str, ...] = ()) -> list[tuple[bytes, bytes]]:
    """Allowed origins may frame the page."""
    policy = POLICY.format(ancestors=" ".join(("'self'", *origins)))
    named = {"content-security-policy": policy, **HEADERS}
    return [(name.encode(), value.encode()) for name, value in named.items()]


class SecurityHeaders:
    """ASGI middleware: adds the headers that a response does not set itself."""

    def __init__(self, app: App, origins: tuple[str, ...]) -> None:
        self._app, self._headers = app, security_headers(origins)

    async def __call__(self, scope: Scope, receive: Any, send: Send) -> None:
        async def send_with_headers(message: MutableMapping[str, Any]) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                given = {name.lower() for name, _ in message["headers"]}
                message["headers"] = [*message["headers"], *(one for one in self._headers if one[0] not in given)]
            await send(message)

        await self._app(scope, receive, send_with_headers)
