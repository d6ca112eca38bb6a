"""The log of one game: its current state and everything that follows from its lines. Does no I/O.

A line is built first (`LineBuilder`), written to disk by the caller, and only then added (`Log.add`). Reading a log
from disk adds the same lines, so a restarted server reaches the state of the one that was killed.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Raw

from roarhouse.core.codec import Codec
from roarhouse.core.errors import RecordError
from roarhouse.core.game import NATURE, Choice, Game, Refusal, settle
from roarhouse.core.lessons.path import Path
from roarhouse.core.records.chain import Chain
from roarhouse.core.words import Seat, Told, Who, Words
from roarhouse.server.clock import time
from roarhouse.server.log.fairness import line_row
from roarhouse.server.log.latest import Latest
from roarhouse.server.store.base import Frozen, How, Line
from roarhouse.server.wire.types import Prompt

MAX_FREE: Final = 60  # choices that can be taken back in practice
_told = msgspec.json.Decoder(tuple[Told, ...])


class Applied:
    """A line and the state after it; `views` caches that state's encoded views. `head` is that of the chain, known
    once the line is added."""

    __slots__ = ("head", "line", "s", "told", "views")

    def __init__(self, line: Line, s: Any, told: tuple[Told, ...]) -> None:
        self.line, self.s, self.told = line, s, told
        self.views: dict[Seat, Raw] = {}
        self.head = ""

    @property
    def version(self) -> int:
        return self.line.version


class Undoable(NamedTuple):
    """A choice that can still be taken back, and the state before it."""

    version: int
    seat: Seat
    before: Any


class Log:
    def __init__(
        self, game: Game[Any], options: Any, history: int, chain: Chain, path: Path | None = None, free: bool = False
    ) -> None:
        self.game, self.codec, self.chain, self.path = game, Codec(game), chain, path
        self.free = free  # practice: a choice can be taken back whatever was revealed since
        s = game.setup(game.box(options))
        self.s, told = narrated(s, lambda: settle(s))
        self.version = 0
        self.opened = 0  # version at which the current question was asked
        self.natures = 0  # choices made by nature so far
        self.sealed: dict[Seat, int] = {}  # seat -> version of its answer to the open Gather
        self.undoable: list[Undoable] = []
        self.told: dict[int, bytes] = {0: msgspec.json.encode(told)}
        self.recent: deque[Applied] = deque(maxlen=history)
        self.frozen_at = 0  # version of the last stored state
        self.prompts: dict[Seat, Prompt] = {}  # cache for the current question
        self._turn = Latest(game.turn)
        self._views = Latest(game.views)

    # -- queries -----------------------------------------------------------------------------------------------------

    @property
    def head(self) -> str:
        """The head of the chain after the last line."""
        return self.chain.head.hex()

    @property
    def turn(self) -> tuple[Seat, ...]:
        return self._turn(self.s)

    def view(self, s: Any, seat: Seat) -> Any:
        """What a seat may know of a state of this game."""
        return self._views(s)(seat)

    def seconds(self, seat: Seat) -> int | None:
        """Time limit that the game itself sets for this decision."""
        return self.game.seconds(self.s, seat)

    def may_change(self, seat: Seat) -> bool:
        """Has the seat sealed a choice in a Gather that is still open?"""
        return seat in self.sealed

    def may_undo(self, seat: Seat) -> bool:
        """True while the choice is sealed, or was the last one and revealed nothing."""
        return seat in self.sealed or bool(self.undoable and self.undoable[-1].seat == seat)

    def state_for(self, seat: Seat) -> Any:
        """The state in which this seat chooses: without its own sealed choice, which may still change."""
        return unsealed(self.game, self.s, seat) if seat in self.sealed else self.s

    def refuse(self, seat: Seat, choice: Choice) -> Refusal | None:
        return self.game.refuse(self.state_for(seat), seat, choice)

    def narration(self) -> Iterable[tuple[int, tuple[Told, ...]]]:
        """All narration that was not taken back, by version."""
        return ((version, _told.decode(told)) for version, told in self.told.items())

    def spent(self, version: int) -> int:
        """Milliseconds of the bank used by the choice of a version, if it is among the recent ones."""
        return next((applied.line.spent for applied in self.recent if applied.version == version), 0)

    def since(self, version: int) -> list[Applied] | None:
        """Lines after a version; None if they are no longer in memory."""
        if version > self.version or version < self.version - len(self.recent):
            return None
        return [applied for applied in self.recent if applied.version > version]

    # -- adding lines ------------------------------------------------------------------------------------------------

    def add(self, applied: Applied) -> None:
        """Add a line that is on disk."""
        line, before = applied.line, self.s
        applied.head = self.chain.add(line_row(line))
        note_line(self.path, line)
        self.s, self.version = applied.s, line.version
        self.natures += line.seat == NATURE
        if line.undoes is not None:
            self._take_back_told(line.undoes)
        self.told[line.version] = line.told
        self.recent.append(applied)
        opened = self.opened
        if line.how == "undo":
            self._add_undo(line)
        elif self.free:
            self._add_free_choice(line, before)
        else:
            self._add_choice(applied, before)
        if opened != self.opened:
            self.prompts.clear()

    def _take_back_told(self, version: int) -> None:
        """Forget what was told of a choice; in practice also what came of it."""
        for later in [one for one in self.told if one >= version] if self.free else [version]:
            self.told.pop(later, None)

    def _add_undo(self, line: Line) -> None:
        if line.seat in self.sealed:
            del self.sealed[line.seat]
        else:
            self.undoable.pop()
            self.opened = line.version

    def _add_choice(self, applied: Applied, before: Any) -> None:
        """Update what can be taken back, and whether a new question is open."""
        line, s = applied.line, applied.s
        if line.seat in s.sealed:
            self.sealed[line.seat] = line.version
            self.undoable.clear()
            return
        alone = not self.sealed and made_by_hand(line) and not any(told.shows for told in applied.told)
        if not alone or (self.undoable and self.undoable[-1].seat != line.seat):
            self.undoable.clear()
        if alone:
            self.undoable.append(Undoable(line.version, line.seat, before))
        self.sealed.clear()
        self.opened = line.version

    def _add_free_choice(self, line: Line, before: Any) -> None:
        self.sealed.clear()
        self.opened = line.version
        if made_by_hand(line):
            self.undoable = [*self.undoable[1 - MAX_FREE :], Undoable(line.version, line.seat, before)]

    # -- restoring from disk -----------------------------------------------------------------------------------------

    def restore(self, lines: tuple[Line, ...], frozen: Frozen | None) -> None:
        """Add a whole log; lines up to the frozen state are read, but not replayed."""
        for number, line in enumerate(lines, 1):
            if line.version != number:
                raise RecordError(number, f"expected version {number}, found {line.version}")
        if frozen is not None:
            self._restore_frozen(frozen, [line for line in lines if line.version <= frozen.version])
        for line in lines[self.version :]:
            self.add(self.replayed(line))

    def thawed(self, frozen: Frozen) -> Any | None:
        """A frozen state; None if it was frozen by an older version of the program or its rules, whose options lack
        what has become one since: every line is replayed instead."""
        try:
            s = self.codec.state(frozen.state)
        except msgspec.MsgspecError:
            return None
        return s if s.box.options == self.s.box.options else None

    def _restore_frozen(self, frozen: Frozen, past: list[Line]) -> None:
        s = self.thawed(frozen)
        if s is None:
            return
        self.s = s
        self.version = self.opened = self.frozen_at = frozen.version
        self.natures = frozen.natures
        for line in past:
            self._check_readable(line)
            self.chain.add(line_row(line))
            note_line(self.path, line)
            self.told.pop(-1 if line.undoes is None else line.undoes, None)
            self.told[line.version] = line.told

    def _check_readable(self, line: Line) -> None:
        """A damaged line is noticed behind a frozen state, too: without it the game has no record."""
        if line.choice is not None:
            self.codec.choice(line.choice)

    def replayed(self, line: Line) -> Applied:
        """Apply a line read from disk to the current state; `apply` trusts, so it is checked first."""
        told = _told.decode(line.told)
        if line.choice is None:
            return Applied(line, self.before(line.seat), told)
        s = self.state_for(line.seat) if line.undoes is not None else self.s
        choice = self.codec.choice(line.choice)
        if refusal := self.game.refuse(s, line.seat, choice):
            raise RecordError(line.version, f"seat {line.seat} may not do this ({refusal.rule}: {refusal.why.key})")
        t = self.game.copy(s)
        self.game.apply(t, line.seat, choice)
        return Applied(line, t, told)

    def before(self, seat: Seat) -> Any:
        """The state before the choice that this seat may take back."""
        return self.state_for(seat) if seat in self.sealed else self.undoable[-1].before

    def should_freeze(self, every: int) -> bool:
        """Freeze only where nothing can be undone, because the states needed to undo are not stored."""
        due = self.version - self.frozen_at >= every
        return due and not self.sealed and not self.undoable and bool(self.s.agenda)

    def frozen(self) -> Frozen:
        return Frozen(version=self.version, natures=self.natures, state=self.codec.encode(self.s))


def made_by_hand(line: Line) -> bool:
    """Neither nature's choice nor one of a script."""
    return line.seat != NATURE and line.how != "lesson"


