"""A cluster under test: a durable PostgreSQL, nodes as processes, and a proxy before the database of each node."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from pathlib import Path
from random import Random

import httpx

from tests.kit.postgres import Postgres, free_port

ROOT = Path(__file__).parents[3]


class Proxy:
    """Forwards connections to the database. What is cut hears nothing any more, and is closed when the cut ends."""

    def __init__(self, target: int) -> None:
        self.target = target
        self.cut: str = ""  # "all", "bus" or nothing
        self._links: set[asyncio.StreamWriter] = set()
        self._buses: set[asyncio.StreamWriter] = set()

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port: int = self._server.sockets[0].getsockname()[1]

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.cut == "all":
            writer.close()
            return
        try:
            back_reader, back = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            writer.close()
            return
        self._links |= {writer, back}
        pumps = [self._pump(reader, back, (writer, back)), self._pump(back_reader, writer, (writer, back))]
        await asyncio.gather(*pumps)
        self._links -= {writer, back}
        self._buses -= {writer, back}

    async def _pump(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, both: tuple[asyncio.StreamWriter, ...]
    ) -> None:
        try:
            while data := await reader.read(65536):
                if b"LISTEN" in data:
                    self._buses.update(both)
                if not self._is_cut(writer):
                    writer.write(data)
                    await writer.drain()
        except OSError:
            pass
        finally:
            for one in both:
                one.close()

    def _is_cut(self, writer: asyncio.StreamWriter) -> bool:
        return self.cut == "all" or (self.cut == "bus" and writer in self._buses)

    def restore(self) -> None:
        """Connections that were cut have lost bytes, so they end."""
        lost = self._links if self.cut == "all" else self._buses
        self.cut = ""
        for one in list(lost):
            one.close()

    def close(self) -> None:
        self._server.close()
        for one in list(self._links):
            one.close()


class Node:
    def __init__(self, number: int, proxy: Proxy, folder: Path, lease: float, defect: str = "") -> None:
        self.number, self.proxy, self.folder, self.lease, self.defect = number, proxy, folder, lease, defect
        self.port = free_port()
        self.paused = False

    def start(self) -> None:
        address = f"postgresql://roarhouse@127.0.0.1:{self.proxy.port}/tables"
        command = [sys.executable, "-m", "tests.server.cluster.node", address, str(self.port), str(self.lease)]
        log = (self.folder / f"node{self.number}.log").open("ab")
        command += [self.defect] if self.defect else []
        self.process = subprocess.Popen(command, cwd=ROOT, stdout=log, stderr=log)

    async def ready(self) -> None:
        async with httpx.AsyncClient() as http, asyncio.timeout(90):
            while True:
                try:
                    if (await http.get(f"http://127.0.0.1:{self.port}/healthz", timeout=5)).is_success:
                        return
                except httpx.TransportError:
                    assert self.process.poll() is None, (self.folder / f"node{self.number}.log").read_text()[-2000:]
                await asyncio.sleep(0.1)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()


class ClusterUnderTest:
    def __init__(self, folder: Path, lease: float = 1.5, defect: str = "", nodes: int = 3) -> None:
        self.folder, self.lease, self.defect, self.count = folder, lease, defect, nodes
        self.postgres = Postgres(durable=True)
        self.address = self.postgres.database("tables")
        self.nodes: list[Node] = []

    async def start(self) -> None:
        for number in range(self.count):
            proxy = Proxy(self.postgres.port)
            await proxy.start()
            self.nodes.append(Node(number, proxy, self.folder, self.lease, self.defect))
        for node in self.nodes:
            node.start()
        await asyncio.gather(*(node.ready() for node in self.nodes))

    def close(self) -> None:
        for node in self.nodes:
            node.process.send_signal(signal.SIGCONT)
            node.kill()
            node.proxy.close()
        self.postgres.close()

    # -- faults ------------------------------------------------------------------------------------------------------

    async def kill_node(self, rng: Random) -> None:
        node = rng.choice(self.nodes)
        node.kill()
        await asyncio.sleep(rng.uniform(0.0, 0.5))
        node.start()
        await node.ready()

    async def pause_node(self, rng: Random) -> None:
        """Long enough for its leases to expire, mostly."""
        node = rng.choice(self.nodes)
        node.process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(self.lease * (rng.uniform(0.5, 3.5) if not self.defect else 2.5))
        node.process.send_signal(signal.SIGCONT)

    async def kill_database(self, rng: Random) -> None:
        await asyncio.to_thread(self.postgres.stop_at_once)
        await asyncio.sleep(rng.uniform(0.0, 1.0))
        await asyncio.to_thread(self.postgres.start)

    async def cut_database(self, rng: Random) -> None:
        await self._cut(rng, "all")

    async def cut_bus(self, rng: Random) -> None:
        await self._cut(rng, "bus")

    async def _cut(self, rng: Random, what: str) -> None:
        proxy = rng.choice(self.nodes).proxy
        proxy.cut = what
        await asyncio.sleep(self.lease * rng.uniform(0.3, 2.0))
        proxy.restore()

    async def jump_clock(self, rng: Random) -> None:
        rng.choice(self.nodes).process.send_signal(signal.SIGUSR1)
        await asyncio.sleep(0.2)

    def faults(self) -> list[str]:
        return ["kill_node", "pause_node", "kill_database", "cut_database", "cut_bus", "jump_clock"]

    async def inflict(self, name: str, rng: Random) -> None:
        await getattr(self, name)(rng)
