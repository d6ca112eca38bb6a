"""A choice in words, and how to type one."""

from __future__ import annotations

from roarhouse.core.game import Choice
from roarhouse.core.words import Seat, Words

from ..choices import Call
from ..state import Yodel


def words(s: Yodel, seat: Seat, choice: Choice) -> Words:
    return Words("call", {"loud": choice.loud if isinstance(choice, Call) else 0})


def hint(s: Yodel, seat: Seat) -> Words:
    return Words("type-calling")
