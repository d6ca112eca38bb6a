"""Types shared by WebSocket messages and HTTP bodies.

Names are camelCase on the wire; times are in milliseconds. Values that depend on the game (views, choices, options,
orders) are `Raw` here, and typed per game in the schema that `schema.py` writes.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from roarhouse.core.words import Seat, Words

NULL: Final = Raw(b"null")
Number = Annotated[int, Meta(ge=-(2**53), le=2**53)]  # what a JavaScript number can hold
Name = Annotated[str, Meta(min_length=1, max_length=24)]
SeatKind = Literal["person", "bot", "open"]
State = Literal["lobby", "playing", "over"]
ClockKind = Literal["off", "live", "slow"]
Pace = Literal["slow", "normal", "quick"]  # of bots
StudyKind = Literal["puzzle", "exercise", "trick", "yard"]
Reaction = Literal["laugh", "roar", "wow", "ouch", "clap", "hurry"]


class Part(Struct, frozen=True, kw_only=True, gc=False, rename="camel"):
    """A value in a message from the server."""


class Spoken(Part, frozen=True, kw_only=True):
    """A text in both languages."""

    en: str
    de: str


class ClockRules(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """off: no clock; live: seconds per decision, then the bank; slow: days per decision."""

    kind: ClockKind = "off"
    seconds: Annotated[int, Meta(ge=1, le=3600)] | None = None
    bank: Annotated[int, Meta(ge=0, le=36000)] | None = None
    days: Annotated[int, Meta(ge=1, le=14)] | None = None


class SeatInfo(Part, frozen=True, kw_only=True):
    """Public information about a seat: `bot` plays it; `standIn`: the bot does so in place of a person;
    `hints`: how many the seat has asked for."""

    seat: Seat
    kind: SeatKind
    name: str
    taken: bool
    connected: bool
    bot: str | None = None
    stand_in: bool = False
    hints: int = 0
    leaving_in: int | None = None


class StudyInfo(Part, frozen=True, kw_only=True):
    """What a table for one player is about: a puzzle or an exercise, at which choices are judged and not made, or
    a trick shot, at which they are made and can be taken back."""

    kind: StudyKind
    id: str


class TableInfo(Part, frozen=True, kw_only=True):
    """Public information about a table. The commitment is the hash of the secret seed, `pledges` are hashes of the
    seats' salts. `revealing`: a seat with a pledge must send its salt now; `salts` is empty until all are known.
    `lesson`: the name of the lesson that is taught here; the deal is scripted. `hints`: seats may ask for hints."""

    table: str
    game: str
    mode: str
    options: Raw
    deck_hash: str
    seats: tuple[SeatInfo, ...]
    clock: ClockRules
    state: State
    version: int
    listed: bool
    takeover: bool
    created: int
    commitment: str
    pledges: tuple[str, ...]
    revealing: bool
    salts: tuple[str, ...]
    context: str
    rematch: str | None = None
    lesson: str | None = None
    hints: bool = False
    study: StudyInfo | None = None


class Entry(Part, frozen=True, kw_only=True):
    """A line of narration for one viewer; `to`: it is for these of the held seats only."""

    version: int
    rule: str
    words: Words
    shows: bool
    to: tuple[Seat, ...] | UnsetType = UNSET


class Offer(Part, frozen=True, kw_only=True):
    """A choice, its description, and the parts of the view it concerns (`hand:3`)."""

    choice: Raw
    words: Words
    touches: tuple[str, ...] = ()


class Bubble(Part, frozen=True, kw_only=True):
    """What a lesson says, and the parts of the table that it points at."""

    text: Spoken
    at: tuple[str, ...] = ()


class Coach(Part, frozen=True, kw_only=True):
    """A step of a lesson: what is said before the learner chooses, one bubble after the other, and afterwards; with
    the last step, what is said at the end. `follows`: the number of scripted choices after the learner's."""

    step: int
    steps: int
    say: tuple[Bubble, ...]
    done: Bubble | None
    cheer: Bubble | None
    follows: int


class Prompt(Part, frozen=True, kw_only=True):
    """A question to a seat. `more`: the options are a selection, other choices are possible; `hint` says how to type
    one. `coach`: what a lesson says about this question."""

    seat: Seat
    step: str
    rule: str
    ask: Words
    options: tuple[Offer, ...]
    more: bool
    form: Raw
    hint: Words | None
    coach: Coach | None = None


class TipInfo(Part, frozen=True, kw_only=True):
    """A choice of a hint, with the chance to win, if the game can estimate one, and a reason."""

    choice: Raw
    words: Words
    touches: tuple[str, ...]
    chance: float | None
    why: Words


class SeatClock(Part, frozen=True, kw_only=True):
    """Time left for this decision and in the bank, when the message was sent."""

    left: int
    bank: int
    running: bool


class Present(Part, frozen=True, kw_only=True):
    """Presence of a seat: `bot`: a bot plays it now; `leavingIn`: time until a bot stands in for the person."""

    seat: Seat
    connected: bool
    bot: bool
    thinking: bool
    leaving_in: int | None = None


class WhyNot(Part, frozen=True, kw_only=True):
    """Why a choice is refused: the rule and its explanation."""

    rule: str
    why: Words
