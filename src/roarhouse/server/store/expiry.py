"""Tables that expire: some days after the last line of their log, or after their creation if they have none."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from roarhouse.server.store.schema import attendance, leases, lines, metadata, nodes, tables

ROWS: Final = 500  # in one statement
DAY: Final = 24 * 3600
CLOCKLESS: Final = "abandoned"  # games that are not over and have no clock


def changed() -> sa.ColumnElement[int]:
    """When a table was last changed, in milliseconds."""
    last = sa.select(lines.c.at).where(lines.c.table_id == tables.c.id).order_by(lines.c.version.desc()).limit(1)
    return sa.func.coalesce(last.scalar_subquery(), tables.c.created)


def in_use(now: float) -> sa.ColumnElement[bool]:
    """A living node has connections to the table, or its lease."""
    used = [
        sa.exists().where(rows.c.table_id == tables.c.id, nodes.c.id == rows.c.node, nodes.c.expires > now)
        for rows in (attendance, leases)
    ]
    return sa.or_(*used)


def in_states(states: Iterable[str]) -> sa.ColumnElement[bool]:
    """`over` and `lobby` are states of a table; a game with a clock ends by itself and is never abandoned."""
    abandoned = (tables.c.state == "playing") & (tables.c.clock == "off")
    return sa.or_(*(abandoned if state == CLOCKLESS else tables.c.state == state for state in states))


def expired(link: Connection, now: float, days: float, states: Iterable[str]) -> list[str]:
    """Tables in these states that were not changed for some days and are not in use, oldest first."""
    before = int((now - days * DAY) * 1000)
    wanted = sa.select(tables.c.id).where(tables.c.created < before, in_states(states), changed() < before)
    return list(link.execute(wanted.where(~in_use(now)).order_by(tables.c.created)).scalars())


def delete_tables(link: Connection, names: list[str]) -> None:
    """Delete tables and everything that belongs to them."""
    for rows in metadata.sorted_tables:
        if "table_id" in rows.c:
            link.execute(sa.delete(rows).where(rows.c.table_id.in_(names)))
    link.execute(sa.delete(tables).where(tables.c.id.in_(names)))


def parts(names: list[str], most: int = ROWS) -> Iterator[list[str]]:
    return (names[start : start + most] for start in range(0, len(names), most))
