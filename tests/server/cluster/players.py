"""People who play through random nodes, connect again when a connection ends, and note what they saw."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from random import Random
from typing import Any
from uuid import uuid4

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from tests.server.cluster.history import History, Viewing

Message = dict[str, Any]
PATIENCE = 6.0  # seconds to wait for an answer, then another node is tried


class Player:
    """One person on one seat, or a watcher without one."""

    def __init__(self, ports: list[int], created: Message, seat: int | None, history: History, rng: Random) -> None:
        self.ports, self.table, self.seat, self.history, self.rng = ports, created["table"], seat, history, rng
        self.secrets = [] if seat is None else [created["seats"][seat]["secret"]]
        self.viewing = Viewing(self.table, "a watcher" if seat is None else f"seat {seat}")
        history.viewings.append(self.viewing)
        self.pending: Message | None = None  # the choice without an answer
        self.prompt: Message | None = None
        self.view: Any = None
        self.over = False
        self.playing = True
        self.moves = self.connections = 0

    @property
    def version(self) -> int:
        return self.viewing.versions[-1] if self.viewing.versions else -1

    async def live(self) -> None:
        while True:
            with suppress(OSError, WebSocketException, InvalidHandshake, TimeoutError):
                await self.visit(self.rng.choice(self.ports))
            await asyncio.sleep(self.rng.uniform(0.05, 0.3))

    async def visit(self, port: int) -> None:
        async with asyncio.timeout(PATIENCE):
            link = await connect(f"ws://127.0.0.1:{port}/ws/{self.table}", max_size=2**24, compression=None)
        async with link:
            since = {"since": self.version} if self.version >= 0 else {}
            await link.send(json.dumps({"type": "hello", "protocol": 1, "secrets": self.secrets, **since}))
            self.connections += 1
            if self.pending:
                await link.send(json.dumps(self.pending))
            await self.converse(link)

    async def converse(self, link: Any) -> None:
        while True:
            waiting = PATIENCE if self.pending or self.prompt else None
            async with asyncio.timeout(waiting):
                self.receive(json.loads(await link.recv()))
            if self.prompt and not self.pending and self.playing:
                await asyncio.sleep(self.rng.uniform(0.0, 0.2))
                await self.choose(link)

    async def choose(self, link: Any) -> None:
        assert self.prompt
        choice = self.rng.choice(self.prompt["options"])["choice"]
        action, self.prompt = str(uuid4()), None
        self.pending = {
            "type": "choose", "id": action, "seat": self.seat, "version": self.version, "choice": choice,
        }  # fmt: skip
        await link.send(json.dumps(self.pending))

    def receive(self, message: Message) -> None:
        kind = message["type"]
        if kind in ("event", "snapshot") and self.viewing.take(kind, message["version"]):
            self.view = message["views"]
            self.prompt = message["prompts"].get(str(self.seat))
        elif kind in ("ack", "refused", "stale") and self.pending and message["id"] == self.pending["id"]:
            if kind == "ack":
                self.moves += 1
                self.history.ack(message["id"], self.table, self.pending["seat"], message["version"])
            self.pending = None
        elif kind == "over":
            self.over = True


async def create_table(port: int, game: str, persons: int, bots: int, clock: Message) -> Message:
    seats = [{"kind": "person"}] * persons + [{"kind": "bot", "bot": "random"}] * bots
    wanted = {"game": game, "seats": seats, "clock": clock}
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}/api/v1", timeout=30) as http:
        answer = await http.post("/tables", json=wanted)
        assert answer.is_success, answer.text
        created: Message = answer.json()
        headers = {"X-Seat-Secret": created["host"]}
        answer = await http.post(f"/tables/{created['table']}/start", json={"fill": True}, headers=headers)
        assert answer.is_success, answer.text
    return created
