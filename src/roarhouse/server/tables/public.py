"""Public tables: those that their hosts have listed and at which something goes on.

Tables are read from the store and not opened, so a list costs the same whatever is in memory, and every node of a
cluster gives the same one. Who is connected is known to this node and, for the others, to the cluster.
"""

from __future__ import annotations

from roarhouse.server.clock import time
from roarhouse.server.errors import Denied
from roarhouse.server.store.base import About, Listed, Page
from roarhouse.server.tables.registry import Registry
from roarhouse.server.tables.seats import bot_playing
from roarhouse.server.wire.public import Listing, PublicSeat, PublicTable

PAGE = 24
HOUR = 3600 * 1000
ACTIVE, ACTIVE_SLOW = 24 * HOUR, 14 * 24 * HOUR  # since the last line


async def public_tables(registry: Registry, cursor: str | None) -> Listing:
    """A page of tables, without those that were abandoned or have no person waiting."""
    now = int(time() * 1000)
    page = Page(
        most=PAGE,
        before=cursor_of(cursor),
        active_since=now - ACTIVE,
        slow_since=now - ACTIVE_SLOW,
    )
    rows = await registry.services.store.listed(page)
    found = [one for _, _, one in rows if one]
    here = await people_here(registry, [one.about.table for one in found])
    shown = [public_table(one, *here[one.about.table]) for one in found]
    last = f"{rows[-1][0]}.{rows[-1][1]}" if len(rows) == PAGE else None
    return Listing(tables=tuple(one for one in shown if one.state == "playing" or one.here), next=last)


def cursor_of(cursor: str | None) -> tuple[int, str] | None:
    created, _, table = (cursor or "").partition(".")
    if not cursor:
        return None
    if not (created.isdecimal() and len(created) <= 16 and table.isalnum()):
        raise Denied(400, "cursor", "expected `next` of an earlier answer as `before`")
    return int(created), table


async def people_here(registry: Registry, names: list[str]) -> dict[str, tuple[int, int]]:
    """The numbers of seats and of watchers that are connected, for each table."""
    others = await registry.services.cluster.attendance(names) if names else {}
    found: dict[str, tuple[int, int]] = {}
    for name in names:
        open_table = registry.tables.get(name)
        told = [*others.get(name, []), *([open_table.presence.attendance()] if open_table else [])]
        seats = {seat for one in told for seat in one.seats}
        found[name] = (len(seats), sum(one.watchers for one in told))
    return found


def public_table(one: Listed, here: int, watchers: int) -> PublicTable:
    about = one.about
    return PublicTable(
        table=about.table,
        game=about.game,
        mode=about.mode,
        state=about.state,
        clock=about.clock.kind,
        created=about.created,
        moved=one.moved,
        here=here,
        watchers=watchers,
        seats=tuple(public_seat(about, seat) for seat in range(len(about.seats))),
    )


def public_seat(about: About, seat: int) -> PublicSeat:
    one = about.seats[seat]
    free = about.state == "lobby" and one.kind == "open" and not one.secret
    return PublicSeat(kind=one.kind, name=one.name, free=free, bot=bot_playing(about, seat))


def list_table(about: About, listed: bool) -> None:
    about.listed = listed
