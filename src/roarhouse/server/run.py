"""The server process: uvicorn with our limits, and a farewell before it stops."""

from __future__ import annotations

import gc
import signal
import socket
import sys

import structlog
import uvicorn
from litestar import Litestar

from roarhouse.server.app import make_app
from roarhouse.server.logs import set_up
from roarhouse.server.messages import MOST_BYTES
from roarhouse.server.settings import Settings

log = structlog.get_logger()
PING, DEAD = 10.0, 15.0  # a peer is dead 25 s after its last answer
COLLECT = (10_000, 50, 1_000)  # to look through all tables for garbage stops everybody for 0.1 s: do it seldom


class Server(uvicorn.Server):
    """Says bye to everybody before it closes the sockets."""

    def __init__(self, config: uvicorn.Config, app: Litestar) -> None:
        super().__init__(config)
        self.app = app

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        signal.signal(signal.SIGTERM, leave)  # uvicorn raises it again at its end
        super().run(sockets)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.app.state.house.farewell()
        await super().shutdown(sockets)
        log.info("stopped")


def leave(_signal: int, _frame: object) -> None:
    """As after the last line of the program, so that processes which helped end, too."""
    sys.exit(0)


def make_server(settings: Settings, host: str, port: int) -> Server:
    set_up()
    gc.set_threshold(*COLLECT)
    app = make_app(settings)
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        ws="websockets-sansio",
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=PING,
        ws_ping_timeout=DEAD,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=10,
        server_header=False,
    )
    return Server(config, app)
