"""A greedy player: drafts for its Monster, and pays for a city what its points are worth in cards."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any, ClassVar

from roarhouse.core.bags import add, cards_of, stirred
from roarhouse.core.game import Choice
from roarhouse.core.words import Seat
from roarhouse.games.rarrr.bot.value import Prices, promise, reserve, with_cards
from roarhouse.games.rarrr.choices import Arrange, Bid, Keep, Pass, Pick, Select
from roarhouse.games.rarrr.components import POWERS
from roarhouse.games.rarrr.rules.bids import Priced, cheapest
from roarhouse.games.rarrr.rules.draft import Draft
from roarhouse.games.rarrr.rules.passing import passes
from roarhouse.games.rarrr.rules.setup import KeepTwo, NameMonster
from roarhouse.games.rarrr.state import Rarrr


class Greedy:
    """Sees imagined tables only."""

    rung: ClassVar[int] = 1

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


def pick_power(s: Rarrr, seat: Seat, rng: Random) -> Pick:
    """The card that adds most to the reserve, with a preference for types with room for more."""
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
    best = max(sensible(s, seat, cheapest(s, seat)), key=prices.gain_of, default=None)
    if best is None or prices.gain_of(best) <= prices.gain_of_passing():
        return out
    return Bid(best.sets)


def sensible(s: Rarrr, seat: Seat, bids: list[Priced]) -> list[Priced]:
    """A first bid has one Boost at most, as long as there are cities to come."""
    if s.laid[seat] or (s.round == 3 and len(s.row) < 2):
        return bids
    return [bid for bid in bids if sum([laid.boost > 0 for laid in bid.sets]) < 2]


def best_pass(s: Rarrr, seat: Seat) -> Pass:
    """Take back what makes the hand strongest."""
    ways = passes(s, seat)
    if len(ways) == 1:
        return ways[0]
    return max(
        ways, key=lambda way: (reserve(s, seat, add(s.hands[seat], [b.card for b in way.back])), len(way.back))
    )


BOT = Greedy
