"""Messages before translation: a key with its facts. `speech.py` turns them into English or German."""

from __future__ import annotations

from msgspec import Struct

Seat = int

# Values below cannot be part of a cycle, so the garbage collector need not look at them (gc=False).


class Who(Struct, frozen=True, gc=False, tag="who", tag_field="is"):
    """A seat, formatted as the name of its player."""

    seat: Seat


class Named(Struct, frozen=True, gc=False, tag="card", tag_field="is"):
    """A row of the deck, formatted as its name."""

    id: str


class Words(Struct, frozen=True, gc=False, tag="words", tag_field="is"):
    """A sentence or a part of one: the key of a message and the facts in it."""

    key: str
    facts: dict[str, Fact] = {}


class Many(Struct, frozen=True, gc=False, tag="many", tag_field="is"):
    """Several things, formatted as a list."""

    of: tuple[Fact, ...]


Fact = int | str | Who | Named | Words | Many


class Section(Struct, frozen=True, gc=False):
    """A part of the table as text: a heading and its lines. Screen readers and terminals read the same ones."""

    title: Words
    lines: tuple[Words, ...] = ()


class Told(Struct, frozen=True, gc=False):
    """One thing that happened: the rule, the words, and the seats that are told (None: all).

    `shows`: the rule reveals what was hidden from those who are told.
    """

    rule: str
    words: Words
    to: tuple[Seat, ...] | None = None
    shows: bool = False

    def reaches(self, seat: Seat) -> bool:
        return self.to is None or seat in self.to
