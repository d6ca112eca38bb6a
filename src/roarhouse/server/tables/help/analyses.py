"""Analyses of finished games: made in worker processes when nothing else is to be done, and kept with the table.

Any node of a cluster may be asked. The one that claims an analysis makes it, and reports every two seconds. Once it
is not heard of any more, the next request for a start claims the analysis again.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec
from msgspec import Struct

from roarhouse.bots.analysis import OPENED, Moment, chunks_of, moments
from roarhouse.bots.looking_back import Analysis, look_back
from roarhouse.bots.mind import has_mind
from roarhouse.core.workers import Urgency
from roarhouse.server.clock import time
from roarhouse.server.errors import Conflict, Denied
from roarhouse.server.log.exports import Export, open_export
from roarhouse.server.services import Services
from roarhouse.server.store.base import Analysed, AnalysisKind, ClaimAnalysis, Progress, SaveAnalysis
from roarhouse.server.wire.analyses import AnalysisInfo

BEAT: Final = 2.0  # s between two reports to the store
CLAIM: Final = 12.0  # s without a report after which another node may begin again

Key = tuple[str, AnalysisKind]


class Running(Struct):
    """An analysis that this node makes, or will make in its turn."""

    total: int
    done: int = 0


class Analyses:
    def __init__(self, services: Services) -> None:
        self.services = services
        self._running: dict[Key, Running] = {}
        self._turns = asyncio.Semaphore(OPENED)

    async def find(self, table: str, kind: AnalysisKind) -> AnalysisInfo:
        """A finished analysis, or how far it is."""
        if one := self._running.get((table, kind)):
            return AnalysisInfo(state="running", done=one.done, total=one.total)
        return told(await self.services.store.analysis(table, kind))

    async def start(self, table: str, kind: AnalysisKind) -> AnalysisInfo:
        """Begin an analysis of a game that is over."""
        key: Key = (table, kind)
        with self.services.reading(table):
            export = await open_export(self.services, table)
        require_analysable(export)
        if key not in self._running:
            if len(self._running) >= self.services.settings.analyses_running:
                raise Denied(429, "busy", "other games are being analysed; try again in a minute")
            one = self._running[key] = Running(total=len(export.valid_lines()) + 1)
            await self._claim(key, one, export)
        return await self.find(table, kind)

    async def _claim(self, key: Key, one: Running, export: Export) -> None:
        try:
            await self.services.store.write(ClaimAnalysis(analysis=stored(key, one), now=time()))
        except Conflict:  # another node was faster
            del self._running[key]
        except BaseException:
            del self._running[key]
            raise
        else:
            self.services.spawn(self._make(key, one, export))

    async def _make(self, key: Key, one: Running, export: Export) -> None:
        beats = self.services.spawn(self._report(key, one))
        try:
            async with self._turns:
                found = await self._judged(key, one, export.record())
            about = export.stored.about
            whole = look_back(about.game, len(about.seats), key[1] == "open", found)
            await self._save(stored(key, one, "done", msgspec.json.encode(whole)))
        except Exception:
            await self._save(stored(key, one, "failed"))
            raise
        finally:
            beats.cancel()
            del self._running[key]

    async def _judged(self, key: Key, one: Running, record: bytes) -> list[Moment]:
        """As many chunks at once as there are workers: none is kept from more urgent work for long."""
        places = asyncio.Semaphore(self.services.worker_count)

        async def judge(first: int, last: int) -> list[Moment]:
            async with places:
                work: tuple[Any, ...] = (moments, record, first, last, key[1] == "open")
                found: list[Moment] = await self.services.run_worker(key[0], Urgency.BACKGROUND, *work)
            one.done += len(found)
            return found

        async with asyncio.TaskGroup() as group:
            parts = [group.create_task(judge(first, last)) for first, last in chunks_of(one.total - 1)]
        return [moment for part in parts for moment in part.result()]

    async def _report(self, key: Key, one: Running) -> None:
        while True:
            await asyncio.sleep(BEAT)
            await self._save(stored(key, one))

    async def _save(self, analysis: Analysed) -> None:
        await self.services.store.write(SaveAnalysis(analysis=analysis))


def require_analysable(export: Export) -> None:
    if not export.over:
        raise Denied(409, "not-over", "a game can be analysed once it is over")
    if not has_mind(export.stored.about.game):
        raise Denied(409, "no-value", f"games of {export.stored.about.game} cannot be analysed")


def stored(key: Key, one: Running, state: Progress = "running", result: bytes = b"") -> Analysed:
    table, kind = key
    until = time() + CLAIM
    return Analysed(table=table, kind=kind, state=state, done=one.done, total=one.total, until=until, result=result)


def told(kept: Analysed | None) -> AnalysisInfo:
    if kept is None or (kept.state == "running" and kept.until < time()):
        return AnalysisInfo(state="none")
    result = msgspec.json.decode(kept.result, type=Analysis) if kept.state == "done" else None
    return AnalysisInfo(state=kept.state, done=kept.done, total=kept.total, result=result)
