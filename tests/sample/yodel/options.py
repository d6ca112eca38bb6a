"""Options, fixed before the first call."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from roarhouse.core.options import Options


class YodelOptions(Options, frozen=True, kw_only=True, rename="camel", forbid_unknown_fields=True):
    seats: Annotated[int, Meta(ge=2, le=4)] = 3
    mountains: Annotated[int, Meta(ge=1, le=8, extra={"rule": "yodel.end.1"})] = 3
