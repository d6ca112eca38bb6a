"""The mutants of one module: where each one is, what it changes, and its whole source."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from tools.mutants.operators import changed

UNTOUCHED = (ast.Import, ast.ImportFrom, ast.Assert, ast.Global, ast.Nonlocal)
SCOPES = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
NEVER = {
    "annotation",
    "returns",
    "decorator_list",
    "bases",
    "type_params",
    "type_comment",
    "ctx",
    "targets",
    "target",
}


@dataclass(frozen=True)
class Mutant:
    """One change: in which function or class, on which line, and the changed lines before and after."""

    place: str
    line: int
    before: str
    after: str
    nth: int  # of those that have the same place, before and after
    source: str

    @property
    def key(self) -> str:
        return f"{self.place}\n- {self.before}\n+ {self.after}\n{self.nth}"


def mutants_of(source: str) -> list[Mutant]:
    """Every mutant of a module, in the order of its lines; none twice."""
    parts = [ast.Module([statement], []) for statement in ast.parse(source).body]
    plain = [ast.unparse(part) for part in parts]
    found: dict[str, Mutant] = {}
    for k, part in enumerate(parts):
        for place, line, text in mutated_texts(part):
            whole = "\n".join([*plain[:k], text, *plain[k + 1 :]])
            before, after = difference(plain[k].splitlines(), text.splitlines())
            found.setdefault(whole, Mutant(place, line, before, after, 1, whole))
    return numbered(list(found.values()))


def numbered(mutants: list[Mutant]) -> list[Mutant]:
    """The same change of equal lines in one function is told apart by its number."""
    seen: Counter[str] = Counter()
    made = []
    for mutant in mutants:
        seen[mutant.key] += 1
        made.append(replace(mutant, nth=seen[mutant.key]))
    return made


def mutated_texts(tree: ast.Module) -> Iterator[tuple[str, int, str]]:
    """Change the tree in place, write it out, and change it back."""
    for place, holder, index, node in slots(tree, ""):
        for other in changed(node):
            line = getattr(node, "lineno", 0) or line_of(node)
            put(holder, index, other)
            yield place, line, ast.unparse(tree)
            put(holder, index, node)


def put(holder: Any, index: int | str, node: ast.AST) -> None:
    if isinstance(index, int):
        holder[index] = node
    else:
        setattr(holder, index, node)


def line_of(node: ast.AST) -> int:
    """The first line of a node that has no place of its own, such as a case or a loop of a comprehension."""
    return min((child.lineno for child in ast.walk(node) if hasattr(child, "lineno")), default=0)


def slots(node: ast.AST, place: str) -> Iterator[tuple[str, Any, int | str, ast.AST]]:
    """Every node below this one that may be replaced, with what holds it and where."""
    inside = f"{place}.{node.name}".lstrip(".") if isinstance(node, SCOPES) else place
    for name, value in ast.iter_fields(node):
        if name in NEVER or (name == "keywords" and isinstance(node, ast.ClassDef)):
            continue
        held: list[tuple[Any, int | str, ast.AST]] = (
            [(value, k, one) for k, one in enumerate(value)] if isinstance(value, list) else [(node, name, value)]
        )
        for holder, index, child in held:
            if isinstance(child, ast.AST) and not left_alone(node, child):
                if not unpacked(node, child):
                    yield inside, holder, index, child
                yield from slots(child, inside)


def unpacked(parent: ast.AST, node: ast.AST) -> bool:
    """A tuple that is assigned to as many names has no element to spare: what is in it is changed, not the tuple."""
    return isinstance(parent, ast.Assign) and isinstance(node, ast.Tuple) and isinstance(parent.targets[0], ast.Tuple)


def left_alone(parent: ast.AST, node: ast.AST) -> bool:
    """Imports, docstrings, checks of types only, names of dunder constants, and arguments of generic types."""
    if isinstance(node, UNTOUCHED) or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)):
        return True
    if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
        return True
    if isinstance(node, ast.Assign):
        return all(isinstance(target, ast.Name) and target.id.startswith("__") for target in node.targets)
    return isinstance(parent, ast.Subscript) and isinstance(node, ast.Tuple)


def difference(before: list[str], after: list[str]) -> tuple[str, str]:
    """The lines that differ, without those that are the same above and below."""
    first = 0
    while first < min(len(before), len(after)) and before[first] == after[first]:
        first += 1
    last = 0
    while last < min(len(before), len(after)) - first and before[-1 - last] == after[-1 - last]:
        last += 1
    return shown(before[first : len(before) - last]), shown(after[first : len(after) - last])


def shown(lines: list[str]) -> str:
    return "\n".join(line.strip() for line in lines)
