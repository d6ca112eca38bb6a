"""HTTP bodies of public tables: what the home page shows of a table to everyone."""

from __future__ import annotations

from roarhouse.server.wire.bodies import Body
from roarhouse.server.wire.types import ClockKind, Part, SeatKind, State


class PublicSeat(Part, frozen=True, kw_only=True):
    """`free`: it can be joined without a link of its own."""

    kind: SeatKind
    name: str
    free: bool
    bot: str | None = None


class PublicTable(Part, frozen=True, kw_only=True):
    """A table that its host has listed; `here` counts the people connected, `moved` is the time of the last line."""

    table: str
    game: str
    mode: str
    state: State
    clock: ClockKind
    created: int
    moved: int
    here: int
    watchers: int
    seats: tuple[PublicSeat, ...]


class Listing(Part, frozen=True, kw_only=True):
    """A page of public tables, the newest first; `next` is the cursor of the next page."""

    tables: tuple[PublicTable, ...]
    next: str | None = None


class ChangeListing(Body, frozen=True, kw_only=True):
    """Whether the table is shown on the home page."""

    listed: bool
