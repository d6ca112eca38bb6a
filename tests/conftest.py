"""Shared by all tests: the sample game stands beside the real ones, found like them."""

from __future__ import annotations

from pathlib import Path

from hypothesis import HealthCheck, settings

import roarhouse.games

# a busy machine is slow, and no defect; and what guards the build makes the same attempts every time
settings.register_profile(
    "roarhouse", deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True, print_blob=True
)
settings.load_profile("roarhouse")

roarhouse.games.__path__.append(str(Path(__file__).parent / "sample"))
