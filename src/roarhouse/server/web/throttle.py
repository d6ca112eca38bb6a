"""How often an address may ask: every HTTP request and every handshake counts."""

from __future__ import annotations

import asyncio
from typing import Any

from roarhouse.server.live.limits import Limits
from roarhouse.server.web.guard import send_problem
from roarhouse.server.web.headers import App, Scope, Send
from roarhouse.server.wire.bodies import Problem

WAIT_SECONDS = 1.0  # before a refusal: one connection cannot ask more often than this
TOO_OFTEN = Problem(code="too-often", reason="too many requests from your address; try again later")


class Throttle:
    """ASGI middleware around the routes."""

    def __init__(self, app: App, limits: Limits) -> None:
        self._app, self._limits = app, limits

    async def __call__(self, scope: Scope, receive: Any, send: Send) -> None:
        if scope["type"] == "lifespan" or self._limits.hits.allow(scope["client"][0] if scope["client"] else ""):
            await self._app(scope, receive, send)
            return
        await asyncio.sleep(WAIT_SECONDS)
        await send_problem(scope, send, 429, TOO_OFTEN, (b"retry-after", b"10"))
