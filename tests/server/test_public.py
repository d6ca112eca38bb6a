"""Public tables: listed by choice of the host, read from the store, paged, without secrets."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from roarhouse.server.clock import time
from roarhouse.server.store.base import AddTable, Append, Line, SaveTable
from roarhouse.server.tables import public
from tests.server.client import Message
from tests.server.running import RunningServer, running_server

LOBBY: dict[str, Any] = {"start": False, "game": "growl"}


async def listed(server: RunningServer, **query: str) -> list[Message]:
    answer = await server.http.get("/api/v1/tables", params=query)
    assert answer.status_code == 200, answer.text
    found: list[Message] = answer.json()["tables"]
    return found


async def test_a_table_is_listed_by_its_host_only_and_while_somebody_is_there(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        hidden = await server.create_table("person", "open", **LOBBY)
        shown = await server.create_table("person", "open", "bot", listed=True, **LOBBY)
        assert await listed(server) == []
        me = await server.connect(shown, 0)
        await server.connect(hidden, 0)
        (one,) = await listed(server)
        assert (one["table"], one["here"], one["state"], one["clock"]) == (shown["table"], 1, "lobby", "off")
        assert [seat["free"] for seat in one["seats"]] == [False, True, False]

        path = f"/tables/{hidden['table']}/listing"
        await server.post(path, {"listed": True}, shown["host"], status=403)
        assert (await server.post(path, {"listed": True}, hidden["host"]))["listed"] is True
        assert {two["table"] for two in await listed(server)} == {hidden["table"], shown["table"]}
        await server.post(path, {"listed": False}, hidden["host"])
        await me.disconnect()
        async with asyncio.timeout(10):
            while await listed(server):
                await asyncio.sleep(0.01)


async def test_a_running_game_is_watched_and_a_finished_one_is_gone(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        created = await server.create_table("person", "bot", listed=True, game="growl")
        (one,) = await listed(server)
        assert (one["state"], one["watchers"], [seat["free"] for seat in one["seats"]]) == ("playing", 0, [False] * 2)
        watcher = await server.connect(created)
        assert (await listed(server))[0]["watchers"] == 1
        me = await server.connect(created, 0)
        await me.send("chat", text="hello")
        while not me.over:
            await me.wait_until(lambda: me.prompts or me.over)
            for seat, prompt in list(me.prompts.items()):
                await me.choose(int(seat), prompt["options"][0]["choice"])
        await watcher.wait_until(lambda: watcher.over)
        assert await listed(server) == []


async def test_a_list_holds_no_secret_and_opens_no_table(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        created = await server.create_table("person", "open", listed=True, links=True, game="growl")
        stored = await server.registry.services.store.read(created["table"])
        assert stored
        text = json.dumps(await listed(server))
        hidden = [stored.about.seed, stored.about.host, *(one.secret for one in stored.about.seats)]
        hidden += [created["host"], *(one["secret"] for one in created["seats"] if one["secret"])]
        assert created["table"] in text
        assert not [one for one in hidden if one and one in text]
    async with running_server(tmp_path) as server:
        assert len(await listed(server)) == 1
        assert server.registry.tables == {}


async def test_pages_are_bounded_and_complete(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        made = [await server.create_table("person", "bot", listed=True, game="growl") for _ in range(30)]
        first = await server.get("/tables")
        assert len(first["tables"]) == public.PAGE
        second = await server.get(f"/tables?before={first['next']}")
        assert second["next"] is None
        found = [one["table"] for one in first["tables"] + second["tables"]]
        assert sorted(found) == sorted(one["table"] for one in made)
        await server.get("/tables?before=nonsense", status=400)


async def test_abandoned_tables_are_left_out(tmp_path: Path) -> None:
    """A day after the last move, or two weeks with a slow clock."""
    async with running_server(tmp_path) as server:
        made = [
            await server.create_table("person", "bot", listed=True, game="growl", clock={"kind": kind})
            for kind in ("off", "slow")
        ]
        store, old = server.registry.services.store, int((time() - 3 * 24 * 3600) * 1000)
        for created in made:
            stored = await store.read(created["table"])
            assert stored
            about = stored.about
            about.table, about.created = f"old{about.table[:8]}", old
            await store.write(AddTable(about=about, cards=stored.cards))
            line = Line(version=1, seat=0, how="person", choice=b"{}", told=b"[]", at=old)
            await store.write(Append(table=about.table, lines=(line,)), SaveTable(about=about, revision=0))
        found = [one for one in await listed(server) if one["table"].startswith("old")]
        assert [one["clock"] for one in found] == ["slow"]


async def test_an_address_lists_few_tables(tmp_path: Path) -> None:
    async with running_server(tmp_path, listings_at_once=2) as server:
        for _ in range(2):
            created = await server.create_table("person", "open", listed=True, **LOBBY)
        wanted = {"game": "growl", "seats": [{"kind": "person"}, {"kind": "open"}]}
        await server.post("/tables", {**wanted, "listed": True}, status=429)
        hidden = await server.post("/tables", wanted)
        await server.post(f"/tables/{hidden['table']}/listing", {"listed": True}, hidden["host"], status=429)
        path = f"/tables/{created['table']}/listing"
        await server.post(path, {"listed": False}, created["host"])  # to take it off is always possible
