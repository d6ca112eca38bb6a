"""The table of Yodel. A mountain is its number in the deck."""

from __future__ import annotations

from roarhouse.core.game import State

from .choices import Call
from .components import YodelBox


class Yodel(State, kw_only=True):
    sealed: dict[int, Call]
    box: YodelBox
    silent: tuple[int, ...]  # mountains that have not answered: a bag, so sorted
    answered: tuple[int, ...] = ()
    calls: tuple[int, ...] = ()  # of the last mountain, by seat
    echoes: list[int]


def census(s: Yodel) -> dict[str, int]:
    return {"mountains": len(s.silent) + len(s.answered)}
