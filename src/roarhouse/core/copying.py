"""Copying states with a function generated once per class, as `dataclasses` generates `__init__`.

Lists and dicts are copied one level deep; everything else in a state is a frozen value and is shared.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from types import NoneType
from typing import Any, get_args, get_origin, get_type_hints


def copier(kind: type[Any]) -> Callable[[Any], Any]:
    """The copy function for a state class. Generated code is as fast as hand-written code."""
    lines = [line for name, hint in get_type_hints(kind).items() if name != "story" if (line := _line(name, hint))]
    source = "\n    ".join(["def copy_state(s):", "t = shallow(s)", "t.story = None", *lines, "return t"])
    space: dict[str, Any] = {"shallow": copy}
    exec(source, space)
    made: Callable[[Any], Any] = space["copy_state"]
    return made


def _line(name: str, hint: Any) -> str:
    """The assignment for one field; empty for a field that is shared."""
    parts = get_args(hint) if NoneType in get_args(hint) else (hint,)
    kinds = [get_origin(part) or part for part in parts]
    value = f"s.{name}[:]" if list in kinds else f"s.{name}.copy()" if dict in kinds else ""
    if not value:
        return ""
    return f"t.{name} = None if s.{name} is None else {value}" if NoneType in kinds else f"t.{name} = {value}"
