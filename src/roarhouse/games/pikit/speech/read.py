"""The table as text: the same lines for terminals, screen readers and golden playthroughs."""

from __future__ import annotations

from collections import Counter

from roarhouse.core.words import Fact, Seat, Section, Who, Words
from roarhouse.games.pikit.choices import (
    MECHA,
)
from roarhouse.games.pikit.components import PikitDeck
from roarhouse.games.pikit.rules.odds import Odds
from roarhouse.games.pikit.rules.scoring import MECHA_POINTS
from roarhouse.games.pikit.speech.names import card_words, cards_words, deed_words, effect_words
from roarhouse.games.pikit.view import PikitView, Player, Waiting


def read(view: PikitView, deck: PikitDeck, also: tuple[str, ...] = ()) -> tuple[Section, ...]:
    """The table; `also` may name `odds` and `aid` (the Player Aid)."""
    sections = [title(view), Section(Words("centre"), tuple(centre_lines(view, deck)))]
    if view.pile:
        sections.append(Section(Words("pile"), tuple(pile_line(deck, card) for card in view.pile)))
    sections.append(Section(Words("stock"), tuple(stock_lines(view, deck))))
    lines = [line for seat, player in enumerate(view.players) for line in player_lines(deck, view, seat, player)]
    sections.append(Section(Words("players"), tuple(lines)))
    if view.seat >= 0:
        sections.append(Section(Words("yours"), (hand_line(view, deck),)))
    if "odds" in also:
        sections.append(Section(Words("odds"), tuple(odds_line(deck, odds) for odds in view.odds)))
    if "aid" in also:
        sections.append(player_aid(deck))
    return tuple(sections)


def title(view: PikitView) -> Section:
    facts: dict[str, Fact] = {"phase": Words(f"phase-{view.phase}"), "who": Who(view.active), "final": view.final}
    return Section(Words("title-turn" if view.turns and view.turn else "title", facts))


def centre_lines(view: PikitView, deck: PikitDeck) -> list[Words]:
    """pikit.setup.6: the dice in their tray, and every card of the centre with the way in which the dice match it."""
    lines = []
    if all(view.dice):
        lines.append(Words("dice", {"first": view.dice[0], "second": view.dice[1]}))
    ways: dict[int, str] = {way.cards[0]: way.by for way in view.ways if len(way.cards) == 1}
    for card, n in Counter(view.centre).items():
        effect = next(row.effect for row in deck.kaiju if row.value == card)
        facts: dict[str, Fact] = {"n": n, "card": card_words(deck, card), "effect": effect_words(effect)}
        lines.append(Words("centre-line", {**facts, "way": Words(f"way-{ways.get(card, 'none')}")}))
    return lines


def pile_line(deck: PikitDeck, card: Waiting) -> Words:
    return Words(
        "pile-line", {"who": Who(card.by), "card": card_words(deck, card.card), "deed": deed_words(card.deed)}
    )


def stock_lines(view: PikitView, deck: PikitDeck) -> list[Words]:
    """pikit.components.3, pikit.components.4, pikit.setup.5: the deck beside the discard pile, the Mecha, and the
    Wound tokens."""
    lines = [Words("deck-line", {"deck": view.deck, "discard": len(view.discard)})]
    if view.discard:
        lines.append(Words("discard-line", {"cards": counted(view.discard)}))
    if view.removed:
        lines.append(Words("removed-line", {"cards": counted(view.removed)}))
    if view.mecha:
        lines.append(Words("mecha-line", {"cards": cards_words(deck, [MECHA + pair for pair in view.mecha])}))
    return [*lines, Words("wounds-line", {"n": view.wound_supply})]


def counted(cards: tuple[int, ...]) -> str:
    """Values with their numbers: 1, 2×3, 7."""
    return ", ".join(f"{n}×{card}" if n > 1 else str(card) for card, n in sorted(Counter(cards).items()))


def player_lines(deck: PikitDeck, view: PikitView, seat: Seat, p: Player) -> list[Words]:
    """pikit.token.3, pikit.token.4: a player's Pair tokens, and the points of each."""
    facts: dict[str, Fact] = {"who": Who(seat), "hand": p.hand, "wounds": p.wounds}
    lines = [Words("player-active" if seat == view.active else "player-line", facts)]
    if p.mecha:
        pairs = ", ".join(f"{pair}-{pair}" for pair in p.mecha)
        lines.append(Words("player-tokens", {"pairs": pairs, "n": len(p.mecha), "points": MECHA_POINTS}))
    if p.known:
        lines.append(Words("player-known", {"cards": counted(p.known)}))
    if p.score is not None:
        lines.append(Words("player-shown", {"cards": cards_words(deck, p.shown), "score": p.score}))
    if p.aid_flipped:
        lines.append(Words("player-ones"))
    return lines


def hand_line(view: PikitView, deck: PikitDeck) -> Words:
    return Words("your-hand", {"cards": cards_words(deck, view.hand), "n": len(view.hand)})


def odds_line(deck: PikitDeck, odds: Odds) -> Words:
    facts: dict[str, Fact] = {"card": card_words(deck, odds.card), "now": "yes" if odds.now else "no"}
    return Words("odds-line", {**facts, "first": odds.first, "second": odds.second, "both": odds.both})


def player_aid(deck: PikitDeck) -> Section:
    """pikit.setup.2: what every card does."""
    lines = [
        Words("aid-line", {"card": card_words(deck, row.value), "text": Words(f"aid-{row.effect}")})
        for row in sorted(deck.kaiju, key=lambda row: row.value)
    ]
    return Section(Words("aid"), (*lines, Words("aid-mecha", {"points": MECHA_POINTS})))
