"""Whole games between bots in every mode, with everything counted after every choice.

    python -m tests.games.rampage.soak --lock FILE >> games.jsonl  # a line for each game; begun games are skipped
    python -m tests.games.rampage.soak --summary games.jsonl

The long test plays the same games. With a lock file only one game at a time is played on a machine that is shared.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections import Counter
from contextlib import ExitStack
from fcntl import LOCK_EX, flock
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

import msgspec
from msgspec import Struct

from roarhouse.bots.bots import Bot, RandomBot, ask
from roarhouse.core.game import NATURE
from roarhouse.games.rampage.bot.greedy import Greedy
from roarhouse.games.rampage.choices import Happens
from tests.games.rampage.table import GAME, options

QUICK = 0.1  # s of thinking in a turn


class Mode(Struct, frozen=True):
    """What is played, how often with quick planners and how often with random players."""

    name: str
    greedy: int
    random: int
    options: dict[str, Any]


SHORT = [3, 4, 4, 5, 5, 6]  # lines that are full sooner: more games end by the sixth
MODES = (
    Mode("2 monsters, side A", 22, 8, {"seats": 2, "stallTurns": 12}),
    Mode("2 monsters, side B", 16, 4, {"seats": 2, "runawaySide": "B", "ruinMeeples": "all", "rimContact": False}),
    Mode("3 monsters, side A", 18, 4, {"seats": 3, "noise": "high", "gobbleAfterChow": True, "linesA": SHORT}),
    Mode("3 monsters, babies", 18, 2, {"seats": 3, "babyMonsters": True, "runawaySide": "random"}),
    Mode("4 monsters, side A", 18, 4, {"seats": 4, "ruinEdge": "flush", "fashionableDiet": True, "linesA": SHORT}),
    Mode("4 monsters, side B", 16, 2, {"seats": 4, "runawaySide": "B", "tailorMade": True, "openStomachs": True}),
    Mode("teams, side A", 20, 3, {"seats": 4, "teams": True, "friendlyFire": False, "accidents": "off"}),
    Mode("teams, side B", 16, 2, {"seats": 4, "teams": True, "runawaySide": "B", "tailorMade": True}),
    Mode("big city, 2 teams of 3", 10, 1, {"seats": 6, "bigCity": True, "teamSize": 3, "linesA": SHORT}),
    Mode("big city, 3 teams of 2", 5, 0, {"seats": 6, "bigCity": True, "teamSize": 2, "runawaySide": "B"}),
    Mode("big city, 4 teams of 2", 8, 1, {"seats": 8, "bigCity": True, "teamSize": 2, "linesA": SHORT}),
    Mode("big city, 2 teams of 4", 4, 0, {"seats": 8, "bigCity": True, "teamSize": 4, "babyMonsters": True}),
)


class Soaked(Struct, frozen=True):
    """One game from its beginning to its end."""

    mode: str
    bots: str
    seed: int
    turns: int
    choices: int
    acts: int  # flicks, drops, tosses and breaths
    frozen: int  # simulations that the settle assist had to end
    aborted: int
    film: int  # bytes of all films of acts
    most_film: int
    end: str
    floors: int  # gone from the City
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    seconds: float  # CPU time


def player(bots: str) -> Bot:
    return Greedy(QUICK) if bots == "greedy" else RandomBot()


def soak(mode: Mode, bots: str, seed: int) -> Soaked:
    """Play it, and count every Meeple, Floor, Tooth, Vehicle and card after every choice."""
    began = process_time()
    s, rng = GAME.start(options(**mode.options)), Random(f"soak {mode.name} {bots} {seed}")
    census, boards, players = GAME.census(s), s.box.boards, [player(bots) for _ in s.box.seats]
    assert census["floors"] == 19 * boards
    assert sum(n for name, n in census.items() if "meeples" in name) == 90 * boards
    assert (census["teeth"], census["cards"]) == (16 * boards, 48 * boards)
    count, films = Counter[str](), [0]
    while turn := GAME.turn(s):
        by = rng.choice(turn)
        choice = GAME.nature(s, rng) if by == NATURE else ask(players[by], GAME, s, by, rng)
        assert GAME.refuse(s, by, choice) is None
        GAME.apply(s, by, choice)
        assert GAME.census(s) == census
        count["choices"] += by != NATURE
        if isinstance(choice, Happens):
            count[choice.outcome.end] += 1
            films += [len(choice.outcome.film)] if s.shot and s.shot.act else []
    result = GAME.result(s)
    assert result is not None
    left = sum(s.table.there(floor) for floor in s.box.roster.floors)
    return Soaked(
        mode=mode.name,
        bots=bots,
        seed=seed,
        turns=s.turns,
        choices=count["choices"],
        acts=len(films) - 1,
        frozen=count["frozen"],
        aborted=count["aborted"],
        film=sum(films),
        most_film=max(films),
        end="sixth line" if s.loser >= 0 else "last floor" if not left else "stalled",
        floors=19 * boards - left,
        winners=result.winners,
        scores=result.scores,
        seconds=round(process_time() - began, 1),
    )


def games() -> list[tuple[Mode, str, int]]:
    """All of them, every mode by turns, so that a run that is cut short has some of each."""
    wanted = [(mode, "greedy", seed) for mode in MODES for seed in range(mode.greedy)]
    wanted += [(mode, "random", seed) for mode in MODES for seed in range(mode.random)]
    return sorted(wanted, key=lambda game: game[2])


def main() -> None:
    parser = ArgumentParser()
    parser.add_argument("--lock", type=Path)
    parser.add_argument("--done", type=Path, help="a file of lines; what is in it is not played again")
    parser.add_argument("--summary", type=Path)
    asked = parser.parse_args()
    if asked.summary:
        print("\n".join(summary(lines_of(asked.summary))))
        return
    done = {(one.mode, one.bots, one.seed) for one in lines_of(asked.done)}
    for mode, bots, seed in games():
        if (mode.name, bots, seed) not in done:
            with ExitStack() as stack:
                if asked.lock:
                    flock(stack.enter_context(asked.lock.open("a")), LOCK_EX)
                sys.stdout.write(msgspec.json.encode(soak(mode, bots, seed)).decode() + "\n")
                sys.stdout.flush()


def lines_of(file: Path | None) -> list[Soaked]:
    text = file.read_bytes() if file and file.exists() else b""
    return [msgspec.json.decode(line, type=Soaked) for line in text.splitlines()]


def summary(played: list[Soaked]) -> list[str]:
    """A table in Markdown: a row for each mode and kind of player, and one for all."""
    head = (
        "| mode | bots | games | turns | acts | last floor / sixth line / stalled | settle assist | film, kB an act |"
    )
    groups = {(one.mode, one.bots): [o for o in played if (o.mode, o.bots) == (one.mode, one.bots)] for one in played}
    names = [mode.name for mode in MODES]
    rows = [row(*key, groups[key]) for key in sorted(groups, key=lambda key: (names.index(key[0]), key[1]))]
    return [head, "|---|---|---|---|---|---|---|---|", *rows, row("**all**", "", played)]


def row(mode: str, bots: str, some: list[Soaked]) -> str:
    ends, acts = Counter(one.end for one in some), sum(one.acts for one in some)
    ended = " / ".join(str(ends[end]) for end in ("last floor", "sixth line", "stalled"))
    turns = f"{sum(one.turns for one in some) / len(some):.1f}"
    film = f"{sum(one.film for one in some) / acts / 1000:.2f}"
    return (
        f"| {mode} | {bots} | {len(some)} | {turns} | {acts:,} | {ended} | {sum(o.frozen for o in some)} | {film} |"
    )


if __name__ == "__main__":
    main()
