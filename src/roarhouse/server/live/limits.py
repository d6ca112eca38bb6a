"""Limits per connection and per address."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable

from roarhouse.server.settings import Settings


class TokenBucket:
    """Token bucket: refill rate per second plus burst."""

    __slots__ = ("burst", "rate", "tokens", "updated")

    def __init__(self, rate: float, burst: int) -> None:
        self.rate, self.burst = rate, float(burst)
        self.tokens, self.updated = self.burst, time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.updated) * self.rate)
        self.updated = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True

    def is_full(self) -> bool:
        return self.tokens + (time.monotonic() - self.updated) * self.rate >= self.burst


class AddressLimiter:
    """A token bucket per address; full buckets are dropped once there are too many."""

    MAX_ADDRESSES = 10_000

    def __init__(self, new_bucket: Callable[[], TokenBucket]) -> None:
        self._new_bucket = new_bucket
        self._buckets: dict[str, TokenBucket] = {}

    def allow(self, address: str) -> bool:
        if len(self._buckets) >= self.MAX_ADDRESSES:
            self._buckets = {known: bucket for known, bucket in self._buckets.items() if not bucket.is_full()}
        return self._buckets.setdefault(address, self._new_bucket()).take()


class Limits:
    """The limits per address of one server."""

    def __init__(self, settings: Settings) -> None:
        tables = (settings.tables_per_minute / 60, settings.tables_at_once)
        self.creations = AddressLimiter(lambda: TokenBucket(*tables))
        self.requests = AddressLimiter(lambda: TokenBucket(settings.posts_per_second, settings.posts_at_once))
        self.connections_by_address: Counter[str] = Counter()
