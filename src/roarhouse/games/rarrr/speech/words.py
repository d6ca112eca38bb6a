"""A choice in words, and how to type one."""

from __future__ import annotations

from roarhouse.core.game import Choice
from roarhouse.core.words import Many, Seat, Words
from roarhouse.games.rarrr.choices import Arrange, Bid, Keep, Pass, Pick, Select, Set
from roarhouse.games.rarrr.rules.draft import Draft
from roarhouse.games.rarrr.rules.setup import KeepTwo, NameMonster
from roarhouse.games.rarrr.speech.read import card_words, city_line, katakana_cards, katakana_words, set_words
from roarhouse.games.rarrr.state import Rarrr
from roarhouse.games.rarrr.view import laid_set


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
    shown = [laid_set(s, one, own=True) for one in sets]
    level = s.levels[seat] + sum([one.worth for one in shown])
    return Words("bid", {"sets": Many(tuple(set_words(s.box.deck, one) for one in shown)), "level": level})


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
