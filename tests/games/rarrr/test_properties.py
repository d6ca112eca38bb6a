"""Any bid of any hand: the engine against all bids that the book allows, found by trying every one."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations, product
from random import Random
from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from roarhouse.core.bags import cards_of
from roarhouse.games.rarrr.choices import Bid, Set
from roarhouse.games.rarrr.rules.bids import Bids
from roarhouse.games.rarrr.touches import worth
from tests.games.rarrr.cards import GAME, KINDS, shown
from tests.games.rarrr.table import Table

EXAMPLES = settings(max_examples=150)
TYPES = range(4)
TOXIC = 1
UNUSED, FACE_UP = -2, -1  # what becomes of a card in a bid; otherwise it lies face-down in the set of that type
VALUE_OF = {kind: value for (_, value), kind in KINDS.items()}
TYPE_OF = {kind: power for (power, _), kind in KINDS.items()}

Legal = dict[tuple[Set, ...], int]  # every legal bid, its sets by type and its cards by kind, with its Level


class Battle(NamedTuple):
    """Ann is to bid at São Paulo, which resists Toxic."""

    t: Table
    hand: list[int]

    @property
    def legal(self) -> Legal:
        return {bid: level for bid, level in self.levels() if level > self.t.s.levels[1]}

    def levels(self) -> Iterator[tuple[tuple[Set, ...], int]]:
        """Every bid that the book allows, but for the Level to beat."""
        s = self.t.s
        for plain in {plain for fates in self.fates() if (plain := self.sets(fates))}:
            for boosts in boosts_for(len(plain), s.boosts[0]):
                bid = tuple(Set(one.power, one.cards, b, one.down) for one, b in zip(plain, boosts, strict=True))
                yield bid, s.levels[0] + sum(book_power(one, s.box.options.boost_mode) for one in bid)

    def fates(self) -> Iterator[tuple[int, ...]]:
        """rarrr.sets.2, rarrr.advanced-facedown.6: a card lies face-up in the set of its type, or face-down in a set
        of another one."""
        options = self.t.s.box.options
        down = TYPES if options.face_down_cards else ()
        same = options.face_down_same_type
        yield from product(
            *[(UNUSED, FACE_UP, *(p for p in down if same or p != TYPE_OF[card])) for card in self.hand]
        )

    def sets(self, fates: tuple[int, ...]) -> tuple[Set, ...]:
        """The sets that these cards make; none if one of them is against the book."""
        found = []
        for power in TYPES:
            cards = tuple(c for c, f in zip(self.hand, fates, strict=True) if f == FACE_UP and TYPE_OF[c] == power)
            down = tuple(c for c, f in zip(self.hand, fates, strict=True) if f == power)
            if not cards and not down:
                continue
            if not cards or not self.fits(power, len(cards), len(down)):
                return ()
            found.append(Set(power, cards, 0, down))
        return tuple(found)

    def fits(self, power: int, up: int, down: int) -> bool:
        """rarrr.sets.6, rarrr.sets.7, rarrr.advanced-facedown.4, rarrr.advanced-resistance.2: one set of a type in a
        battle, with no more cards than icons, and one fewer if the city resists it."""
        s, options = self.t.s, self.t.s.box.options
        icons = s.limits[0][power]
        fewer = max(0, icons - 1) if options.power_resistance and power == TOXIC else icons
        in_all = fewer if options.resistance_counts_face_down else icons
        return power not in [laid.power for laid in s.laid[0]] and up <= fewer and up + down <= in_all


def boosts_for(sets: int, boosts: tuple[int, ...]) -> set[tuple[int, ...]]:
    """rarrr.boost.4, rarrr.boost.8: in each set one Boost or none, and each Boost once."""
    return set(permutations((*boosts, *[0] * sets), sets))


def book_power(laid: Set, mode: str) -> int:
    """rarrr.sets.10, rarrr.boost.5: the sum of the values, with the Boost, times the number of cards."""
    values, cards = sum(VALUE_OF[card] for card in laid.cards), len(laid.cards) + len(laid.down)
    return values * cards + laid.boost if mode == "flat" else (values + laid.boost) * cards


def in_order(bid: Bid) -> tuple[Set, ...]:
    tidy = [Set(one.power, tuple(sorted(one.cards)), one.boost, tuple(sorted(one.down))) for one in bid.sets]
    return tuple(sorted(tidy, key=lambda one: one.power))


OPTIONS: st.SearchStrategy[dict[str, Any]] = st.fixed_dictionaries(
    {
        "faceDownCards": st.sampled_from([True, True, False]),
        "faceDownSameType": st.sampled_from([False, False, True]),
        "powerResistance": st.booleans(),
        "resistanceCountsFaceDown": st.booleans(),
        "boostMode": st.sampled_from(["sum", "sum", "flat"]),
    }
)
CARDS = st.sampled_from(sorted(VALUE_OF))


@st.composite
def battles(draw: st.DrawFn, most: int) -> Battle:
    """Any hand of up to so many cards, any limits, Boosts, earlier set and Level to beat."""
    hand = sorted(draw(st.lists(CARDS, min_size=1, max_size=most)))
    boosts = draw(st.lists(st.sampled_from([1, 2, 3]), unique=True))
    t = Table("Ann Ben", **draw(OPTIONS)).holds(Ann=shown(hand), Ben="F 3").at("São Paulo")
    t.s.limits[0] = draw(st.tuples(*[st.integers(0, 5)] * 4))
    t.s.boosts[0] = tuple(sorted(boosts))
    t.s.levels[:] = [0, draw(st.integers(0, 60))]
    if draw(st.booleans()):
        earlier = draw(CARDS)
        t.s.laid[0], t.s.levels[0] = (Set(TYPE_OF[earlier], (earlier,)),), VALUE_OF[earlier]
    return Battle(t, cards_of(t.s.hands[0]))


@st.composite
def bids(draw: st.DrawFn, battle: Battle) -> Bid:
    """A bid of the book, changed in a few places or not at all; or any bid."""
    some = st.lists(CARDS, max_size=3).map(tuple)
    any_set = st.builds(Set, st.integers(0, 3), some, st.integers(0, 4), some)
    near = sorted({bid for bid, _ in battle.levels()}, key=str)
    if not near or draw(st.integers(0, 3)) == 0:
        return Bid(tuple(draw(st.lists(any_set, max_size=3))))
    sets = list(draw(st.sampled_from(near)))
    k = draw(st.integers(0, len(sets) - 1))
    changed = draw(st.sampled_from(["nothing", "card", "down", "boost", "set", "order"]))
    one = sets[k]
    match changed:
        case "card":
            sets[k] = Set(one.power, (*one.cards, draw(CARDS)), one.boost, one.down)
        case "down":
            sets[k] = Set(one.power, one.cards, one.boost, (*one.down, draw(CARDS)))
        case "boost":
            sets[k] = Set(one.power, one.cards, draw(st.integers(0, 4)), one.down)
        case "set":
            sets.append(draw(any_set))
        case "order":
            sets = [Set(s.power, s.cards[::-1], s.boost, s.down[::-1]) for s in reversed(sets)]
    return Bid(tuple(sets))


@pytest.mark.slow
@given(st.data())
@settings(max_examples=400)
def test_any_bid_is_on_the_menu_if_it_is_not_refused_if_the_book_allows_it(data: st.DataObject) -> None:
    battle = data.draw(battles(4))
    bid = data.draw(bids(battle))
    s, legal = battle.t.s, battle.legal
    assert (GAME.refuse(s, 0, bid) is None) == (bid in Bids(s, 0)) == (in_order(bid) in legal)
    added_up = worth(s, 0, bid)
    assert added_up is not None
    mode = s.box.options.boost_mode
    assert [one.worth for one in added_up.sets] == [book_power(one, mode) for one in bid.sets]
    assert added_up.level == legal.get(in_order(bid), s.levels[0] + sum(book_power(one, mode) for one in bid.sets))


@given(battles(4))
@EXAMPLES
def test_every_bid_that_the_book_allows_is_accepted_and_applied_at_its_level(battle: Battle) -> None:
    s = battle.t.s
    for sets, level in battle.legal.items():
        assert GAME.refuse(s, 0, Bid(sets)) is None
        after = GAME.copy(s)
        GAME.apply(after, 0, Bid(sets))
        assert after.levels[0] == level


@given(battles(4), st.integers(0, 99))
@EXAMPLES
def test_a_random_choice_of_a_bidder_is_legal(battle: Battle, seed: int) -> None:
    legal, rng = battle.legal, Random(seed)
    for _ in range(10):
        choice = Bids(battle.t.s, 0).sample(rng)
        assert not isinstance(choice, Bid) or in_order(choice) in legal


@pytest.mark.slow
@given(battles(6))
@EXAMPLES
def test_the_level_within_reach_is_that_of_the_best_bid_of_all(battle: Battle) -> None:
    assert battle.t.view("Ann").reach == max([battle.t.s.levels[0], *battle.legal.values()])


@given(battles(5))
@EXAMPLES
def test_a_bid_is_offered_if_there_is_one_and_what_is_offered_is_legal(battle: Battle) -> None:
    legal = battle.legal
    offered = [one for one in Bids(battle.t.s, 0).worth_trying() if isinstance(one, Bid)]
    assert all(in_order(one) in legal for one in offered)
    assert bool(offered) == bool(legal)
