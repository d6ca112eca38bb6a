"""A table laid out in a few words: who holds what, which city, who bids, who passes.

    t = Table("Ann Ben", faceDownCards=True).limits(Ann="T4").holds(Ann="T 2 3, F 1 1", Ben="E 1").at("Paris")
    t.bids("Ann", "T 2 3 +1 / F1 F1").passes("Ben")

Cards are a type and values: `E 1 3` are Electrical 1 and 3. A set may have a Boost after `+`, and cards that lie
face-down after `/`; sets of one bid stand apart by commas. Players who are not named in `holds` hold nothing;
those who are not named in `limits` may lay nine cards of each type.
"""

from __future__ import annotations

import re
from functools import cache
from itertools import product
from random import Random
from typing import Any, Final, Self

from roarhouse.core.bags import Bag, bag_of, cards_of, empty, minus, plus
from roarhouse.core.find import find_game
from roarhouse.core.game import settle
from roarhouse.core.options import make_options
from roarhouse.games.rarrr.choices import Keep, Monsters, Packs, Pick, Select
from roarhouse.games.rarrr.options import RarrrOptions
from roarhouse.games.rarrr.rules.battle import BattlePhase, SelectCity
from roarhouse.games.rarrr.rules.power import Round
from roarhouse.games.rarrr.state import Rarrr
from tests.games.rarrr.cards import (
    CITIES,
    DECK,
    GAME,
    KATAKANA,
    LETTERS,
    MONSTERS,
    katakana_bag,
    kinds,
    power_bag,
    shown,
)
from tests.games.rarrr.seats import Seats
from tests.laws.laws import choose

SIX_CITIES: Final = "Tokyo, London, New York, São Paulo, Cairo, Sydney"


def options(**values: Any) -> RarrrOptions:
    made: RarrrOptions = make_options(find_game("rarrr"), **values)
    return made


def drafted_cards(text: str) -> tuple[int, ...]:
    syllables = text.split()
    return tuple(KATAKANA[one] for one in syllables) if syllables[0] in KATAKANA else kinds(text)


class Setup(Seats):
    """A game from its beginning, with choices of nature given by the test."""

    def __init__(self, players: str, **values: Any) -> None:
        values = {"firstAngriest": 0} | values
        super().__init__(players, GAME.start(options(seats=len(players.split()), **values)))

    def monsters(self, **of: str) -> Self:
        return self.does("nature", Monsters(tuple(MONSTERS[of[name]] for name in self.names)))

    def katakana(self, **of: str) -> Self:
        return self.does("nature", Packs(tuple(katakana_bag(of[name]) for name in self.names)))

    def power(self, **of: str) -> Self:
        return self.does("nature", Packs(tuple(power_bag(of[name]) for name in self.names)))

    def picks(self, **of: str) -> Self:
        """One card each: a syllable, or a Power card such as `T3`."""
        for name, card in of.items():
            self.does(name, Pick(drafted_cards(card)[0]))
        return self

    def drafts(self, **hands: str) -> Self:
        """Deal and draft so that each player gets this hand: three syllables or twelve Power cards."""
        wanted = [drafted_cards(hands[name]) for name in self.names]
        seats, each = len(wanted), len(wanted[0])
        size = len(DECK.power if self.s.round else DECK.katakana)
        packs = [[wanted[(first + k) % seats][k] for k in range(each)] for first in range(seats)]
        self.does("nature", Packs(tuple(bag_of(size, pack) for pack in packs)))
        for k, seat in product(range(each - 1), range(seats)):
            self.does(self.names[seat], Pick(wanted[seat][k]))
        return self

    def keeps(self, **of: str) -> Self:
        for name, cards in of.items():
            low, high = sorted(KATAKANA[syllable] for syllable in cards.split())
            self.does(name, Keep((low, high)))
        return self

    def pack(self, name: str) -> str:
        return shown(cards_of(self.s.packs[self.seat(name)]))

    def syllables(self, bag: Bag) -> str:
        return " ".join(DECK.katakana[card].syllable for card in cards_of(bag))


@cache
def _before_battle(chosen: RarrrOptions) -> Rarrr:
    """The first Battle Phase of a random game, with empty hands."""
    rng, s = Random(0), GAME.start(chosen)
    while not isinstance(s.agenda[-1], SelectCity):
        GAME.apply(s, *choose(GAME, s, rng))
    seats = len(s.box.seats)
    s.undealt, s.hands = s.box.all_power, [empty(len(s.box.all_power))] * seats
    s.limits, s.angriest = [(9, 9, 9, 9)] * seats, 0
    return s


class Table(Seats):
    """A Battle Phase, laid out as told; it begins `at` a city. The first player is the Angriest Monster."""

    def __init__(self, players: str, round: int = 1, **values: Any) -> None:
        super().__init__(players, _before_battle(options(seats=len(players.split()), **values)).copy())
        self.s.round = round
        self.s.agenda = [*[Round(n) for n in (3, 2) if n > round], BattlePhase()]
        self.cities(SIX_CITIES)

    # -- laying it out ---------------------------------------------------------------------------------------

    def limits(self, **of: str) -> Self:
        for name, text in of.items():
            counts = dict(re.findall(r"([ETRF])(\d+)", text))
            self.s.limits[self.seat(name)] = tuple(int(counts.get(letter, 0)) for letter in LETTERS)
        return self

    def holds(self, **of: str) -> Self:
        for name, text in of.items():
            self.s.hands[self.seat(name)] = power_bag(text)
        self.s.undealt = minus(self.s.box.all_power, plus(*self.s.hands))
        assert min(self.s.undealt) >= 0, "there are not so many of these cards"
        return self

    def boosts(self, **of: str) -> Self:
        for name, text in of.items():
            self.s.boosts[self.seat(name)] = tuple(int(value) for value in text.split())
        return self

    def cities(self, names: str) -> Self:
        self.s.row = tuple(CITIES[name] for name in names.split(", ") if name)
        self._rest_of_the_cities()
        return self

    def has_won(self, **of: str) -> Self:
        for name, text in of.items():
            self.s.won[self.seat(name)] = tuple(CITIES[city] for city in text.split(", ") if city)
        self._rest_of_the_cities()
        return self

    def _rest_of_the_cities(self) -> None:
        out = {*self.s.row, *(city for won in self.s.won for city in won)}
        self.s.city_deck = tuple(city for city in CITIES.values() if city not in out)

    def angriest_is(self, name: str) -> Self:
        self.s.angriest = self.seat(name)
        return self

    def starts(self) -> Self:
        settle(self.s)
        return self

    # -- playing ---------------------------------------------------------------------------------------------

    def at(self, city: str) -> Self:
        """The Angriest Monster selects a city."""
        settle(self.s)
        if self.now is SelectCity:
            self.does(self.names[self.s.angriest], Select(CITIES[city]))
        assert self.city == city
        return self
