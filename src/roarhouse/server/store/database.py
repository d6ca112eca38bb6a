"""The database behind the store: SQLite by default, PostgreSQL with another address; migrations of both."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection, Engine

from roarhouse.core.errors import RoarhouseError
from roarhouse.server.store.schema import NEWEST

T = TypeVar("T")
MIGRATION_LOCK = 0x726F6172  # key of PostgreSQL's advisory lock
RECONNECT_WAITS = (0.0, 0.1, 0.2, 0.4, 0.8, 1.0, 1.0, 1.0)  # seconds between attempts: a restart is waited for
LIVENESS: dict[str, Any] = {  # seconds, and milliseconds at last: a connection that was cut off is noticed
    "connect_timeout": 3,
    "keepalives_idle": 3,
    "keepalives_interval": 1,
    "keepalives_count": 3,
    "tcp_user_timeout": 4000,
}
MISSING_DRIVER = "PostgreSQL needs its driver: pip install 'roarhouse[postgresql]'"


def engine_for(address: str) -> Engine:
    try:
        url = sa.make_url(address)
        if url.drivername in ("postgresql", "postgres"):
            return postgresql_engine(url.set(drivername="postgresql+psycopg"))
        engine = sa.create_engine(url, pool_size=4, hide_parameters=True)  # seeds and choices
    except ModuleNotFoundError as error:
        raise RoarhouseError(MISSING_DRIVER if error.name == "psycopg" else f"--database: {error}") from None
    except (sa.exc.ArgumentError, sa.exc.NoSuchModuleError, ImportError) as error:
        raise RoarhouseError(f"--database {address}: {error}") from None
    if engine.dialect.name == "sqlite":
        sa.event.listen(engine, "connect", tune_sqlite)
        sa.event.listen(engine, "begin", begin_sqlite)
    return engine


# -- PostgreSQL ------------------------------------------------------------------------------------------------------


def postgresql_engine(url: sa.URL) -> Engine:
    """A connection is tested before it is used: the database may have been restarted since."""
    engine = sa.create_engine(url, pool_size=8, pool_pre_ping=True, hide_parameters=True, connect_args=LIVENESS)
    sa.event.listen(engine, "connect", tune_postgresql)
    return engine


def tune_postgresql(link: Any, _: object) -> None:
    """Flush every commit to disk, whatever the server's default is."""
    link.execute("SET synchronous_commit = on")
    link.commit()


def is_postgresql(engine: Engine) -> bool:
    return engine.dialect.name == "postgresql"


def snapshots(engine: Engine) -> Engine:
    """The engine for reads of several statements that must see one state. SQLite's transactions are snapshots."""
    if not is_postgresql(engine):
        return engine
    return engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)


def patiently(engine: Engine, work: Callable[[], T]) -> T:
    """Repeat work that PostgreSQL interrupted: a restart, a lost connection, a deadlock.

    Work whose commit was interrupted may have been committed; repeating it is safe, because every write names the
    version or revision that it follows.
    """
    for wait in RECONNECT_WAITS if is_postgresql(engine) else ():
        try:
            return work()
        except sa.exc.OperationalError:
            time.sleep(wait)
    return work()


def upsert(link: Connection, table: sa.Table) -> postgresql.Insert | sqlite.Insert:
    """An insert of this database that can say what to do if the row exists."""
    return postgresql.insert(table) if link.dialect.name == "postgresql" else sqlite.insert(table)


# -- SQLite ----------------------------------------------------------------------------------------------------------


def tune_sqlite(link: Any, _: object) -> None:
    """Flush every commit to disk; readers do not wait for the writer. Transactions are begun explicitly."""
    link.isolation_level = None
    link.text_factory = decode_text
    for pragma in ("busy_timeout=10000", "synchronous=FULL", "foreign_keys=ON"):
        link.execute(f"PRAGMA {pragma}")
    begin_wal(link)


def begin_wal(link: Any) -> None:
    """A new database is switched once; SQLite does not wait for another process that is switching it."""
    for wait in RECONNECT_WAITS:
        try:
            link.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError:
            time.sleep(wait)
    link.execute("PRAGMA journal_mode=WAL")


def decode_text(data: bytes) -> str:
    """Damaged text becomes a damaged value instead of an error that ends the whole query."""
    return data.decode(errors="replace")


def begin_sqlite(link: Connection) -> None:
    """A writing transaction takes the lock at once: upgrading a read lock fails while another connection writes."""
    link.exec_driver_sql("BEGIN IMMEDIATE" if link.get_execution_options().get("writes") else "BEGIN")


# -- migrations ------------------------------------------------------------------------------------------------------


def revision_of(engine: Engine) -> str | None:
    """The database's migration revision; None if it is new."""
    with engine.connect() as link:
        return revision(link)


def revision(link: Connection) -> str | None:
    if not sa.inspect(link).has_table("alembic_version"):
        return None
    return link.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()


def prepare(address: str) -> None:
    """Migrate a database before a server opens it, so that a wrong address is reported in one line."""
    engine = engine_for(address)
    migrate(engine)
    engine.dispose()


def migrate(engine: Engine) -> None:
    """Migrate the database to the newest revision."""
    try:
        if patiently(engine, lambda: revision_of(engine)) != NEWEST:
            upgrade(engine)
    except sa.exc.OperationalError as error:
        raise RoarhouseError(f"--database {engine.url}: {error.orig}") from None


def upgrade(engine: Engine) -> None:
    """Upgrade in one transaction under a lock, so that any number of first starts may coincide."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")).replace("%", "%%"))
    with engine.execution_options(writes=True).begin() as link:
        if is_postgresql(engine):
            link.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATION_LOCK)))
        if revision(link) != NEWEST:
            config.attributes["connection"] = link
            command.upgrade(config, "head")
