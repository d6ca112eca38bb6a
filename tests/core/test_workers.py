"""Worker processes: fair turns, people first, less under load, and replacements for workers that die or hang."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import pytest

from roarhouse.core.workers import LEAST_SHARE, Urgency, Workers, spawn_pool, started_pool

PEOPLE, BOTS, BACKGROUND = Urgency


def note(share: float, file: Path, text: str, seconds: float = 0.0) -> float:
    with file.open("a") as notes:
        notes.write(text + " ")
    time.sleep(seconds)
    return share


def end_once(share: float, file: Path) -> str:
    """Ends its process, unless another worker has tried before."""
    if not file.exists():
        file.touch()
        os._exit(1)
    return "done"


def ends(share: float) -> None:
    os._exit(1)


def sleeps(share: float, seconds: float) -> int:
    time.sleep(seconds)
    return os.getpid()


def fails(share: float) -> None:
    raise TimeoutError("of its own")


@pytest.fixture
def workers() -> Iterator[Workers]:
    some = Workers(1)
    some.lane("first", PEOPLE).submit(sleeps, 0).result(90)
    yield some
    some.close()


def busy(workers: Workers, seconds: float = 0.3) -> Future[Any]:
    """Keeps the worker busy, so that what comes next waits."""
    running = workers.lane("busy", PEOPLE).submit(sleeps, seconds)
    while not running.running():
        time.sleep(0.001)
    return running


def test_tables_take_turns_and_people_come_first(workers: Workers, tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    busy(workers)
    wanted = [("a", BACKGROUND), ("b", BOTS), ("c", PEOPLE), ("c", PEOPLE), ("c", PEOPLE), ("d", PEOPLE)]
    jobs = [workers.lane(table, urgency).submit(note, notes, table) for table, urgency in wanted]
    for job in jobs:
        job.result(90)
    assert notes.read_text().split() == ["c", "d", "c", "c", "b", "a"]


@pytest.mark.slow
def test_a_share_shrinks_while_others_wait_and_grows_again(workers: Workers, tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    assert workers.lane("t", PEOPLE).submit(note, notes, "", 0.2).result(90) == 1.0
    busy(workers, 0.4)
    jobs = [workers.lane(f"{k}", PEOPLE).submit(note, notes, "", 0.02) for k in range(60)]
    shares = [job.result(90) for job in jobs]
    assert LEAST_SHARE <= min(shares) < 0.5
    assert shares[-1] == 1.0
    assert workers.lane("t", PEOPLE).submit(note, notes, "").result(90) == 1.0


def test_background_jobs_shrink_nothing(workers: Workers, tmp_path: Path) -> None:
    busy(workers)
    for k in range(20):
        workers.lane(f"{k}", BACKGROUND).submit(sleeps, 0.001)
    assert workers.lane("t", PEOPLE).submit(note, tmp_path / "notes", "").result(90) == 1.0


def test_a_job_whose_worker_dies_gets_another_one(workers: Workers, tmp_path: Path) -> None:
    assert workers.lane("t", PEOPLE).submit(end_once, tmp_path / "tried").result(90) == "done"
    assert workers.replaced == 1


def test_a_job_that_kills_every_worker_fails_and_others_go_on(workers: Workers) -> None:
    with pytest.raises(Exception, match="terminated abruptly"):
        workers.lane("t", PEOPLE).submit(ends).result(90)
    assert workers.lane("u", PEOPLE).submit(sleeps, 0).result(90)


@pytest.mark.slow
def test_a_worker_that_hangs_is_replaced() -> None:
    workers = Workers(1)
    first = workers.lane("t", PEOPLE).submit(sleeps, 0).result(90)
    workers.patience = 1.0  # only now: a worker may take its time to start
    with pytest.raises(TimeoutError):
        workers.lane("t", PEOPLE).submit(sleeps, 600).result(90)
    workers.patience = 90.0
    assert workers.lane("t", PEOPLE).submit(sleeps, 0).result(90) != first
    workers.close()


def test_a_worker_that_could_not_start_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = spawn_pool(1)
    with pytest.raises(BrokenProcessPool):
        broken.submit(os._exit, 1).result(90)
    pools = iter([broken])
    monkeypatch.setattr("roarhouse.core.workers.started_pool", lambda: next(pools, None) or started_pool())
    workers = Workers(1)
    assert workers.lane("t", PEOPLE).submit(sleeps, 0).result(90)
    assert workers.replaced == 1
    workers.close()


@pytest.mark.slow
def test_work_in_the_background_may_take_longer() -> None:
    workers = Workers(1, patience=2.0)
    assert workers.lane("t", BACKGROUND).submit(sleeps, 3).result(90)
    assert workers.replaced == 0
    workers.close()


def test_a_job_may_fail_by_itself(workers: Workers) -> None:
    with pytest.raises(TimeoutError, match="of its own"):
        workers.lane("t", PEOPLE).submit(fails).result(90)
    assert workers.replaced == 0


def test_a_cancelled_job_is_not_run(workers: Workers, tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    busy(workers)
    dropped, kept = (workers.lane("t", PEOPLE).submit(note, notes, text) for text in ("dropped", "kept"))
    assert dropped.cancel()
    kept.result(90)
    assert notes.read_text().split() == ["kept"]


def test_closed_workers_cancel_what_waits() -> None:
    workers = Workers(1)
    busy(workers, 0.05)
    waiting = workers.lane("t", PEOPLE).submit(sleeps, 0)
    workers.close()
    assert waiting.cancelled()


ORPHANS = """
from os import getpid, kill
from signal import SIGKILL
from roarhouse.core.workers import spawn_pool
if __name__ == "__main__":
    print(spawn_pool(1).submit(getpid).result(), flush=True)
    kill(getpid(), SIGKILL)
"""


def test_workers_exit_with_their_parent(tmp_path: Path) -> None:
    file = tmp_path / "orphans.py"
    file.write_text(ORPHANS)
    told = subprocess.run([sys.executable, str(file)], capture_output=True, text=True, timeout=90, check=False)
    gone(int(told.stdout))


def gone(worker: int) -> None:
    """Waits until the process has ended; it must end by itself soon."""
    for _ in range(200):
        try:
            status = Path(f"/proc/{worker}/status").read_text()
        except OSError:  # it is no more; or it ends just now
            return
        if "(zombie)" in status:
            return
        time.sleep(0.05)
    pytest.fail("the worker is still there")


UNGUARDED = """
from roarhouse.core.workers import Workers, spare_cores
workers = Workers(spare_cores())
try:
    workers.lane("t", 0).submit(pow, 1).result(60)
except Exception as error:
    print(type(error).__name__, flush=True)
"""


def test_a_script_without_a_guard_is_told_so_and_not_run_twice(tmp_path: Path) -> None:
    file = tmp_path / "unguarded.py"
    file.write_text(UNGUARDED)
    told = subprocess.run([sys.executable, str(file)], capture_output=True, text=True, timeout=90, check=False)
    assert told.stdout == "BrokenProcessPool\n"
    assert 'if __name__ == "__main__":' in told.stderr
