"""Play a lesson without a table: every step must be asked, legal and answered by the script that follows it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from roarhouse.core.codec import Codec
from roarhouse.core.errors import DeckError, RoarhouseError
from roarhouse.core.game import NATURE, Choice, Game
from roarhouse.core.lessons.checks import check
from roarhouse.core.lessons.lesson import Json, Lesson, Step
from roarhouse.core.lessons.path import Path
from roarhouse.core.options import make_options
from roarhouse.core.words import Seat

MOST_TRIED = 40  # choices of one step that are tried beside the one asked for
SEED = 7  # of what nature samples where the script leaves it to physics


def rehearse(game: Game[Any], lesson: Lesson, file: str) -> Iterator[DeckError]:
    """All complaints about a lesson, the first one of its main line only: what follows it cannot be reached."""
    try:
        options = make_options(type(game), "", **lesson.options)
    except RoarhouseError as error:
        yield DeckError(file, "options", "", error, f"options of {game.name}")
        return
    wrong = list(check(game, lesson, options.seats, file))
    yield from wrong
    if any(one.card == "learner" for one in wrong):
        return
    try:
        for branch in Rehearsal(game, lesson, file, game.start(options)).run():
            branch.finish()
    except DeckError as error:
        yield error


class Rehearsal:
    """A lesson that is being played."""

    def __init__(self, game: Game[Any], lesson: Lesson, file: str, s: Any) -> None:
        self.game, self.lesson, self.file, self.s = game, lesson, file, s
        self.codec, self.path, self.rng = Codec(game), Path(lesson), Random(SEED)
        self.version, self.number, self.place = 0, 0, "opening"

    def copy(self) -> Rehearsal:
        twin = Rehearsal(self.game, self.lesson, self.file, self.game.copy(self.s))
        twin.path, twin.version, twin.number = self.path.copy(), self.version, self.number
        return twin

    def run(self) -> Iterator[Rehearsal]:
        """Play the main line; yields a rehearsal for every other way to do a step, to be played to its end."""
        self.play_script()
        for number, step in enumerate(self.lesson.step, 1):
            self.number, self.place = number, f"step {number}"
            if self.asked(step):
                yield from self.other_ways(step)
                self.do_all(step)
        self.end()

    def finish(self) -> None:
        """Play the remaining steps."""
        for number, step in enumerate(self.lesson.step[self.number :], self.number + 1):
            self.place = f"{self.place}, then step {number}"
            if self.asked(step):
                self.do_all(step)
        self.end()

    def end(self) -> None:
        self.play_script()
        if not self.path.finished:
            raise self.wrong("the script", "choices that are left over", "a script that is played to its end")

    # -- one step ----------------------------------------------------------------------------------------------------

    def asked(self, step: Step) -> bool:
        """Play until the learner is asked; is it what this step is about?"""
        self.play_script()
        tag = self.tag()
        if tag and step.about(tag):
            return True
        if step.optional:
            return False
        raise self.wrong("ask", f"'{tag}'" if tag else "the end of the game", f"'{step.ask or 'a question'}'")

    def tag(self) -> str:
        """The tag of the question to the learner; empty if there is none."""
        if self.lesson.learner not in self.game.turn(self.s):
            return ""
        return str(type(self.s.agenda[-1]).__struct_config__.tag)

    def other_ways(self, step: Step) -> Iterator[Rehearsal]:
        """What a menu offers beside `do` that the step accepts, where nature does not simulate."""
        choices = self.offered() if step.also and self.game.portable else []
        others = [one for one in choices if one != step.do and step.accepts(one)]
        for choice in others[:MOST_TRIED]:
            branch = self.copy()
            branch.place = f"{self.place} with {msgspec.json.encode(choice).decode()}"
            branch.do(step, choice)
            yield branch

    def do_all(self, step: Step) -> None:
        """Do a step, as often as it is asked for."""
        self.do(step, step.do)
        while step.again and self.asked(step):
            self.do(step, next(one for one in self.offered() if step.accepts(one)))

    def offered(self) -> list[Json]:
        """What a menu offers to the learner."""
        menu = self.game.menu(self.s, self.lesson.learner)
        return [self.written(one) for one in (menu if isinstance(menu, tuple) else menu.worth_trying())]

    def do(self, step: Step, choice: Json) -> None:
        self.apply(self.lesson.learner, choice, "do")
        if self.path.left:
            raise self.wrong("do", choice, "a choice that the step accepts")

    # -- the script --------------------------------------------------------------------------------------------------

    def play_script(self) -> None:
        """Let all others choose as scripted, until the learner is asked or nothing is left of the script."""
        while turn := self.game.turn(self.s):
            scripted = next((seat for seat in turn if self.path.scripted(seat) is not None), None)
            if scripted is not None and not self.simulates(turn):
                self.apply(scripted, self.path.scripted(scripted) or {}, self.following)
            elif self.lesson.learner in turn or self.path.finished:
                return
            elif turn == (NATURE,) and not self.game.portable:
                self.apply(NATURE, self.written(self.game.nature(self.s, self.rng)), self.following)
            else:
                raise self.wrong(self.following, "nothing", f"a choice for seat {turn[0]}")

    @property
    def following(self) -> str:
        """The field of the script that is being played."""
        return "" if self.place == "opening" else "then"

    def simulates(self, turn: tuple[Seat, ...]) -> bool:
        """Is this a choice of nature that comes from a simulation, and not the one that is scripted next?"""
        scripted = self.path.scripted(NATURE) if turn == (NATURE,) and not self.game.portable else None
        return (
            scripted is not None and self.game.refuse(self.s, NATURE, self.read(scripted, self.following)) is not None
        )

    def apply(self, seat: Seat, choice: Json, field: str) -> None:
        made = self.read(choice, field)
        if refusal := self.game.refuse(self.s, seat, made):
            found = f"{msgspec.json.encode(choice).decode()} of seat {seat}"
            raise self.wrong(field, found, f"a choice that is possible ({refusal.rule}: {refusal.why.key})")
        self.game.apply(self.s, seat, made)
        self.version += 1
        self.path.note(self.version, seat, choice, None)

    def read(self, choice: Json, field: str) -> Choice:
        try:
            return self.codec.choice(msgspec.json.encode(choice))
        except msgspec.ValidationError as error:
            raise self.wrong(field, choice, f"a choice of {self.game.name} ({error})") from None

    def written(self, choice: Choice) -> Json:
        """A choice as it is written in a file, and compared."""
        encoded: Json = msgspec.json.decode(self.codec.encode(choice))
        return encoded

    def wrong(self, field: str, found: object, expected: str) -> DeckError:
        return DeckError(self.file, self.place, field, found, expected)
