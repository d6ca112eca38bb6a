"""End: the most echoes."""

from __future__ import annotations

from roarhouse.core.result import Result

from ..state import Yodel


def result(s: Yodel) -> Result | None:
    """yodel.end.1: after the last mountain the most echoes win."""
    if s.agenda:
        return None
    scores, best = tuple(s.echoes), max(s.echoes)
    winners = tuple(seat for seat in s.box.seats if scores[seat] == best)
    return Result(winners, scores, "yodel.end.1", (("sheet-echoes", scores),))
