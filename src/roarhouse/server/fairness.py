"""The table's promise: its secret seed, and what is said about it before, during and after a game."""

from __future__ import annotations

from roarhouse.core.fair import Fair, Promise
from roarhouse.server.store import About


def fair_of(about: About) -> Fair:
    """Mixed with the salts of all seats, and bound to this table."""
    return Fair(about.seed, tuple(seat.salt for seat in about.seats), context_of(about))


def context_of(about: About) -> str:
    return f"{about.game}:{about.table}"


def promise_of(about: About) -> Promise:
    return fair_of(about).promise()
