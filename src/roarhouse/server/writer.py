"""One thread that writes. It commits whatever has been queued while the disk was busy: many moves, one flush."""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from roarhouse.server.metrics import Metrics
from roarhouse.server.store import Change, Conflict

MOST_AT_ONCE = 512
Apply = Callable[[Connection, list[Change]], None]


class Job(NamedTuple):
    changes: tuple[Change, ...]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[None]


class Writer:
    def __init__(self, engine: Engine, apply: Apply, metrics: Metrics) -> None:
        self._engine, self._apply, self._metrics = engine.execution_options(writes=True), apply, metrics
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="write", daemon=True)

    def start(self) -> None:
        self._thread.start()

    async def stop(self) -> None:
        """Everything queued before is still written."""
        self._jobs.put(None)
        if self._thread.is_alive():
            await asyncio.to_thread(self._thread.join)

    async def write(self, changes: tuple[Change, ...]) -> None:
        loop = asyncio.get_running_loop()
        job = Job(changes, loop, loop.create_future())
        self._jobs.put(job)
        await job.done

    def _run(self) -> None:
        while True:
            batch, goes_on = self._waiting()
            if batch:
                self._commit(batch)
            if not goes_on:
                return

    def _waiting(self) -> tuple[list[Job], bool]:
        """At least one job, and all others that wait already; False when there will be no more."""
        batch: list[Job] = []
        job = self._jobs.get()
        while job is not None:
            batch.append(job)
            if len(batch) == MOST_AT_ONCE:
                return batch, True
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                return batch, True
        return batch, False

    def _commit(self, batch: list[Job]) -> None:
        """All together; if one of them is at fault, each by itself."""
        began = time.perf_counter()
        error = self._try([change for job in batch for change in job.changes])
        if error is None or len(batch) == 1:
            answers = [(job, error) for job in batch]
        else:
            answers = [(job, self._try(list(job.changes))) for job in batch]
        self._metrics.commits.observe(time.perf_counter() - began)
        self._metrics.batch.observe(len(batch))
        batch[0].loop.call_soon_threadsafe(answer, answers)

    def _try(self, changes: list[Change]) -> Exception | None:
        try:
            with self._engine.begin() as link:
                self._apply(link, changes)
        except Conflict as error:
            return error
        except sa.exc.IntegrityError as error:
            return Conflict(str(error.orig))
        except Exception as error:
            return error
        return None


def answer(answers: list[tuple[Job, Exception | None]]) -> None:
    for job, error in answers:
        if job.done.cancelled():
            continue
        if error is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(error)
