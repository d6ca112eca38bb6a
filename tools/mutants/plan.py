"""The plan: which modules are mutated, which tests run for each, and which mutants are known to be equivalent."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from tools.mutants.source import Mutant

HERE = Path(__file__).parent


@dataclass(frozen=True)
class Equivalent:
    """A mutant that no test can tell from the original, and why."""

    place: str
    before: str
    after: str
    reason: str
    nth: int = 1

    def matches(self, mutant: Mutant) -> bool:
        return (self.place, self.before, self.after, self.nth) == (
            mutant.place,
            mutant.before,
            mutant.after,
            mutant.nth,
        )


@dataclass(frozen=True)
class Module:
    """A module to mutate: its file, its tests, and what is shared by all tests; paths relative to the root."""

    root: Path
    path: str
    tests: tuple[str, ...]
    shared: tuple[str, ...]
    equivalents: tuple[Equivalent, ...]

    @property
    def file(self) -> Path:
        return self.root / self.path

    @property
    def name(self) -> str:
        """As it is imported."""
        return ".".join(Path(self.path).with_suffix("").parts[1:])

    def source(self) -> str:
        return self.file.read_text(encoding="utf-8")

    def digest(self) -> str:
        """Results hold as long as the module, its tests, what they share, and the operators stay the same."""
        tests = [self.root / path for path in (*self.tests, *self.shared)]
        found = sorted({self.file, *python_files(tests), *HERE.glob("*.py")})
        return sha256(b"\0".join(file.read_bytes() for file in found)).hexdigest()

    def stale(self, mutants: list[Mutant]) -> list[Equivalent]:
        """Reviewed entries that name no mutant of the module any more, or that stand there twice."""
        often = Counter(self.equivalents)
        return [one for one in often if often[one] > 1 or not any(map(one.matches, mutants))]


def python_files(paths: list[Path]) -> Iterator[Path]:
    for path in paths:
        yield from path.rglob("*.py") if path.is_dir() else [path]


def read_plan(file: Path, root: Path) -> list[Module]:
    """`plan.toml`, and beside it `equivalent.toml`, keyed by the module's path."""
    plan = tomllib.loads(file.read_text(encoding="utf-8"))
    reviewed = file.with_name("equivalent.toml")
    known = tomllib.loads(reviewed.read_text(encoding="utf-8")) if reviewed.exists() else {}
    shared = tuple(plan.get("shared", ()))
    return [
        Module(root, path, tuple(tests), shared, tuple(Equivalent(**row) for row in known.get(path, ())))
        for path, tests in plan["modules"].items()
    ]
