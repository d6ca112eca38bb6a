"""Structured logs: JSON lines on standard error, without secrets, seeds, names, choices or queries."""

from __future__ import annotations

import logging
import sys
from collections.abc import MutableMapping
from typing import Any

import structlog

REFUSED_HANDSHAKE = "ASGI callable returned without completing handshake."  # uvicorn, of an answer other than 101
SECRET = ("secret", "seed", "token", "order", "choice", "salt", "host")


def mask_secrets(_: object, __: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Mask fields whose names suggest a secret, in case one is logged by mistake."""
    for field in event:
        if any(word in field for word in SECRET):
            event[field] = "…"
    return event


def is_our_failure(record: logging.LogRecord) -> bool:
    """A client's invalid UTF-8 closes its connection with code 1007, and a refused handshake has got its answer."""
    if record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError):
        return False
    return record.msg != REFUSED_HANDSHAKE


def configure_logging(level: str = "info") -> None:
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            mask_secrets,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(getattr(logging, level.upper())),
        logger_factory=lambda *_: structlog.WriteLogger(sys.stderr),  # whatever it is when a line is written
        cache_logger_on_first_use=False,
    )
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "litestar", "alembic"):
        logging.getLogger(name).setLevel(logging.WARNING)
    logging.getLogger("psycopg").setLevel(logging.ERROR)  # it warns of every lost race
    logging.getLogger("uvicorn.error").addFilter(is_our_failure)
