"""Records and replays: per viewer during the game, complete and verifiable afterwards."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random

from roarhouse.core.records import record as records
from roarhouse.core.records.fair import commitment, pledge
from roarhouse.core.records.verify import examine
from tests.server.client import Client, Message
from tests.server.running import RunningServer, running_server


async def start_with_salt(server: RunningServer, created: Message, me: Client) -> None:
    """Pledge a salt for seat 0, start, and reveal it when the server says that the pledges are fixed."""
    await me.send("pledge", seat=0, hash=pledge("pepper"))
    told = (await me.receive("table"))["table"]
    assert (told["pledges"], told["salts"]) == ([pledge("pepper"), ""], [])
    starting = asyncio.ensure_future(server.post(f"/tables/{created['table']}/start", {}, created["host"]))
    await me.receive("table")
    await me.send("salt", seat=0, salt="pepper")
    assert (await starting)["salts"] == ["pepper", ""]


async def test_the_record_of_a_finished_game_verifies(tmp_path: Path) -> None:
    async with running_server(tmp_path, snapshot_every=20) as server:
        created = await server.create_table("person", "bot", start=False)
        me = await server.connect(created, 0)
        await start_with_salt(server, created, me)
        rng = Random(1)
        await me.wait_until(lambda: me.prompts)
        await me.choose(0, me.prompts["0"]["options"][0]["choice"])
        await me.play_random(rng)
        assert me.over
        assert commitment(me.over["seed"]) == created["commitment"]
        answer = await server.http.get(me.over["record"])
        file = tmp_path / "game.roar"
        file.write_bytes(answer.content)
        record, damage = records.load(file)
        assert damage is None
        assert record.promise
        assert record.promise.salts == ("pepper", "")
        assert record.promise.context == f"rarrr:{created['table']}"
        key = (await server.http.get("/.well-known/roarhouse.json")).json()["key"]
        heads = {one["version"]: one["head"] for one in me.received if one["type"] in ("snapshot", "event")}
        found = await asyncio.to_thread(examine, record, key=key, heads=heads)
        assert {one.kept for one in found} == {True}, found
        assert (record.end and record.end.head) == me.over["head"]
        assert (record.end and record.end.signature) == me.over["signature"]
        result = record.game.result(record.table())
        assert result
        assert list(result.scores) == me.over["result"]["scores"]


async def test_the_record_of_a_game_with_undo_verifies(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        created = await server.create_table("person", "person", game="growl")
        me = await server.connect(created, 0, 1)
        await me.choose(0, {"do": "mood", "growl": True})
        await me.choose(0, {"do": "mood", "growl": False})
        await me.request("undo", seat=0)
        await me.choose(1, {"do": "mood", "growl": True})
        await me.choose(0, {"do": "mood", "growl": True})
        await me.wait_until(lambda: me.prompts)
        await me.choose(0, {"do": "bite", "whom": 1})
        await me.wait_until(lambda: me.over)
        file = tmp_path / "game.roar"
        file.write_bytes((await server.http.get(f"/api/v1/tables/{created['table']}/record")).content)
        record, damage = records.load(file)
        assert damage is None
        assert records.verify(record) == 1
        assert (len(record.lines), len(record.rows)) == (4, 9), "choices taken back are in the file, not in the game"
        assert {one.check: one.kept for one in examine(record)}["chain"] is True
        replay = await server.get(f"/tables/{created['table']}/replay?seat=1")
        assert [event["version"] for event in replay["events"]] == list(range(8)), "every version has an event"
        assert replay["result"] == me.over["result"] if me.over else False


async def test_exports_during_a_game_hold_what_the_viewer_may_know(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        created = await server.create_table("person", "person")
        me, other = await server.connect(created, 0), await server.connect(created, 1)
        choice = me.prompts["0"]["options"][0]["choice"]
        await me.choose(0, choice)
        await other.choose(1, other.prompts["1"]["options"][0]["choice"])
        path = f"/tables/{created['table']}"
        mine = json.loads((await server.http.get(f"/api/v1{path}/record?seat={created['seats'][0]['secret']}")).text)
        watchers = json.loads((await server.http.get(f"/api/v1{path}/record")).text)
        assert not mine["over"]
        assert mine["header"]["promise"]["commitment"] == created["commitment"]
        assert [line["choice"] for line in mine["lines"] if line["choice"]] == [choice], (
            "the choices of the own seat only"
        )
        assert not any(line["choice"] for line in watchers["lines"])
        seed = server.registry.tables[created["table"]].about.seed
        assert seed not in json.dumps([mine, watchers])
        await server.get(f"{path}/replay?seat=0", status=403)
        await server.get(f"{path}/replay?seat=0", created["seats"][1]["secret"], 403)
        replay = await server.get(f"{path}/replay?seat=0&from=2&to=4", created["seats"][0]["secret"])
        assert [event["version"] for event in replay["events"]] == [2, 3, 4]
        assert replay["events"][-1]["view"]["pack"]
        assert not (await server.get(f"{path}/replay"))["events"][-1]["view"]["pack"]


async def test_before_the_start_there_is_nothing_to_export(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        created = await server.create_table("person", "bot", start=False)
        assert (await server.get(f"/tables/{created['table']}/record", status=409))["code"] == "not-begun"
        assert (await server.get(f"/tables/{created['table']}/replay", status=409))["code"] == "not-begun"
        assert (await server.get("/tables/nothere/record", status=404))["code"] == "no-table"
