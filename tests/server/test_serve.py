"""`roarhouse serve` and `roarhouse load`, as processes."""

from __future__ import annotations

import asyncio
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from roarhouse.cli.serve import bind
from roarhouse.server.ops.load import ServerProcess, measure
from tests.kit.databases import database_in
from tests.server.running import RunningServer

SERVE = [sys.executable, "-m", "roarhouse", "serve"]


def test_lan_prints_a_qr_code_and_sigterm_notifies_clients(tmp_path: Path) -> None:
    database = database_in(tmp_path)
    process = subprocess.Popen(
        [*SERVE, "--lan", "--port", "0", "--database", database],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env={"PYTHONIOENCODING": "utf-8", "PATH": ""},
    )
    try:
        said = ""
        while not (found := re.search(r"open: http://([\d.]+):(\d+)/", said)):
            assert process.stdout
            line = process.stdout.readline()
            assert line, process.communicate()
            said += line
        assert "█" in said or "▄" in said, "a QR code in the terminal"

        async def play() -> None:
            server = RunningServer(int(found[2]))
            created = await server.create_table("person", "bot")
            me = await server.connect(created, 0)
            process.send_signal(signal.SIGTERM)
            assert (await me.receive("bye"))["reason"] == "shutdown"
            assert (await me.receive("closed"))["code"] == 1012

        asyncio.run(play())
        _, errors = process.communicate(timeout=30)
        assert "Traceback" not in errors
    finally:
        process.kill()
        process.wait()


@pytest.mark.slow
def test_worker_processes_end_with_the_server(tmp_path: Path) -> None:
    """Workers of a Rampage bot exit on SIGTERM, and no shared resource is leaked."""
    database = database_in(tmp_path)
    process = subprocess.Popen(
        [*SERVE, "--port", "0", "--bot-delay", "0", "--bot-seconds", "0.2", "--database", database],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )
    try:
        assert process.stdout
        found = re.search(r"open: http://[\d.]+:(\d+)/", process.stdout.readline())
        assert found

        async def play() -> None:
            server = RunningServer(int(found[1]))
            seats = [{"kind": "bot", "bot": "planner"}, {"kind": "person"}]
            options = {"seats": 2, "startPlayer": "host", "babyMonsters": True}
            created = await server.create_table(game="rampage", seats=seats, options=options)
            me = await server.connect(created, 1)
            await me.wait_until(lambda: me.views and me.views["1"]["shots"] > 0)

        asyncio.run(play())
        process.send_signal(signal.SIGTERM)
        _, errors = process.communicate(timeout=60)
        assert process.returncode == 0
        assert "leaked" not in errors
    finally:
        process.kill()
        process.wait()


def test_a_used_port_is_reported_in_one_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        done = subprocess.run([*SERVE, "--port", port], capture_output=True, encoding="utf-8", check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"roarhouse: cannot listen on 127.0.0.1, port {port}: ")
    assert done.stderr.count("\n") == 1


def test_a_missing_web_application_is_reported_at_the_start(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [*SERVE, "--port", "0", "--database", database_in(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env={"PATH": "", "ROARHOUSE_WEB": str(tmp_path)},
    )
    try:
        assert process.stdout
        assert process.stderr
        assert "Roarhouse is open" in process.stdout.readline()
        assert process.stderr.readline().startswith("roarhouse: The web application is not built.")
    finally:
        process.kill()
        process.communicate()


async def test_small_messages_are_sent_at_once() -> None:
    """Nagle's algorithm would hold an answer back until the client has acknowledged what came before, up to 40 ms."""
    found: list[int] = []

    async def serve(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        link = writer.get_extra_info("socket")
        found.append(link.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
        writer.close()

    listening = bind("127.0.0.1", 0)
    async with await asyncio.start_server(serve, sock=listening):
        reader, writer = await asyncio.open_connection(*listening.getsockname())
        await reader.read()
        writer.close()
    assert found == [1]


@pytest.mark.slow
def test_the_load_benchmark_measures(monkeypatch: pytest.MonkeyPatch) -> None:
    ended: list[int | None] = []
    stop = ServerProcess.stop

    def watched(server: ServerProcess) -> None:
        stop(server)
        ended.append(server.exit_code)

    monkeypatch.setattr(ServerProcess, "stop", watched)
    said: list[str] = []
    found = measure(8, 20, 1.5, said.append, bot_tables=1)
    assert ended == [0], "it ends by itself, and its workers with it"
    assert (found.players, found.tables, found.bot_tables) == (8, 2, 1)
    assert found.bot_moves_per_second > 0
    assert 0 < found.moves_per_second < 30
    assert 0 < found.p50 <= found.p99 <= found.slowest
    assert found.flat_out_moves_per_second > 0
    assert said
