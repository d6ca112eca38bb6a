"""Worker processes that tables share: waiting jobs are served fairly, and workers that die or hang are replaced.

A job is a function of its `share` and further arguments. The share is 1 where nothing waits and smaller under load:
a job that can do less then does less, so that no other waits long.

Workers are spawned, since a forked physics engine hangs. They run at low priority and exit with their parent process.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from enum import IntEnum
from functools import cache
from heapq import heapify, heappop, heappush
from importlib import import_module
from itertools import count
from multiprocessing import current_process, get_context, parent_process
from threading import Condition, Thread
from time import monotonic, sleep
from typing import Any, Final

from roarhouse.core.folders import PACKAGE

NICE: Final = 5
STARTS: Final = 60.0  # s in which a worker must have started
HANGS: Final = 20.0  # s after which a worker is taken to hang
PATIENT: Final = 6.0  # times as long for work in the background, which a busy machine may keep waiting
ATTEMPTS: Final = 2  # of a job whose worker died
HORIZON: Final = 0.5  # s that jobs may wait before shares shrink
LEAST_SHARE: Final = 0.02
MEMORY: Final = 0.9  # of the running mean of what a job takes


class Urgency(IntEnum):
    """Which jobs come first; among equals, tables take turns."""

    PEOPLE = 0
    BOTS = 1  # tables of bots alone
    BACKGROUND = 2  # takes as long as it takes


# -- processes -------------------------------------------------------------------------------------------------------


def spare_cores() -> int:
    """How many workers to start: at least one, so that a server goes on answering; none inside a worker."""
    if getattr(current_process(), "_inheriting", False):  # a worker that imports an unguarded main script
        raise RuntimeError(
            'put what your script does below `if __name__ == "__main__":`, as workers read the script too'
        )
    is_worker = current_process().daemon or current_process().name != "MainProcess"
    return 0 if is_worker else max(1, (os.cpu_count() or 1) - 1)


def spawn_pool(workers: int) -> ProcessPoolExecutor:
    """Processes that find the same games as this one."""
    places = list(import_module(PACKAGE).__path__)
    return ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=initialise, initargs=(places,))


def started_pool() -> ProcessPoolExecutor:
    """One worker that has started; if it cannot start, its first job fails."""
    pool = spawn_pool(1)
    with suppress(BrokenProcessPool, TimeoutError):
        pool.submit(os.getpid).result(STARTS)
    return pool


def kill_pool(pool: ProcessPoolExecutor) -> None:
    processes = list((pool._processes or {}).values())  # Executor.kill_workers() needs Python 3.14
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()


def initialise(places: list[str]) -> None:
    """Workers ignore SIGINT and exit with the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    import_module(PACKAGE).__path__[:] = places
    follow_parent()


def follow_parent() -> None:
    """A worker ends when its parent has ended, however that ended."""
    Thread(target=exit_with_parent, daemon=True).start()


def exit_with_parent() -> None:
    if parent := parent_process():
        parent.join()
        os._exit(0)


def start_up(share: float) -> None:
    """A job for each worker that keeps it busy while the others start."""
    sleep(0.2)


# -- the queue -------------------------------------------------------------------------------------------------------


class Job:
    """Waits in the order of urgency, then of its `turn` (start-time fair queueing over tables), then of arrival."""

    __slots__ = ("args", "future", "order", "urgency", "work")

    def __init__(self, order: tuple[Urgency, int, int], work: Callable[..., Any], args: tuple[Any, ...]) -> None:
        self.order, self.urgency, self.work, self.args = order, order[0], work, args
        self.future: Future[Any] = Future()

    def __lt__(self, other: Job) -> bool:
        return self.order < other.order


class Lane(Executor):
    """The way into the queue for one table: an executor, for `loop.run_in_executor`."""

    def __init__(self, workers: Workers, table: str, urgency: Urgency) -> None:
        self.workers, self.table, self.urgency = workers, table, urgency

    def submit(self, fn: Callable[..., Any], /, *args: Any, **named: Any) -> Future[Any]:
        assert not named
        return self.workers.put(self.table, self.urgency, fn, args)


