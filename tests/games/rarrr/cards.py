"""How cards are written in these tests: `E 1 3` are Electrical 1 and 3, `T 3 2 +1 / F1 R2` is a set."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from roarhouse.core.bags import Bag, bag_of
from roarhouse.games.rarrr.choices import Bid, Set
from roarhouse.games.rarrr.components import POWERS, RarrrDeck
from roarhouse.games.rarrr.game import RarrrGame

GAME: Final = RarrrGame()
DECK: Final[RarrrDeck] = GAME.deck
LETTERS: Final = "ETRF"  # Electrical, Toxic, Radioactive, Fire
KINDS: Final = {(POWERS.index(row.power), row.value): kind for kind, row in enumerate(DECK.power)}
CITIES: Final = {city.name.en: number for number, city in enumerate(DECK.city)}
MONSTERS: Final = {card.syllable: number for number, card in enumerate(DECK.monster)}
KATAKANA: Final = {card.syllable: number for number, card in enumerate(DECK.katakana)}


def kinds(text: str) -> tuple[int, ...]:
    """`E 1 3, T2`: the kinds of these cards."""
    found, power = [], 0
    for sign in re.findall(r"[ETRF]|\d", text):
        if sign in LETTERS:
            power = LETTERS.index(sign)
        else:
            found.append(KINDS[power, int(sign)])
    return tuple(sorted(found))


def shown(cards: Iterable[int]) -> str:
    """The other way round: cards as they are written."""
    values = {letter: [DECK.power[c].value for c in sorted(cards) if DECK.power[c].power == power]
              for letter, power in zip(LETTERS, POWERS, strict=True)}  # fmt: skip
    return ", ".join(" ".join([letter, *map(str, some)]) for letter, some in values.items() if some)


def one_set(text: str) -> Set:
    """`T 3 2 +1 / F1 R2`."""
    parts = re.fullmatch(r"([ETRF])([\d ]*)(?:\+(\d+))? ?(?:/(.*))?", text.strip())
    assert parts, f"no set: {text}"
    return Set(LETTERS.index(parts[1]), kinds(parts[1] + parts[2]), int(parts[3] or 0), kinds(parts[4] or ""))


def bid(text: str) -> Bid:
    return Bid(tuple(one_set(part) for part in text.split(",")))


def power_bag(text: str) -> Bag:
    return bag_of(len(DECK.power), kinds(text))


def katakana_bag(text: str) -> Bag:
    return bag_of(len(DECK.katakana), [KATAKANA[syllable] for syllable in text.split()])


def city_names(cities: Iterable[int]) -> list[str]:
    return [DECK.city[city].name.en for city in cities]
