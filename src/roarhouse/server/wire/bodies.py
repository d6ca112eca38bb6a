"""HTTP request and response bodies; they validate requests and define the OpenAPI document."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from roarhouse.core.records.record import Header
from roarhouse.core.result import Result
from roarhouse.core.words import Seat, Section
from roarhouse.server.wire.types import ClockRules, Entry, Name, Number, Part, SeatKind, Spoken, StudyKind

Word = Annotated[str, Meta(max_length=64)]  # the name of a game, mode, bot or option, or an option's value
Numbers = Annotated[tuple[Number, ...], Meta(max_length=16)] | Annotated[dict[Word, Number], Meta(max_length=16)]


class Body(Struct, frozen=True, kw_only=True, rename="camel", forbid_unknown_fields=True):
    """The body of a request."""


class NewSeat(Body, frozen=True, kw_only=True):
    """`person`: for the creator; `open`: can be joined; `bot`: played by the named bot, or by the best one."""

    kind: SeatKind
    bot: Word | None = None
    name: Name | None = None


class NewTable(Body, frozen=True, kw_only=True):
    game: Word
    seats: Annotated[tuple[NewSeat, ...], Meta(min_length=1, max_length=16)]
    mode: Word | None = None
    options: Annotated[dict[Word, bool | Number | Word | Numbers], Meta(max_length=64)] = {}
    clock: ClockRules = ClockRules()
    listed: bool = False
    takeover: bool = True
    links: bool = False
    hints: bool = False
    deck: dict[str, Any] | None = None  # cards of one's own, in place of the game's


class Join(Body, frozen=True, kw_only=True):
    name: Name
    seat: Number | None = None


class SeatOrder(Body, frozen=True, kw_only=True):
    do: Literal["leave", "kick", "bot", "unbot", "rename", "start"]
    bot: Word | None = None
    name: Name | None = None


class Start(Body, frozen=True, kw_only=True):
    """`fill`: bots take the open seats."""

    fill: bool = False


class NewLesson(Body, frozen=True, kw_only=True):
    """The learner's name."""

    name: Name


class NewStudy(Body, frozen=True, kw_only=True):
    """What is studied, and the player's name."""

    kind: StudyKind
    id: Annotated[str, Meta(min_length=1, max_length=64)]
    name: Name


class QrText(Body, frozen=True, kw_only=True):
    """Text to encode as a QR code."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Held(Part, frozen=True, kw_only=True):
    """A seat, and its secret if the caller may keep it or pass it on."""

    seat: Seat
    secret: str | None = None


class Created(Part, frozen=True, kw_only=True):
    """The table's code, the host's secret (if the caller is the host), and the caller's seats."""

    table: str
    host: str | None
    seats: tuple[Held, ...]
    watch: str
    commitment: str


class Joined(Part, frozen=True, kw_only=True):
    seat: Seat
    secret: str


class SeatRange(Part, frozen=True, kw_only=True):
    min: int
    max: int


class OptionInfo(Part, frozen=True, kw_only=True):
    """An option of a game; `rule` is the rule that explains it. `min` and `max` bound an int, or each number of a
    list or map."""

    name: str
    type: Literal["bool", "int", "choice", "list", "map"]
    default: bool | int | str | tuple[int, ...] | dict[str, int]
    values: tuple[int | str, ...] | None = None
    rule: str | None = None
    min: int | None = None
    max: int | None = None


class LessonInfo(Part, frozen=True, kw_only=True):
    """A lesson of a game: its title, what it teaches, and how long it takes."""

    id: str
    title: Spoken
    about: Spoken
    minutes: int


class PuzzleInfo(Part, frozen=True, kw_only=True):
    """A puzzle of a game; `difficulty` is the share of weaker bots that do not find the solution."""

    id: str
    difficulty: float


class TrickInfo(Part, frozen=True, kw_only=True):
    """A trick shot; `difficulty` is the share of random aims that miss."""

    id: str
    title: Spoken
    difficulty: float


class YardInfo(Part, frozen=True, kw_only=True):
    """Where a game can be practised without its rules."""

    id: str
    title: Spoken


class ExerciseInfo(Part, frozen=True, kw_only=True):
    """Decisions that can be practised with hands that are dealt for it."""

    id: str
    title: Spoken
    about: Spoken


class OpponentInfo(Part, frozen=True, kw_only=True):
    """A bot with a name and a style; `id` can be asked for wherever a bot can."""

    id: str
    name: Spoken
    style: Spoken
    bot: str


class GameInfo(Part, frozen=True, kw_only=True):
    """`opponents`: from beginner to master."""

    name: str
    title: Spoken
    seats: SeatRange
    modes: dict[str, dict[str, Any]]
    bots: tuple[str, ...]
    opponents: tuple[OpponentInfo, ...]
    options: tuple[OptionInfo, ...]
    deck_hash: str
    version: int
    lessons: tuple[LessonInfo, ...]
    puzzles: tuple[PuzzleInfo, ...]
    tricks: tuple[TrickInfo, ...]
    exercises: tuple[ExerciseInfo, ...]
    yards: tuple[YardInfo, ...]


class RuleInfo(Part, frozen=True, kw_only=True):
    id: str
    kind: str
    source: str
    text: Spoken
    ruling: Spoken | None = None
    option: str | None = None


class ReplayEvent(Part, frozen=True, kw_only=True):
    """A line of the log, and the view after it; version 0, by null, is the table before the first line. `text` is the
    view as text, if it was asked for."""

    version: int
    by: Seat | None
    entries: tuple[Entry, ...]
    view: Raw
    text: tuple[Section, ...] | UnsetType = UNSET


class Replay(Part, frozen=True, kw_only=True):
    """`version` is the last version; request the next page from where `events` ends."""

    version: int
    seat: Seat
    over: bool
    names: tuple[str, ...]
    events: tuple[ReplayEvent, ...]
    result: Result | None = None


class SeenLine(Part, frozen=True, kw_only=True):
    """A line of the log as one viewer may know it; `choice` only if it is the viewer's own."""

    version: int
    by: Seat
    entries: tuple[Entry, ...]
    choice: Raw | None = None


class SeenRecord(Part, frozen=True, kw_only=True):
    """What a viewer may know of a game that is not over."""

    over: bool
    header: Header
    lines: tuple[SeenLine, ...]


class Problem(Part, frozen=True, kw_only=True):
    """An error: `reason` is a line for people, `code` is for programs."""

    code: str
    reason: str


class Health(Part, frozen=True, kw_only=True):
    """A server that runs; `docs`: it serves the documentation below `/docs/`."""

    status: Literal["ok"]
    tables: int
    connections: int
    docs: bool


class WellKnown(Part, frozen=True, kw_only=True):
    """The program's version, and the public key (Ed25519, hex) by which the server signs finished records."""

    version: str
    key: str
