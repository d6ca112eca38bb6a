"""The table as text: the same lines for terminals, screen readers and golden playthroughs."""

from __future__ import annotations

from roarhouse.core.words import Fact, Many, Named, Seat, Section, Who, Words
from roarhouse.games.rarrr.choices import FACE_DOWN
from roarhouse.games.rarrr.components import POWERS, RarrrDeck
from roarhouse.games.rarrr.view import LaidSet, Player, RarrrView


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
    """rarrr.dial.1: one line for each Monster, with what all seats can see of its player."""
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
    if view.phase == "battle" and not view.players[view.seat].passed:
        key = "your-reach" if view.reach > view.beat else "your-reach-none"
        lines.append(Words(key, {"beat": view.beat, "reach": view.reach}))
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
