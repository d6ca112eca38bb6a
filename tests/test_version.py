"""The version number is written once, in `roarhouse.__version__`."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import roarhouse

ROOT = Path(__file__).parent.parent


def test_no_other_file_declares_a_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert "version" not in project
    assert "version" not in json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))


def test_the_changelog_begins_with_this_version() -> None:
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.findall(r"^## (\S+)", changes, flags=re.MULTILINE)[0] == roarhouse.__version__
