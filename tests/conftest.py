"""Shared by all tests: the sample game stands beside the real ones, found like them."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import roarhouse.games
from tests.kit.databases import CHOSEN

# a busy machine is slow, and no defect; and what guards the build makes the same attempts every time
settings.register_profile(
    "roarhouse", deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True, print_blob=True
)
settings.load_profile("roarhouse")


def pytest_addoption(parser: pytest.Parser) -> None:
    stores = ("sqlite", "postgresql")
    parser.addoption("--store", choices=stores, default="sqlite", help="where the server's tests store their tables")


def pytest_configure(config: pytest.Config) -> None:
    CHOSEN["store"] = config.getoption("--store")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """Two for each core, since tests wait for processes and clocks; whole games in a browser keep a core busy."""
    cores = os.cpu_count() or 1
    return cores if config.option.markexpr == "long" else 2 * cores


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if CHOSEN["store"] == "postgresql":
        apart = [item for item in items if item.get_closest_marker("sqlite")]
        config.hook.pytest_deselected(items=apart)
        items[:] = [item for item in items if item not in apart]


roarhouse.games.__path__.append(str(Path(__file__).parent / "sample"))
