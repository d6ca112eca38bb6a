"""Errors of the server: denied requests, messages that end a connection, failed writes, writes that lost a race."""

from __future__ import annotations

from roarhouse.core.errors import RoarhouseError, WireError


class Denied(RoarhouseError):
    """A request that is not possible, or not now: HTTP status, a code for programs, a reason for people."""

    def __init__(self, status: int, code: str, reason: str) -> None:
        self.status, self.code, self.reason = status, code, reason
        super().__init__(reason)


class NoTable(Denied):
    def __init__(self) -> None:
        super().__init__(404, "no-table", "there is no such table")


class Damaged(Denied):
    def __init__(self) -> None:
        super().__init__(409, "damaged", "the table is damaged and cannot be opened; the server's log has the reason")


class Rejected(WireError):
    """A message that ends its connection; `code` is the WebSocket close code."""

    def __init__(self, code: int, expected: str, came: str) -> None:
        self.code = code
        super().__init__(expected, came)


class Unavailable(RoarhouseError):
    """The database failed: nothing was changed, and a later attempt may succeed."""


class Conflict(RoarhouseError):
    """Another writer committed first: read the table again and retry."""
