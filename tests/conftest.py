"""Shared by all tests: the sample game stands beside the real ones, found like them."""

from __future__ import annotations

from pathlib import Path

import roarhouse.games

roarhouse.games.__path__.append(str(Path(__file__).parent / "sample"))
