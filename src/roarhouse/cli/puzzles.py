"""`roarhouse puzzles`: mine positions with one clearly best choice from games between bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from roarhouse.bots.mind import mind_of
from roarhouse.cli.common import console, target
from roarhouse.cli.lab import Games, Workers, known_game, seats_of
from roarhouse.cli.places import progress_bar
from roarhouse.core.studies.puzzles import Puzzle, Puzzles, puzzles_file, puzzles_of, write_puzzles
from roarhouse.lab.puzzles import Plan, mine, still_clear


def puzzles(
    game: str,
    games: Games = 60,
    want: Annotated[int, typer.Option(min=1, help="puzzles to keep, those with the clearest solutions")] = 30,
    seats: str = "4",
    seed: str = "puzzles",
    workers: Workers = 1,
    recheck: Annotated[bool, typer.Option(help="search the game's own again, mine the rest")] = False,
    out: Annotated[Path | None, typer.Option(help="file for the puzzles; the game's own by default")] = None,
) -> None:
    """Mine puzzles from games between searching bots."""
    file = target(out) or puzzles_file(known_game(game))
    mind_of(game)
    plan = Plan(game, seats_of(game, seats), seed)
    with progress_bar() as progress:
        kept = list[Puzzle]()
        if recheck:
            total = len(puzzles_of(game))
            task = progress.add_task(f"checking {game}", total=total)
            kept = still_clear(game, workers, lambda done: progress.update(task, completed=done))
            console().print(f"{len(kept)} of {total} puzzles are as clear as ever")
        task = progress.add_task(f"mining {game}", total=games)
        found = mine(plan, games, want, workers, lambda done: progress.update(task, completed=done), kept)
    write_puzzles(file, found)
    console().print(listed(found))


def listed(found: Puzzles) -> Table:
    table = Table("puzzle", "seat", "chance", "margin", "difficulty", "choices before")
    for one in found.puzzles:
        numbers = [f"{number:.1%}" for number in (one.chance, one.margin, one.difficulty)]
        table.add_row(one.id, str(one.seat + 1), *numbers, str(len(one.lines)))
    return table
