"""Budgets: how much a bot may think about one decision.

A budget counts simulations, so that the same seed gives the same choice on every machine. Seconds of processor time
are a cap for slow machines; a search that reaches it stops early and is no longer reproducible.
"""

from __future__ import annotations

import time

from msgspec import Struct


class Budget(Struct, frozen=True):
    simulations: int
    seconds: float  # of processor time


class Clock:
    """Processor time of this thread since the clock was made. Asking for it is a system call, which takes longer than
    many a simulation, so it is asked for only when as much time has passed on the wall."""

    def __init__(self, budget: Budget) -> None:
        self.until = time.thread_time() + budget.seconds
        self.not_before = time.perf_counter() + budget.seconds

    def is_up(self) -> bool:
        return time.perf_counter() >= self.not_before and time.thread_time() >= self.until
