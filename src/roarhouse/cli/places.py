"""`--on` and `--keep` of the commands that play many games, and their progress bar."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from roarhouse.lab.executors import playing

On = Annotated[str, typer.Option(help="where to play: local, ray, ray:HOST:PORT or ray://HOST:PORT")]
Keep = Annotated[Path | None, typer.Option(help="folder for finished chunks: the same command goes on from there")]
MORE = [
    inspect.Parameter("on", inspect.Parameter.KEYWORD_ONLY, default="local", annotation=On),
    inspect.Parameter("keep", inspect.Parameter.KEYWORD_ONLY, default=None, annotation=Keep),
]


def anywhere(command: Callable[..., None]) -> Callable[..., None]:
    """A command with the options `--on` and `--keep`."""

    @wraps(command)
    def run(*args: Any, on: str, keep: Path | None, **kwargs: Any) -> None:
        with playing(on, keep):
            command(*args, **kwargs)

    own = inspect.signature(command, eval_str=True)
    run.__signature__ = own.replace(parameters=[*own.parameters.values(), *MORE])  # type: ignore[attr-defined]
    run.__annotations__ = {name: one.annotation for name, one in inspect.signature(run).parameters.items()}
    return run


class Rate(ProgressColumn):
    """Games a second."""

    def render(self, task: Task) -> Text:
        return Text(f"{task.speed or 0:,.1f}/s")


def progress_bar() -> Progress:
    """What is done, how fast, and how long the rest takes."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Rate(), TimeRemainingColumn())
    return Progress(*columns, transient=True)
