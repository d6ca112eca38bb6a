"""An extension of griffe, which reads docstrings for the API reference: sessions are shown as code."""

from __future__ import annotations

from typing import Any

from griffe import Extension

from tools.site.fences import fenced


class Doctests(Extension):  # type: ignore[misc]
    def on_instance(self, *, obj: Any, **kwargs: Any) -> None:
        if obj.docstring:
            obj.docstring.value = fenced(obj.docstring.value)
