"""A table which a seat cannot tell from the real one: only the sealed calls of others are hidden."""

from __future__ import annotations

from random import Random

from roarhouse.core.words import Seat

from .rules.call import Calls
from .state import Yodel


def imagine(s: Yodel, seat: Seat, rng: Random) -> Yodel:
    t = s.copy()
    for other in sorted(t.sealed):
        if other != seat:
            t.sealed[other] = Calls().sample(rng)
    return t


def secrets(s: Yodel, seat: Seat) -> dict[str, object]:
    return {f"call of {other}": s.sealed[other] for other in s.sealed if other != seat}
