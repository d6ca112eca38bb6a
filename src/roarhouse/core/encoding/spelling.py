"""Choices spelled in letters: what a fixed, discrete action space needs.

A game declares its alphabet in an optional module `spelling.py`, as a function `spelling(box)` that makes a
`Spelling`. A letter is a number; its name is `letters[number]`. A choice is a word of one or more letters, no word
begins with another one, and after every legal prefix some legal word can be finished. So an agent that knows the
alphabet and picks one of the `next` letters, again and again, plays a legal game:

    prefix = spelling.begin(s, seat, game.menu(s, seat))
    while prefix.choice is None:
        prefix = prefix.then(pick(prefix.next))
    game.apply(s, seat, prefix.choice)

Nature is spelled too, one draw at a time, with the chance of each outcome (`Draws`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Protocol

import msgspec

from roarhouse.core.box import Box
from roarhouse.core.encoding.draws import SEED_BASE, Draws, Spelled, seeded
from roarhouse.core.errors import RoarhouseError
from roarhouse.core.find import part_of
from roarhouse.core.game import Choice, Menu
from roarhouse.core.words import Seat

Letter = int
Word = tuple[Letter, ...]


class Prefix(Protocol):
    """The letters given so far: which may follow, in ascending order, or the choice that they spell."""

    next: list[Letter]
    choice: Choice | None

    def then(self, letter: Letter) -> Prefix: ...


class OneLetter:
    """The beginning of words of one letter each, where every letter stands for the same choice at all times."""

    __slots__ = ("alphabet", "choice", "next")

    def __init__(self, alphabet: Mapping[Letter, Spelled], letters: list[Letter]) -> None:
        self.alphabet, self.next = alphabet, sorted(letters)
        self.choice: Choice | None = None

    def then(self, letter: Letter) -> Prefix:
        if letter not in self.next:
            raise illegal(letter, self.next)
        return self.alphabet[letter]


Ending = tuple[Word, Spelled]  # a word, and what its last letter leads to


class Listed:
    """A prefix of the words of a listed menu."""

    __slots__ = ("at", "choice", "next", "words")

    def __init__(self, words: list[Ending], at: int = 0) -> None:
        self.at = at
        self.choice: Choice | None = None
        self.words: dict[Letter, list[Ending]] = {}
        for pair in words:
            self.words.setdefault(pair[0][at], []).append(pair)
        self.next = sorted(self.words)

    def then(self, letter: Letter) -> Prefix:
        words = self.words.get(letter)
        if words is None:
            raise illegal(letter, self.next)
        return listed(words, self.at + 1)


def listed(words: list[Ending], at: int) -> Prefix:
    """The prefix of this length, which all these words have; the end if it is the only word."""
    if len(words) == 1 and len(words[0][0]) == at:
        return words[0][1]
    return Listed(words, at)


def illegal(letter: Letter, legal: list[Letter]) -> RoarhouseError:
    return RoarhouseError(f"{letter} is no legal letter now; legal: {', '.join(map(str, legal))}")


class Spelling:
    """The alphabet of a game with certain options: its size never changes during a game."""

    letters: tuple[str, ...]
    outcomes: int = SEED_BASE  # the number of outcomes of one draw is never above this

    def spell(self, s: Any, seat: Seat, choice: Choice) -> Word:
        """The word for a choice that is on the menu of a seat. ValueError: a discretised menu lacks this choice."""
        raise NotImplementedError

    def begin(self, s: Any, seat: Seat, menu: Menu) -> Prefix:
        """The empty prefix of a seat that owes a choice. A game with menus that are not listed overrides this."""
        assert isinstance(menu, tuple), f"{type(self).__name__} cannot spell {type(menu).__name__}"
        spell = self.spell
        return Listed([(spell(s, seat, choice), Spelled(choice)) for choice in menu])

    def chance(self, s: Any) -> Draws:
        """The draws of nature's next choice."""
        return seeded(s.agenda[-1], s)


Values = Sequence[int] | Sequence[bool] | Sequence[str]


