"""What goes wrong over HTTP, answered in one shape: a code for programs, a line for people."""

from __future__ import annotations

from typing import Any

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from roarhouse.core.errors import NotFound, RoarhouseError
from roarhouse.server.http import Problem
from roarhouse.server.seats import Denied

log = structlog.get_logger()
WHAT = {
    400: "malformed", 403: "wrong secret", 404: "not found", 409: "not now", 413: "too large", 429: "too often"
}  # fmt: skip


def answers(*codes: int) -> dict[int, ResponseSpec]:
    """For the OpenAPI document."""
    return {code: ResponseSpec(Problem, generate_examples=False, description=WHAT[code]) for code in codes}


def problem(status: int, code: str, reason: str) -> Response[Problem]:
    headers = {"Retry-After": "10"} if status == 429 else {}
    return Response(Problem(code=code, reason=reason), status_code=status, headers=headers)


def denied(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    assert isinstance(error, Denied)
    return problem(error.status, error.code, error.reason)


def not_found(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    return problem(404, "not-found", str(error))


def wrong(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    return problem(400, "malformed", str(error))


def refused(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """What the framework refuses: malformed bodies and parameters, unknown addresses."""
    assert isinstance(error, HTTPException)
    extra = error.extra if isinstance(error.extra, list) else []
    details = "; ".join(f"{one.get('key', 'body')}: {one.get('message')}" for one in extra if isinstance(one, dict))
    code = WHAT.get(error.status_code, "error").replace(" ", "-")
    return problem(error.status_code, code, details or error.detail)


def too_deep(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    return problem(400, "malformed", "nested too deeply")


def broken(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A bug: never shown as a rule."""
    log.error("request failed", path=request.url.path, exc_info=error)
    request.app.state.house.metrics.errors.labels("internal").inc()
    return problem(500, "internal", "something is broken here; nothing was changed")


PROBLEMS: dict[int | type[Exception], Any] = {
    Denied: denied,
    NotFound: not_found,
    RoarhouseError: wrong,
    HTTPException: refused,
    RecursionError: too_deep,
    Exception: broken,
}
