"""The database of a test: SQLite in its folder, or with `--store postgresql` a database of a private PostgreSQL."""

from __future__ import annotations

import atexit
import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from roarhouse.server.store.database import engine_for
from roarhouse.server.store.schema import metadata
from tests.kit.postgres import Postgres

CHOSEN: Final = {"store": "sqlite"}  # set by tests/conftest.py


@cache
def postgres() -> Postgres:
    """The instance of this process."""
    instance = Postgres()
    atexit.register(instance.close)
    return instance


def on_postgresql() -> bool:
    return CHOSEN["store"] == "postgresql"


def database_in(folder: Path) -> str:
    """The address of the folder's database."""
    if on_postgresql():
        return postgres().database(hashlib.sha256(str(folder).encode()).hexdigest()[:24])
    return f"sqlite:///{folder / 'tables.db'}"


def stored_bytes(folder: Path) -> bytes:
    """Everything that the folder's database holds: SQLite's files, or all rows of PostgreSQL."""
    if not on_postgresql():
        return b"".join((folder / name).read_bytes() for name in ("tables.db", "tables.db-wal"))
    engine = engine_for(database_in(folder))
    with engine.connect() as link:
        rows = [repr(tuple(row)) for table in metadata.sorted_tables for row in link.execute(sa.select(table))]
    engine.dispose()
    return "".join(rows).encode()


@contextmanager
def changing(folder: Path) -> Iterator[Connection]:
    """Change the rows of the folder's database behind the server's back."""
    engine = engine_for(database_in(folder))
    with engine.execution_options(writes=True).begin() as link:
        yield link
    engine.dispose()
