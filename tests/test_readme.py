"""Python sessions in the README and in the documentation are run as they stand."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
README = ROOT / "README.md"
SESSIONS = [page for page in (README, *sorted((ROOT / "docs").rglob("*.md"))) if ">>>" in page.read_text("utf-8")]


@pytest.mark.parametrize("page", SESSIONS, ids=lambda page: page.name)
def test_a_session_gives_what_it_says(page: Path) -> None:
    assert doctest.testfile(str(page), module_relative=False, optionflags=doctest.ELLIPSIS).failed == 0


def test_the_readme_opens_with_the_two_commands() -> None:
    opening = README.read_text(encoding="utf-8").partition("\n## ")[0]
    assert "make play" in opening
    assert "make test" in opening
