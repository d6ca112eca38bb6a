"""Repeated messages: no message has an effect twice, for as long as its table lives."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from roarhouse.server.tables import answers, submit
from tests.server.client import Client, Message
from tests.server.running import RunningServer, running_server

HUSH = {"do": "mood", "growl": False}
GROWL = {"do": "mood", "growl": True}


async def growl(server: RunningServer) -> tuple[Message, Client]:
    created = await server.create_table("person", "person", game="growl")
    me = await server.connect(created, 0, 1)
    await me.wait_until(lambda: me.prompts)
    return created, me


async def test_an_undo_repeated_after_many_answers_has_no_effect(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        _, me = await growl(server)
        await me.choose(0, GROWL)
        undone = await me.request("undo", seat=0, id="undo")
        for _ in range(70):
            await me.choose(0, HUSH)
            await me.request("undo", seat=0)
        await me.choose(0, GROWL)
        await me.sync()
        before = me.version
        assert await me.request("undo", seat=0, id="undo") == undone
        await me.sync()
        assert (me.version, me.undo) == (before, [0])


async def test_a_refused_undo_stays_refused(tmp_path: Path) -> None:
    """By the time the repetition arrives there may be something to take back."""
    async with running_server(tmp_path) as server:
        _, me = await growl(server)
        refused = await me.request("undo", seat=0, id="early")
        assert refused["type"] == "refused"
        for _ in range(70):
            assert (await me.request("undo", seat=0))["type"] == "refused"
        await me.choose(0, GROWL)
        assert await me.request("undo", seat=0, id="early") == refused


async def test_refusals_are_remembered_up_to_a_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answers, "MAX_REFUSALS", 5)
    async with running_server(tmp_path) as server:
        _, me = await growl(server)
        for _ in range(5):
            assert (await me.request("undo", seat=0))["type"] == "refused"
        await me.send("undo", id="one more", seat=0)
        assert (await me.receive("closed"))["code"] == 4400


async def pikit_table(server: RunningServer) -> tuple[Message, Client]:
    """A table whose game takes standing orders now."""
    created = await server.create_table("person", "person", "person", game="pikit", options={"firstPlayer": 0})
    me = await server.connect(created, 1)
    await me.wait_until(lambda: me.version > 1)
    return created, me


async def give(me: Client, order: Any, action: str) -> str:
    return str((await me.request("order", seat=1, order=order, id=action))["type"])


async def test_a_repeated_order_does_not_revive_a_cancelled_one(tmp_path: Path) -> None:
    order = {"until": "myTurn"}
    async with running_server(tmp_path) as server:
        created, me = await pikit_table(server)
        assert [await give(me, order, "a"), await give(me, None, "b"), await give(me, order, "a")] == ["ack"] * 3
        assert me.orders == {}
    async with running_server(tmp_path) as server:
        me = await server.connect(created, 1)
        assert await give(me, order, "a") == "ack"
        assert me.orders == {}, "a restart forgets nothing"
        assert await give(me, order, "c") == "ack"
        assert me.orders == {"1": order}


async def test_orders_are_remembered_up_to_a_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(submit, "MAX_ORDERS", 2)
    async with running_server(tmp_path) as server:
        _, me = await pikit_table(server)
        assert [await give(me, None, name) for name in "abab"] == ["ack"] * 4
        await me.send("order", id="c", seat=1, order=None)
        assert (await me.receive("closed"))["code"] == 4400
