"""The same results on every place, and no game played twice: processes and a Ray cluster, with losses."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from roarhouse.core.errors import RoarhouseError
from roarhouse.lab.executors import RETRIES, playing
from roarhouse.lab.match import CHUNK, Match, Played, in_chunks, play_all

ROOT = Path(__file__).parent.parent.parent
MATCH = Match("pikit", 2, ("random", "random"), "place")


def results(played: list[Played]) -> list[tuple[Any, ...]]:
    return [(one.bots, one.winners, one.scores, one.choices) for one in played]


def logged(file: Path, numbers: range) -> list[int]:
    """Note which chunk is played."""
    with file.open("a") as log:
        log.write(f"{numbers.start}\n")
    return list(numbers)


def chunks_in(file: Path) -> list[int]:
    return [int(line) for line in file.read_text().split()]


def dies_once(folder: Path, numbers: range) -> list[int]:
    """The worker that plays the second chunk is killed the first time."""
    mark = folder / "died"
    if numbers.start == CHUNK and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return list(numbers)


def dies_always(numbers: range) -> list[int]:
    os.kill(os.getpid(), signal.SIGKILL)
    return list(numbers)


def slow(log: Path, numbers: range) -> list[int]:
    """Leaves the number of its process, and takes a while."""
    (log / f"{numbers.start}-{os.getpid()}").touch()
    time.sleep(0.4)
    return list(numbers)


def test_processes_and_this_process_give_the_same_results() -> None:
    assert results(play_all(MATCH, 25, 1)) == results(play_all(MATCH, 25, 2))


def test_a_run_that_was_cut_off_goes_on_where_it_stopped(tmp_path: Path) -> None:
    log, work = tmp_path / "log", partial(logged, tmp_path / "log")

    def stop(done: int) -> None:
        if done == 2 * CHUNK:
            raise KeyboardInterrupt

    with playing(keep=tmp_path), pytest.raises(KeyboardInterrupt):
        in_chunks(work, 5 * CHUNK, 1, stop)
    assert chunks_in(log) == [0, CHUNK]
    with playing(keep=tmp_path):
        assert in_chunks(work, 5 * CHUNK, 1) == list(range(5 * CHUNK))
    assert chunks_in(log) == [0, CHUNK, 2 * CHUNK, 3 * CHUNK, 4 * CHUNK]


@pytest.mark.parametrize("content", [b"", b"\x80\x05", b"no pickle", b"\x80\x04cnowhere\nNothing\n."])
def test_a_damaged_chunk_is_played_again(tmp_path: Path, content: bytes) -> None:
    log = tmp_path / "log"
    with playing(keep=tmp_path / "keep"):
        first = in_chunks(partial(logged, log), 2 * CHUNK, 1)
        next((tmp_path / "keep").rglob("0-*.chunk")).write_bytes(content)
        assert in_chunks(partial(logged, log), 2 * CHUNK, 1) == first
    assert chunks_in(log) == [0, CHUNK, 0]


def test_another_match_in_the_same_folder_finds_nothing_of_the_first(tmp_path: Path) -> None:
    other = Match("pikit", 2, ("random", "random"), "elsewhere")
    with playing(keep=tmp_path):
        one, two = play_all(MATCH, 10, 1), play_all(other, 10, 1)
        assert results(play_all(MATCH, 10, 1)) == results(one) != results(two)


@pytest.mark.slow
def test_a_killed_worker_costs_only_its_chunk(tmp_path: Path) -> None:
    assert in_chunks(partial(dies_once, tmp_path), 4 * CHUNK, 2) == list(range(4 * CHUNK))


@pytest.mark.slow
def test_workers_end_with_a_run_that_is_killed(tmp_path: Path) -> None:
    """kill -9, or the memory killer: no worker is left behind."""
    code = (
        "from functools import partial; from pathlib import Path; from tests.lab import test_executors as t;"
        f"t.in_chunks(partial(t.slow, Path({str(tmp_path)!r})), 1000, 2)"
    )
    run = subprocess.Popen([sys.executable, "-c", code], cwd=ROOT)
    try:
        wait_until(lambda: len(workers_in(tmp_path)) == 2)
    finally:
        run.kill()
        run.wait()
    wait_until(lambda: not any(Path(f"/proc/{worker}").exists() for worker in workers_in(tmp_path)))


def workers_in(folder: Path) -> set[str]:
    return {file.name.split("-")[1] for file in folder.iterdir()}


def wait_until(done: Callable[[], bool]) -> None:
    until = time.monotonic() + 60
    while not done():
        assert time.monotonic() < until, "waited for a minute"
        time.sleep(0.05)


@pytest.mark.slow
def test_work_that_always_kills_its_worker_ends_in_one_line() -> None:
    with pytest.raises(RoarhouseError, match=rf"^worker processes ended {RETRIES} times; 1 chunks are left$"):
        in_chunks(dies_always, 2, 2)


@pytest.mark.parametrize("on", ["mars", "rayon", "ssh://somewhere"])
def test_an_unknown_place_is_refused_in_one_line(on: str) -> None:
    expected = f"--on: expected local, ray, ray:HOST:PORT or ray://HOST:PORT, got '{on}'"
    with pytest.raises(RoarhouseError) as caught, playing(on):
        pass
    assert str(caught.value) == expected


def test_a_missing_package_is_named_before_the_first_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    missing = r"^--on ray: pip install 'roarhouse\[ray\]' \(.+\)$"
    with pytest.raises(RoarhouseError, match=missing), playing("ray"):
        pytest.fail("a game was begun")


@pytest.mark.parametrize("on", ["ray:127.0.0.1:1", "ray://127.0.0.1:1", "ray:nowhere.invalid:6379"])
def test_a_cluster_that_is_not_there_is_named_at_once(on: str) -> None:
    """Ray would ask for minutes."""
    began = time.monotonic()
    with playing(on), pytest.raises(RoarhouseError, match=rf"^--on {on}: no Ray cluster answers there \(.+\)$"):
        in_chunks(dies_always, 2, 1)
    assert time.monotonic() - began < 30


@pytest.mark.long
def test_ray_with_two_nodes_gives_the_same_results_and_survives_the_loss_of_one(tmp_path: Path) -> None:
    """A real cluster on this machine; one node is killed while both play."""
    from ray.cluster_utils import Cluster

    cluster: Any = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    node = cluster.add_node(num_cpus=1)
    try:
        with playing(f"ray:{cluster.address}", tmp_path / "keep"):
            assert results(play_all(MATCH, 25, 1)) == results(in_this_process(MATCH, 25))
            begun = tmp_path / "begun"
            begun.mkdir()
            killer = threading.Thread(target=kill_when_both_play, args=(cluster, node, begun))
            killer.start()
            assert in_chunks(partial(slow, begun), 12 * CHUNK, 1) == list(range(12 * CHUNK))
            killer.join()
        processes = {file.name.split("-")[1] for file in begun.iterdir()}
        assert len(processes) >= 2, "both nodes have played"
    finally:
        cluster.shutdown()


def in_this_process(match: Match, games: int) -> list[Played]:
    with playing():
        return play_all(match, games, 1)


def kill_when_both_play(cluster: Any, node: Any, begun: Path) -> None:
    while len({file.name.split("-")[1] for file in begun.iterdir()}) < 2:
        time.sleep(0.05)
    cluster.remove_node(node, allow_graceful=False)
