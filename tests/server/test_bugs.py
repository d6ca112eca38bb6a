"""Bugs in bots, rules and views are contained: they are not shown as a rule and do not end a table."""

from __future__ import annotations

import os
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from roarhouse.bots.thinking import Imagined, Thought
from roarhouse.core.find import find_game
from tests.server.running import running_server

# In place of `think`, in a worker process:


def breaks(share: float, *_: Any) -> Any:
    raise RuntimeError("broken")


def dies(share: float, *_: Any) -> Any:
    os._exit(1)


def sleeps(share: float, *_: Any) -> Any:
    time.sleep(0.5)


def cheats(share: float, table: Imagined, *_: Any) -> Any:
    return Thought(find_game(table.game).Choices.__args__[0]((0, 0)))


@pytest.mark.parametrize("bot", [breaks, dies, sleeps, cheats])
async def test_a_failing_bot_is_replaced_by_a_random_choice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bot: Any
) -> None:
    monkeypatch.setattr("roarhouse.server.tables.thinking.think", bot)

    async with running_server(tmp_path, bot_patience=0.1) as server:
        created = await server.create_table("person", "bot", game="growl")
        me = await server.connect(created, 0)
        await me.play_random(Random(1))
        assert me.over


async def test_a_bug_in_the_rules_leaves_the_table_unchanged(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        created = await server.create_table("person", "person", game="growl")
        me = await server.connect(created, 0)
        game: Any = server.registry.tables[created["table"]].log.game
        right = game.apply

        def half_done(s: Any, seat: int, choice: Any) -> None:
            right(s, seat, choice)
            raise ZeroDivisionError("half done")

        game.apply = half_done
        await me.send("choose", id="a", seat=0, version=me.version, choice={"do": "mood", "growl": True})
        said = await me.receive("error")
        assert said["came"] == "an internal error; reconnect"
        assert (await me.receive("closed"))["code"] == 1011
        game.apply = right
        again = await server.connect(created, 0)
        assert (again.version, again.views, again.prompts) == (me.version, me.views, me.prompts)
        answer = await again.choose(0, {"do": "mood", "growl": True}, id="a")
        assert answer["type"] == "ack", "a failed action is not remembered"


async def test_a_failing_view_affects_only_its_viewer(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        created = await server.create_table("person", "person", game="growl")
        me, other, watcher = [await server.connect(created, *seats) for seats in ((0,), (1,), ())]
        game: Any = server.registry.tables[created["table"]].log.game
        right = game.view

        def blind(s: Any, seat: int) -> Any:
            if seat == 1:
                raise ZeroDivisionError("blind")
            return right(s, seat)

        game.view = blind
        assert (await me.choose(0, {"do": "mood", "growl": True}))["type"] == "ack"
        await watcher.wait_for(me.version)
        assert (await other.receive("closed"))["code"] == 1011
        game.view = right
