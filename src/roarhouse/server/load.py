"""How much one core carries: people simulated over real websockets on loopback, with the durable write on.

The server is a process of its own on one core; the people live in this one. Every move is timed from the moment it is
sent to the moment at which each of the table's viewers has its event.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import socket
import tempfile
from collections import deque
from collections.abc import Awaitable, Callable
from multiprocessing.connection import Connection as Pipe
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import httpx
import msgspec
from msgspec import Raw, Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from roarhouse.server.settings import Settings

SEATS = 4
MANY = 10**6
Say = Callable[[str], Any]


class Heard(Struct):
    """What a simulated person looks at in a message."""

    type: str
    version: int = 0
    by: int = -1
    prompts: dict[str, Raw] = {}


class Options(Struct):
    options: list[dict[str, Raw]]


class Load(Struct, frozen=True, kw_only=True):
    """What was measured. Latencies in milliseconds, memory in kilobytes."""

    players: int
    tables: int
    wanted_per_second: float
    seconds: float
    moves_per_second: float
    messages_per_second: float
    p50: float
    p99: float
    slowest: float
    cpu: float  # of one core
    flat_out_moves_per_second: float
    flat_out_p99: float
    kb_per_idle_table: float
    kb_per_connection: float
    server_mb: float


# -- the server ------------------------------------------------------------------------------------------------------


def be_server(pipe: Pipe, database: str, core: int | None) -> None:
    """Serve, without limits that would stop simulated people who all come from one address."""
    from roarhouse.server.logs import set_up
    from roarhouse.server.run import make_server

    if core is not None:
        os.sched_setaffinity(0, {core})
    generous = Settings(
        database=database,
        messages_per_second=MANY,
        messages_at_once=MANY,
        tables_per_minute=MANY,
        tables_at_once=MANY,
        posts_per_second=MANY,
        posts_at_once=MANY,
        connections_per_address=MANY,
    )
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    listening.listen(1024)
    pipe.send(listening.getsockname()[1])
    server = make_server(generous, "127.0.0.1", 0)
    set_up("warning")  # the figures are not to drown in a line for every table
    server.run(sockets=[listening])


class Process:
    """The server process, and what the system says about it."""

    def __init__(self, folder: Path) -> None:
        here, there = multiprocessing.Pipe()
        cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
        core = cores[0] if len(cores) > 1 else None
        work = multiprocessing.get_context("spawn").Process
        self._process = work(target=be_server, args=(there, f"sqlite:///{folder / 'load.db'}", core), daemon=True)
        self._process.start()
        self.port: int = here.recv()

    def memory(self) -> float:
        """Resident, in kilobytes."""
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        return float(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1])

    def cpu(self) -> float:
        """Seconds used so far, by all threads."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self._process.terminate()
        self._process.join(15)
        self._process.kill()


# -- the people ------------------------------------------------------------------------------------------------------


class Crowd:
    """All simulated people: who is asked something, and how long their moves took."""

    def __init__(self, port: int, rng: Random) -> None:
        self.port, self.rng = port, rng
        self.asked: deque[Player] = deque()
        self.waits: list[float] = []
        self.moves = self.messages = 0

    async def tables(self, count: int) -> list[tuple[str, list[str]]]:
        """New tables, begun: each with the secrets of its seats."""
        wanted = {"game": "rarrr", "seats": [{"kind": "person"}] * SEATS, "takeover": False}
        made = []
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}/api/v1", timeout=60) as http:
            for _ in range(count):
                table = (await http.post("/tables", json=wanted)).json()
                await http.post(f"/tables/{table['table']}/start", json={}, headers={"X-Seat-Secret": table["host"]})
                made.append((table["table"], [seat["secret"] for seat in table["seats"]]))
        return made

    async def come(self, tables: list[tuple[str, list[str]]], players: int) -> list[Player]:
        came: list[Player] = []
        for table, secrets in tables:
            sent: dict[int, float] = {}
            for seat, secret in enumerate(secrets):
                if len(came) < players:
                    player = Player(self, table, seat, sent)
                    await player.come(secret)
                    came.append(player)
        return came

    async def play(self, seconds: float, per_second: float) -> float:
        """Moves at a steady rate, or (rate 0) each as soon as somebody is asked; how long it really took."""
        began = perf_counter()
        while (now := perf_counter()) < began + seconds:
            due = MANY if not per_second else int((now - began) * per_second) + 1 - self.moves
            while due > 0 and self.asked:
                due -= await self.asked.popleft().move()
            await asyncio.sleep(0.001)
        return perf_counter() - began

    def forget(self) -> None:
        self.waits, self.moves, self.messages = [], 0, 0

    def percentile(self, share: float) -> float:
        """In milliseconds."""
        ordered = sorted(self.waits)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


