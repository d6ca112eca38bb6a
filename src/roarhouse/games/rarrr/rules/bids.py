"""The menu of a bidder: every legal bid and every way to pass, too many to list."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from random import Random
from typing import Final, NamedTuple

from roarhouse.core.bags import holds
from roarhouse.core.game import Choice
from roarhouse.core.words import Seat
from roarhouse.games.rarrr.choices import Bid, Pass, Set
from roarhouse.games.rarrr.rules.passing import passes, random_pass, refuse_pass
from roarhouse.games.rarrr.rules.sets import limit, power_of, refuse_bid
from roarhouse.games.rarrr.rules.strongest import free_cards, strongest_bid
from roarhouse.games.rarrr.state import Rarrr

WORTH_TRYING: Final = 24


class Bids:
    """A `Space`: sampled for random play, asked for what is worth trying by bots and by the text table."""

    __slots__ = ("s", "seat")

    def __init__(self, s: Rarrr, seat: Seat) -> None:
        self.s, self.seat = s, seat

    def __contains__(self, choice: Choice) -> bool:
        if isinstance(choice, Bid):
            return refuse_bid(self.s, self.seat, choice) is None
        return isinstance(choice, Pass) and refuse_pass(self.s, self.seat, choice) is None

    def all_choices(self) -> tuple[Pass, ...] | None:
        """The ways to pass, if no bid can beat the level."""
        beat = self.s.highest_other(self.seat) - self.s.levels[self.seat]
        return None if strongest_bid(self.s, self.seat, beat) else passes(self.s, self.seat)

    def sample(self, rng: Random) -> Bid | Pass:
        """Any legal choice can come; a bid more often than not, where one of three tries is high enough."""
        s, seat = self.s, self.seat
        if rng.random() < 0.4:
            return random_pass(s, seat, rng)
        beat = s.highest_other(seat) - s.levels[seat]
        free = free_cards(s, seat)
        for _ in range(3):
            sets = random_sets(s, seat, free, rng)
            if sets and sum([power_of(s, laid) for laid in sets]) > beat:
                return Bid(sets)
        return random_pass(s, seat, rng)

    def worth_trying(self) -> Iterator[Bid | Pass]:
        """The cheapest bids that beat the level, then every way to pass."""
        for priced in cheapest(self.s, self.seat)[:WORTH_TRYING]:
            yield Bid(priced.sets)
        yield from passes(self.s, self.seat)


class Priced(NamedTuple):
    """Sets with their Power and their price: what they take out of the hand, in points of card value."""

    price: int
    power: int
    sets: tuple[Set, ...]


def cheapest(s: Rarrr, seat: Seat) -> list[Priced]:
    """Bids that beat the level, the cheapest first. Weakest or strongest cards of a type, in up to four types; the
    strongest bid of all if none of these is high enough."""
    beat = s.highest_other(seat) - s.levels[seat]
    types = [worthwhile(s, seat, *free) for free in free_cards(s, seat)]
    found = {bid.sets: bid for bid in joined(s, seat, types) if bid.power > beat}
    if boosts := s.boosts[seat]:
        for bid in [one for few in types for one in few] + strongest(types):
            for boosted in with_boosts(s, bid, boosts):
                if boosted.power > beat:
                    found[boosted.sets] = boosted
    if not found and (sets := strongest_bid(s, seat, beat)):
        found[sets] = rebuilt(s, list(sets))
    return sorted(found.values(), key=lambda bid: (bid.price, -bid.power))


def worthwhile(s: Rarrr, seat: Seat, power: int, most: int, cards: list[int]) -> list[Priced]:
    """For each number of cards the weakest and the strongest of one type, and with face-down cards the fullest."""
    found: dict[tuple[int, ...], Priced] = {}
    for n in range(1, min(most, len(cards)) + 1):
        for ends in (tuple(cards[:n]), tuple(cards[-n:])):
            found[ends] = priced(s, Set(power, ends))
    if s.box.options.face_down_cards:
        for some in list(found):
            down = weakest_others(s, seat, power, most - len(some))
            found[(*some, *down)] = priced(s, Set(power, some, 0, down))
    return list(found.values())


def weakest_others(s: Rarrr, seat: Seat, power: int, room: int) -> tuple[int, ...]:
    """Cards of other types to fill a set with: those that the Monster can use least."""
    limits, power_of_kind, value_of = s.limits[seat], s.box.power_of, s.box.value_of
    others = [k for k, n in enumerate(s.hands[seat]) for _ in range(n) if power_of_kind[k] != power]
    others.sort(key=lambda k: (limits[power_of_kind[k]], value_of[k]))
    return tuple(sorted(others[:room]))


def priced(s: Rarrr, laid: Set) -> Priced:
    value_of = s.box.value_of
    price = sum([value_of[card] + 1 for card in laid.cards]) + len(laid.down) + 4 * laid.boost
    return Priced(price, power_of(s, laid), (laid,))


def joined(s: Rarrr, seat: Seat, types: list[list[Priced]]) -> Iterator[Priced]:
    """One type alone, any two, and the strongest of two or more."""
    for few in types:
        yield from few
    for one, other in combinations(types, 2):
        for a, b in product(one, other):
            if can_go_together(s, seat, a.sets[0], b.sets[0]):
                yield Priced(a.price + b.price, a.power + b.power, a.sets + b.sets)
    yield from strongest(types)


def can_go_together(s: Rarrr, seat: Seat, a: Set, b: Set) -> bool:
    """A card that fills one set face-down may be wanted in the other."""
    return not (a.down or b.down) or holds(s.hands[seat], (*a.cards, *a.down, *b.cards, *b.down))


def strongest(types: list[list[Priced]]) -> list[Priced]:
    """The best plain sets of two or more types."""
    best = [max((one for one in few if not one.sets[0].down), key=lambda one: one.power) for few in types]
    return [
        Priced(sum(one.price for one in some), sum(one.power for one in some), tuple(one.sets[0] for one in some))
        for n in range(2, len(best) + 1)
        for some in combinations(best, n)
    ]


def with_boosts(s: Rarrr, bid: Priced, boosts: tuple[int, ...]) -> Iterator[Priced]:
    """One Boost in the largest set; or all of them, the highest in the largest."""
    by_size = sorted(bid.sets, key=lambda laid: -len(laid.cards) - len(laid.down))
    for boost in boosts:
        yield rebuilt(s, [*by_size[1:], Set(by_size[0].power, by_size[0].cards, boost, by_size[0].down)])
    if len(by_size) > 1 and len(boosts) > 1:
        values = [*sorted(boosts, reverse=True), 0, 0, 0][: len(by_size)]
        yield rebuilt(
            s,
            [Set(one.power, one.cards, boost, one.down) for one, boost in zip(by_size, values, strict=True)],
        )


def rebuilt(s: Rarrr, sets: list[Set]) -> Priced:
    parts = [priced(s, laid) for laid in sorted(sets, key=lambda laid: laid.power)]
    return Priced(sum(p.price for p in parts), sum(p.power for p in parts), tuple(p.sets[0] for p in parts))


def random_sets(s: Rarrr, seat: Seat, free: list[tuple[int, int, list[int]]], rng: Random) -> tuple[Set, ...]:
    random = rng.random
    boosts, sets = s.boosts[seat], []
    spare = list(s.hands[seat]) if s.box.options.face_down_cards else None
    for power, most, cards in free:
        if random() < 0.5:
            continue
        n = 1 + int(random() * min(most, len(cards)))
        chosen = cards[:] if n == len(cards) else rng.sample(cards, n)
        boost = 0
        if boosts and random() < 0.25:
            boost = boosts[int(random() * len(boosts))]
            boosts = tuple([other for other in boosts if other != boost])
        sets.append(Set(power, tuple(sorted(chosen)), boost))
    return tuple(sets) if spare is None else add_face_down(s, seat, sets, spare, rng)


def add_face_down(s: Rarrr, seat: Seat, sets: list[Set], spare: list[int], rng: Random) -> tuple[Set, ...]:
    """Fill some of the room under the limits with cards that are left over."""
    for laid in sets:
        for card in laid.cards:
            spare[card] -= 1
    filled = []
    for laid in sets:
        room = limit(s, seat, laid.power) - len(laid.cards)
        same = s.box.options.face_down_same_type
        others = [k for k, n in enumerate(spare) for _ in range(n) if same or s.box.power_of[k] != laid.power]
        down = rng.sample(others, min(len(others), rng.randint(0, room))) if room > 0 else []
        for card in down:
            spare[card] -= 1
        filled.append(Set(laid.power, laid.cards, laid.boost, tuple(sorted(down))))
    return tuple(filled)
