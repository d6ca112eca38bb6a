"""What things are called."""

from __future__ import annotations

from roarhouse.core.words import Fact, Many, Named, Seat, Words
from roarhouse.games.rarrr.choices import Set
from roarhouse.games.rarrr.components import POWERS
from roarhouse.games.rarrr.state import Rarrr


def monster_card(s: Rarrr, seat: Seat) -> Named:
    return Named(s.box.deck.monster[s.monsters[seat]].id)


def city(s: Rarrr, card: int) -> Named:
    return Named(s.box.deck.city[card].id)


def card_name(s: Rarrr, of: str, card: int) -> Words | Named:
    if of == "katakana":
        return Named(s.box.deck.katakana[card].id)
    row = s.box.deck.power[card]
    return Words("power-card", {"power": Words(f"power-{row.power}"), "value": row.value})


def card_in_set(s: Rarrr, card: int, hidden: bool) -> Words | Named:
    return Words("face-down-card") if hidden else card_name(s, "power", card)


def set_in_words(s: Rarrr, laid: Set) -> Words:
    values = "+".join(str(s.box.value_of[card]) for card in laid.cards)
    facts: dict[str, Fact] = {"power": Words(f"power-{POWERS[laid.power]}"), "values": values}
    return Words("set", facts | {"boost": laid.boost, "down": len(laid.down)})


def limits_in_words(s: Rarrr, seat: Seat) -> Many:
    return Many(tuple(Words(f"limit-{POWERS[p]}", {"n": n}) for p, n in enumerate(s.limits[seat]) if n))


def monster_name(s: Rarrr, seat: Seat) -> str:
    deck = s.box.deck
    syllables = [
        deck.monster[s.monsters[seat]].syllable,
        *[deck.katakana[card].syllable for card in s.katakana[seat]],
    ]
    return "".join([syllables[k] for k in s.names[seat]]).capitalize()
