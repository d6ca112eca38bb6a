"""What clients send over the WebSocket; docs/protocol.md describes it."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Raw, Struct

from roarhouse.core.words import Seat
from roarhouse.server.wire.types import Name, Number, Pace, Reaction

PROTOCOL: Final = 1
MAX_BYTES: Final = 64 * 1024

Id = Annotated[str, Meta(min_length=1, max_length=64)]
Secret = Annotated[str, Meta(min_length=1, max_length=128)]
Salt = Annotated[str, Meta(min_length=1, max_length=128, pattern="^[!-~]+$(?!\n)")]
Hash = Annotated[str, Meta(min_length=64, max_length=64, pattern="^[0-9a-f]+$(?!\n)")]
Version = Annotated[int, Meta(ge=0, le=2**53)]


class Request(Struct, frozen=True, kw_only=True, rename="camel", forbid_unknown_fields=True, tag_field="type"):
    """A message from a client."""


class Hello(Request, frozen=True, kw_only=True, tag="hello"):
    """The first message, within ten seconds. A client without secrets is a watcher."""

    protocol: Number
    secrets: Annotated[tuple[Secret, ...], Meta(max_length=16)] = ()
    since: Version | None = None
    name: Name | None = None


class Choose(Request, frozen=True, kw_only=True, tag="choose"):
    """A choice of a held seat; repeated with the same id it gets the same answer."""

    id: Id
    seat: Number
    version: Version
    choice: Raw


class Consider(Request, frozen=True, kw_only=True, tag="consider"):
    """Ask whether a choice would be refused, and how it reads."""

    id: Id
    seat: Number
    choice: Raw


class Undo(Request, frozen=True, kw_only=True, tag="undo"):
    """Take back the seat's last choice, if nothing was revealed since."""

    id: Id
    seat: Number


class Parse(Request, frozen=True, kw_only=True, tag="parse"):
    """Ask what a typed text means as a choice; answered by `considered`, and nothing is changed."""

    id: Id
    seat: Seat
    text: Annotated[str, Meta(min_length=1, max_length=200)]


class GiveOrder(Request, frozen=True, kw_only=True, tag="order"):
    """Give a standing order, which stays secret; null cancels it."""

    id: Id
    seat: Number
    order: Raw


class Hold(Request, frozen=True, kw_only=True, tag="hold"):
    """Keep the window open that the seat is asked in, until the seat answers."""

    seat: Number


class AskHint(Request, frozen=True, kw_only=True, tag="hint"):
    """Ask what a master would do in place of this seat. Among people a table must allow it, and all are told."""

    id: Id
    seat: Number


class KeepSecret(Request, frozen=True, kw_only=True, tag="keep"):
    """The seat's new secret is stored: the link by which it was taken becomes void."""

    seat: Number


class Prefer(Request, frozen=True, kw_only=True, tag="prefer"):
    """Whether this seat is asked questions that have a single answer, and the pace of the bots that it wishes."""

    seat: Number
    ask_all: bool = False
    pace: Pace = "normal"


class PledgeSalt(Request, frozen=True, kw_only=True, tag="pledge"):
    """The SHA-256 hash of the seat's salt, before the start."""

    seat: Number
    hash: Hash


class RevealSalt(Request, frozen=True, kw_only=True, tag="salt"):
    """The seat's own contribution to the seed, once the table is `revealing`: it must be the one that was pledged."""

    seat: Number
    salt: Salt


class Chat(Request, frozen=True, kw_only=True, tag="chat"):
    """A chat message to everyone at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class React(Request, frozen=True, kw_only=True, tag="react"):
    """A quick reaction of a held seat, shown to everyone for a moment; those that come too quickly are dropped."""

    seat: Number
    reaction: Reaction


class Read(Request, frozen=True, kw_only=True, tag="read"):
    """Request a held seat's view as text; seat -2 is the watchers' view."""

    id: Id
    seat: Number


class Ping(Request, frozen=True, kw_only=True, tag="ping"):
    """Answered by `pong` with the same number."""

    n: Number


class Since(Request, frozen=True, kw_only=True, tag="since"):
    """Request the events after a version; the answer is a snapshot if they are no longer in memory."""

    version: Version


ForSeat = (
    Choose | Consider | Parse | Undo | GiveOrder | Hold | AskHint | Prefer | KeepSecret | PledgeSalt | RevealSalt
    | React | Read
)  # fmt: skip
FromClient = Hello | ForSeat | Chat | Ping | Since
