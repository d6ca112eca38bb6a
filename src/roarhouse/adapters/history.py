"""A moment of a game: the table, whose turn it is, what was played so far, and what each seat knows of it.

A moment is played on in place; one that several states share is set apart first, so a clone costs nothing until it is
played on. What seats have seen is put together only when it is asked for: a table that lags behind is played on while
its story is told, and the digests of what is new are chained.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from hashlib import blake2b
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from roarhouse.adapters.letters import check
from roarhouse.core.codec import Codec
from roarhouse.core.encoding.draws import Draws
from roarhouse.core.encoding.features import WIDTH, Block, Sheet, counted, hot, numbers, sheets_of
from roarhouse.core.encoding.spelling import Letter, Prefix, Spelling, spelling_of
from roarhouse.core.errors import RoarhouseError
from roarhouse.core.find import find_game
from roarhouse.core.game import NATURE, Choice, Game
from roarhouse.core.options import make_options
from roarhouse.core.words import Seat, Told

DIGEST: Final = 16  # bytes
BITS: Final = [numbers([byte >> k & 1 for k in range(7, -1, -1)]) for byte in range(256)]
OVER: Final = -4  # whose turn it is at the end
PARAMETERS: Final = {"seats": 0, "mode": "", "rewards": "result", "options": ""}  # no seats: the default of the game


class Rules:
    """A game with its options, shared by all moments."""

    def __init__(self, name: str, parameters: dict[str, Any]) -> None:
        self.name, self.parameters = name, parameters
        wanted = {**PARAMETERS, **parameters}
        check("kind of rewards", wanted["rewards"], ("result", "score"))
        kind = find_game(name)
        options = dict(pair.split(":", 1) for pair in wanted["options"].split(";") if pair)
        seats = {"seats": wanted["seats"]} if wanted["seats"] else {}
        self.game: Game[Any] = kind()
        self.options = make_options(kind, wanted["mode"], **seats, **options)
        self.rewards = wanted["rewards"]
        self.spelling: Spelling = spelling_of(name, self.game.box(self.options))
        self.sheets = sheets_of(name)
        self.seats = len(self.game.box(self.options).seats)
        self.codec = Codec(self.game)
        self.opening = Moment(self, self.game.start(self.options))
        self.opening.shared = True  # by all states
        self.blank: Block = hot(-1, len(self.spelling.letters))  # no letter of a word is given yet
        self.size = len(self.opening.features(0) + self.blank) // WIDTH


Link = tuple[Any, Seat, Choice]  # the link before, and who made which choice


@cache
def _rules(name: str, parameters: tuple[tuple[str, Any], ...]) -> Rules:
    return Rules(name, dict(parameters))


def rules_of(name: str, parameters: dict[str, Any]) -> Rules:
    """Games with the same parameters share their rules."""
    return _rules(name, tuple(sorted(parameters.items())))


class Memory(NamedTuple):
    """What a seat knew when a link was the last one."""

    link: Link | None
    s: Any
    digest: bytes


class Moment:
    __slots__ = (
        "cursor",
        "given",
        "link",
        "memories",
        "played",
        "player",
        "rules",
        "s",
        "shared",
        "sheet",
        "sheets",
        "start",
    )

    player: int
    cursor: Prefix | Draws | None

    def __init__(self, rules: Rules, s: Any, known: dict[Seat, bytes] | None = None) -> None:
        """A table, and what seats know from before it."""
        self.rules, self.s, self.shared = rules, s, False
        self.link: Link | None = None
        self.given: tuple[int, ...] = ()  # letters and outcomes of an unfinished choice
        self.played: list[int] | None = None  # every letter and outcome, where an episode keeps them
        self.start = rules.game.copy(s)
        self.memories = {seat: Memory(None, self.start, digest) for seat, digest in (known or {}).items()}
        self.sheet: Callable[[Seat], Sheet] | None = None  # what seats see, once it is asked for
        self.sheets: dict[Seat, Block] = {}
        self._ask()

    # -- playing -----------------------------------------------------------------------------------------------------

    def play(self, action: int) -> None:
        """Give a letter, or let nature draw."""
        if self.cursor is None:
            raise RoarhouseError(f"the game is over; {action} comes too late")
        cursor = self.cursor.then(action)
        if self.played is not None:
            self.played.append(action)
        choice = cursor.choice
        if choice is None:
            self.cursor, self.given = cursor, (*self.given, action)
        else:
            self._choose(self.player, choice)

    def draw(self, share: Callable[[], float]) -> None:
        """Let nature draw until its choice is made, each time at a share of what can be drawn."""
        assert isinstance(self.cursor, Draws)
        outcomes, choice = self.cursor.rest(share)
        if self.played is not None:
            self.played += outcomes
        self._choose(NATURE, choice)

    def _choose(self, by: Seat, choice: Choice) -> None:
        self.given = ()
        if self.sheet is not None:
            self.sheet, self.sheets = None, {}
        self.link = (self.link, by, choice)
        self.rules.game.apply(self.s, by, choice)
        self._ask()

    def _ask(self) -> None:
        """Whose turn it is, and the next letters or draw. A draw of nothing happens by itself."""
        rules, s = self.rules, self.s
        game = rules.game
        turn = game.turn(s)
        self.player = player = turn[0] if turn else OVER
        if player >= 0:
            self.cursor = rules.spelling.begin(s, player, game.menu(s, player))
        elif player == OVER:
            self.cursor = None
        else:
            self.cursor = draws = rules.spelling.chance(s)
            if draws.choice is not None:
                self._choose(NATURE, draws.choice)

    # -- sharing -----------------------------------------------------------------------------------------------------

    def __deepcopy__(self, memo: dict[int, Any]) -> Moment:
        self.shared = True
        return self

    def apart(self) -> Moment:
        """The same moment, to be played on without changing this one."""
        found: Moment = Moment.__new__(Moment)
        for name in Moment.__slots__:
            setattr(found, name, getattr(self, name))
        found.s, found.memories, found.shared = self.rules.game.copy(self.s), self.memories.copy(), False
        found.played, found.sheet, found.sheets = None, None, {}
        return found

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as the table, what seats know, and the letters of an unfinished choice."""
        known = {seat: self.digest(seat) for seat in self.s.box.seats}
        return restored, (self.rules.name, self.rules.parameters, self.rules.codec.encode(self.s), known, self.given)

    def imagined(self, seat: Seat, rng: Random) -> Moment:
        """The same moment at a table that a seat cannot tell from this one. Of an unfinished choice, a seat knows its
        own letters only; the others begin theirs again."""
        found = Moment(self.rules, self.rules.game.imagine(self.s, seat, rng), {seat: self.digest(seat)})
        for letter in self.letters(seat):
            found.play(letter)
        return found

    # -- what is known -----------------------------------------------------------------------------------------------

    def letters(self, seat: Seat) -> tuple[Letter, ...]:
        """What a seat has given of an unfinished word; the others do not know."""
        return self.given if seat == self.player else ()

    def view(self, seat: Seat) -> bytes:
        return self.rules.codec.encode(self.rules.game.view(self.s, seat))

    def features(self, seat: Seat) -> Block:
        """What a seat sees as numbers: the same for all letters of a word, and for every observer that asks."""
        if self.sheet is None:
            self.sheet = self.rules.sheets(self.s)
        found = self.sheets.get(seat)
        if found is None:
            found = self.sheets[seat] = self.sheet(seat).data()
        return found

    def tensor(self, seat: Seat, recall: bool) -> Block:
        """The features, the letters of an unfinished word, and with perfect recall the bits of the digest."""
        found = self.features(seat) + (self._word() if self.given and seat == self.player else self.rules.blank)
        return found + b"".join([BITS[byte] for byte in self.digest(seat)]) if recall else found

    def _word(self) -> Block:
        """How often each letter was given of an unfinished word."""
        return counted(self.given, len(self.rules.spelling.letters))

    def digest(self, seat: Seat) -> bytes:
        """All that a seat has seen, was told and has chosen, in order."""
        memory = self.memories.get(seat) or Memory(None, self.start, self._chained(b"", b"", [], self.start, seat))
        if memory.link is not self.link:
            memory = self._recalled(memory, seat)
        self.memories[seat] = memory
        return memory.digest

    def _recalled(self, memory: Memory, seat: Seat) -> Memory:
        """What was chosen since is chosen again, and the story is listened to."""
        game, s, digest = self.rules.game, self.rules.game.copy(memory.s), memory.digest
        for _, by, choice in self._choices(memory.link):
            s.story = []
            game.apply(s, by, choice)
            own = self.rules.codec.encode(choice) if by == seat else b""
            digest = self._chained(digest, own, s.story, s, seat)
        s.story = None
        return Memory(self.link, s, digest)

    def _choices(self, since: Link | None) -> list[Link]:
        """The choices after a link, the oldest first."""
        found, link = [], self.link
        while link is not since:
            assert link is not None
            found.append(link)
            link = link[0]
        return found[::-1]

    def _chained(self, before: bytes, own: bytes, story: list[Told], s: Any, seat: Seat) -> bytes:
        return chained(before, own, story, seat, self.rules.codec.encode(self.rules.game.view(s, seat)))


def chained(before: bytes, own: bytes, story: list[Told], seat: Seat, view: bytes) -> bytes:
    """The digest of what a seat knew, chose, was told and sees now."""
    reached = msgspec.json.encode([one for one in story if one.reaches(seat)])
    return blake2b(before + b"\n".join([own, reached, view]), digest_size=DIGEST).digest()


def restored(
    name: str, parameters: dict[str, Any], table: bytes, known: dict[Seat, bytes], given: tuple[int, ...]
) -> Moment:
    rules = rules_of(name, parameters)
    found = Moment(rules, rules.codec.state(table), known)
    for action in given:
        found.play(action)
    return found
