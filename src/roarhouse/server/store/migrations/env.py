"""Alembic environment: the store passes its engine."""

from __future__ import annotations

from alembic import context

from roarhouse.server.store.sql import metadata

with context.config.attributes["engine"].connect() as link:
    context.configure(connection=link, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()
    link.commit()
