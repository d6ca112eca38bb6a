"""`roarhouse rules`: list, show and check the numbered rules."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from roarhouse.cli.common import console, language
from roarhouse.core.find import game_names
from roarhouse.core.rulebook import coverage, find_rule, folder_of_tests, rules_of

app = typer.Typer(help="list, show and check the numbered rules")


@app.command("list")
def list_rules(game: str, lang: str = "en") -> None:
    """All rules of a game."""
    table = Table("id", "kind", "rule", show_lines=False)
    for rule in rules_of(game).values():
        table.add_row(rule.id, rule.kind, rule.text.in_language(language(lang)))
    console().print(table)


@app.command("show")
def show_rule(id: str, lang: str = "en") -> None:
    """One rule, with its ruling."""
    rule, out, lang = find_rule(id), console(), language(lang)
    out.print(f"{rule.id} ({rule.kind}; {rule.source})", style="bold")
    out.print(rule.text.in_language(lang), markup=False)
    if rule.ruling:
        out.print(rule.ruling.in_language(lang), style="dim", markup=False)
    if rule.option:
        out.print(f"--option {rule.option}=…", style="dim", markup=False)


@app.command("check")
def check(
    game: Annotated[str, typer.Argument(help="one game, or all")] = "",
    tests: Annotated[Path, typer.Option(help="folder of the tests")] = Path("tests"),
) -> None:
    """Fail if a rule is not implemented, not tested, or named but unknown."""
    missing: list[str] = []
    for name in [game] if game else game_names():
        found = coverage(name, folder_of_tests(name, tests))
        rules = rules_of(name)
        carried = sum(rule.kind == "physical" or rule.id in found.in_code for rule in rules.values())
        proved = sum(rule.kind == "physical" or rule.id in found.in_tests for rule in rules.values())
        where = f", {proved} of {found.rules} tested" if folder_of_tests(name, tests) else ", tests not found"
        print(f"{name}: {carried} of {found.rules} rules implemented{where}")
        missing += found.missing
    print(*missing, sep="\n", end="\n" if missing else "")
    if missing:
        raise typer.Exit(1)
