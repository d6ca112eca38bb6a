"""What a lesson file holds. docs/writing-lessons.md describes the format for authors.

A lesson is a scripted line of play: the `opening`, then the learner's `step`s, each followed by what the other seats
and nature do (`then`). While every choice so far was the scripted one, the table plays the script; once a learner
leaves it, bots and dice go on as at any table.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from roarhouse.core.deck import Spoken
from roarhouse.core.words import Seat

Json = dict[str, Any]
Scripted = tuple[Seat, Json]  # a seat and its choice; nature is seat -1
Text = Annotated[str, Meta(min_length=1, max_length=240)]  # what fits into a bubble


class Bubble(Struct, frozen=True, forbid_unknown_fields=True):
    """What is said, and the parts of the table it points at."""

    en: Text
    de: Text
    at: tuple[str, ...] = ()


class Reply(Struct, frozen=True, forbid_unknown_fields=True):
    """The answer to a legal choice that is not the one asked for; without `when`, to all others."""

    en: Text
    de: Text
    when: Json = {}


class Step(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A decision of the learner. `do` is the choice asked for, `also` are patterns of choices that serve as well.
    `ask`: the tags of the question; `maybe`: the question does not always come up, and the step is left out then;
    `again`: nor does it come up only once."""

    say: Annotated[tuple[Bubble, ...], Meta(min_length=1)]
    do: Json
    also: tuple[Json, ...] = ()
    wrong: tuple[Reply, ...] = ()
    done: Bubble | None = None
    then: tuple[Scripted, ...] = ()
    ask: str = ""
    maybe: bool = False
    again: bool = False

    @property
    def optional(self) -> bool:
        return self.maybe or self.again

    def about(self, tag: str) -> bool:
        """Is it about a question with this tag?"""
        return not self.ask or tag in self.ask.split()

    def accepts(self, choice: Json) -> bool:
        return matches(self.do, choice) or any(matches(pattern, choice) for pattern in self.also)


class Lesson(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A guided game. `names` are those of the other seats; `cheer` is said when the last step is done."""

    game: str
    title: Spoken
    about: Spoken
    minutes: Annotated[int, Meta(ge=1, le=30)]
    options: Json = {}
    learner: Seat = 0
    names: tuple[str, ...] = ()
    opening: tuple[Scripted, ...] = ()
    step: Annotated[tuple[Step, ...], Meta(min_length=1)]
    cheer: Bubble


def matches(pattern: Any, value: Any) -> bool:
    """Is everything that the pattern names in the value? Lists are compared without their order."""
    if isinstance(pattern, dict):
        return isinstance(value, dict) and all(key in value and matches(pattern[key], value[key]) for key in pattern)
    if isinstance(pattern, list):
        return isinstance(value, list) and sorted(map(repr, pattern)) == sorted(map(repr, value))
    return bool(pattern == value)
