"""The seed of a table's random choices, and the commitment published about it before the game."""

from __future__ import annotations

from roarhouse.core.fair import Fair, Promise
from roarhouse.server.store.base import About


def fair_of(about: About) -> Fair:
    """The table's source of random choices: its seed, mixed with the salts of all seats and bound to this table."""
    return Fair(about.seed, tuple(seat.salt for seat in about.seats), f"{about.game}:{about.table}")


def promise_of(about: About) -> Promise:
    return fair_of(about).promise()
