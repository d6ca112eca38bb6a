"""The crew: worker processes that rehearse, one crew for all planners of this process.

They are spawned, since a forked engine hangs; they yield to everything else on the machine; and they end with whoever
started them, however that ended.
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
PATIENCE: Final = 20.0  # s without a result, its start included: the crew is given up
NICE: Final = 5
log = logging.getLogger(__name__)
_crews: dict[int, ProcessPoolExecutor] = {}
_hiring = Lock()


def spare_cores() -> int:
    """How many processes may help: one at least, so that a server goes on answering; none inside one that has been
    started to help itself."""
    if getattr(
        current_process(), "_inheriting", False
    ):  # a worker that reads the main script, and finds a planner there
        raise RuntimeError(
            'put what your script does below `if __name__ == "__main__":`, as workers read the script too'
        )
    helping = current_process().daemon or current_process().name != "MainProcess"
    return 0 if helping else max(1, (os.cpu_count() or 1) - 1)


def crew(workers: int) -> ProcessPoolExecutor:
    with _hiring:
        if workers not in _crews:
            _crews[workers] = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=behave)
        return _crews[workers]


def dismiss(workers: int) -> None:
    """The next one who needs a crew hires another; whatever the old one hangs in, it ends now."""
    with _hiring:
        if old := _crews.pop(workers, None):
            hands = list((old._processes or {}).values())  # Executor.kill_workers() is there from Python 3.14 only
            old.shutdown(wait=False, cancel_futures=True)
            for hand in hands:
                hand.kill()


def behave() -> None:
    """In each worker: whoever started it answers Ctrl+C; without him there is nothing left to do."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    Thread(target=follow_parent, daemon=True).start()


def follow_parent() -> None:
    if parent := parent_process():
        parent.join()
        os._exit(0)


def together(workers: int, work: Callable[..., T], jobs: list[tuple[Any, ...]]) -> Iterator[T]:
    """The results in order, as far as the crew gets: one that dies or hangs is dismissed."""
    try:
        waiting = [crew(workers).submit(work, *job) for job in jobs]
        for one in waiting:
            yield one.result(PATIENCE)
    except (BrokenProcessPool, CancelledError, TimeoutError) as error:
        log.warning("a crew of %d was dismissed: %r", workers, error)
        dismiss(workers)
    except RuntimeError:  # everything is being shut down, or somebody else has just dismissed it
        dismiss(workers)
