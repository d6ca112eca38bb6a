"""`roarhouse deck`: create, check and show deck files."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import typer
from rich.table import Table

from roarhouse.cli.common import console, language
from roarhouse.core.deck import complaints, deck_hash, deck_path, load_deck, parse
from roarhouse.core.errors import DeckError, RoarhouseError
from roarhouse.core.find import find_game, game_names
from roarhouse.core.game import Game

app = typer.Typer(help="create, check and show deck files")


@app.command()
def new(game: str, file: Path) -> None:
    """Copy a game's deck to a file, to be edited."""
    kind = find_game(game)
    try:
        with file.open("x", encoding="utf-8") as copy:
            copy.write(deck_path(kind.name).read_text(encoding="utf-8"))
    except FileExistsError:
        raise RoarhouseError(f"{file} exists already; name a file that does not") from None
    except OSError as error:
        raise RoarhouseError(f"{file}: {error.strerror}") from None
    print(f"{file} is a copy of {game}'s deck. Change it, then: roarhouse deck check {file}")


@app.command()
def check(file: Path) -> None:
    """List all errors in a deck file."""
    kind = game_of(file)
    found = complaints(kind, file)
    print(*found, sep="\n", end="\n" if found else "")
    if found:
        raise typer.Exit(2)
    print(f"{file}: a deck of {kind.name}, hash {deck_hash(load_deck(kind, file))}. Play with --deck {file}")


@app.command()
def show(deck: str, lang: str = "en") -> None:
    """Show the cards of a game or of a deck file."""
    language(lang)
    path = deck_path(deck) if deck in game_names() else Path(deck)
    cards, out = load_deck(game_of(path), path), console()
    out.rule(cards.about.title.in_language(lang))
    out.print(cards.about.note.in_language(lang), markup=False)
    for name, rows in msgspec.to_builtins(cards).items():
        if isinstance(rows, list | tuple) and rows:
            out.print(table_of(name, list(rows), lang))


@app.command()
def schema(game: str) -> None:
    """Print the JSON schema of a game's deck files, for completion and checks in an editor."""
    found = msgspec.json.schema(find_game(game).Deck)
    print(msgspec.json.format(msgspec.json.encode(found)).decode())


def game_of(file: Path) -> type[Game[Any]]:
    """The game that a deck file names."""
    if not file.exists():
        raise DeckError(str(file), "", "", "No such file or directory", "a game's name or a deck file")
    raw = parse(file)
    name = raw.get("about", {}).get("game") if isinstance(raw.get("about"), dict) else None
    if not isinstance(name, str):
        raise DeckError(str(file), "about", "game", "nothing", f"one of {', '.join(game_names())}")
    return find_game(name)


def table_of(name: str, rows: list[dict[str, Any]], lang: str) -> Table:
    table = Table(*rows[0], title=f"{name} ({len(rows)})")
    for row in rows:
        table.add_row(*(cell(value, lang) for value in row.values()))
    return table


def cell(value: Any, lang: str) -> str:
    if isinstance(value, dict):
        spoken = value.get(lang) if set(value) == {"en", "de"} else None
        return spoken or ", ".join(f"{key} {count}" for key, count in value.items() if count)
    return str(value)
