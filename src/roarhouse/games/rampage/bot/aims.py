"""What is rehearsed first: drops where they move most, and acts at Floors that belong to no Building any more."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from roarhouse.games.rampage.choices import Aimed
from roarhouse.games.rampage.physics.city.plan import Piece
from roarhouse.games.rampage.rules.actions.aiming import Aiming
from roarhouse.games.rampage.rules.actions.breathe import AimBreath
from roarhouse.games.rampage.rules.actions.demolish import AimDrop
from roarhouse.games.rampage.rules.actions.flick import AimFlick
from roarhouse.games.rampage.rules.actions.targets import breath_to, flick_to, toss_to
from roarhouse.games.rampage.rules.actions.toss import AimToss
from roarhouse.games.rampage.state import Rampage

MOST: Final = 2  # Floors that are aimed at
LOW: Final = 60  # 0.01 cm above the board


def aimed(s: Rampage, aiming: Aiming) -> list[Aimed]:
    """Acts worth a rehearsal, the best first."""
    some = list(aiming.candidates(s))
    return [*at_strays(s, aiming), *(varied(s, aiming, some) if isinstance(aiming, AimDrop) else some)]


def varied(s: Rampage, aiming: AimDrop, drops: list[Aimed]) -> list[Aimed]:
    """Every drop has another spot and another pose than the one before. A large Building gives way in the middle, the
    others at a corner; which corner comes first changes from turn to turn."""
    poses = len(aiming.poses(s))
    middle, *corners = [drops[k : k + poses] for k in range(0, len(drops), poses)]
    if not corners:
        return drops
    turned = corners[s.turns % len(corners) :] + corners[: s.turns % len(corners)]
    spots = [middle, *turned] if s.box.map.ruins[aiming.target].kind == "large" else [turned[0], middle, *turned[1:]]
    return [spots[k % len(spots)][-1 - k % poses] for k in range(len(drops))]


def strays(s: Rampage) -> list[Piece]:
    """Floors in the City that rest on no Ruin."""
    standing = {piece for pieces in s.readings.buildings for piece in pieces}
    return [floor for floor in s.box.roster.floors if s.in_city(floor) and floor not in standing]


def at_strays(s: Rampage, aiming: Aiming) -> Iterator[Aimed]:
    """Flicks, tosses and breaths at them; a flick gently first, so that the Paws stay in the City."""
    for spot in [s.table.spot(floor) for floor in strays(s)[:MOST]]:
        if isinstance(aiming, AimFlick):
            monster = s.box.corners[aiming.seat]
            yield flick_to(s, monster, spot, stop=True)
            yield flick_to(s, monster, spot, stop=False)
        elif isinstance(aiming, AimToss):
            yield toss_to(s, s.box.corners[aiming.seat], aiming.piece(s), spot, 0, 900)
        elif isinstance(aiming, AimBreath):
            yield breath_to(s, aiming.target, spot, LOW, 1000)
