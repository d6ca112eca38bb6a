"""Analyses in the database. One server makes an analysis; its claim lapses if the server is not heard of."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from roarhouse.server.errors import Conflict
from roarhouse.server.store.base import Analysed, AnalysisKind, ClaimAnalysis, SaveAnalysis
from roarhouse.server.store.database import upsert
from roarhouse.server.store.schema import analyses


def read_analysis(link: Connection, table: str, kind: AnalysisKind) -> Analysed | None:
    this = (analyses.c.table_id == table) & (analyses.c.kind == kind)
    row = link.execute(sa.select(analyses, analyses.c.table_id.label("table")).where(this)).one_or_none()
    return msgspec.convert(row, Analysed, from_attributes=True) if row else None


def claim_analysis(link: Connection, change: ClaimAnalysis) -> None:
    row = row_of(change.analysis)
    lapsed = (analyses.c.state == "running") & (analyses.c.until < change.now)
    free = lapsed | (analyses.c.state == "failed")
    insert = upsert(link, analyses).values(row)
    claim = insert.on_conflict_do_update(index_elements=["table_id", "kind"], set_=row, where=free)
    if link.execute(claim.returning(analyses.c.kind)).one_or_none() is None:
        raise Conflict(f"the analysis of table {change.analysis.table} is made already")


def save_analysis(link: Connection, change: SaveAnalysis) -> None:
    """What is done stays: whichever server finishes first, the others have the same result."""
    row = row_of(change.analysis)
    this = (analyses.c.table_id == row["table_id"]) & (analyses.c.kind == row["kind"])
    link.execute(sa.update(analyses).where(this, analyses.c.state != "done").values(row))


def row_of(one: Analysed) -> dict[str, object]:
    row = msgspec.structs.asdict(one)
    return {"table_id": row.pop("table"), **row}
