"""The course of one game: its table, and everything that follows from its log. Pure: no clock, no disk, no sockets.

A line is *made* first (`Maker`), written to disk by somebody else, and only then *added*. Reading a log from the disk
adds the same lines again, so a restarted server stands where the killed one stood.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from time import time
from typing import Any, NamedTuple

import msgspec
from msgspec import Raw

from roarhouse.core.codec import Codec
from roarhouse.core.game import NATURE, Choice, Game, Refusal, settle
from roarhouse.core.words import Seat, Told, Who, Words
from roarhouse.server.parts import Prompt
from roarhouse.server.store import Frozen, Line

_told = msgspec.json.Decoder(tuple[Told, ...])


class Moment:
    """A line of the log and the table after it, with what was made of it for viewers."""

    __slots__ = ("line", "s", "told", "views")

    def __init__(self, line: Line, s: Any, told: tuple[Told, ...]) -> None:
        self.line, self.s, self.told = line, s, told
        self.views: dict[Seat, Raw] = {}

    @property
    def version(self) -> int:
        return self.line.version


class Trace(NamedTuple):
    """A choice that may still be taken back, and the table before it."""

    version: int
    seat: Seat
    before: Any


class Course:
    def __init__(self, game: Game[Any], options: Any, history: int) -> None:
        self.game, self.codec = game, Codec(game)
        s = game.setup(game.box(options))
        self.s, told = narrated(s, lambda: settle(s))
        self.version = 0
        self.opened = 0  # the version at which the present question was asked
        self.natures = 0
        self.sealed: dict[Seat, int] = {}  # the lines by which seats have answered the Gather on top
        self.traces: list[Trace] = []
        self.log: dict[int, bytes] = {0: msgspec.json.encode(told)}
        self.moments: deque[Moment] = deque(maxlen=history)
        self.thawed = 0  # the version of the last frozen state
        self.prompts: dict[Seat, Prompt] = {}  # of the present question, as far as somebody looked at it

    # -- questions ---------------------------------------------------------------------------------------------------

    @property
    def turn(self) -> tuple[Seat, ...]:
        return self.game.turn(self.s)

    def seconds(self, seat: Seat) -> int | None:
        """What the game itself gives a seat for its decision."""
        return self.game.seconds(self.s, seat)

    def may_change(self, seat: Seat) -> bool:
        """Has this seat sealed a choice that others still wait to be joined?"""
        return seat in self.sealed

    def may_undo(self, seat: Seat) -> bool:
        """Nothing was shown and nobody else has chosen since, nor nature; a sealed choice told nobody anything."""
        return seat in self.sealed or bool(self.traces and self.traces[-1].seat == seat)

    def table_for(self, seat: Seat) -> Any:
        """The table on which this seat chooses: without what it has sealed, since that may be changed."""
        return unsealed(self.game, self.s, seat) if seat in self.sealed else self.s

    def refuse(self, seat: Seat, choice: Choice) -> Refusal | None:
        return self.game.refuse(self.table_for(seat), seat, choice)

    def narration(self) -> Iterable[tuple[int, tuple[Told, ...]]]:
        """Everything told so far and not taken back."""
        return ((version, _told.decode(told)) for version, told in self.log.items())

    def spent(self, version: int) -> int:
        """What the choice of a version has taken from its seat's bank, if it was made not long ago."""
        return next((moment.line.spent for moment in self.moments if moment.version == version), 0)

    def since(self, version: int) -> list[Moment] | None:
        """The moments after a version; None if that is too long ago."""
        if version > self.version or version < self.version - len(self.moments):
            return None
        return [moment for moment in self.moments if moment.version > version]

    # -- lines made, then added --------------------------------------------------------------------------------------

    def add(self, moment: Moment) -> None:
        """A line that is on disk happens now."""
        line, before = moment.line, self.s
        self.s, self.version = moment.s, line.version
        self.natures += line.seat == NATURE
        if line.undoes is not None:
            self.log.pop(line.undoes, None)
        self.log[line.version] = line.told
        self.moments.append(moment)
        opened = self.opened
        if line.how == "undo":
            self._taken_back(line)
        else:
            self._chosen(moment, before)
        if opened != self.opened:
            self.prompts.clear()

    def _taken_back(self, line: Line) -> None:
        if line.seat in self.sealed:
            del self.sealed[line.seat]
        else:
            self.traces.pop()
            self.opened = line.version

    def _chosen(self, moment: Moment, before: Any) -> None:
        """What may be taken back from now on; and whether the question is still the same."""
        line, s = moment.line, moment.s
        if line.seat in s.sealed:
            self.sealed[line.seat] = line.version
            self.traces.clear()
            return
        alone = not self.sealed and line.seat != NATURE and not any(told.shows for told in moment.told)
        if not alone or (self.traces and self.traces[-1].seat != line.seat):
            self.traces.clear()
        if alone:
            self.traces.append(Trace(line.version, line.seat, before))
        self.sealed.clear()
        self.opened = line.version

    # -- the way back from the disk ----------------------------------------------------------------------------------

    def restore(self, lines: tuple[Line, ...], frozen: Frozen | None) -> None:
        """Add a whole log; up to a frozen state without playing it."""
        if frozen is not None:
            self._thaw(frozen, [line for line in lines if line.version <= frozen.version])
        for line in lines[self.version :]:
            self.add(self.replayed(line))

    def _thaw(self, frozen: Frozen, past: list[Line]) -> None:
        try:
            self.s = self.codec.state(frozen.state)
        except msgspec.MsgspecError:  # frozen by an older program: play the lines instead
            return
        self.version = self.opened = self.thawed = frozen.version
        self.natures = frozen.natures
        for line in past:
            self.log.pop(-1 if line.undoes is None else line.undoes, None)
            self.log[line.version] = line.told

    def replayed(self, line: Line) -> Moment:
        """A line from the disk, played."""
        told = _told.decode(line.told)
        if line.choice is None:
            return Moment(line, self.before(line.seat), told)
        s = self.table_for(line.seat) if line.undoes is not None else self.s
        t = self.game.copy(s)
        self.game.apply(t, line.seat, self.codec.choice(line.choice))
        return Moment(line, t, told)

    def before(self, seat: Seat) -> Any:
        """The table without the last choice of a seat that may take it back."""
        return self.table_for(seat) if seat in self.sealed else self.traces[-1].before

    def freezes(self, every: int) -> bool:
        """Time to freeze: at a moment where nothing can be taken back, so that nothing is lost by it."""
        return self.version - self.thawed >= every and not self.sealed and not self.traces and bool(self.s.agenda)

    def frozen(self) -> Frozen:
        return Frozen(version=self.version, natures=self.natures, state=self.codec.encode(self.s))


