"""What one address may do over all its connections: requests are refused, messages wait."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import httpx
import pytest

from roarhouse.server.live.limits import TokenBucket
from tests.server.client import Client
from tests.server.running import running_server


@pytest.mark.slow
async def test_requests_of_an_address_are_limited(tmp_path: Path) -> None:
    async with running_server(tmp_path, hits_per_second=0.001, hits_at_once=5) as server:
        answers = [await server.http.get("/healthz") for _ in range(6)]
        assert [one.status_code for one in answers] == [200] * 5 + [429]
        assert answers[-1].headers["Retry-After"] == "10"
        assert answers[-1].headers["X-Content-Type-Options"] == "nosniff"
        assert answers[-1].json()["code"] == "too-often"
        transport = httpx.AsyncHTTPTransport(local_address="127.0.0.2")
        async with httpx.AsyncClient(transport=transport, base_url=f"http://127.0.0.1:{server.port}") as other:
            assert (await other.get("/healthz")).status_code == 200
        with pytest.raises(Exception, match="429"):
            await Client.open(server.port, "none")


async def test_messages_of_an_address_wait_for_one_another(tmp_path: Path) -> None:
    """50 a second and 250 at once: 300 messages over ten connections take at least one second, and none is lost."""
    async with running_server(tmp_path, messages_per_second_and_address=50.0) as server:
        created = await server.create_table("person", "bot")
        watchers = [await server.connect(created) for _ in range(10)]
        began = time.perf_counter()
        for n in range(30):
            for one in watchers:
                await one.send("ping", n=n)
        await asyncio.gather(*(one.receive("pong", n=29) for one in watchers))
        assert time.perf_counter() - began > 0.9
        assert all(one.closed is None for one in watchers)


def test_a_bucket_lends_what_it_does_not_have(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [100.0]
    monkeypatch.setattr("roarhouse.server.live.limits.time.monotonic", lambda: clock[0])
    bucket = TokenBucket(rate=2.0, burst=1)
    assert [bucket.reserve() for _ in range(3)] == [0.0, 0.5, 1.0]
    clock[0] += 1.5
    assert bucket.reserve() == 0.0
