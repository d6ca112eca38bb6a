"""What seats know of the past: the tables of a game so far, and a digest of all that each seat has seen and done.

Nothing here changes once it is made, so copies of a game share it. Digests are chained, so an information state late
in a game costs no more than the last choice; they are computed only when they are asked for.
"""

from __future__ import annotations

from hashlib import blake2b
from random import Random
from typing import Any, Final

import msgspec

from roarhouse.core.codec import Codec
from roarhouse.core.features import Sheet, features_of
from roarhouse.core.game import Choice, Game
from roarhouse.core.words import Seat, Told

DIGEST: Final = 16  # bytes


class Past:
    """A table, and how it came about."""

    __slots__ = ("by", "choice", "codec", "digests", "game", "parent", "s", "sheets", "story")

    def __init__(
        self, codec: Codec, s: Any, parent: Past | None = None, by: Seat = -1, choice: Choice | None = None
    ) -> None:
        self.codec, self.game, self.s = codec, codec.game, s
        self.parent, self.by, self.choice = parent, by, choice
        self.digests: dict[Seat, bytes] = {}
        self.sheets: dict[Seat, Sheet] = {}
        self.story: list[Told] | None = None

    def after(self, by: Seat, choice: Choice) -> Past:
        """The table after a choice."""
        s = self.game.copy(self.s)
        self.game.apply(s, by, choice)
        return Past(self.codec, s, self, by, choice)

    def imagined(self, seat: Seat, rng: Random) -> Past:
        """A table that a seat cannot tell from this one; what the seat has seen before stays the same."""
        found = Past(self.codec, self.game.imagine(self.s, seat, rng))
        found.digests[seat] = self.digest(seat)
        return found

    def view(self, seat: Seat) -> bytes:
        return self.codec.encode(self.game.view(self.s, seat))

    def sheet(self, seat: Seat) -> Sheet:
        """What a seat sees as numbers: the same for all letters of a word, and for every observer that asks."""
        if seat not in self.sheets:
            self.sheets[seat] = features_of(self.game.name)(self.s, seat)
        return self.sheets[seat]

    def digest(self, seat: Seat) -> bytes:
        """All that a seat has seen, was told and has chosen, in order."""
        unknown: list[Past] = []
        one: Past | None = self
        while one is not None and seat not in one.digests:
            unknown.append(one)
            one = one.parent
        found = one.digests[seat] if one is not None else b""
        for past in reversed(unknown):
            found = past.digests[seat] = blake2b(found + past.news(seat), digest_size=DIGEST).digest()
        return found

    def news(self, seat: Seat) -> bytes:
        """What a seat learns by the choice that led here."""
        own = self.codec.encode(self.choice) if self.by == seat else b""
        told = msgspec.json.encode([one for one in self.told() if one.reaches(seat)])
        return b"\n".join([own, told, self.view(seat)])

    def told(self) -> list[Told]:
        """The story of the choice that led here: the choice is made again while something listens."""
        if self.story is None:
            self.story = retold(self.game, self.parent.s, self.by, self.choice) if self.parent and self.choice else []
        return self.story


def retold(game: Game[Any], before: Any, by: Seat, choice: Choice) -> list[Told]:
    s = game.copy(before)
    story: list[Told] = []
    s.story = story
    game.apply(s, by, choice)
    return story
