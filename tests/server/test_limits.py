"""Limits: malformed and oversized messages, too many of them, slow readers, dead peers."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from roarhouse.server import limits
from roarhouse.server import run as running
from tests.server.people import Person, Place, open_house, run

FUZZ = settings(max_examples=30, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
TYPES = ("hello", "choose", "consider", "undo", "order", "salt", "chat", "read", "ping", "since", "what", "")
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
    """A game on which anything may be tried."""
    return asyncio.run(Place(port, None).table("person", "person"))


async def survives(place: Place, made: Any, text: str) -> None:
    """Whatever is sent: an answer or a polite close, and the table stands as it stood."""
    person = await place.sit(made, 0)
    await person.link.send(text)
    await person.link.send('{"type":"ping","n":77}')
    last = await person.hear("pong", "closed")
    if last["type"] == "closed":
        assert last["code"] in (4400, 4403)
        said = person.heard[-1]
        assert said["type"] == "error"
        assert set(said) == {"type", "expected", "came"}
        assert "internal" not in said["came"]
    await person.leave()


garbage = st.one_of(st.text(), messages.map(json.dumps), anything.map(json.dumps))


@FUZZ
@given(text=garbage.map(lambda text: text.encode(errors="replace").decode()))
def test_malformed_messages(port: int, begun: Any, text: str) -> None:
    async def play() -> None:
        place = Place(port, None)
        await survives(place, begun, text)

    run(play())


@FUZZ
@given(choice=choices, type=st.sampled_from(["choose", "consider"]))
def test_malformed_choices(port: int, begun: Any, choice: Any, type: str) -> None:
    """Choices of the right shape and nonsensical content are refused by a rule or as malformed, never by a bug."""
    message = {"type": type, "id": "x", "seat": 0, "choice": choice} | ({"version": 4} if type == "choose" else {})

    async def play() -> None:
        place = Place(port, None)
        await survives(place, begun, json.dumps(message))

    run(play())


def test_oversized_messages(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as place:
            made = await place.table("person", "bot")
            me = await place.sit(made, 0)
            await me.link.send('{"type":"chat","text":"' + "x" * 70_000 + '"}')
            assert (await me.hear("closed"))["code"] == 1009
            answer = await place.http.post("/api/v1/tables", content=b"x" * 70_000)
            assert answer.status_code == 413

    run(play())


def test_too_many_messages(tmp_path: Path) -> None:
    """Forty at once; how quickly more are allowed is tested with the bucket, so that no clock matters here."""

    async def play() -> None:
        async with open_house(tmp_path, messages_per_second=0.001, messages_at_once=40) as place:
            made = await place.table("person", "bot")
            me = await place.sit(made, 0)
            for n in range(60):
                await me.say("ping", n=n)
            assert (await me.hear("error"))["expected"] == "at most 0.001 messages a second"
            assert (await me.hear("closed"))["code"] == 4429
            assert sum(one["type"] == "pong" for one in me.heard) == 39, "the hello counts too"
            other = await place.sit(made, 0)
            for n in range(10):
                await other.say("ping", n=n)
                await other.hear("pong")
            assert other.closed is None, "each connection has a bucket of its own"

    run(play())


def test_a_bucket_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [100.0]
    monkeypatch.setattr("roarhouse.server.limits.time.monotonic", lambda: clock[0])
    bucket = limits.Bucket(per_second=20.0, at_once=40)
    assert [bucket.take() for _ in range(41)] == [True] * 40 + [False]
    clock[0] += 0.5
    assert [bucket.take() for _ in range(11)] == [True] * 10 + [False]
    clock[0] += 60
    assert bucket.rested()
    assert [bucket.take() for _ in range(41)] == [True] * 40 + [False], "never more at once"


def test_too_many_tables_and_requests(tmp_path: Path) -> None:
    async def play() -> None:
        few = {"tables_at_once": 3, "tables_per_minute": 0.01, "posts_at_once": 8, "posts_per_second": 0.001}
        async with open_house(tmp_path, **few) as place:
            wanted = {"game": "growl", "seats": [{"kind": "open"}, {"kind": "bot"}]}
            codes = [(await place.http.post("/api/v1/tables", json=wanted)).status_code for _ in range(5)]
            assert codes == [201, 201, 201, 429, 429]
            answers = [await place.http.post("/api/v1/tables/none/join", json={"name": "x"}) for _ in range(5)]
            assert [one.status_code for one in answers] == [404, 404, 404, 429, 429]
            assert answers[-1].headers["Retry-After"]
            assert answers[-1].json()["code"] == "too-often"

    run(play())


def test_who_reads_too_slowly_has_to_come_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path, queue=4) as place:
            made = await place.table("person", "bot")
            me = await place.sit(made, 0)
            table = place.house.tables[made["table"]]
            (connection,) = table.attendance.connections
            for _ in range(10):
                connection.post(b'{"type":"pong","n":0}')
            assert (await me.hear("bye"))["reason"] == "slow"
            assert (await me.hear("closed"))["code"] == 4413

    run(play())


def test_a_dead_peer_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A peer that answers no ping is taken for dead; nothing else tells that a cable was pulled."""
    monkeypatch.setattr(running, "PING", 0.1)
    monkeypatch.setattr(running, "DEAD", 0.1)

    async def play() -> None:
        async with open_house(tmp_path) as place:
            made = await place.table("person", "bot")
            me = await place.sit(made, 0)
            await asyncio.sleep(0.4)
            assert me.closed is None, "the living answer by themselves"
            me.link.transport.pause_reading()
            table = place.house.tables[made["table"]]
            for _ in range(100):
                await asyncio.sleep(0.05)
                if not table.attendance.connections:
                    break
            assert not table.attendance.connections
            me.link.transport.abort()

    run(play())


def test_a_table_that_nobody_looks_at_is_put_away_and_woken(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path, sleep_after=0.1) as place:
            made = await place.table("person", "person")
            me = await place.sit(made, 0)
            await me.choose(0, me.prompts["0"]["options"][0]["choice"])
            await me.until(lambda: me.changes)
            await asyncio.sleep(0.3)
            assert made["table"] in place.house.tables
            await me.leave()
            await asyncio.sleep(0.5)
            assert made["table"] not in place.house.tables
            again = await place.sit(made, 0)
            assert (again.version, again.views, again.changes) == (me.version, me.views, me.changes)

    run(play())


def test_unknown_peers_close_quietly(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as place:
            person = await Person.knock(place, (await place.table("person", "bot"))["table"])
            person.link.transport.abort()
            await person.hear("closed")
            assert (await place.http.get("/healthz")).status_code == 200

    run(play())
