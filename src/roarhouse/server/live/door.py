"""Which TCP connections are let in, before a byte of them is read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from roarhouse.server.settings import Settings

Drop = Callable[[], None]


async def no_app(*_: object) -> None: ...


class Door:
    """Counts connections by address, and those whose request is not complete: of these the oldest has to go.

    Proxies that are trusted to name the real address are not limited by their own.
    """

    def __init__(self, settings: Settings, proxies: list[str] | str) -> None:
        self.settings = settings
        self._proxies = ProxyHeadersMiddleware(no_app, proxies).trusted_hosts
        self._inside: Counter[str] = Counter()
        self._waiting: dict[object, Drop] = {}  # oldest first

    def enter(self, address: str) -> bool:
        """Count a connection; False if its address has too many."""
        self._inside[address] += 1
        return address in self._proxies or self._inside[address] <= self.settings.sockets_per_address

    def leave(self, address: str) -> None:
        self._inside[address] -= 1
        if not self._inside[address]:
            del self._inside[address]

    def wait(self, who: object, drop: Drop) -> None:
        """A connection waits for the rest of its request."""
        self._waiting.setdefault(who, drop)
        if len(self._waiting) > self.settings.sockets_waiting:
            oldest = next(iter(self._waiting))
            self._waiting.pop(oldest)()

    def done(self, who: object) -> None:
        self._waiting.pop(who, None)
