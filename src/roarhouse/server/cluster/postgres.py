"""A node of a cluster on PostgreSQL.

A node registers itself and renews its registration with every beat. Leases, and what it tells about its connections,
last as long as the registration; time is the database's. A node whose registration has expired (it was paused or cut
off) gets a new one and starts without leases. Tokens of leases only grow: a write that carries an old one is refused.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterable
from time import monotonic
from typing import Any

import msgspec
import structlog

from roarhouse.server import clock
from roarhouse.server.cluster import queries
from roarhouse.server.cluster.base import Attendance, Bus, Head, Listener
from roarhouse.server.cluster.link import Commands, listen
from roarhouse.server.errors import Unavailable
from roarhouse.server.store.base import Tell
from roarhouse.server.store.sql import CHANNEL
from roarhouse.server.wire.messages import ChatSaid, Reacted

logger = structlog.get_logger()
BEATS = 4  # per lease
MAX_NOTIFICATION = 7900  # bytes; PostgreSQL takes less than 8000


class PostgresCluster:
    shared = True

    def __init__(self, address: str, lease_seconds: float, bus: Bus | None = None) -> None:
        self._name = secrets.token_hex(6)  # of this process
        self.origin = "" if bus else self._name
        self.tell: Tell | None = self._publish if bus else None
        self._bus = bus
        self._address, self._lease = address, lease_seconds
        self._commands = Commands(address)
        self._node = ""  # the registration; a new one after each expiry
        self._valid_until = 0.0  # by the monotonic clock
        self._nodes: frozenset[str] = frozenset()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, listener: Listener) -> None:
        self._listener = listener
        await self._register()
        loop = asyncio.get_running_loop()
        if self._bus:
            self._bus.open(self._heard, listener.on_gap)
        listening = listen(self._address, self._heard, listener.on_gap)
        self._tasks = [loop.create_task(self._beat_forever()), loop.create_task(listening)]

    async def close(self) -> None:
        if self._bus:
            await self._bus.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        try:
            await self._commands.run(queries.RESIGN, {"node": self._node, "news": self._news("nodes")})
        except Unavailable:
            logger.warning("leases not released", node=self._node)
        await self._commands.close()
        clock.synchronise(None)

    # -- registration ------------------------------------------------------------------------------------------------

    def alive(self) -> bool:
        return monotonic() < self._valid_until

    async def _register(self) -> None:
        self._node = f"{self._name}.{secrets.token_hex(3)}"
        await self._renew(queries.REGISTER)

    async def _renew(self, query: str) -> bool:
        """The lease is counted from before the request, so this node never believes in it longer than the others."""
        began = monotonic()
        rows = await self._commands.run(query, {"node": self._node, "seconds": self._lease})
        if not rows:
            return False
        self._valid_until = began + self._lease
        clock.synchronise(rows[0][0], (began + monotonic()) / 2)
        return True

    async def _beat_forever(self) -> None:
        while True:
            try:
                await self._beat()
            except Unavailable as error:
                logger.warning("beat failed", reason=str(error))
            except Exception:
                logger.exception("beat failed")
            await asyncio.sleep(self._lease / BEATS)

    async def _beat(self) -> None:
        if not await self._renew(queries.RENEW):
            logger.warning("registration expired", node=self._node)
            await self._register()
            self._listener.on_leases_lost()
        nodes = frozenset(row[0] for row in await self._commands.run(queries.NODES))
        changed, self._nodes = nodes != self._nodes, nodes
        if changed:
            await self._commands.run(queries.TIDY)
        await self._listener.on_beat(changed)

    # -- notifications -----------------------------------------------------------------------------------------------

    def _news(self, kind: str, *more: Any) -> str:
        return msgspec.json.encode([kind, self._name, *more]).decode()

    def _heard(self, payload: str) -> None:
        """Everything is told to all nodes, and a node ignores what it has told itself."""
        try:
            kind, origin, *more = msgspec.json.decode(payload)
            if origin != self._name:
                self._dispatch(kind, origin, more)
        except (msgspec.MsgspecError, ValueError, TypeError, IndexError):
            logger.warning("notification not understood")

    def _dispatch(self, kind: str, origin: str, more: list[Any]) -> None:
        match kind:
            case "written":
                self._listener.on_written(more[0], Head(more[1], more[2]))
            case "attendance":
                self._listener.on_attendance(more[0])
            case "chat":
                self._listener.on_chat(more[0])
            case "reaction":
                self._listener.on_reaction(more[0], msgspec.convert(more[1], Reacted))
            case "gossip":
                self._listener.on_gossip(origin, more[0])
            case "nodes":
                self._listener.on_gap()

    async def _publish(self, heads: dict[str, tuple[int, int]]) -> None:
        assert self._bus
        for table, head in heads.items():
            await self._bus.publish(self._news("written", table, *head))

    async def gossip(self, news: Any) -> None:
        payload = self._news("gossip", news)
        if len(payload) <= MAX_NOTIFICATION:
            await self._commands.run(queries.NOTIFY, {"channel": CHANNEL, "news": payload})

    # -- leases ------------------------------------------------------------------------------------------------------

    async def acquire(self, tables: Iterable[str]) -> dict[str, int]:
        wanted = sorted(tables)
        if not wanted:
            return {}
        return dict(await self._commands.run(queries.ACQUIRE, {"tables": wanted, "node": self._node}))

    async def release(self, table: str) -> None:
        await self._commands.run(queries.RELEASE, {"table": table, "node": self._node})

    async def orphans(self, most: int) -> list[str]:
        return [row[0] for row in await self._commands.run(queries.ORPHANS, {"most": most})]

    # -- presence and chat -------------------------------------------------------------------------------------------

    async def attend(self, table: str, attendance: Attendance) -> None:
        told = {"table": table, "node": self._node, "news": self._news("attendance", table)}
        if attendance.empty:
            await self._commands.run(queries.LEAVE, told)
        else:
            await self._commands.run(queries.ATTEND, {**told, "row": msgspec.json.encode(attendance)})

    async def attendance(self, tables: Iterable[str]) -> dict[str, list[Attendance]]:
        found: dict[str, list[Attendance]] = {}
        asked = {"tables": list(tables), "node": self._node}
        for table, node, row in await self._commands.run(queries.ATTENDANCE, asked):
            one = msgspec.json.decode(row, type=Attendance)
            found.setdefault(table, []).append(msgspec.structs.replace(one, node=node))
        return found

    async def react(self, table: str, reacted: Reacted) -> None:
        news = self._news("reaction", table, reacted)
        await self._commands.run(queries.NOTIFY, {"channel": CHANNEL, "news": news})

    async def say(self, table: str, said: ChatSaid) -> int:
        row = {"table": table, "said": msgspec.json.encode(said), "news": self._news("chat", table)}
        return int((await self._commands.run(queries.SAY, row))[0][0])

    async def chat(self, tables: Iterable[str]) -> dict[str, list[tuple[int, ChatSaid]]]:
        found: dict[str, list[tuple[int, ChatSaid]]] = {}
        for table, number, said in await self._commands.run(queries.CHAT, {"tables": list(tables)}):
            found.setdefault(table, []).append((number, msgspec.json.decode(said, type=ChatSaid)))
        return found
