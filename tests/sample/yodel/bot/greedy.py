"""A greedy bot: as loud as half of the remaining mountains allow."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

from roarhouse.core.words import Seat

from ..choices import Call
from ..state import Yodel


class Greedy:
    rung: ClassVar[int] = 1

    def choose(self, game: Any, s: Yodel, seat: Seat, rng: Random) -> Call:
        heights = sorted(s.box.deck.mountain[one].height for one in s.silent)
        return Call(heights[len(heights) // 2])


BOT = Greedy
