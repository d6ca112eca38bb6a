"""What handlers of several route modules need: path and header parameters, and the parts of the application."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.datastructures import State
from litestar.params import HeaderParameter, PathParameter

from roarhouse.server.errors import Denied
from roarhouse.server.live.limits import Limits
from roarhouse.server.tables.registry import Registry

Code = Annotated[str, PathParameter(description="the table's code", min_length=1, max_length=32)]
Secret = Annotated[str | None, HeaderParameter(name="X-Seat-Secret", max_length=128)]


def registry_of(state: State) -> Registry:
    registry: Registry = state.registry
    return registry


def limits_of(state: State) -> Limits:
    limits: Limits = state.limits
    return limits


def client_address(request: Request[Any, Any, Any]) -> str:
    return request.client.host if request.client else ""


def require_creation_allowed(request: Request[Any, Any, Any], state: State) -> None:
    if not limits_of(state).creations.allow(client_address(request)):
        raise Denied(429, "too-often", "too many tables from this address; wait a minute")
