"""The server process: uvicorn with our limits, and a last message to every connection before it stops."""

from __future__ import annotations

import gc
import signal
import socket
import sys
from contextlib import suppress

import structlog
import uvicorn
from litestar import Litestar

from roarhouse.server.app import make_app
from roarhouse.server.live.door import Door
from roarhouse.server.live.protocols import protocols
from roarhouse.server.ops.logs import configure_logging
from roarhouse.server.settings import Settings
from roarhouse.server.web.guard import Guard
from roarhouse.server.web.head import HeadAsGet
from roarhouse.server.web.headers import SecurityHeaders
from roarhouse.server.web.request_ids import RequestIds
from roarhouse.server.web.throttle import Throttle
from roarhouse.server.wire.requests import MAX_BYTES

try:
    import resource
except ImportError:  # not on Windows
    resource = None  # type: ignore[assignment]

logger = structlog.get_logger()
PING_INTERVAL, PING_TIMEOUT = 10.0, 15.0  # a peer is considered dead 25 s after its last answer
GC_THRESHOLDS = (10_000, 2, 25_000)  # collections stop the event loop: of the young often, over all tables seldom


class Server(uvicorn.Server):
    """Notifies connections before it closes them."""

    def __init__(self, config: uvicorn.Config, app: Litestar) -> None:
        super().__init__(config)
        self.app = app

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        signal.signal(signal.SIGTERM, exit_normally)  # uvicorn raises it again at its end
        super().run(sockets)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.app.state.registry.notify_shutdown()
        await super().shutdown(sockets)
        logger.info("stopped")


def exit_normally(_signal: int, _frame: object) -> None:
    """Exit as after the last line of the program, so that worker processes end, too."""
    sys.exit(0)


def raise_file_limit() -> None:
    """Every connection is an open file, and the usual soft limit of 1,024 is soon reached."""
    if resource is not None:
        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def listen(host: str, port: int, backlog: int = 1024) -> socket.socket:
    """A listening socket; unless it says that it is TCP, asyncio leaves small messages waiting (TCP_NODELAY)."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(backlog)
    except OSError:
        listening.close()
        raise
    return listening


def make_server(settings: Settings, host: str, port: int) -> Server:
    configure_logging()
    raise_file_limit()
    gc.set_threshold(*GC_THRESHOLDS)
    app = make_app(settings)
    routes = Throttle(HeadAsGet(app), app.state.limits)
    config = uvicorn.Config(
        RequestIds(SecurityHeaders(Guard(routes, settings.allowed_origins), settings.allowed_origins)),
        host=host,
        port=port,
        ws_max_size=MAX_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_INTERVAL,
        ws_ping_timeout=PING_TIMEOUT,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=10,
        server_header=False,
    )
    config.http, config.ws = protocols(Door(settings, config.forwarded_allow_ips))
    return Server(config, app)
