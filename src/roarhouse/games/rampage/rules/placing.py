"""Placing Monsters: on starting areas, and on free spots of a Neighborhood."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from msgspec import Struct

from roarhouse.core.game import Ask, Choice, Menu, Refusal, no
from roarhouse.core.words import Seat, Who, Words
from roarhouse.games.rampage.choices import Corner, Place
from roarhouse.games.rampage.physics.city.plan import Monster, Rect, Spot, Zone
from roarhouse.games.rampage.rules.hands import Arrange, Stand
from roarhouse.games.rampage.speech.names import zone_name
from roarhouse.games.rampage.state import Rampage

PAWS_RADIUS: Final = 200  # 0.01 cm
TRIES: Final = 8
FEW: Final = 2  # Neighborhoods of which more than the middle is worth trying
FULL_TURN: Final = 3600


class Restart(Ask, frozen=True):
    """rampage.move.5, rampage.clarifications.2, rampage.big-city.7: the Paws on an empty starting area of their
    owner's choice, the Body on top."""

    rule = "rampage.move.5"

    def menu(self, s: Rampage, seat: Seat) -> tuple[Corner, ...]:
        return tuple([Corner(corner) for corner in starts(s, seat)])

    def refuse(self, s: Rampage, seat: Seat, choice: Choice) -> Refusal | None:
        good = isinstance(choice, Corner) and choice.corner in starts(s, seat)
        return None if good else no(self.rule, "not-an-empty-start")

    def take(self, s: Rampage, choice: Corner) -> None:
        middle = s.box.map.starts[choice.corner].middle()
        corner = s.box.corners[self.seat]
        s.tell(self.rule, "restarts", who=Who(self.seat), corner=Words(f"corner-{choice.corner}"))
        s.then(Arrange((Stand(corner, middle, 0, s.inverted[self.seat]),)))


def starts(s: Rampage, seat: Seat) -> tuple[int, ...]:
    """rampage.move.5: empty are those that no Body and no Paws overlap; the own ones are about to be lifted. If
    fallen Bodies cover the last ones, any is allowed."""
    lifted = s.box.world.remove(s.table, (s.paws(seat), s.body(seat)))
    return s.box.world.empty_starts(lifted) or tuple(range(len(s.box.map.starts)))


# -- free spots -----------------------------------------------------------------------------------------------


class Putting(Ask, frozen=True):
    """rampage.judge.10: a player puts a Monster on a free spot, the whole Paws inside one Neighborhood."""

    whom: Seat

    def zones(self, s: Rampage) -> tuple[Zone, ...]:
        return tuple(range(len(s.box.map.neighborhoods)))

    def menu(self, s: Rampage, seat: Seat) -> Menu:
        return Spots(s, self.whom, self.zones(s), self.rule)

    def refuse(self, s: Rampage, seat: Seat, choice: Choice) -> Refusal | None:
        return refuse_spot(s, self.whom, choice, self.zones(s), self.rule)

    def take(self, s: Rampage, choice: Place) -> None:
        s.away[self.whom] = False
        zone = zone_at(s, (choice.x, choice.y))
        facts: dict[str, Any] = {"who": Who(self.seat), "whom": Who(self.whom), "zone": zone_name(s.box, zone)}
        s.tell(self.rule, f"puts-{type(self).__name__.lower()}", **facts)
        corner = s.box.corners[self.whom]
        s.then(Arrange((Stand(corner, (choice.x, choice.y), choice.yaw, s.inverted[self.whom]),)))

    def prompt(self, s: Rampage, seat: Seat) -> Words:
        return Words(f"ask-{type(self).__name__.lower()}", {"whom": Who(self.whom)})


class Relocate(Putting, frozen=True):
    """rampage.runaway-a.5, rampage.runaway-a.10, rampage.runaway-b.12: the next player chooses the Neighborhood and
    the spot."""

    rule = "rampage.runaway-a.5"


class Reappear(Putting, frozen=True):
    """rampage.superpowers.4, rampage.turn.6: after Invisibility, in any Neighborhood."""

    rule = "rampage.superpowers.4"


class FlyTo(Putting, frozen=True):
    """rampage.superpowers.9: Small Wings, to any Neighborhood."""

    rule = "rampage.superpowers.9"


def whole(*values: object) -> bool:
    return all(type(value) is int for value in values)


def zone_at(s: Rampage, spot: Spot) -> Zone:
    """The Neighborhood whose area a spot is in; -1 outside the City."""
    zones = enumerate(s.box.map.neighborhoods)
    return next((k for k, zone in zones if zone.area.holds(*spot)), -1)


def refuse_spot(s: Rampage, whom: Seat, choice: Choice, zones: tuple[Zone, ...], rule: str) -> Refusal | None:
    if not isinstance(choice, Place) or choice.up:
        return no(rule, "choose-a-spot")
    if not whole(choice.x, choice.y, choice.yaw) or not 0 <= choice.yaw < FULL_TURN:
        return no(rule, "no-whole-numbers")
    spot = (choice.x, choice.y)
    zone = zone_at(s, spot)
    if zone not in zones or not s.box.world.within(s.paws(whom), spot, zone):
        return no(rule, "not-wholly-inside")
    lifted = s.box.world.remove(s.table, (s.body(whom),))
    return None if s.box.world.free(lifted, s.paws(whom), spot) else no("rampage.judge.10", "spot-not-free")


class SpotForm(Struct, frozen=True, kw_only=True):
    """What a client asks for: a spot for the Paws of a Monster, in which Neighborhoods, on top of which Buildings."""

    kind: str = "spot"
    monster: Monster
    zones: tuple[Zone, ...]
    tops: tuple[int, ...] = ()


class Spots:
    """A `Space`: every free spot in some Neighborhoods, and perhaps some other choices."""

    __slots__ = ("also", "rule", "s", "whom", "zones")

    def __init__(
        self, s: Rampage, whom: Seat, zones: tuple[Zone, ...], rule: str, also: tuple[Choice, ...] = ()
    ) -> None:
        self.s, self.whom, self.zones, self.rule, self.also = s, whom, zones, rule, also

    def __contains__(self, choice: Choice) -> bool:
        return choice in self.also or refuse_spot(self.s, self.whom, choice, self.zones, self.rule) is None

    def form(self) -> SpotForm:
        return SpotForm(monster=self.s.box.corners[self.whom], zones=self.zones)

    def sample(self, rng: Random) -> Choice:
        """Any free spot can come; the middle of a Neighborhood if a few tries hit none."""
        if self.also and rng.random() < 0.5:
            return rng.choice(self.also)
        for _ in range(TRIES):
            area = self.s.box.map.neighborhoods[rng.choice(self.zones)].area
            place = Place(*somewhere(area, rng), rng.randrange(FULL_TURN))
            if place in self:
                return place
        return next(iter(self.worth_trying()))

    def worth_trying(self) -> Iterator[Choice]:
        """The free spot nearest to the middle of each Neighborhood; in few of them also nearest to their ends."""
        for zone in self.zones:
            anchors = self.s.box.anchors[zone]
            for near in anchors if len(self.zones) <= FEW else anchors[:1]:
                spot = self.s.box.world.free_spot(self.s.table, self.s.paws(self.whom), near, zone)
                if spot is not None:
                    yield Place(*spot)
        yield from self.also


def somewhere(area: Rect, rng: Random) -> Spot:
    r = PAWS_RADIUS
    return rng.randint(area.west + r, area.east - r), rng.randint(area.south + r, area.north - r)
