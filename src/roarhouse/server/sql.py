"""The store in a relational database, through SQLAlchemy Core: SQLite here, PostgreSQL with another address.

Reads have a thread of their own; writes go through one writer (`writer.py`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from roarhouse.core.errors import RoarhouseError
from roarhouse.server.metrics import Metrics
from roarhouse.server.store import About, AddTable, Append, Change, Conflict, Freeze, Frozen, Line, SaveTable, Stored
from roarhouse.server.writer import Writer

T = TypeVar("T")
metadata = sa.MetaData()
NEWEST = "0001"  # of the migrations

decks = sa.Table(
    "decks",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("cards", sa.LargeBinary, nullable=False),
)
tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("revision", sa.Integer, nullable=False),
    sa.Column("state", sa.String(16), nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("clock", sa.String(8), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("deck", sa.String(64), sa.ForeignKey("decks.hash"), nullable=False),
    sa.Column("about", sa.LargeBinary, nullable=False),
    sa.Index("tables_by_state", "state", "listed", "created"),
)
lines = sa.Table(
    "lines",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("version", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("how", sa.String(8), nullable=False),
    sa.Column("choice", sa.LargeBinary),
    sa.Column("told", sa.LargeBinary, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("action", sa.String(64), nullable=False),
    sa.Column("undoes", sa.Integer),
    sa.Column("spent", sa.Integer, nullable=False),
)
frozen = sa.Table(
    "frozen",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("natures", sa.Integer, nullable=False),
    sa.Column("state", sa.LargeBinary, nullable=False),
)


class SqlStore:
    def __init__(self, address: str, metrics: Metrics) -> None:
        self._engine = engine_for(address)
        self._address = address
        self._readers = ThreadPoolExecutor(1, thread_name_prefix="read")
        self._writer = Writer(self._engine, apply_all, metrics)

    async def open(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._readers, migrate, self._engine)
        self._writer.start()

    async def close(self) -> None:
        await self._writer.stop()
        self._readers.shutdown()
        self._engine.dispose()

    async def write(self, *changes: Change) -> None:
        await self._writer.write(changes)

    async def read(self, table: str) -> Stored | None:
        return await self._reading(lambda link: read_table(link, table))

    async def listed(self, most: int) -> list[About]:
        wanted = sa.select(tables.c.about).where(tables.c.listed, tables.c.state != "over")
        wanted = wanted.order_by(tables.c.created.desc()).limit(most)
        rows = await self._reading(lambda link: link.execute(wanted).scalars().all())
        return [msgspec.json.decode(row, type=About) for row in rows]

    async def ticking(self) -> list[str]:
        wanted = sa.select(tables.c.id).where(tables.c.state == "playing", tables.c.clock != "off")
        return await self._reading(lambda link: list(link.execute(wanted).scalars()))

    async def _reading(self, work: Callable[[Connection], T]) -> T:
        def read() -> T:
            with self._engine.connect() as link:
                return work(link)

        return await asyncio.get_running_loop().run_in_executor(self._readers, read)


# -- reading and writing rows ----------------------------------------------------------------------------------------


def read_table(link: Connection, table: str) -> Stored | None:
    """In one transaction, so that the parts belong together."""
    join = tables.join(decks, tables.c.deck == decks.c.hash)
    wanted = sa.select(tables.c.about, tables.c.revision, decks.c.cards).select_from(join).where(tables.c.id == table)
    row = link.execute(wanted).one_or_none()
    if row is None:
        return None
    state = link.execute(sa.select(frozen).where(frozen.c.table_id == table)).one_or_none()
    log = link.execute(sa.select(lines).where(lines.c.table_id == table).order_by(lines.c.version))
    return Stored(
        about=msgspec.json.decode(row.about, type=About),
        revision=row.revision,
        lines=tuple(Line(**without_table(line)) for line in log.mappings()),
        frozen=Frozen(**without_table(state._mapping)) if state else None,
        cards=row.cards,
    )


def without_table(row: Any) -> dict[str, Any]:
    return {name: value for name, value in row.items() if name != "table_id"}


def apply_all(link: Connection, changes: list[Change]) -> None:
    """Many changes in one transaction; all lines with one statement."""
    for change in changes:
        match change:
            case AddTable():
                add_table(link, change)
            case SaveTable():
                save_table(link, change)
            case Freeze(table=table, frozen=state):
                link.execute(sa.delete(frozen).where(frozen.c.table_id == table))
                link.execute(sa.insert(frozen).values(table_id=table, **msgspec.structs.asdict(state)))
    rows = [
        {"table_id": change.table, **msgspec.structs.asdict(line)}
        for change in changes
        if isinstance(change, Append)
        for line in change.lines
    ]
    if rows:
        link.execute(sa.insert(lines), rows)


def add_table(link: Connection, change: AddTable) -> None:
    about = change.about
    if not link.execute(sa.select(decks.c.hash).where(decks.c.hash == about.deck)).scalar():
        link.execute(sa.insert(decks).values(hash=about.deck, cards=change.cards))
    link.execute(sa.insert(tables).values(id=about.table, revision=0, **columns(about)))


def save_table(link: Connection, change: SaveTable) -> None:
    this = (tables.c.id == change.about.table) & (tables.c.revision == change.revision)
    done = link.execute(sa.update(tables).where(this).values(revision=change.revision + 1, **columns(change.about)))
    if done.rowcount != 1:
        raise Conflict(f"table {change.about.table} is no longer at revision {change.revision}")


def columns(about: About) -> dict[str, Any]:
    return {
        "state": about.state,
        "listed": about.listed,
        "clock": about.clock.kind,
        "created": about.created,
        "deck": about.deck,
        "about": msgspec.json.encode(about),
    }


# -- the database ----------------------------------------------------------------------------------------------------


def engine_for(address: str) -> Engine:
    try:
        engine = sa.create_engine(address, pool_size=4, hide_parameters=True)  # seeds and choices
    except (sa.exc.ArgumentError, sa.exc.NoSuchModuleError, ImportError) as error:
        raise RoarhouseError(f"--database {address}: {error}") from None
    if engine.dialect.name == "sqlite":
        sa.event.listen(engine, "connect", tune_sqlite)
        sa.event.listen(engine, "begin", begin_sqlite)
    return engine


def tune_sqlite(link: Any, _: object) -> None:
    """Flush every commit to disk; readers do not wait for the writer. We begin transactions ourselves."""
    link.isolation_level = None
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        link.execute(f"PRAGMA {pragma}")


def begin_sqlite(link: Connection) -> None:
    """A transaction that will write takes the lock at once: upgrading a reading one fails if somebody else writes."""
    link.exec_driver_sql("BEGIN IMMEDIATE" if link.get_execution_options().get("writes") else "BEGIN")


def form_of(engine: Engine) -> str | None:
    """The form that a database has; None if it is new."""
    with engine.connect() as link:
        if not sa.inspect(link).has_table("alembic_version"):
            return None
        return link.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()


def migrate(engine: Engine) -> None:
    """Bring the database to the newest form; a second of imports is saved where it has it already."""
    try:
        if form_of(engine) != NEWEST:
            upgrade(engine)
    except sa.exc.OperationalError as error:
        raise RoarhouseError(f"--database {engine.url}: {error.orig}") from None


def upgrade(engine: Engine) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")).replace("%", "%%"))
    config.attributes["engine"] = engine
    command.upgrade(config, "head")
