"""Echo: a mountain answers the loudest call that is not above it."""

from __future__ import annotations

from random import Random

from roarhouse.core.game import Chance, Choice, Refusal, no
from roarhouse.core.words import Named, Seat, Who

from ..choices import TurnUp
from ..state import Yodel


class Echo(Chance, frozen=True):
    """yodel.echo.1: nature turns up one of the remaining mountains."""

    rule = "yodel.echo.1"

    def sample(self, s: Yodel, rng: Random) -> TurnUp:
        return TurnUp(rng.choice(s.silent))

    def refuse(self, s: Yodel, seat: Seat, choice: Choice) -> Refusal | None:
        good = isinstance(choice, TurnUp) and choice.mountain in s.silent
        return None if good else no(self.rule, "no-mountain")

    def take(self, s: Yodel, choice: TurnUp) -> None:
        s.silent = tuple(one for one in s.silent if one != choice.mountain)
        s.answered += (choice.mountain,)
        mountain = s.box.deck.mountain[choice.mountain]
        s.show(self.rule, "answers", mountain=Named(mountain.id), height=mountain.height)
        give_echoes(s, mountain.height)


def give_echoes(s: Yodel, height: int) -> None:
    """yodel.echo.2: the loudest call that is not above the mountain; tied callers win one each."""
    heard = max((loud for loud in s.calls if loud <= height), default=None)
    if heard is None:
        s.tell("yodel.echo.2", "silence")
    for seat, loud in enumerate(s.calls):
        if loud == heard:
            s.echoes[seat] += 1
            s.tell("yodel.echo.2", "echo", who=Who(seat))
