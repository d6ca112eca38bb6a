"""A game at one table: rules, state and dice together, for use from Python."""

from __future__ import annotations

import hashlib
from os import PathLike
from pathlib import Path
from random import Random
from typing import Any, Self

from roarhouse.bots.bots import Bot, ask, find_bot
from roarhouse.core.deck import load_deck
from roarhouse.core.errors import Refused, RoarhouseError
from roarhouse.core.find import find_game
from roarhouse.core.game import NATURE, WATCHER, Choice, Game, Menu
from roarhouse.core.options import make_options
from roarhouse.core.records.fair import Fair, new_seed
from roarhouse.core.records.record import Record, load
from roarhouse.core.result import Result
from roarhouse.core.speech import Speaker
from roarhouse.core.words import Seat, Told


def game(name: str, deck: str | PathLike[str] | None = None) -> Game[Any]:
    """The rules of a game, with its own deck or with a deck file.

    >>> from roarhouse import game
    >>> rarrr = game("rarrr")
    >>> rarrr.turn(rarrr.start())
    (-1,)
    """
    kind = find_game(name)
    return kind(load_deck(kind, Path(deck)) if deck else None)


class Table:
    """A game being played. Dice and deals happen by themselves; the same seed deals the same cards.

    >>> from roarhouse import Table
    >>> table = Table("rarrr", seats=3, seed=1)
    >>> while table.turn:
    ...     table.play(table.random())
    >>> table.result.scores
    (27, 19, 10)
    """

    def __init__(
        self,
        name: str,
        *,
        mode: str = "",
        seed: int | str | None = None,
        deck: str | PathLike[str] | None = None,
        names: tuple[str, ...] = (),
        language: str = "en",
        **options: Any,
    ) -> None:
        """Set up a game: `mode` and `options` as the game declares them, `names` of the players from seat 0 on."""
        rules = game(name, deck)
        secret = new_seed() if seed is None else hashlib.sha256(str(seed).encode()).hexdigest()
        fair = Fair(secret, context=name)
        record = Record(rules, make_options(type(rules), mode, **options), fair.promise())
        record.fair = fair
        self._open(record, names, language)

    def _open(self, record: Record, names: tuple[str, ...], language: str) -> None:
        """Play a record on to its end, with the story of every line, and let nature go on from there."""
        self._record, self._dealt, self._bots = record, 0, {}
        self.names, self.language = names, language
        self.game = record.game
        lines, record.lines = record.lines, []
        self.state = self.game.start(record.options)
        self.state.story = self._story = []
        for seat, choice in lines:
            self._apply(seat, choice)
        self._let_nature_choose()

    _record: Record
    _bots: dict[str, Bot]
    _story: list[Told]

    # -- whose turn it is, and what can be chosen ---------------------------------------------------------------

    @property
    def turn(self) -> tuple[Seat, ...]:
        """The seats that owe a choice; empty when the game is over.

        >>> Table("rarrr", seats=3, seed=1).turn
        (0, 1, 2)
        """
        return self.game.turn(self.state)

    def prompt(self, seat: Seat | None = None) -> str:
        """What a seat is asked, as a sentence.

        >>> Table("rarrr", seats=3, seed=1).prompt()
        'Take one Katakana card; 3 are in the pack.'
        """
        return self._speaker.say(self.game.prompt(self.state, self._seat(seat)))

    def menu(self, seat: Seat | None = None) -> Menu:
        """What a seat can choose: a tuple, or a `Space` to sample from where the choices are too many to list.

        >>> table = Table("rarrr", seats=3, seed=1)
        >>> [table.words(choice) for choice in table.menu()]  # doctest: +ELLIPSIS
        ['Take Ke ケ (2 Electrical, 1 Toxic and 1 Radioactive)', 'Take Te テ (3 Electrical and 1 Toxic)', ...]
        """
        return self.game.menu(self.state, self._seat(seat))

    def words(self, choice: Choice, seat: Seat | None = None) -> str:
        """A choice as its chooser reads it.

        >>> table = Table("rarrr", seats=3, seed=1)
        >>> table.words(table.menu()[0])
        'Take Ke ケ (2 Electrical, 1 Toxic and 1 Radioactive)'
        """
        return self._speaker.say(self.game.words(self.state, self._seat(seat), choice))

    def random(self, seat: Seat | None = None) -> Choice:
        """A random legal choice; the same one for the same seed and moves.

        >>> table = Table("rarrr", seats=3, seed=1)
        >>> table.random() in table.menu()
        True
        """
        menu = self.menu(seat)
        rng = self._rng("random", self._seat(seat))
        return rng.choice(menu) if isinstance(menu, tuple) else menu.sample(rng)

    def bot(self, name: str, seat: Seat | None = None) -> Choice:
        """What a bot would choose for a seat; it sees nothing that the seat may not know.

        >>> table = Table("rarrr", seats=3, seed=1)
        >>> table.words(table.bot("greedy"))
        'Take Te テ (3 Electrical and 1 Toxic)'
        """
        seat = self._seat(seat)
        bot = self._bots.setdefault(name, find_bot(name, self.game.name))
        return ask(bot, self.game, self.state, seat, self._rng(name, seat))

    # -- choosing -------------------------------------------------------------------------------------------------

    def play(self, choice: Choice | str, seat: Seat | None = None) -> None:
        """Make a choice, given as a value or typed as in the terminal; what is not allowed raises `Refused`.

        >>> table = Table("rarrr", seats=3, seed=1)
        >>> table.play("te")
        >>> table.turn
        (1, 2)
        """
        seat = self._seat(seat)
        chosen = self._understood(choice, seat)
        if refusal := self.game.refuse(self.state, seat, chosen):
            raise Refused(refusal.rule, refusal.why, self._speaker.say(refusal.why))
        self._apply(seat, chosen)
        self._let_nature_choose()

    def refuse(self, choice: Choice | str, seat: Seat | None = None) -> str | None:
        """Why a choice would be refused, as a sentence with the rule's id; None if it is allowed.

        >>> Table("rarrr", seats=3, seed=1).refuse("ka")
        'That card is not in the pack you hold. [rarrr.draft.3]'
        """
        seat = self._seat(seat)
        refusal = self.game.refuse(self.state, seat, self._understood(choice, seat))
        return self._speaker.refusal(refusal) if refusal else None

    # -- looking --------------------------------------------------------------------------------------------------

    def view(self, seat: Seat = WATCHER) -> Any:
        """What a seat may know, as a frozen value; a watcher's view by default.

        >>> table = Table("rarrr", seats=3, seed=1)
        >>> len(table.view(0).pack), len(table.view().pack)
        (3, 0)
        """
        return self.game.view(self.state, seat)

    def read(self, seat: Seat = WATCHER) -> str:
        """The table as text, as a seat sees it.

        >>> print(Table("rarrr", seats=3, seed=1).read(0).splitlines()[0])
        RARRR!! – drafting Katakana cards
        """
        sections = self.game.read(self.view(seat))
        return "\n".join(self._speaker.say(line) for part in sections for line in (part.title, *part.lines))

    def story(self, seat: Seat = WATCHER) -> list[str]:
        """What happened so far, as a seat was told it.

        >>> Table("rarrr", seats=3, names=("Ann", "Ben", "Cem"), seed=1).story()[0]
        'Cem is the Angriest Monster.'
        """
        return [self._speaker.say(told.words) for told in self._story if told.reaches(seat)]

    @property
    def result(self) -> Result | None:
        """How the game ended: winners, scores and the score sheet; None before the end.

        >>> Table("rarrr", seats=3, seed=1).result is None
        True
        """
        return self.game.result(self.state)

    # -- keeping --------------------------------------------------------------------------------------------------

    def save(self, path: str | PathLike[str]) -> None:
        """Write the game to a file; `roarhouse replay`, `verify` and `play --resume` read it too.

        >>> from tempfile import TemporaryDirectory
        >>> table = Table("rarrr", seats=3, seed=1)
        >>> table.play("te")
        >>> with TemporaryDirectory() as folder:
        ...     table.save(f"{folder}/game.roar")
        ...     again = Table.load(f"{folder}/game.roar")
        >>> again.turn
        (1, 2)
        """
        self._record.save(Path(path))

    @classmethod
    def load(cls, path: str | PathLike[str], *, names: tuple[str, ...] = (), language: str = "en") -> Self:
        """Open a saved game and play on. A damaged file raises `RecordError`.

        >>> Table.load("nowhere.roar")
        Traceback (most recent call last):
            ...
        roarhouse.core.errors.RecordError: nowhere.roar: No such file or directory
        """
        record, damage = load(Path(path))
        if damage:
            raise damage
        record.draw_seed()
        table = cls.__new__(cls)
        table._open(record, names, language)
        return table

    # -- inside ---------------------------------------------------------------------------------------------------

    @property
    def _speaker(self) -> Speaker:
        return Speaker(self.game, self.language, self.names)

    def _seat(self, seat: Seat | None) -> Seat:
        """The seat named, or the first one that owes a choice."""
        if seat is not None:
            return seat
        if not self.turn:
            raise RoarhouseError("the game is over: no seat owes a choice")
        return self.turn[0]

    def _understood(self, choice: Choice | str, seat: Seat) -> Choice:
        if not isinstance(choice, str):
            return choice
        found = self.game.typed(self.state, seat, choice)
        if found is None:
            hint = self._speaker.say(self.game.hint(self.state, seat))
            raise RoarhouseError(f"cannot understand '{choice}'. {hint}")
        return found

    def _rng(self, purpose: str, seat: Seat) -> Random:
        """Reproducible for the same seed and the same moves, and independent of nature's dice."""
        assert self._record.fair is not None
        return self._record.fair.dice(len(self._record.lines), f"{purpose}:{seat}")

    def _apply(self, seat: Seat, choice: Choice) -> None:
        self.game.apply(self.state, seat, choice)
        self._record.add(seat, choice)
        self._dealt += seat == NATURE

    def _let_nature_choose(self) -> None:
        assert self._record.fair is not None
        while self.turn == (NATURE,):
            self._apply(NATURE, self.game.nature(self.state, self._record.fair.dice(self._dealt)))
