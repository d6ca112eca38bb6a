"""Which requests are accepted: those of this server's own pages, of allowed origins, and of other clients.

A page of another site must not use a visitor's browser to watch or create tables (`Origin`, `Sec-Fetch-Site`), nor
reach this server under a host name of its own (DNS rebinding: `Host`).
"""

from __future__ import annotations

import re
import socket
from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
import structlog

from roarhouse.core.errors import RoarhouseError
from roarhouse.server.web.headers import App, Scope, Send
from roarhouse.server.wire.bodies import Problem

logger = structlog.get_logger()
HOST: Final = re.compile(r"(?P<name>\[[0-9a-f:.]+\]|[^:/@\[\]]+)(:(?P<port>\d{1,5}))?")
PORTS: Final = {"http": 80, "https": 443}
PRIVATE: Final = ("/api/", "/metrics")  # answers that only this server's own pages may read
MAX_LOGGED: Final = 100  # refused origins and host names


def parse_origin(text: str) -> tuple[str, int] | None:
    """Host and port of an origin such as `https://games.example.org`; None if it is none."""
    try:
        parts = urlsplit(text)
        port = parts.port or PORTS[parts.scheme]
    except (ValueError, KeyError):
        return None
    bare = f"{parts.scheme}://{parts.netloc}"
    return (parts.hostname, port) if parts.hostname and text.rstrip("/").lower() == bare.lower() else None


def check_origins(origins: list[str]) -> tuple[str, ...]:
    """The origins as browsers send them: in small letters, without a slash at the end."""
    for origin in origins:
        if parse_origin(origin) is None:
            raise RoarhouseError(f"--allow-origin: expected an origin such as https://example.org, found '{origin}'")
    return tuple(origin.rstrip("/").lower() for origin in origins)


class Policy:
    """Compares the headers of a request with the origins and host names that are allowed."""

    def __init__(self, origins: tuple[str, ...]) -> None:
        self.origins = frozenset(origins)
        own = socket.gethostname().lower()
        allowed = [place[0] for origin in origins if (place := parse_origin(origin))]
        self._names = {"localhost", own, f"{own}.local", *allowed}

    def refusal(self, scope: Scope) -> str:
        """Why a request is refused; empty if it is accepted."""
        headers = {name.decode("latin-1"): value.decode("latin-1").lower() for name, value in scope["headers"]}
        host = headers.get("host", "")
        if host and not self._is_own_name(host):
            return f"unknown host name {host}: start the server with --allow-origin https://{host}"
        if is_private(scope, headers) and self._is_foreign(headers, host):
            return f"foreign origin {headers.get('origin', '')}: start the server with --allow-origin to allow it"
        return ""

    def _is_own_name(self, host: str) -> bool:
        """An address cannot be rebound, and `localhost` and this machine's name are its own."""
        found = HOST.fullmatch(host)
        name = found["name"].strip("[]").removesuffix(".") if found else ""
        return name in self._names or name.endswith(".localhost") or is_address(name)

    def _is_foreign(self, headers: dict[str, str], host: str) -> bool:
        origin, site = headers.get("origin"), headers.get("sec-fetch-site")
        if origin in self.origins or site in ("same-origin", "none"):
            return False
        return site in ("same-site", "cross-site") if origin is None else not is_same(origin, host)


def is_private(scope: Scope, headers: dict[str, str]) -> bool:
    """A WebSocket, a request that changes something, or one whose answer is not for other sites' scripts."""
    if scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD"):
        return True
    return scope["path"].startswith(PRIVATE) and headers.get("sec-fetch-mode") != "navigate"


def is_address(name: str) -> bool:
    try:
        return bool(ip_address(name))
    except ValueError:
        return False


def is_same(origin: str, host: str) -> bool:
    """Is the page's origin the host that was asked? The scheme may differ, behind a proxy that ends TLS."""
    place, found = parse_origin(origin), HOST.fullmatch(host)
    if place is None or found is None:
        return False
    default = PORTS[urlsplit(origin).scheme]
    return place == (found["name"].strip("[]"), int(found["port"] or default))


class Guard:
    """ASGI middleware around the whole application."""

    def __init__(self, app: App, origins: tuple[str, ...]) -> None:
        self._app, self._policy = app, Policy(origins)
        self._logged: set[str] = set()

    async def __call__(self, scope: Scope, receive: Any, send: Send) -> None:
        reason = "" if scope["type"] == "lifespan" else self._policy.refusal(scope)
        if not reason:
            await self._app(scope, receive, send)
            return
        self._log(reason)
        await send_problem(scope, send, 403, Problem(code="origin", reason=reason))

    def _log(self, reason: str) -> None:
        if reason not in self._logged and len(self._logged) < MAX_LOGGED:
            self._logged.add(reason)
            logger.warning("request refused", reason=reason)


async def send_problem(scope: Scope, send: Send, status: int, problem: Problem, *more: tuple[bytes, bytes]) -> None:
    """Answer a request, or a handshake instead of accepting it."""
    response = "websocket.http.response" if scope["type"] == "websocket" else "http.response"
    headers = [(b"content-type", b"application/json"), (b"cache-control", b"no-store"), *more]
    await send({"type": f"{response}.start", "status": status, "headers": headers})
    await send({"type": f"{response}.body", "body": msgspec.json.encode(problem)})
