"""A database of version 0.1 opens: a finished game, one that is being played, and a lobby."""

from __future__ import annotations

import gzip
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from roarhouse.core.records.record import load
from roarhouse.core.records.verify import examine
from tests.server.client import Client
from tests.server.running import running_server

pytestmark = pytest.mark.sqlite
OLD = Path(__file__).with_name("tables-0.1.sql.gz")


def restore(folder: Path) -> dict[str, Any]:
    """Fill the database; returns codes and secrets of its tables, which the first line of the dump names."""
    text = gzip.decompress(OLD.read_bytes()).decode()
    with closing(sqlite3.connect(folder / "tables.db")) as link:
        link.executescript(text)
    found: dict[str, Any] = json.loads(text.splitlines()[0].removeprefix("-- "))
    return found


async def test_a_finished_game_is_exported_with_what_was_not_promised_then(tmp_path: Path) -> None:
    tables = restore(tmp_path)
    async with running_server(tmp_path) as server:
        answer = await server.http.get(f"/api/v1/tables/{tables['over']['table']}/record")
        (tmp_path / "old.roar").write_bytes(answer.content)
    record, damage = load(tmp_path / "old.roar")
    assert damage is None
    found = {one.check: one.kept for one in examine(record)}
    assert found == {
        "finished": True, "deals": True, "salts": None, "chain": True, "signature": True, "key": None, "heads": None,
    }  # fmt: skip


async def test_a_game_is_played_on(tmp_path: Path) -> None:
    tables = restore(tmp_path)
    async with running_server(tmp_path) as server:
        me = await Client.connect(server.port, tables["playing"]["table"], tables["playing"]["secrets"])
        assert me.version == tables["version"]
        await me.play_random(Random(1))
        assert me.over
        lobby = await server.get(f"/tables/{tables['lobby']['table']}")
        assert (lobby["state"], lobby["pledges"]) == ("lobby", ["", ""])
