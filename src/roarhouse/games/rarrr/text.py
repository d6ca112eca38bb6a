"""The table read aloud: the same lines for terminals, screen readers and golden playthroughs."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

from roarhouse.core.words import Fact, Many, Named, Seat, Section, Who, Words
from roarhouse.games.rarrr.choices import FACE_DOWN, Arrange, Back, Bid, Keep, Pass, Pick, Select, Set
from roarhouse.games.rarrr.components import POWERS, RarrrDeck
from roarhouse.games.rarrr.draft import Draft
from roarhouse.games.rarrr.passing import played
from roarhouse.games.rarrr.sets import power_of
from roarhouse.games.rarrr.setup import ORDERS, KeepTwo, NameMonster
from roarhouse.games.rarrr.view import LaidSet, Player, RarrrView

if TYPE_CHECKING:
    from roarhouse.core.game import Choice
    from roarhouse.games.rarrr.state import Rarrr

# how a Power type may be typed, in either language
LETTERS = {"e": 0, "t": 1, "g": 1, "r": 2, "f": 3}


# -- the table -----------------------------------------------------------------------------------------------


def read(view: RarrrView, deck: RarrrDeck) -> tuple[Section, ...]:
    monsters = Section(
        Words("monsters"),
        tuple(line for seat, p in enumerate(view.players) for line in monster(deck, seat, p)),
    )
    sections = [
        Section(Words("title", {"round": view.round, "phase": Words(f"phase-{view.phase}")})),
        monsters,
    ]
    if view.row or view.city >= 0:
        sections.append(Section(Words("cities"), tuple(city_line(deck, city, view.city) for city in row_of(view))))
    if view.phase in ("select", "battle"):
        sections.append(
            Section(Words("battle"), tuple(battle_line(deck, seat, p) for seat, p in enumerate(view.players)))
        )
    if view.seat >= 0 and (own := own_lines(view, deck)):
        sections.append(Section(Words("yours"), tuple(own)))
    return tuple(sections)


def row_of(view: RarrrView) -> tuple[int, ...]:
    return (view.city, *view.row) if view.city >= 0 else view.row


def monster(deck: RarrrDeck, seat: Seat, p: Player) -> list[Words]:
    """rarrr.dial.1: one line for each Monster, with what everybody can see of its player."""
    facts: dict[str, Fact] = {"who": Who(seat), "points": p.points, "cities": len(p.won), "hand": p.hand}
    facts |= {
        "boosts": ", ".join(map(str, p.boosts)) or "–",
        "name": called(deck, p),
        "angriest": "yes" if p.angriest else "no",
    }
    lines = [Words("monster-line", facts)]
    if any(p.limits):
        lines.append(Words("monster-limits", {"limits": Many(tuple(limit_words(p.limits)))}))
    elif p.monster != FACE_DOWN:
        icons = deck.monster[p.monster].icons.counts()
        lines.append(Words("monster-limits", {"limits": Many(tuple(limit_words(icons)))}))
    if p.won:
        lines.append(Words("monster-won", {"cities": Many(tuple(Named(deck.city[c].id) for c in p.won))}))
    if any(p.known):
        cards = tuple(card_words(deck, kind) for kind, n in enumerate(p.known) for _ in range(n))
        lines.append(Words("monster-known", {"cards": Many(cards)}))
    return lines


def called(deck: RarrrDeck, p: Player) -> Fact:
    if p.name:
        return p.name
    return Words("monster-hidden") if p.monster == FACE_DOWN else f"{deck.monster[p.monster].syllable}…"


def limit_words(limits: tuple[int, ...]) -> list[Words]:
    return [Words(f"limit-{POWERS[power]}", {"n": n}) for power, n in enumerate(limits) if n]


def city_line(deck: RarrrDeck, city: int, contested: int) -> Words:
    card = deck.city[city]
    facts: dict[str, Fact] = {"city": Named(card.id), "points": card.points, "region": Named(card.region)}
    facts["resists"] = Words(f"power-{card.resists}")
    return Words("city-contested" if city == contested else "city-line", facts)


def battle_line(deck: RarrrDeck, seat: Seat, p: Player) -> Words:
    """rarrr.dial.3: the dial, with its mark for 100 more."""
    sets = Many(tuple(set_words(deck, laid) for laid in p.laid))
    shown = (
        f"{p.dial.level}"
        if p.dial.tens < 0
        else f"{p.dial.tens}|{p.dial.ones}" + (" +100" if p.dial.plus_100 else "")
    )
    key = "battle-passed" if p.passed else "battle-line" if p.laid else "battle-nothing"
    return Words(key, {"who": Who(seat), "level": p.dial.level, "dial": shown, "sets": sets})


def set_words(deck: RarrrDeck, laid: LaidSet) -> Words:
    values = "+".join(str(deck.power[card].value) for card in laid.cards)
    facts: dict[str, Fact] = {"power": Words(f"power-{POWERS[laid.power]}"), "values": values}
    return Words("set-worth", {**facts, "boost": laid.boost, "down": len(laid.down), "worth": laid.worth})


def own_lines(view: RarrrView, deck: RarrrDeck) -> list[Words]:
    lines = []
    if view.pack:
        named = katakana_cards(deck, view.pack) if view.phase == "katakana" else power_cards(deck, view.pack)
        lines.append(Words("your-pack", {"cards": named, "n": len(view.pack)}))
    if view.phase in ("katakana", "keep"):
        lines.append(Words("your-katakana", {"cards": katakana_cards(deck, view.katakana)}))
    if view.hand:
        lines.append(Words("your-hand", {"cards": power_cards(deck, view.hand), "n": len(view.hand)}))
    if view.reach:
        lines.append(Words("your-reach", {"beat": view.beat, "reach": view.reach}))
    return lines


def katakana_cards(deck: RarrrDeck, cards: tuple[int, ...]) -> Many:
    return Many(tuple(katakana_words(deck, card) for card in cards))


def katakana_words(deck: RarrrDeck, card: int) -> Words:
    row = deck.katakana[card]
    limits = Many(tuple(limit_words(row.icons.counts())))
    return Words("katakana-card", {"syllable": row.syllable, "script": row.katakana, "limits": limits})


def card_words(deck: RarrrDeck, card: int) -> Words:
    row = deck.power[card]
    return Words("power-card", {"power": Words(f"power-{row.power}"), "value": row.value})


def power_cards(deck: RarrrDeck, cards: tuple[int, ...]) -> Many:
    """Cards of a type together: Toxic 1 2 2 3."""
    parts = []
    for power in range(len(POWERS)):
        values = sorted(deck.power[card].value for card in cards if deck.power[card].power == POWERS[power])
        if values:
            parts.append(
                Words(
                    "power-cards",
                    {"power": Words(f"power-{POWERS[power]}"), "values": " ".join(map(str, values))},
                )
            )
    return Many(tuple(parts))


# -- choices -------------------------------------------------------------------------------------------------


def words(s: Rarrr, seat: Seat, choice: Choice) -> Words:
    deck = s.box.deck
    match choice:
        case Pick(card):
            katakana = isinstance(s.agenda[-1], Draft) and s.agenda[-1].of == "katakana"
            return Words("take", {"card": katakana_words(deck, card) if katakana else card_words(deck, card)})
        case Keep(kept):
            return Words("keep", {"cards": katakana_cards(deck, kept)})
        case Arrange(order):
            syllables = [
                deck.monster[s.monsters[seat]].syllable,
                *(deck.katakana[c].syllable for c in s.katakana[seat]),
            ]
            script = [
                deck.monster[s.monsters[seat]].katakana,
                *(deck.katakana[c].katakana for c in s.katakana[seat]),
            ]
            name = "".join(syllables[k] for k in order).capitalize()
            return Words("arrange", {"name": name, "script": "".join(script[k] for k in order)})
        case Select(city):
            return city_line(deck, city, -1)
        case Bid(sets):
            return bid_words(s, seat, sets)
        case Pass(back):
            cards = Many(
                tuple(
                    Words("back-down", {"card": card_words(deck, b.card)}) if b.down else card_words(deck, b.card)
                    for b in back
                )
            )
            return Words("pass-with", {"cards": cards}) if back else Words("pass")
    return Words("not-on-the-menu")


def bid_words(s: Rarrr, seat: Seat, sets: tuple[Set, ...]) -> Words:
    worth = [power_of(s, laid) for laid in sets]
    shown = [
        set_words(s.box.deck, LaidSet(x.power, x.cards, x.boost, x.down, w)) for x, w in zip(sets, worth, strict=True)
    ]
    return Words("bid", {"sets": Many(tuple(shown)), "level": s.levels[seat] + sum(worth)})


# -- typing --------------------------------------------------------------------------------------------------


def hint(s: Rarrr, seat: Seat) -> Words:
    match s.agenda[-1]:
        case Draft(of):
            return Words(f"type-{of}")
        case KeepTwo():
            return Words("type-keep")
        case NameMonster():
            return Words("type-name")
    if s.city < 0:
        return Words("type-city")
    return Words("type-bid-facedown" if s.box.options.face_down_cards else "type-bid")


def typed(s: Rarrr, seat: Seat, text: str) -> Choice | None:
    """What somebody typed, legal or not: `t3`, `go fu`, `paris`, `t 3 3 2 +1, f 1`, `pass t3`."""
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
    if re.match(r"(pass|passe|passen|p)\b", text):
        return typed_pass(s, seat, text.partition(" ")[2])
    sets = [typed_set(s, part) for part in text.split(",")]
    return None if None in sets else Bid(tuple(laid for laid in sets if laid))


def typed_set(s: Rarrr, text: str) -> Set | None:
    """`t 3 3 2 +1 / f1 e2`: a type, values, perhaps a Boost, perhaps face-down cards after a stroke."""
    open_part, _, down_part = text.partition("/")
    cards_part, plus, boost = open_part.partition("+")
    cards, down, boost = typed_cards(s, cards_part), typed_cards(s, down_part), boost.strip() if plus else "0"
    if not cards or not boost.isdecimal() or bool(down) != bool(down_part.strip()):
        return None
    return Set(LETTERS[cards_part.strip()[0]], tuple(sorted(cards)), int(boost), tuple(sorted(down)))


def typed_pass(s: Rarrr, seat: Seat, text: str) -> Pass | None:
    """`pass`, `pass t3`, `pass t3 r2`: what is taken back, the open card where both lie there."""
    cards = typed_cards(s, text)
    if bool(cards) != bool(text.strip()):
        return None
    wanted, chosen = Counter(cards), []
    for one in played(s, seat):
        if wanted[one.card] > 0:
            wanted[one.card] -= 1
            chosen.append(one)
    return Pass((*chosen, *(Back(s.box.power_of[card], card) for card in wanted.elements())))
