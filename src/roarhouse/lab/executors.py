"""Where chunks of games are played: in this process, in processes of this machine, or on a Ray cluster.

Work is a function of a range of game numbers, so results do not depend on the place. With a folder to keep them,
finished chunks are stored at once, and a run that was cut off goes on where it stopped.
"""

from __future__ import annotations

import logging
import pickle
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from contextvars import ContextVar
from hashlib import sha256
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from socket import create_connection
from typing import Any, Final, TypeVar

from msgspec import Struct

from roarhouse.core.errors import RoarhouseError
from roarhouse.core.workers import follow_parent

T = TypeVar("T")
Work = Callable[[range], list[T]]
Finished = Iterator[tuple[range, list[T]]]
RETRIES: Final = 5  # of a chunk whose worker or node was lost
PATIENCE: Final = 10.0  # seconds until a cluster must answer
AHEAD: Final = 4  # chunks in flight for each core of a cluster
LOCAL: Final = "local"


class Place(Struct, frozen=True):
    """Where to play: `local`, `ray` (a cluster that runs here, or a new one), `ray:HOST:PORT` (a node of the cluster)
    or `ray://HOST:PORT` (from outside); and the folder that keeps finished chunks."""

    on: str = LOCAL
    keep: Path | None = None


HERE: Final = Place()
PLACE: ContextVar[Place] = ContextVar("place", default=HERE)


@contextmanager
def playing(on: str = LOCAL, keep: Path | None = None) -> Iterator[None]:
    """Everything that is played inside is played there."""
    if on != LOCAL and on.partition(":")[0] != "ray":
        raise RoarhouseError(f"--on: expected local, ray, ray:HOST:PORT or ray://HOST:PORT, got '{on}'")
    if on != LOCAL:
        package(on)
    token = PLACE.set(Place(on, keep))
    try:
        yield
    finally:
        PLACE.reset(token)


def chunks(work: Work[T], numbers: list[range], workers: int) -> Iterator[list[T]]:
    """The results of all chunks, in order; those that were kept are not played again."""
    place = PLACE.get()
    store = Store(place.keep, work)
    kept = {some: result for some in numbers if (result := store.load(some)) is not None}
    todo = [some for some in numbers if some not in kept]
    playing = finished(place, work, todo, workers)
    for some in numbers:
        while some not in kept:
            done, result = next(playing)
            store.save(done, result)
            kept[done] = result
        yield kept.pop(some)


def finished(place: Place, work: Work[T], todo: list[range], workers: int) -> Finished[T]:
    """Chunks as they are finished, in any order."""
    if place.on != LOCAL:
        return on_ray(place.on, work, todo)
    return in_processes(work, todo, workers) if workers > 1 else ((some, work(some)) for some in todo)


def in_processes(work: Work[T], todo: list[range], workers: int) -> Finished[T]:
    """A pool that loses a worker is set up again for the chunks that are left."""
    left = dict.fromkeys(todo)
    for _ in range(RETRIES):
        try:
            for some, result in in_one_pool(work, list(left), workers):
                del left[some]
                yield some, result
        except BrokenProcessPool:
            continue
        return
    raise RoarhouseError(f"worker processes ended {RETRIES} times; {len(left)} chunks are left")


def in_one_pool(work: Work[T], todo: list[range], workers: int) -> Finished[T]:
    with ProcessPoolExecutor(workers, get_context("forkserver"), follow_parent) as pool:
        running: dict[Future[list[T]], range] = {pool.submit(work, some): some for some in todo}
        while running:
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for one in done:
                yield running.pop(one), one.result()


# -- Ray -------------------------------------------------------------------------------------------------------------


def on_ray(on: str, work: Work[T], todo: list[range]) -> Finished[T]:
    """A task for each chunk. Ray plays a chunk again if its worker or its node is lost."""
    ray = connected(on)
    try:
        task = ray.remote(max_retries=RETRIES)(carry_out)
        rest, shared = iter(todo), ray.put(work)
        first = islice(rest, AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1))))
        running: dict[Any, range] = {task.remote(shared, some): some for some in first}
        while running:
            (done, *_), _ = ray.wait(list(running), num_returns=1)
            yield running.pop(done), ray.get(done)
            running |= {task.remote(shared, some): some for some in islice(rest, 1)}
    finally:
        ray.shutdown()


def carry_out(work: Work[T], numbers: range) -> list[T]:
    return work(numbers)


def package(on: str) -> Any:
    """Ray, which is optional."""
    try:
        import ray
    except ImportError as error:
        raise RoarhouseError(f"--on {on}: pip install 'roarhouse[ray]' ({error})") from None
    return ray


def connected(on: str) -> Any:
    ray = package(on)
    address = on if on.startswith("ray://") else on.partition(":")[2] or None
    try:
        knock(on.removeprefix("ray:").strip("/"))
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (OSError, RuntimeError, ValueError) as error:
        raise RoarhouseError(f"--on {on}: no Ray cluster answers there ({str(error).splitlines()[0]})") from None
    return ray


def knock(address: str) -> None:
    """Ray itself asks for minutes at an address where nothing listens."""
    host, _, port = address.rpartition(":")
    if host and port.isdecimal():
        create_connection((host, int(port)), PATIENCE).close()


# -- kept chunks -----------------------------------------------------------------------------------------------------


class Store:
    """Finished chunks in a folder, by what was asked for: the same command finds them again, another one does not."""

    def __init__(self, folder: Path | None, work: Work[Any]) -> None:
        self.folder = folder and folder / sha256(pickle.dumps(work)).hexdigest()[:16]
        if self.folder:
            self.folder.mkdir(parents=True, exist_ok=True)

    def _file(self, numbers: range) -> Path | None:
        return self.folder and self.folder / f"{numbers.start}-{numbers.stop}.chunk"

    def load(self, numbers: range) -> list[Any] | None:
        """A chunk that is damaged, or was made by other code, is played again."""
        file = self._file(numbers)
        try:
            return pickle.loads(file.read_bytes()) if file and file.exists() else None
        except (pickle.UnpicklingError, EOFError, AttributeError, ImportError, IndexError, TypeError, ValueError):
            return None

    def save(self, numbers: range, result: list[Any]) -> None:
        """Written beside and renamed, so that a chunk is whole or not there."""
        file = self._file(numbers)
        if file:
            part = file.with_suffix(".part")
            part.write_bytes(pickle.dumps(result))
            part.replace(file)
