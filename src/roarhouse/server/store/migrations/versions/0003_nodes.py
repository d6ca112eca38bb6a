"""Several servers on one database: their registrations, leases, connections and chat; the token of a line's lease."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("lines", sa.Column("token", sa.Integer, nullable=False, server_default="0"))
    # What a crash of the database may empty: nodes then register again and tell who is connected.
    passing = ["UNLOGGED"] if op.get_context().dialect.name == "postgresql" else []
    op.create_table(
        "nodes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("expires", sa.Double, nullable=False),
        prefixes=passing,
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("node", sa.String(32), nullable=False),
        sa.Column("token", sa.Integer, nullable=False),
        sa.Column("since", sa.Double, nullable=False),
    )
    op.create_table(
        "attendance",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("node", sa.String(32), primary_key=True),
        sa.Column("attending", sa.LargeBinary, nullable=False),
        prefixes=passing,
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("said", sa.LargeBinary, nullable=False),
        prefixes=passing,
    )
    op.create_index("chat_by_table", "chat", ["table_id", "id"])


def downgrade() -> None:
    for table in ("chat", "attendance", "leases", "nodes"):
        op.drop_table(table)
    op.drop_column("lines", "token")
