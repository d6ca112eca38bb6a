"""Tables expire by a documented rule: days after their last change, unless they are in use or their clock runs."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from roarhouse.core.find import find_game
from roarhouse.core.game import BOXES
from roarhouse.server import services
from roarhouse.server.errors import Denied
from roarhouse.server.store.base import Stored
from roarhouse.server.store.database import engine_for
from roarhouse.server.store.schema import attendance, leases, nodes, tables
from roarhouse.server.tables.registry import Registry
from tests.kit.databases import database_in
from tests.server.running import RunningServer, running_server
from tests.server.tables import open_registry

LIVE = {"kind": "live", "seconds": 600, "bank": 600}


def execute(folder: Path, *statements: Any) -> None:
    engine = engine_for(database_in(folder))
    with engine.execution_options(writes=True).begin() as link:
        for one in statements:
            link.execute(one)
    engine.dispose()


def aged(*names: str) -> Any:
    """These tables were created before the first day of all."""
    return sa.update(tables).where(tables.c.id.in_(names)).values(created=0)


async def known(registry: Registry, *created: Any) -> list[bool]:
    async def exists(name: str) -> bool:
        try:
            return bool(await registry.find(name))
        except Denied:
            return False

    return [await exists(one["table"]) for one in created]


async def several(server: RunningServer) -> list[Any]:
    """A lobby, a game, one with a clock, and one that is watched."""
    return [
        await server.create_table("open", "bot", game="growl", start=False),
        await server.create_table("person", "bot"),
        await server.create_table("person", "bot", clock=LIVE),
        await server.create_table("person", "bot"),
    ]


async def test_what_was_not_changed_for_long_expires(tmp_path: Path) -> None:
    """Days are counted from the last change, so with -1 everything was changed long ago."""
    async with running_server(tmp_path) as server:
        created = await several(server)
        watcher = await server.connect(created[3])
        execute(tmp_path, aged(*(one["table"] for one in created)))
        await server.registry.expire(1)
        assert await known(server.registry, *created) == [False, True, True, True], "only the lobby has no new line"
        await server.registry.expire(-1)
        assert await known(server.registry, *created) == [False, False, True, True]
        await watcher.sync()
        await server.get(f"/tables/{created[1]['table']}", status=404)


@pytest.mark.parametrize("rows", [attendance, leases])
async def test_what_another_node_uses_is_kept_as_long_as_that_node_lives(tmp_path: Path, rows: sa.Table) -> None:
    more: dict[str, Any] = {"attending": b"{}"} if rows is attendance else {"token": 1, "since": 0.0}
    async with running_server(tmp_path) as server:
        created = await server.create_table("person", "person", game="growl")
        server.registry.unload(created["table"])
        used = sa.insert(rows).values(table_id=created["table"], node="n", **more)
        execute(tmp_path, sa.delete(rows), used, sa.insert(nodes).values(id="n", expires=time.time() + 1000))
        await server.registry.expire(-1)
        assert await known(server.registry, created) == [True]
        server.registry.unload(created["table"])
        execute(tmp_path, sa.update(nodes).where(nodes.c.id == "n").values(expires=1.0))
        await server.registry.expire(-1)
        assert await known(server.registry, created) == [False]


async def test_a_server_expires_tables_by_itself(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        created = await several(server)
        execute(tmp_path, aged(*(one["table"] for one in created)))
    async with running_server(tmp_path, keep_days=1.0) as server:
        while (await known(server.registry, created[0]))[0]:
            server.registry.unload(created[0]["table"])
        assert await known(server.registry, *created) == [False, True, True, True]


# -- caches that would grow with the number of tables ---------------------------------------------------------------


def test_a_game_keeps_a_limited_number_of_boxes() -> None:
    """One for each set of options, which strangers choose."""
    game = find_game("arrr")()
    for seconds in range(10, 10 + 2 * BOXES):
        game.box(game.Options(seats=2, turn_seconds=seconds))
    assert game._boxes.cache_info().currsize == BOXES


async def test_a_server_keeps_a_limited_number_of_decks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(services, "MAX_GAMES", 3)
    async with running_server(tmp_path) as server:
        created = await server.create_table("person", "bot", game="growl")
        stored = await server.registry.services.read(created["table"])
    async with open_registry(tmp_path) as registry:
        for spaces in range(5):
            one = Stored(about=stored.about, cards=stored.cards + b" " * spaces)
            registry.services.game(one)
        assert registry.services._games.cache_info().currsize == 3
