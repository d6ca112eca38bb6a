"""Names of cards and deeds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from roarhouse.core.words import Many, Named, Who, Words
from roarhouse.games.pikit.choices import MECHA, Cancel, Deed, Draw, Reroll, Steal, TurnDie
from roarhouse.games.pikit.components import PikitDeck


def card_words(deck: PikitDeck, card: int) -> Words:
    """A Kaijū by its value and name, a Mecha by its pair and name."""
    if card > MECHA:
        id = next(row.id for row in deck.mecha if row.pair == card - MECHA)
        return Words("mecha", {"pair": card - MECHA, "name": Named(id)})
    id = next(row.id for row in deck.kaiju if row.value == card)
    return Words("kaiju", {"value": card, "name": Named(id)})


def cards_words(deck: PikitDeck, cards: Iterable[int]) -> Many:
    """Equal cards are named once, with their number."""
    counts = Counter(cards).items()
    return Many(tuple(card_words(deck, card) if n == 1 else several(deck, card, n) for card, n in counts))


def takeable(deck: PikitDeck, cards: Iterable[int]) -> Many:
    """The name first: after `take`, a value reads like a number of cards."""
    names = [Words("takeable", card_words(deck, card).facts) for card in cards]
    return Many(tuple(names))


def several(deck: PikitDeck, card: int, n: int) -> Words:
    return Words("several", {"n": n, "card": card_words(deck, card)})


def effect_words(effect: str) -> Words:
    return Words(f"effect-{effect}")


def deed_words(deed: Deed | None) -> Words:
    """What was declared, as it is told to all players."""
    match deed:
        case Reroll(dice):
            return Words("deed-reroll-both") if len(dice) > 1 else Words("deed-reroll", {"die": dice[0] + 1})
        case Steal(victim):
            return Words("deed-steal", {"victim": Who(victim)})
        case Draw():
            return Words("deed-draw")
        case Cancel():
            return Words("deed-cancel")
        case TurnDie(die, face):
            return Words("deed-turn", {"die": die + 1, "face": face})
    return Words("deed-later")
