"""A wheel carries the browser table, if it is built: `roarhouse serve` finds it in the installed package."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WebTable(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        built = Path(self.root) / "web" / "dist"
        if version == "standard" and (built / "index.html").exists():
            build_data["force_include"][str(built)] = "roarhouse/web"