class Player:
    """One person on one connection. `sent` is shared by the table: when each seat made its last move."""

    def __init__(self, crowd: Crowd, table: str, seat: int, sent: dict[int, float]) -> None:
        self.crowd, self.table, self.seat, self.sent = crowd, table, seat, sent
        self.version, self.prompt, self.answered = 0, b"", -1
        self.link: ClientConnection

    async def come(self, secret: str) -> None:
        address = f"ws://127.0.0.1:{self.crowd.port}/ws/{self.table}"
        self.link = await connect(address, max_size=2**24, compression=None, ping_interval=None)
        await self.link.send(msgspec.json.encode({"type": "hello", "protocol": 1, "secrets": [secret]}).decode())
        await self._hear(await self.link.recv(decode=False))
        self.ear = asyncio.get_running_loop().create_task(self._listen())

    async def _listen(self) -> None:
        try:
            while True:
                await self._hear(await self.link.recv(decode=False))
        except ConnectionClosed:
            return

    async def _hear(self, data: bytes | str) -> None:
        heard = msgspec.json.decode(data, type=Heard)
        self.crowd.messages += 1
        if heard.type not in ("event", "snapshot"):
            return
        self.version = heard.version
        if heard.type == "event" and heard.by in self.sent:
            self.crowd.waits.append(perf_counter() - self.sent[heard.by])
        prompt = heard.prompts.get(str(self.seat))
        fresh = prompt is not None and not self.prompt
        self.prompt = bytes(prompt) if prompt is not None else b""
        if fresh:
            self.crowd.asked.append(self)

    async def move(self) -> int:
        """Choose anything of what is offered; 0 if there is nothing to choose any more."""
        if not self.prompt:
            return 0
        offers = msgspec.json.decode(self.prompt, type=Options).options
        choice = self.crowd.rng.choice(offers)["choice"]
        self.prompt = b""
        self.crowd.moves += 1
        message = {"type": "choose", "id": f"{self.seat}-{self.version}", "seat": self.seat, "version": self.version}
        self.sent[self.seat] = perf_counter()
        await self.link.send(msgspec.json.encode({**message, "choice": choice}).decode())
        return 1


# -- the measurement -------------------------------------------------------------------------------------------------


class Pace(Struct, frozen=True):
    """How quickly moves were made for a while."""

    moves: float  # a second
    messages: float  # a second
    p50: float
    p99: float
    slowest: float
    cpu: float


Paces = tuple[Pace, Pace]  # at the rate that is wanted, and flat out


async def paced(server: Process, crowd: Crowd, seconds: float, per_second: float) -> Pace:
    crowd.forget()
    cpu = server.cpu()
    took = await crowd.play(seconds, per_second)
    p50, p99, slowest = (crowd.percentile(share) for share in (0.5, 0.99, 1.0))
    return Pace(crowd.moves / took, crowd.messages / took, p50, p99, slowest, (server.cpu() - cpu) / took)


async def measured(server: Process, players: int, per_second: float, seconds: float, say: Say) -> Load:
    """First the memory, before and after tables and people come; then the pace that is wanted; then flat out."""
    crowd = Crowd(server.port, Random(1))
    warm = await crowd.come(await crowd.tables(2), 2 * SEATS)
    await crowd.play(1.0, 0)
    memory = [server.memory()]
    tables = await crowd.tables(-(-players // SEATS))
    memory.append(server.memory())
    say(f"{len(tables)} tables are begun")
    people = await crowd.come(tables, players)
    memory.append(server.memory())
    say(f"{len(people)} people are connected")
    steady = await paced(server, crowd, seconds, per_second)
    say(f"{steady.moves:.0f} moves a second")
    flat_out = await paced(server, crowd, min(5.0, seconds), 0)
    await close(warm + people)
    memory.append(server.memory())
    return report(len(people), len(tables), (per_second, seconds), memory, (steady, flat_out))


def report(players: int, tables: int, wanted: tuple[float, float], memory: list[float], paces: Paces) -> Load:
    """Memory is read from how the server grew with its tables, and then with its people."""
    (per_second, seconds), (steady, flat_out) = wanted, paces
    before, idle, connected, after = memory
    return Load(
        players=players,
        tables=tables,
        wanted_per_second=per_second,
        seconds=seconds,
        moves_per_second=steady.moves,
        messages_per_second=steady.messages,
        p50=steady.p50,
        p99=steady.p99,
        slowest=steady.slowest,
        cpu=steady.cpu,
        flat_out_moves_per_second=flat_out.moves,
        flat_out_p99=flat_out.p99,
        kb_per_idle_table=(idle - before) / tables,
        kb_per_connection=(connected - idle) / max(1, players),
        server_mb=after / 1024,
    )


async def close(people: list[Player]) -> None:
    leaving: list[Awaitable[Any]] = [person.link.close() for person in people]
    await asyncio.gather(*leaving, *(person.ear for person in people))


def measure(players: int, per_second: float, seconds: float, say: Say = print) -> Load:
    """Everything, in a folder that is gone afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        server = Process(Path(folder))
        try:
            return asyncio.run(measured(server, players, per_second, seconds, say))
        finally:
            server.stop()
