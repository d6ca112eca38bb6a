"""`roarhouse bench`: speed on one core, ours beside that of peers."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.table import Table

from roarhouse.cli.common import console, target
from roarhouse.cli.serve import measure_load
from roarhouse.core.find import game_names
from roarhouse.lab import benchmark, contest

BASE = ("RLCard, gin rummy", "steps")


def bench(
    game: Annotated[str, typer.Argument(help="one game, or all")] = "",
    json: Annotated[Path | None, typer.Option(help="write the figures to this file")] = None,
    peers: Annotated[bool, typer.Option(help="compare with installed peers in the same run")] = True,
    compiled: Annotated[Path | None, typer.Option(help="folder with a compiled package, to compare with")] = None,
    details: Annotated[bool, typer.Option(help="measure single operations and the server under load, too")] = True,
) -> None:
    """Measure speed on one core: a table beside peers, and if no game is named the server under load."""
    json = target(json)
    compared = contest.measure(compiled) if peers and not game else {}
    if compared:
        console().print(comparison(compared))
    measured = [benchmark.measure(name) for name in ([game] if game else game_names())] if game or details else []
    for one in measured:
        show(one)
    console().print(contest.interpreter())
    web = None if game or not details else measure_load()
    if json:
        rates = {kind: [[*key, values] for key, values in rates.items()] for kind, rates in compared.items()}
        figures = {"interpreter": contest.interpreter(), "compared": rates, "games": measured, "load": web}
        json.write_bytes(msgspec.json.format(msgspec.json.encode(figures)))


def comparison(found: dict[str, contest.Rates]) -> Table:
    """Ours and theirs, with the ratios of compiled to interpreted, of each to RLCard, and to the same steps of the
    peers' gin rummy; that of the compiled package in brackets."""
    ours, compiled, theirs = (contest.middle(found[kind]) for kind in ("interpreted", "compiled", "peers"))
    table = Table(
        "whose", "what", "a second", "compiled", "ratio", "to RLCard", "to gin rummy", title="medians, one core"
    )
    base = theirs.get(BASE)
    for key, value in (ours | theirs).items():
        quick = compiled.get(key)
        faster = (f"{quick:,.0f}", f"{quick / value:.2f}") if quick else ("", "")
        beside = [f"{value / base:.1f}" if base else "", to_gin_rummy(theirs, key[1], value, quick)]
        table.add_row(*key, f"{value:,.0f}", *faster, *beside)
    return table


def to_gin_rummy(theirs: dict[tuple[str, str], float], what: str, value: float, quick: float | None) -> str:
    """How many times the rate of the peer that is measured by the same steps."""
    rate = next((rate for (whose, kind), rate in theirs.items() if kind == what and "gin" in whose), None)
    if rate is None:
        return ""
    return f"{value / rate:.2f}" + (f" ({quick / rate:.2f})" if quick else "")


def show(one: benchmark.Measured) -> None:
    table = Table("what", "median", "lowest", "highest", title=one.name)
    for row in one.rows:
        table.add_row(row.what, *(f"{value:,.{row.digits}f} {row.unit}" for value in row.spread()))
    console().print(table)
    for sheet in sheets(one.figures):
        console().print(table_of(sheet))


def table_of(figures: benchmark.Figures) -> Table:
    """A game's own figures: a row per figure, a column per group."""
    table = Table("what", *figures)
    for name in dict.fromkeys(name for group in figures.values() for name in group):
        table.add_row(name, *(f"{group[name]:,g}" if name in group else "" for group in figures.values()))
    return table


def sheets(figures: benchmark.Figures) -> list[benchmark.Figures]:
    """A game's own figures: groups with figures in common belong into one table."""
    found: list[benchmark.Figures] = []
    for name, group in figures.items():
        if not found or not group.keys() & next(iter(found[-1].values())).keys():
            found.append({})
        found[-1][name] = group
    return found
