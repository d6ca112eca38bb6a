"""The engine in one page: read this, then one game.

A **state** is everything on the table, plus an **agenda**: the steps still to be done, the last one now.
A **step** is one line of the rulebook. It happens by itself (`Auto`), or nature chooses (`Chance`), or one seat
chooses (`Ask`), or several seats choose at once, sealed (`Gather`). Steps are frozen values.

What is not computed is **chosen** by a seat, and nature is a seat: dice, deals and physics are choices of
`NATURE`. So the record of a game is the list of its (seat, choice), and a replay needs no random generator.

`refuse` explains, with the id of a rule; `apply` trusts. `view` is what a seat may know; `imagine` is a table
that the seat cannot distinguish from the real one, and the only thing a bot ever gets.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache, partial
from random import Random
from typing import Any, ClassVar, Final, Generic, Protocol, Self, TypeVar

from msgspec import Struct

from roarhouse.core.box import Box
from roarhouse.core.copying import copier
from roarhouse.core.deck import Spoken, deck_hash, default_deck
from roarhouse.core.result import Result
from roarhouse.core.words import Fact, Seat, Section, Told, Words

NATURE: Final = -1  # the seat of dice, deals, random draws and physics
WATCHER: Final = -2  # a view that knows only what is public
BOXES: Final = 64  # how many boxes a game keeps, one for each set of options


class Choice(Struct, frozen=True, gc=False, tag=str.lower, tag_field="do"):
    """What a seat does: an immutable, hashable value. A game's choices are subclasses, in one tagged union."""


class Refusal(Struct, frozen=True):
    """Why a choice is not allowed: the id of the rule, and the reason as words."""

    rule: str
    why: Words


def no(rule: str, why: str, **facts: Fact) -> Refusal:
    return Refusal(rule, Words(why, facts))


class Space(Protocol):
    """A menu too large to list: bids over a hand, direction and strength of a flick."""

    def __contains__(self, choice: Choice) -> bool: ...
    def sample(self, rng: Random) -> Choice: ...
    def worth_trying(self) -> Iterable[Choice]: ...


Menu = tuple[Choice, ...] | Space


class State(Struct, kw_only=True):
    """The table. A game's state adds its zones, and narrows the types of `sealed` and `box` for the codec.

    Zones are lists, dicts and frozen values; a list or dict inside another would be shared by copies.
    """

    agenda: list[Any]  # of the game's Steps; a state is below its steps and does not name them
    sealed: dict[int, Any]  # choices of the Gather on top, until the last one is in
    box: Any
    story: list[Told] | None = None  # filled while something listens; never copied or stored

    def copy(self) -> Self:
        """A state that is played on without changing this one."""
        kind = type(self)
        setattr(kind, "copy", copier(kind))  # noqa: B010 - generated at the first call, used from then on
        return kind.copy(self)

    def then(self, *steps: Step) -> None:
        """Put steps on the agenda, to be done in the order given; a single one is appended more quickly."""
        self.agenda.extend(steps[::-1])

    def tell(self, rule: str, key: str, to: tuple[Seat, ...] | None = None, **facts: Fact) -> None:
        """Narrate what happened by a rule; costs nothing when nothing listens."""
        if self.story is not None:
            self.story.append(Told(rule, Words(key, facts), to))

    def show(self, rule: str, key: str, to: tuple[Seat, ...] | None = None, **facts: Fact) -> None:
        """Narrate that a rule reveals what was hidden from those who are told: the only way to learn a secret."""
        if self.story is not None:
            self.story.append(Told(rule, Words(key, facts), to, shows=True))


class Step(Struct, frozen=True, gc=False, tag=str.lower, tag_field="step"):
    """One line of the rulebook. `rule` is the id that a refusal names when nothing more exact can be said."""

    rule: ClassVar[str] = ""
    by_itself: ClassVar[bool] = False

    def turn(self, s: Any) -> tuple[Seat, ...]:
        raise TypeError(f"{type(self).__name__} asks no seat")

    def menu(self, s: Any, seat: Seat) -> Menu:
        raise TypeError(f"{type(self).__name__} has no menu")

    def refuse(self, s: Any, seat: Seat, choice: Choice) -> Refusal | None:
        """By default, what is not on the menu is refused; a step may give a more exact reason."""
        return None if choice in self.menu(s, seat) else no(self.rule, "not-on-the-menu")

    def accept(self, s: Any, seat: Seat, choice: Choice) -> None:
        raise TypeError(f"{type(self).__name__} takes no choice")

    def prompt(self, s: Any, seat: Seat) -> Words:
        return Words(f"ask-{type(self).__name__.lower()}")


