"""A table whose seats have names: played, refused, seen, heard and read by name. Each game adds its own verbs."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar, Generic, Self, TypeVar

from roarhouse.core.game import NATURE, WATCHER, Choice, Game, Refusal, State, Step
from roarhouse.core.speech import Speaker
from tests.laws.laws import choose

S = TypeVar("S", bound=State)
NOT_SEATS = {"nature": NATURE, "watcher": WATCHER}


class NamedSeats(Generic[S]):
    """A game whose seats have names. The story is told from the beginning."""

    game: ClassVar[Game[Any]]
    s: S

    def __init__(self, players: str, s: S) -> None:
        self.names = tuple(players.split())
        self.s = s
        self.s.story = []

    def seat(self, name: str) -> int:
        return NOT_SEATS[name] if name in NOT_SEATS else self.names.index(name)

    @property
    def turn(self) -> str:
        """The seats that owe a choice."""
        return " ".join("nature" if seat == NATURE else self.names[seat] for seat in self.game.turn(self.s))

    @property
    def now(self) -> type[Step] | None:
        """The step on top of the agenda."""
        return type(self.s.agenda[-1]) if self.s.agenda else None

    # -- choosing -----------------------------------------------------------------------------------------------

    def does(self, name: str, *choices: Choice) -> Self:
        """Choices that must be accepted."""
        for choice in choices:
            refusal = self.refused(name, choice)
            assert refusal is None, f"{name} is refused {choice}: {self.say(refusal)}"
            self.game.apply(self.s, self.seat(name), choice)
        return self

    def refused(self, name: str, choice: Choice) -> Refusal | None:
        """A choice that may be refused. Asking leaves the table as it is."""
        before = self.game.copy(self.s)
        refusal = self.game.refuse(self.s, self.seat(name), choice)
        assert self.game.copy(self.s) == before, "refuse changed the table"
        return refusal

    def refusal(self, name: str, choice: Choice) -> str:
        """The rule by which a choice is refused; empty if it is accepted."""
        refused = self.refused(name, choice)
        return refused.rule if refused else ""

    def why(self, name: str, choice: Choice) -> tuple[str, str]:
        """The rule by which a choice is refused, and the key of the reason."""
        refused = self.refused(name, choice)
        return (refused.rule, refused.why.key) if refused else ("", "")

    def say(self, refusal: Refusal | None, language: str = "en") -> str:
        return Speaker(self.game, language, self.names).refusal(refusal) if refusal else ""

    def menu(self, name: str) -> tuple[Choice, ...]:
        """A menu that is a list."""
        menu = self.game.menu(self.s, self.seat(name))
        assert isinstance(menu, tuple)
        return menu

    # -- seeing and hearing -------------------------------------------------------------------------------------

    def heard(self, name: str, language: str = "en") -> list[str]:
        """The story so far, as one seat is told it."""
        speaker, seat = Speaker(self.game, language, self.names), self.seat(name)
        return [speaker.say(told.words) for told in self.s.story or () if told.reaches(seat)]

    def view(self, name: str) -> Any:
        return self.game.view(self.s, self.seat(name))

    def sees(self, name: str, whom: str) -> Any:
        """One player as another one sees them."""
        return self.view(name).players[self.seat(whom)]

    def aloud(self, name: str, *also: str, language: str = "en") -> list[str]:
        """The table as text, for one seat."""
        speaker = Speaker(self.game, language, self.names)
        sections = self.game.read(self.view(name), *also)
        return [speaker.say(line) for part in sections for line in (part.title, *part.lines)]

    # -- going on -----------------------------------------------------------------------------------------------

    def plays_on_until(self, step: type[Step], seed: int = 1) -> Self:
        """Random choices, at least one."""
        rng, started = Random(seed), False
        while self.s.agenda and not (started and self.now is step):
            self.game.apply(self.s, *choose(self.game, self.s, rng))
            started = True
        return self

    def plays_to_the_end(self, seed: int = 1) -> Self:
        return self.plays_on_until(Step, seed)

    def twin(self) -> Self:
        """A copy of the table, to be played differently."""
        twin = object.__new__(type(self))
        twin.__dict__ |= self.__dict__ | {"s": self.game.copy(self.s)}
        twin.s.story = list(self.s.story or ())
        return twin
