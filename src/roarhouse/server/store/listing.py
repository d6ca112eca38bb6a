"""Public tables in the database, page by page."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from roarhouse.server.store.base import About, Listed, Page
from roarhouse.server.store.schema import lines, tables


def read_listed(link: Connection, page: Page) -> list[tuple[int, str, Listed | None]]:
    """The cursor of each row with its table; None for a row that is damaged."""
    rows = link.execute(wanted(page)).all()
    return [(row.created, row.id, listed(row)) for row in rows]


def wanted(page: Page) -> Any:
    """One look-up in the index of lines for each table that is listed and not over."""
    own = lines.c.table_id == tables.c.id
    last = sa.select(lines.c.at).where(own).order_by(lines.c.version.desc()).limit(1).scalar_subquery()
    moved = sa.func.coalesce(last, tables.c.created)
    since = sa.case((tables.c.clock == "slow", page.slow_since), else_=page.active_since)
    found = sa.select(tables.c.id, tables.c.created, tables.c.about, moved.label("moved"))
    found = found.where(tables.c.listed, tables.c.state != "over", moved >= since)
    if page.before:
        found = found.where(sa.tuple_(tables.c.created, tables.c.id) < sa.tuple_(*page.before))
    return found.order_by(tables.c.created.desc(), tables.c.id.desc()).limit(page.most)


def listed(row: Any) -> Listed | None:
    try:
        return Listed(msgspec.json.decode(row.about, type=About), msgspec.convert(row.moved, int))
    except (TypeError, ValueError):  # msgspec's errors are ValueErrors; SQLite keeps a value of any type in a cell
        return None
