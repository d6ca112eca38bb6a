"""Records: a header, then one line per choice, then the reveal. Append-only JSON lines; what is written stays.

A replay needs neither a random generator nor a simulator: nature's choices are recorded like all others.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from roarhouse.core.codec import Codec
from roarhouse.core.errors import NotFound, RecordError
from roarhouse.core.fair import Fair, Promise, new_seed
from roarhouse.core.find import find_game
from roarhouse.core.game import NATURE, Choice, Game
from roarhouse.core.words import Seat

Line = tuple[Seat, Choice]
FORMAT = 1


class Header(Struct, frozen=True, kw_only=True, tag="record", tag_field="line"):
    """What must be known to replay a game, and the promise by which its deals can be checked."""

    format: int = FORMAT
    game: str
    version: int  # of the game's rules
    options: msgspec.Raw
    deck: str  # its hash
    cards: msgspec.Raw  # the deck itself: an old game opens with the deck it was played with
    promise: Promise | None = None


class Reveal(Struct, frozen=True, tag="reveal", tag_field="line"):
    """The seed, revealed after the end of the game."""

    seed: str


class Record:
    """A recorded game."""

    def __init__(self, game: Game[Any], options: Any, promise: Promise | None = None) -> None:
        self.game, self.options, self.promise = game, options, promise
        self.lines: list[Line] = []
        self.fair: Fair | None = None  # known once the seed is revealed
        self._codec = Codec(game)

    def add(self, seat: Seat, choice: Choice) -> None:
        self.lines.append((seat, choice))

    def header(self) -> Header:
        return Header(
            game=self.game.name,
            version=self.game.version,
            options=msgspec.Raw(msgspec.json.encode(self.options)),
            deck=self.game.deck_hash,
            cards=msgspec.Raw(msgspec.json.encode(self.game.deck)),
            promise=self.promise,
        )

    def text(self) -> bytes:
        reveal = [Reveal(self.fair.seed)] if self.fair else []
        return b"".join(self._codec.encode(row) + b"\n" for row in [self.header(), *self.lines, *reveal])

    def save(self, path: Path) -> None:
        """Write to a temporary file and rename it, so that a crash leaves the old or the new version."""
        fresh = path.with_name(path.name + ".new")
        fresh.write_bytes(self.text())
        fresh.replace(path)

    def draw_seed(self) -> None:
        """Continue a game whose seed was never revealed: with a new seed and without a promise."""
        if self.fair is None:
            self.fair, self.promise = Fair(new_seed(), context=self.game.name), None

    def table(self, to: int | None = None) -> Any:
        """The state after `to` lines (default: all of them)."""
        s = None
        for s in tables(self.game, self.options, self.lines[:to]):  # noqa: B007 - the last one is wanted
            pass
        return s


def tables(game: Game[Any], options: Any, lines: list[Line]) -> Iterator[Any]:
    """The state before the first line and after each line; one object, changed in place."""
    s = game.start(options)
    yield s
    for number, (seat, choice) in enumerate(lines, start=2):
        _play(game, s, seat, choice, number)
        yield s


def _play(game: Game[Any], s: Any, seat: Seat, choice: Choice, number: int) -> None:
    if refusal := game.refuse(s, seat, choice):
        raise RecordError(number, f"seat {seat} may not do this ({refusal.rule}: {refusal.why.key})")
    game.apply(s, seat, choice)


def load(path: Path) -> tuple[Record, RecordError | None]:
    """A record and, if its file is damaged, the error at which reading stopped."""
    try:
        rows = path.read_bytes().split(b"\n")
    except OSError as error:
        raise RecordError(0, error.strerror or "cannot be read", str(path)) from None
    try:
        record = _opened(rows[0])
    except RecordError as damage:
        raise RecordError(damage.line, damage.reason, str(path)) from None
    try:
        _read_lines(record, rows)
    except RecordError as damage:
        good = f"the {len(record.lines)} choices before it are good"
        return record, RecordError(damage.line, f"{damage.reason}; {good}", str(path))
    return record, None


def _opened(row: bytes) -> Record:
    """A record without lines, from its header."""
    try:
        header = msgspec.json.decode(row, type=Header)
        kind = find_game(header.game)
        _check(("format", header.format, FORMAT), ("rules version", header.version, kind.version))
        game = kind(msgspec.json.decode(header.cards, type=kind.Deck))
        options = msgspec.json.decode(header.options, type=kind.Options)
    except (msgspec.MsgspecError, UnicodeDecodeError, NotFound) as error:
        raise RecordError(1, f"expected the header of a record, found: {error}") from None
    _check(("deck hash", header.deck, game.deck_hash))
    return Record(game, options, header.promise)


def _check(*parts: tuple[str, int | str, int | str]) -> None:
    """Versions first: cards and options of older rules may not be readable any more."""
    for what, found, here in parts:
        if found != here:
            raise RecordError(1, f"expected {what} {here}, found {found}")


def _read_lines(record: Record, rows: list[bytes]) -> None:
    """Read and replay lines up to the first bad one."""
    s = record.game.start(record.options)
    choices: Any = record.game.Choices
    decoder = msgspec.json.Decoder(tuple[int, choices] | Reveal)
    for number, row in enumerate(rows[1:-1], start=2):
        try:
            entry = decoder.decode(row)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise RecordError(number, f"unreadable: {error}") from None
        if isinstance(entry, Reveal):
            _reveal(record, entry, number)
        else:
            seat, choice = entry
            _play(record.game, s, seat, choice, number)
            record.lines.append(entry)
    if rows[-1]:
        raise RecordError(len(rows), "cut off in the middle")


def _reveal(record: Record, reveal: Reveal, number: int) -> None:
    """Check the revealed seed against the commitment."""
    record.fair = record.promise.opened(reveal.seed) if record.promise else None
    if record.fair is None:
        raise RecordError(number, "the revealed seed is not the one that the header promised")


def verify(record: Record, simulate: bool = True) -> int:
    """Recompute every choice of nature from the revealed seed; returns their number.

    Without `simulate`, results of physics are checked only where every machine agrees (`Chance.follows`).
    """
    if record.fair is None:
        raise RecordError(1, "the seed of this record has not been revealed: nothing can be verified yet")
    n = 0
    steps = zip(record.lines, tables(record.game, record.options, record.lines), strict=False)
    for number, ((seat, choice), s) in enumerate(steps, start=2):
        if seat != NATURE:
            continue
        dice = record.fair.dice(n)
        if not (record.game.nature(s, dice) == choice if simulate else s.agenda[-1].follows(s, choice, dice)):
            raise RecordError(number, f"nature's choice number {n + 1} is not the one that the seed gives")
        n += 1
    return n
