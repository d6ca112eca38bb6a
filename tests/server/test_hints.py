"""Hints on the server: against bots always, among people where the table allows it, and never from hidden cards."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.client import Client, Message
from tests.server.running import RunningServer, running_server


async def asked(server: RunningServer, *kinds: str, **more: Any) -> tuple[Client, Message]:
    created = await server.create_table(*kinds, game="pikit", options={"seats": len(kinds)}, **more)
    me = await server.connect(created, 0)
    await me.wait_until(lambda: me.prompts or me.over)
    return me, created


async def test_against_bots_a_hint_shows_choices_that_can_be_made(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        me, created = await asked(server, "person", "bot", "bot")
        for number in range(1, 4):
            await me.wait_until(lambda: me.prompts)
            hint = await me.request("hint", seat=0)
            assert hint["type"] == "hinted"
            assert 1 <= len(hint["tips"]) <= 3
            again = await me.request("hint", seat=0)
            assert again["tips"] == hint["tips"]
            info = await server.get(f"/tables/{created['table']}")
            assert (info["hints"], info["seats"][0]["hints"]) == (True, number), "asking twice counts once"
            best = hint["tips"][0]
            assert 0 <= best["chance"] <= 1
            assert (await me.choose(0, best["choice"]))["type"] == "ack"


@pytest.mark.parametrize("allowed", [False, True])
async def test_among_people_hints_are_off_unless_the_table_says_so(tmp_path: Path, allowed: bool) -> None:
    async with running_server(tmp_path) as server:
        created = await server.create_table("person", "person", game="pikit", options={"seats": 2}, hints=allowed)
        people = [await server.connect(created, seat) for seat in (0, 1)]
        await people[0].wait_until(lambda: people[0].prompts or people[1].prompts)
        me, other = sorted(people, key=lambda one: not one.prompts)
        seat = me.seats[0]
        hint = await me.request("hint", seat=seat)
        assert bool(hint["tips"]) == allowed
        await other.sync()
        told = [one["table"] for one in other.received if one["type"] == "table"]
        counts = [info["seats"][seat]["hints"] for info in told]
        assert (max(counts, default=0) == 1) == allowed, "everyone sees that a hint was asked for"
        assert (await other.request("hint", seat=other.seats[0]))["tips"] == [], "this seat is not asked"


async def test_a_hint_is_the_same_for_tables_that_the_seat_cannot_tell_apart(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        me, created = await asked(server, "person", "bot", "bot", "bot")
        table = await server.registry.find(created["table"])
        first = await me.request("hint", seat=0)
        real = table.log.s
        for seed in range(3):
            table.log.s = table.log.game.imagine(real, 0, Random(seed))
            table.hints._made.clear()
            again = await me.request("hint", seat=0)
            assert again["tips"] == first["tips"]


async def test_a_seat_can_choose_while_its_hint_is_made(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        me, _ = await asked(server, "person", "bot", "bot")
        choice = me.prompts["0"]["options"][0]["choice"]
        await me.send("hint", id="slow", seat=0)
        await me.send("choose", id="now", seat=0, version=me.version, choice=choice)
        found = [(await me.receive("ack", "hinted"))["type"] for _ in range(2)]
        assert sorted(found) == ["ack", "hinted"]


async def test_a_hint_for_a_seat_of_another_is_refused(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        me, _ = await asked(server, "person", "bot", "bot")
        await me.send("hint", id="x", seat=1)
        assert (await me.receive("closed"))["code"] == 4403


async def test_many_who_ask_at_once_get_one_hint(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        me, created = await asked(server, "person", "bot", "bot")
        for k in range(10):
            await me.send("hint", id=f"{k}", seat=0)
        answers = [await me.receive("hinted") for _ in range(10)]
        assert len({str(one["tips"]) for one in answers}) == 1
        info = await server.get(f"/tables/{created['table']}")
        assert info["seats"][0]["hints"] == 1
