"""Origins and host names: pages of other sites, DNS rebinding, the JSON content type."""

from __future__ import annotations

import asyncio
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from roarhouse.core.errors import RoarhouseError
from roarhouse.server.web.guard import check_origins, parse_origin
from tests.server.running import RunningServer, running_server

FRIEND = "https://friend.example"
TABLE: dict[str, Any] = {"game": "growl", "seats": [{"kind": "open"}, {"kind": "bot"}]}
HANDSHAKE = (
    "GET /ws/{table} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n{more}\r\n"
)


async def upgrade(server: RunningServer, table: str, host: str | None = None, **headers: str) -> int:
    """The status of a WebSocket handshake with these headers."""
    more = "".join(f"{name.replace('_', '-')}: {value}\r\n" for name, value in headers.items())
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    text = HANDSHAKE.format(table=table, host=host or f"127.0.0.1:{server.port}", more=more)
    writer.write(text.encode())
    status = (await reader.readline()).split()[1]
    writer.close()
    return int(status)


@asynccontextmanager
async def server_with_table(folder: Path, **settings: Any) -> AsyncIterator[tuple[RunningServer, str]]:
    async with running_server(folder, allowed_origins=(FRIEND,), **settings) as server:
        yield server, (await server.post("/tables", TABLE))["table"]


async def test_a_page_of_another_site_cannot_open_a_websocket(tmp_path: Path) -> None:
    async with server_with_table(tmp_path) as (server, table):
        own = f"http://127.0.0.1:{server.port}"
        for origin in ("https://evil.example", "null", "http://127.0.0.1:1", own + "0", "http://localhost", "x", ""):
            assert await upgrade(server, table, Origin=origin) == 403, origin
            assert await upgrade(server, table, Origin=origin, Sec_Fetch_Site="cross-site") == 403, origin
        assert await upgrade(server, table, Origin=own) == 101
        assert await upgrade(server, table, Origin=FRIEND, Sec_Fetch_Site="cross-site") == 101
        assert await upgrade(server, table) == 101, "no browser: no origin"
        proxied = {"host": f"friend.example:{server.port}", "Origin": f"https://friend.example:{server.port}"}
        assert await upgrade(server, table, **proxied) == 101
        assert await upgrade(server, table, host="friend.example", Origin=FRIEND) == 101


async def test_a_page_of_another_site_cannot_create_or_read_tables(tmp_path: Path) -> None:
    async with server_with_table(tmp_path) as (server, table):
        evil = {"Origin": "https://evil.example"}
        for headers in (evil, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}, {"Sec-Fetch-Site": "same-site"}):
            answer = await server.http.post("/api/v1/tables", json=TABLE, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (403, "origin")
            assert (await server.http.get(f"/api/v1/tables/{table}", headers=headers)).status_code == 403
            assert (await server.http.get("/metrics", headers=headers)).status_code == 403
        own = {"Origin": f"http://127.0.0.1:{server.port}", "Sec-Fetch-Site": "same-origin"}
        assert (await server.http.post("/api/v1/tables", json=TABLE, headers=own)).status_code == 201
        assert (await server.http.get(f"/api/v1/tables/{table}", headers={"Sec-Fetch-Site": "none"})).is_success
        assert (await server.http.get("/healthz", headers=evil)).is_success


async def test_links_from_other_sites_lead_here(tmp_path: Path) -> None:
    followed = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate"}
    (tmp_path / "index.html").write_text("<title>Roarhouse</title>")
    async with server_with_table(tmp_path, web=str(tmp_path)) as (server, table):
        for path in ("/", f"/t/{table}", f"/api/v1/tables/{table}"):
            assert (await server.http.get(path, headers=followed)).status_code == 200


async def test_an_allowed_origin_may_read_answers_and_frame_the_page(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<title>Roarhouse</title>")
    async with server_with_table(tmp_path, web=str(tmp_path)) as (server, _):
        answer = await server.http.post("/api/v1/tables", json=TABLE, headers={"Origin": FRIEND})
        assert (answer.status_code, answer.headers["Access-Control-Allow-Origin"]) == (201, FRIEND)
        wanted = {"Access-Control-Request-Method": "POST", "Access-Control-Request-Headers": "x-seat-secret"}
        asked = await server.http.options("/api/v1/tables", headers={"Origin": FRIEND, **wanted})
        assert (asked.status_code, "x-seat-secret" in asked.headers["Access-Control-Allow-Headers"]) == (204, True)
        denied = await server.http.options("/api/v1/tables", headers={"Origin": "https://evil.example", **wanted})
        assert (denied.status_code, "Access-Control-Allow-Origin" in denied.headers) == (403, False)
        assert f"frame-ancestors 'self' {FRIEND};" in (await server.http.get("/")).headers["Content-Security-Policy"]


async def test_an_unknown_host_name_is_refused(tmp_path: Path, capfd: Any) -> None:
    """DNS rebinding: the attacker's own name leads to this address."""
    async with server_with_table(tmp_path) as (server, table):
        for host in (
            "evil.example",
            "evil.example:80",
            "127.0.0.1.evil.example",
            "localhost.evil.example",
            "a@b",
            "x/",
        ):
            answer = await server.http.get("/api/v1/games", headers={"Host": host})
            assert (answer.status_code, answer.json()["code"]) == (403, "origin"), host
            assert await upgrade(server, table, host, Origin=f"http://{host}") == 403
        names = ["localhost", "LOCALHOST:8000", "a.localhost", "127.0.0.1", "[::1]:8000", "192.168.178.20:8000"]
        for host in (
            *names,
            socket.gethostname(),
            f"{socket.gethostname()}.local",
            "friend.example",
            "friend.example.",
        ):
            assert (await server.http.get("/api/v1/games", headers={"Host": host})).status_code == 200, host
            assert await upgrade(server, table, host, Origin=f"http://{host}") == 101
    assert capfd.readouterr().err.count("unknown host name evil.example:") == 2, "each name is logged once"


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"]
)
async def test_only_json_is_accepted(tmp_path: Path, kind: str) -> None:
    """What a form of another site can send without being asked first."""
    async with running_server(tmp_path) as server:
        text = '{"game":"growl","seats":[{"kind":"open"},{"kind":"bot"}]}'
        for headers in ({"Content-Type": kind}, {}):
            answer = await server.http.post("/api/v1/tables", content=text, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (415, "not-json")
        json_headers = {"Content-Type": "Application/JSON; charset=utf-8"}
        assert (await server.http.post("/api/v1/tables", content=text, headers=json_headers)).status_code == 201


def test_origins() -> None:
    assert parse_origin("https://a.example") == ("a.example", 443)
    assert parse_origin("http://[::1]:8000") == ("::1", 8000)
    assert check_origins(["HTTPS://A.example/"]) == ("https://a.example",)
    for text in (
        "a.example",
        "https://",
        "https://a.example/path",
        "ftp://a.example",
        "https://a:99999",
        "*",
        "null",
    ):
        with pytest.raises(RoarhouseError, match="--allow-origin"):
            check_origins([text])


def test_a_wrong_origin_is_reported_in_one_line() -> None:
    command = [sys.executable, "-m", "roarhouse", "serve", "--allow-origin", "example.org"]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert "--allow-origin: expected an origin" in done.stderr
