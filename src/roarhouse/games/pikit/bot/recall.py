"""The table as one who forgets nothing that all have seen knows it: what the memory aid would show."""

from __future__ import annotations

from msgspec.structs import replace

from roarhouse.core.game import Game
from roarhouse.games.pikit.state import Pikit


def recall(game: Game[Pikit], s: Pikit) -> Pikit:
    """pikit.setup.14: starting hands, cards of the centre and stolen cards went openly into a hand."""
    t = s.copy()
    t.box = game.box(replace(s.box.options, memory_aid=True))
    return t
