"""The tables of the database, as the last migration leaves them."""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()
NEWEST = "0004"  # revision of the last migration

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
    sa.Column("token", sa.Integer, nullable=False, server_default="0"),
)
frozen = sa.Table(
    "frozen",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("natures", sa.Integer, nullable=False),
    sa.Column("state", sa.LargeBinary, nullable=False),
)
analyses = sa.Table(
    "analyses",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("kind", sa.String(8), primary_key=True),
    sa.Column("state", sa.String(8), nullable=False),
    sa.Column("done", sa.Integer, nullable=False),
    sa.Column("total", sa.Integer, nullable=False),
    sa.Column("until", sa.Double, nullable=False),
    sa.Column("result", sa.LargeBinary, nullable=False),
)
keys = sa.Table(
    "keys",
    metadata,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.LargeBinary, nullable=False),
)
nodes = sa.Table(
    "nodes",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("expires", sa.Double, nullable=False),
)
leases = sa.Table(
    "leases",
    metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("node", sa.String(32), nullable=False),
    sa.Column("token", sa.Integer, nullable=False),
    sa.Column("since", sa.Double, nullable=False),
)
attendance = sa.Table(
    "attendance",
    metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("node", sa.String(32), primary_key=True),
    sa.Column("attending", sa.LargeBinary, nullable=False),
)
chat = sa.Table(
    "chat",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("table_id", sa.String(32), nullable=False),
    sa.Column("said", sa.LargeBinary, nullable=False),
    sa.Index("chat_by_table", "table_id", "id"),
)
