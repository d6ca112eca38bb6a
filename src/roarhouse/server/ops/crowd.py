"""Simulated players for the load benchmark, over real WebSockets on loopback."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable
from random import Random
from time import perf_counter
from typing import Any

import httpx
import msgspec
from msgspec import Raw, Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from roarhouse.core.game import WATCHER

SEATS = 4
UNLIMITED = 10**6
PERSON = {"kind": "person"}
SEARCHING = {"kind": "bot", "bot": "search"}
ANSWERS = ("ack", "stale", "refused")  # to a choice


class Heard(Struct):
    """The fields of a message that a simulated player reads."""

    type: str
    version: int = 0
    by: int = -1
    prompts: dict[str, Raw] = {}


class Options(Struct):
    options: list[dict[str, Raw]]


class Crowd:
    """All simulated players: which of them owe a choice, and how long their moves took. A move is a choice that the
    server has acknowledged; what it answers otherwise counts for nothing."""

    def __init__(self, ports: list[int], rng: Random) -> None:
        self.ports, self.rng = ports, rng  # of all nodes
        self.asked: deque[Player] = deque()
        self.latencies: list[float] = []
        self.sent = self.moves = self.bot_moves = self.messages = 0

    async def create_tables(self, count: int, seat: dict[str, str] = PERSON) -> list[tuple[str, list[str]]]:
        """Create and start tables; returns their codes with the secrets of their seats."""
        wanted = {"game": "rarrr", "seats": [seat] * SEATS, "takeover": False}
        created = []
        async with httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{self.rng.choice(self.ports)}/api/v1", timeout=60
        ) as http:
            for _ in range(count):
                table = (await http.post("/tables", json=wanted)).json()
                await http.post(f"/tables/{table['table']}/start", json={}, headers={"X-Seat-Secret": table["host"]})
                created.append((table["table"], [seat["secret"] for seat in table["seats"]]))
        return created

    async def connect(self, tables: list[tuple[str, list[str]]], players: int) -> list[Player]:
        """Connect at most this many players to the seats of the tables."""
        connected: list[Player] = []
        for table, secrets in tables:
            sent: dict[int, float] = {}
            for seat, secret in enumerate(secrets):
                if len(connected) < players:
                    player = Player(self, table, seat, sent)
                    await player.connect(secret)
                    connected.append(player)
        return connected

    async def watch_bots(self, count: int) -> list[Player]:
        """Tables of search bots, each with a watcher: bots do not play unwatched."""
        watchers = [Player(self, table, WATCHER, {}) for table, _ in await self.create_tables(count, SEARCHING)]
        for one in watchers:
            await one.connect()
        return watchers

    async def play(self, seconds: float, per_second: float) -> float:
        """Move at a steady rate, or as fast as possible if the rate is 0; returns the real duration."""
        began = perf_counter()
        while (now := perf_counter()) < began + seconds:
            due = UNLIMITED if not per_second else int((now - began) * per_second) + 1 - self.sent
            while due > 0 and self.asked:
                due -= await self.asked.popleft().move()
            await asyncio.sleep(0.001)
        return perf_counter() - began

    def reset(self) -> None:
        self.latencies = []
        self.sent = self.moves = self.bot_moves = self.messages = 0

    def percentile(self, share: float) -> float:
        """A percentile of the latencies, in milliseconds."""
        ordered = sorted(self.latencies)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


class Player:
    """One player on one connection. `sent` is shared by the table: when each seat sent its last move."""

    def __init__(self, crowd: Crowd, table: str, seat: int, sent: dict[int, float]) -> None:
        self.crowd, self.table, self.seat, self.sent = crowd, table, seat, sent
        self.version, self.prompt = 0, b""
        self.waiting = False  # for the answer to a choice
        self.link: ClientConnection

    async def connect(self, *secrets: str) -> None:
        address = f"ws://127.0.0.1:{self.crowd.rng.choice(self.crowd.ports)}/ws/{self.table}"
        self.link = await connect(address, max_size=2**24, compression=None, ping_interval=None)
        await self.link.send(msgspec.json.encode({"type": "hello", "protocol": 1, "secrets": secrets}).decode())
        self._receive(await self.link.recv(decode=False))
        self.receiver = asyncio.get_running_loop().create_task(self._receive_all())

    async def _receive_all(self) -> None:
        try:
            while True:
                self._receive(await self.link.recv(decode=False))
        except ConnectionClosed:
            return

    def _receive(self, data: bytes | str) -> None:
        heard = msgspec.json.decode(data, type=Heard)
        self.crowd.messages += 1
        if heard.type in ANSWERS:
            self._answered(heard.type == "ack")
        elif heard.type in ("event", "snapshot"):
            self._see(heard)

    def _answered(self, made: bool) -> None:
        self.waiting = False
        self.crowd.moves += made
        if self.prompt:
            self.crowd.asked.append(self)

    def _see(self, heard: Heard) -> None:
        """A new question is due for an answer, unless an answer is on its way: the question may be the same one."""
        self.version = heard.version
        self.crowd.bot_moves += heard.type == "event" and self.seat == WATCHER and heard.by >= 0
        if heard.type == "event" and heard.by in self.sent:
            self.crowd.latencies.append(perf_counter() - self.sent[heard.by])
        prompt = heard.prompts.get(str(self.seat))
        is_new = prompt is not None and not self.prompt and not self.waiting
        self.prompt = bytes(prompt) if prompt is not None else b""
        if is_new:
            self.crowd.asked.append(self)

    async def move(self) -> int:
        """Choose one of the offers at random; returns the number of choices sent (0 or 1)."""
        if not self.prompt or self.waiting:
            return 0
        offers = msgspec.json.decode(self.prompt, type=Options).options
        choice = self.crowd.rng.choice(offers)["choice"]
        self.prompt, self.waiting = b"", True
        self.crowd.sent += 1
        message = {"type": "choose", "id": f"{self.seat}-{self.version}", "seat": self.seat, "version": self.version}
        self.sent[self.seat] = perf_counter()
        await self.link.send(msgspec.json.encode({**message, "choice": choice}).decode())
        return 1


async def disconnect(players: list[Player]) -> None:
    closing: list[Awaitable[Any]] = [player.link.close() for player in players]
    await asyncio.gather(*closing, *(player.receiver for player in players))
