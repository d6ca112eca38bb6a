"""The time of all time stamps: this machine's when the server started, or in a cluster that of the database.

An offset is added to the monotonic clock, so that a wall clock that is wrong or jumps empties no player's bank.
"""

from __future__ import annotations

import time as machine

_offset: float = machine.time() - machine.monotonic()


def time() -> float:
    """Seconds since 1970."""
    return machine.monotonic() + _offset


def synchronise(moment: float | None, measured: float = 0.0) -> None:
    """Follow another clock that showed `moment` when the monotonic clock showed `measured`; None: this machine's."""
    global _offset
    _offset = machine.time() - machine.monotonic() if moment is None else moment - measured
