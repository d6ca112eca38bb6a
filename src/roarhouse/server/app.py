"""The ASGI application: routes, error responses and the lifetime of the registry."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.config.cors import CORSConfig
from litestar.datastructures import State
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from roarhouse import __version__
from roarhouse.server.cluster.choose import cluster_for
from roarhouse.server.live.limits import Limits
from roarhouse.server.ops.metrics import Metrics
from roarhouse.server.services import Services
from roarhouse.server.settings import Settings
from roarhouse.server.store.base import Store
from roarhouse.server.store.sql import SqlStore
from roarhouse.server.tables.registry import Registry
from roarhouse.server.web import catalogue
from roarhouse.server.web.problems import PROBLEMS
from roarhouse.server.web.routes import ROUTES
from roarhouse.server.web.static import docs_routes, file_routes
from roarhouse.server.wire.requests import MAX_BYTES

OPENAPI = OpenAPIConfig(
    title="Roarhouse",
    version=__version__,
    path="/api/v1/schema",
    render_plugins=[JsonRenderPlugin()],
    use_handler_docstrings=True,
)


@asynccontextmanager
async def open_registry(app: Litestar) -> AsyncIterator[None]:
    registry: Registry = app.state.registry
    await registry.open()
    try:
        yield
    finally:
        await registry.close()


def cors(origins: tuple[str, ...]) -> CORSConfig | None:
    """Pages of these origins may read answers."""
    if not origins:
        return None
    return CORSConfig(list(origins), allow_methods=["GET", "POST"], allow_headers=["Content-Type", "X-Seat-Secret"])


def make_app(settings: Settings, store: Store | None = None) -> Litestar:
    catalogue.games()  # load the games now instead of at the first request
    metrics = Metrics()
    cluster = cluster_for(settings)
    store = store or SqlStore(settings.database, metrics, cluster.origin, cluster.tell)
    services = Services(settings, store, metrics, cluster)
    services.gossip = limits = Limits(settings)
    docs = docs_routes(Path(settings.docs))
    return Litestar(
        [*ROUTES, *docs, *file_routes(settings.web)],
        state=State({"registry": Registry(services), "limits": limits, "docs": bool(docs)}),
        lifespan=[open_registry],
        exception_handlers=PROBLEMS,
        request_max_body_size=MAX_BYTES,
        cors_config=cors(settings.allowed_origins),
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, gzip_compress_level=5),
        openapi_config=OPENAPI,
        logging_config=None,
    )
