"""How often is too often: buckets that fill steadily and are emptied by what is asked."""

from __future__ import annotations

import time
from collections.abc import Callable


class Bucket:
    """So many a second; so many at once after a rest."""

    __slots__ = ("at_once", "full", "per_second", "seen")

    def __init__(self, per_second: float, at_once: int) -> None:
        self.per_second, self.at_once = per_second, float(at_once)
        self.full, self.seen = self.at_once, time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.full = min(self.at_once, self.full + (now - self.seen) * self.per_second)
        self.seen = now
        if self.full < 1:
            return False
        self.full -= 1
        return True

    def rested(self) -> bool:
        return self.full + (time.monotonic() - self.seen) * self.per_second >= self.at_once


class Doorman:
    """A bucket for each address; those that have rested are forgotten."""

    MOST = 10_000

    def __init__(self, fresh: Callable[[], Bucket]) -> None:
        self._fresh = fresh
        self._buckets: dict[str, Bucket] = {}

    def lets(self, address: str) -> bool:
        if len(self._buckets) >= self.MOST:
            self._buckets = {who: bucket for who, bucket in self._buckets.items() if not bucket.rested()}
        return self._buckets.setdefault(address, self._fresh()).take()
