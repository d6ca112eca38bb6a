"""Rampage at a table of the server: people and planners together, and a server that answers while they think."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

from tests.server.people import open_house, run

BRISK = {"seats": 2, "stallTurns": 1}


def test_a_person_and_a_planner_play_a_whole_game(tmp_path: Path) -> None:
    """Everybody sees what physics did; nobody but its owner looks into a Stomach before the end."""

    async def play() -> None:
        async with open_house(tmp_path, bot_seconds=0.05) as place:
            made = await place.table("person", "bot", game="rampage", options=BRISK)
            me, watcher = await place.sit(made, 0), await place.sit(made)
            await me.play(Random(4))
            await watcher.until(lambda: watcher.over)
            assert me.over == watcher.over
            assert len(me.over["result"]["scores"]) == 2  # type: ignore[index]
            views = [view for one in watcher.heard if one["type"] == "event" for view in one["views"].values()]
            assert any(view["shot"] and view["shot"]["film"] for view in views)
            assert all(player["stomach"] is None for view in views if view["turn"] for player in view["players"])

    run(play())


def test_the_server_answers_while_a_planner_thinks(tmp_path: Path) -> None:
    """It simulates in a process of its own, so the event loop is free for everybody else."""

    async def play() -> None:
        async with open_house(tmp_path, bot_seconds=2.0) as place:
            made = await place.table("bot", "bot", game="rampage", options=BRISK, start=False)
            watcher = await place.sit(made)
            await place.post(f"/tables/{made['table']}/start", {}, made["host"])
            await watcher.until(lambda: "chooseaction" in str(watcher.texts[-1:]).lower() or watcher.version > 4)
            answered: dict[int, int] = {}
            while len(answered) < 3 and not watcher.over:
                assert await place.get(f"/tables/{made['table']}")
                answered[watcher.version] = answered.get(watcher.version, 0) + 1
                await asyncio.sleep(0.01)
            assert max(answered.values()) > 1

    run(play())
