"""A cheap policy for simulations: bids what a city is worth in proportion to the hands."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any, Final

from roarhouse.core.bags import cards_of
from roarhouse.core.game import Choice
from roarhouse.core.words import Seat
from roarhouse.games.rarrr.bot.value import promise, reserve, with_cards
from roarhouse.games.rarrr.choices import Back, Bid, Keep, Pass, Pick, Select, Set
from roarhouse.games.rarrr.rules.battle import Bidding, SelectCity
from roarhouse.games.rarrr.rules.draft import Draft
from roarhouse.games.rarrr.rules.passing import NOTHING_BACK, may_take_back, played
from roarhouse.games.rarrr.rules.sets import power_of
from roarhouse.games.rarrr.rules.setup import ORDERS, KeepTwo, NameMonster
from roarhouse.games.rarrr.rules.strongest import free_cards
from roarhouse.games.rarrr.state import Rarrr

AHEAD: Final = 1
LEAST, SPREAD = 0.6, 0.8  # how much of a fair price a bidder pays


def chapter(s: Rarrr) -> object:
    """The Monsters, each draft up to its first battle, and each battle."""
    return s.round, len(s.row) + (s.city >= 0)


def choose(s: Rarrr, seat: Seat, rng: Random) -> Choice:
    match s.agenda[-1]:
        case Bidding():
            return bid_or_pass(s, seat, rng)
        case Draft(of):
            return pick_katakana(s, seat, rng) if of == "katakana" else pick_power(s, seat, rng)
        case SelectCity():
            return Select(max(s.row, key=lambda city: s.box.points[city] * rng.random()))
        case KeepTwo():
            return keep(s, seat)
    return ORDERS[0]


def candidates(s: Rarrr, seat: Seat) -> tuple[Choice, ...]:
    """A name has no value, so there is one candidate; () stands for what the menu holds to be worth trying."""
    return (ORDERS[0],) if isinstance(s.agenda[-1], NameMonster) else ()


# -- drafts ----------------------------------------------------------------------------------------------------------


def pick_katakana(s: Rarrr, seat: Seat, rng: Random) -> Pick:
    own = tuple(cards_of(s.hands[seat]))
    kinds = [kind for kind, n in enumerate(s.packs[seat]) if n]
    return Pick(max(kinds, key=lambda card: promise(with_cards(s, seat, (*own, card))) + rng.random()))


def keep(s: Rarrr, seat: Seat) -> Keep:
    pairs = combinations(cards_of(s.hands[seat]), 2)
    return Keep(max(pairs, key=lambda pair: promise(with_cards(s, seat, pair))))


def pick_power(s: Rarrr, seat: Seat, rng: Random) -> Pick:
    """A strong card of the type with the highest limit that has room."""
    box, hand, limits = s.box, s.hands[seat], s.limits[seat]
    room = [limits[power] - sum([hand[kind] for kind in kinds]) for power, kinds in enumerate(box.kinds_of)]
    best, least = -1, -1.0
    for kind, n in enumerate(s.packs[seat]):
        if n:
            power = box.power_of[kind]
            worth = box.value_of[kind] * 1.5 + (limits[power] * 2 if room[power] > 0 else 0) + rng.random()
            if worth > least:
                best, least = kind, worth
    return box.picks[best]


# -- battles ---------------------------------------------------------------------------------------------------------


def bid_or_pass(s: Rarrr, seat: Seat, rng: Random) -> Bid | Pass:
    beat = s.highest_other(seat) - s.levels[seat]
    price = price_of_city(s, seat) * (LEAST + SPREAD * rng.random())
    if beat < price:
        sets = cheap_sets(s, seat, beat, price)
        if sets:
            return Bid(sets)
    return take_back(s, seat)


def price_of_city(s: Rarrr, seat: Seat) -> float:
    """The city's part of all points in this round, in Levels, for a hand of this strength."""
    reserves = [reserve(s, other, s.hands[other]) for other in s.box.seats]
    points, total = s.box.points, sum(reserves) or 1
    later = sum([points[city] for city in s.row])
    eager = 0.5 + 0.5 * min(2.0, reserves[seat] * len(reserves) / total)
    return points[s.city] * total / (later + points[s.city]) * eager + 1


def cheap_sets(s: Rarrr, seat: Seat, beat: int, price: float) -> tuple[Set, ...]:
    """The cheapest set of one type that beats the Level; else the strongest sets of several types, with Boosts."""
    value_of, best, least = s.box.value_of, None, 1e9
    free = free_cards(s, seat)
    for power, most, cards in free:
        for n in range(1, min(most, len(cards)) + 1):
            for some in (cards[:n], cards[-n:]):
                total = sum([value_of[card] for card in some])
                if beat < total * n <= price + 6 and total + n < least:
                    best, least = Set(power, tuple(some)), total + n
    return (best,) if best else several_sets(s, seat, beat, price, free)


def several_sets(s: Rarrr, seat: Seat, beat: int, price: float, free: list[Any]) -> tuple[Set, ...]:
    sets: list[Set] = []
    level = 0
    boosts = sorted(s.boosts[seat])
    for power, most, cards in sorted(free, key=lambda one: -min(one[1], len(one[2]))):
        some = tuple(cards[-most:])
        boost = boosts.pop() if boosts and (len(some) > 2 or s.round == 3) else 0
        sets.append(Set(power, some, boost))
        level += power_of(s, sets[-1])
        if level > beat:
            return tuple(sorted(sets, key=lambda one: one.power)) if level <= price + 6 else ()
    return ()


def take_back(s: Rarrr, seat: Seat) -> Pass:
    """The cards of the types with the highest limits."""
    if not s.laid[seat]:
        return NOTHING_BACK
    limits, value_of = s.limits[seat], s.box.value_of
    cards = played(s, seat)

    def worth(back: Back) -> tuple[int, int]:
        return limits[s.box.power_of[back.card]], value_of[back.card]

    best = sorted(cards, key=worth, reverse=True)[: may_take_back(s, seat)]
    return Pass(tuple([back for k, back in enumerate(cards) if any(back is one for one in best)]))
