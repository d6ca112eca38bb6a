"""The engine in one page: read this, then one game.

A **state** is everything on the table, plus an **agenda**: the steps still to be done, the last one now.
A **step** is one line of the rulebook. It happens by itself (`Auto`), or nature chooses (`Chance`), or one seat
chooses (`Ask`), or several seats choose at once, sealed (`Gather`). Steps are frozen values: a copy of the agenda
is a copy of a list.

Whatever is not computed is **chosen** by a seat, and nature is a seat: dice, deals and physics are choices of
`NATURE`. So the record of a game is the list of its (seat, choice), and a replay needs no random generator.

`refuse` explains, with the id of a rule; `apply` trusts. `view` is what a seat may know; `imagine` is a table
which that seat cannot tell from the real one, and the only thing a bot ever gets.

    game = find_game("rarrr")()
    s = game.start(game.Options(seats=4))
    while turn := game.turn(s):
        seat = turn[0]
        choice = game.nature(s, rng) if seat == NATURE else pick_from(game.menu(s, seat))
        game.apply(s, seat, choice)
    print(game.result(s))
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any, ClassVar, Final, Generic, Protocol, TypeVar

from msgspec import Struct

from roarhouse.core.words import Fact, Seat, Section, Told, Words

NATURE: Final = -1  # the seat of dice, deals, random draws and physics
WATCHER: Final = -2  # a view that knows only what is public


class Choice(Struct, frozen=True, gc=False, tag=str.lower, tag_field="do"):
    """What a seat does: an immutable, hashable value. A game's choices are subclasses, in one tagged union."""


class Refusal(Struct, frozen=True):
    """Why not: the rule that forbids it, and the facts which the sentence `why` needs."""

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


class Box:
    """What lies in the box and never changes during a game: the deck and the options. Shared by all copies."""

    deck: Any
    options: Any
    deck_hash: str

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Box) and (self.deck_hash, self.options) == (other.deck_hash, other.options)

    def __hash__(self) -> int:
        return hash(self.deck_hash)


class State(Struct, kw_only=True):
    """The table. A game's state adds its zones, and narrows the types of these fields for the codec."""

    agenda: list[Any]
    sealed: dict[int, Any]  # choices of the Gather on top, until the last one is in
    box: Any
    story: list[Told] | None = None  # filled while somebody listens; never copied nor stored

    def then(self, *steps: Step) -> None:
        """Put steps on the agenda, to be done in the order given; a single one is appended more quickly."""
        self.agenda.extend(steps[::-1])

    def tell(self, rule: str, key: str, to: tuple[Seat, ...] | None = None, **facts: Fact) -> None:
        """Narrate what happened by a rule; costs nothing when nobody listens."""
        if self.story is not None:
            self.story.append(Told(rule, Words(key, facts), to))

    def show(self, rule: str, key: str, to: tuple[Seat, ...] | None = None, **facts: Fact) -> None:
        """Narrate that a rule turns over what was hidden from those who are told: the only way to learn a secret."""
        if self.story is not None:
            self.story.append(Told(rule, Words(key, facts), to, shows=True))


class Step(Struct, frozen=True, gc=False, tag=str.lower, tag_field="step"):
    """One line of the rulebook. `rule` is the id that a refusal names when nothing more exact can be said."""

    rule: ClassVar[str] = ""
    by_itself: ClassVar[bool] = False

    def turn(self, s: Any) -> tuple[Seat, ...]:
        raise TypeError(f"{type(self).__name__} asks nobody")

    def menu(self, s: Any, seat: Seat) -> Menu:
        raise TypeError(f"{type(self).__name__} has no menu")

    def refuse(self, s: Any, seat: Seat, choice: Choice) -> Refusal | None:
        """Unless a step says more exactly why: what is not on the menu is refused."""
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
        """Does a recorded choice come from these dice, as far as every machine can tell?"""
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
        sealed[seat] = choice
        self.seal(s, seat, choice)
        if len(sealed) == len(self.seats(s)):
            s.agenda.pop()
            s.sealed = {}
            self.reveal(s, sealed)


class View(Struct, frozen=True, kw_only=True):
    """What one seat may know. A game's view adds the parts of its table."""

    seat: Seat
    turn: tuple[Seat, ...]


class Team(Struct, frozen=True):
    """Who counts together, and how much; `ranked` is false for those who have lost whatever they scored."""

    seats: tuple[Seat, ...]
    score: int
    ranked: bool = True


