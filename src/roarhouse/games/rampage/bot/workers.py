"""Worker processes for rehearsals; all planners of a process share one pool. In a worker there are none."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from threading import Lock
from typing import Any, Final, TypeVar

from roarhouse.core.workers import kill_pool, spawn_pool

T = TypeVar("T")
TIMEOUT: Final = 20.0  # s to wait for a result, the start of the pool included
log = logging.getLogger(__name__)
_pools: dict[int, ProcessPoolExecutor] = {}
_starting = Lock()


def pool(workers: int) -> ProcessPoolExecutor:
    """The pool with this many workers; started at the first call."""
    with _starting:
        if workers not in _pools:
            _pools[workers] = spawn_pool(workers)
        return _pools[workers]


def discard(workers: int) -> None:
    """Kill a pool; the next call of `pool` starts another."""
    with _starting:
        if old := _pools.pop(workers, None):
            kill_pool(old)


def run_jobs(workers: int, work: Callable[..., T], jobs: list[tuple[Any, ...]]) -> Iterator[T]:
    """The results in order. A pool that breaks or hangs is discarded, and the remaining jobs have no result."""
    try:
        waiting = [pool(workers).submit(work, *job) for job in jobs]
        for one in waiting:
            yield one.result(TIMEOUT)
    except (BrokenProcessPool, CancelledError, TimeoutError) as error:
        log.warning("discarded a pool of %d workers: %r", workers, error)
        discard(workers)
    except RuntimeError:  # the interpreter is shutting down, or another thread has just discarded the pool
        discard(workers)
