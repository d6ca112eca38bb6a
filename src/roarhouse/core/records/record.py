"""Records: a header, then one row per choice, then the reveal and the end. JSON lines; what is written stays.

A replay needs neither a random generator nor a simulator: nature's choices are recorded like all others. The end
holds the head of the hash chain over all rows before it (`chain.py`) and the server's signature of that head.

Format 1 (version 0.1) has no choices that were taken back, no chain and no end; it opens as before.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from roarhouse.core.codec import Codec
from roarhouse.core.errors import NotFound, RecordError
from roarhouse.core.find import find_game
from roarhouse.core.game import NATURE, Choice, Game
from roarhouse.core.options import recorded_options
from roarhouse.core.records.chain import Chain, choice_row
from roarhouse.core.records.fair import Fair, Promise, new_seed
from roarhouse.core.words import Seat

Line = tuple[Seat, Choice]
Sign = Callable[[str], str]  # signs a head
FORMATS = (1, 2)
FORMAT = 2


class Header(Struct, frozen=True, kw_only=True, tag="record", tag_field="line"):
    """What must be known to replay a game, and the promise by which its deals can be checked."""

    format: int = FORMAT
    game: str
    version: int  # of the game's rules
    options: msgspec.Raw
    deck: str  # its hash
    cards: msgspec.Raw  # the deck itself: an old game opens with the deck it was played with
    promise: Promise | None = None
    key: str = ""  # public key of the server that signs the end; empty: none does


class Reveal(Struct, frozen=True, forbid_unknown_fields=True, tag="reveal", tag_field="line"):
    """The seed, revealed after the end of the game."""

    seed: str


class End(Struct, frozen=True, forbid_unknown_fields=True, tag="end", tag_field="line"):
    """The head of the chain over all rows before this one, and the server's signature of it. Whether the game is over
    is for its rules to say: a saved game has an end, too."""

    head: str
    signature: str = ""


class Record:
    """A recorded game."""

    def __init__(self, game: Game[Any], options: Any, promise: Promise | None = None, key: str = "") -> None:
        self.game, self.options, self.promise, self.key = game, options, promise, key
        self.format = FORMAT
        self.lines: list[Line] = []
        self.fair: Fair | None = None  # known once the seed is revealed
        self.end: End | None = None  # as read from a file
        self.rows: list[bytes] = []  # of the file it was read from, up to the reveal
        self.places: list[int] = []  # versions of the lines in that file, where choices that were taken back count
        self._codec = Codec(game)

    def add(self, seat: Seat, choice: Choice) -> None:
        self.lines.append((seat, choice))

    def number(self, index: int) -> int:
        """The number of a line in the file: the first line of a file is its header."""
        return (self.places[index] if index < len(self.places) else index + 1) + 1

    def header(self) -> Header:
        return Header(
            game=self.game.name,
            version=self.game.version,
            options=msgspec.Raw(msgspec.json.encode(self.options)),
            deck=self.game.deck_hash,
            cards=msgspec.Raw(msgspec.json.encode(self.game.deck)),
            promise=self.promise,
            key=self.key,
        )

    def text(self) -> bytes:
        """The file; choices that were taken back are left out."""
        rows = [self._codec.encode(self.header())]
        rows += [choice_row(seat, self._codec.encode(choice)) for seat, choice in self.lines]
        if self.fair:
            rows.append(reveal_row(self.fair))
            rows.append(end_row(self.fair, rows))
        return joined(rows)

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
        for s in tables(self, to):  # noqa: B007 - the last one is wanted
            pass
        return s


def joined(rows: list[bytes]) -> bytes:
    return b"".join(row + b"\n" for row in rows)


def reveal_row(fair: Fair) -> bytes:
    return msgspec.json.encode(Reveal(fair.seed))


def end_row(fair: Fair, rows: list[bytes], sign: Sign | None = None) -> bytes:
    """The end of a record with these rows."""
    head = Chain(fair, *rows).head.hex()
    return msgspec.json.encode(End(head, sign(head) if sign else ""))


def tables(record: Record, to: int | None = None) -> Iterator[Any]:
    """The state before the first line and after each line; one object, changed in place."""
    s = record.game.start(record.options)
    yield s
    for index, (seat, choice) in enumerate(record.lines[:to]):
        _play(record.game, s, seat, choice, record.number(index))
        yield s


def _play(game: Game[Any], s: Any, seat: Seat, choice: Choice, number: int) -> None:
    if refusal := game.refuse(s, seat, choice):
        raise RecordError(number, f"seat {seat} may not do this ({refusal.rule}: {refusal.why.key})")
    game.apply(s, seat, choice)


# -- files -----------------------------------------------------------------------------------------------------------


def load(path: Path) -> tuple[Record, RecordError | None]:
    """A record and, if its file is damaged, the error at which reading stopped."""
    try:
        text = path.read_bytes()
    except OSError as error:
        raise RecordError(0, error.strerror or "cannot be read", str(path)) from None
    return parse(text, str(path))


def parse(text: bytes, name: str = "") -> tuple[Record, RecordError | None]:
    """A record from the text of its file."""
    rows = text.split(b"\n")
    try:
        record = _opened(rows[0])
    except RecordError as damage:
        raise RecordError(damage.line, damage.reason, name) from None
    found = _read(record, rows)
    if found is None:
        return record, None
    good = f"the {len(record.lines)} choices before it are good"
    return record, RecordError(found.line, f"{found.reason}; {good}", name)


def _opened(row: bytes) -> Record:
    """A record without lines, from its header."""
    try:
        header = msgspec.json.decode(row, type=Header)
        kind = find_game(header.game)
        _check("format", header.format, *FORMATS)
        _check("rules version", header.version, kind.version, *kind.older)
        game = kind(msgspec.json.decode(header.cards, type=kind.Deck))
        options = recorded_options(kind, header.version, header.options)
    except (msgspec.MsgspecError, UnicodeDecodeError, NotFound, RecursionError) as error:
        raise RecordError(1, f"expected the header of a record, found: {error}") from None
    _check("deck hash", header.deck, game.deck_hash)
    record = Record(game, options, header.promise, header.key)
    record.format = header.format
    return record


def _check(what: str, found: int | str, *known: int | str) -> None:
    """Versions first: cards and options of older rules may not be readable any more."""
    if found not in known:
        raise RecordError(1, f"expected {what} {' or '.join(map(str, known))}, found {found}")


def _read(record: Record, rows: list[bytes]) -> RecordError | None:
    """Read and replay the rows; the record keeps the lines before the first bad one."""
    reader, unreadable = _Reader(record), None
    try:
        reader.read_all(rows)
    except RecordError as error:
        unreadable = error
    standing = reader.standing()
    record.places = [version for version, _ in standing]
    record.lines = [line for _, line in standing]
    return _replayed(record) or unreadable


def _replayed(record: Record) -> RecordError | None:
    """Play all lines; what follows one that is refused is dropped."""
    reached = -1
    try:
        for _ in tables(record):
            reached += 1
    except RecordError as refused:
        del record.lines[reached:]
        return refused
    return None


class _Reader:
    """Reads the rows after the header: lines by version, then the reveal and the end."""

    def __init__(self, record: Record) -> None:
        self.record = record
        choices: Any = record.game.Choices
        fields: list[Any] = [("seat", int), ("choice", choices | None), ("undoes", int | None, None)]
        kind = msgspec.defstruct("Row", fields, array_like=True, forbid_unknown_fields=True)
        self._row: msgspec.json.Decoder[Any] = msgspec.json.Decoder(kind)
        self._last: msgspec.json.Decoder[Reveal | End] = msgspec.json.Decoder(Reveal | End)
        self._lines: dict[int, Line] = {}  # by version
        self._version = 0

    def standing(self) -> list[tuple[int, Line]]:
        """The lines that were not taken back, with their versions."""
        return list(self._lines.items())

    def read_all(self, rows: list[bytes]) -> None:
        self.record.rows = [rows[0]]
        for number, row in enumerate(rows[1:-1], start=2):
            try:
                self._read(row, number)
            except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
                raise RecordError(number, f"unreadable: {error}") from None
        if rows[-1]:
            raise RecordError(len(rows), "cut off in the middle")

    def _read(self, row: bytes, number: int) -> None:
        record = self.record
        entry = (self._row if row.startswith(b"[") else self._last).decode(row)
        if record.end or (record.fair and not isinstance(entry, End)):
            raise RecordError(number, "expected nothing more after the end of the game")
        if isinstance(entry, End):
            self._end(entry, row, number)
            return
        if isinstance(entry, Reveal):
            self._reveal(entry, number)
        else:
            self._add(entry, number)
        record.rows.append(row)

    def _add(self, entry: Any, number: int) -> None:
        """A choice, or one that is taken back, or both at once."""
        self._version += 1
        if entry.undoes is not None or entry.choice is None:
            self._take_back(entry, number)
        if entry.choice is not None:
            self._lines[self._version] = (entry.seat, entry.choice)

    def _take_back(self, entry: Any, number: int) -> None:
        undone = self._lines.get(entry.undoes) if self.record.format > 1 else None
        if undone is None or undone[0] != entry.seat:
            raise RecordError(number, f"seat {entry.seat} takes back a choice that it has not made")
        del self._lines[entry.undoes]

    def _reveal(self, reveal: Reveal, number: int) -> None:
        """Check the revealed seed against the commitment."""
        record = self.record
        record.fair = record.promise.opened(reveal.seed) if record.promise else None
        if record.fair is None:
            raise RecordError(number, "the revealed seed is not the one that the header promised")

    def _end(self, end: End, row: bytes, number: int) -> None:
        """The chain does not hold the end itself, so it must be written exactly as we write it."""
        if self.record.fair is None or self.record.format == 1:
            raise RecordError(number, "expected the revealed seed before the end")
        if row != msgspec.json.encode(end):
            raise RecordError(number, "the end was changed")
        self.record.end = end


def verify(record: Record, simulate: bool = True) -> int:
    """Recompute every choice of nature from the revealed seed; returns their number.

    Without `simulate`, results of physics are checked only where every machine agrees (`Chance.follows`).
    """
    if record.fair is None:
        raise RecordError(1, "the seed of this record has not been revealed: nothing can be verified yet")
    n = 0
    for index, ((seat, choice), s) in enumerate(zip(record.lines, tables(record), strict=False)):
        if seat != NATURE:
            continue
        dice = record.fair.dice(n)
        if not (record.game.nature(s, dice) == choice if simulate else s.agenda[-1].follows(s, choice, dice)):
            number = record.number(index)
            raise RecordError(number, f"nature's choice number {n + 1} is not the one that the seed gives")
        n += 1
    return n
