"""Shared by several commands: options from the command line, and terminal output."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.console import Console
from rich.highlighter import RegexHighlighter
from rich.panel import Panel
from rich.theme import Theme

from roarhouse.core.deck import load_deck
from roarhouse.core.errors import NotFound, RoarhouseError
from roarhouse.core.find import find_game
from roarhouse.core.game import Game
from roarhouse.core.options import make_options, seat_range
from roarhouse.core.phrases import LANGUAGES
from roarhouse.core.speech import Speaker
from roarhouse.core.words import Section

THEME = Theme(
    {
        "say.rule": "dim",
        "say.number": "bold cyan",
        "say.electrical": "bold yellow",
        "say.toxic": "bold green",
        "say.radioactive": "bold magenta",
        "say.fire": "bold red",
        "say.mark": "bold",
    }
)


class Highlighter(RegexHighlighter):
    """Power types in their colours, rule ids dimmed."""

    base_style = "say."
    highlights = [  # noqa: RUF012 - the name and the type are the library's
        r"(?P<electrical>Electrical|Elektrizität)",
        r"(?P<toxic>Toxic|Gift)",
        r"(?P<radioactive>Radioactive|Radioaktivität)",
        r"(?P<fire>Fire|Feuer)",
        r"(?P<rule>\[[a-z]+\.[a-z0-9-]+\.\d+\])",
        r"(?P<mark>►)",
    ]


def console() -> Console:
    return Console(theme=THEME, highlighter=Highlighter(), soft_wrap=False)


def show(out: Console, speaker: Speaker, sections: tuple[Section, ...]) -> None:
    """Print the table: each section as a panel, a section without lines as a heading."""
    for section in sections:
        title = speaker.say(section.title)
        if section.lines:
            text = out.highlighter("\n".join(speaker.say(line) for line in section.lines))
            out.print(Panel(text, title=title, title_align="left", border_style="dim"))
        else:
            out.rule(title)


def target(file: Path | None) -> Path | None:
    """Check that a file can be written before long work begins."""
    if file and file.is_dir():
        raise RoarhouseError(f"{file}: expected a file to write to, found a folder")
    if file and not file.parent.is_dir():
        raise RoarhouseError(f"{file.parent}: expected a folder to write {file.name} to, found none")
    return file


def language(value: str) -> str:
    if value not in LANGUAGES:
        raise NotFound("language", value, LANGUAGES)
    return value


def made(game: str, deck: Path | None) -> Game[Any]:
    """A game with its own deck or with a deck file."""
    kind = find_game(game)
    return kind(load_deck(kind, deck) if deck else None)


def options_of(game: Game[Any], seats: int | None, mode: str, pairs: list[str]) -> Any:
    """`--option name=value` as typed options."""
    values: dict[str, Any] = {} if seats is None else {"seats": seats}
    if seats is not None and seats not in seat_range(type(game)):
        allowed = seat_range(type(game))
        raise RoarhouseError(f"{game.name} is played by {allowed[0]} to {allowed[-1]} seats, not by {seats}")
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise RoarhouseError(f"--option expects name=value, got '{pair}'")
        values[name.strip()] = value.strip()
    return make_options(type(game), mode, **values)
