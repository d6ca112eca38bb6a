"""The cluster that belongs to a database: servers on PostgreSQL are its nodes, a server on SQLite is alone."""

from __future__ import annotations

from importlib import import_module

import sqlalchemy as sa

from roarhouse.server.cluster.base import Alone, Cluster
from roarhouse.server.settings import Settings


def cluster_for(settings: Settings) -> Cluster:
    """The driver of PostgreSQL is an extra, so what needs it is imported here only."""
    url = sa.make_url(settings.database)
    if url.get_backend_name() not in ("postgresql", "postgres"):
        return Alone()
    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    postgres = import_module("roarhouse.server.cluster.postgres")
    cluster: Cluster = postgres.PostgresCluster(address, settings.lease_seconds)
    return cluster
