"""An id for every request and every WebSocket: all log lines that it causes carry it, and so does the answer."""

from __future__ import annotations

import re
import secrets
from collections.abc import MutableMapping
from typing import Any, Final

from structlog.contextvars import bind_contextvars

from roarhouse.server.web.headers import App, Scope, Send

HEADER: Final = b"x-request-id"
ACCEPTED: Final = re.compile(rb"[0-9A-Za-z._-]{1,64}")  # of a proxy that numbers requests itself
STARTS: Final = ("http.response.start", "websocket.http.response.start", "websocket.accept")


class RequestIds:
    """ASGI middleware around everything. uvicorn runs each request in a task, so its context is its own."""

    def __init__(self, app: App) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Any, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        given = dict(scope["headers"]).get(HEADER, b"")
        name = given if ACCEPTED.fullmatch(given) else secrets.token_hex(6).encode()
        bind_contextvars(request=name.decode())

        async def send_with_id(message: MutableMapping[str, Any]) -> None:
            if message["type"] in STARTS:
                message["headers"] = [*message.get("headers", ()), (HEADER, name)]
            await send(message)

        await self._app(scope, receive, send_with_id)
