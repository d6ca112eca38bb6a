"""What the server sends over the WebSocket; docs/protocol.md describes it."""

from __future__ import annotations

from msgspec import Raw, Struct, field

from roarhouse.bots.analysis import Verdict
from roarhouse.core.result import Result
from roarhouse.core.words import Seat, Section, Words
from roarhouse.server.wire.types import (
    Entry,
    Present,
    Prompt,
    Reaction,
    SeatClock,
    Spoken,
    TableInfo,
    TipInfo,
    WhyNot,
)


class Said(Struct, frozen=True, kw_only=True, gc=False, rename="camel", tag_field="type"):
    """A message from the server."""


class ChatSaid(Said, frozen=True, kw_only=True, tag="chat"):
    """A chat message; `from` is a seat, or null for a watcher."""

    from_: Seat | None = field(name="from")
    name: str
    text: str
    at: int


class Reacted(Said, frozen=True, kw_only=True, tag="reaction"):
    """A quick reaction. It is kept nowhere: who connects later does not see it."""

    seat: Seat
    reaction: Reaction


class Welcome(Said, frozen=True, kw_only=True, tag="welcome"):
    """The answer to `hello`. Once the game has begun, a snapshot or the missing events follow, then `presence`.
    `renewed`: new secrets of seats that were taken by a link; answer with `keep` once they are stored.
    `window`: milliseconds before a window can close by itself."""

    protocol: int
    table: TableInfo
    seats: tuple[Seat, ...]
    host: bool
    renewed: dict[str, str]
    version: int
    chat: tuple[ChatSaid, ...]
    window: int


class TableChanged(Said, frozen=True, kw_only=True, tag="table"):
    """The table info has changed: a seat was taken, left or renamed; the game began or ended."""

    table: TableInfo


class Snapshot(Said, frozen=True, kw_only=True, tag="snapshot"):
    """The whole table, as this viewer may see it; `head` is that of the record's hash chain."""

    version: int
    head: str
    views: dict[str, Raw]
    prompts: dict[str, Prompt]
    changes: dict[str, Prompt]
    undo: tuple[Seat, ...]
    orders: dict[str, Raw]
    due: tuple[Seat, ...]
    closing: tuple[Seat, ...]
    log: tuple[Entry, ...]
    clock: dict[str, SeatClock] | None
    result: Result | None


class Event(Said, frozen=True, kw_only=True, tag="event"):
    """One line of the log: version and head are the same for every viewer, the content is not. `due`: held seats
    that a standing order answers for; `closing`: held seats whose window closes by itself unless they hold it."""

    version: int
    head: str
    by: Seat
    undoes: int | None
    entries: tuple[Entry, ...]
    views: dict[str, Raw]
    prompts: dict[str, Prompt]
    changes: dict[str, Prompt]
    undo: tuple[Seat, ...]
    due: tuple[Seat, ...]
    closing: tuple[Seat, ...]
    clock: dict[str, SeatClock] | None


class Ack(Said, frozen=True, kw_only=True, tag="ack"):
    """The choice is made, and on disk."""

    id: str
    version: int


class RefusedChoice(Said, frozen=True, kw_only=True, tag="refused"):
    """The choice is not possible; nothing was changed. `rule` is empty where no rule of the game forbids it."""

    id: str
    rule: str
    why: Words


class Considered(Said, frozen=True, kw_only=True, tag="considered"):
    """The answer to `consider` and `parse`. `choice` is what was considered, null for a text that means none; `worth`
    is what a legal choice would be worth, in the game's own type, or null. `reply` is what a lesson says to a
    legal choice that it does not ask for."""

    id: str
    choice: Raw
    refusal: WhyNot | None
    words: Words | None
    worth: Raw
    reply: Spoken | None = None


class Judged(Said, frozen=True, kw_only=True, tag="judged"):
    """The answer to a choice at a puzzle or an exercise; nothing was changed. In chances to win, `loss` is what it
    costs against the best choice, `lead` how far the best one is ahead of the second best. `best` is told at an
    exercise, and at a puzzle that is solved."""

    id: str
    seat: Seat
    verdict: Verdict
    solved: bool
    chance: float
    loss: float
    lead: float
    why: Words
    best: Words | None


class Tried(Said, frozen=True, kw_only=True, tag="tried"):
    """After a trick shot, from the position that it was asked for in: how many it brought about, and how many are
    wanted. It belongs to the event of this version."""

    version: int
    n: int
    wanted: int
    solved: bool


class Hinted(Said, frozen=True, kw_only=True, tag="hinted"):
    """The tips for the question opened at this version, the best first; none if it is not asked, or not allowed."""

    id: str
    seat: Seat
    opened: int
    tips: tuple[TipInfo, ...]


class Stale(Said, frozen=True, kw_only=True, tag="stale"):
    """The choice was made at an old version; the events since then follow."""

    id: str
    version: int


class Text(Said, frozen=True, kw_only=True, tag="text"):
    """The answer to `read`: the seat's view as text, for a screen reader."""

    id: str
    seat: Seat
    version: int
    sections: tuple[Section, ...]


class Orders(Said, frozen=True, kw_only=True, tag="orders"):
    """The standing orders of the seats held by this connection, which of these seats an order answers for now, and
    whose window closes by itself."""

    orders: dict[str, Raw]
    due: tuple[Seat, ...]
    closing: tuple[Seat, ...]


class Presence(Said, frozen=True, kw_only=True, tag="presence"):
    """Who is connected, and which seats bots play."""

    seats: tuple[Present, ...]
    watchers: int


class Pong(Said, frozen=True, kw_only=True, tag="pong"):
    """The answer to `ping`."""

    n: int


class Over(Said, frozen=True, kw_only=True, tag="over"):
    """The result, the seed behind the commitment, the address of the record, its head and the server's signature."""

    result: Result
    seed: str
    record: str
    head: str
    signature: str


class Rematch(Said, frozen=True, kw_only=True, tag="rematch"):
    """A player wants to play again: the code of the new table."""

    table: str


class Malformed(Said, frozen=True, kw_only=True, tag="error"):
    """What was expected and what came; then the connection closes."""

    expected: str
    came: str


class Bye(Said, frozen=True, kw_only=True, tag="bye"):
    """The connection closes; the reason is `shutdown`, `kicked`, `slow` or `internal`."""

    reason: str


FromServer = (
    Welcome | TableChanged | Snapshot | Event | Ack | RefusedChoice | Considered | Judged | Tried | Hinted | Stale
    | Text | Orders | Presence | ChatSaid | Reacted | Pong | Over | Rematch | Malformed | Bye
)  # fmt: skip
