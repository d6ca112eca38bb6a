"""A choice in words, and how to type one."""

from __future__ import annotations

from roarhouse.core.game import Choice
from roarhouse.core.pile import Let
from roarhouse.core.words import Seat, Who, Words
from roarhouse.games.pikit.choices import MECHA, Declare, Enough, Nothing, Play, StealMecha, Take, TakeMecha
from roarhouse.games.pikit.rules.special import with_chain
from roarhouse.games.pikit.speech.names import card_words, deed_words, takeable
from roarhouse.games.pikit.state import Pikit


def words(s: Pikit, seat: Seat, choice: Choice) -> Words:
    deck = s.box.deck
    match choice:
        case Play(card, deed):
            return Words("play", {"card": card_words(deck, card), "deed": deed_words(deed)})
        case Declare(deed):
            return Words("declare", {"deed": deed_words(deed)})
        case Enough():
            return Words("enough")
        case Let():
            return Words("let")
        case Take(cards):
            return Words("take", {"cards": takeable(deck, with_chain(cards, s.box.chaining, s.centre))})
        case TakeMecha():
            return Words("take-mecha", {"card": card_words(deck, MECHA + s.dice[0])})
        case StealMecha():
            owner = Who(s.owners[s.dice[0]])
            return Words("steal-mecha", {"card": card_words(deck, MECHA + s.dice[0]), "victim": owner})
        case Nothing():
            return Words("take-none")
    return Words("not-on-the-menu")


def hint(s: Pikit, seat: Seat) -> Words:
    """How to type what is asked for now."""
    return Words(f"type-{type(s.agenda[-1]).__name__.lower()}")
