"""The mutation tool: its changes, and whole runs in a small project with good and weak tests."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.mutants.child import PLUGINS
from tools.mutants.plan import Equivalent, Module, read_plan
from tools.mutants.report import Tally, survivors, table
from tools.mutants.source import Mutant, mutants_of

ROOT = Path(__file__).parents[2]


def changes(source: str) -> set[str]:
    return {one.after for one in mutants_of(source)}


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("a < b", {"pass", "a <= b", "a >= b"}),
        ("a <= b < c", {"pass", "a < b < c", "a > b < c", "a <= b <= c", "a <= b >= c"}),
        ("a == b", {"pass", "a != b"}),
        ("a in b", {"pass", "a not in b"}),
        ("a is b", {"pass", "a is not b"}),
        ("a and b", {"pass", "a or b", "a", "b"}),
        ("a or b or c", {"pass", "a and b and c", "b or c", "a or c", "a or b"}),
        ("not a", {"pass", "a"}),
        ("-a", {"pass", "a"}),
        ("a + b", {"pass", "a - b"}),
        ("a * b", {"pass", "a + b"}),
        ("a // b", {"pass", "a * b"}),
        ("x = 3", {"x = 4", "x = 2"}),
        ("x = True", {"x = False"}),
        ("x = 'no'", {"x = 'no!'"}),
        ("x = b'no'", {"x = b'no!'"}),
        ("x = 0.5", {"x = 1.5"}),
        ("x = f'{a}: {b + c}'", {"x = f'{a}: !{b + c}'", "x = f'{a}: {b - c}'"}),
        ("x = a if b else c", {"x = a if not b else c"}),
        ("f(a, b, c)", {"pass", "f(b, a, c)", "f(a, c, b)"}),
        ("f(a, a)", {"pass"}),
        ("f(a, *b)", {"pass"}),
        ("f(a, k=b)", {"pass", "f(a)"}),
        ("x = min(a, b)", {"x = max(a, b)", "x = min(b, a)"}),
        ("x = any(a)", {"x = all(a)"}),
        ("x = sorted(a)", {"x = a"}),
        ("x = a[b:c]", {"x = a[:c]", "x = a[b:]"}),
        ("x = [a for a in b if c]", {"x = [a for a in b]"}),
        ("x = (a, b)", {"x = (b,)", "x = (a,)"}),
        ("x = [a, b]", {"x = [b]", "x = [a]"}),
        ("x = {a: b, c: d}", {"x = {c: d}", "x = {a: b}"}),
        ("x, y = (a, 1)", {"x, y = (a, 2)", "x, y = (a, 0)"}),
        ("a.b = c", {"pass"}),
        ("a += b", {"pass", "a -= b"}),
        ("del a", {"pass"}),
        ("raise a", {"pass"}),
        ("if a:\n    b()", {"if not a:", "pass"}),
        ("if not a:\n    b()", {"if a:", "pass"}),
        ("while a:\n    break", {"while not a:", "continue"}),
        ("for a in b:\n    continue", {"pass", "break"}),
        ("def f():\n    return a", {"return"}),
        ("def f(a=1):\n    return None", {"def f(a=2):", "def f(a=0):"}),
        ("match a:\n    case b if c:\n        d()\n    case _:\n        pass", {
            "case _:\npass", "case b if c:\nd()", "", "case b:", "case b if not c:", "pass",
        }),
        ("try:\n    a()\nexcept (B, C):\n    pass", {"pass", "except (C,):", "except (B,):"}),
    ],
)  # fmt: skip
def test_each_operator_makes_its_changes(source: str, expected: set[str]) -> None:
    assert changes(source) <= expected
    assert changes(source) >= expected - {"", "case _:\npass", "case b if c:\nd()"}


@pytest.mark.parametrize(
    "source",
    [
        "import a",
        "from a import b",
        '"""Text."""',
        "def f():\n    '''Text.'''",
        "assert a == 1",
        "__slots__ = ('a', 'b')",
        "x: tuple[int, Literal['a']]",
        "def f(a: Literal['a']) -> Literal['b']:\n    '''Text.'''",
        "@decorated(1)\ndef f():\n    '''Text.'''",
        "class A(Base, frozen=True, tag='a'):\n    '''Text.'''",
        "if TYPE_CHECKING:\n    import a",
        "x = a[b, c]",
    ],
)
def test_declarations_are_left_alone(source: str) -> None:
    assert changes(source) == set()


def test_a_mutant_knows_its_line_its_place_and_its_number() -> None:
    source = "class A:\n    def f(self):\n        # why\n        self.go(1)\n        self.go(1)\n"
    found = [(one.place, one.line, one.before, one.after, one.nth) for one in mutants_of(source)]
    assert found[0] == ("A.f", 4, "self.go(1)", "pass", 1)
    assert found[3] == ("A.f", 5, "self.go(1)", "pass", 2)
    assert len(found) == 6


# -- whole runs ----------------------------------------------------------------------------------------------

TOY = '''"""A toy."""

MOST = 3


def is_few(n):
    return n <= MOST


def once(n):
    while n:
        break
    return n
'''
WEAK = """
from toy.sums import is_few, once