class Auto(Step, frozen=True):
    """Happens by itself."""

    by_itself: ClassVar[bool] = True

    def do(self, s: Any) -> None:
        raise NotImplementedError


class Chance(Step, frozen=True):
    """Nature chooses: `sample` rolls or deals, `refuse` checks what a record claims was dealt."""

    def turn(self, s: Any) -> tuple[Seat, ...]:
        return (NATURE,)

    def sample(self, s: Any, rng: Random) -> Choice:
        raise NotImplementedError

    def follows(self, s: Any, choice: Any, rng: Random) -> bool:
        """Could this recorded choice come from these dice? Checks only what is the same on every machine."""
        return bool(self.sample(s, rng) == choice)

    def take(self, s: Any, choice: Any) -> None:
        raise NotImplementedError

    def accept(self, s: Any, seat: Seat, choice: Choice) -> None:
        s.agenda.pop()
        self.take(s, choice)


class Ask(Step, frozen=True):
    """One seat chooses."""

    seat: Seat

    def turn(self, s: Any) -> tuple[Seat, ...]:
        return (self.seat,)

    def take(self, s: Any, choice: Any) -> None:
        raise NotImplementedError

    def accept(self, s: Any, seat: Seat, choice: Choice) -> None:
        s.agenda.pop()
        self.take(s, choice)


class Gather(Step, frozen=True):
    """Several seats choose at once, sealed; a choice may be changed until the last one is in."""

    def seats(self, s: Any) -> tuple[Seat, ...]:
        raise NotImplementedError

    def seal(self, s: Any, seat: Seat, choice: Any) -> None:
        """Narrate a sealed choice, if there is something to tell."""

    def reveal(self, s: Any, sealed: dict[Seat, Any]) -> None:
        raise NotImplementedError

    def turn(self, s: Any) -> tuple[Seat, ...]:
        sealed = s.sealed
        return tuple([seat for seat in self.seats(s) if seat not in sealed])

    def accept(self, s: Any, seat: Seat, choice: Choice) -> None:
        sealed = s.sealed
        sealed.pop(seat, None)  # in the order of confirmation
        sealed[seat] = choice
        self.seal(s, seat, choice)
        if len(sealed) == len(self.seats(s)):
            s.agenda.pop()
            s.sealed = {}
            self.reveal(s, sealed)


class View(Struct, frozen=True, kw_only=True, gc=False):
    """What one seat may know. A game's view adds the parts of its table."""

    seat: Seat
    turn: tuple[Seat, ...]


S = TypeVar("S", bound=State)


