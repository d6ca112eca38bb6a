"""`roarhouse admin`: copies of databases, checks, pruning and export, on both stores."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest
from typer.testing import CliRunner

from roarhouse.cli.admin import app
from roarhouse.core.errors import RoarhouseError
from roarhouse.core.records.record import load
from roarhouse.core.records.verify import examine
from roarhouse.server import admin
from tests.kit.databases import changing, database_in, postgres
from tests.server.client import Client, Message
from tests.server.running import run, running_server
from tests.server.test_old_database import restore as restore_old


async def fill(folder: Path) -> dict[str, Message]:
    """A finished game, one that is being played, and a lobby."""
    async with running_server(folder, snapshot_every=5) as server:
        over = await server.create_table("person", "person", game="growl")
        me = await server.connect(over, 0, 1)
        await me.play_random(Random(1))
        playing = await server.create_table("person", "person", game="rarrr")
        me = await server.connect(playing, 0, 1)
        await me.play_random(Random(2), to=lambda: me.version >= 25)
        lobby = await server.create_table("person", "open", start=False)
    return {"over": over, "playing": playing, "lobby": lobby}


@pytest.fixture
def filled(tmp_path: Path) -> tuple[str, dict[str, Message]]:
    found: dict[str, Message] = {}

    async def work() -> None:
        found.update(await fill(tmp_path))

    run(work())
    return database_in(tmp_path), found


Filled = tuple[str, dict[str, Message]]


def faults(database: str) -> dict[str, str]:
    async def work() -> dict[str, str]:
        return {table: wrong async for table, wrong in admin.check(database) if wrong}

    return asyncio.run(work())


@pytest.mark.slow
def test_a_backup_restored_elsewhere_is_played_on(tmp_path: Path, filled: Filled) -> None:
    database, created = filled
    copied = admin.backup(database, tmp_path / "copy.db")
    assert copied["tables"] == 3
    with pytest.raises(RoarhouseError, match="exists"):
        admin.backup(database, tmp_path / "copy.db")
    with pytest.raises(RoarhouseError, match="empty database"):
        admin.restore(tmp_path / "copy.db", database)
    target = postgres().database(f"restored{abs(hash(str(tmp_path)))}")
    assert admin.restore(tmp_path / "copy.db", target) == copied
    assert faults(target) == {}

    async def play_on() -> None:
        async with running_server(tmp_path, database=target) as server:
            me = await server.connect(created["playing"], 0, 1)
            before = me.version
            await me.play_random(Random(3), to=lambda: me.version > before + 5)

    run(play_on())


def test_a_database_of_version_0_1_moves_to_postgresql(tmp_path: Path) -> None:
    found = restore_old(tmp_path)
    target = postgres().database(f"moved{abs(hash(str(tmp_path)))}")
    copied = admin.copy_database(f"sqlite:///{tmp_path / 'tables.db'}", target)
    assert copied["tables"] == 3
    assert faults(target) == {}

    async def play_on() -> None:
        async with running_server(tmp_path, database=target) as server:
            me = await Client.connect(server.port, found["playing"]["table"], found["playing"]["secrets"])
            assert me.version == found["version"]
            await me.play_random(Random(1))
            assert me.over

    run(play_on())


@pytest.mark.slow
@pytest.mark.parametrize(
    ("damage", "word"),
    [
        ("UPDATE lines SET seat = 1 - seat WHERE table_id = '{}' AND version = 12", "line 12|seat"),
        ("DELETE FROM lines WHERE table_id = '{}' AND version = 20", "expected version 20"),
        ("UPDATE frozen SET version = version - 1 WHERE table_id = '{}'", "frozen state"),
        ("UPDATE tables SET state = 'over', about = replace(about, 'playing', 'over') WHERE id = '{}'", "not over"),
    ],
)
@pytest.mark.sqlite
def test_damage_is_named(tmp_path: Path, filled: Filled, damage: str, word: str) -> None:
    database, created = filled
    assert faults(database) == {}
    name = created["playing"]["table"]
    with changing(tmp_path) as link:
        link.exec_driver_sql(damage.format(name))
    found = faults(database)
    assert list(found) == [name]
    assert any(one in found[name] for one in word.split("|")), found


def test_prune_and_export(tmp_path: Path, filled: Filled) -> None:
    database, created = filled

    def call(*words: Any) -> str:
        result = CliRunner().invoke(app, [*map(str, words), "--database", database])
        assert result.exit_code == 0, result.output
        return result.output

    assert "1 tables exported, 0 with faults" in call("export", tmp_path / "records")
    record, damage = load(tmp_path / "records" / f"{created['over']['table']}.roar")
    assert damage is None
    assert [one.check for one in examine(record) if one.kept is False] == []
    assert "0 tables would" in call("prune", "--days", 1)
    assert f"{created['over']['table']}\n1 tables would" in call("prune", "--days", 0)
    assert "2 tables deleted" in call("prune", "--days", 0, "--lobbies", "--delete")
    assert "1 tables checked, 0 with faults" in call("check")
