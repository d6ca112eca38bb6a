"""Limits per connection and per address."""

from __future__ import annotations

import asyncio
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

    def reserve(self) -> float:
        """Take one in any case; returns the seconds to wait until it is there."""
        self.take(0)
        self.tokens -= 1
        return max(0.0, -self.tokens / self.rate)

    def is_full(self) -> bool:
        return self.tokens + (time.monotonic() - self.updated) * self.rate >= self.burst


MAX_TOLD = 50  # addresses: a notification holds 8000 bytes
FORGET_SECONDS = 10.0  # after the last news of a node
MESSAGES_BURST_SECONDS = 5.0


class AddressLimiter:
    """A token bucket per address; full buckets are dropped once there are too many."""

    MAX_ADDRESSES = 10_000

    def __init__(self, new_bucket: Callable[[], TokenBucket]) -> None:
        self._new_bucket = new_bucket
        self._buckets: dict[str, TokenBucket] = {}
        self._untold: Counter[str] = Counter()  # what other nodes do not know yet

    def allow(self, address: str) -> bool:
        allowed = self.bucket(address).take()
        self._untold[address] += allowed
        return allowed

    def bucket(self, address: str) -> TokenBucket:
        if len(self._buckets) >= self.MAX_ADDRESSES:
            self._buckets = {known: bucket for known, bucket in self._buckets.items() if not bucket.is_full()}
            self._untold.clear()
        return self._buckets.get(address) or self._buckets.setdefault(address, self._new_bucket())

    def news(self) -> dict[str, int]:
        """What was taken here since the last time, by the busiest addresses."""
        told, self._untold = dict(self._untold.most_common(MAX_TOLD)), Counter()
        return {address: taken for address, taken in told.items() if taken}

    def hear(self, news: dict[str, int]) -> None:
        """Take what was taken at another node from the same buckets."""
        for address, taken in news.items():
            self.bucket(address).tokens -= taken


def limiter(rate: float, burst: int) -> AddressLimiter:
    return AddressLimiter(lambda: TokenBucket(rate, burst))


class Limits:
    """The limits per address of one server."""

    def __init__(self, settings: Settings) -> None:
        self.creations = limiter(settings.tables_per_minute / 60, settings.tables_at_once)
        self.listings = limiter(settings.listings_per_hour / 3600, settings.listings_at_once)
        self.notices = limiter(settings.notices_per_hour / 3600, settings.notices_at_once)
        self.analyses = limiter(settings.analyses_per_hour / 3600, settings.analyses_at_once)
        self.requests = limiter(settings.posts_per_second, settings.posts_at_once)
        hits, messages = settings.hits_per_second, settings.messages_per_second_and_address
        self.hits = limiter(hits, settings.hits_at_once)
        self.messages = limiter(messages, int(MESSAGES_BURST_SECONDS * messages))
        self._told = {
            "creations": self.creations,
            "listings": self.listings,
            "notices": self.notices,
            "analyses": self.analyses,
            "requests": self.requests,
        }
        self.connections_by_address: Counter[str] = Counter()
        self._elsewhere: dict[str, tuple[float, dict[str, int]]] = {}  # node: when heard, connections by address

    def connections(self, address: str) -> int:
        """Connections of an address to this node and, as far as they are heard of, to others."""
        recent = time.monotonic() - FORGET_SECONDS
        others = sum(counts.get(address, 0) for heard, counts in self._elsewhere.values() if heard > recent)
        return self.connections_by_address[address] + others

    async def take_turn(self, address: str) -> None:
        """Messages of an address that sends too many over all its connections wait, one after the other."""
        if wait := self.messages.bucket(address).reserve():
            await asyncio.sleep(wait)

    def news(self) -> dict[str, dict[str, int]]:
        """What the other nodes of a cluster must know."""
        connections = dict(self.connections_by_address.most_common(MAX_TOLD))
        return {name: one.news() for name, one in self._told.items()} | {"connections": connections}

    def hear(self, node: str, news: dict[str, dict[str, int]]) -> None:
        for name, one in self._told.items():
            one.hear(news.get(name, {}))  # a node of an older version knows fewer
        self._elsewhere[node] = (time.monotonic(), news["connections"])
