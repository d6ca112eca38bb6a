"""`roarhouse render`: a picture of the table of a recorded game."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

import typer

from roarhouse.cli.common import language
from roarhouse.core.errors import NotFound, RoarhouseError
from roarhouse.core.find import game_names, part_of
from roarhouse.core.records.record import Record, load
from roarhouse.core.speech import Speaker

SMALLEST, LARGEST = 16, 4096  # pixels of a side


def render(
    file: Path,
    line: Annotated[int | None, typer.Option(help="state after this number of choices; default: all")] = None,
    at: Annotated[float | None, typer.Option(help="seconds into the physics of that line")] = None,
    out: Annotated[Path | None, typer.Option(help="PNG file; default: beside the record")] = None,
    view: Annotated[str, typer.Option(help="south, above, or the name of a place")] = "south",
    size: Annotated[str, typer.Option(help="width and height in pixels")] = "1200x800",
    lang: str = "en",
) -> None:
    """Draw the table of a recorded game, without a graphics card."""
    record, damage = load(file)
    number = len(record.lines) if line is None else line
    if not 0 <= number <= len(record.lines):
        raise RoarhouseError(f"expected a line from 0 to {len(record.lines)}, got {line}")
    target = out or file.with_name(f"{file.stem}-{number}.png")
    draw(record, number, at, target, view, sides(size), Speaker(record.game, language(lang)))
    print(target)
    if damage and line is None:
        raise damage


def sides(size: str) -> tuple[int, int]:
    """`1200x800` as numbers."""
    found = re.fullmatch(r"(\d{1,4})x(\d{1,4})", size)
    width, height = (int(side) for side in found.groups()) if found else (0, 0)
    if not (SMALLEST <= width <= LARGEST and SMALLEST <= height <= LARGEST):
        raise RoarhouseError(f"expected a size from {SMALLEST}x{SMALLEST} to {LARGEST}x{LARGEST}, got '{size}'")
    return width, height


def draw(
    record: Record,
    number: int,
    at: float | None,
    target: Path,
    view: str,
    size: tuple[int, int],
    speaker: Speaker,
) -> None:
    picture = part_of(record.game.name, "picture")
    if picture is None:
        raise NotFound("picture of", record.game.name, [name for name in game_names() if part_of(name, "picture")])
    if at is not None and number == 0:
        raise RoarhouseError("nothing has happened yet in line 0")
    during = None if at is None else (record.lines[number - 1][1], at)
    try:
        picture.draw(record.table(number), target, speaker, view, during, size)
    except OSError as error:
        raise RoarhouseError(f"{target}: {error.strerror}") from None
