"""A greedy player: drafts for its Monster, and pays for a city what its points are worth in cards.

Power is the money: everything is reckoned in the Levels that a hand could still reach. A point costs as much of it
as all hands together can still spend, divided by all points still to be won.
"""

from __future__ import annotations

from itertools import combinations
from math import exp
from random import Random
from typing import TYPE_CHECKING, Any, Final

from roarhouse.core.bags import Bag, add, cards_of, stirred, take
from roarhouse.core.words import Seat
from roarhouse.games.rarrr.bids import Priced, cheapest
from roarhouse.games.rarrr.choices import Arrange, Bid, Keep, Pass, Pick, Select
from roarhouse.games.rarrr.components import POWERS
from roarhouse.games.rarrr.draft import Draft
from roarhouse.games.rarrr.passing import passes
from roarhouse.games.rarrr.setup import KeepTwo, NameMonster

if TYPE_CHECKING:
    from roarhouse.core.game import Choice
    from roarhouse.games.rarrr.state import Rarrr

USEFUL_LIMIT: Final = 6  # more cards of one type than this are rarely drafted
BOOST_COST: Final = 3.0  # what a point of Boost could add elsewhere, in Levels
ANGRIEST: Final = 0.2  # what it is worth to select the next city, in points
DOUBT: Final = 0.3  # how widely the others' prices scatter


class Greedy:
    """Gets imagined tables only, so whatever it looks at is its own guess."""

    def choose(self, game: Any, s: Rarrr, seat: Seat, rng: Random) -> Choice:
        match s.agenda[-1]:
            case Draft(of):
                return pick_katakana(s, seat, rng) if of == "katakana" else pick_power(s, seat, rng)
            case KeepTwo():
                return keep(s, seat, rng)
            case NameMonster():
                return rng.choice([Arrange((0, 1, 2)), Arrange((1, 0, 2)), Arrange((1, 2, 0))])
        return select(s, seat) if s.city < 0 else bid_or_pass(s, seat)


# -- the Monster -----------------------------------------------------------------------------------------------------


def promise(limits: tuple[int, ...]) -> int:
    """Power grows with the square of a limit."""
    return sum([min(limit, USEFUL_LIMIT) ** 2 for limit in limits])


def with_cards(s: Rarrr, seat: Seat, cards: tuple[int, ...]) -> tuple[int, ...]:
    icons = [s.box.monster_icons[s.monsters[seat]], *[s.box.katakana_icons[card] for card in cards]]
    return tuple(map(sum, zip(*icons, strict=True)))


def pick_katakana(s: Rarrr, seat: Seat, rng: Random) -> Pick:
    """The card that makes the best pair with those drafted already."""
    drafted = cards_of(s.hands[seat])

    def worth(card: int) -> int:
        pairs: list[tuple[int, ...]] = [*combinations([*drafted, card], 2)] or [(card,)]
        return max(promise(with_cards(s, seat, pair)) for pair in pairs) * 10 + promise(with_cards(s, seat, (card,)))

    return Pick(max(stirred(rng, cards_of(s.packs[seat])), key=worth))


def keep(s: Rarrr, seat: Seat, rng: Random) -> Keep:
    pairs = stirred(rng, list(combinations(cards_of(s.hands[seat]), 2)))
    return Keep(max(pairs, key=lambda pair: promise(with_cards(s, seat, pair))))


# -- the hand --------------------------------------------------------------------------------------------------------


def reserve(s: Rarrr, seat: Seat, hand: Bag) -> int:
    """What a hand could still reach, every type laid in sets as large as its limit allows."""
    total, value_of = 0, s.box.value_of
    for power, most in enumerate(s.limits[seat]):
        if most:
            values = [value_of[kind] for kind in reversed(s.box.kinds_of[power]) for _ in range(hand[kind])]
            for k in range(0, len(values), most):
                some = values[k : k + most]
                total += sum(some) * len(some)
    return total


def pick_power(s: Rarrr, seat: Seat, rng: Random) -> Pick:
    """The card that adds most to the reserve; rather one of a type with room for more."""
    hand, limits = s.hands[seat], s.limits[seat]

    def worth(card: int) -> float:
        power = s.box.power_of[card]
        room = limits[power] - sum([hand[kind] for kind in s.box.kinds_of[power]])
        return (
            reserve(s, seat, add(hand, (card,))) + limits[power] * (1.5 if room > 0 else 0.2) + s.box.value_of[card]
        )

    return Pick(max(stirred(rng, cards_of(s.packs[seat])), key=worth))


# -- the battle ------------------------------------------------------------------------------------------------------


def select(s: Rarrr, seat: Seat) -> Select:
    """The richest city when strong, a cheap one to wear the others down when weak."""
    reserves = [reserve(s, other, s.hands[other]) for other in s.box.seats]
    strong = reserves[seat] * len(reserves) >= sum(reserves)
    resisted = [
        sum([s.limits[k][power] for k in s.box.seats if k != seat]) - 3 * s.limits[seat][power]
        for power in range(len(POWERS))
    ]

    def liking(city: int) -> float:
        points = s.box.points[city] if strong else -s.box.points[city]
        return points + (0.05 * resisted[s.box.resisted[city]] if s.box.options.power_resistance else 0)

    return Select(max(s.row, key=liking))


def bid_or_pass(s: Rarrr, seat: Seat) -> Bid | Pass:
    out = best_pass(s, seat)
    if not any(s.hands[seat]):
        return out
    prices = Prices(s, seat)
    best = max(cheapest(s, seat), key=prices.gain_of, default=None)
    if best is None or prices.gain_of(best) <= prices.gain_of_passing():
        return out
    return Bid(best.sets)


def best_pass(s: Rarrr, seat: Seat) -> Pass:
    """Take back what makes the hand strongest."""
    ways = passes(s, seat)
    if len(ways) == 1:
        return ways[0]
    return max(
        ways, key=lambda way: (reserve(s, seat, add(s.hands[seat], [b.card for b in way.back])), len(way.back))
    )


class Prices:
    """What this city is worth, and what everybody may pay for it."""

    def __init__(self, s: Rarrr, seat: Seat) -> None:
        self.s, self.seat = s, seat
        self.points = s.box.points[s.city]
        reserves = [reserve(s, other, s.hands[other]) for other in s.box.seats]
        later = sum([s.box.points[city] for city in s.row])
        self.own = reserves[seat]
        # points per Level, for what is kept and for what the others would pay now
        self.kept = later / max(1, sum(reserves))
        fair = self.points * max(1, sum(reserves)) / (later + self.points)
        rivals = [other for other in s.box.seats if other != seat and not s.passed[other] and any(s.hands[other])]
        self.rivals = [(s.levels[k], s.levels[k] + reserves[k], fair * rival_eagerness(reserves, k)) for k in rivals]
        self.last_round = s.round == 3

    def chance(self, level: int) -> float:
        """That nobody goes above a Level."""
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
        boosts = sum([laid.boost for laid in bid.sets])
        cost += boosts * BOOST_COST * (self.kept if self.last_round else max(self.kept, 0.1))
        chance = self.chance(s.levels[seat] + bid.power)
        return chance * (self.points - cost) - (1 - chance) * cost * 0.7

    def gain_of_passing(self) -> float:
        return ANGRIEST if self.s.passed.count(False) == 2 and self.s.battles(self.seat) else 0.0


def rival_eagerness(reserves: list[int], rival: Seat) -> float:
    """A rich rival pays more than a poor one."""
    mean = max(1.0, sum(reserves) / len(reserves))
    return 0.5 + 0.5 * min(2.0, reserves[rival] / mean)
