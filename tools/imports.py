"""Count import cycles, TYPE_CHECKING imports and imports inside functions; fail where there are more than allowed.

`python tools/imports.py [FOLDER]` looks at every module below a source folder (default: src). A module that imports a
name from a package imports the package too, and a TYPE_CHECKING import counts like any other: it hides a cycle from
Python, not from the reader. Imports inside a function are allowed for optional packages only.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

MOST_TYPE_CHECKING = 10
# extras and the bench group
OPTIONAL = ("matplotlib", "open_spiel", "pettingzoo", "pyarrow", "pyspiel", "ray", "rlcard")


@dataclass
class Module:
    """What one module imports, and which of it in unusual places."""

    name: str
    file: Path
    imports: set[str] = field(default_factory=set)
    type_checking: int = 0
    in_functions: list[str] = field(default_factory=list)


def modules(folder: Path) -> dict[str, Module]:
    found = [Module(name_of(file.relative_to(folder)), file) for file in sorted(folder.rglob("*.py"))]
    by_name = {module.name: module for module in found}
    for module in found:
        read(module, by_name)
    return by_name


def name_of(file: Path) -> str:
    parts = file.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def read(module: Module, known: dict[str, Module]) -> None:
    tree = ast.parse(module.file.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            module.type_checking += sum(isinstance(line, ast.Import | ast.ImportFrom) for line in node.body)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            module.in_functions += [place(module, line) for line in inner_imports(node)]
        module.imports |= {name for name in imported(node) if name in known and name != module.name}


def imported(node: ast.AST) -> Iterator[str]:
    """Absolute names only: relative imports are not used in this source."""
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif isinstance(node, ast.ImportFrom) and node.module:
        yield node.module
        yield from (f"{node.module}.{alias.name}" for alias in node.names)


def inner_imports(function: ast.AST) -> Iterator[ast.Import | ast.ImportFrom]:
    for node in ast.walk(function):
        if isinstance(node, ast.Import | ast.ImportFrom):
            names = list(imported(node))
            if not all(name.split(".")[0] in OPTIONAL for name in names):
                yield node


def place(module: Module, node: ast.Import | ast.ImportFrom) -> str:
    return f"{module.file}:{node.lineno}: {ast.unparse(node)}"


def cycle(found: dict[str, Module]) -> list[str]:
    """One cycle, as the chain of names that leads back to its beginning; empty if there is none."""
    try:
        TopologicalSorter({name: module.imports for name, module in found.items()}).prepare()
    except CycleError as error:
        chain: list[str] = error.args[1]
        return chain[::-1]
    return []


def complaints(folder: Path) -> list[str]:
    found = modules(folder)
    wrong = [line for module in found.values() for line in module.in_functions]
    if chain := cycle(found):
        wrong.append("import cycle: " + " -> ".join(chain))
    hidden = {name: module.type_checking for name, module in found.items() if module.type_checking}
    if sum(hidden.values()) > MOST_TYPE_CHECKING:
        worst = ", ".join(sorted(hidden, key=lambda name: -hidden[name])[:5])
        wrong.append(f"{sum(hidden.values())} TYPE_CHECKING imports, {MOST_TYPE_CHECKING} are allowed: {worst}")
    return wrong


def main(folder: Path) -> int:
    wrong = complaints(folder)
    print(*wrong, sep="\n", end="\n" if wrong else "")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1] if len(sys.argv) > 1 else "src")))
