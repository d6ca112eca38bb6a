"""The cluster that belongs to a database: servers on PostgreSQL are its nodes, a server on SQLite is alone."""

from __future__ import annotations

from importlib import import_module

import sqlalchemy as sa

from roarhouse.core.errors import RoarhouseError
from roarhouse.server.cluster.base import Alone, Bus, Cluster
from roarhouse.server.settings import Settings


def cluster_for(settings: Settings) -> Cluster:
    """The drivers of PostgreSQL and NATS are extras, so what needs them is imported here only."""
    url = sa.make_url(settings.database)
    if url.get_backend_name() not in ("postgresql", "postgres"):
        if settings.bus:
            raise RoarhouseError("--bus is for several servers: expected --database postgresql://…")
        return Alone()
    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    postgres = import_module("roarhouse.server.cluster.postgres")
    cluster: Cluster = postgres.PostgresCluster(address, settings.lease_seconds, bus_for(settings.bus))
    return cluster


def bus_for(address: str) -> Bus | None:
    if not address:
        return None
    try:
        bus: Bus = import_module("roarhouse.server.cluster.bus").NatsBus(address)
    except ModuleNotFoundError:
        raise RoarhouseError("--bus needs its driver: pip install 'roarhouse[nats]'") from None
    return bus
