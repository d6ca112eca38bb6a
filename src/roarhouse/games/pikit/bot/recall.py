"""The table as one who remembers what all have seen knows it: what the memory aid would show, or a part of that."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from roarhouse.core.game import Game
from roarhouse.games.pikit.state import Pikit


def recall(game: Game[Pikit], s: Pikit, share: float, rng: Random) -> Pikit:
    """pikit.setup.14: starting hands, cards of the centre and stolen cards went openly into a hand. Each that is
    still there is remembered with this chance."""
    t = s.copy()
    t.box = game.box(replace(s.box.options, memory_aid=True))
    if s.known is not None:
        t.known = [tuple([sum([rng.random() < share for _ in range(n)]) for n in bag]) for bag in s.known]
    return t
