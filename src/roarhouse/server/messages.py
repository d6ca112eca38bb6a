"""What travels over the websocket: typed, checked at the edge, documented in docs/protocol.md."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Raw, Struct, field

from roarhouse.core.game import Result
from roarhouse.core.words import Seat, Section, Words
from roarhouse.server.parts import Entry, Name, Present, Prompt, SeatClock, TableInfo, WhyNot

PROTOCOL: Final = 1
MOST_BYTES: Final = 64 * 1024

Id = Annotated[str, Meta(min_length=1, max_length=64)]
Secret = Annotated[str, Meta(min_length=1, max_length=128)]
Salt = Annotated[str, Meta(min_length=1, max_length=128, pattern="^[!-~]+$")]
Version = Annotated[int, Meta(ge=0)]


# -- the client says -------------------------------------------------------------------------------------------------


class Asked(Struct, frozen=True, kw_only=True, rename="camel", forbid_unknown_fields=True, tag_field="type"):
    """A message from a client."""


class Hello(Asked, frozen=True, kw_only=True, tag="hello"):
    """First, within ten seconds: who I am. Without secrets, a watcher."""

    protocol: int
    secrets: Annotated[tuple[Secret, ...], Meta(max_length=16)] = ()
    since: Version | None = None
    name: Name | None = None


class Choose(Asked, frozen=True, kw_only=True, tag="choose"):
    """A choice of a seat that I hold; repeated with the same id it gets the same answer."""

    id: Id
    seat: Seat
    version: Version
    choice: Raw


class Consider(Asked, frozen=True, kw_only=True, tag="consider"):
    """Would this be refused, and how does it read?"""

    id: Id
    seat: Seat
    choice: Raw


class Undo(Asked, frozen=True, kw_only=True, tag="undo"):
    """Take back the seat's last choice, if nothing new was learnt since."""

    id: Id
    seat: Seat


class GiveOrder(Asked, frozen=True, kw_only=True, tag="order"):
    """A standing order, kept secret; null cancels it."""

    id: Id
    seat: Seat
    order: Raw


class AddSalt(Asked, frozen=True, kw_only=True, tag="salt"):
    """The seat's own part of the seed, before the start."""

    seat: Seat
    salt: Salt


class Chat(Asked, frozen=True, kw_only=True, tag="chat"):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Read(Asked, frozen=True, kw_only=True, tag="read"):
    """A held seat's view as text; seat -2: the watchers' view."""

    id: Id
    seat: Seat


class Ping(Asked, frozen=True, kw_only=True, tag="ping"):
    n: int


class Since(Asked, frozen=True, kw_only=True, tag="since"):
    """What happened after this version? Events, or a snapshot if it is too long ago."""

    version: Version


FromClient = Hello | Choose | Consider | Undo | GiveOrder | AddSalt | Chat | Read | Ping | Since


# -- the server says -------------------------------------------------------------------------------------------------


class Said(Struct, frozen=True, kw_only=True, rename="camel", tag_field="type"):
    """A message from the server."""


class ChatSaid(Said, frozen=True, kw_only=True, tag="chat"):
    """`from` is a seat, or null for a watcher."""

    from_: Seat | None = field(name="from")
    name: str
    text: str
    at: int


class Welcome(Said, frozen=True, kw_only=True, tag="welcome"):
    protocol: int
    table: TableInfo
    seats: tuple[Seat, ...]
    host: bool
    version: int
    chat: tuple[ChatSaid, ...]


class TableChanged(Said, frozen=True, kw_only=True, tag="table"):
    """Somebody sat down, left, was renamed; the game began or ended."""

    table: TableInfo


class Snapshot(Said, frozen=True, kw_only=True, tag="snapshot"):
    """The whole table as this viewer may see it."""

    version: int
    views: dict[str, Raw]
    prompts: dict[str, Prompt]
    changes: dict[str, Prompt]
    undo: tuple[Seat, ...]
    orders: dict[str, Raw]
    log: tuple[Entry, ...]
    clock: dict[str, SeatClock] | None
    result: Result | None


class Event(Said, frozen=True, kw_only=True, tag="event"):
    """One line of the log: the same number for everybody, the content per viewer."""

    version: int
    by: Seat
    undoes: int | None
    entries: tuple[Entry, ...]
    views: dict[str, Raw]
    prompts: dict[str, Prompt]
    changes: dict[str, Prompt]
    undo: tuple[Seat, ...]
    clock: dict[str, SeatClock] | None


class Ack(Said, frozen=True, kw_only=True, tag="ack"):
    id: str
    version: int


class RefusedChoice(Said, frozen=True, kw_only=True, tag="refused"):
    id: str
    rule: str
    why: Words


class Considered(Said, frozen=True, kw_only=True, tag="considered"):
    id: str
    refusal: WhyNot | None
    words: Words | None


class Stale(Said, frozen=True, kw_only=True, tag="stale"):
    """The table has moved on; the events since follow."""

    id: str
    version: int


class Text(Said, frozen=True, kw_only=True, tag="text"):
    """The seat's view as text, for a screen reader."""

    id: str
    seat: Seat
    version: int
    sections: tuple[Section, ...]


class Orders(Said, frozen=True, kw_only=True, tag="orders"):
    """The standing orders of the seats held here, and nobody else's."""

    orders: dict[str, Raw]


class Presence(Said, frozen=True, kw_only=True, tag="presence"):
    seats: tuple[Present, ...]
    watchers: int


class Pong(Said, frozen=True, kw_only=True, tag="pong"):
    n: int


class Over(Said, frozen=True, kw_only=True, tag="over"):
    """The result, the seed that was promised, and where the record is."""

    result: Result
    seed: str
    record: str


class Rematch(Said, frozen=True, kw_only=True, tag="rematch"):
    """Somebody wants to play again: the new table."""

    table: str


class Malformed(Said, frozen=True, kw_only=True, tag="error"):
    """What was expected and what came; then the socket closes."""

    expected: str
    came: str


class Bye(Said, frozen=True, kw_only=True, tag="bye"):
    reason: str


FromServer = (
    Welcome | TableChanged | Snapshot | Event | Ack | RefusedChoice | Considered | Stale | Text | Orders | Presence
    | ChatSaid | Pong | Over | Rematch | Malformed | Bye
)  # fmt: skip