class Game(Generic[S]):
    """A game: four things to write (`setup`, `view`, `imagine`, `result`) and the words for them.

    Everything else follows from the agenda. What is written in a chapter is assigned: `view = staticmethod(view)`.
    """

    name: ClassVar[str]
    title: ClassVar[Spoken]
    version: ClassVar[int]  # of the rules as coded; a record names the one it was played with
    older: ClassVar[dict[int, dict[str, Any]]] = {}  # versions that replay, each with the options it implies
    portable: ClassVar[bool] = True  # the same dice give the same choices of nature on every machine
    end_rule: ClassVar[str]  # the rule named when a choice comes after the end
    Options: ClassVar[type[Any]]
    Deck: ClassVar[type[Any]]
    Box: ClassVar[type[Box]] = Box
    State: ClassVar[type[Any]]
    View: ClassVar[type[Any]]
    Choices: ClassVar[Any]  # the tagged union of the game's choices
    Steps: ClassVar[Any]  # the tagged union of the steps that can be on the agenda
    Worth: ClassVar[Any] = None  # the type of what `worth` answers
    modes: ClassVar[dict[str, dict[str, Any]]] = {"standard": {}}  # options that belong together, by name

    def __init__(self, deck: Any = None) -> None:
        """Play with the deck of this folder, or with an owner's deck."""
        self.deck = default_deck(type(self)) if deck is None else deck  # type: ignore[arg-type]
        self.deck_hash = deck_hash(self.deck)
        self._boxes = lru_cache(maxsize=BOXES)(lambda options: self.Box(self.deck, options, self.deck_hash))

    def setup(self, box: Any) -> S:
        """The table before the first step: its zones, and the whole game on the agenda."""
        raise NotImplementedError

    def view(self, s: S, seat: Seat) -> Any:
        """What a seat may know."""
        raise NotImplementedError

    def views(self, s: S) -> Callable[[Seat], Any]:
        """`view` of one state for several seats: a game may compute once what is the same for all."""
        return partial(self.view, s)

    def imagine(self, s: S, seat: Seat, rng: Random) -> S:
        """A table that the seat cannot distinguish from `s`."""
        raise NotImplementedError

    def result(self, s: S) -> Result | None:
        """How it ended; None before."""
        raise NotImplementedError

    def census(self, s: S) -> dict[str, int]:
        """Counts of everything that is conserved: cards, pieces, tokens."""
        raise NotImplementedError

    def secrets(self, s: S, seat: Seat) -> dict[str, object]:
        """What this seat must not know, by name; imagination varies each of it."""
        raise NotImplementedError

    def report(self, s: S) -> dict[str, Any]:
        """What a balance report counts of a finished game."""
        return {}

    def default(self, s: S, seat: Seat) -> Choice | None:
        """What is chosen for a seat whose time is up; None: ask a bot."""
        return None

    def seconds(self, s: S, seat: Seat) -> int | None:
        """Time on a live clock for the current question; None for the default of the table."""
        return None

    def read(self, view: Any, *also: str) -> tuple[Section, ...]:
        """The table as text, from a view; `also` names sections that are read only on request."""
        raise NotImplementedError

    def words(self, s: S, seat: Seat, choice: Choice) -> Words:
        """A choice as its chooser reads it."""
        raise NotImplementedError

    def touches(self, s: S, seat: Seat, choice: Choice) -> tuple[str, ...]:
        """The parts of the view that a choice concerns, as `zone:number`: what a client lets be touched."""
        return ()

    def all_choices(self, s: S, seat: Seat) -> tuple[Choice, ...] | None:
        """Every legal choice; None if they are too many to list. A `Space` may turn out to hold few of them."""
        return menu if isinstance(menu := self.menu(s, seat), tuple) else None

    def pointless(self, s: S, seat: Seat, choice: Choice) -> bool:
        """Is a legal choice of no use now, by public knowledge? A seat with nothing else to choose is not asked."""
        return False

    def tempo(self, s: S, seat: Seat) -> float:
        """Factor of a bot's delay at this question, by public knowledge: less where a film takes time anyway."""
        return 1.0

    def worth(self, s: S, seat: Seat, choice: Choice) -> Any:
        """What a composed choice would come to, as the game's `Worth`; None if there is nothing to add up."""
        return None

    def typed(self, s: S, seat: Seat, text: str) -> Choice | None:
        """A choice from text, legal or not; None if the text cannot be understood."""
        raise NotImplementedError

    def hint(self, s: S, seat: Seat) -> Words:
        """How to type a choice now."""
        raise NotImplementedError

    def box(self, options: Any) -> Any:
        """The box for these options; tables with the same options share one."""
        return self._boxes(options)

    def copy(self, s: S) -> S:
        return s.copy()

    def start(self, options: Any = None) -> S:
        s = self.setup(self.box(self.Options() if options is None else options))
        settle(s)
        return s

    def turn(self, s: S) -> tuple[Seat, ...]:
        """The seats that owe a choice; () when the game is over."""
        agenda = s.agenda
        return agenda[-1].turn(s) if agenda else ()

    def menu(self, s: S, seat: Seat) -> Menu:
        return s.agenda[-1].menu(s, seat)  # type: ignore[no-any-return]

    def refuse(self, s: S, seat: Seat, choice: Choice) -> Refusal | None:
        if not s.agenda:
            return no(self.end_rule, "game-is-over")
        step = s.agenda[-1]
        if seat not in step.turn(s) and not (isinstance(step, Gather) and seat in step.seats(s)):
            return no(step.rule, "not-your-turn")
        return step.refuse(s, seat, choice)  # type: ignore[no-any-return]

    def apply(self, s: S, seat: Seat, choice: Choice) -> None:
        """Make a choice, in place. It must not be refused."""
        agenda = s.agenda
        agenda[-1].accept(s, seat, choice)
        if agenda and agenda[-1].by_itself:
            settle(s)

    def nature(self, s: S, rng: Random) -> Choice:
        """Nature's next choice, sampled."""
        return s.agenda[-1].sample(s, rng)  # type: ignore[no-any-return]

    def prompt(self, s: S, seat: Seat) -> Words:
        """What is asked of a seat."""
        return s.agenda[-1].prompt(s, seat)  # type: ignore[no-any-return]


def settle(s: State) -> None:
    """Run every `Auto` step on top of the agenda."""
    agenda = s.agenda
    while agenda and agenda[-1].by_itself:
        agenda.pop().do(s)
