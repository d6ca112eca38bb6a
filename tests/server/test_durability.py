"""A server killed with SIGKILL at any moment loses nothing it acknowledged, and restarts at the same prompt."""

from __future__ import annotations

import asyncio
import re
import signal
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from random import Random
from typing import Any
from uuid import uuid4

import httpx
import pytest

from roarhouse.core.records import record as records
from tests.kit.databases import database_in
from tests.server.client import Message
from tests.server.running import RunningServer, running_server


class Victim:
    """A server process that is killed and restarted, and a client that plays two seats on it."""

    def __init__(self, folder: Path, rng: Random) -> None:
        self.folder, self.rng = folder, rng
        self.acked: dict[str, tuple[int, int]] = {}  # action: seat, version
        self.pending: tuple[int, Any, int, str] | None = None  # the unanswered choice
        self.created: Message = {}

    async def start(self) -> None:
        log = (self.folder / "log.txt").open("ab")
        command = [sys.executable, "-m", "roarhouse", "serve", "--port", "0", "--bot-delay", "0"]
        command += ["--database", database_in(self.folder)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log)
        assert self.process.stdout
        first = await asyncio.to_thread(self.process.stdout.readline)
        found = re.search(rb":(\d+)/", first)
        assert found, (self.folder / "log.txt").read_text()
        self.server = RunningServer(int(found[1]))
        async with asyncio.timeout(60):
            while not await self.answers():
                await asyncio.sleep(0.02)

    async def answers(self) -> bool:
        try:
            return (await self.server.http.get("/healthz")).status_code == 200
        except httpx.TransportError:
            return False

    async def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        await asyncio.to_thread(self.process.wait)
        await self.server.http.aclose()

    async def connect(self) -> None:
        self.person = await self.server.connect(self.created, 0, 1)

    def phase(self) -> str:
        return str(self.person.views["0"]["phase"])

    async def step(self) -> None:
        """Answer one prompt, and remember whether it was acknowledged."""
        person = self.person
        await person.wait_until(lambda: person.prompts or person.over)
        if person.over:
            return
        if self.pending is None:
            seat, prompt = self.rng.choice(sorted(person.prompts.items()))
            choice = self.rng.choice(prompt["options"])["choice"]
            self.pending = (int(seat), choice, person.version, str(uuid4()))
        await self.submit()
        await asyncio.sleep(0.03)

    async def submit(self) -> None:
        assert self.pending
        seat, choice, version, action = self.pending
        answer = await self.person.choose(seat, choice, version=version, id=action)
        assert answer["type"] in ("ack", "stale"), answer
        if answer["type"] == "ack":
            self.acked[action] = (seat, answer["version"])
            await self.person.wait_for(answer["version"])
        self.pending = None

    async def kill_while_playing(self, after: float) -> None:
        """Play, kill the server after a delay, restart it and check that nothing is lost."""
        person = self.person
        playing = asyncio.get_running_loop().create_task(self.play_on())
        await asyncio.sleep(after)
        await self.kill()
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        before = (person.version, person.views, person.prompts, person.changes, person.undo)
        await self.start()
        await self.check_restart(before)

    async def play_on(self) -> None:
        while not self.person.over:
            await self.step()

    async def check_restart(self, before: tuple[Any, ...]) -> None:
        await self.connect()
        person = self.person
        assert person.version >= before[0], "nothing that was sent is lost"
        if person.version == before[0]:
            assert before[1:] == (person.views, person.prompts, person.changes, person.undo), "the same prompt"
        for action, (seat, version) in list(self.acked.items())[-3:]:
            answer = await person.choose(seat, {"do": "pick", "card": 0}, id=action)
            assert answer == {"type": "ack", "id": action, "version": version}, "nothing acknowledged is lost"
        if self.pending:
            await self.submit()

    async def finish(self) -> None:
        """Play to the end; the record holds every acknowledged choice, and its deals verify."""
        await self.play_on()
        answer = await self.server.http.get(f"/api/v1/tables/{self.created['table']}/record")
        file = self.folder / "game.roar"
        file.write_bytes(answer.content)
        record, damage = records.load(file)
        assert damage is None
        assert records.verify(record) > 3
        by = [seat for seat, _ in record.lines]
        assert all(by[version - 1] == seat for seat, version in self.acked.values())


@asynccontextmanager
async def begun(folder: Path, seed: int) -> AsyncIterator[Victim]:
    victim = Victim(folder, Random(seed))
    try:
        await victim.start()
        victim.created = await victim.server.create_table("person", "person")
        await victim.connect()
        yield victim
    finally:
        victim.process.kill()
        victim.process.wait()


async def until(victim: Victim, holds: Callable[[], bool]) -> None:
    while not holds():
        await victim.step()


@pytest.mark.slow
def test_kill_in_a_draft_and_in_a_battle(tmp_path: Path) -> None:
    async def play() -> None:
        async with begun(tmp_path, 1) as victim:
            await victim.kill_while_playing(0.08)
            assert victim.phase() in ("katakana", "keep", "name", "draft")
            await until(victim, lambda: victim.phase() == "draft")
            await victim.kill_while_playing(0.15)
            await until(victim, lambda: victim.phase() == "battle")
            await victim.kill_while_playing(0.11)

    asyncio.run(play())


@pytest.mark.long
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("seed", range(5))
def test_kill_at_random_moments(tmp_path: Path, seed: int) -> None:
    async def play() -> None:
        async with begun(tmp_path, seed) as victim:
            for _ in range(12):
                await victim.kill_while_playing(victim.rng.uniform(0.01, 0.5))
            await victim.finish()

    asyncio.run(play())


@pytest.mark.sqlite
async def test_a_backup_of_a_running_server_opens_at_the_same_version(tmp_path: Path) -> None:
    """As in docs/operations.md: the database's own backup includes the write-ahead log."""
    async with running_server(tmp_path) as server:
        created = await server.create_table("person", "person")
        me = await server.connect(created, 0, 1)
        await me.play_random(Random(3), to=lambda: me.version > 12)
        folder = tmp_path / "elsewhere"
        folder.mkdir()
        here, there = (sqlite3.connect(one / "tables.db") for one in (tmp_path, folder))
        with closing(here), closing(there):
            here.backup(there)
    async with running_server(folder) as server:
        again = await server.connect(created, 0, 1)
        seen = (me.version, me.views, me.prompts, me.changes)
        assert seen == (again.version, again.views, again.prompts, again.changes)