class Result(Struct, frozen=True, repr_omit_defaults=True):
    """How it ended: who won and by which rule, the scores, and the score sheet row by row; the teams, if those are
    compared, or if somebody is left out."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    rule: str
    sheet: tuple[tuple[str, tuple[int, ...]], ...] = ()
    teams: tuple[Team, ...] = ()


class Options(Struct, frozen=True, kw_only=True, rename="camel", forbid_unknown_fields=True):
    """The typed options of a game, each with its default: seats, variants, rulings."""

    seats: int = 2


S = TypeVar("S", bound=State)


class Game(Generic[S]):
    """A game: five things to write (`setup`, `copy`, `view`, `imagine`, `result`) and the words for them.

    Everything else follows from the agenda. Server, bots, adapters and clients know this class and nothing else.
    """

    name: ClassVar[str]
    version: ClassVar[int]  # of the rules as coded; a record names the one it was played with
    portable: ClassVar[bool] = True  # the same dice give the same choices of nature on every machine
    end_rule: ClassVar[str]  # the rule by which nothing can be chosen any more
    Options: ClassVar[type[Any]]
    Deck: ClassVar[type[Any]]
    State: ClassVar[type[Any]]
    View: ClassVar[type[Any]]
    Choices: ClassVar[Any]  # the tagged union of the game's choices
    modes: ClassVar[dict[str, dict[str, Any]]] = {"standard": {}}  # options that belong together, by name

    def __init__(self, deck: Any = None) -> None:
        """Play with the deck of this folder, or with one that an owner typed in."""
        from roarhouse.core.deck import deck_hash, default_deck

        self.deck = default_deck(self.name) if deck is None else deck
        self.deck_hash = deck_hash(self.deck)

    # -- to write --------------------------------------------------------------------------------------------

    def box(self, options: Any) -> Box:
        """The deck and the options, with whatever tables the rules look up in them."""
        raise NotImplementedError

    def setup(self, box: Any) -> S:
        """The table before the first step: its zones, and the whole game on the agenda."""
        raise NotImplementedError

    def copy(self, s: S) -> S:
        raise NotImplementedError

    def view(self, s: S, seat: Seat) -> Any:
        """What a seat may know."""
        raise NotImplementedError

    def imagine(self, s: S, seat: Seat, rng: Random) -> S:
        """A table which the seat cannot tell from `s`."""
        raise NotImplementedError

    def result(self, s: S) -> Result | None:
        """How it ended; None before."""
        raise NotImplementedError

    def census(self, s: S) -> dict[str, int]:
        """How many there are of everything that is neither made nor lost."""
        raise NotImplementedError

    def secrets(self, s: S, seat: Seat) -> dict[str, object]:
        """What this seat must not know, by name; imagination varies each of it."""
        raise NotImplementedError

    def facts(self, s: S) -> dict[str, Any]:
        """What a balance report may want to count of a finished game."""
        return {}

    def default(self, s: S, seat: Seat) -> Choice | None:
        """What is chosen for a seat whose time is up; None: what a bot would choose."""
        return None

    def seconds(self, s: S, seat: Seat) -> int | None:
        """How long a live clock gives a seat for what it is asked now; None: as long as for anything else."""
        return None

    def read(self, view: Any, *also: str) -> tuple[Section, ...]:
        """The table as text, from a view; `also` names sections that are read only on request."""
        raise NotImplementedError

    def words(self, s: S, seat: Seat, choice: Choice) -> Words:
        """A choice as its chooser reads it."""
        raise NotImplementedError

    def typed(self, s: S, seat: Seat, text: str) -> Choice | None:
        """A choice that somebody typed, legal or not; None if it cannot be understood."""
        raise NotImplementedError

    def hint(self, s: S, seat: Seat) -> Words:
        """How to type a choice now."""
        raise NotImplementedError

    # -- follows ---------------------------------------------------------------------------------------------

    def start(self, options: Any = None) -> S:
        s = self.setup(self.box(self.Options() if options is None else options))
        settle(s)
        return s

    def turn(self, s: S) -> tuple[Seat, ...]:
        """Who owes a choice; () when the game is over."""
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
        """In place; `refuse` was None."""
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
    """Let everything happen that happens by itself."""
    agenda = s.agenda
    while agenda and agenda[-1].by_itself:
        agenda.pop().do(s)
