"""`roarhouse sim`, `balance`, `learn` and `bench`: simulations, balance reports, learned weights and benchmarks."""

from __future__ import annotations

import os
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from msgspec.structs import replace
from rich.table import Table

from roarhouse.bots.bots import bots_of, find_bot
from roarhouse.bots.value import weights_file, write_weights
from roarhouse.cli.common import console, made, options_of, target
from roarhouse.cli.places import progress_bar
from roarhouse.core.errors import RoarhouseError
from roarhouse.core.find import find_game
from roarhouse.core.options import seat_range
from roarhouse.lab import learn as learning
from roarhouse.lab import report, tables
from roarhouse.lab.ladder import Ladder, Rung, climb, every_rung
from roarhouse.lab.ladder import page as ladder_page
from roarhouse.lab.ladder import plot as plot_ladder
from roarhouse.lab.learn import Plan
from roarhouse.lab.match import CHUNK, Match, Played, play_all, player

CORES = os.cpu_count() or 1
Games = Annotated[int, typer.Option(min=1, help="number of games")]
Workers = Annotated[int, typer.Option(min=1, help="number of processes; results do not depend on it")]
Thinking = Annotated[float | None, typer.Option(min=0, help="seconds per decision for bots that think by the clock")]


def sim(
    game: str,
    seats: Annotated[int | None, typer.Option()] = None,
    games: Games = 100,
    bots: Annotated[str, typer.Option(help="one name for all seats, or one for each")] = "random",
    seed: str = "0",
    workers: Workers = 1,
    mode: str = "",
    option: Annotated[list[str] | None, typer.Option(help="name=value")] = None,
    deck: Annotated[Path | None, typer.Option()] = None,
    json: Annotated[Path | None, typer.Option(help="write every game to this file")] = None,
    out: Annotated[Path | None, typer.Option(help="write a table of all games: .parquet or .json")] = None,
    bot_seconds: Thinking = None,
) -> None:
    """Play many games between bots."""
    match = replace(match_of(game, seats, bots, seed, mode, option or [], deck), bot_seconds=bot_seconds)
    json, file = target(json), target(out and tables.ready(out))
    played = with_progress(match, games, workers)
    table = Table("bot", "seats played", "wins", "share of wins", "95 % interval", "mean score")
    for row in report.standings(played):
        low, high = row.interval
        share = f"{row.wins / row.played:.1%}"
        table.add_row(
            row.name, str(row.played), f"{row.wins:g}", share, f"{low:.1%} – {high:.1%}", f"{row.score:.1f}"
        )
    console().print(table)
    seconds = sum(one.seconds for one in played)
    choices = sum(one.choices for one in played)
    console().print(
        f"{choices} decisions, {choices / seconds:,.0f} a second and core; {games / seconds:,.1f} games a second"
    )
    if json:
        json.write_bytes(msgspec.json.format(msgspec.json.encode([match, [timeless(one) for one in played]])))
    if file:
        tables.write(file, tables.GAMES, tables.game_rows(played), tables.about_match(match, games))


def timeless(one: Played) -> Played:
    """A game without its duration, so that the same seed writes the same file."""
    return replace(one, seconds=0.0)


def match_of(
    game: str, seats: int | None, bots: str, seed: str, mode: str, pairs: list[str], deck: Path | None
) -> Match:
    """A match from the options; validated before the first game."""
    made_game = made(game, deck)
    names = bots.split(",")
    usual = made_game.modes.get(mode, {}).get("seats", made_game.Options().seats)
    seats = seats if seats is not None else len(names) if len(names) > 1 else usual
    options = options_of(made_game, seats, mode, pairs)
    names = names * seats if len(names) == 1 else names
    if len(names) != seats:
        raise RoarhouseError(f"expected 1 or {seats} bots, got {len(names)}: {bots}")
    for name in names:
        find_bot(name, game)
    return Match(game, seats, tuple(names), seed, "", msgspec.to_builtins(options), made_game.deck if deck else None)


def with_progress(match: Match, games: int, workers: int) -> list[Played]:
    with progress_bar() as progress:
        task = progress.add_task(match.game, total=games)
        return play_all(match, games, workers, lambda done: progress.update(task, completed=done))


