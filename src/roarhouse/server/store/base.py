"""What is stored, and the store's interface. Nothing here depends on a database.

A table is one row that changes seldom (`About`: seats, clock, state) and an append-only log (`Line`). All changes go
through `Store.write`: every change of one call or none, durable when it returns. The unique key (table, version)
makes any number of servers safe: the loser of a race gets a `Conflict`, reads again and retries.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from typing import Literal, Protocol

from msgspec import Raw, Struct, field, structs

from roarhouse.core.words import Seat
from roarhouse.server.wire.types import NULL, ClockRules, Pace, SeatKind, State, StudyKind

How = Literal["person", "bot", "timeout", "order", "forced", "closing", "nature", "undo", "lesson"]
Away = Literal["", "left", "asked"]
NoticeKind = Literal["push", "mail", "webhook"]
AnalysisKind = Literal["known", "open"]  # from what could be known at the time, or with open cards
Progress = Literal["running", "done", "failed"]


class Notice(Struct, frozen=True, kw_only=True):
    """How a person wants to be told of their turn: one device or address, at this seat of this table only.

    `target` is the endpoint of a push service, a mail address or a URL; `key` and `auth` are a browser's. `code` is
    the hash of what confirms a mail address; nothing is sent before."""

    id: str
    kind: NoticeKind
    target: str
    link: str  # to the table, without any secret
    lang: Literal["en", "de"] = "en"
    key: str = ""
    auth: str = ""
    code: str = ""


class Seated(Struct, kw_only=True):
    """A seat. `secret` is a hash; `link` is that of the link by which the holder came, until they have kept the new
    secret. `away`: a bot stands in, because the person left or asked for it."""

    kind: SeatKind
    name: str = ""
    bot: str = ""
    secret: str = ""
    link: str = ""
    taken: bool = False
    away: Away = ""
    pledge: str = ""  # hash of the salt
    salt: str = ""
    order: Raw = NULL
    occasion: str = ""  # what the order is for; the order lapses with it
    ordered: list[str] = field(default_factory=list)  # hashed ids of the orders given so far
    held: int = -1  # version of the question that this seat answers itself, however long it takes
    ask_all: bool = False  # also questions with a single answer
    pace: Pace = "normal"  # at which bots play for this person
    notices: list[Notice] = field(default_factory=list)
    noticed: int = 0  # version of the last question that a notice was sent for
    noticed_at: int = 0  # ... and when, in milliseconds
    hints: int = 0  # asked for


class Study(Struct, frozen=True, kw_only=True):
    """What a table for one player is about. `seat` is the only one that chooses: bots do not play here."""

    kind: StudyKind
    id: str
    seat: Seat


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
    revealing: bool = False  # the game has begun, and salts are revealed before the first deal
    rematch: str | None = None
    rematch_of: str | None = None
    lesson: str = ""  # the lesson that is taught at this table
    hints: bool = False  # allowed among people
    study: Study | None = None

    def copy(self) -> About:
        """To be changed and written: seats and their lists are copied."""
        seats = [structs.replace(seat, ordered=[*seat.ordered]) for seat in self.seats]
        return structs.replace(self, seats=seats)


class Line(Struct, frozen=True, kw_only=True, gc=False):
    """One line of a log. `choice` and `told` are JSON; an undo has no choice. `spent` is taken from the bank, in
    milliseconds; an undo gives it back (negative). `token` is that of the lease of a choice that no person made."""

    version: int
    seat: Seat
    how: How
    choice: bytes | None
    told: bytes
    at: int
    action: str = ""
    undoes: int | None = None
    spent: int = 0
    token: int = 0


class Frozen(Struct, frozen=True, kw_only=True):
    """The state after a line: a log is replayed from there."""

    version: int
    natures: int
    state: bytes


class Stored(Struct, frozen=True, kw_only=True):
    """A table as read from the store."""

    about: About
    revision: int = 0
    lines: tuple[Line, ...] = ()
    frozen: Frozen | None = None
    cards: bytes = b""
    since: float = 0.0  # when a server last took the lease, in seconds since 1970


class Listed(Struct, frozen=True):
    """A listed table and the time of its last line, or of its creation."""

    about: About
    moved: int


class Page(Struct, frozen=True, kw_only=True):
    """Which tables are wanted: at most so many, created before the cursor, and active since (in milliseconds)."""

    most: int
    before: tuple[int, str] | None = None
    active_since: int = 0
    slow_since: int = 0  # for tables with a slow clock


class AddTable(Struct, frozen=True, kw_only=True):
    about: About
    cards: bytes  # of the deck; stored once per hash


class SaveTable(Struct, frozen=True, kw_only=True):
    """Replace the table's row; `revision` is the one that was read."""

    about: About
    revision: int


class Append(Struct, frozen=True, kw_only=True):
    table: str
    lines: tuple[Line, ...]


class Freeze(Struct, frozen=True, kw_only=True):
    table: str
    frozen: Frozen


class Fence(Struct, frozen=True, kw_only=True):
    """A `Conflict` unless the table's lease still has this token: nothing of a server that has lost it is written."""

    table: str
    token: int


class AddKey(Struct, frozen=True, kw_only=True):
    """A key of the server; a `Conflict` if there is one with this name."""

    name: str
    value: bytes


class Analysed(Struct, frozen=True, kw_only=True):
    """An analysis as stored; `until` is the time, in seconds since 1970, at which the claim of its maker lapses."""

    table: str
    kind: AnalysisKind
    state: Progress = "running"
    done: int = 0
    total: int
    until: float = 0.0
    result: bytes = b""


class ClaimAnalysis(Struct, frozen=True, kw_only=True):
    """Begin an analysis; a `Conflict` if it is done, or being made by a server that was heard of."""

    analysis: Analysed
    now: float


class SaveAnalysis(Struct, frozen=True, kw_only=True):
    """How far an analysis is, or its result."""

    analysis: Analysed


Tell = Callable[[dict[str, tuple[int, int]]], Awaitable[None]]  # versions and revisions that were written
Change = AddTable | SaveTable | Append | Freeze | Fence | AddKey | ClaimAnalysis | SaveAnalysis


class Store(Protocol):
    async def open(self) -> None: ...
    async def close(self) -> None: ...
    async def write(self, *changes: Change) -> None:
        """Write all changes or none; they are on disk when this returns."""

    async def read(self, table: str) -> Stored | None:
        """Read a table; raises `Unavailable` if the database fails, another error if what it holds is damaged."""

    async def read_since(self, table: str, version: int) -> Stored | None:
        """Read a table with its lines after a version only, without its frozen state and its cards."""

    async def heads(self, tables: Iterable[str]) -> dict[str, tuple[int, int]]:
        """The version and the revision of each of these tables."""

    async def key(self, name: str) -> bytes | None:
        """A key of the server, which all servers with this database share."""

    async def analysis(self, table: str, kind: AnalysisKind) -> Analysed | None:
        """The analysis of a table, finished or not."""

    async def listed(self, page: Page) -> list[tuple[int, str, Listed | None]]:
        """A page of public tables that are not over, each with its cursor; None for one that is damaged."""

    async def ticking(self) -> list[str]:
        """Tables being played with a clock: they must be loaded for it to run out."""

    async def expire(self, days: float, used: frozenset[str]) -> list[str]:
        """Delete tables that were not changed for some days and are used neither here nor by another server."""