class Structured(Spelling):
    """Words made from the fields of choices: the kind of choice with its first number is one letter, every other
    value is one more; a tuple ends with the letter `end`.

    `fields` declares the values of each field; those named in `seats` count from the chooser's left.
    """

    def __init__(self, fields: Mapping[type[Choice], Mapping[str, Values]], box: Box, seats: frozenset[str]) -> None:
        self.seats, self.n = seats, len(box.seats)
        names: dict[str, None] = {"end": None}
        for kind, values in fields.items():
            names |= dict.fromkeys(letters_of(kind, values))
        self.letters = tuple(names)
        self._numbers = {name: k for k, name in enumerate(names)}
        self._endings: list[dict[Choice, Ending]] = [{} for _ in box.seats]
        self._only: list[dict[Choice, Listed]] = [{} for _ in box.seats]  # beginnings of menus with one choice

    def spell(self, s: Any, seat: Seat, choice: Choice) -> Word:
        return self._ending(seat, choice)[0]

    def begin(self, s: Any, seat: Seat, menu: Menu) -> Prefix:
        assert isinstance(menu, tuple)
        if len(menu) != 1:
            return Listed([self._ending(seat, choice) for choice in menu])
        known = self._only[seat]
        found = known.get(menu[0])
        if found is None:
            found = known[menu[0]] = Listed([self._ending(seat, menu[0])])
        return found

    def _ending(self, seat: Seat, choice: Choice) -> Ending:
        known = self._endings[seat]
        found = known.get(choice)
        if found is None:
            word = tuple([self._numbers[name] for name in self._names(seat, choice)])
            found = known[choice] = word, Spelled(choice)
        return found

    def _names(self, seat: Seat, choice: Choice) -> list[str]:
        kind, names = tag(type(choice)), []
        for field in choice.__struct_fields__:
            value = getattr(choice, field)
            if isinstance(value, tuple):
                names += [f"{field} {self._value(seat, field, one)}" for one in value] + ["end"]
            else:
                names.append(f"{field} {self._value(seat, field, value)}")
        return [f"{kind} {names[0]}", *names[1:]] if names and scalar(choice) else [kind, *names]

    def _value(self, seat: Seat, field: str, value: Any) -> Any:
        return (value - seat) % self.n if field in self.seats and value >= 0 else value


def tag(kind: type[Choice]) -> str:
    return kind.__name__.lower()


def scalar(choice: Choice) -> bool:
    return not isinstance(getattr(choice, choice.__struct_fields__[0]), tuple)


def letters_of(kind: type[Choice], values: Mapping[str, Values]) -> list[str]:
    """The letters that one kind of choice needs. A field whose name ends in `*` is a tuple."""
    if not values:
        return [tag(kind)]
    named = {field: [f"{field.removesuffix('*')} {value}" for value in some] for field, some in values.items()}
    first, *rest = named.values()
    if not next(iter(values)).endswith("*"):
        return [f"{tag(kind)} {name}" for name in first] + [name for names in rest for name in names]
    return [tag(kind), *first, *(name for names in rest for name in names)]


def name_of(choice: Choice) -> str:
    """A choice as the name of a letter: `Play(5, Steal(1))` is `play 5 steal 1`."""
    return " ".join([tag(type(choice)), *_values(msgspec.to_builtins(choice), ("do",))])


def _values(value: Any, hidden: tuple[str, ...] = ()) -> list[str]:
    if isinstance(value, dict):
        return [one for key, part in value.items() if key not in hidden for one in _values(part)]
    if isinstance(value, list | tuple):
        return [one for part in value for one in _values(part)]
    return [] if value is None else [str(value)]


@cache
def spelling_of(game: str, box: Box) -> Spelling:
    """The alphabet that a game declares for a box."""
    return declared(game, "spelling").spelling(box)  # type: ignore[no-any-return]


def declared(game: str, module: str) -> Any:
    found = part_of(game, module)
    if found is None:
        raise RoarhouseError(f"{game} has no {module}.py, which a fixed action space needs; see docs/researchers.md")
    return found
