"""Tables, their logs, frozen states, and decks."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "decks",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("cards", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("clock", sa.String(8), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("deck", sa.String(64), sa.ForeignKey("decks.hash"), nullable=False),
        sa.Column("about", sa.LargeBinary, nullable=False),
    )
    op.create_index("tables_by_state", "tables", ["state", "listed", "created"])
    op.create_table(
        "lines",
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
    op.create_table(
        "frozen",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("natures", sa.Integer, nullable=False),
        sa.Column("state", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    for table in ("frozen", "lines", "tables", "decks"):
        op.drop_table(table)
