"""Proved by faults: nodes and the database are killed, paused and cut off while people play all four games."""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from roarhouse.core.game import WATCHER
from roarhouse.server.ops.metrics import Metrics
from roarhouse.server.services import Services
from roarhouse.server.settings import Settings
from roarhouse.server.store.base import Line, Stored
from roarhouse.server.store.sql import SqlStore
from tests.server.cluster.harness import ClusterUnderTest
from tests.server.cluster.history import History, check, compare_views
from tests.server.cluster.players import Player, create_table

GAMES = ("rarrr", "pikit", "arrr", "rampage")
CLOCKS: tuple[dict[str, Any], ...] = ({"kind": "off"}, {"kind": "live", "seconds": 3, "bank": 2}, {"kind": "off"})


class Run:
    """A run: tables and players on a cluster, and everything that is known of it afterwards."""

    def __init__(self, cluster: ClusterUnderTest, tables: int, seed: int) -> None:
        self.cluster, self.tables, self.rng = cluster, tables, Random(seed)
        self.settle_seconds = 6.0 if cluster.defect else 30.0
        self.lives: list[asyncio.Future[None]] = []
        self.history = History()
        self.players: list[Player] = []
        self.faults: Counter[str] = Counter()

    async def begin(self) -> None:
        await self.cluster.start()
        self.ports = [node.port for node in self.cluster.nodes]
        for number in range(self.tables):
            await self.add_table(GAMES[number % len(GAMES)], CLOCKS[number % len(CLOCKS)])

    async def add_table(self, game: str, clock: dict[str, Any]) -> None:
        created = await create_table(self.rng.choice(self.ports), game, 2, 1, clock)
        for seat in (0, 1, None):
            player = Player(self.ports, created, seat, self.history, Random(self.rng.random()))
            self.players.append(player)
        self.lives += [asyncio.ensure_future(one.live()) for one in self.players[-3:]]

    async def suffer(self, count: int, pause: float) -> None:
        """Inflict faults one after the other, each with some play before it; replace tables that are over."""
        names = self.cluster.faults()
        for number in range(count):
            await asyncio.sleep(self.rng.uniform(0.2, 1.0) * pause)
            name = names[number % len(names)] if number < len(names) else self.rng.choice(names)
            await self.cluster.inflict(name, self.rng)
            self.faults[name] += 1

    async def finish(self) -> list[str]:
        """Let everything come to rest, and check it."""
        for player in self.players:
            player.playing = False
        settled = await self.settle()
        for life in self.lives:
            life.cancel()
        await asyncio.gather(*self.lives, return_exceptions=True)
        stored = await self.read()
        return check(self.history, lines_of(stored), settled) + self.compare(stored)

    async def settle(self) -> dict[str, tuple[Line, ...]]:
        """Wait until every viewer has seen what the log holds; games with a clock go on, so the log is read first."""
        until = time.monotonic() + self.settle_seconds
        await asyncio.sleep(2 * self.cluster.lease)
        while True:
            stored = await self.read()
            behind = [one for one in self.players if one.version < len(stored[one.table].lines)]
            await asyncio.sleep(1.0)
            if all(one.version >= len(stored[one.table].lines) for one in behind) or time.monotonic() > until:
                return lines_of(stored)

    async def read(self) -> dict[str, Stored]:
        store = SqlStore(self.cluster.address, Metrics())
        await store.open()
        found = {table: await store.read(table) for table in {one.table for one in self.players}}
        await store.close()
        return {table: one for table, one in found.items() if one is not None}

    def compare(self, stored: dict[str, Stored]) -> list[str]:
        """What watchers were shown must be the view of the log, replayed from its first line by another process."""
        problems: list[str] = []
        for player in self.players:
            if player.seat is None and player.view is not None:
                view = replayed_view(stored[player.table], player.version)
                problems += compare_views(player.table, {"of the watcher": player.view[str(WATCHER)]}, view)
        return problems

    def figures(self) -> dict[str, Any]:
        return {
            "faults": sum(self.faults.values()),
            **self.faults,
            "people": sum(one.seat is not None for one in self.players),
            "acknowledged": len(self.history.acked),
            "versions seen": sum(len(one.versions) for one in self.history.viewings),
            "connections": sum(one.connections for one in self.players),
            "games over": sum(one.over for one in self.players if one.seat is None),
        }


def lines_of(stored: dict[str, Stored]) -> dict[str, tuple[Line, ...]]:
    return {table: one.lines for table, one in stored.items()}


def replayed_view(stored: Stored, version: int) -> Any:
    store = SqlStore("sqlite://", Metrics())
    services = Services(Settings(), store, Metrics())
    game = services.game(stored)
    services.signer = type("Unsigned", (), {"public": ""})()
    lines = stored.lines[:version]
    log = services.open_log(Stored(about=stored.about, lines=lines, cards=stored.cards))
    return json.loads(log.codec.encode(game.view(log.s, WATCHER)))


async def run_faults(
    folder: Path, tables: int, faults: int, seed: int, defect: str = "", only: str = "", pause: float = 1.0
) -> tuple[list[str], dict[str, Any]]:
    cluster = ClusterUnderTest(folder, defect=defect)
    if only:
        cluster.faults = lambda: [only]  # type: ignore[method-assign]
    run = Run(cluster, tables, seed)
    try:
        await run.begin()
        await run.suffer(faults, pause)
        return await run.finish(), run.figures()
    finally:
        for life in run.lives:
            life.cancel()
        cluster.close()


def report(folder: Path, figures: dict[str, Any]) -> None:
    print(json.dumps(figures))
    (folder / "figures.json").write_text(json.dumps(figures))


@pytest.mark.timeout(280)
def test_nothing_is_lost_or_done_twice_in_ten_faults(tmp_path: Path) -> None:
    problems, figures = asyncio.run(run_faults(tmp_path, tables=6, faults=10, seed=1))
    report(tmp_path, figures)
    assert problems == []
    assert figures["acknowledged"] > 20


@pytest.mark.long
@pytest.mark.timeout(280)
@pytest.mark.parametrize(
    ("defect", "fault", "word"),
    [
        ("early-ack", "kill_node", "acknowledged"),
        ("stale-lease", "pause_node", "lease"),
        ("lost-notification", "jump_clock", "at last"),
    ],
)
def test_the_checker_finds_a_planted_defect(tmp_path: Path, defect: str, fault: str, word: str) -> None:
    problems, figures = asyncio.run(run_faults(tmp_path, tables=4, faults=4, seed=2, defect=defect, only=fault))
    report(tmp_path, figures)
    assert any(word in problem for problem in problems), problems


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("seed", range(4))
def test_nothing_is_lost_or_done_twice_in_many_faults(tmp_path: Path, seed: int) -> None:
    """Four runs of 80 faults, with 100 people each."""
    problems, figures = asyncio.run(run_faults(tmp_path, tables=50, faults=80, seed=10 + seed))
    report(tmp_path, figures)
    assert problems == []
