"""Limits: malformed and oversized messages, too many of them, slow readers, dead peers."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from roarhouse.server import run as running
from roarhouse.server.live import limits
from tests.server.client import Client
from tests.server.running import RunningServer, run, running_server

JSON = {"Content-Type": "application/json"}
FUZZ = settings(max_examples=30, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
TYPES = ("hello", "choose", "consider", "parse", "undo", "order", "salt", "chat", "read", "ping", "since", "what", "")
FIELDS = ("id", "seat", "version", "choice", "order", "salt", "text", "n", "protocol", "secrets")
messages = st.fixed_dictionaries({"type": st.sampled_from(TYPES)}).flatmap(
    lambda base: st.dictionaries(st.sampled_from(FIELDS), anything, max_size=6).map(lambda more: {**more, **base})
)
choices = st.fixed_dictionaries(
    {"do": st.sampled_from(["pick", "keep", "bid", "pass", "select", "arrange", "packs", "monsters"])},
    optional={
        "card": st.integers(-(2**70), 2**70),
        "cards": st.lists(st.integers(-5, 100), max_size=4),
        "back": anything,
        "sets": anything,
        "city": st.integers(),
        "order": st.lists(st.integers(0, 3), max_size=4),
        "packs": anything,
    },
)


@pytest.fixture(scope="module")
def begun(port: int) -> Any:
    """A table shared by the fuzz tests."""
    return asyncio.run(RunningServer(port).create_table("person", "person"))


async def survives(server: RunningServer, created: Any, text: str) -> None:
    """Any text gets an answer or a close with an error message, and the table still works."""
    person = await server.connect(created, 0)
    await person.link.send(text)
    await person.link.send('{"type":"ping","n":77}')
    last = await person.receive("pong", "closed")
    if last["type"] == "closed":
        assert last["code"] in (4400, 4403)
        said = person.received[-1]
        assert said["type"] == "error"
        assert set(said) == {"type", "expected", "came"}
        assert "internal" not in said["came"]
    await person.disconnect()


garbage = st.one_of(st.text(), messages.map(json.dumps), anything.map(json.dumps))


@FUZZ
@given(text=garbage.map(lambda text: text.encode(errors="replace").decode()))
def test_malformed_messages(port: int, begun: Any, text: str) -> None:
    run(survives(RunningServer(port), begun, text))


@FUZZ
@given(choice=choices, type=st.sampled_from(["choose", "consider"]))
def test_malformed_choices(port: int, begun: Any, choice: Any, type: str) -> None:
    """Well-formed choices with nonsensical content are refused by a rule or as malformed, never by a bug."""
    message = {"type": type, "id": "x", "seat": 0, "choice": choice} | ({"version": 4} if type == "choose" else {})
    run(survives(RunningServer(port), begun, json.dumps(message)))


async def test_oversized_messages(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        created = await server.create_table("person", "bot")
        me = await server.connect(created, 0)
        await me.link.send('{"type":"chat","text":"' + "x" * 70_000 + '"}')
        assert (await me.receive("closed"))["code"] == 1009
        answer = await server.http.post("/api/v1/tables", content=b"x" * 200_000, headers=JSON)
        assert answer.status_code == 413


async def test_too_many_messages(tmp_path: Path) -> None:
    """A burst of forty; the refill is tested with the bucket itself, independent of real time."""
    async with running_server(tmp_path, messages_per_second=0.001, messages_at_once=40) as server:
        created = await server.create_table("person", "bot")
        me = await server.connect(created, 0)
        for n in range(60):
            await me.send("ping", n=n)
        assert (await me.receive("error"))["expected"] == "at most 0.001 messages a second"
        assert (await me.receive("closed"))["code"] == 4429
        assert sum(one["type"] == "pong" for one in me.received) == 39, "hello counts, too"
        other = await server.connect(created, 0)
        for n in range(10):
            await other.send("ping", n=n)
            await other.receive("pong")
        assert other.closed is None, "each connection has its own bucket"


def test_a_token_bucket_refills_up_to_its_burst(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [100.0]
    monkeypatch.setattr("roarhouse.server.live.limits.time.monotonic", lambda: clock[0])
    bucket = limits.TokenBucket(rate=20.0, burst=40)
    assert [bucket.take() for _ in range(41)] == [True] * 40 + [False]
    clock[0] += 0.5
    assert [bucket.take() for _ in range(11)] == [True] * 10 + [False]
    clock[0] += 60
    assert bucket.is_full()
    assert [bucket.take() for _ in range(41)] == [True] * 40 + [False], "never more than the burst"


async def test_too_many_tables_and_requests(tmp_path: Path) -> None:
    few = {"tables_at_once": 3, "tables_per_minute": 0.01, "posts_at_once": 8, "posts_per_second": 0.001}
    async with running_server(tmp_path, **few) as server:
        wanted = {"game": "growl", "seats": [{"kind": "open"}, {"kind": "bot"}]}
        codes = [(await server.http.post("/api/v1/tables", json=wanted)).status_code for _ in range(5)]
        assert codes == [201, 201, 201, 429, 429]
        answers = [await server.http.post("/api/v1/tables/none/join", json={"name": "x"}) for _ in range(5)]
        assert [one.status_code for one in answers] == [404, 404, 404, 429, 429]
        assert answers[-1].headers["Retry-After"]
        assert answers[-1].json()["code"] == "too-often"


async def test_a_slow_reader_is_disconnected(tmp_path: Path) -> None:
    async with running_server(tmp_path, queue=4) as server:
        created = await server.create_table("person", "bot")
        me = await server.connect(created, 0)
        table = server.registry.tables[created["table"]]
        (connection,) = table.presence.connections
        me.link.transport.pause_reading()
        message = json.dumps({"type": "pong", "n": 0, "filler": "x" * 2**16}).encode()
        for _ in range(2000):  # fill the buffers of both machines, then the queue
            connection.send_bytes(message)
            await asyncio.sleep(0)
        me.link.transport.resume_reading()
        assert (await me.receive("bye"))["reason"] == "slow"
        assert (await me.receive("closed"))["code"] == 4413


async def test_a_dead_peer_is_disconnected(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A peer that answers no ping is considered dead; nothing else shows that a cable was unplugged."""
    monkeypatch.setattr(running, "PING_INTERVAL", 0.1)
    monkeypatch.setattr(running, "PING_TIMEOUT", 0.1)

    async with running_server(tmp_path) as server:
        created = await server.create_table("person", "bot")
        me = await server.connect(created, 0)
        await asyncio.sleep(0.4)
        assert me.closed is None, "a live client answers pings"
        me.link.transport.pause_reading()
        table = server.registry.tables[created["table"]]
        for _ in range(100):
            await asyncio.sleep(0.05)
            if not table.presence.connections:
                break
        assert not table.presence.connections
        me.link.transport.abort()


async def test_an_idle_table_is_unloaded_and_loaded_again(tmp_path: Path) -> None:
    async with running_server(tmp_path, sleep_after=0.1) as server:
        created = await server.create_table("person", "person")
        me = await server.connect(created, 0)
        await me.choose(0, me.prompts["0"]["options"][0]["choice"])
        await me.wait_until(lambda: me.changes)
        await asyncio.sleep(0.3)
        assert created["table"] in server.registry.tables
        await me.disconnect()
        await asyncio.sleep(0.5)
        assert created["table"] not in server.registry.tables
        again = await server.connect(created, 0)
        assert (again.version, again.views, again.changes) == (me.version, me.views, me.changes)


async def test_a_connection_aborted_before_hello(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        person = await Client.open(server.port, (await server.create_table("person", "bot"))["table"])
        person.link.transport.abort()
        await person.receive("closed")
        assert (await server.http.get("/healthz")).status_code == 200
