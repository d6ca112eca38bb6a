"""The table before the first step."""

from __future__ import annotations

from .components import YodelBox
from .rules.call import Calling
from .rules.echo import Echo
from .state import Yodel


def set_up(box: YodelBox) -> Yodel:
    """yodel.end.1: as many mountains as the table has chosen, and then nothing is left on the agenda."""
    silent = tuple(range(len(box.deck.mountain)))
    s = Yodel(agenda=[], sealed={}, box=box, silent=silent, echoes=[0] * len(box.seats))
    for _ in range(box.options.mountains):
        s.then(Calling(), Echo())
    return s
