"""A meal in progress."""

from __future__ import annotations

from msgspec import Struct

from roarhouse.games.rampage.choices import NOWHERE, How
from roarhouse.games.rampage.physics.facts import Zone


class Meal(Struct, frozen=True):
    """Where it is taken, how many Meeples it may be, how many it has been, and whether it is over."""

    how: How = "here"
    zone: Zone = NOWHERE
    limit: int = 0
    eaten: int = 0
    over: bool = False
