"""The store in a relational database, through SQLAlchemy Core: SQLite by default, PostgreSQL with another address.

Reads run in threads of their own, writes in another (`writer.py`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql
from sqlalchemy.engine import Connection

from roarhouse.server.clock import time
from roarhouse.server.errors import Conflict, Unavailable
from roarhouse.server.ops.metrics import Metrics
from roarhouse.server.store.analyses import claim_analysis, read_analysis, save_analysis
from roarhouse.server.store.base import (
    About,
    AddKey,
    AddTable,
    Analysed,
    AnalysisKind,
    Append,
    Change,
    ClaimAnalysis,
    Fence,
    Freeze,
    Frozen,
    Line,
    Listed,
    Page,
    SaveAnalysis,
    SaveTable,
    Stored,
    Tell,
)
from roarhouse.server.store.database import engine_for, is_postgresql, migrate, patiently, snapshots, upsert
from roarhouse.server.store.expiry import CLOCKLESS, delete_tables, expired, parts
from roarhouse.server.store.listing import read_listed
from roarhouse.server.store.salvage import names_of
from roarhouse.server.store.schema import decks, frozen, keys, leases, lines, tables
from roarhouse.server.store.writer import Writer

T = TypeVar("T")
CHANNEL = "roarhouse"  # of PostgreSQL's notifications
MOST_AT_ONCE = 20  # tables deleted in one transaction
EACH = sa.func.unnest(sa.bindparam("news", type_=postgresql.ARRAY(sa.Text))).column_valued()
NOTIFY = sa.select(sa.func.pg_notify(CHANNEL, EACH))  # built once: building it took longer than sending it
READERS = 4  # threads on PostgreSQL; SQLite's reads are in this process and gain nothing from more than one


class SqlStore:
    def __init__(self, address: str, metrics: Metrics, origin: str = "", tell: Tell | None = None) -> None:
        """With an `origin`, every commit notifies the other servers on this database; otherwise `tell` may."""
        self._engine, self._tell = engine_for(address), tell
        self._snapshots = snapshots(self._engine)
        readers = READERS if is_postgresql(self._engine) else 1
        self._readers = ThreadPoolExecutor(readers, thread_name_prefix="read")
        apply = partial(apply_and_notify, origin) if origin else apply_all
        self._writer = Writer(self._engine, apply, metrics)

    async def open(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._readers, migrate, self._engine)
        self._writer.start()

    async def close(self) -> None:
        await self._writer.stop()
        self._readers.shutdown()
        self._engine.dispose()

    async def write(self, *changes: Change) -> None:
        await self._writer.write(changes)
        if self._tell and (heads := written(list(changes))):
            await self._tell(heads)

    async def read(self, table: str) -> Stored | None:
        return await self._reading(lambda link: read_table(link, table))

    async def read_since(self, table: str, version: int) -> Stored | None:
        return await self._reading(lambda link: read_news(link, table, version))

    async def heads(self, names: Iterable[str]) -> dict[str, tuple[int, int]]:
        wanted = list(names)
        return await self._reading(lambda link: read_heads(link, wanted))

    async def key(self, name: str) -> bytes | None:
        wanted = sa.select(keys.c.value).where(keys.c.name == name)
        return await self._reading(lambda link: link.execute(wanted).scalar_one_or_none())

    async def analysis(self, table: str, kind: AnalysisKind) -> Analysed | None:
        return await self._reading(lambda link: read_analysis(link, table, kind))

    async def listed(self, page: Page) -> list[tuple[int, str, Listed | None]]:
        return await self._reading(lambda link: read_listed(link, page))

    async def ticking(self) -> list[str]:
        wanted = sa.select(tables.c.id).where(tables.c.state == "playing", tables.c.clock != "off")
        return await self._reading(lambda link: names_of(link, wanted))

    async def expire(self, days: float, used: frozenset[str]) -> list[str]:
        """A few tables in each transaction, so that moves hardly wait for it."""
        old = await self._reading(lambda link: expired(link, time(), days, ("over", "lobby", CLOCKLESS)))
        old = [name for name in old if name not in used]
        for some in parts(old, MOST_AT_ONCE):
            await self._writing(partial(delete_tables, names=some))
        return old

    async def _writing(self, work: Callable[[Connection], None]) -> None:
        def write() -> None:
            with self._engine.execution_options(writes=True).begin() as link:
                work(link)

        await asyncio.get_running_loop().run_in_executor(self._readers, write)

    async def _reading(self, work: Callable[[Connection], T]) -> T:
        def read() -> T:
            with self._snapshots.connect() as link:
                return work(link)

        def read_patiently() -> T:
            try:
                return patiently(self._engine, read)
            except sa.exc.OperationalError as error:
                raise Unavailable(str(error)) from None

        return await asyncio.get_running_loop().run_in_executor(self._readers, read_patiently)


# -- rows ------------------------------------------------------------------------------------------------------------


def read_table(link: Connection, table: str) -> Stored | None:
    """Read in one snapshot, so that the parts are consistent."""
    join = tables.join(decks, tables.c.deck == decks.c.hash)
    wanted = sa.select(tables.c.about, tables.c.revision, decks.c.cards).select_from(join).where(tables.c.id == table)
    row = link.execute(wanted).one_or_none()
    if row is None:
        return None
    about = about_of(row)
    state = link.execute(sa.select(frozen).where(frozen.c.table_id == table)).one_or_none()
    return Stored(
        about=about,
        revision=msgspec.convert(row.revision, int),
        lines=read_lines(link, table, 0),
        frozen=frozen_state(state) if state else None,
        cards=row.cards,
        since=link.execute(sa.select(leases.c.since).where(leases.c.table_id == table)).scalar() or 0.0,
    )


def about_of(row: Any) -> About:
    return msgspec.json.decode(row.about, type=About)


def read_news(link: Connection, table: str, version: int) -> Stored | None:
    row = link.execute(sa.select(tables.c.about, tables.c.revision).where(tables.c.id == table)).one_or_none()
    if row is None:
        return None
    return Stored(about=about_of(row), revision=row.revision, lines=read_lines(link, table, version))


def read_lines(link: Connection, table: str, after: int) -> tuple[Line, ...]:
    wanted = sa.select(lines).where(lines.c.table_id == table).order_by(lines.c.version)
    if after:
        wanted = wanted.where(lines.c.version > after)
    return tuple(msgspec.convert(line, Line, from_attributes=True) for line in link.execute(wanted))


def read_heads(link: Connection, wanted: list[str]) -> dict[str, tuple[int, int]]:
    last = sa.select(sa.func.max(lines.c.version)).where(lines.c.table_id == tables.c.id).scalar_subquery()
    heads = sa.select(tables.c.id, sa.func.coalesce(last, 0), tables.c.revision).where(tables.c.id.in_(wanted))
    return {row[0]: (row[1], row[2]) for row in link.execute(heads)}


def frozen_state(row: Any) -> Frozen | None:
    """None if the row is damaged: then all lines are replayed."""
    try:
        return msgspec.convert(row, Frozen, from_attributes=True)
    except msgspec.ValidationError:
        return None


def apply_all(link: Connection, changes: list[Change]) -> None:
    """Apply all changes in the current transaction; all lines are inserted with one statement.

    Rows are locked in one order, so that transactions of several servers cannot deadlock.
    """
    check_fences(link, {change.table: change.token for change in changes if isinstance(change, Fence)})
    for change in sorted(changes, key=lock_order):
        match change:
            case AddTable():
                add_table(link, change)
            case SaveTable():
                save_table(link, change)
            case Freeze():
                freeze(link, change)
            case ClaimAnalysis():
                claim_analysis(link, change)
            case SaveAnalysis():
                save_analysis(link, change)
            case AddKey(name=name, value=value):
                link.execute(sa.insert(keys).values(name=name, value=value))
    if rows := line_rows(changes):
        link.execute(sa.insert(lines), rows)


def check_fences(link: Connection, tokens: dict[str, int]) -> None:
    """Hold the leases until the end of the transaction: another server cannot take one in between."""
    if not tokens:
        return
    held = sa.select(leases.c.table_id, leases.c.token).where(leases.c.table_id.in_(tokens))
    found = {row[0]: row[1] for row in link.execute(held.order_by(leases.c.table_id).with_for_update(read=True))}
    for table, token in tokens.items():
        if found.get(table) != token:
            raise Conflict(f"the lease of table {table} was lost")


def lock_order(change: Change) -> tuple[int, str]:
    """Rows of one kind after another, each kind by its key; a table is added before what belongs to it."""
    match change:
        case AddTable() | SaveTable():
            return (0, change.about.table)
        case AddKey():
            return (1, change.name)
        case ClaimAnalysis() | SaveAnalysis():
            return (3, change.analysis.table)
    return (2, change.table)


def line_rows(changes: list[Change]) -> list[dict[str, Any]]:
    rows = [
        {"table_id": change.table, **msgspec.structs.asdict(line)}
        for change in changes
        if isinstance(change, Append)
        for line in change.lines
    ]
    return sorted(rows, key=lambda row: (row["table_id"], row["version"]))


def add_table(link: Connection, change: AddTable) -> None:
    about = change.about
    link.execute(upsert(link, decks).values(hash=about.deck, cards=change.cards).on_conflict_do_nothing())
    link.execute(sa.insert(tables).values(id=about.table, revision=0, **columns(about)))


def save_table(link: Connection, change: SaveTable) -> None:
    this = (tables.c.id == change.about.table) & (tables.c.revision == change.revision)
    done = link.execute(sa.update(tables).where(this).values(revision=change.revision + 1, **columns(change.about)))
    if done.rowcount != 1:
        raise Conflict(f"table {change.about.table} is no longer at revision {change.revision}")


def freeze(link: Connection, change: Freeze) -> None:
    """Keep the newest state, whichever server froze it."""
    state = msgspec.structs.asdict(change.frozen)
    insert = upsert(link, frozen).values(table_id=change.table, **state)
    newer = insert.excluded.version >= frozen.c.version
    link.execute(insert.on_conflict_do_update(index_elements=["table_id"], set_=state, where=newer))


def columns(about: About) -> dict[str, Any]:
    return {
        "state": about.state,
        "listed": about.listed,
        "clock": about.clock.kind,
        "created": about.created,
        "deck": about.deck,
        "about": msgspec.json.encode(about),
    }


# -- notifications ---------------------------------------------------------------------------------------------------


def apply_and_notify(origin: str, link: Connection, changes: list[Change]) -> None:
    """Notifications are delivered with the commit, or not at all."""
    apply_all(link, changes)
    if heads := written(changes):
        news = [msgspec.json.encode(["written", origin, table, *head]).decode() for table, head in heads.items()]
        link.execute(NOTIFY, {"news": news})


def written(changes: list[Change]) -> dict[str, tuple[int, int]]:
    """The version and the revision of each table that is written, 0 for what stays as it is."""
    heads: dict[str, tuple[int, int]] = {}
    for change in changes:
        match change:
            case Append(table=table, lines=added):
                heads[table] = (added[-1].version, heads.get(table, (0, 0))[1])
            case SaveTable(about=about, revision=revision):
                heads[about.table] = (heads.get(about.table, (0, 0))[0], revision + 1)
    return heads
