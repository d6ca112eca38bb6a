"""Error responses, all of one shape: a code for programs, a line for people."""

from __future__ import annotations

from typing import Any

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from roarhouse.core.errors import NotFound, RoarhouseError
from roarhouse.server.errors import Denied, Unavailable
from roarhouse.server.wire.bodies import Problem

logger = structlog.get_logger()
MEANINGS = {
    400: "malformed", 403: "wrong secret", 404: "not found", 409: "not now", 413: "too large", 415: "not JSON",
    429: "too often",
}  # fmt: skip


def problem_responses(*codes: int) -> dict[int, ResponseSpec]:
    """Error responses for the OpenAPI document."""
    return {code: ResponseSpec(Problem, generate_examples=False, description=MEANINGS[code]) for code in codes}


def problem(status: int, code: str, reason: str) -> Response[Problem]:
    headers = {"Retry-After": "10"} if status == 429 else {}
    return Response(Problem(code=code, reason=reason), status_code=status, headers=headers)


def on_denied(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    assert isinstance(error, Denied)
    return problem(error.status, error.code, error.reason)


def on_not_found(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    return problem(404, "not-found", str(error))


def on_roarhouse_error(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    return problem(400, "malformed", str(error))


def on_unavailable(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    logger.error("database failed", path=request.url.path, reason=str(error))
    request.app.state.registry.services.metrics.errors.labels("database").inc()
    return problem(503, "database", "the database failed; nothing was changed")


def on_http_error(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Errors raised by the framework: malformed bodies and parameters, unknown paths."""
    assert isinstance(error, HTTPException)
    extra = error.extra if isinstance(error.extra, list) else []
    details = "; ".join(f"{one.get('key', 'body')}: {one.get('message')}" for one in extra if isinstance(one, dict))
    code = MEANINGS.get(error.status_code, "error").replace(" ", "-")
    return problem(error.status_code, code, details or error.detail)


def on_recursion(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    return problem(400, "malformed", "nested too deeply")


def on_bad_text(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    return problem(400, "malformed", "expected UTF-8")


def on_bug(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A bug: its details are logged, not shown."""
    logger.error("request failed", path=request.url.path, exc_info=error)
    request.app.state.registry.services.metrics.errors.labels("internal").inc()
    return problem(500, "internal", "internal error; nothing was changed")


PROBLEMS: dict[int | type[Exception], Any] = {
    Denied: on_denied,
    NotFound: on_not_found,
    Unavailable: on_unavailable,
    RoarhouseError: on_roarhouse_error,
    HTTPException: on_http_error,
    RecursionError: on_recursion,
    UnicodeDecodeError: on_bad_text,
    Exception: on_bug,
}