def note_line(path: Path | None, line: Line) -> None:
    """Let a lesson follow the log."""
    if path is not None:
        choice = None if line.choice is None else msgspec.json.decode(line.choice)
        path.note(line.version, line.seat, choice, line.undoes)


def unsealed(game: Game[Any], s: Any, seat: Seat) -> Any:
    t = game.copy(s)
    del t.sealed[seat]
    return t


def narrated(s: Any, change: Callable[[], None]) -> tuple[Any, tuple[Told, ...]]:
    """Run a change of the state and collect its narration."""
    s.story = []
    change()
    told, s.story = tuple(s.story), None
    return s, told


class LineBuilder:
    """Builds consecutive lines without adding them to the log: they must reach the disk first."""

    def __init__(self, log: Log) -> None:
        self.log, self.game, self.at = log, log.game, int(time() * 1000)
        self.s, self.natures = log.s, log.natures
        self.path = log.path.copy() if log.path else None
        self.opening = log.path.lesson.opening if log.path and not log.version else ()
        self.applied: list[Applied] = []

    def add_choice(self, seat: Seat, choice: Choice, how: How, note: Told | None = None, **more: Any) -> None:
        """A seat's choice; it replaces the seat's sealed choice, if there is one."""
        replaced = self.log.sealed.get(seat)
        t = self.game.copy(self.log.state_for(seat))
        t, told = narrated(t, lambda: self.game.apply(t, seat, choice))
        told = told if note is None else (note, *told)
        self._add(seat, choice, how, t, told, undoes=replaced, **more)

    def add_next(self, seat: Seat, choice: Choice, how: How) -> None:
        """A choice after the lines built so far: nature's, or one of a script."""
        t = self.game.copy(self.s)
        t, told = narrated(t, lambda: self.game.apply(t, seat, choice))
        self.natures += seat == NATURE
        self._add(seat, choice, how, t, told)

    def add_undo(self, seat: Seat, action: str) -> None:
        log = self.log
        version = log.sealed[seat] if seat in log.sealed else log.undoable[-1].version
        told = (Told("", Words("table-takes-back", {"who": Who(seat)})),)
        refund = -log.spent(version)
        self._add(seat, None, "undo", log.before(seat), told, undoes=version, action=action, spent=refund)

    def add_opening(self) -> None:
        """The choices with which a lesson begins, up to one that is not due yet: nature may simulate first."""
        while self.opening:
            seat, choice = self.opening[0][0], self.log.codec.choice(msgspec.json.encode(self.opening[0][1]))
            if seat not in self.game.turn(self.s) or self.game.refuse(self.s, seat, choice):
                return
            self.add_next(seat, choice, "nature" if seat == NATURE else "lesson")
            self.opening = self.opening[1:]

    def is_natures_turn(self) -> bool:
        return self.game.turn(self.s) == (NATURE,)

    def _add(self, seat: Seat, choice: Choice | None, how: How, s: Any, told: tuple[Told, ...], **more: Any) -> None:
        line = Line(
            version=self.log.version + len(self.applied) + 1,
            seat=seat,
            how=how,
            choice=None if choice is None else self.log.codec.encode(choice),
            told=msgspec.json.encode(told),
            at=self.at,
            **more,
        )
        self.s = s
        note_line(self.path, line)
        self.applied.append(Applied(line, s, told))
