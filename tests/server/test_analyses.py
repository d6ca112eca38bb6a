"""Analyses on the server: only of finished games, in the background, bounded, kept, and the same each time."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from roarhouse.bots import analysis
from roarhouse.bots.analysis import Moment, moments
from roarhouse.bots.looking_back import look_back
from roarhouse.server.errors import Conflict
from roarhouse.server.store.base import Analysed, ClaimAnalysis, SaveAnalysis
from roarhouse.server.tables.help import analyses
from tests.server.client import Message
from tests.server.running import RunningServer, running_server


def quick(share: float, *args: Any) -> list[Moment]:
    """In a worker: an analysis with few simulations."""
    with pytest.MonkeyPatch.context() as patch:
        for name, n in (("SAMPLES", 3), ("SEARCHED", 8), ("COMPARED", 4)):
            patch.setattr(analysis, name, n)
        return moments(share, *args)


def broken(share: float, *args: Any) -> list[Moment]:
    raise RuntimeError("broken on purpose")


@pytest.fixture(autouse=True)
def few_simulations(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "moments", quick)


async def finished(server: RunningServer, game: str = "pikit") -> Message:
    created = await server.create_table("person", "bot", game=game, options={"seats": 2})
    me = await server.connect(created, 0)
    await me.play_random(Random(1))
    assert me.over
    return created


def path(created: Message) -> str:
    return f"/tables/{created['table']}/analysis"


async def start(server: RunningServer, created: Message, status: int = 200, **body: Any) -> Any:
    return await server.post(path(created), body, status=status)


async def analysed(server: RunningServer, created: Message, query: str = "") -> Message:
    """Wait until an analysis is done; its progress never goes back."""
    steps = []
    while (info := await server.get(path(created) + query))["state"] == "running":
        steps.append(info["done"])
        assert 0 <= info["done"] <= info["total"]
        await asyncio.sleep(0.05)
    assert steps == sorted(steps)
    assert info["state"] == "done", info
    result: Message = info["result"]
    return result


def made_here(record: bytes, last: int, open_cards: bool) -> Any:
    """The same analysis without a server."""
    found = quick(1.0, record, 0, last, open_cards)
    return msgspec.to_builtins(look_back("pikit", 2, open_cards, found))


async def record_of(server: RunningServer, created: Message) -> bytes:
    return (await server.http.get(f"/api/v1/tables/{created['table']}/record")).content


@pytest.mark.slow
async def test_a_finished_game_is_analysed_once_and_kept(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        created = await finished(server)
        assert (await server.get(path(created)))["state"] == "none"
        answers = await asyncio.gather(*[start(server, created) for _ in range(3)])
        assert {one["state"] for one in answers} == {"running"}
        first = await analysed(server, created)
        record = await record_of(server, created)
    assert (first["game"], first["seats"], first["openCards"]) == ("pikit", 2, False)
    here = await asyncio.to_thread(made_here, record, len(first["moments"]), False)
    assert msgspec.json.decode(msgspec.json.encode(here)) == first
    async with running_server(tmp_path) as server:
        assert await analysed(server, created) == first, "kept over a restart"
        again = await start(server, created)
        assert (again["state"], again["result"]) == ("done", first)


@pytest.mark.slow
async def test_an_analysis_that_a_restart_cut_off_is_made_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running_server(tmp_path) as server:
        created = await finished(server)
        monkeypatch.setattr(analyses, "CLAIM", 1.0)
        assert (await start(server, created, openCards=True))["state"] == "running"
    monkeypatch.setattr(analyses, "CLAIM", 60.0)
    async with running_server(tmp_path) as server:
        while (await server.get(path(created) + "?open=true"))["state"] == "running":
            await asyncio.sleep(0.1)
        assert (await server.get(path(created)))["state"] == "none", "the other kind was never begun"
        assert (await start(server, created, openCards=True))["state"] == "running"
        found = await analysed(server, created, "?open=true")
        assert found["openCards"]


async def test_only_finished_games_of_a_game_with_a_learned_value_are_analysed(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        playing = await server.create_table("person", "bot", game="pikit", options={"seats": 2})
        assert (await start(server, playing, 409))["code"] == "not-over"
        lobby = await server.create_table("person", "open", start=False)
        assert (await start(server, lobby, 409))["code"] == "not-begun"
        assert (await start(server, {"table": "none"}, 404))["code"] == "no-table"
        assert (await server.get(path(playing)))["state"] == "none"
        growl = await server.create_table("person", "person", game="growl")
        me = await server.connect(growl, 0, 1)
        await me.play_random(Random(1))
        assert (await start(server, growl, 409))["code"] == "no-value"


async def test_analyses_are_bounded_per_server_and_per_address(tmp_path: Path) -> None:
    async with running_server(tmp_path, analyses_running=1, analyses_at_once=3) as server:
        created = await finished(server)
        assert (await start(server, created))["state"] == "running"
        assert (await start(server, created, 429, openCards=True))["code"] == "busy"
        assert (await start(server, created))["state"] == "running", "asking again for the same one costs nothing"
        await start(server, created, 429, openCards=True)
        assert (await start(server, created, 429, openCards=True))["code"] == "too-often"
        await analysed(server, created)


@pytest.mark.slow
async def test_a_failed_analysis_says_so_and_can_be_begun_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running_server(tmp_path) as server:
        created = await finished(server)
        monkeypatch.setattr(analyses, "moments", broken)
        await start(server, created)
        while (info := await server.get(path(created)))["state"] == "running":
            await asyncio.sleep(0.02)
        assert info["state"] == "failed"
        monkeypatch.setattr(analyses, "moments", quick)
        assert (await start(server, created))["state"] == "running"
        await analysed(server, created)


async def test_of_two_claims_one_wins_until_it_lapses(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        created = await server.create_table("person", "bot", game="pikit", options={"seats": 2})
        store, table = server.registry.services.store, created["table"]

        def claim(now: float) -> ClaimAnalysis:
            return ClaimAnalysis(analysis=Analysed(table=table, kind="known", total=3, until=now + 5), now=now)

        await store.write(claim(100.0))
        with pytest.raises(Conflict):
            await store.write(claim(104.0))
        await store.write(claim(106.0))
        done = Analysed(table=table, kind="known", state="done", total=3, result=b"{}")
        await store.write(SaveAnalysis(analysis=done))
        with pytest.raises(Conflict):
            await store.write(claim(900.0))
        await store.write(SaveAnalysis(analysis=Analysed(table=table, kind="known", total=3)))
        assert await store.analysis(table, "known") == done, "what is done stays"
