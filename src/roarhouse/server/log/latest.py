"""A memory of one value."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Latest(Generic[T]):
    """What follows from the state that was asked for last; a state must not change once it was asked for."""

    __slots__ = ("_compute", "_found", "_s")

    def __init__(self, compute: Callable[[Any], T]) -> None:
        self._compute, self._s = compute, None
        self._found: T

    def __call__(self, s: Any) -> T:
        if s is not self._s:
            self._found, self._s = self._compute(s), s
        return self._found
