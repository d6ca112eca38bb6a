"""Worker processes for rehearsals; all planners of a process share one pool.

Workers are spawned, since a forked engine hangs. They run at low priority and exit with their parent process.
"""

from __future__ import annotations

import logging
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import current_process, get_context, parent_process
from threading import Lock, Thread
from typing import Any, Final, TypeVar

T = TypeVar("T")
TIMEOUT: Final = 20.0  # s to wait for a result, the start of the pool included
NICE: Final = 5
log = logging.getLogger(__name__)
_pools: dict[int, ProcessPoolExecutor] = {}
_starting = Lock()


def spare_cores() -> int:
    """How many workers to start: at least one, so that a server goes on answering; none inside a worker."""
    if getattr(current_process(), "_inheriting", False):  # a worker that imports an unguarded main script
        raise RuntimeError(
            'put what your script does below `if __name__ == "__main__":`, as workers read the script too'
        )
    is_worker = current_process().daemon or current_process().name != "MainProcess"
    return 0 if is_worker else max(1, (os.cpu_count() or 1) - 1)


def pool(workers: int) -> ProcessPoolExecutor:
    """The pool with this many workers; started at the first call."""
    with _starting:
        if workers not in _pools:
            _pools[workers] = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=initialise)
        return _pools[workers]


def discard(workers: int) -> None:
    """Kill a pool; the next call of `pool` starts another."""
    with _starting:
        if old := _pools.pop(workers, None):
            processes = list((old._processes or {}).values())  # Executor.kill_workers() needs Python 3.14
            old.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()


def initialise() -> None:
    """Workers ignore SIGINT and exit with the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    Thread(target=exit_with_parent, daemon=True).start()


def exit_with_parent() -> None:
    if parent := parent_process():
        parent.join()
        os._exit(0)


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