def learn(
    game: str,
    games: Annotated[int, typer.Option(min=20, help="games in each iteration")] = 400,
    iterations: Annotated[int, typer.Option(min=1, help="at most; learning stops when nothing improves")] = 4,
    seats: Annotated[str, typer.Option(help="numbers of seats, in turn")] = "4",
    seed: str = "learn",
    workers: Workers = CORES,
    player: Annotated[str, typer.Option(help="who plays first: a bot, or `policy`, that of simulations")] = "greedy",
    redeal: Annotated[bool, typer.Option(help="deal again what seats hold, once in each game")] = False,
    horizon: Annotated[
        int, typer.Option(min=0, help="fit to the value so many pauses later, and deal again often; 0: to results")
    ] = 0,
    out: Annotated[Path | None, typer.Option(help="file for the weights; the game's own by default")] = None,
    plot: Annotated[Path | None, typer.Option(help="file for a plot of the learning curve (SVG)")] = None,
) -> None:
    """Learn the weights of a game's value by self-play."""
    file, picture = target(out) or weights_file(known_game(game)), target(plot)
    if picture:
        ready_for_report(picture.parent)
    tables = tuple(seats_of(game, word) for word in seats.split(","))
    command = f"roarhouse learn {game} --games {games} --iterations {iterations} --seats {seats} --seed {seed}"
    command += f" --player {player}" * (player != learning.PLAYER) + " --redeal" * redeal
    command += f" --horizon {horizon}" * (horizon > 0)
    plan = Plan(game, games, iterations, tables, seed, workers, command, player, redeal, horizon)
    with progress_bar() as progress:
        task = progress.add_task(f"learning {game}", total=games * iterations)
        learned = learning.learn(plan, lambda k, done: progress.update(task, completed=k * games + done))
    table = Table("games", "positions", "loss on unseen games", "equal chances", "calibration error")
    for one in learned.lessons:
        table.add_row(str(one.games), str(one.positions), f"{one.loss:.4f}", f"{one.even:.4f}", f"{one.error:.3f}")
    console().print(table)
    write_weights(file, learned.weights)
    if picture:
        learning.plot(game, learned, picture)


def ladder(
    game: str,
    games: Games = 60,
    seats: Annotated[str, typer.Option(help="numbers of seats, each measured on its own")] = "4",
    bots: Annotated[str, typer.Option(help="names of bots or characters; all: with the characters that slip")] = "",
    against: Annotated[str, typer.Option(help="each bot plays alone, with this one in all other seats")] = "",
    zero: Annotated[str, typer.Option(help="the bot at 0 Elo, else the first one")] = "",
    seed: str = "ladder",
    mode: str = "",
    workers: Workers = CORES,
    chunk: Annotated[int, typer.Option(min=1, help="games that a worker plays before they are stored")] = CHUNK,
    out: Annotated[Path | None, typer.Option(help="output folder for a page and its plots")] = None,
) -> None:
    """Rate the bots of a game against each other: a round robin, Elo with intervals."""
    names = rungs_of(known_game(game), bots)
    plans = [Ladder(game, seats_of(game, word), names, seed, against, mode) for word in seats.split(",")]
    for name in plans[0].names():
        player(name, Match(known_game(game), plans[0].seats, names))
    if out:
        ready_for_report(out)
    lines = [f"# Strength of the bots of {game}"]
    for plan in plans:
        rungs = climbed(plan, games, workers, chunk, zero)
        lines += ["", f"## {plan.seats} seats", "", *ladder_page(plan, rungs, games)]
        if out:
            plot_ladder(plan, rungs, games, out / f"{game}-ladder-{plan.seats}.svg")
            lines += ["", f"![Elo at {plan.seats} seats]({game}-ladder-{plan.seats}.svg)"]
    if out:
        (out / f"{game}.md").write_text("\n".join(lines) + "\n", encoding="utf-8")
    print("\n".join(lines))


def rungs_of(game: str, bots: str) -> tuple[str, ...]:
    """The first one is the zero of Elo."""
    if bots in ("", "all"):
        return every_rung(game) if bots else bots_of(game)
    return tuple(bots.split(","))


def climbed(plan: Ladder, games: int, workers: int, chunk: int, zero: str) -> list[Rung]:
    with progress_bar() as progress:
        task = progress.add_task(f"{plan.game}, {plan.seats} seats", total=games)
        return climb(plan, games, workers, lambda done: progress.update(task, completed=done), chunk, zero)[0]


def known_game(game: str) -> str:
    find_game(game)
    return game


def seats_of(game: str, word: str) -> int:
    allowed = seat_range(find_game(game))
    if not word.isdigit() or int(word) not in allowed:
        raise RoarhouseError(f"--seats: expected numbers from {allowed[0]} to {allowed[-1]}, got '{word}'")
    return int(word)


def balance(
    game: str,
    seats: Annotated[int | None, typer.Option()] = None,
    games: Games = 10_000,
    bots: str = "greedy",
    seed: str = "balance",
    workers: Workers = CORES,
    mode: str = "",
    out: Annotated[Path, typer.Option(help="output folder for the report and its plots")] = Path("docs/balance"),
    bot_seconds: Thinking = None,
) -> None:
    """Write a balance report: win shares by what players held, with tables and plots."""
    match = replace(match_of(game, seats, bots, seed, mode, [], None), bot_seconds=bot_seconds)
    ready_for_report(out)
    played = with_progress(match, games, workers)
    file = report.write(match, played, out)
    print(file.read_text(encoding="utf-8"))


def ready_for_report(folder: Path) -> None:
    """Check what a report needs before the first game."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise RoarhouseError(f"{folder}: expected a folder for the report: {error.strerror}") from None
    if find_spec("matplotlib") is None:
        raise RoarhouseError(
            "the plots of a report need matplotlib: pip install matplotlib, or make a set-up with make test"
        )
