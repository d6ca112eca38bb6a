"""The Power Dial: how a Level is shown."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

TOP: Final = 159


class Dial(Struct, frozen=True, gc=False):
    """rarrr.dial.1, rarrr.dial.2, rarrr.dial.3: tens and ones; above 159 it is read as 100 more, and above 259 only
    the number is shown."""

    level: int
    tens: int
    ones: int
    plus_100: bool


def dial(level: int) -> Dial:
    shown = level - 100 if level > TOP else level
    if shown > TOP:
        return Dial(level, -1, -1, False)
    return Dial(level, shown // 10, shown % 10, level > TOP)
