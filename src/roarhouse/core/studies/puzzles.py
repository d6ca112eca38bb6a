"""Puzzles: tables with one clearly best choice, as data in a game's folder (`puzzles.json`).

A puzzle is the beginning of a game: the options and every choice up to the decision, nature's included. So it opens
like a saved game, and a table that cannot happen cannot be in the file. `roarhouse puzzles GAME` makes the file.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

from roarhouse.core.errors import RecordError, RoarhouseError
from roarhouse.core.find import find_game
from roarhouse.core.folders import folders
from roarhouse.core.game import Choice, Game
from roarhouse.core.records.record import Record
from roarhouse.core.studies.rows import find_row
from roarhouse.core.words import Seat

FILE: Final = "puzzles.json"


class PuzzleError(RoarhouseError):
    """A file of puzzles that cannot be read, or a puzzle that cannot be played."""


class Puzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """A decision of one seat, and what a searching bot found out about it."""

    id: str
    options: dict[str, Any]
    lines: tuple[tuple[Seat, dict[str, Any]], ...]  # every choice up to the decision, with its seat
    seat: Seat
    solution: dict[str, Any]  # the best choice
    chance: float  # to win after it
    margin: float  # how much less the second best choice leaves
    difficulty: float  # the share of weaker bots that choose something else


class Puzzles(Struct, frozen=True, forbid_unknown_fields=True):
    """The puzzles of a game, for one version of its rules and one deck, and the command that made them."""

    game: str
    version: int
    deck: str
    command: str
    puzzles: tuple[Puzzle, ...]


def puzzles_file(game: str) -> Path:
    return folders()[game] / FILE


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, the easiest first; none if it has no such file."""
    file = puzzles_file(game)
    return read_puzzles(file, find_game(game)()).puzzles if file.exists() else ()


def find_puzzle(game: str, id: str) -> Puzzle:
    return find_row(f"puzzle of {game}", id, {one.id: one for one in puzzles_of(game)})


def read_puzzles(file: Path, game: Game[Any]) -> Puzzles:
    """Read a file and check that it belongs to these rules and this deck; `opened` checks a single puzzle."""
    try:
        found = msgspec.json.decode(file.read_bytes(), type=Puzzles)
    except OSError as error:
        raise PuzzleError(f"{file.name}: expected puzzles: {error.strerror}") from None
    except msgspec.DecodeError as error:
        raise PuzzleError(f"{file.name}: expected puzzles, found: {error}") from None
    for what, expected, came in (
        ("game", game.name, found.game),
        ("rules of version", game.version, found.version),
        ("deck", game.deck_hash, found.deck),
    ):
        if expected != came:
            raise PuzzleError(
                f"{file.name}: expected {what} {expected}, found {came} (roarhouse puzzles {game.name})"
            )
    return found


def write_puzzles(file: Path, puzzles: Puzzles) -> None:
    """One puzzle a row."""
    head, rows = msgspec.structs.replace(puzzles, puzzles=()), [msgspec.json.encode(one) for one in puzzles.puzzles]
    start = msgspec.json.encode(head).removesuffix(b"]}")
    file.write_bytes(start + b"\n" + b",\n".join(rows) + b"\n]}\n")


def opened(game: Game[Any], puzzle: Puzzle) -> tuple[Any, Choice]:
    """The table of a puzzle, and its solution. Raises `PuzzleError` if that cannot be played."""
    try:
        record = Record(game, msgspec.convert(puzzle.options, game.Options))
        for seat, choice in puzzle.lines:
            record.add(seat, msgspec.convert(choice, game.Choices))
        s, solution = record.table(), msgspec.convert(puzzle.solution, game.Choices)
    except (msgspec.ValidationError, RecordError) as error:
        raise PuzzleError(f"puzzle {puzzle.id}: {error}") from None
    if puzzle.seat not in game.turn(s) or game.refuse(s, puzzle.seat, solution) is not None:
        raise PuzzleError(f"puzzle {puzzle.id}: its solution cannot be chosen by seat {puzzle.seat}")
    return s, solution
