"""What travels over HTTP: these types check requests, make answers, and write the OpenAPI document."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

from roarhouse.core.game import Result
from roarhouse.core.words import Seat
from roarhouse.server.parts import ClockRules, Entry, Name, Part, SeatKind, TableInfo


class Asked(Struct, frozen=True, kw_only=True, rename="camel", forbid_unknown_fields=True):
    """The body of a request."""


class NewSeat(Asked, frozen=True, kw_only=True):
    """`person`: the creator's own; `open`: for whoever comes; `bot`: its name, or the best there is."""

    kind: SeatKind
    bot: str | None = None
    name: Name | None = None


class NewTable(Asked, frozen=True, kw_only=True):
    game: str
    seats: Annotated[tuple[NewSeat, ...], Meta(min_length=1, max_length=16)]
    mode: str | None = None
    options: dict[str, bool | int | str] = {}
    clock: ClockRules = ClockRules()
    listed: bool = False
    takeover: bool = True
    links: bool = False


class Join(Asked, frozen=True, kw_only=True):
    name: Name
    seat: Seat | None = None


class SeatOrder(Asked, frozen=True, kw_only=True):
    do: Literal["leave", "kick", "bot", "unbot", "rename", "start"]
    bot: str | None = None
    name: Name | None = None


class Start(Asked, frozen=True, kw_only=True):
    """`fill`: bots take the seats that are still open."""

    fill: bool = False


class Picture(Asked, frozen=True, kw_only=True):
    """What a QR code shall say."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Held(Part, frozen=True, kw_only=True):
    """A seat, and its secret if it is the asker's to keep or to hand on."""

    seat: Seat
    secret: str | None = None


class Created(Part, frozen=True, kw_only=True):
    """The table's code, the host's secret (if the asker is the host), and the asker's seats."""

    table: str
    host: str | None
    seats: tuple[Held, ...]
    watch: str
    commitment: str


class Joined(Part, frozen=True, kw_only=True):
    seat: Seat
    secret: str


class Spoken(Part, frozen=True, kw_only=True):
    en: str
    de: str


class SeatRange(Part, frozen=True, kw_only=True):
    min: int
    max: int


class OptionInfo(Part, frozen=True, kw_only=True):
    """An option of a game; `rule` explains it. `min` and `max` bound an int, or each number of a list or map."""

    name: str
    type: Literal["bool", "int", "choice", "list", "map"]
    default: bool | int | str | tuple[int, ...] | dict[str, int]
    values: tuple[int | str, ...] | None = None
    rule: str | None = None
    min: int | None = None
    max: int | None = None


class GameInfo(Part, frozen=True, kw_only=True):
    name: str
    title: Spoken
    seats: SeatRange
    modes: dict[str, dict[str, Any]]
    bots: tuple[str, ...]
    options: tuple[OptionInfo, ...]
    deck_hash: str
    version: int


class RuleInfo(Part, frozen=True, kw_only=True):
    id: str
    kind: str
    source: str
    text: Spoken
    ruling: Spoken | None = None
    option: str | None = None


class Listing(Part, frozen=True, kw_only=True):
    """Tables that want to be found."""

    tables: tuple[TableInfo, ...]


class ReplayEvent(Part, frozen=True, kw_only=True):
    """A line of the log, and the table after it; version 0, by null, is the table before the first line."""

    version: int
    by: Seat | None
    entries: tuple[Entry, ...]
    view: Raw


class Replay(Part, frozen=True, kw_only=True):
    """`version` is the last there is to see; ask again from where `events` ends."""

    version: int
    seat: Seat
    over: bool
    names: tuple[str, ...]
    events: tuple[ReplayEvent, ...]
    result: Result | None = None


class Problem(Part, frozen=True, kw_only=True):
    """Why not, in one line that a person can act on; `code` is for programs."""

    code: str
    reason: str


class Health(Part, frozen=True, kw_only=True):
    status: Literal["ok"]
    tables: int
    connections: int
