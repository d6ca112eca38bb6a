"""The store in a relational database, through SQLAlchemy Core: SQLite by default, PostgreSQL with another address.

Reads run in one thread, writes in another (`writer.py`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.engine import Connection, Engine

from roarhouse.core.errors import RoarhouseError
from roarhouse.server.errors import Conflict, Unavailable
from roarhouse.server.ops.metrics import Metrics
from roarhouse.server.store.base import (
    About,
    AddKey,
    AddTable,
    Append,
    Change,
    Freeze,
    Frozen,
    Line,
    SaveTable,
    Stored,
)
from roarhouse.server.store.writer import Writer

T = TypeVar("T")
metadata = sa.MetaData()
NEWEST = "0002"  # revision of the last migration

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
keys = sa.Table(
    "keys",
    metadata,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.LargeBinary, nullable=False),
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

    async def key(self, name: str) -> bytes | None:
        wanted = sa.select(keys.c.value).where(keys.c.name == name)
        return await self._reading(lambda link: link.execute(wanted).scalar_one_or_none())

    async def listed(self, most: int) -> list[str]:
        wanted = sa.select(tables.c.id).where(tables.c.listed, tables.c.state != "over")
        wanted = wanted.order_by(tables.c.created.desc()).limit(most)
        return await self._reading(lambda link: list(link.execute(wanted).scalars()))

    async def ticking(self) -> list[str]:
        wanted = sa.select(tables.c.id).where(tables.c.state == "playing", tables.c.clock != "off")
        return await self._reading(lambda link: list(link.execute(wanted).scalars()))

    async def _reading(self, work: Callable[[Connection], T]) -> T:
        def read() -> T:
            try:
                with self._engine.connect() as link:
                    return work(link)
            except sa.exc.OperationalError as error:
                raise Unavailable(str(error)) from None

        return await asyncio.get_running_loop().run_in_executor(self._readers, read)


# -- rows ------------------------------------------------------------------------------------------------------------


def read_table(link: Connection, table: str) -> Stored | None:
    """Read in one transaction, so that the parts are consistent."""
    join = tables.join(decks, tables.c.deck == decks.c.hash)
    wanted = sa.select(tables.c.about, tables.c.revision, decks.c.cards).select_from(join).where(tables.c.id == table)
    row = link.execute(wanted).one_or_none()
    if row is None:
        return None
    state = link.execute(sa.select(frozen).where(frozen.c.table_id == table)).one_or_none()
    log = link.execute(sa.select(lines).where(lines.c.table_id == table).order_by(lines.c.version))
    return Stored(
        about=msgspec.json.decode(row.about, type=About),
        revision=msgspec.convert(row.revision, int),
        lines=tuple(msgspec.convert(line, Line, from_attributes=True) for line in log),
        frozen=frozen_state(state) if state else None,
        cards=row.cards,
    )


def frozen_state(row: Any) -> Frozen | None:
    """None if the row is damaged: then all lines are replayed."""
    try:
        return msgspec.convert(row, Frozen, from_attributes=True)
    except msgspec.ValidationError:
        return None


def apply_all(link: Connection, changes: list[Change]) -> None:
    """Apply all changes in the current transaction; all lines are inserted with one statement."""
    for change in changes:
        match change:
            case AddTable():
                add_table(link, change)
            case SaveTable():
                save_table(link, change)
            case Freeze(table=table, frozen=state):
                link.execute(sa.delete(frozen).where(frozen.c.table_id == table))
                link.execute(sa.insert(frozen).values(table_id=table, **msgspec.structs.asdict(state)))
            case AddKey(name=name, value=value):
                link.execute(sa.insert(keys).values(name=name, value=value))
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
    """Flush every commit to disk; readers do not wait for the writer. Transactions are begun explicitly."""
    link.isolation_level = None
    link.text_factory = decode_text
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        link.execute(f"PRAGMA {pragma}")


def decode_text(data: bytes) -> str:
    """Damaged text becomes a damaged value instead of an error that ends the whole query."""
    return data.decode(errors="replace")


def begin_sqlite(link: Connection) -> None:
    """A writing transaction takes the lock at once: upgrading a read lock fails while another connection writes."""
    link.exec_driver_sql("BEGIN IMMEDIATE" if link.get_execution_options().get("writes") else "BEGIN")


def revision_of(engine: Engine) -> str | None:
    """The database's migration revision; None if it is new."""
    with engine.connect() as link:
        if not sa.inspect(link).has_table("alembic_version"):
            return None
        return link.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()


def migrate(engine: Engine) -> None:
    """Migrate the database to the newest revision."""
    try:
        if revision_of(engine) != NEWEST:
            upgrade(engine)
    except sa.exc.OperationalError as error:
        raise RoarhouseError(f"--database {engine.url}: {error.orig}") from None


def upgrade(engine: Engine) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")).replace("%", "%%"))
    config.attributes["engine"] = engine
    command.upgrade(config, "head")
