"""Cards, dice and stats by name."""

from __future__ import annotations

from typing import Any, Final

from roarhouse.core.find import find_game
from roarhouse.core.options import make_options
from roarhouse.games.arrr.components import ArrrDeck
from roarhouse.games.arrr.game import ArrrGame
from roarhouse.games.arrr.options import ArrrOptions
from roarhouse.games.arrr.verbs import STATS

GAME: Final = ArrrGame()
DECK: Final[ArrrDeck] = GAME.deck
CREW: Final = {card.id: k for k, card in enumerate(DECK.crew)}
EVENTS: Final = {card.id: k + len(DECK.crew) for k, card in enumerate(DECK.event)}
CARDS: Final = CREW | EVENTS
SEA: Final = {card.id: k for k, card in enumerate(DECK.exploration)}
CAPTAINS: Final = {card.id: k for k, card in enumerate(DECK.captain)}
NAMES: Final = {number: id for id, number in CARDS.items()}
SEA_NAMES: Final = {number: id for id, number in SEA.items()}
FACES: Final = "ANWCJ."


def options(**values: Any) -> ArrrOptions:
    made: ArrrOptions = make_options(find_game("arrr"), **values)
    return made


def cards(text: str) -> tuple[int, ...]:
    return tuple(sorted(CARDS[id] for id in text.split()))


def faces(text: str) -> tuple[int, ...]:
    return tuple(FACES.index(letter) for letter in text)


def named(numbers: tuple[int, ...]) -> str:
    return " ".join(sorted(NAMES[number] for number in numbers))


def stat(name: str) -> int:
    return STATS.index(name)
