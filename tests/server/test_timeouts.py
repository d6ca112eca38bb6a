"""Clocks on a running server: timeouts, restarts, downtime and repeated undo."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from time import time

import pytest

from tests.kit.databases import changing
from tests.server.client import Client
from tests.server.running import running_server


@pytest.mark.slow
async def test_a_timeout_is_announced_and_the_game_continues(tmp_path: Path) -> None:
    async with running_server(tmp_path, clock_grace=0.05) as server:
        rules = {"kind": "live", "seconds": 2, "bank": 0}
        created = await server.create_table("person", "person", game="growl", clock=rules)
        me, other = await server.connect(created, 0), await server.connect(created, 1)
        clock = next(one for one in me.received if one["type"] == "snapshot")["clock"]
        assert clock["0"]["running"]
        assert 0 < clock["0"]["left"] <= 2000
        await me.choose(0, {"do": "mood", "growl": True})
        event = await other.receive("event")
        assert (event["clock"]["0"]["running"], event["clock"]["1"]["running"]) == (False, True)
        event = await me.receive("event", by=1)
        entry = event["entries"][0]
        assert (entry["words"]["key"], entry["rule"]) == ("table-timeout", "")
        assert entry["words"]["facts"]["who"]["seat"] == 1
        await me.wait_until(lambda: me.prompts)
        await me.choose(0, {"do": "bite", "whom": -1})
        await me.wait_until(lambda: me.over)


async def test_banks_survive_a_restart_and_tables_with_clocks_are_loaded(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        created = await server.create_table("person", "person", clock={"kind": "live", "seconds": 20, "bank": 30})
        slow = await server.create_table("person", "person", clock={"kind": "slow", "days": 1})
        for table in (created, slow):
            server.registry.tables[table["table"]].clocks.started[0] = time() - 24
        me = await server.connect(created, 0)
        await me.choose(0, me.prompts["0"]["options"][0]["choice"])
        await me.wait_until(lambda: me.changes)
        assert 15_000 <= me.clock["0"]["bank"] <= 26_100
    async with running_server(tmp_path) as server:
        async with asyncio.timeout(20):  # their clocks must be able to run out
            while not {created["table"], slow["table"]} <= set(server.registry.tables):
                await asyncio.sleep(0.05)
        me = await server.connect(created, 0)
        clock = next(one for one in me.received if one["type"] == "snapshot")["clock"]
        assert 15_000 <= clock["0"]["bank"] <= 26_100
        assert clock["1"]["left"] > 10_000, "downtime does not count"


async def test_a_slow_clock_runs_out_during_downtime(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        created = await server.create_table("person", "person", game="growl", clock={"kind": "slow", "days": 1})
    with changing(tmp_path) as link:
        link.exec_driver_sql("UPDATE lines SET at = at - 2 * 24 * 3600 * 1000")
    async with running_server(tmp_path, clock_grace=0.0) as server:
        me = await server.connect(created, 0)
        await me.wait_for(3)
        log = (await server.get(f"/tables/{created['table']}/replay"))["events"]
        assert [entry["words"]["key"] for entry in log[2]["entries"]] == ["table-timeout"]


@pytest.mark.slow
async def test_repeated_undo_does_not_stall_a_table(tmp_path: Path) -> None:
    """A player who bids and undoes for ever runs out of time."""
    async with running_server(tmp_path, clock_grace=0.05, messages_at_once=100_000, frames_at_once=100_000) as server:
        created = await server.create_table("person", "person", clock={"kind": "live", "seconds": 3600, "bank": 1})
        me = await server.connect(created, 0, 1)
        await me.play_random(Random(1), to=lambda: me.prompts and me.views["0"]["phase"] == "battle")
        seat, asked = next(iter(me.prompts.items()))
        bid = next(one["choice"] for one in asked["options"] if one["choice"]["do"] == "bid")
        clocks = server.registry.tables[created["table"]].clocks
        clocks.started[int(seat)] -= 3598
        while not keys(me, "table-timeout"):
            answer = await (me.request("undo", seat=int(seat)) if me.undo else me.choose(int(seat), bid))
            if answer["type"] == "ack":
                await me.wait_for(answer["version"])
        assert clocks.banks[int(seat)] == 0
        assert clocks.banks[1 - int(seat)] == 1


def keys(person: Client, key: str) -> list[str]:
    entries = [entry for message in person.received for entry in message.get("entries", ())]
    return [entry["words"]["key"] for entry in entries if entry["words"]["key"] == key]
