"""Waiting for a condition; nothing in these tests waits for a fixed time."""

from __future__ import annotations

import time
from collections.abc import Callable

POLL = 0.1  # seconds between polls of conditions outside the browser


def wait_until(true: Callable[[], bool], otherwise: str, seconds: float = 60) -> None:
    """Wait until a condition outside the browser holds; fail with `otherwise` if it never does."""
    until = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < until, otherwise
        time.sleep(POLL)
