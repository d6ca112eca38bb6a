"""The alphabet of RARRR!!: one letter for a card, a city or an order of syllables; a bid is spelled card by card.

A bid names its sets in ascending order of their types: `add` for each face-up card, perhaps `boost`, `down` for each
face-down card, and `lay` at the end. `pass` is possible after any of these letters, so a bid that turns out to be too
low can be abandoned. After `pass` come the cards that are taken back, and `done`.
"""

from __future__ import annotations

from functools import partial
from itertools import permutations
from typing import Any, Final

from roarhouse.core.bags import Bag, bag_of, cards_of
from roarhouse.core.encoding.draws import Draws, ListedDraws, Spelled, one_of
from roarhouse.core.encoding.spelling import Letter, OneLetter, Prefix, Spelling, Word
from roarhouse.core.game import Choice
from roarhouse.core.words import Seat
from roarhouse.games.rarrr.choices import (
    Angriest,
    Arrange,
    Back,
    Bid,
    Cities,
    Keep,
    Monsters,
    Packs,
    Pass,
    Pick,
    Select,
)
from roarhouse.games.rarrr.components import (
    BOOSTS,
    CITIES_DEALT,
    KATAKANA_DEALT,
    POWER_DEALT,
    POWERS,
    RarrrBox,
)
from roarhouse.games.rarrr.rules.battle import Bidding
from roarhouse.games.rarrr.rules.draft import Draft
from roarhouse.games.rarrr.rules.passing import may_take_back, played
from roarhouse.games.rarrr.rules.power import DealCities, DealPower
from roarhouse.games.rarrr.rules.setup import DealKatakana, DealMonsters, FirstAngriest
from roarhouse.games.rarrr.spelled_bid import SpelledBid
from roarhouse.games.rarrr.state import Rarrr

ORDERS: Final = tuple(permutations((0, 1, 2)))
DRAFTED: Final = {"power": "pick", "katakana": "katakana"}  # the letters for the cards of each draft


class RarrrSpelling(Spelling):
    def __init__(self, box: RarrrBox) -> None:
        cards = [card.id for card in box.deck.power]
        groups = {
            "end": ["lay", "pass", "done"],
            "katakana": [f"katakana {card.id}" for card in box.deck.katakana],
            "order": [f"order {''.join(map(str, order))}" for order in ORDERS],
            "city": [f"city {card.id}" for card in box.deck.city],
            "pick": [f"pick {card}" for card in cards],
            "add": [f"add {card}" for card in cards],
            "down": [f"down {card}" for card in cards],
            "boost": [f"boost {boost}" for boost in BOOSTS],
            "back": [f"back {card}" for card in cards],
            "under": [f"from under {power}" for power in POWERS],
        }
        if not box.options.face_down_cards:
            del groups["down"], groups["under"]
        self.letters = tuple(letter for group in groups.values() for letter in group)
        self.first: dict[str, Letter] = {name: self.letters.index(group[0]) for name, group in groups.items()}

        picks = [Spelled(pick) for pick in box.picks]
        self.drafted = {of: dict(enumerate(picks, self.first[group])) for of, group in DRAFTED.items()}

    def begin(self, s: Rarrr, seat: Seat, menu: Any) -> Prefix:
        step = s.agenda[-1]
        if isinstance(step, Draft):
            first = self.first[DRAFTED[step.of]]
            return OneLetter(self.drafted[step.of], [first + pick.card for pick in menu])
        if isinstance(step, Bidding):
            return SpelledBid(self.first, self.spell, s, seat)
        return super().begin(s, seat, menu)

    def spell(self, s: Rarrr, seat: Seat, choice: Choice) -> Word:
        first = self.first
        match choice:
            case Pick(card):
                return (first[DRAFTED[s.agenda[-1].of]] + card,)
            case Keep(cards):
                return tuple([first["katakana"] + card for card in cards])
            case Arrange(order):
                return (first["order"] + ORDERS.index(order),)
            case Select(city):
                return (first["city"] + city,)
            case Bid():
                return self.bid(choice)
            case Pass(back):
                return self.passing(s, seat, back)
        raise TypeError(f"{type(choice).__name__} is no choice of a seat")

    def bid(self, bid: Bid) -> Word:
        word, first = [], self.first
        for laid in sorted(bid.sets, key=lambda laid: laid.power):
            word += [first["add"] + card for card in laid.cards]
            word += [first["boost"] + BOOSTS.index(laid.boost)] if laid.boost else []
            word += [first["down"] + card for card in laid.down]
        return (*word, first["end"])

    def passing(self, s: Rarrr, seat: Seat, back: tuple[Back, ...]) -> Word:
        """Without `done` where no more card could be taken back."""
        word = [self.first["end"] + 1]
        for one in back:
            word += self.back(one)
        most = min(may_take_back(s, seat), len(played(s, seat)))
        return tuple(word) if len(back) == most else (*word, self.first["end"] + 2)

    def back(self, one: Back) -> Word:
        """A face-down card is named with the type of the set that it lies in."""
        if one.down:
            return self.first["under"] + one.power, self.first["down"] + one.card
        return (self.first["back"] + one.card,)

    def chance(self, s: Rarrr) -> Draws:
        return draws(s)


def spelling(box: RarrrBox) -> RarrrSpelling:
    return RarrrSpelling(box)


# -- nature ----------------------------------------------------------------------------------------------------------


def draws(s: Rarrr) -> Draws:
    """One card at a time, pack after pack."""
    box, seats = s.box, len(s.box.seats)
    match s.agenda[-1]:
        case FirstAngriest():
            return one_of(box.seats, Angriest)
        case DealMonsters():
            return ListedDraws(((range(len(box.deck.monster)), seats),), Monsters)
        case DealKatakana():
            return cards(box.all_katakana, KATAKANA_DEALT, seats)
        case DealPower():
            return cards(box.all_power, POWER_DEALT, seats)
        case DealCities():
            return ListedDraws(((s.city_deck, CITIES_DEALT),), lambda drawn: Cities(tuple(sorted(drawn))))
    raise TypeError(f"{type(s.agenda[-1]).__name__} is no choice of nature")


def cards(bag: Bag, each: int, seats: int) -> Draws:
    """A pack for each seat."""
    return ListedDraws(((cards_of(bag), seats * each),), partial(packs, len(bag), seats))


def packs(kinds: int, seats: int, drawn: tuple[int, ...]) -> Packs:
    each = len(drawn) // seats
    return Packs(tuple(bag_of(kinds, drawn[k * each : (k + 1) * each]) for k in range(seats)))
