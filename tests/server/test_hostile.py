"""Those who wish us ill: strange addresses, floods of connections, races for a seat; and a disk that fails."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from roarhouse.server import autopilot
from roarhouse.server.sql import engine_for
from tests.server.people import Person, open_house, run

STRANGE = [
    "/%00", "/t/%00", "/assets/%00", "/" + "a" * 300, "/assets/" + "a" * 300, "/%ff%fe", "/api/v1/tables/%00",
    "/api/v1/games/%00/rules", "/api/v1/games/..%2f..%2fserver/deck", "/t/" + "/".join(["a"] * 2000),
]  # fmt: skip


def test_strange_addresses_are_not_our_bugs(tmp_path: Path) -> None:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<title>Roarhouse</title>")

    async def play() -> None:
        async with open_house(tmp_path, web=str(web)) as place:
            for path in STRANGE:
                answer = await place.http.get(path)
                assert answer.status_code in (200, 404), (path[:40], answer.status_code)
            deep = await place.http.post("/api/v1/tables", content=b"[" * 30_000)
            assert (deep.status_code, deep.json()["code"]) == (400, "malformed")
            assert 'kind="internal"' not in (await place.http.get("/metrics")).text

    run(play())


def test_metrics_are_not_for_players(tmp_path: Path) -> None:
    """They tell when anybody tries a bid, or has a standing order: only the machine itself may read them."""

    async def play() -> None:
        elsewhere = {"X-Forwarded-For": "192.0.2.7"}
        async with open_house(tmp_path) as place:
            assert (await place.http.get("/metrics")).status_code == 200
            answer = await place.http.get("/metrics", headers=elsewhere)
            assert (answer.status_code, answer.json()["code"]) == (403, "not-here")
            assert (await place.http.get("/healthz", headers=elsewhere)).json()["status"] == "ok"
        async with open_house(tmp_path, open_metrics=True) as place:
            assert (await place.http.get("/metrics", headers=elsewhere)).status_code == 200

    run(play())


def test_too_many_connections_from_one_address(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path, connections_per_address=3) as place:
            made = await place.table("person", "bot", game="growl")
            people = [await place.sit(made) for _ in range(3)]
            fourth = await Person.knock(place, made["table"])
            assert (await fourth.hear("error"))["expected"] == "at most 3 connections from one address"
            assert (await fourth.hear("closed"))["code"] == 4429
            await people[0].leave()
            again = await place.sit(made, 0)
            assert again.seats == [0]

    run(play())


def test_a_seat_given_away_while_its_link_is_being_opened(tmp_path: Path) -> None:
    """The host seats a bot in the very moment in which somebody comes with the link of the seat: the bot has it."""

    async def play() -> None:
        async with open_house(tmp_path) as place:
            made = await place.table("person", "open", game="growl", start=False, links=True)
            table = place.house.tables[made["table"]]
            late = await Person.knock(place, made["table"])
            async with table.lock:
                sitting = asyncio.ensure_future(
                    place.post(f"/tables/{made['table']}/seats/1", {"do": "bot"}, made["host"])
                )
                while not table.lock._waiters:
                    await asyncio.sleep(0.01)
                await late.say("hello", protocol=1, secrets=[made["seats"][1]["secret"]])
                while len(table.lock._waiters) < 2:
                    await asyncio.sleep(0.01)
            await sitting
            assert (await late.hear("closed"))["code"] == 4403
            assert table.about.seats[1].kind == "bot"

    run(play())


def test_nobody_makes_the_table_forget_anothers_answer(tmp_path: Path) -> None:
    """A flood of refused choices by one seat does not push out what a repeat of another seat's has to get."""

    async def play() -> None:
        async with open_house(tmp_path, messages_per_second=10_000, messages_at_once=10_000) as place:
            made = await place.table("person", "person", game="growl")
            me, flood = await place.sit(made, 0), await place.sit(made, 1)
            first = await me.choose(0, {"do": "mood", "growl": True}, id="mine")
            for n in range(300):
                assert (await flood.choose(1, {"do": "bite", "whom": 0}, id=f"f{n}"))["type"] == "refused"
            assert await me.choose(0, {"do": "mood", "growl": False}, id="mine") == first

    run(play())


def test_a_disk_that_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """Nothing is acknowledged, nothing secret is logged, and bots go on by themselves when it works again."""
    monkeypatch.setattr(autopilot, "AGAIN", 0.1)

    def rename(old: str, new: str) -> None:
        with sqlite3.connect(tmp_path / "tables.db") as link:
            link.execute(f"ALTER TABLE {old} RENAME TO {new}")

    async def play() -> None:
        async with open_house(tmp_path, bot_delay=(0.3, 0.3)) as place:
            made = await place.table("person", "bot", game="growl")
            me, watcher = await place.sit(made, 0), await place.sit(made)
            rename("lines", "gone")
            await me.say("choose", id="a", seat=0, version=me.version, choice={"do": "mood", "growl": True})
            assert (await me.hear("closed"))["code"] == 1011
            assert not [one for one in me.heard if one["type"] == "ack"]
            while "no such table" not in (said := capfd.readouterr().err) or "background" not in said:
                await asyncio.sleep(0.2)
            assert "parameters: (" not in said
            assert 'growl":true' not in said
            before = watcher.version
            rename("gone", "lines")
            await watcher.until(lambda: watcher.version > before)

    run(play())


def test_what_is_written_never_stands_in_an_error() -> None:
    assert engine_for("sqlite://").hide_parameters
