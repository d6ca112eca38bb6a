"""`roarhouse replay` and `roarhouse verify`: show a record, and verify its deals."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Annotated

import typer

from roarhouse.cli.common import console, language, show
from roarhouse.core.errors import RoarhouseError
from roarhouse.core.game import WATCHER
from roarhouse.core.records.record import load
from roarhouse.core.speech import Speaker

SIGNS = {True: "yes", False: "NO", None: "not checked"}
NOT_SIMULATED = """\
What physics did was not simulated again, since another machine may come to another outcome. Checked of it: its
tremor comes from the promised seed, no piece was made or lost, and what is said of the table can be read from where
the pieces are. --simulate lets it happen again and compares; on a machine like the one that played it must agree."""


def replay(
    file: Path,
    to: Annotated[int | None, typer.Option(help="stop after this number of choices")] = None,
    seat: Annotated[int, typer.Option(help="view as this seat; default: a watcher")] = WATCHER,
    lang: str = "en",
) -> None:
    """Print the story of a recorded game, and its table."""
    record, damage = load(file)
    seats = range(record.options.seats)
    if seat not in (WATCHER, *seats):
        raise RoarhouseError(f"expected a seat from 0 to {seats[-1]}, got {seat}")
    if to is not None and not 0 <= to <= len(record.lines):
        raise RoarhouseError(f"expected a line from 0 to {len(record.lines)}, got {to}")
    game, out, speaker = record.game, console(), Speaker(record.game, language(lang))
    s = game.start(record.options)
    for number, (by, choice) in enumerate(record.lines[:to], start=1):
        s.story = []
        game.apply(s, by, choice)
        for told in s.story:
            if told.reaches(seat):
                out.print(out.highlighter(f"{number:>4}  {speaker.say(told.words)} [{told.rule}]"))
        s.story = None
    show(out, speaker, game.read(game.view(s, seat)))
    if damage:
        raise damage


def verify(
    file: Path,
    simulate: Annotated[
        bool, typer.Option(help="simulate physics again; needs a machine like the one that played")
    ] = False,
    key: Annotated[str, typer.Option(help="the server's public key, from its /.well-known/roarhouse.json")] = "",
    head: Annotated[
        list[str] | None, typer.Option(help="VERSION:HEAD as shown during the game; may be repeated")
    ] = None,
) -> None:
    """Verify that a finished game was dealt from its promised seed, and that nothing was changed or cut off."""
    heads = dict(noted_head(text) for text in head or [])
    record, damage = load(file)
    if damage:
        raise damage
    checks = import_module("roarhouse.core.records.verify")  # loads a library that no other command needs
    findings = checks.examine(record, simulate, key, heads)
    print(f"{file}: {checks.verdict(findings)}.")
    for one in findings:
        print(f"  {SIGNS[one.kept]:<11} {one.check + ':':<10} {one.why}")
    if not (record.game.portable or simulate):
        print(NOT_SIMULATED)
    if any(one.kept is False for one in findings):
        raise typer.Exit(1)


def noted_head(text: str) -> tuple[int, str]:
    version, _, head = text.partition(":")
    if not (version.isdecimal() and head):
        raise RoarhouseError(f"--head: expected VERSION:HEAD, such as 12:3fa9…, got '{text}'")
    return int(version), head
