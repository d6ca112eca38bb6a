"""When a card can be used, and by which player, is what its text says: in both languages, for every card.

The book: "unless otherwise specified in the card they may be played by any players, in any number, during the Action
phase". So a text that names no moment means the whole Action phase, and one that names no player means all of them.
"""

from __future__ import annotations

import re
from typing import Final

import pytest

from roarhouse.games.arrr.cards import CaptainCard, Card, Collection, CrewCard, EventCard
from roarhouse.games.arrr.verbs import MOMENTS, CardVerb
from tests.games.arrr.cards import DECK

Moments = tuple[str, ...]
LANGUAGES: Final = ("en", "de")
# what a text says about the moment; the first that fits counts
SAID: Final[dict[str, dict[str, Moments]]] = {
    "en": {
        "before the (dice are thrown|throw)": ("W2",),
        "after (you have thrown|the dice are thrown|the throw)": ("W3",),
        "as an answer": ("answer",),
        "at any time": MOMENTS,
    },
    "de": {
        "vor dem wurf": ("W2",),
        "nach (deinem|dem) wurf": ("W3",),
        "als antwort": ("answer",),
        "jederzeit": MOMENTS,
    },
}
ALTERNATIVE: Final = {"en": "; or,? ", "de": "; oder,? "}
PLAYERS: Final = {
    "thrower": {
        "en": r"\byour current (throw|test)",
        "de": r"(dein(e[rs])? aktuelle[rns]?|deines aktuellen) (wurf|probe)",
    },
    "inTurn": {"en": r"\bif you are in turn\b", "de": r"\bwenn du am zug bist\b"},
    "active": {"en": r"\bin your own turn\b", "de": r"\bin deinem eigenen zug\b"},
    "others": {"en": r"\banother player declares\b", "de": r"\bein anderer spieler sagt\b"},
}
ENGINE_WORDS: Final = r"\b(windows?|W\d|verb|resolv\w*|trigger\w*|fenster|antwortfenster)\b"

Used = CrewCard | EventCard | CaptainCard


def uses(card: Used) -> tuple[CardVerb, ...]:
    return card.effect if isinstance(card, EventCard) else card.ability


def text(card: Used, language: str) -> str:
    return card.text.in_language(language).lower() if card.text else ""


def moments(card: Used, language: str) -> list[Moments]:
    """What the text says for each use: alternatives inherit the moment from the part before them."""
    if isinstance(card, EventCard) and card.symbol == "flash":
        return [("W1",) for _ in card.effect]
    said: list[Moments] = []
    for part in re.split(ALTERNATIVE[language], text(card, language)):
        named = [when for words, when in SAID[language].items() if re.search(words, part)]
        said.append(named[0] if named else said[-1] if said else MOMENTS)
    return said


@pytest.mark.rule("arrr.events.4", "arrr.crew.13", "arrr.pile.11")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", [*DECK.crew, *DECK.event, *DECK.captain], ids=lambda card: card.id)
def test_a_card_is_used_when_its_text_says_so_and_otherwise_at_any_moment(card: Used, language: str) -> None:
    found = [verb.windows for verb in uses(card)]
    assert found == moments(card, language)[: len(found)]


@pytest.mark.rule("arrr.events.2")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", DECK.event, ids=lambda card: card.id)
def test_an_event_is_played_by_any_player_unless_its_text_names_one(card: EventCard, language: str) -> None:
    named = [who for who, words in PLAYERS.items() if re.search(words[language], text(card, language))]
    assert named == ([] if card.who == "any" else [card.who])


@pytest.mark.rule("arrr.flash.1", "arrr.flash.2")
@pytest.mark.parametrize("card", DECK.event, ids=lambda card: card.id)
def test_only_flashes_speak_of_a_declaration(card: EventCard) -> None:
    speaks = "declare" in text(card, "en"), "sagt" in text(card, "de")
    assert card.symbol == "flash" or speaks == (False, False)


@pytest.mark.parametrize("row", DECK.rows(), ids=lambda row: row.id)
def test_texts_are_free_of_words_of_the_engine(row: Card | Collection) -> None:
    for language in LANGUAGES:
        assert not re.search(ENGINE_WORDS, DECK.name(f"{row.id}.text", language), re.IGNORECASE)
