"""Structured logs: every line that a request causes carries its id, and lines about a table carry its code."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import running_server


def lines(capfd: Any) -> list[dict[str, Any]]:
    return [json.loads(line) for line in capfd.readouterr().err.splitlines() if line.startswith("{")]


@pytest.mark.parametrize(("given", "kept"), [("proxy-17", True), ("no good", False), ("", False)])
async def test_a_request_is_named_in_the_log_and_in_its_answer(
    tmp_path: Path, capfd: Any, given: str, kept: bool
) -> None:
    async with running_server(tmp_path) as server:
        wanted = {"game": "growl", "seats": [{"kind": "person"}, {"kind": "bot"}]}
        answer = await server.http.post("/api/v1/tables", json=wanted, headers={"X-Request-Id": given})
        name = answer.headers["X-Request-Id"]
        assert (name == given) == kept
        made = next(line for line in lines(capfd) if line["event"] == "table created")
        assert (made["request"], made["table"]) == (name, answer.json()["table"])


async def test_a_websocket_has_an_id_of_its_own(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        created = await server.create_table("person", "bot")
        clients = [await server.connect(created) for _ in range(2)]
        found = {one.link.response.headers["X-Request-Id"] for one in clients if one.link.response}
        assert len(found) == 2
