"""Load benchmark: simulated players over real WebSockets on loopback, with durable writes.

The server is a process of its own on one core; the players run in this one, and bots think on the other cores. Every
move of a player is timed from sending it until each of the table's viewers has received its event.
"""

from __future__ import annotations

import asyncio
import gc
import multiprocessing
import os
import tempfile
from collections.abc import Callable
from multiprocessing.connection import Connection as Pipe
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct

from roarhouse.core.workers import shared_workers
from roarhouse.server.ops.crowd import SEATS, UNLIMITED, Crowd, disconnect
from roarhouse.server.ops.logs import configure_logging
from roarhouse.server.run import listen, make_server
from roarhouse.server.settings import Settings

Report = Callable[[str], Any]


class Load(Struct, frozen=True, kw_only=True):
    """The figures. Latencies are in milliseconds, memory in kilobytes."""

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
    bot_tables: int  # where only search bots play, all the time
    bot_moves_per_second: float


class Pace(Struct, frozen=True):
    """Throughput and latency over a period."""

    moves: float  # per second
    bot_moves: float  # per second
    messages: float  # per second
    p50: float
    p99: float
    slowest: float
    cpu: float


Paces = tuple[Pace, Pace]  # at the wanted rate, and as fast as possible


# -- the server process ----------------------------------------------------------------------------------------------


def run_server(pipe: Pipe, database: str, cores: list[int]) -> None:
    """Serve without limits per address, because all simulated players share one. Workers run on the other cores."""
    if len(cores) > 1:
        os.sched_setaffinity(0, set(cores[1:]))
        shared_workers(Settings().bot_workers).start()
        os.sched_setaffinity(0, {cores[0]})
    settings = Settings(
        database=database,
        messages_per_second=UNLIMITED,
        messages_at_once=UNLIMITED,
        tables_per_minute=UNLIMITED,
        tables_at_once=UNLIMITED,
        posts_per_second=UNLIMITED,
        posts_at_once=UNLIMITED,
        connections_per_address=UNLIMITED,
        messages_per_second_and_address=UNLIMITED,
        hits_per_second=UNLIMITED,
        hits_at_once=UNLIMITED,
    )
    listening = listen("127.0.0.1", 0)
    pipe.send(listening.getsockname()[1])
    server = make_server(settings, "127.0.0.1", 0)
    configure_logging("warning")  # no line per table between the figures
    try:
        server.run(sockets=[listening])
    finally:  # at its end, multiprocessing would wait for workers that nobody has told to end
        shared_workers(settings.bot_workers).close()


class ServerProcess:
    """The server process, and its use of memory and CPU."""

    def __init__(self, database: str) -> None:
        here, there = multiprocessing.Pipe()
        cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
        work = multiprocessing.get_context("spawn").Process
        self._process = work(target=run_server, args=(there, database, cores))
        self._process.start()
        self.port: int = here.recv()

    def memory(self) -> float:
        """Resident memory, in kilobytes."""
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        return float(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1])

    def cpu(self) -> float:
        """CPU seconds used so far, by all threads."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def exit_code(self) -> int | None:
        return self._process.exitcode

    def stop(self) -> None:
        self._process.terminate()
        self._process.join(15)
        self._process.kill()
        self._process.join()


class Servers:
    """One server, or all nodes of a cluster; the database is a process of its own and is not counted."""

    def __init__(self, database: str, nodes: int) -> None:
        self._nodes = [ServerProcess(database) for _ in range(nodes)]
        self.ports = [node.port for node in self._nodes]

    def memory(self) -> float:
        return sum(node.memory() for node in self._nodes)

    def cpu(self) -> float:
        return sum(node.cpu() for node in self._nodes)

    def stop(self) -> None:
        for node in self._nodes:
            node.stop()


# -- the measurement -------------------------------------------------------------------------------------------------


async def measure_pace(server: Servers, crowd: Crowd, seconds: float, per_second: float) -> Pace:
    crowd.reset()
    cpu = server.cpu()
    took = await crowd.play(seconds, per_second)
    p50, p99, slowest = (crowd.percentile(share) for share in (0.5, 0.99, 1.0))
    rates = crowd.moves / took, crowd.bot_moves / took, crowd.messages / took
    return Pace(*rates, p50, p99, slowest, (server.cpu() - cpu) / took)


async def measure_server(
    server: Servers, players: int, per_second: float, seconds: float, bot_tables: int, report: Report
) -> Load:
    """Measure memory before and after tables and players are added, then the wanted rate, then full speed."""
    crowd = Crowd(server.ports, Random(1))
    warm_up = await crowd.connect(await crowd.create_tables(2), 2 * SEATS)
    await crowd.play(1.0, 0)
    memory = [server.memory()]
    tables = await crowd.create_tables(-(-players // SEATS))
    memory.append(server.memory())
    report(f"{len(tables)} tables started")
    connected = await crowd.connect(tables, players)
    memory.append(server.memory())
    report(f"{len(connected)} players connected")
    watchers = await crowd.watch_bots(bot_tables)
    report(f"{len(watchers)} tables with search bots")
    steady = await measure_pace(server, crowd, seconds, per_second)
    report(f"{steady.moves:.0f} moves per second")
    flat_out = await measure_pace(server, crowd, min(5.0, seconds), 0)
    await disconnect(warm_up + connected + watchers)
    memory.append(server.memory())
    counts = len(connected), len(tables), len(watchers)
    return summary(counts, (per_second, seconds), memory, (steady, flat_out))


def summary(counts: tuple[int, int, int], wanted: tuple[float, float], memory: list[float], paces: Paces) -> Load:
    """`counts`: players, their tables, tables of bots. `memory`: before, idle tables, players, at the end."""
    (players, tables, bot_tables), (per_second, seconds), (steady, flat_out) = counts, wanted, paces
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
        bot_tables=bot_tables,
        bot_moves_per_second=steady.bot_moves,
    )


def measure(
    players: int,
    per_second: float,
    seconds: float,
    report: Report = print,
    database: str = "",
    nodes: int = 1,
    bot_tables: int = 0,
) -> Load:
    """Run the benchmark with a temporary SQLite database, or with the one given, which should be empty."""
    with tempfile.TemporaryDirectory() as folder:
        server = Servers(database or f"sqlite:///{Path(folder) / 'load.db'}", nodes)
        gc.disable()  # collections of the simulated players would be measured, too
        try:
            return asyncio.run(measure_server(server, players, per_second, seconds, bot_tables, report))
        finally:
            gc.enable()
            server.stop()
