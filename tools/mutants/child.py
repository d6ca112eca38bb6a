"""One pytest run in a forked process: with a mutated module in place of the original, or traced line by line."""

from __future__ import annotations

import json
import os
import resource
import sys
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_loader
from pathlib import Path
from time import perf_counter, process_time
from types import FrameType
from typing import Any

import pytest
from hypothesis import Phase, settings

from tools.mutants.plan import Module

PLUGINS = ("-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:schemathesis")
PYTEST = ("-x", "-q", "--no-header", "--tb=short", "-o", "addopts=", "-m", "not long", *PLUGINS)


class Mutated(SourceFileLoader):
    """Compiles another source in place of the file's."""

    def __init__(self, module: Module, source: str) -> None:
        super().__init__(module.name, str(module.file))
        self.source = source

    def get_code(self, fullname: str) -> Any:
        return compile(self.source, self.path, "exec", dont_inherit=True)


class Planted(MetaPathFinder):
    """Finds one module before all others do."""

    def __init__(self, loader: Mutated) -> None:
        self.loader = loader

    def find_spec(self, fullname: str, path: Any, target: Any = None) -> ModuleSpec | None:
        return spec_from_loader(fullname, self.loader) if fullname == self.loader.name else None


class Selected:
    """Pytest plugin: run these tests in this order, do not shrink examples, and remember the first failure."""

    def __init__(self, order: list[str]) -> None:
        self.place = {test: k for k, test in enumerate(order)}
        self.failed = ""

    def pytest_collection(self) -> None:
        settings.register_profile("mutants", parent=settings(), phases=(Phase.explicit, Phase.generate))
        settings.load_profile("mutants")

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        if self.place:
            items[:] = [item for item in items if item.nodeid in self.place]
            items.sort(key=lambda item: self.place[item.nodeid])

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and not self.failed:
            self.failed = report.nodeid

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed and not self.failed:
            self.failed = report.nodeid


@dataclass
class Traced:
    """Pytest plugin: which lines of a file each test runs, and how many seconds each test takes."""

    file: str
    now: str = ""
    lines: dict[str, set[int]] = field(default_factory=dict)
    seconds: dict[str, float] = field(default_factory=dict)

    def start(self) -> None:
        threading.settrace(self.call)
        sys.settrace(self.call)

    def call(self, frame: FrameType, event: str, value: Any) -> Any:
        return self.step if frame.f_code.co_filename == self.file else None

    def step(self, frame: FrameType, event: str, value: Any) -> Any:
        self.lines.setdefault(self.now, set()).add(frame.f_lineno)
        return self.step

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        began, self.now = perf_counter(), item.nodeid
        sys.settrace(self.call)  # a test may have taken the tracer away
        yield
        self.now, self.seconds[item.nodeid] = "", perf_counter() - began


def baseline(module: Module) -> dict[str, Any]:
    """Run all tests of a module unchanged: the lines and seconds of each, and the libraries that they load."""
    traced, selected = Traced(str(module.file)), Selected([])
    traced.start()
    code = pytest.main([*PYTEST, *module.tests], plugins=[selected, traced])
    sys.settrace(None)
    return {
        "code": int(code),
        "failed": selected.failed,
        "lines": {test: sorted(lines) for test, lines in traced.lines.items()},
        "seconds": traced.seconds,
        "cpu": process_time(),
        "libraries": [name for name, one in sys.modules.items() if not is_own(one, module.root)],
    }


def is_own(module: Any, root: Path) -> bool:
    """Not a library: loaded from the project's own folders, or made while running."""
    file = getattr(module, "__file__", None)
    return file is None or any(Path(file).is_relative_to(root / folder) for folder in ("src", "tests", "tools"))


def attempt(module: Module, source: str, tests: list[str], cpu: int) -> dict[str, Any]:
    """Run tests against a mutated source, within some seconds of processor time."""
    resource.setrlimit(resource.RLIMIT_CPU, (cpu, cpu + 5))
    sys.meta_path.insert(0, Planted(Mutated(module, source)))
    selected = Selected(tests)
    files = list(dict.fromkeys(test.partition("::")[0] for test in tests)) or list(module.tests)
    code = pytest.main([*PYTEST, *files], plugins=[selected])
    return {"code": int(code), "failed": selected.failed}


def start(work: Callable[[], dict[str, Any]], folder: Path, answer: Path) -> int:
    """Fork a process, leader of a group of its own, that does some work there and leaves its answer as JSON."""
    answer.unlink(missing_ok=True)
    pid = os.fork()
    if pid:
        return pid
    try:
        os.setsid()
        os.chdir(folder)
        log = os.open(answer.with_suffix(".log"), os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        os.dup2(log, 1)
        os.dup2(log, 2)
        answer.write_text(json.dumps(work()), encoding="utf-8")
    finally:
        os._exit(0)
