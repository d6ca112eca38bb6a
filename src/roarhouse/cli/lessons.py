"""`roarhouse lessons`: list and check lesson files."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from roarhouse.cli.common import language
from roarhouse.core.find import game_names
from roarhouse.core.lessons.files import complaints, lesson_paths, lessons_of

app = typer.Typer(no_args_is_help=True, help="list and check lessons")


@app.command("list")
def show(game: Annotated[str, typer.Argument(help="default: all games")] = "", lang: str = "en") -> None:
    """List the lessons of a game, or of all games."""
    language(lang)
    for name in (game,) if game else game_names():
        for id, lesson in lessons_of(name).items():
            print(f"{name} {id}: {lesson.title.in_language(lang)} ({lesson.minutes} min)")


@app.command()
def check(file: Annotated[Path | None, typer.Argument(help="default: the lessons of all games")] = None) -> None:
    """Play lessons to their end, and list what is wrong with them."""
    files = [file] if file else [path for game in game_names() for path in lesson_paths(game).values()]
    found = [complaint for path in files for complaint in complaints(path)]
    print(*found, sep="\n", end="\n" if found else "")
    if found:
        raise typer.Exit(2)
    print(f"{len(files)} {'lesson' if len(files) == 1 else 'lessons'} played to the end")
