"""Optional packages: what to install where one is missing."""

from __future__ import annotations

from roarhouse.core.errors import RoarhouseError


def missing(extra: str, error: ImportError) -> RoarhouseError:
    """One line that says how to get an optional package."""
    return RoarhouseError(f"this needs an optional package: pip install 'roarhouse[{extra}]' ({error})")
