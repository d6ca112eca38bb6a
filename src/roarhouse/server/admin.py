"""Operators' tools: copies of a whole database (backup, restore, move), checks of every log, pruning, export."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import time
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from roarhouse.core.errors import RoarhouseError
from roarhouse.server.errors import Denied
from roarhouse.server.log import exports
from roarhouse.server.ops.metrics import Metrics
from roarhouse.server.services import Services
from roarhouse.server.settings import Settings
from roarhouse.server.store.base import Stored
from roarhouse.server.store.database import engine_for, migrate, snapshots
from roarhouse.server.store.expiry import ROWS, delete_tables, expired, parts
from roarhouse.server.store.salvage import all_names, names_of
from roarhouse.server.store.schema import analyses, decks, frozen, keys, leases, lines, tables
from roarhouse.server.store.sql import SqlStore

COPIED: Final = (decks, keys, tables, lines, frozen, analyses, leases)  # in an order that foreign keys allow


# -- copies ----------------------------------------------------------------------------------------------------------


def copy_database(source: str, target: str) -> dict[str, int]:
    """Copy all that is durable, as of one moment, into a database without tables; returns the numbers of rows."""
    here, there = engine_for(source), engine_for(target)
    for engine in (here, there):
        migrate(engine)
    require_empty(there)
    with snapshots(here).connect() as old, there.execution_options(writes=True).begin() as new:
        copied = {table.name: copy_rows(old, new, table) for table in COPIED}
    for engine in (here, there):
        engine.dispose()
    return copied


def require_empty(engine: Engine) -> None:
    with engine.connect() as link:
        if link.execute(sa.select(tables.c.id).limit(1)).scalar():
            raise RoarhouseError(f"{engine.url.render_as_string()} holds tables; expected an empty database")


def copy_rows(old: Connection, new: Connection, table: sa.Table) -> int:
    """What a server made by itself at its first start, such as its key, is replaced."""
    new.execute(sa.delete(table))
    count = 0
    for rows in old.execution_options(stream_results=True).execute(sa.select(table)).mappings().partitions(ROWS):
        new.execute(sa.insert(table), [freed(dict(row)) for row in rows])
        count += len(rows)
    return count


def freed(row: dict[str, Any]) -> dict[str, Any]:
    """No node of the old database holds a lease in the new one; its token is kept."""
    return {**row, "node": ""} if "node" in row else row


def backup(source: str, file: Path) -> dict[str, int]:
    """Copy a database, of whichever kind, into a SQLite file."""
    if file.exists():
        raise RoarhouseError(f"{file} exists; expected the name of a new file")
    return copy_database(source, f"sqlite:///{file}")


def restore(file: Path, target: str) -> dict[str, int]:
    if not file.is_file():
        raise RoarhouseError(f"{file} was not found; expected a backup")
    return copy_database(f"sqlite:///{file}", target)


# -- checks ----------------------------------------------------------------------------------------------------------


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Services]:
    metrics = Metrics()
    services = Services(Settings(database=database), SqlStore(database, metrics), metrics)
    await services.open()
    try:
        yield services
    finally:
        await services.close()


def table_names(database: str, state: str = "") -> list[str]:
    engine = engine_for(database)
    migrate(engine)
    wanted = sa.select(tables.c.id).where(tables.c.state == state)
    with engine.connect() as link:
        found = names_of(link, wanted) if state else all_names(link)
    engine.dispose()
    return found


async def check(database: str) -> AsyncIterator[tuple[str, str]]:
    """What is wrong with each table; empty if nothing is."""
    async with opened(database) as services:
        for name in table_names(database):
            yield name, await check_table(services, name)


async def check_table(services: Services, name: str) -> str:
    try:
        stored = await services.read(name)
        services.game(stored)
        return "" if stored.about.state == "lobby" or stored.about.revealing else check_log(services, stored)
    except Exception as error:
        return str(error) or repr(error)


def check_log(services: Services, stored: Stored) -> str:
    """Replay every line by the rules, and compare the frozen state on the way."""
    at = stored.frozen.version if stored.frozen else 0
    log = services.open_log(msgspec.structs.replace(stored, lines=stored.lines[:at], frozen=None))
    thawed = log.thawed(stored.frozen) if stored.frozen else None
    if thawed is not None and log.codec.encode(thawed) != log.codec.encode(log.s):
        return f"the frozen state of version {at} is not the one that its lines lead to"
    for line in stored.lines[at:]:
        if line.version != log.version + 1:
            return f"line {log.version + 1}: expected version {log.version + 1}, found {line.version}"
        log.add(log.replayed(line))
    over = not log.turn
    if over != (stored.about.state == "over"):
        return f"the game is {'over' if over else 'not over'}, the table is {stored.about.state}"
    return ""


# -- pruning and export ----------------------------------------------------------------------------------------------


def prune(database: str, days: float, states: tuple[str, ...], delete: bool) -> list[str]:
    """Tables in these states that were not changed for some days; deleted with their logs if wanted."""
    engine = engine_for(database)
    migrate(engine)
    with engine.execution_options(writes=True).begin() as link:
        names = expired(link, time(), days, states)
        for some in parts(names if delete else []):
            delete_tables(link, some)
    engine.dispose()
    return names


async def export(database: str, folder: Path) -> AsyncIterator[tuple[str, str]]:
    """Write the record of every finished game; yields each table with the reason if it has none."""
    folder.mkdir(parents=True, exist_ok=True)
    async with opened(database) as services:
        for name in table_names(database, "over"):
            yield name, await export_table(services, name, folder / f"{name}.roar")


async def export_table(services: Services, name: str, file: Path) -> str:
    try:
        file.write_bytes((await exports.open_export(services, name)).record())
    except (RoarhouseError, Denied, msgspec.MsgspecError) as error:
        return str(error)
    return ""
