"""Errors, and who sees them.

RoarhouseError
├── Refused      a choice that a rule forbids; carries the rule's id         -> shown to that player
├── DeckError    file, card, field, found, expected, suggestion             -> shown to the owner
├── RecordError  line number and reason; the lines before it are good       -> a partial replay opens
├── NotFound     a game, bot, rule, option or file by an unknown name       -> one line, with the nearest names
└── WireError    malformed message: what was expected, what came            -> answered, then the socket closes

Anything else is a bug and is never shown as a rule.
"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from roarhouse.core.words import Words

MANY = 20  # names in one line


class RoarhouseError(Exception):
    """The base: its text is one line that a person can act on.

    >>> from roarhouse import RoarhouseError, Table
    >>> try:
    ...     Table("rarrr", seats=9)
    ... except RoarhouseError as error:
    ...     print(error)
    options of rarrr: seats: expected int <= 6, got '9'
    """


class Refused(RoarhouseError):
    """A choice that the rules forbid: the id of the rule, the reason, and the reason as a sentence.

    >>> from roarhouse import Refused, Table
    >>> try:
    ...     Table("rarrr", seats=3, seed=1).play("ka")
    ... except Refused as error:
    ...     print(error.rule, error.sentence, sep=": ")
    rarrr.draft.3: That card is not in the pack you hold.
    """

    def __init__(self, rule: str, why: Words, sentence: str) -> None:
        self.rule, self.why, self.sentence = rule, why, sentence
        super().__init__(f"{sentence} [{rule}]")


class DeckError(RoarhouseError):
    """A deck that cannot be played with: file, card and field, what was found and what was expected.

    >>> from roarhouse import DeckError, game
    >>> try:
    ...     game("rarrr", deck="nowhere.toml")
    ... except DeckError as error:
    ...     print(error)
    nowhere.toml: expected a file that can be read, found No such file or directory
    """

    def __init__(self, file: str, card: str, field: str, found: object, expected: str, suggestion: str = "") -> None:
        self.file, self.card, self.field = file, card, field
        self.found, self.expected, self.suggestion = found, expected, suggestion
        place = ", ".join(part for part in (card, field) if part)
        hint = f" ({suggestion})" if suggestion else ""
        super().__init__(f"{file}: {place + ': ' if place else ''}expected {expected}, found {found}{hint}")


class RecordError(RoarhouseError):
    """A record that cannot be read or replayed from a line on; the lines before it are good.

    >>> from roarhouse import RecordError, Table
    >>> try:
    ...     Table.load("nowhere.roar")
    ... except RecordError as error:
    ...     print(error)
    nowhere.roar: No such file or directory
    """

    def __init__(self, line: int, reason: str, file: str = "") -> None:
        self.line, self.reason, self.file = line, reason, file
        super().__init__(line, reason, file)

    def __str__(self) -> str:
        place = ", ".join(part for part in (self.file, f"line {self.line}" if self.line else "") if part)
        return f"{place}: {self.reason}" if place else self.reason


class NotFound(RoarhouseError):
    """An unknown name of a game, bot, mode, option or rule, with the nearest known ones.

    >>> from roarhouse import NotFound, Table
    >>> try:
    ...     Table("rarr")
    ... except NotFound as error:
    ...     print(error)
    there is no game 'rarr'; did you mean rarrr or arrr?
    """

    def __init__(self, what: str, found: str, known: Iterable[str]) -> None:
        names = sorted(known)
        near = get_close_matches(found, names, n=3, cutoff=0.5)
        known_names = ", ".join([*names[:MANY], *(["and more"] if len(names) > MANY else [])]) or "none"
        hint = f"did you mean {' or '.join(near)}?" if near else f"known: {known_names}"
        super().__init__(f"there is no {what} '{found}'; {hint}")


class WireError(RoarhouseError):
    def __init__(self, expected: str, came: str) -> None:
        self.expected, self.came = expected, came
        super().__init__(f"expected {expected}, got {came}")
