"""The writer thread. It commits everything queued during the last flush at once: many moves, one flush."""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from roarhouse.server.errors import Conflict, Unavailable
from roarhouse.server.ops.metrics import Metrics
from roarhouse.server.store.base import Change
from roarhouse.server.store.database import patiently

MAX_BATCH = 512
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
        """Stop after everything queued so far is written."""
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
            batch, more = self._next_batch()
            if batch:
                self._commit(batch)
            if not more:
                return

    def _next_batch(self) -> tuple[list[Job], bool]:
        """At least one job, and all others already queued; False after the last batch."""
        batch: list[Job] = []
        job = self._jobs.get()
        while job is not None:
            batch.append(job)
            if len(batch) == MAX_BATCH:
                return batch, True
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                return batch, True
        return batch, False

    def _commit(self, batch: list[Job]) -> None:
        """Commit all jobs together; if that fails, each by itself."""
        began = time.perf_counter()
        error = self._try([change for job in batch for change in job.changes])
        if error is None or len(batch) == 1:
            answers = [(job, error) for job in batch]
        else:
            answers = [(job, self._try(list(job.changes))) for job in batch]
        self._metrics.commits.observe(time.perf_counter() - began)
        self._metrics.batch.observe(len(batch))
        batch[0].loop.call_soon_threadsafe(resolve, answers)

    def _try(self, changes: list[Change]) -> Exception | None:
        try:
            patiently(self._engine, lambda: self._transaction(changes))
        except Conflict as error:
            return error
        except sa.exc.IntegrityError as error:
            return Conflict(str(error.orig))
        except Exception as error:
            return Unavailable(str(error))
        return None

    def _transaction(self, changes: list[Change]) -> None:
        with self._engine.begin() as link:
            self._apply(link, changes)


def resolve(answers: list[tuple[Job, Exception | None]]) -> None:
    for job, error in answers:
        if job.done.cancelled():
            continue
        if error is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(error)
