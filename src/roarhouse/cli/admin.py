"""`roarhouse admin`: backup, restore, check, move, prune and export of a server's database."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Annotated, Any

import typer

from roarhouse.cli.serve import default_database, server_module

app = typer.Typer(no_args_is_help=True, help="Operators' tools for a server's database.")
Database = Annotated[str, typer.Option(help="sqlite:///tables.db or postgresql://user@host/name")]


def tools() -> Any:
    return server_module("admin")


def show_copied(copied: dict[str, int]) -> None:
    print(", ".join(f"{count} {name}" for name, count in copied.items()))


@app.command()
def backup(file: Path, database: Database = "") -> None:
    """Copy the database into a new SQLite file, while servers run."""
    show_copied(tools().backup(database or default_database(), file))


@app.command()
def restore(file: Path, database: Database = "") -> None:
    """Fill an empty database from a backup."""
    show_copied(tools().restore(file, database or default_database()))


@app.command()
def move(source: str, target: str) -> None:
    """Copy one database into another, empty one: from SQLite to PostgreSQL, or back. Stop the servers first."""
    show_copied(tools().copy_database(source, target))


@app.command()
def check(database: Database = "") -> None:
    """Replay every log by the rules and compare the states; status 1 if anything is wrong."""
    finish(asyncio.run(listed(tools().check(database or default_database()))), "checked")


@app.command()
def export(folder: Path, database: Database = "") -> None:
    """Write the records of all finished games into a folder."""
    finish(asyncio.run(listed(tools().export(database or default_database(), folder))), "exported")


@app.command()
def prune(
    days: Annotated[float, typer.Option(min=0, help="only tables that were last changed longer ago")],
    lobbies: Annotated[bool, typer.Option("--lobbies", help="also tables whose game never began")] = False,
    abandoned: Annotated[bool, typer.Option("--abandoned", help="also unfinished games without a clock")] = False,
    delete: Annotated[bool, typer.Option("--delete", help="delete them; otherwise they are listed only")] = False,
    database: Database = "",
) -> None:
    """List or delete tables whose game is over, unless a running server has connections to them."""
    states = ("over", *["lobby"] * lobbies, *["abandoned"] * abandoned)
    names = tools().prune(database or default_database(), days, states, delete)
    for name in names:
        print(name)
    print(f"{len(names)} tables {'deleted' if delete else 'would be deleted (--delete)'}")


async def listed(results: AsyncIterator[tuple[str, str]]) -> list[str]:
    """Print what is wrong; returns a mark for each table."""
    marks = []
    async for table, wrong in results:
        marks.append(wrong)
        if wrong:
            print(f"{table}: {wrong}")
    return marks


def finish(marks: list[str], done: str) -> None:
    wrong = sum(bool(mark) for mark in marks)
    print(f"{len(marks) - wrong} tables {done}, {wrong} with faults")
    if wrong:
        sys.exit(1)