def unsealed(game: Game[Any], s: Any, seat: Seat) -> Any:
    t = game.copy(s)
    del t.sealed[seat]
    return t


def narrated(s: Any, happens: Any) -> tuple[Any, tuple[Told, ...]]:
    """Let something happen to a table, and listen."""
    s.story = []
    happens()
    told, s.story = tuple(s.story), None
    return s, told


class Maker:
    """Makes lines that follow one another, without adding any: they must reach the disk first."""

    def __init__(self, course: Course) -> None:
        self.course, self.game, self.at = course, course.game, int(time() * 1000)
        self.s, self.natures = course.s, course.natures
        self.moments: list[Moment] = []

    def choose(self, seat: Seat, choice: Choice, how: Any, note: Told | None = None, **more: Any) -> None:
        """A seat's choice; in place of the one that it has sealed, if it has."""
        course = self.course
        instead = course.sealed.get(seat)
        before = course.table_for(seat)
        t = self.game.copy(before)
        t, told = narrated(t, lambda: self.game.apply(t, seat, choice))
        told = told if note is None else (note, *told)
        self._make(seat, choice, how, t, told, undoes=instead, **more)

    def nature(self, choice: Choice) -> None:
        t = self.game.copy(self.s)
        t, told = narrated(t, lambda: self.game.apply(t, NATURE, choice))
        self.natures += 1
        self._make(NATURE, choice, "nature", t, told)

    def undo(self, seat: Seat, action: str) -> None:
        course = self.course
        version = course.sealed[seat] if seat in course.sealed else course.traces[-1].version
        told = (Told("", Words("table-takes-back", {"who": Who(seat)})),)
        refund = -course.spent(version)
        self._make(seat, None, "undo", course.before(seat), told, undoes=version, action=action, spent=refund)

    def natures_turn(self) -> bool:
        return self.game.turn(self.s) == (NATURE,)

    def _make(self, seat: Seat, choice: Choice | None, how: Any, s: Any, told: tuple[Told, ...], **more: Any) -> None:
        line = Line(
            version=self.course.version + len(self.moments) + 1,
            seat=seat,
            how=how,
            choice=None if choice is None else self.course.codec.encode(choice),
            told=msgspec.json.encode(told),
            at=self.at,
            **more,
        )
        self.s = s
        self.moments.append(Moment(line, s, told))
