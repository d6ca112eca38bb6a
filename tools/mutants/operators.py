"""Mutation operators: the changes that one node of a syntax tree allows."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from copy import copy
from functools import singledispatch
from typing import Any, Final, TypeVar

Node = TypeVar("Node", bound=ast.AST)

# The neighbour at the boundary first, then the opposite.
COMPARISONS: Final[dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
ARITHMETIC: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
    ast.Pow: ast.Mult,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}
TWINS: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}
WRAPPERS: Final = {"sorted", "reversed", "list", "int", "abs", "bool"}  # f(x) is tried as x


def with_fields(node: Node, **fields: Any) -> Node:
    twin = copy(node)
    for name, value in fields.items():
        setattr(twin, name, value)
    return twin


def without_one(node: Node, field: str) -> Iterator[Node]:
    """The node with one entry of a list left out, for each entry."""
    entries = getattr(node, field)
    for k in range(len(entries)):
        yield with_fields(node, **{field: entries[:k] + entries[k + 1 :]})


def negated(test: ast.expr) -> Iterator[ast.expr]:
    """The opposite of a condition, unless an operator of the condition itself has one."""
    if not isinstance(test, ast.Compare | ast.BoolOp | ast.Constant) and not is_not(test):
        yield ast.UnaryOp(ast.Not(), test)


def is_not(node: ast.AST) -> bool:
    return isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)


@singledispatch
def changed(node: ast.AST) -> Iterator[ast.AST]:
    """Every node that this one is replaced with in turn."""
    return iter(())


# -- expressions ---------------------------------------------------------------------------------------------


@changed.register
def _(node: ast.Compare) -> Iterator[ast.AST]:
    for k, op in enumerate(node.ops):
        for other in COMPARISONS[type(op)]:
            yield with_fields(node, ops=[*node.ops[:k], other(), *node.ops[k + 1 :]])


@changed.register
def _(node: ast.BoolOp) -> Iterator[ast.AST]:
    yield with_fields(node, op=ast.Or() if isinstance(node.op, ast.And) else ast.And())
    for fewer in without_one(node, "values"):
        yield fewer if len(fewer.values) > 1 else fewer.values[0]


@changed.register
def _(node: ast.UnaryOp) -> Iterator[ast.AST]:
    yield node.operand


@changed.register
def _(node: ast.BinOp) -> Iterator[ast.AST]:
    if type(node.op) in ARITHMETIC:
        yield with_fields(node, op=ARITHMETIC[type(node.op)]())


@changed.register
def _(node: ast.IfExp) -> Iterator[ast.AST]:
    for test in negated(node.test):
        yield with_fields(node, test=test)


@changed.register
def _(node: ast.Constant) -> Iterator[ast.AST]:
    match node.value:
        case bool(value):
            yield ast.Constant(not value)
        case int(value):
            yield from (ast.Constant(value + 1), ast.Constant(value - 1))
        case float(value):
            yield ast.Constant(value + 1)
        case str(value):
            yield ast.Constant(value + "!")
        case bytes(value):
            yield ast.Constant(value + b"!")


@changed.register
def _(node: ast.Call) -> Iterator[ast.AST]:
    name = node.func.id if isinstance(node.func, ast.Name) else ""
    if name in TWINS:
        yield with_fields(node, func=ast.Name(TWINS[name], ast.Load()))
    if name in WRAPPERS and len(node.args) == 1 and not isinstance(node.args[0], ast.Starred):
        yield node.args[0]
    yield from without_one(node, "keywords")
    yield from swapped(node)


def swapped(call: ast.Call) -> Iterator[ast.Call]:
    """Neighbouring positional arguments change places."""
    for k, (one, other) in enumerate(zip(call.args, call.args[1:], strict=False)):
        if (
            not isinstance(one, ast.Starred)
            and not isinstance(other, ast.Starred)
            and ast.dump(one) != ast.dump(other)
        ):
            yield with_fields(call, args=[*call.args[:k], other, one, *call.args[k + 2 :]])


@changed.register
def _(node: ast.Slice) -> Iterator[ast.AST]:
    if node.lower:
        yield with_fields(node, lower=None)
    if node.upper:
        yield with_fields(node, upper=None)


@changed.register
def _(node: ast.comprehension) -> Iterator[ast.AST]:
    yield from without_one(node, "ifs")


@changed.register(ast.Tuple)
@changed.register(ast.List)
@changed.register(ast.Set)
def _(node: ast.Tuple | ast.List | ast.Set) -> Iterator[ast.AST]:
    """An element less; names on the left of an assignment stay."""
    if isinstance(getattr(node, "ctx", ast.Load()), ast.Load) and len(node.elts) > 1:
        yield from without_one(node, "elts")


@changed.register
def _(node: ast.Dict) -> Iterator[ast.AST]:
    for k in range(len(node.keys)):
        keys, values = node.keys[:k] + node.keys[k + 1 :], node.values[:k] + node.values[k + 1 :]
        yield with_fields(node, keys=keys, values=values)


# -- statements ----------------------------------------------------------------------------------------------


@changed.register
def _(node: ast.Expr) -> Iterator[ast.AST]:
    if not isinstance(node.value, ast.Constant):
        yield ast.Pass()


@changed.register
def _(node: ast.Assign) -> Iterator[ast.AST]:
    """A name that is not assigned fails anyhow; a field or an entry keeps its old value."""
    if any(isinstance(target, ast.Attribute | ast.Subscript) for target in node.targets):
        yield ast.Pass()


@changed.register
def _(node: ast.AugAssign) -> Iterator[ast.AST]:
    yield ast.Pass()
    if type(node.op) in ARITHMETIC:
        yield with_fields(node, op=ARITHMETIC[type(node.op)]())


@changed.register
def _(node: ast.Return) -> Iterator[ast.AST]:
    if node.value and not (isinstance(node.value, ast.Constant) and node.value.value is None):
        yield ast.Return(None)


@changed.register(ast.Raise)
@changed.register(ast.Delete)
def _(node: ast.AST) -> Iterator[ast.AST]:
    yield ast.Pass()


@changed.register
def _(node: ast.Continue) -> Iterator[ast.AST]:
    yield ast.Break()


@changed.register
def _(node: ast.Break) -> Iterator[ast.AST]:
    yield ast.Continue()


@changed.register(ast.If)
@changed.register(ast.While)
def _(node: ast.If | ast.While) -> Iterator[ast.AST]:
    for test in negated(node.test):
        yield with_fields(node, test=test)


@changed.register(ast.For)
@changed.register(ast.AsyncFor)
def _(node: ast.For | ast.AsyncFor) -> Iterator[ast.AST]:
    yield ast.Pass()


@changed.register
def _(node: ast.Match) -> Iterator[ast.AST]:
    if len(node.cases) > 1:
        yield from without_one(node, "cases")


@changed.register
def _(node: ast.match_case) -> Iterator[ast.AST]:
    if node.guard:
        yield with_fields(node, guard=None)
        for guard in negated(node.guard):
            yield with_fields(node, guard=guard)
