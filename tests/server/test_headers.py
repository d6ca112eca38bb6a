"""Security headers on every answer, errors included."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.running import running_server

WANTED = ("content-security-policy", "referrer-policy", "x-content-type-options", "cross-origin-opener-policy")
UPGRADE = (
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)
OURS, FOREIGN = " HTTP/1.1\r\nHost: localhost\r\n", "Origin: https://evil.example\r\n"
EMPTY = "Content-Length: 0\r\nContent-Type: "
REQUESTS = {
    "a page": (200, f"GET /{OURS}"),
    "an API": (200, f"GET /api/v1/games{OURS}"),
    "HEAD": (200, f"HEAD /healthz{OURS}"),
    "no HTTP": (400, "NONSENSE\r\n"),
    "malformed": (400, f"POST /api/v1/tables{OURS}{EMPTY}application/json\r\n"),
    "foreign host": (403, "GET /healthz HTTP/1.1\r\nHost: evil.example\r\n"),
    "foreign origin": (403, f"GET /api/v1/games{OURS}{FOREIGN}"),
    "foreign WebSocket": (403, f"GET /ws/x{OURS}{FOREIGN}{UPGRADE}"),
    "unknown": (404, f"GET /api/v1/tables/nowhere{OURS}"),
    "method": (405, f"DELETE /api/v1/tables{OURS}"),
    "type": (415, f"POST /api/v1/tables{OURS}{EMPTY}text/plain\r\n"),
}


@pytest.mark.parametrize("name", REQUESTS)
async def test_every_answer_has_security_headers(tmp_path: Path, name: str) -> None:
    status, request = REQUESTS[name]
    (tmp_path / "index.html").write_text("page")
    async with running_server(tmp_path, web=str(tmp_path)) as server:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(f"{request}\r\n".encode())
        answer = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        assert answer.startswith(f"http/1.1 {status} ")
        assert [header for header in WANTED if f"\r\n{header}: " not in answer] == []
        writer.close()
