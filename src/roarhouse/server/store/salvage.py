"""Names of tables in a database of which some pages cannot be read."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import sqlalchemy as sa
import structlog
from sqlalchemy.engine import Connection

from roarhouse.server.store.schema import lines, tables

logger = structlog.get_logger()


def names_of(link: Connection, wanted: sa.Select[Any]) -> list[str]:
    """The names that a query of tables finds; if it fails at a damaged page, each table is asked by itself."""
    try:
        return list(link.execute(wanted).scalars())
    except sa.exc.OperationalError:
        raise
    except sa.exc.DatabaseError as error:
        logger.error("database damaged", reason=str(error.orig))
        return [name for name in all_names(link) if readable(link, wanted.where(tables.c.id == name))]


def all_names(link: Connection) -> list[str]:
    """Names of all tables, from their index and from their lines, as far as these can be read."""
    found = dict.fromkeys(until_damage(link, sa.select(tables.c.id).order_by(tables.c.id)))
    return list(found | dict.fromkeys(until_damage(link, sa.select(lines.c.table_id).distinct())))


def until_damage(link: Connection, wanted: sa.Select[Any]) -> Iterable[str]:
    try:
        yield from link.execution_options(stream_results=True).execute(wanted).scalars()
    except sa.exc.DatabaseError:
        return


def readable(link: Connection, wanted: sa.Select[Any]) -> bool:
    return next(iter(until_damage(link, wanted)), None) is not None
