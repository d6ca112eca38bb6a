"""Components: the cards and tokens in the box."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal

from msgspec import Struct

from roarhouse.core import deck
from roarhouse.core.bags import Bag
from roarhouse.core.box import Box
from roarhouse.core.complaints import Complaint, not_one_of, wrong_count
from roarhouse.core.deck import Spoken
from roarhouse.core.verbs import Count, Positive
from roarhouse.games.rarrr.choices import Pick, Select
from roarhouse.games.rarrr.options import RarrrOptions

# rarrr.components.7: the four Power types, in the order of the battle example
POWERS: Final = ("electrical", "toxic", "radioactive", "fire")
Power = Literal["electrical", "toxic", "radioactive", "fire"]

# rarrr.components.12, rarrr.boost.1: one Power Boost of each value for each of six players
BOOSTS: Final = (1, 2, 3)
# rarrr.components.11: one Power Dial for each of six players
DIALS: Final = 6
KATAKANA_DEALT: Final = 3
POWER_DEALT: Final = 12
CITIES_DEALT: Final = 6
NUMBERS: Final = {"katakanaDealt": KATAKANA_DEALT, "powerDealt": POWER_DEALT, "citiesDealt": CITIES_DEALT}


class Icons(Struct, frozen=True, forbid_unknown_fields=True):
    """How many Power icons of each type a card shows."""

    electrical: Count = 0
    toxic: Count = 0
    radioactive: Count = 0
    fire: Count = 0

    def counts(self) -> tuple[int, int, int, int]:
        return self.electrical, self.toxic, self.radioactive, self.fire


class MonsterCard(deck.Row, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """rarrr.components.2: a name syllable in two scripts, and starting powers."""

    syllable: str
    katakana: str
    icons: Icons


class KatakanaCard(deck.Row, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """rarrr.components.4: a name syllable in two scripts, and additional powers."""

    syllable: str
    katakana: str
    icons: Icons


class PowerCard(deck.Row, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """rarrr.components.6: one Power type and one value; `count` of them are alike."""

    power: Power
    value: Positive
    count: Positive


class Region(deck.Row, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """rarrr.advanced-bonus.1: a group of cities has one colour and one symbol."""

    name: Spoken
    colour: str
    symbol: str


class CityCard(deck.Row, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """rarrr.components.9, rarrr.advanced-resistance.1: points, a group, and resistance to exactly one type."""

    name: Spoken
    points: Positive
    region: str
    resists: Power


class RarrrDeck(deck.Deck, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """rarrr.components.1, rarrr.components.3, rarrr.components.5, rarrr.components.8: 12, 24, 72 and 24 cards."""

    monster: tuple[MonsterCard, ...]
    katakana: tuple[KatakanaCard, ...]
    power: tuple[PowerCard, ...]
    region: tuple[Region, ...]
    city: tuple[CityCard, ...]

    def check(self) -> Iterable[Complaint]:
        powers = sum(row.count for row in self.power)
        counts = (("monster", len(self.monster), 12), ("katakana", len(self.katakana), 24))
        for table, found, expected in (*counts, ("power", powers, 72), ("city", len(self.city), 24)):
            if found != expected:
                yield wrong_count(table, found, expected)
        regions = {region.id for region in self.region}
        for city in self.city:
            if city.region not in regions:
                yield not_one_of(city.id, "region", city.region, regions)

    def name(self, id: str, language: str) -> str:
        names = {city.id: city.name for city in self.city} | {region.id: region.name for region in self.region}
        if id in names:
            return names[id].in_language(language)
        syllables = {card.id: card.syllable for card in self.monster}
        return (syllables | {card.id: card.syllable for card in self.katakana})[id]


class RarrrBox(Box):
    """Look-up tables for the rules: kinds of Power cards are indices into the deck."""

    deck: RarrrDeck
    options: RarrrOptions

    def __init__(self, cards: RarrrDeck, options: RarrrOptions, deck_hash: str) -> None:
        super().__init__(cards, options, deck_hash)
        self.all_power: Bag = tuple(row.count for row in cards.power)
        self.all_katakana: Bag = (1,) * len(cards.katakana)
        self.power_of: tuple[int, ...] = tuple(POWERS.index(row.power) for row in cards.power)
        self.value_of: tuple[int, ...] = tuple(row.value for row in cards.power)
        # the kinds of each Power type, weakest first
        self.kinds_of: tuple[tuple[int, ...], ...] = tuple(
            tuple(sorted((k for k, p in enumerate(self.power_of) if p == power), key=self.value_of.__getitem__))
            for power in range(len(POWERS))
        )
        self.monster_icons = tuple(card.icons.counts() for card in cards.monster)
        self.katakana_icons = tuple(card.icons.counts() for card in cards.katakana)
        self.resisted = tuple(POWERS.index(city.resists) for city in cards.city)
        self.points = tuple(city.points for city in cards.city)
        self.picks = tuple(Pick(kind) for kind in range(max(len(cards.katakana), len(cards.power))))
        self.selects = tuple(Select(city) for city in range(len(cards.city)))
        self.strongest: dict[tuple[tuple[int, ...], ...], int] = {}  # Power of the strongest bid of a hand
