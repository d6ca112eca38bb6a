"""The pile: effects that wait, and the window in which others may answer the newest one. Last in, first out.

An effect is a step. To announce one is to put it on the agenda with a window above it:

    first, *others = clockwise(left_of(by), seats)
    s.then(MyWindow(first, tuple(others)), Effect(...))

A window asks seat after seat. An answer puts another effect, with a window of its own, on top; it resolves before
the window below goes on. When all have let it happen the window closes and the effect below it happens. To
cancel an effect is to take it off the agenda.

Every seat that could hold an answer *by public knowledge* is asked, so that being asked reveals nothing.
"""

from __future__ import annotations

from typing import Any, Final

from roarhouse.core.game import Ask, Choice, Menu, Refusal, no
from roarhouse.core.words import Seat


class Let(Choice, frozen=True):
    """Let it happen: no answer."""


LET: Final = Let()
ONLY_LET: Final = (LET,)


def clockwise(first: Seat, seats: int) -> tuple[Seat, ...]:
    """Every seat once, beginning with the first and going on to the left."""
    return tuple((first + k) % seats for k in range(seats))


class Window(Ask, frozen=True):
    """One seat is asked now, `after` are asked if it lets the effect happen."""

    after: tuple[Seat, ...]

    def answers(self, s: Any, seat: Seat) -> tuple[Choice, ...]:
        """What this seat could answer with; LET is always possible."""
        raise NotImplementedError

    def respond(self, s: Any, choice: Any) -> None:
        """Put an answer on the pile, and whatever window follows it."""
        raise NotImplementedError

    def go_on(self, s: Any, asked: tuple[Seat, ...]) -> None:
        """Ask the next ones, with a window like this one."""
        raise NotImplementedError

    def close(self, s: Any) -> None:
        """All have let it happen."""

    def menu(self, s: Any, seat: Seat) -> Menu:
        answers = self.answers(s, seat)
        return (LET, *answers) if answers else ONLY_LET

    def refuse(self, s: Any, seat: Seat, choice: Choice) -> Refusal | None:
        return None if choice in self.menu(s, seat) else no(self.rule, "no-such-answer")

    def take(self, s: Any, choice: Choice) -> None:
        if not isinstance(choice, Let):
            self.respond(s, choice)
        elif self.after:
            self.go_on(s, self.after)
        else:
            self.close(s)
