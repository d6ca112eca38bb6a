"""Turn words into English or German. Messages are Fluent files, shared with the browser."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from roarhouse.core.folders import folders
from roarhouse.core.game import Choice, Game, Refusal
from roarhouse.core.words import Fact, Many, Named, Seat, Who, Words

LANGUAGES = ("en", "de")


class Speaker:
    """Formats the words of one game in one language, with the names of the players."""

    def __init__(self, game: Game[Any], language: str, names: tuple[str, ...] = ()) -> None:
        self.game, self.language, self.names = game, language, names
        self._bundle = _bundle(game.name, language)

    def say(self, fact: Fact) -> str:
        match fact:
            case Words(key, facts):
                return self._message(key, {name: self._argument(value) for name, value in facts.items()})
            case Who(seat):
                return self.names[seat] if 0 <= seat < len(self.names) else self.say(Words("seat", {"n": seat + 1}))
            case Named(id):
                return str(self.game.deck.name(id, self.language))
            case Many(of):
                return self._listed([self.say(part) for part in of])
        return str(fact)

    def refusal(self, refusal: Refusal) -> str:
        return f"{self.say(refusal.why)} [{refusal.rule}]"

    def _argument(self, fact: Fact) -> int | str:
        return fact if isinstance(fact, int) else self.say(fact)

    def _message(self, key: str, arguments: dict[str, int | str]) -> str:
        pattern = self._bundle.get_message(key).value if self._bundle.has_message(key) else None
        if pattern is None:
            raise KeyError(f"no words for '{key}' in {self.language}")
        text, problems = self._bundle.format_pattern(pattern, arguments)
        if problems:
            raise KeyError(f"words for '{key}' in {self.language}: {problems[0]}")
        return str(text)

    def _listed(self, parts: list[str]) -> str:
        if not parts:
            return self.say(Words("nothing"))
        if len(parts) == 1:
            return parts[0]
        return self.say(Words("list", {"most": ", ".join(parts[:-1]), "last": parts[-1]}))


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


def word_files(game: str, language: str) -> tuple[Path, Path]:
    """The engine's messages and the game's own."""
    return Path(__file__).with_name(f"words.{language}.ftl"), folders()[game] / f"words.{language}.ftl"


@cache
def _bundle(game: str, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in word_files(game, language):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle
