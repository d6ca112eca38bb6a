"""The README's Python session is run as it stands."""

from __future__ import annotations

import doctest
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_the_session_in_the_readme_gives_what_it_says() -> None:
    assert doctest.testfile(str(README), module_relative=False, optionflags=doctest.ELLIPSIS).failed == 0


def test_the_readme_opens_with_the_two_commands() -> None:
    opening = README.read_text(encoding="utf-8").partition("\n## ")[0]
    assert "make play" in opening
    assert "make test" in opening
