"""Hostile clients and failing disks: strange paths, floods of connections, races for a seat, write errors."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from roarhouse.server.store.database import engine_for
from roarhouse.server.tables import autopilot
from tests.kit.databases import changing, on_postgresql
from tests.server.client import Client
from tests.server.running import running_server

STRANGE_PATHS = [
    "/%00", "/t/%00", "/assets/%00", "/" + "a" * 300, "/assets/" + "a" * 300, "/%ff%fe", "/api/v1/tables/%00",
    "/api/v1/games/%00/rules", "/api/v1/games/..%2f..%2fserver/deck", "/t/" + "/".join(["a"] * 2000),
]  # fmt: skip


async def test_strange_paths_cause_no_server_error(tmp_path: Path) -> None:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<title>Roarhouse</title>")

    async with running_server(tmp_path, web=str(web)) as server:
        for path in STRANGE_PATHS:
            answer = await server.http.get(path)
            assert answer.status_code in (200, 404), (path[:40], answer.status_code)
        deep = await server.http.post(
            "/api/v1/tables", content=b"[" * 30_000, headers={"Content-Type": "application/json"}
        )
        assert (deep.status_code, deep.json()["code"]) == (400, "malformed")
        assert 'kind="internal"' not in (await server.http.get("/metrics")).text


async def test_metrics_are_served_to_loopback_only(tmp_path: Path) -> None:
    """The counters would tell a player when another one considers a bid or has a standing order."""
    elsewhere = {"X-Forwarded-For": "192.0.2.7"}
    async with running_server(tmp_path) as server:
        assert (await server.http.get("/metrics")).status_code == 200
        answer = await server.http.get("/metrics", headers=elsewhere)
        assert (answer.status_code, answer.json()["code"]) == (403, "not-here")
        assert (await server.http.get("/healthz", headers=elsewhere)).json()["status"] == "ok"
    async with running_server(tmp_path, open_metrics=True) as server:
        assert (await server.http.get("/metrics", headers=elsewhere)).status_code == 200


async def test_too_many_connections_from_one_address(tmp_path: Path) -> None:
    async with running_server(tmp_path, connections_per_address=3) as server:
        created = await server.create_table("person", "bot", game="growl")
        clients = [await server.connect(created) for _ in range(3)]
        fourth = await Client.open(server.port, created["table"])
        assert (await fourth.receive("error"))["expected"] == "at most 3 connections from one address"
        assert (await fourth.receive("closed"))["code"] == 4429
        await clients[0].disconnect()
        again = await server.connect(created, 0)
        assert again.seats == [0]


async def test_a_seat_given_to_a_bot_during_the_handshake_of_its_holder(tmp_path: Path) -> None:
    """The host adds a bot while a client presents the seat's secret: the bot gets the seat."""
    async with running_server(tmp_path) as server:
        created = await server.create_table("person", "open", game="growl", start=False, links=True)
        table = server.registry.tables[created["table"]]
        late = await Client.open(server.port, created["table"])
        async with table.lock:
            sitting = asyncio.ensure_future(
                server.post(f"/tables/{created['table']}/seats/1", {"do": "bot"}, created["host"])
            )
            while not table.lock._waiters:
                await asyncio.sleep(0.01)
            await late.send("hello", protocol=1, secrets=[created["seats"][1]["secret"]])
            while len(table.lock._waiters) < 2:
                await asyncio.sleep(0.01)
        await sitting
        assert (await late.receive("closed"))["code"] == 4403
        assert table.about.seats[1].kind == "bot"


async def test_a_flood_of_one_seat_does_not_evict_answers_of_another(tmp_path: Path) -> None:
    """A repeated action gets its first answer even after many refused choices of another seat."""
    async with running_server(tmp_path, messages_per_second=10_000, messages_at_once=10_000) as server:
        created = await server.create_table("person", "person", game="growl")
        me, flood = await server.connect(created, 0), await server.connect(created, 1)
        first = await me.choose(0, {"do": "mood", "growl": True}, id="mine")
        for n in range(300):
            assert (await flood.choose(1, {"do": "bite", "whom": 0}, id=f"f{n}"))["type"] == "refused"
        assert await me.choose(0, {"do": "mood", "growl": False}, id="mine") == first


async def test_write_errors(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """Nothing is acknowledged, no secret is logged, and bots retry until writing works again."""
    monkeypatch.setattr(autopilot, "RETRY_SECONDS", 0.1)

    def rename(old: str, new: str) -> None:
        with changing(tmp_path) as link:
            link.exec_driver_sql(f"ALTER TABLE {old} RENAME TO {new}")

    async with running_server(tmp_path, bot_delay=(0.3, 0.3)) as server:
        created = await server.create_table("person", "bot", game="growl")
        me, watcher = await server.connect(created, 0), await server.connect(created)
        rename("lines", "gone")
        await me.send("choose", id="a", seat=0, version=me.version, choice={"do": "mood", "growl": True})
        assert (await me.receive("closed"))["code"] == 1011
        assert not [one for one in me.received if one["type"] == "ack"]
        reason = "does not exist" if on_postgresql() else "no such table"
        while reason not in (said := capfd.readouterr().err) or "background" not in said:
            await asyncio.sleep(0.2)
        assert "parameters: (" not in said
        assert 'growl":true' not in said
        before = watcher.version
        rename("gone", "lines")
        await watcher.wait_until(lambda: watcher.version > before)


@pytest.mark.parametrize("address", ["sqlite://", "postgresql://127.0.0.1/none"])
def test_database_errors_do_not_contain_parameters(address: str) -> None:
    assert engine_for(address).hide_parameters
