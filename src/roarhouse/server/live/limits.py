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

    def take(self, cost: float = 1.0) -> bool:
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.updated) * self.rate)
        self.updated = now
        if self.tokens < cost:
            return False
        self.tokens -= cost
        return True

    def is_full(self) -> bool:
        return self.tokens + (time.monotonic() - self.updated) * self.rate >= self.burst


MAX_TOLD = 50  # addresses: a notification holds 8000 bytes
FORGET_SECONDS = 10.0  # after the last news of a node


class AddressLimiter:
    """A token bucket per address; full buckets are dropped once there are too many."""

    MAX_ADDRESSES = 10_000

    def __init__(self, new_bucket: Callable[[], TokenBucket]) -> None:
        self._new_bucket = new_bucket
        self._buckets: dict[str, TokenBucket] = {}
        self._untold: Counter[str] = Counter()  # what other nodes do not know yet

    def allow(self, address: str) -> bool:
        if len(self._buckets) >= self.MAX_ADDRESSES:
            self._buckets = {known: bucket for known, bucket in self._buckets.items() if not bucket.is_full()}
            self._untold.clear()
        allowed = self._buckets.setdefault(address, self._new_bucket()).take()
        self._untold[address] += allowed
        return allowed

    def news(self) -> dict[str, int]:
        """What was taken here since the last time, by the busiest addresses."""
        told, self._untold = dict(self._untold.most_common(MAX_TOLD)), Counter()
        return {address: taken for address, taken in told.items() if taken}

    def hear(self, news: dict[str, int]) -> None:
        """Take what was taken at another node from the same buckets."""
        for address, taken in news.items():
            self._buckets.setdefault(address, self._new_bucket()).tokens -= taken


class Limits:
    """The limits per address of one server."""

    def __init__(self, settings: Settings) -> None:
        tables = (settings.tables_per_minute / 60, settings.tables_at_once)
        self.creations = AddressLimiter(lambda: TokenBucket(*tables))
        listings = (settings.listings_per_hour / 3600, settings.listings_at_once)
        self.listings = AddressLimiter(lambda: TokenBucket(*listings))
        self.requests = AddressLimiter(lambda: TokenBucket(settings.posts_per_second, settings.posts_at_once))
        self.connections_by_address: Counter[str] = Counter()
        self._elsewhere: dict[str, tuple[float, dict[str, int]]] = {}  # node: when heard, connections by address

    def connections(self, address: str) -> int:
        """Connections of an address to this node and, as far as they are heard of, to others."""
        recent = time.monotonic() - FORGET_SECONDS
        others = sum(counts.get(address, 0) for heard, counts in self._elsewhere.values() if heard > recent)
        return self.connections_by_address[address] + others

    def news(self) -> dict[str, dict[str, int]]:
        """What the other nodes of a cluster must know."""
        connections = dict(self.connections_by_address.most_common(MAX_TOLD))
        return {
            "creations": self.creations.news(),
            "listings": self.listings.news(),
            "requests": self.requests.news(),
            "connections": connections,
        }

    def hear(self, node: str, news: dict[str, dict[str, int]]) -> None:
        self.creations.hear(news["creations"])
        self.listings.hear(news.get("listings", {}))  # unknown to a node of an older version
        self.requests.hear(news["requests"])
        self._elsewhere[node] = (time.monotonic(), news["connections"])
