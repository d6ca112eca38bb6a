"""Where a table is in its lesson: follows the choices made, and says what comes next."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from roarhouse.core.game import NATURE
from roarhouse.core.lessons.lesson import Json, Lesson, Reply, Scripted, Step, matches
from roarhouse.core.words import Seat


class Made(NamedTuple):
    seat: Seat
    choice: Json


class Position(NamedTuple):
    """How many of the learner's items are done, and of each other seat's scripted choices."""

    items: int
    played: dict[Seat, int]


class Path:
    """The choices of a table that count (none that were taken back), compared with the script of its lesson.

    The script is kept by seat: in a simultaneous step seats may choose in any order. What nature does of another kind
    than is scripted (it simulates) is passed over.
    """

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.items = learners_items(lesson)
        self.script = script_of_others(lesson)
        self.made: dict[int, Made] = {}  # by version
        self._position: Position | None = self._found()

    def copy(self) -> Path:
        twin = Path(self.lesson)
        twin.made, twin._position = {**self.made}, self._position
        return twin

    def note(self, version: int, seat: Seat, choice: Json | None, undoes: int | None) -> None:
        """Add a line of the log: a choice, or one that is taken back, or both at once."""
        if undoes is not None:
            self.made.pop(undoes, None)
        if choice is not None:
            self.made[version] = Made(seat, choice)
        self._position = self._found()

    # -- queries -----------------------------------------------------------------------------------------------------

    @property
    def left(self) -> bool:
        """Has the table left the script?"""
        return self._position is None

    @property
    def finished(self) -> bool:
        """Are all steps done?"""
        return self._position is not None and not any(isinstance(item, Step) for item in self._ahead())

    def scripted(self, seat: Seat) -> Json | None:
        """What the script says that this seat chooses next; None if it says nothing."""
        if self._position is None:
            return None
        if seat == self.lesson.learner:
            item = next(iter(self._ahead()), None)
            return item if isinstance(item, dict) else None
        choices, played = self.script.get(seat, []), self._position.played.get(seat, 0)
        return choices[played] if played < len(choices) else None

    def step(self, seat: Seat, tag: str) -> Step | None:
        """The step that belongs to a question with this tag to a seat; None if none does."""
        if seat != self.lesson.learner or self._position is None:
            return None
        for item in self._ahead():
            if not isinstance(item, Step):
                return None
            if item.about(tag):
                return item
            if not item.optional:
                return None
        return None

    def answer(self, seat: Seat, tag: str, choice: Json) -> Reply | None:
        """What the lesson replies to a legal choice; None to one that it asks for, and where it says nothing."""
        step = self.step(seat, tag)
        if step is None or step.accepts(choice):
            return None
        return reply_to(step, choice)

    # -- following ---------------------------------------------------------------------------------------------------

    def _ahead(self) -> list[Step | Json]:
        return self.items[self._position.items :] if self._position else []

    def _found(self) -> Position | None:
        position: Position | None = Position(0, {})
        for one in self.made.values():
            position = position and self._after(position, one)
        return position

    def _after(self, position: Position, made: Made) -> Position | None:
        if made.seat == self.lesson.learner:
            done = self._items_after(position.items, made.choice)
            return None if done is None else position._replace(items=done)
        choices, played = self.script.get(made.seat, []), position.played.get(made.seat, 0)
        if played < len(choices) and not matches(choices[played], made.choice):
            simulated = made.seat == NATURE and choices[played]["do"] != made.choice["do"]
            return position if simulated else None
        return position._replace(played={**position.played, made.seat: played + 1})

    def _items_after(self, start: int, choice: Json) -> int | None:
        """The number of items done after a choice of the learner; steps that need not come up are passed over."""
        for index in range(start, len(self.items)):
            item = self.items[index]
            if isinstance(item, Step) and item.accepts(choice):
                return index if item.again else index + 1
            if not isinstance(item, Step) and matches(item, choice):
                return index + 1
            if not (isinstance(item, Step) and item.optional):
                return None
        return len(self.items)


def reply_to(step: Step, choice: Json) -> Reply | None:
    """The first reply that fits."""
    return next((reply for reply in step.wrong if matches(reply.when, choice)), None)


def learners_items(lesson: Lesson) -> list[Step | Json]:
    """The learner's steps, and the choices that the script makes for the learner."""
    items: list[Step | Json] = [*choices_of(lesson.learner, lesson.opening)]
    for step in lesson.step:
        items += [step, *choices_of(lesson.learner, step.then)]
    return items


def choices_of(seat: Seat, lines: Iterable[Scripted]) -> list[Json]:
    return [choice for one, choice in lines if one == seat]


def script_of_others(lesson: Lesson) -> dict[Seat, list[Json]]:
    script: dict[Seat, list[Json]] = {}
    for seat, choice in [*lesson.opening, *(line for step in lesson.step for line in step.then)]:
        if seat != lesson.learner:
            script.setdefault(seat, []).append(choice)
    return script
