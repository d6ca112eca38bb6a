"""What is kept, and how it is asked for. Nothing here knows a database.

A table is one row that changes seldom (`About`: seats, clock, state) and an append-only log (`Line`). Everything is
changed through `Store.write`: all changes of one call or none, durable when it returns. The unique key (table,
version) makes any number of servers safe: whoever loses a race gets a `Conflict`, reads again and tries again.
"""

from __future__ import annotations

from typing import Literal, Protocol

from msgspec import Raw, Struct

from roarhouse.core.errors import RoarhouseError
from roarhouse.core.words import Seat
from roarhouse.server.parts import NULL, ClockRules, SeatKind, State

How = Literal["person", "bot", "timeout", "order", "nature", "undo"]


class Conflict(RoarhouseError):
    """Somebody else has written first: read again."""


class Seated(Struct, kw_only=True):
    """A seat as it is kept. `secret` is a hash; `away`: a bot stands in, because the person left or asked for it."""

    kind: SeatKind
    name: str = ""
    bot: str = ""
    secret: str = ""
    taken: bool = False
    away: Literal["", "left", "asked"] = ""
    salt: str = ""
    order: Raw = NULL
    occasion: str = ""  # what the order is for; it lapses with it


class About(Struct, kw_only=True):
    """A table without its log."""

    table: str
    game: str
    rules: int  # version
    mode: str
    options: Raw
    deck: str  # hash
    seats: list[Seated]
    clock: ClockRules
    listed: bool
    takeover: bool
    state: State
    created: int
    seed: str
    host: str  # hash of the secret
    rematch: str | None = None
    rematch_of: str | None = None


class Line(Struct, frozen=True, kw_only=True):
    """One line of a log. `choice` and `told` are JSON; an undoing has no choice; `spent` is taken from the bank
    (an undoing gives it back)."""

    version: int
    seat: Seat
    how: How
    choice: bytes | None
    told: bytes
    at: int
    action: str = ""
    undoes: int | None = None
    spent: int = 0


class Frozen(Struct, frozen=True, kw_only=True):
    """The state after a line, so that not all of them must be played again."""

    version: int
    natures: int
    state: bytes


class Stored(Struct, frozen=True, kw_only=True):
    """A table as it is read."""

    about: About
    revision: int
    lines: tuple[Line, ...]
    frozen: Frozen | None
    cards: bytes


class AddTable(Struct, frozen=True, kw_only=True):
    about: About
    cards: bytes  # of the deck; kept once for each hash


class SaveTable(Struct, frozen=True, kw_only=True):
    """The table's row again; `revision` is the one that was read."""

    about: About
    revision: int


class Append(Struct, frozen=True, kw_only=True):
    table: str
    lines: tuple[Line, ...]


class Freeze(Struct, frozen=True, kw_only=True):
    table: str
    frozen: Frozen


Change = AddTable | SaveTable | Append | Freeze


class Store(Protocol):
    async def open(self) -> None: ...
    async def close(self) -> None: ...
    async def write(self, *changes: Change) -> None:
        """All of it or nothing; on disk when this returns."""

    async def read(self, table: str) -> Stored | None: ...
    async def listed(self, most: int) -> list[About]:
        """The newest tables that want to be found and are not over."""

    async def ticking(self) -> list[str]:
        """Tables being played against a clock: somebody must watch it."""
