"""Call: everybody at once, as loud as they like."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from roarhouse.core.game import Choice, Gather, Refusal, no
from roarhouse.core.words import Seat, Who

from ..choices import Call
from ..state import Yodel

LOUDEST: Final = 1000


class Calls:
    """A `Space`: a thousand calls are too many to list."""

    def __contains__(self, choice: Choice) -> bool:
        return isinstance(choice, Call) and 1 <= choice.loud <= LOUDEST

    def sample(self, rng: Random) -> Call:
        return Call(rng.randint(1, LOUDEST))

    def worth_trying(self) -> Iterator[Call]:
        return (Call(loud) for loud in range(200, LOUDEST + 1, 200))


class Calling(Gather, frozen=True):
    """yodel.call.1: all at the same time, from 1 to 1000."""

    rule = "yodel.call.1"

    def seats(self, s: Yodel) -> tuple[Seat, ...]:
        return s.box.seats

    def menu(self, s: Yodel, seat: Seat) -> Calls:
        return Calls()

    def refuse(self, s: Yodel, seat: Seat, choice: Choice) -> Refusal | None:
        return None if choice in self.menu(s, seat) else no(self.rule, "not-a-call")

    def seal(self, s: Yodel, seat: Seat, choice: Call) -> None:
        s.tell(self.rule, "called", who=Who(seat))

    def reveal(self, s: Yodel, sealed: dict[Seat, Call]) -> None:
        s.calls = tuple(sealed[seat].loud for seat in s.box.seats)
        for seat, loud in enumerate(s.calls):
            s.show(self.rule, "calls", who=Who(seat), loud=loud)
