"""Rematch: every player gets a seat at the same new table, with the same options."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from tests.server.running import RunningServer, running_server


async def finished(server: RunningServer, *kinds: str, **more: Any) -> Any:
    created = await server.create_table(*kinds, game="growl", **more)
    seats = [k for k, kind in enumerate(kinds) if kind == "person"]
    me = await server.connect(created, *seats)
    await me.play_random(Random(1))
    return created


async def test_every_player_gets_the_same_new_table(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        clock = {"kind": "live", "seconds": 20, "bank": 30}
        created = await finished(server, "person", "person", "bot", clock=clock, takeover=False)
        path = f"/tables/{created['table']}/rematch"
        watcher = await server.connect(created)
        first = await server.post(path, {}, created["seats"][0]["secret"])
        assert (await watcher.receive("rematch"))["table"] == first["table"]
        assert await server.post(path, {}, created["seats"][0]["secret"]) == first, (
            "a repeated request changes nothing"
        )
        second = await server.post(path, {}, created["seats"][1]["secret"])
        assert (second["table"], second["host"]) == (first["table"], None)
        assert first["host"]
        assert [one["seat"] for one in first["seats"] + second["seats"]] == [0, 1]
        old, new = [await server.get(f"/tables/{one['table']}") for one in (created, first)]
        same = ("game", "options", "mode", "clock", "takeover", "listed", "deckHash")
        assert [old[part] for part in same] == [new[part] for part in same]
        assert old["rematch"] == new["table"]
        assert old["commitment"] != new["commitment"], "a new seed"
        assert [seat["kind"] for seat in new["seats"]] == ["person", "person", "bot"]
        await server.post(f"/tables/{first['table']}/start", {}, first["host"])
        me = await server.connect(second, 1)
        await me.wait_until(lambda: me.prompts)


async def test_a_bot_stands_in_for_an_absent_player_until_they_come(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        created = await finished(server, "person", "person")
        first = await server.post(f"/tables/{created['table']}/rematch", {}, created["seats"][0]["secret"])
        path = f"/tables/{first['table']}"
        assert (await server.post(f"{path}/start", {}, first["host"], 409))["code"] == "open-seats"
        assert (await server.post(f"{path}/join", {"name": "Eve"}, status=409))["code"] == "full"
        info = await server.post(f"{path}/start", {"fill": True}, first["host"])
        assert (info["seats"][1]["kind"], info["seats"][1]["standIn"]) == ("person", True)
        late = await server.post(f"/tables/{created['table']}/rematch", {}, created["seats"][1]["secret"])
        await server.connect(late, 1)
        assert not (await server.get(path))["seats"][1]["standIn"]


async def test_no_rematch_before_the_end_or_without_a_seat(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        created = await server.create_table("person", "bot")
        path = f"/tables/{created['table']}/rematch"
        assert (await server.post(path, {}, created["seats"][0]["secret"], 409))["code"] == "not-over"
        assert (await server.post(path, {}, created["host"], 403))["code"] == "secret"
