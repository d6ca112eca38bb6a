"""The strongest bid of a hand: how high a Monster can still get in this battle, face-down cards included."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations, product
from typing import Final, NamedTuple

from roarhouse.core.words import Seat
from roarhouse.games.rarrr.choices import Set
from roarhouse.games.rarrr.rules.sets import limit, power_of
from roarhouse.games.rarrr.state import Rarrr

REMEMBERED: Final = 4096  # hands


class Plan(NamedTuple):
    """A bid by numbers, for each type that may still be laid: cards face-up, cards face-down, and a Boost."""

    up: tuple[int, ...]
    down: tuple[int, ...]
    boosts: tuple[int, ...]


def free_cards(s: Rarrr, seat: Seat) -> list[tuple[int, int, list[int]]]:
    """For each type that may still be laid: the type, its limit, and the cards of it in hand, weakest first."""
    hand, laid, found = s.hands[seat], [done.power for done in s.laid[seat]], []
    for power, kinds in enumerate(s.box.kinds_of):
        most = limit(s, seat, power)
        if most and power not in laid:
            cards = [kind for kind in kinds for _ in range(hand[kind])]
            if cards:
                found.append((power, most, cards))
    return found


def strongest_bid(s: Rarrr, seat: Seat, above: int = 0) -> tuple[Set, ...]:
    """The sets of the highest Power that can be laid now; none if that is not more than `above`."""
    search = Search(s, seat, above)
    for up in search.sizes():
        search.consider(up)
    return search.sets()


class Search:
    """Tries every number of face-up cards of each type: always the strongest, because face-down cards add only their
    number. For each of them the rest follows: Boosts, and face-down cards where they count most."""

    __slots__ = ("best", "boosts", "free", "hand", "plan", "s", "seat", "sums", "whole")

    def __init__(self, s: Rarrr, seat: Seat, above: int) -> None:
        self.s, self.seat, self.best = s, seat, above
        self.plan: Plan | None = None
        self.free = free_cards(s, seat)
        self.hand = sum(s.hands[seat])
        self.boosts = sorted(s.boosts[seat], reverse=True)
        self.sums = [running_sums([s.box.value_of[card] for card in reversed(cards)]) for _, _, cards in self.free]
        by_icons = not s.box.options.resistance_counts_face_down
        self.whole = [s.limits[seat][power] if by_icons else most for power, most, _ in self.free]

    def sizes(self) -> Iterator[tuple[int, ...]]:
        """How many cards of each type lie face-up. Without face-down cards: as many as possible."""
        fullest = [min(most, len(cards)) for _, most, cards in self.free]
        least = [0] * len(fullest) if self.s.box.options.face_down_cards else fullest
        return product(*[range(most, few - 1, -1) for most, few in zip(fullest, least, strict=True)])

    def consider(self, up: tuple[int, ...]) -> None:
        sums = [of[n] for of, n in zip(self.sums, up, strict=True)]
        spare, rooms = self.rooms(up)
        sizes = [n + room for n, room in zip(up, rooms, strict=True)]
        boosts = self.boosts[: sum(n > 0 for n in up)]
        filled = zip(up, fill(sums, rooms, spare), strict=True)
        bound = sum(total * (n + d) for total, (n, d) in zip(sums, filled, strict=True))
        bound += sum(b * size for b, size in zip(boosts, sorted(sizes, reverse=True), strict=False))
        if bound > self.best:
            for given in set(permutations([*boosts, *[0] * (len(up) - len(boosts))])):
                if all(n or not boost for n, boost in zip(up, given, strict=True)):
                    self.try_boosts(up, sums, given, fill(self.weights(sums, given), rooms, spare))

    def rooms(self, up: tuple[int, ...]) -> tuple[int, list[int]]:
        """How many cards are left over, and how many of them fit face-down into each set: under its limit, and not
        those of its own type."""
        options, spare = self.s.box.options, self.hand - sum(up)
        if not options.face_down_cards:
            return 0, [0] * len(up)
        own = [
            0 if options.face_down_same_type else len(cards) - n for (*_, cards), n in zip(self.free, up, strict=True)
        ]
        rooms = [min(most - n, spare - of) if n else 0 for most, n, of in zip(self.whole, up, own, strict=True)]
        return spare, rooms

    def weights(self, sums: list[int], boosts: tuple[int, ...]) -> list[int]:
        """What one more card adds to each set."""
        if self.s.box.options.boost_mode == "flat":
            return sums
        return [total + boost for total, boost in zip(sums, boosts, strict=True)]

    def try_boosts(self, up: tuple[int, ...], sums: list[int], boosts: tuple[int, ...], down: list[int]) -> None:
        weights = self.weights(sums, boosts)
        power = sum(weight * (n + d) for weight, n, d in zip(weights, up, down, strict=True))
        if self.s.box.options.boost_mode == "flat":
            power += sum(boosts)
        if power > self.best:
            self.best, self.plan = power, Plan(up, tuple(down), boosts)

    def sets(self) -> tuple[Set, ...]:
        """The plan with cards."""
        if self.plan is None:
            return ()
        up = {
            power: cards[len(cards) - n :] for (power, _, cards), n in zip(self.free, self.plan.up, strict=True) if n
        }
        numbers = zip((power for power, *_ in self.free), self.plan.down, self.plan.boosts, strict=True)
        needs = {power: (down, boost) for power, down, boost in numbers if power in up}
        down = share_out(self.s, self.seat, up, {power: n for power, (n, _) in needs.items()})
        return tuple(
            Set(power, tuple(sorted(up[power])), boost, tuple(sorted(down[power])))
            for power, (_, boost) in needs.items()
        )


def running_sums(values: list[int]) -> list[int]:
    """The sums of the first 0, 1, 2 … values."""
    sums = [0]
    for value in values:
        sums.append(sums[-1] + value)
    return sums


def fill(weights: list[int], rooms: list[int], spare: int) -> list[int]:
    """Face-down cards for each set, where each of them adds most first. Two sets together can use a card of any
    type, so their number is the only other limit."""
    down = [0] * len(weights)
    for k in sorted(range(len(weights)), key=weights.__getitem__, reverse=True):
        down[k] = min(rooms[k], spare)
        spare -= down[k]
    return down


def share_out(s: Rarrr, seat: Seat, up: dict[int, list[int]], needs: dict[int, int]) -> dict[int, list[int]]:
    """Which cards lie face-down in which set: the weakest that the Monster can use least, unless cards of one type
    must go now because their own set needs all others."""
    left = [[kind for kind in kinds for _ in range(s.hands[seat][kind])] for kinds in s.box.kinds_of]
    for power, cards in up.items():
        del left[power][len(left[power]) - len(cards) :]
    down: dict[int, list[int]] = {power: [] for power in needs}
    for power in needs:
        while needs[power]:
            source = next_source(s, seat, left, needs, power)
            down[power].append(left[source].pop(0))
            needs[power] -= 1
    return down


def next_source(s: Rarrr, seat: Seat, left: list[list[int]], needs: dict[int, int], power: int) -> int:
    same, spare = s.box.options.face_down_same_type, sum(map(len, left))
    others = [k for k, cards in enumerate(left) if cards and (same or k != power)]
    due = [k for k in others if not same and needs.get(k, 0) == spare - len(left[k])]
    return due[0] if due else min(others, key=lambda k: (s.limits[seat][k], s.box.value_of[left[k][0]]))


def highest_level(s: Rarrr, seat: Seat) -> int:
    """The highest Level that this seat can reach by a legal bid; its own if there is none."""
    level = s.levels[seat]
    highest = level + strongest_power(s, seat)
    return highest if highest > s.highest_other(seat) else level


def strongest_power(s: Rarrr, seat: Seat) -> int:
    """The Power of the strongest bid, remembered: a view asks after every choice, most of which change no hand."""
    limits = tuple([limit(s, seat, power) for power in range(len(s.box.kinds_of))])
    key = (s.hands[seat], s.boosts[seat], s.limits[seat], limits, tuple([done.power for done in s.laid[seat]]))
    known = s.box.strongest
    if key not in known:
        if len(known) >= REMEMBERED:
            known.clear()
        known[key] = sum([power_of(s, laid) for laid in strongest_bid(s, seat)])
    return known[key]
