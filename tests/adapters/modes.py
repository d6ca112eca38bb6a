"""Modes of the games in which adapters are tested: the first of each game always, the others in the long tests."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests.laws.test_spelling import SPELLED


def others_are_long(rows: list[Any]) -> list[Any]:
    seen: set[str] = set()
    found = []
    for row in rows:
        marks = [*row.marks, pytest.mark.long] if row.values[0] in seen else row.marks
        seen.add(row.values[0])
        found.append(pytest.param(*row.values, id=row.id, marks=marks))
    return found


MODES: Final = others_are_long(SPELLED)
