"""A typed choice."""

from __future__ import annotations

from roarhouse.core.words import Seat

from ..choices import Call
from ..state import Yodel


def typed(s: Yodel, seat: Seat, text: str) -> Call | None:
    """A number, with any words around it: "720", "Call 720", "720 rufen"."""
    numbers = [word for word in text.split() if word.isdecimal() and len(word) < 10]
    return Call(int(numbers[0])) if len(numbers) == 1 else None
