"""`roarhouse data`: decisions of bots, for training."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer
from msgspec.structs import replace

from roarhouse.cli.common import target
from roarhouse.cli.lab import Games, Thinking, Workers, match_of
from roarhouse.cli.places import progress_bar
from roarhouse.core.errors import RoarhouseError
from roarhouse.lab.decisions import DECISIONS, some_games
from roarhouse.lab.match import in_chunks
from roarhouse.lab.tables import about_match, ready, write


def data(
    game: str,
    out: Annotated[Path, typer.Option(help="file for the decisions: .parquet or .json")],
    seats: Annotated[int | None, typer.Option()] = None,
    games: Games = 100,
    bots: Annotated[str, typer.Option(help="one name for all seats, or one for each")] = "greedy",
    seed: str = "data",
    workers: Workers = 1,
    mode: str = "",
    option: Annotated[list[str] | None, typer.Option(help="name=value")] = None,
    bot_seconds: Thinking = None,
) -> None:
    """Export decisions of bots: what the seat saw, the legal letters, the letter given, and how the game ended."""
    match = replace(match_of(game, seats, bots, seed, mode, option or [], None), bot_seconds=bot_seconds)
    file = target(ready(out))
    assert file is not None
    with progress_bar() as progress:
        task = progress.add_task(game, total=games)
        work = partial(some_games, match)
        played = in_chunks(work, games, workers, lambda done: progress.update(task, completed=done))
    rows: list[dict[str, Any]] = [row for one in played for row in one]
    if not rows:
        raise RoarhouseError(f"no decision of {game} could be spelled")
    write(file, DECISIONS, rows, about_match(match, games))
    print(f"{file}: {len(rows):,} decisions of {games:,} games")
