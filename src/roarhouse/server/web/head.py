"""HEAD requests: answered as GET, without the body."""

from __future__ import annotations

from typing import Any

from roarhouse.server.web.headers import App, Scope, Send


class HeadAsGet:
    """ASGI middleware around the routes, which know GET only."""

    def __init__(self, app: App) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Any, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] != "HEAD":
            await self._app(scope, receive, send)
            return

        async def send_head(message: Any) -> None:
            if message["type"] == "http.response.body":
                message = {**message, "body": b""}
            await send(message)

        await self._app({**scope, "method": "GET"}, receive, send_head)
