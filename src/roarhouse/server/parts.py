"""What messages are made of, on the websocket and over HTTP alike.

Outside names are camelCase; times are milliseconds. What depends on the game (views, choices, options, orders) is
`Raw` here, and typed per game in the schema that `schema.py` writes.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from roarhouse.core.words import Seat, Words

NULL: Final = Raw(b"null")
Name = Annotated[str, Meta(min_length=1, max_length=24)]
SeatKind = Literal["person", "bot", "open"]
State = Literal["lobby", "playing", "over"]
ClockKind = Literal["off", "live", "slow"]


class Part(Struct, frozen=True, kw_only=True, rename="camel"):
    """A part of what the server says."""


class ClockRules(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """off; live: seconds for each decision, then the bank's; slow: days for each decision."""

    kind: ClockKind = "off"
    seconds: Annotated[int, Meta(ge=1, le=3600)] | None = None
    bank: Annotated[int, Meta(ge=0, le=36000)] | None = None
    days: Annotated[int, Meta(ge=1, le=14)] | None = None


class SeatInfo(Part, frozen=True, kw_only=True):
    """A seat as everybody sees it: `bot` names the bot that plays it, `standIn` says that it does so for a person."""

    seat: Seat
    kind: SeatKind
    name: str
    taken: bool
    connected: bool
    bot: str | None = None
    stand_in: bool = False
    leaving_in: int | None = None


class TableInfo(Part, frozen=True, kw_only=True):
    """What everybody who has the table's code may know of it; the commitment is the hash of the secret seed."""

    table: str
    game: str
    mode: str
    options: Raw
    deck_hash: str
    seats: tuple[SeatInfo, ...]
    clock: ClockRules
    state: State
    version: int
    listed: bool
    takeover: bool
    created: int
    commitment: str
    salts: tuple[str, ...]
    context: str
    rematch: str | None = None


class Entry(Part, frozen=True, kw_only=True):
    """A line of the log as one viewer may read it; `to`: for these of the held seats only."""

    version: int
    rule: str
    words: Words
    shows: bool
    to: tuple[Seat, ...] | UnsetType = UNSET


class Offer(Part, frozen=True, kw_only=True):
    """A choice, and how it reads."""

    choice: Raw
    words: Words


class Prompt(Part, frozen=True, kw_only=True):
    """What is asked of a seat. `more`: the offers are only those worth trying, others can be composed."""

    seat: Seat
    step: str
    rule: str
    ask: Words
    options: tuple[Offer, ...]
    more: bool
    form: Raw


class SeatClock(Part, frozen=True, kw_only=True):
    """What is left of this decision and of the bank, from the moment of sending."""

    left: int
    bank: int
    running: bool


class Present(Part, frozen=True, kw_only=True):
    """Who is there: `bot`, a bot plays this seat now; `leavingIn`, until a bot stands in for the person."""

    seat: Seat
    connected: bool
    bot: bool
    thinking: bool
    leaving_in: int | None = None


class WhyNot(Part, frozen=True, kw_only=True):
    rule: str
    why: Words
