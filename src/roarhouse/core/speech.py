"""What a game tells, in English or German."""

from __future__ import annotations

from typing import Any

from roarhouse.core.game import Choice, Game, Refusal
from roarhouse.core.phrases import LANGUAGES, Phrases
from roarhouse.core.words import Fact, Named, Seat, Who, Words


class Speaker:
    """Formats the words of one game in one language, with the names of the players."""

    def __init__(self, game: Game[Any], language: str, names: tuple[str, ...] = ()) -> None:
        self.game, self.language, self.names = game, language, names
        self._phrases = Phrases(game.name, language)

    def say(self, fact: Fact) -> str:
        return self._phrases.say(fact, self._name)

    def refusal(self, refusal: Refusal) -> str:
        return f"{self.say(refusal.why)} [{refusal.rule}]"

    def _name(self, one: Who | Named) -> str:
        if isinstance(one, Named):
            return str(self.game.deck.name(one.id, self.language))
        named = 0 <= one.seat < len(self.names)
        return self.names[one.seat] if named else self.say(Words("seat", {"n": one.seat + 1}))


def spoken(game: Game[Any], s: Any, seat: Seat, text: str) -> Choice | None:
    """The choice on the menu whose words, in any language, are this text; seats go by their numbers. Of a menu too
    large to list, only what is worth trying has words."""
    menu = game.menu(s, seat)
    offers = menu if isinstance(menu, tuple) else tuple(menu.worth_trying())
    speakers = [Speaker(game, language) for language in LANGUAGES]
    said = {plain(one.say(game.words(s, seat, choice))): choice for choice in reversed(offers) for one in speakers}
    return said.get(plain(text))


def plain(text: str) -> str:
    """Without regard to case and spaces."""
    return " ".join(text.casefold().split())