def test_few():
    assert is_few(1) is True and is_few(9) is False

def test_once():
    assert once(3) == 3 and once(0) == 0
"""
GOOD = WEAK.replace("is_few(1)", "is_few(3)").replace("is_few(9)", "is_few(4)")
EQUIVALENT = """
[["src/toy/sums.py"]]
place = "once"
before = "while n:"
after = "while not n:"
reason = "the loop changes nothing"
"""


class Project:
    """A project of one module and one test."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.write("src/toy/__init__.py", "")
        self.write("src/toy/sums.py", TOY)
        self.write("pyproject.toml", '[tool.pytest.ini_options]\npythonpath = ["src"]\nmarkers = ["long: slow"]\n')
        self.write("plan.toml", '[modules]\n"src/toy/sums.py" = ["tests/test_sums.py"]\n')

    def write(self, path: str, text: str) -> None:
        file = self.folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def run(self, *words: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "tools.mutants", "--root", str(self.folder)]
        command += ["--plan", str(self.folder / "plan.toml"), *words]
        environment = os.environ | {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
        return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, env=environment)


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project(tmp_path)


@pytest.mark.long
def test_a_weak_test_is_found_and_results_are_kept_until_a_test_changes(project: Project) -> None:
    """With `continue` in place of `break` the loop goes on for ever: that is noticed too."""
    project.write("tests/test_sums.py", WEAK)
    first, second = project.run(), project.run()
    assert "src/toy/sums.py:7: survived in is_few\n    - return n <= MOST\n    + return n < MOST\n" in first.stdout
    assert "src/toy/sums.py:3: survived in the module\n    - MOST = 3\n    + MOST = 4\n" in first.stdout
    assert first.stdout.splitlines()[-1].split() == ["src/toy/sums.py", "8", "4", "4", "0", "50.0", "%"]
    assert "8 of 8" in first.stderr
    assert first.returncode == 1, "below the share that is wanted"
    assert (second.stdout, second.stderr) == (first.stdout, "")
    project.write("tests/test_sums.py", GOOD)
    project.write("equivalent.toml", EQUIVALENT)
    third = project.run()
    assert third.stdout.splitlines()[-1].split() == ["src/toy/sums.py", "8", "7", "0", "1", "100.0", "%"]
    assert third.returncode == 0
    project.write("equivalent.toml", EQUIVALENT + EQUIVALENT.replace("not n", "never"))
    fourth = project.run()
    assert (
        "an equivalent mutant that no longer applies, in once\n    - while n:\n    + while never:\n" in fourth.stdout
    )
    assert fourth.returncode == 1


def test_tests_that_fail_by_themselves_are_said_to(project: Project) -> None:
    project.write("tests/test_sums.py", "def test_it():\n    assert False\n")
    done = project.run()
    assert done.returncode == 2
    assert "src/toy/sums.py: its tests fail without any mutation" in done.stderr


def test_this_suite_starts_with_the_plugins_of_a_run() -> None:
    command = [sys.executable, "-m", "pytest", *PLUGINS, "--collect-only", "tests/test_version.py"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


def test_a_module_is_chosen_by_a_part_of_its_path(project: Project) -> None:
    done = project.run("chess")
    assert done.returncode == 1
    assert done.stdout.split() == ["module", "mutants", "killed", "survived", "equivalent", "share"]


# -- the report and the plan ---------------------------------------------------------------------------------


def test_the_table_adds_up() -> None:
    mutant = Mutant("f", 7, "a", "b", 2, "")
    tallies = [Tally("a.py", 10, [mutant], 2, []), Tally("longer.py", 30, [], 0, [])]
    assert table(tallies).splitlines() == [
        "module     mutants  killed  survived  equivalent    share",
        "a.py            10       7         1           2   87.5 %",
        "longer.py       30      30         0           0  100.0 %",
        "all             40      37         1           2   97.4 %",
    ]
    assert survivors(tallies[0]) == "a.py:7: survived in f (number 2 of its kind)\n    - a\n    + b\n"


def test_every_module_of_the_plan_exists_and_every_equivalent_mutant_still_applies() -> None:
    modules = read_plan(ROOT / "tools" / "mutants" / "plan.toml", ROOT)
    assert len(modules) >= 3
    for module in modules:
        assert all((ROOT / path).exists() for path in (module.path, *module.tests, *module.shared)), module.path
        assert module.stale(mutants_of(module.source())) == []
        assert all(len(entry.reason) > 20 for entry in module.equivalents)


def test_an_entry_that_stands_there_twice_is_stale() -> None:
    mutant = Mutant("f", 1, "a", "b", 1, "")
    entry = Equivalent("f", "a", "b", "for a reason")
    assert Module(ROOT, "x.py", (), (), (entry,)).stale([mutant]) == []
    assert Module(ROOT, "x.py", (), (), (entry, entry)).stale([mutant]) == [entry]
