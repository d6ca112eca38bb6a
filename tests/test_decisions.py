"""Every dependency has its three lines in docs/decisions.md."""

from __future__ import annotations

import json
import re
import tomllib
from itertools import chain
from pathlib import Path

ROOT = Path(__file__).parent.parent
DECISIONS = (ROOT / "docs" / "decisions.md").read_text(encoding="utf-8")


def dependencies() -> set[str]:
    """What is installed to play, test, measure and build, in Python and for the browser."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = [*project["project"]["dependencies"], *chain(*project["dependency-groups"].values())]
    for some in project["project"].get("optional-dependencies", {}).values():
        wanted += some
    browser = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    names = {re.split(r"[\[=<>;~! ]", one)[0] for one in wanted if not one.startswith("roarhouse")}
    return names | set(browser["devDependencies"]) | set(browser.get("dependencies", {}))


def test_every_dependency_is_named_where_it_is_decided() -> None:
    named = set(re.findall(r"\*\*([^*]+)\*\*", DECISIONS))
    assert dependencies() <= named, sorted(dependencies() - named)


def test_every_decision_says_for_what_what_else_and_why() -> None:
    entries = re.findall(r"^\*\*.*\n(?:- .*\n)+", DECISIONS, flags=re.MULTILINE)
    assert len(entries) > 20
    for entry in entries:
        starts = [line.split(":")[0] for line in entry.splitlines()[1:]]
        assert starts == ["- For", "- Considered", "- Why"], entry