class Workers:
    """A number of processes, each served by a thread; started when the first job comes."""

    def __init__(self, number: int, patience: float = HANGS) -> None:
        self.number, self.patience = number, patience
        self.replaced = 0
        self._waiting: list[Job] = []
        self._changed = Condition()
        self._threads: list[Thread] = []
        self._turns: dict[str, int] = {}  # of the last job of each table that has one waiting
        self._turn, self._numbers = 0, count()
        self._took = dict.fromkeys(Urgency, 0.0)  # mean seconds of a job with a share of 1
        self._closed = False

    def lane(self, table: str, urgency: Urgency) -> Lane:
        return Lane(self, table, urgency)

    def put(self, table: str, urgency: Urgency, work: Callable[..., Any], args: tuple[Any, ...]) -> Future[Any]:
        with self._changed:
            turn = self._turns[table] = max(self._turn, self._turns.get(table, 0)) + 1
            job = Job((urgency, turn, next(self._numbers)), work, args)
            heappush(self._waiting, job)
            if len(self._threads) < self.number:
                thread = Thread(target=self._serve, name="worker", daemon=True)
                self._threads.append(thread)
                thread.start()
            self._changed.notify()
        return job.future

    def start(self) -> None:
        """Start all processes now, and wait for them; otherwise they start with the first jobs."""
        for job in [self.put(f"{k}", Urgency.PEOPLE, start_up, ()) for k in range(self.number)]:
            job.result(STARTS)

    def close(self) -> None:
        """End the processes once their jobs are done, and wait for them; waiting jobs are cancelled."""
        with self._changed:
            self._closed = True
            for job in self._waiting:
                job.future.cancel()
            self._waiting.clear()
            self._changed.notify_all()
        for thread in self._threads:
            thread.join()

    def _next(self) -> tuple[Job, float] | None:
        """The most urgent job with its share; blocks until there is one."""
        with self._changed:
            while not self._waiting:
                if self._closed:
                    return None
                self._changed.wait()
            job = heappop(self._waiting)
            self._turn = max(self._turn, job.order[1])
            if not self._waiting:
                self._turns.clear()
            return job, self._share(job.urgency)

    def _share(self, urgency: Urgency) -> float:
        """Smaller the longer those who wait now would have to."""
        if any(job.future.cancelled() for job in self._waiting):
            self._waiting = [job for job in self._waiting if not job.future.cancelled()]
            heapify(self._waiting)
        backlog = sum([self._took[job.urgency] for job in self._waiting if job.urgency < Urgency.BACKGROUND])
        wait = (backlog + self._took[urgency]) / self.number
        return max(LEAST_SHARE, HORIZON / wait) if backlog and wait > HORIZON else 1.0

    # -- in each thread ----------------------------------------------------------------------------------------------

    def _serve(self) -> None:
        pool = started_pool()
        while found := self._next():
            job, share = found
            if job.future.set_running_or_notify_cancel():
                pool = self._carry_out(pool, job, share)
        pool.shutdown()

    def _carry_out(self, pool: ProcessPoolExecutor, job: Job, share: float) -> ProcessPoolExecutor:
        """Run a job; returns the pool for the next one. A job whose worker died gets another worker once."""
        for _ in range(ATTEMPTS):
            running: Future[Any] | None = None  # a worker that could not start accepts no job
            try:
                began, running = monotonic(), pool.submit(job.work, share, *job.args)
                job.future.set_result(running.result(self._patience_with(job)))
                self._note(job.urgency, (monotonic() - began) / share)
                return pool
            except (BrokenProcessPool, TimeoutError) as error:
                failure: BaseException = error
                if running and running.done() and isinstance(error, TimeoutError):  # raised by the job itself
                    break
                pool = self._replace(pool)
                if isinstance(error, TimeoutError):
                    break
            except Exception as error:
                failure = error
                break
        job.future.set_exception(failure)
        return pool

    def _patience_with(self, job: Job) -> float:
        return self.patience * (PATIENT if job.urgency == Urgency.BACKGROUND else 1.0)

    def _note(self, urgency: Urgency, seconds: float) -> None:
        self._took[urgency] = MEMORY * self._took[urgency] + (1 - MEMORY) * seconds

    def _replace(self, pool: ProcessPoolExecutor) -> ProcessPoolExecutor:
        self.replaced += 1
        kill_pool(pool)
        return started_pool()


@cache
def shared_workers(number: int) -> Workers:
    """The workers of this process; 0: one for each spare core."""
    return Workers(number or max(1, spare_cores()))
