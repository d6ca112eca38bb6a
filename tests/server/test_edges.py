"""Bad input at the edges: invalid text, HEAD requests, an unusable database, names, jumps of the clock."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from roarhouse.server import clock
from roarhouse.server.store.database import engine_for
from tests.server.running import running_server

JSON = {"Content-Type": "application/json"}


async def test_invalid_utf_8_is_malformed(tmp_path: Path, capfd: Any) -> None:
    async with running_server(tmp_path) as server:
        for body in (b'{"game":"\xff"}', b"\xff\xfe", b'"\xed\xa0\x80"'):
            answer = await server.http.post("/api/v1/tables", content=body, headers=JSON)
            assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
        me = await server.connect(await server.create_table("person", "person"), 0)
        me.link.transport.write(Frame(Opcode.TEXT, b'{"type":"chat","text":"\xff"}').serialize(mask=True))
        assert (await me.receive("closed"))["code"] == 1007
    assert "Traceback" not in capfd.readouterr().err


@pytest.mark.parametrize(
    "path", ["/api/v1/games", "/healthz", "/api/v1/tables/nowhere", "/.well-known/roarhouse.json"]
)
async def test_head_is_get_without_a_body(tmp_path: Path, path: str) -> None:
    async with running_server(tmp_path) as server:
        head, get = await server.http.head(path), await server.http.get(path)
        assert (head.status_code, head.content) == (get.status_code, b"")
        assert "content-security-policy" in head.headers


async def test_a_database_that_cannot_be_written_is_not_healthy(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        assert (await server.http.get("/healthz")).status_code == 200
        server.registry.services.store._writer._engine = broken_engine(tmp_path)  # type: ignore[attr-defined]
        answer = await server.http.get("/healthz")
        assert (answer.status_code, answer.json()["code"]) == (503, "database")


def broken_engine(folder: Path) -> Any:
    return engine_for(f"sqlite:///{folder / 'missing' / 'tables.db'}").execution_options(writes=True)


async def test_names_are_not_empty_and_not_taken(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        created = await server.create_table("open", "open", "open", start=False)
        path = f"/tables/{created['table']}"
        assert (await server.post(f"{path}/join", {"name": "\u200b "}, status=400))["code"] == "no-name"
        for name in ("Ada", "ada", "A" * 24):
            await server.post(f"{path}/join", {"name": name})
        assert [one["name"] for one in (await server.get(path))["seats"]] == ["Ada", "ada 2", "A" * 24]


def test_a_jump_of_the_wall_clock_has_no_effect(monkeypatch: pytest.MonkeyPatch) -> None:
    before, now = clock.time(), time.time()
    monkeypatch.setattr(time, "time", lambda: now + 3600)
    assert clock.time() - before < 60
