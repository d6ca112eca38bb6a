"""The time of all time stamps: this machine's, or in a cluster that of the database.

A node of a cluster adds an offset to its monotonic clock, so that a wall clock that is wrong or jumps has no effect.
"""

from __future__ import annotations

import time as machine

_offset: float | None = None


def time() -> float:
    """Seconds since 1970."""
    return machine.time() if _offset is None else machine.monotonic() + _offset


def synchronise(moment: float | None, measured: float = 0.0) -> None:
    """Follow another clock that showed `moment` when the monotonic clock showed `measured`; None: this machine's."""
    global _offset
    _offset = None if moment is None else moment - measured
