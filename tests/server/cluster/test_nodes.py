"""Several nodes on one database: every viewer is told everything, wherever it was written."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.client import Client
from tests.server.receivers import http_receiver
from tests.server.running import RunningServer, running_server


@asynccontextmanager
async def nodes(folder: Path, address: str, count: int = 2, **settings: Any) -> AsyncIterator[list[RunningServer]]:
    async with AsyncExitStack() as stack:
        wanted = {"database": address, "lease_seconds": 1.0, **settings}
        yield [await stack.enter_async_context(running_server(folder, **wanted)) for _ in range(count)]


async def until(holds: Callable[[], Any], seconds: float = 20) -> None:
    async with asyncio.timeout(seconds):
        while not holds():
            await asyncio.sleep(0.01)


def holders(servers: list[RunningServer], table: str) -> list[int]:
    found = [server.registry.tables.get(table) for server in servers]
    return [number for number, one in enumerate(found) if one and one.lease.held]


def versions(client: Client) -> list[int]:
    """What the viewer took over; events repeated after a stale choice are passed over, as in the browser."""
    taken: list[int] = []
    for one in client.received:
        if one["type"] == "snapshot" or (one["type"] == "event" and one["version"] > (taken or [-1])[-1]):
            taken.append(one["version"])
    return taken


async def test_viewers_of_every_node_see_every_version_once_and_in_order(tmp_path: Path, address: str) -> None:
    async with nodes(tmp_path, address, 3) as servers:
        created = await servers[0].create_table("person", "person", "bot")
        clients = [await servers[k].connect(created, *([k] if k < 2 else [])) for k in range(3)]
        rng = Random(1)
        playing = [
            asyncio.ensure_future(one.play_random(rng, to=lambda: clients[0].version > 60)) for one in clients[:2]
        ]
        await asyncio.gather(*playing)
        for client in clients:
            await client.wait_for(60)
            seen = versions(client)
            assert seen == list(range(seen[0], seen[-1] + 1)), "each version, in order"
        assert len(holders(servers, created["table"])) == 1


async def test_a_lost_race_is_answered_as_stale_and_a_repeated_action_as_before(tmp_path: Path, address: str) -> None:
    async with nodes(tmp_path, address) as (here, there):
        created = await here.create_table("person", "person", game="growl")
        me, again = await here.connect(created, 0), await there.connect(created, 0)
        first = await me.choose(0, {"do": "mood", "growl": True}, id="mine")
        assert first["type"] == "ack"
        assert await again.choose(0, {"do": "mood", "growl": True}, id="mine") == first, "known on every node"


async def test_a_game_begins_on_one_node_and_ends_on_the_other(tmp_path: Path, address: str) -> None:
    async with nodes(tmp_path, address) as (here, there):
        created = await here.create_table("person", "person", game="growl", start=False)
        watcher = await there.connect(created)
        await here.post(f"/tables/{created['table']}/start", {"fill": True}, created["host"])
        me, you = await here.connect(created, 0), await there.connect(created, 1)
        await asyncio.gather(me.play_random(Random(1)), you.play_random(Random(2)))
        await watcher.wait_until(lambda: watcher.over)
        assert me.over == you.over == watcher.over
        seen = versions(watcher)
        assert seen == list(range(seen[0], seen[-1] + 1))


async def test_chat_and_presence_are_shared(tmp_path: Path, address: str) -> None:
    async with nodes(tmp_path, address) as (here, there):
        created = await here.create_table("person", "person")
        me, you = await here.connect(created, 0), await there.connect(created, 1)
        await me.wait_until(lambda: [one["connected"] for one in me.presence] == [True, True])
        await you.wait_until(lambda: [one["connected"] for one in you.presence] == [True, True])
        await you.send("chat", text="hello")
        assert (await me.receive("chat"))["text"] == "hello"
        late = await here.connect(created)
        assert [one["text"] for one in late.received[0]["chat"]] == ["hello"]
        await you.disconnect()
        await me.wait_until(lambda: [one["connected"] for one in me.presence] == [True, False])


@pytest.mark.slow
async def test_a_bot_stands_in_for_a_player_whose_node_is_gone(tmp_path: Path, address: str) -> None:
    async with nodes(tmp_path, address, takeover_after=0.5) as (here, there):
        created = await here.create_table("person", "person")
        me, you = await here.connect(created, 0), await there.connect(created, 1)
        await me.wait_until(lambda: [one["connected"] for one in me.presence] == [True, True])
        await you.disconnect()
        await me.wait_until(lambda: me.presence[1]["bot"])
        you = await there.connect(created, 1)
        await me.wait_until(lambda: not me.presence[1]["bot"])


async def test_leaving_on_one_node_ends_with_a_connection_to_another(tmp_path: Path, address: str) -> None:
    async with nodes(tmp_path, address, takeover_after_leave=30) as (here, there):
        created = await here.create_table("person", "person")
        me, you = await here.connect(created, 0), await there.connect(created, 1)
        secret = created["seats"][1]["secret"]
        await there.post(f"/tables/{created['table']}/seats/1", {"do": "leave"}, secret)
        await me.wait_until(lambda: me.presence[1]["leavingIn"] is not None)
        await here.connect(created, 1)
        await me.wait_until(lambda: me.presence[1]["leavingIn"] is None)
        await you.disconnect()


async def test_a_kicked_secret_is_void_on_every_node(tmp_path: Path, address: str) -> None:
    async with nodes(tmp_path, address) as (here, there):
        created = await here.create_table("person", "open", start=False)
        joined = await there.post(f"/tables/{created['table']}/join", {"name": "Zuzu"})
        link = f"/tables/{created['table']}/seats/{joined['seat']}"
        guest = await Client.connect(there.port, created["table"], [joined["secret"]])
        await here.post(link, {"do": "kick"}, created["host"])
        await there.post(link, {"do": "rename", "name": "Me"}, joined["secret"], status=403)
        assert (await guest.receive("closed"))["code"] == 4410
        again = await Client.open(there.port, created["table"])
        await again.send("hello", protocol=1, secrets=[joined["secret"]])
        assert (await again.receive("closed"))["code"] == 4403


async def test_all_players_get_the_same_rematch_whichever_node_they_ask(tmp_path: Path, address: str) -> None:
    async with nodes(tmp_path, address) as (here, there):
        created = await here.create_table("person", "person", game="growl")
        me, you = await here.connect(created, 0), await there.connect(created, 1)
        await asyncio.gather(me.play_random(Random(1)), you.play_random(Random(2)))
        asked = [
            server.post(f"/tables/{created['table']}/rematch", {}, seat["secret"])
            for server, seat in zip((here, there), created["seats"], strict=True)
        ]
        first, second = await asyncio.gather(*asked)
        assert first["table"] == second["table"]
        assert (await me.receive("rematch"))["table"] == (await you.receive("rematch"))["table"] == first["table"]


@pytest.mark.slow
async def test_bots_and_clocks_go_on_when_the_node_that_ran_them_stops(tmp_path: Path, address: str) -> None:
    clock = {"kind": "live", "seconds": 1, "bank": 0}
    async with nodes(tmp_path, address, 1, clock_grace=0.0) as (there,):
        async with nodes(tmp_path, address, 1, clock_grace=0.0) as (here,):
            created = await here.create_table("person", "person", clock=clock)
            await until(lambda: holders([here], created["table"]))
        await until(lambda: holders([there], created["table"]))
        table = there.registry.tables[created["table"]]
        before = table.version
        await until(lambda: table.version > before)


async def test_a_missed_notification_is_repaired(tmp_path: Path, address: str) -> None:
    async with nodes(tmp_path, address) as (here, there):
        created = await here.create_table("person", "person", game="growl")
        me, you = await here.connect(created, 0), await there.connect(created, 1)
        there.registry.services.cluster._heard = lambda payload: None  # type: ignore[attr-defined]
        first = await me.choose(0, {"do": "mood", "growl": True})
        await you.wait_for(first["version"])


async def test_what_is_written_while_a_node_reads_is_read_next(
    tmp_path: Path, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with nodes(tmp_path, address, lease_seconds=60) as (here, there):  # repairs would come too late
        created = await here.create_table("person", "person", game="growl")
        me, watcher = await here.connect(created, 0), await there.connect(created)
        store = there.registry.services.store
        read_since, reads, moved = store.read_since, asyncio.Event(), asyncio.Event()

        async def read_slowly(table: str, version: int) -> Any:
            found = await read_since(table, version)
            reads.set()
            await moved.wait()
            return found

        monkeypatch.setattr(store, "read_since", read_slowly)
        await me.choose(0, {"do": "mood", "growl": True})
        await reads.wait()
        you = await here.connect(created, 1)
        await you.choose(1, {"do": "mood", "growl": True})
        await asyncio.sleep(0.2)  # the notification arrives, while the answer of the first reading is on its way
        moved.set()
        await asyncio.wait_for(watcher.wait_for(you.version), 5)


async def test_limits_per_address_are_shared(tmp_path: Path, address: str) -> None:
    limits: dict[str, Any] = {"tables_at_once": 4, "tables_per_minute": 0.001, "connections_per_address": 3}
    async with nodes(tmp_path, address, **limits) as (here, there):
        heard = there.registry.services.gossip
        assert heard

        async def connect(count: int) -> None:
            clients.append(await here.connect(created))
            await until(lambda: heard.connections("127.0.0.1") == count)  # type: ignore[attr-defined]

        clients: list[Client] = []
        created = await there.create_table("person", "person", start=False)
        await connect(1)  # what a node tells before others listen is lost: now they do
        for _ in range(2):
            await here.create_table("person", "person", start=False)
        await connect(2)
        await connect(3)
        await there.create_table("person", "person", start=False)
        wanted = {"game": "rarrr", "seats": [{"kind": "person"}] * 2}
        assert (await there.post("/tables", wanted, status=429))["code"] == "too-often"
        late = await Client.open(there.port, created["table"])
        assert (await late.receive("closed"))["code"] == 4429
        for client in clients:
            await client.disconnect()


async def test_every_node_lists_the_same_public_tables(tmp_path: Path, address: str) -> None:
    """Tables come from the database, and who is there from the node that they are connected to."""
    async with nodes(tmp_path, address) as (here, there):
        created = await here.create_table("person", "open", game="growl", start=False, listed=True)
        await here.connect(created, 0)
        await there.connect(created)

        async def listing(server: RunningServer) -> Any:
            return [(one["table"], one["here"], one["watchers"]) for one in (await server.get("/tables"))["tables"]]

        async with asyncio.timeout(10):
            while not (await listing(here) == await listing(there) == [(created["table"], 1, 1)]):
                await asyncio.sleep(0.02)


async def test_a_reaction_reaches_the_viewers_of_every_node(tmp_path: Path, address: str) -> None:
    async with nodes(tmp_path, address) as (here, there):
        created = await here.create_table("person", "person", game="growl")
        me, you = await here.connect(created, 0), await there.connect(created, 1)
        await me.send("react", seat=0, reaction="ouch")
        assert (await you.receive("reaction"))["reaction"] == "ouch"
        await me.sync()
        assert len([one for one in me.received if one["type"] == "reaction"]) == 1, "its own news are ignored"


@pytest.mark.slow
async def test_exactly_one_node_sends_a_notice(tmp_path: Path, address: str) -> None:
    """Both nodes have viewers and count down; also after the sender is gone, nothing is sent again."""
    quick: dict[str, Any] = {
        "notices": ("webhook",),
        "private_notices": True,
        "notice_delay": 0.3,
        "notice_pause": 0.0,
    }
    with http_receiver() as hook:
        async with nodes(tmp_path, address, **quick) as (here, there):
            created = await here.create_table("person", "person", game="growl")
            wanted = {"kind": "webhook", "target": f"{hook.address}/turn"}
            await there.post(f"/tables/{created['table']}/seats/1/notices", wanted, created["seats"][1]["secret"])
            await here.connect(created, 0)
            await there.connect(created)
            await until(lambda: hook.requests)
            await asyncio.sleep(1.0)
            assert len(hook.requests) == 1
        async with nodes(tmp_path, address, 1, **quick) as (again,):
            await again.connect(created, 0)
            await asyncio.sleep(0.8)
            assert len(hook.requests) == 1


async def test_a_notice_is_sent_though_every_viewer_has_left(tmp_path: Path, address: str) -> None:
    """The lease is kept until the countdown is over."""
    quick: dict[str, Any] = {
        "notices": ("webhook",),
        "private_notices": True,
        "notice_delay": 0.5,
        "notice_pause": 0.0,
    }
    with http_receiver() as hook:
        async with nodes(tmp_path, address, **quick) as (here, _):
            created = await here.create_table("person", "person", game="growl")
            wanted = {"kind": "webhook", "target": f"{hook.address}/turn"}
            await here.post(f"/tables/{created['table']}/seats/1/notices", wanted, created["seats"][1]["secret"])
            me = await here.connect(created, 0)
            await me.choose(0, {"do": "mood", "growl": True})
            await me.disconnect()
            await until(lambda: hook.requests)
