"""Format words in English or German. Messages are Fluent files, shared with the browser."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from roarhouse.core.folders import folders
from roarhouse.core.words import Fact, Many, Named, Who, Words

LANGUAGES = ("en", "de")
Naming = Callable[[Who | Named], str]


class Phrases:
    """The messages of one game in one language, or of the engine alone. How players and cards are called is for the
    caller to say."""

    def __init__(self, game: str | None, language: str) -> None:
        self.language, self._bundle = language, _bundle(game, language)

    def say(self, fact: Fact, name: Naming = str) -> str:
        match fact:
            case Words(key, facts):
                return self._message(key, {of: self._argument(value, name) for of, value in facts.items()})
            case Many(of):
                return self._listed([self.say(part, name) for part in of])
            case Who() | Named():
                return name(fact)
        return str(fact)

    def _argument(self, fact: Fact, name: Naming) -> int | str:
        return fact if isinstance(fact, int) else self.say(fact, name)

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


def word_files(game: str | None, language: str) -> tuple[Path, ...]:
    """The engine's messages and the game's own."""
    name, engine = f"words.{language}.ftl", Path(__file__).parent
    return (engine / name, folders()[game] / name) if game else (engine / name,)


@cache
def _bundle(game: str | None, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in word_files(game, language):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle
