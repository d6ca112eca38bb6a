"""Parse a typed choice, legal or not."""

from __future__ import annotations

import re
from collections import Counter

from roarhouse.core.game import Choice
from roarhouse.core.words import Seat
from roarhouse.games.rarrr.choices import FACE_DOWN, Arrange, Back, Bid, Keep, Pass, Pick, Select, Set
from roarhouse.games.rarrr.rules.draft import Draft
from roarhouse.games.rarrr.rules.passing import played
from roarhouse.games.rarrr.rules.setup import ORDERS, KeepTwo, NameMonster
from roarhouse.games.rarrr.speech.words import words
from roarhouse.games.rarrr.state import Rarrr

# how a Power type may be typed, in either language
LETTERS = {"e": 0, "t": 1, "g": 1, "r": 2, "f": 3}


def typed(s: Rarrr, seat: Seat, text: str) -> Choice | None:
    """A typed choice, legal or not: `t3`, `go de`, `paris`, `t 3 3 2 +1, f 1`, `pass t3`."""
    text = " ".join(text.casefold().split())
    match s.agenda[-1]:
        case Draft(of):
            return typed_katakana(s, text) if of == "katakana" else typed_power(s, text)
        case KeepTwo():
            return typed_keep(s, text)
        case NameMonster():
            return typed_name(s, seat, text)
    return typed_city(s, text) if s.city < 0 else typed_bid(s, seat, text)


def typed_katakana(s: Rarrr, text: str) -> Pick | None:
    rows = s.box.deck.katakana
    return next((Pick(k) for k, row in enumerate(rows) if text in (row.syllable.casefold(), row.katakana)), None)


def typed_keep(s: Rarrr, text: str) -> Keep | None:
    cards = sorted(pick.card for part in text.split() if (pick := typed_katakana(s, part)))
    return Keep((cards[0], cards[1])) if len(cards) == len(text.split()) == 2 else None


def typed_power(s: Rarrr, text: str) -> Pick | None:
    kinds = typed_cards(s, text)
    return Pick(kinds[0]) if len(kinds) == 1 else None


def typed_cards(s: Rarrr, text: str) -> list[int]:
    """`toxic 3 3`, `t33`, `gift 1`, `t3 f1`: the kinds, in the order typed; none if a part cannot be understood."""
    text = " ".join(text.replace(",", " ").split())
    found = re.findall(r"([a-zäöü]+) ?((?:\d ?)+)", text)
    if not re.fullmatch(r"(?:[a-zäöü]+ ?(?:\d ?)+)+", text) or any(word[0] not in LETTERS for word, _ in found):
        return []
    by_value = {(s.box.power_of[kind], s.box.value_of[kind]): kind for kind in range(len(s.box.all_power))}
    typed_in = [(LETTERS[word[0]], int(value)) for word, values in found for value in values.replace(" ", "")]
    return [by_value.get(card, FACE_DOWN) for card in typed_in]


def typed_name(s: Rarrr, seat: Seat, text: str) -> Arrange | None:
    names = {str(words(s, seat, order).facts["name"]).casefold(): order for order in ORDERS}
    return names.get(text)


def typed_city(s: Rarrr, text: str) -> Select | None:
    for k, city in enumerate(s.box.deck.city):
        if text.replace(" ", "-") == city.id or text in (city.name.en.casefold(), city.name.de.casefold()):
            return Select(k)
    return None


def typed_bid(s: Rarrr, seat: Seat, text: str) -> Bid | Pass | None:
    if re.match(r"(pass|passe|passen|aussetzen|a|p)\b", text):
        return typed_pass(s, seat, text.partition(" ")[2])
    sets = [typed_set(s, part) for part in text.split(",")]
    return None if None in sets else Bid(tuple(laid for laid in sets if laid))


def typed_set(s: Rarrr, text: str) -> Set | None:
    """`t 3 3 2 +1 / f1 e2`: a type, values, an optional Boost, and optional face-down cards after a slash."""
    open_part, _, down_part = text.partition("/")
    cards_part, plus, boost = open_part.partition("+")
    cards, down, boost = typed_cards(s, cards_part), typed_cards(s, down_part), boost.strip() if plus else "0"
    if not cards or not boost.isdecimal() or bool(down) != bool(down_part.strip()):
        return None
    return Set(LETTERS[cards_part.strip()[0]], tuple(sorted(cards)), int(boost), tuple(sorted(down)))


def typed_pass(s: Rarrr, seat: Seat, text: str) -> Pass | None:
    """`pass`, `pass t3`, `pass t3 r2`: the cards to take back; a face-up card if both kinds were played."""
    cards = typed_cards(s, text)
    if bool(cards) != bool(text.strip()):
        return None
    wanted, chosen = Counter(cards), []
    for one in played(s, seat):
        if wanted[one.card] > 0:
            wanted[one.card] -= 1
            chosen.append(one)
    return Pass((*chosen, *(Back(s.box.power_of[card], card) for card in wanted.elements())))
