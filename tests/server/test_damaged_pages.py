"""A page of the database file that cannot be read: its tables are named, and all others are served."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from roarhouse.server.admin import check
from tests.kit.databases import database_in
from tests.server.running import running_server

pytestmark = pytest.mark.sqlite
PAGE = 4096
LIVE = {"kind": "live", "seconds": 600, "bank": 600}


async def filled(folder: Path) -> list[str]:
    async with running_server(folder) as server:
        clocks: list[Any] = [LIVE if k % 2 else {"kind": "off"} for k in range(24)]
        return [(await server.create_table("person", "person", clock=clock))["table"] for clock in clocks]


def damage(folder: Path, holds: bytes) -> None:
    """Overwrite a page that holds these bytes; not the last one, to which new rows are added."""
    file = Path(database_in(folder).removeprefix("sqlite:///"))
    with sqlite3.connect(file) as link:
        link.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    data = bytearray(file.read_bytes())
    pages = [at for at in range(PAGE, len(data), PAGE) if holds in data[at : at + PAGE]]
    at = pages[len(pages) // 2]
    data[at : at + PAGE] = b"\xff" * PAGE
    file.write_bytes(data)


async def faults(folder: Path) -> dict[str, str]:
    return {name: wrong async for name, wrong in check(database_in(folder)) if wrong}


@pytest.mark.slow
@pytest.mark.parametrize("holds", ['"table":"{}"', '"is":"words"'], ids=["rows", "lines"])
async def test_the_rest_is_opened(tmp_path: Path, holds: str) -> None:
    names = await filled(tmp_path)
    damage(tmp_path, holds.format(names[11]).encode())
    lost = await faults(tmp_path)
    assert 0 < len(lost) < len(names), "one page holds some of the tables"
    assert all("malformed" in wrong or "no such table" in wrong for wrong in lost.values()), lost
    async with running_server(tmp_path) as server:
        answers = await asyncio.gather(*(server.http.get(f"/api/v1/tables/{name}") for name in names))
        assert [one.status_code for one in answers] == [409 if name in lost else 200 for name in names]
        assert (await server.http.get("/api/v1/tables")).status_code == 200
        await server.create_table("person", "bot")
