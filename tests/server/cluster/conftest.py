"""Tests of several nodes need PostgreSQL, whichever store the others run on."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.kit.databases import postgres


@pytest.fixture
def address(tmp_path: Path) -> str:
    return postgres().database(f"nodes{abs(hash(str(tmp_path)))}")
