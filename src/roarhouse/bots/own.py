"""Bots of one's own, from a file: `path/to/file.py:Class`."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from roarhouse.core.errors import NotFound, RoarhouseError


def own_bot(name: str, what: str, known: Iterable[str]) -> Any:
    """A bot from a file; a name without a colon is no such bot."""
    file, colon, kind = name.rpartition(":")
    if not colon:
        raise NotFound(what, name, known)
    module = module_in(Path(file).resolve())
    if not hasattr(module, kind):
        raise NotFound(f"class in {file}", kind, [name for name in vars(module) if not name.startswith("_")])
    return getattr(module, kind)()


@cache
def module_in(file: Path) -> Any:
    """Run a file once; in worker processes too."""
    spec = spec_from_file_location(f"own_bot_{file.stem}", file)
    if not file.is_file() or spec is None or spec.loader is None:
        raise RoarhouseError(f"{file}: expected a Python file with a bot, found none")
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
