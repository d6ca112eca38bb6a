"""What things are worth: a Monster's icons, a hand, a city.

The unit is the Level that a hand could still reach. A point costs as much of it as
all hands together can still spend, divided by all points still to be won.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final

from roarhouse.core.bags import Bag, take
from roarhouse.core.words import Seat
from roarhouse.games.rarrr.rules.bids import Priced
from roarhouse.games.rarrr.state import Rarrr

USEFUL_LIMIT: Final = 6  # more cards of one type than this are rarely drafted
BOOST_COST: Final = 3.0  # what a point of Boost could add elsewhere, in Levels
ANGRIEST: Final = 0.2  # what it is worth to select the next city, in points
DOUBT: Final = 0.3  # spread of the rivals' estimated prices


def promise(limits: tuple[int, ...]) -> int:
    """Power grows with the square of a limit."""
    return sum([min(limit, USEFUL_LIMIT) ** 2 for limit in limits])


def with_cards(s: Rarrr, seat: Seat, cards: tuple[int, ...]) -> tuple[int, ...]:
    icons = [s.box.monster_icons[s.monsters[seat]], *[s.box.katakana_icons[card] for card in cards]]
    return tuple(map(sum, zip(*icons, strict=True)))


def reserve(s: Rarrr, seat: Seat, hand: Bag) -> int:
    """What a hand could still reach, every type laid in sets as large as its limit allows."""
    total, box = 0, s.box
    for most, kinds in zip(s.limits[seat], box.kinds_of, strict=True):
        if most:
            total += reach(most, tuple([(box.value_of[kind], hand[kind]) for kind in kinds]))
    return total


@lru_cache(maxsize=2**14)
def reach(most: int, cards: tuple[tuple[int, int], ...]) -> int:
    """What the cards of one type reach: pairs of value and number, weakest first."""
    values = [value for value, n in reversed(cards) for _ in range(n)]
    sets = [values[k : k + most] for k in range(0, len(values), most)]
    return sum([sum(some) * len(some) for some in sets])


class Prices:
    """The value of the contested city, and what each rival may pay for it."""

    def __init__(self, s: Rarrr, seat: Seat) -> None:
        self.s, self.seat = s, seat
        # a city that another player gets is a loss too: shared by two, almost nothing by six
        self.points = s.box.points[s.city] * (1 + 1 / (len(s.box.seats) - 1))
        reserves = [reserve(s, other, s.hands[other]) for other in s.box.seats]
        worth, later = s.box.points[s.city], sum([s.box.points[city] for city in s.row])
        self.own = reserves[seat]
        # points per Level, for what is kept and for what the others would pay now
        self.kept = later / max(1, sum(reserves))
        fair = worth * max(1, sum(reserves)) / (later + worth)
        rivals = [other for other in s.box.seats if other != seat and not s.passed[other] and any(s.hands[other])]
        self.rivals = [(s.levels[k], s.levels[k] + reserves[k], fair * rival_eagerness(reserves, k)) for k in rivals]
        # a Boost that is left over in the end was worth nothing
        self.boost_price = self.kept / 2 if s.round == 3 else max(self.kept, 0.1)

    def chance(self, level: int) -> float:
        """The probability that no rival goes above a Level."""
        chance = 1.0
        for laid, reach, price in self.rivals:
            if reach > level:
                chance *= 1 / (1 + exp((price - (level - laid)) / (DOUBT * price + 1)))
        return chance

    def gain_of(self, bid: Priced) -> float:
        s, seat = self.s, self.seat
        cards = [card for laid in bid.sets for card in (*laid.cards, *laid.down)]
        left = take(s.hands[seat], cards)
        cost = self.kept * (self.own - reserve(s, seat, left))
        cost += sum([laid.boost for laid in bid.sets]) * BOOST_COST * self.boost_price
        chance = self.chance(s.levels[seat] + bid.power)
        return chance * (self.points - cost) - (1 - chance) * cost * 0.7

    def gain_of_passing(self) -> float:
        return ANGRIEST if self.s.passed.count(False) == 2 and self.s.battles(self.seat) else 0.0


def rival_eagerness(reserves: list[int], rival: Seat) -> float:
    """A rich rival pays more than a poor one."""
    mean = max(1.0, sum(reserves) / len(reserves))
    return 0.5 + 0.5 * min(2.0, reserves[rival] / mean)
