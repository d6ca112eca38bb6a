"""`roarhouse analyse`: look back at a recorded game."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from roarhouse.bots.analysis import Decision, Moment, check, chunks_of, moments
from roarhouse.bots.looking_back import Analysis, look_back
from roarhouse.cli.common import console, language, target
from roarhouse.cli.lab import CORES
from roarhouse.cli.places import progress_bar
from roarhouse.core.errors import RecordError, RoarhouseError
from roarhouse.core.records.record import Record, parse
from roarhouse.core.speech import Speaker
from roarhouse.core.words import Who
from roarhouse.core.workers import Urgency, Workers
from roarhouse.lab.report import pyplot

COLOURS = ("#c0392b", "#2471a3", "#b7950b", "#1e8449", "#7d3c98", "#566573", "#ca6f1e", "#117a65")


def analyse(
    file: Path,
    json: Annotated[Path | None, typer.Option(help="write the analysis to this file")] = None,
    plot: Annotated[
        Path | None, typer.Option(help="draw every seat's chance over the game into this SVG file")
    ] = None,
    open_cards: Annotated[
        bool, typer.Option("--open", help="with all cards open; default: what each seat could know")
    ] = False,
    workers: Annotated[int, typer.Option(min=1, help="worker processes")] = CORES,
    lang: str = "en",
) -> None:
    """Look back at a recorded game: chances, turning points, mistakes, and luck against skill."""
    json, plot, speaking = target(json), target(plot), language(lang)
    if plot and find_spec("matplotlib") is None:
        raise RoarhouseError("--plot: pip install 'roarhouse[lab]'")
    record, text = opened(file)
    found = look_back(record.game.name, record.options.seats, open_cards, judged(record, text, open_cards, workers))
    if json:
        json.write_bytes(msgspec.json.format(msgspec.json.encode(found)))
    if plot:
        draw(found, plot)
    summary(console(), Speaker(record.game, speaking), found)


def opened(file: Path) -> tuple[Record, bytes]:
    try:
        text = file.read_bytes()
    except OSError as error:
        raise RecordError(0, error.strerror or "cannot be read", str(file)) from None
    record, damage = parse(text, str(file))
    if damage:
        raise damage
    check(record.game.name)
    return record, text


def judged(record: Record, text: bytes, open_cards: bool, workers: int) -> Iterator[Moment]:
    pool, parts = Workers(workers), chunks_of(len(record.lines))
    lane = pool.lane("", Urgency.BACKGROUND)
    try:
        with progress_bar() as progress:
            task = progress.add_task("analysing", total=len(parts))
            for job in [lane.submit(moments, text, *part, open_cards) for part in parts]:
                yield from job.result()
                progress.advance(task)
    finally:
        pool.close()


# -- for people ------------------------------------------------------------------------------------------------------


def summary(out: Console, speaker: Speaker, found: Analysis) -> None:
    knowing = "all cards open" if found.open_cards else "what each seat could know at the time"
    out.print(f"{len(found.moments) - 1} lines, {knowing}")
    out.print(balances(speaker, found))
    by_version = {one.version: one for one in found.moments}
    for version in found.turns:
        out.print(f"turning point at {version}: {chances(by_version[version].chances)}")
    for one in found.moments:
        if one.decision and one.decision.why:
            out.print(mistake(speaker, one.version, one.decision))


def balances(speaker: Speaker, found: Analysis) -> Table:
    table = Table("seat", "luck", "own choices", "others", "decisions", "mistakes", "blunders", "chance lost")
    for one in found.balances:
        parts = [f"{100 * part:+.0f} %" for part in (one.luck, one.own, one.others)]
        counts = [str(n) for n in (one.decisions, one.mistakes, one.blunders)]
        table.add_row(speaker.say(Who(one.seat)), *parts, *counts, f"{100 * one.lost:.0f} %")
    return table


def mistake(speaker: Speaker, version: int, one: Decision) -> str:
    assert one.why
    better = f"{speaker.say(one.best)} ({100 * one.best_chance:.0f} %)"
    made = f"{speaker.say(one.words)} ({100 * one.chance:.0f} %)"
    who = speaker.say(Who(one.seat))
    return f"{one.verdict} at {version} by {who}: {made}. Better: {better}. {speaker.say(one.why)}"


def chances(some: tuple[float, ...]) -> str:
    return ", ".join(f"{100 * one:.0f} %" for one in some)


def draw(found: Analysis, file: Path) -> None:
    plt: Any = pyplot()
    figure, (graph, bars) = plt.subplots(2, 1, figsize=(9, 6.4), height_ratios=[3, 1 + 0.25 * found.seats])
    versions = [one.version for one in found.moments]
    for seat in range(found.seats):
        colour = COLOURS[seat % len(COLOURS)]
        graph.step(
            versions, [one.chances[seat] for one in found.moments], where="post", color=colour, label=f"{seat + 1}"
        )
    for version in found.turns:
        graph.axvline(version, color="#999", linewidth=0.6, linestyle=":")
    graph.set(ylim=(0, 1), xlabel="line", ylabel="chance to win")
    graph.legend(title="seat", fontsize=8)
    for k, name in enumerate(("luck", "own", "others")):
        values = [getattr(one, name) for one in found.balances]
        bars.barh([seat + 0.25 * (1 - k) for seat in range(found.seats)], values, height=0.22, label=name)
    bars.set(yticks=range(found.seats), yticklabels=[f"seat {seat + 1}" for seat in range(found.seats)])
    bars.invert_yaxis()
    bars.axvline(0, color="#333", linewidth=0.8)
    bars.legend(fontsize=8)
    figure.tight_layout()
    figure.savefig(file, metadata={"Date": None})
    plt.close(figure)
