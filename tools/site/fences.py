"""Doctests in docstrings, as code blocks in Markdown."""

from __future__ import annotations

import re

SESSION = re.compile(r"(?:^[ \t]*>>> .*\n?(?:^[ \t]*\S.*\n?)*)+", re.MULTILINE)


def fenced(docstring: str) -> str:
    """A docstring whose interactive sessions, each up to the next empty line, are code blocks."""
    return SESSION.sub(lambda found: f"```pycon\n{found[0].rstrip()}\n```\n", docstring)
