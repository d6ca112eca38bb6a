"""Games up to a moment worth a picture, laid into a server's database.

Seeds are fixed and nature follows the table's seed, so each run of the same version comes to the same tables. Rampage
is read from a record instead: its bots think by the clock.
"""

from __future__ import annotations

import gzip
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from roarhouse.bots.bots import ask, find_bot
from roarhouse.core.find import find_game
from roarhouse.core.game import NATURE, Choice, Game
from roarhouse.core.options import make_options
from roarhouse.core.words import Seat
from roarhouse.server.log.fairness import fair_of
from roarhouse.server.store.base import About, AddTable, Append, How, Line
from roarhouse.server.store.database import engine_for
from roarhouse.server.store.sql import apply_all
from roarhouse.server.tables.creation import add_seat, new_table
from roarhouse.server.wire.bodies import NewSeat, NewTable

NAMES = ("Momo", "Zuzuba", "Brummax", "Knurps")
CREATED = 1_790_000_000_000  # milliseconds: the same in every run
Lines = Iterator[tuple[Seat, Choice]]


class Moment(Struct, frozen=True, kw_only=True):
    """A table: its game, and when to stop, which is the first choice of seat 0 for which `stop` is true."""

    table: str
    game: str
    stop: Callable[[Any], bool]
    seed: int = 1

    def play(self, game: Game[Any], s: Any, about: About) -> Lines:
        """Greedy bots, and nature as the table's seed has it."""
        rng, fair, natures, bot = Random(self.seed), fair_of(about), 0, find_bot("greedy", self.game)
        while turn := game.turn(s):
            if turn[0] == NATURE:
                yield NATURE, game.nature(s, fair.dice(natures))
                natures += 1
            else:
                yield turn[0], ask(bot, game, s, turn[0], rng)


class Recorded(Moment, frozen=True, kw_only=True):
    """A table whose choices are read from a file beside this one."""

    def play(self, game: Game[Any], s: Any, about: About) -> Lines:
        choices: Any = game.Choices
        rows = gzip.decompress(Path(__file__).with_name(f"{self.table}.jsonl.gz").read_bytes()).splitlines()
        return iter([msgspec.json.decode(row, type=tuple[int, choices]) for row in rows])


class Laid(Struct, frozen=True):
    """A table in the database: the path of seat 0 there, and how many lines its log has."""

    path: str
    lines: int


def lay(database: Path, moment: Moment) -> Laid:
    """Play up to the moment and store the table."""
    about, cards, secret = prepared(moment)
    lines = tuple(played(about, moment))
    with engine_for(f"sqlite:///{database}").begin() as link:
        apply_all(link, [AddTable(about=about, cards=cards), Append(table=about.table, lines=lines)])
    return Laid(f"/t/{about.table}#seat=0&s={secret}", len(lines))


def prepared(moment: Moment) -> tuple[About, bytes, str | None]:
    """A table that has begun, one person and bots around it; the cards; the secret of the person's seat."""
    bots = [NewSeat(kind="bot", name=name) for name in NAMES[1:]]
    wanted = NewTable(game=moment.game, seats=(NewSeat(kind="person", name=NAMES[0]), *bots))
    about, cards = new_table(wanted)
    about.table, about.seed, about.created, about.state = moment.table, f"{moment.seed:064x}", CREATED, "playing"
    held = [add_seat(about, wanted, seat, one) for seat, one in enumerate(wanted.seats)]
    return about, cards, held[0].secret


def played(about: About, moment: Moment) -> Iterator[Line]:
    """The lines of the log up to the moment."""
    game = find_game(moment.game)()
    s = game.start(make_options(type(game), "", seats=len(NAMES)))
    for version, (seat, choice) in enumerate(moment.play(game, s, about), start=1):
        if seat == 0 and moment.stop(s):
            return
        yield line_of(game, s, version, seat, choice)
    if not isinstance(moment, Recorded):
        raise SystemExit(f"pictures: {moment.game} with seed {moment.seed} does not come to its moment")


def line_of(game: Game[Any], s: Any, version: int, seat: Seat, choice: Choice) -> Line:
    """Apply a choice; what it was, and what was told."""
    s.story = []
    game.apply(s, seat, choice)
    told, s.story = s.story, None
    how: How = "nature" if seat == NATURE else "bot"
    made, said, at = msgspec.json.encode(choice), msgspec.json.encode(told), CREATED + version * 1000
    return Line(version=version, seat=seat, how=how, choice=made, told=said, at=at)
