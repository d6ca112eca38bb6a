"""What the things on the table are called."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final, Protocol

from roarhouse.core.bags import Bag
from roarhouse.core.words import Many, Words
from roarhouse.games.rampage.physics.city.plan import COLOURS, Map, Piece, Roster, Zone

VEHICLES: Final = ("bus", "taxi", "truck", "fire-engine")


class Plan(Protocol):
    """A printed City: that of a game, or of the physics."""

    @property
    def map(self) -> Map: ...
    @property
    def roster(self) -> Roster: ...


def on_board(word: str, id: str) -> Words:
    """Something of the first board, or of the second one."""
    return Words("on-board-2", {"what": Words(f"{word}-{id[:-1]}")}) if id.endswith("2") else Words(f"{word}-{id}")


def zone_name(plan: Plan, zone: Zone) -> Words:
    return on_board("zone", plan.map.neighborhoods[zone].id)


def zone_names(plan: Plan, zones: Iterable[Zone]) -> Many:
    return Many(tuple([zone_name(plan, zone) for zone in zones]))


def ruin_name(plan: Plan, ruin: int) -> Words:
    return on_board("ruin", plan.map.ruins[ruin].id.lower())


def floor_names(plan: Plan, floors: Iterable[Piece], key: str = "floors-of") -> Many:
    """The number of Floors of each Building, by where they were built."""
    counts = Counter(map(plan.roster.site, floors))
    return Many(tuple([Words(key, {"n": counts[ruin], "ruin": ruin_name(plan, ruin)}) for ruin in sorted(counts)]))


def vehicle_name(plan: Plan, vehicle: Piece) -> Words:
    k = vehicle - plan.roster.vehicles[0]
    return on_board("vehicle", VEHICLES[k % len(VEHICLES)] + ("2" if k >= len(VEHICLES) else ""))


def meeple_name(colour: int) -> Words:
    """rampage.lexicon.13: blue are Journalists, green Soldiers, black Businessmen, yellow Blondes, gray Old Folks,
    red Heroes."""
    return Words("one-meeple", {"kind": COLOURS[colour]})


def meeple_names(bag: Bag) -> Many:
    """rampage.object.2: the inhabitants of the City, spoken by their kinds."""
    return Many(tuple([Words("meeples", {"n": n, "kind": COLOURS[k]}) for k, n in enumerate(bag) if n]))
