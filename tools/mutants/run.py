"""Run the mutants of a module: tests that reach the changed line first, then all; a few processes at a time."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from importlib import import_module
from itertools import count
from math import ceil
from pathlib import Path
from time import monotonic, sleep
from typing import Any

from tools.mutants.child import attempt, baseline, start
from tools.mutants.plan import Module
from tools.mutants.source import Mutant

CPU = 3  # processor time that an attempt may take, compared with all tests unchanged and traced
WALL = 20  # the same for the time on the clock, on a busy machine
LEAST_CPU, LEAST_WALL = 2, 120  # seconds on top


class TestsFail(Exception):
    """The tests of a module fail without any mutation."""


@dataclass
class Results:
    """What became of each mutant: the test that killed it, `timeout`, or "" for a survivor. Kept in a file."""

    file: Path
    digest: str
    killers: dict[str, str] = field(default_factory=dict)
    hints: dict[str, str] = field(default_factory=dict)  # killers of an older version: tried first

    @classmethod
    def read(cls, file: Path, digest: str) -> Results:
        kept = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
        killers, hints = kept.get("killers", {}), kept.get("hints", {})
        return (
            cls(file, digest, killers, hints)
            if kept.get("digest") == digest
            else cls(file, digest, {}, hints | killers)
        )

    def add(self, mutant: Mutant, killer: str) -> None:
        self.killers[mutant.key] = killer
        kept = {"digest": self.digest, "killers": self.killers, "hints": self.hints}
        self.file.write_text(json.dumps(kept), encoding="utf-8")


@dataclass
class Baseline:
    """The tests unchanged: how long each one takes, and which lines of the module it runs."""

    seconds: dict[str, float]
    lines: dict[str, list[int]]
    cpu: float
    libraries: list[str]

    @classmethod
    def of(cls, module: Module, folder: Path) -> Baseline:
        answer = waited(start(partial(baseline, module), module.root, folder / "baseline.json"), folder)
        if answer is None or answer["code"]:
            log = (folder / "baseline.log").read_text(encoding="utf-8", errors="replace")
            raise TestsFail(f"{module.path}: its tests fail without any mutation\n{log[-3000:]}")
        return cls(answer["seconds"], answer["lines"], answer["cpu"], answer["libraries"])

    def reaching(self, line: int) -> list[str]:
        """Tests that run a line, the quickest first. What runs outside tests may concern every test."""
        if line in self.lines.get("", ()):
            return self.quickest(list(self.seconds))
        return self.quickest([test for test, lines in self.lines.items() if line in lines])

    def quickest(self, tests: list[str]) -> list[str]:
        return sorted(tests, key=self.seconds.__getitem__)

    def load_libraries(self) -> None:
        """Import what the tests will import anyhow, so that every forked process has it already."""
        for name in self.libraries:
            with suppress(Exception):
                import_module(name)


def waited(pid: int, folder: Path) -> dict[str, Any] | None:
    os.waitpid(pid, 0)
    return answered(folder / "baseline.json")


def answered(file: Path) -> dict[str, Any] | None:
    return json.loads(file.read_text(encoding="utf-8")) if file.exists() else None


@dataclass
class Attempt:
    """A mutant being tried in a forked process."""

    mutant: Mutant
    whole: bool  # with all tests of the module
    pid: int
    answer: Path
    until: float

    def killer(self) -> str:
        """The first test that failed; a process that ended without an answer ran out of time."""
        found = answered(self.answer)
        for file in (self.answer, self.answer.with_suffix(".log")):
            file.unlink(missing_ok=True)
        if found is None:
            return "timeout"
        return (found["failed"] or "collection") if found["code"] else ""


class Runner:
    """Tries the mutants of one module, some at a time."""

    def __init__(self, module: Module, results: Results, folder: Path, processes: int) -> None:
        self.module, self.results, self.folder, self.processes = module, results, folder, processes
        self.base = Baseline.of(module, folder)
        self.base.load_libraries()
        self.running: dict[int, Attempt] = {}
        self.number = count()

    def run(self, mutants: list[Mutant], done: Callable[[], None]) -> None:
        """Try mutants; leave no process behind when interrupted."""
        try:
            self.try_all([(mutant, False) for mutant in reversed(mutants)], done)
        finally:
            for one in self.running.values():
                end(one)

    def try_all(self, waiting: list[tuple[Mutant, bool]], done: Callable[[], None]) -> None:
        while waiting or self.running:
            while waiting and len(self.running) < self.processes:
                self.begin(*waiting.pop())
            for ended in self.ended():
                killer = ended.killer()
                if not killer and not ended.whole:
                    waiting.append((ended.mutant, True))
                else:
                    self.results.add(ended.mutant, killer)
                    done()

    def begin(self, mutant: Mutant, whole: bool) -> None:
        """First the tests that reach the line, then all: what a fixture or a cache runs counts for one test only."""
        reaching = self.base.reaching(mutant.line)
        tests = self.base.quickest(list(self.base.seconds)) if whole or not reaching else reaching
        hint = self.results.hints.get(mutant.key)
        tests = [hint, *(test for test in tests if test != hint)] if hint in self.base.seconds else tests
        answer = self.folder / f"{next(self.number)}.json"
        work = partial(attempt, self.module, mutant.source, tests, LEAST_CPU + ceil(CPU * self.base.cpu))
        pid = start(work, self.module.root, answer)
        wall = LEAST_WALL + WALL * sum(self.base.seconds.values())
        self.running[pid] = Attempt(mutant, whole or not reaching, pid, answer, monotonic() + wall)

    def ended(self) -> Iterator[Attempt]:
        """Processes that have come to an end; those that take too long are ended."""
        sleep(0.02)
        for one in list(self.running.values()):
            if monotonic() > one.until:
                end(one)
            if os.waitpid(one.pid, os.WNOHANG)[0]:
                yield self.running.pop(one.pid)


def end(one: Attempt) -> None:
    """End a process and what it has started."""
    with suppress(ProcessLookupError):
        os.killpg(one.pid, signal.SIGKILL)
