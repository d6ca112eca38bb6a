"""The initial state."""

from __future__ import annotations

from roarhouse.games.pikit.components import FACES, PikitBox
from roarhouse.games.pikit.rules.setup import FirstPlayer, begin_with
from roarhouse.games.pikit.state import NO_KAIJU, TABLE, Pikit


def set_up(box: PikitBox) -> Pikit:
    """pikit.setup.3, pikit.setup.4, pikit.setup.7, pikit.setup.8: all Mecha on the table with their tokens, an empty
    discard pile, and a deck without an order: nature draws from it."""
    seats = len(box.seats)
    s = Pikit(
        agenda=[],
        sealed={},
        box=box,
        deck=box.all_kaiju,
        centre=NO_KAIJU,
        discards=[NO_KAIJU] * seats,
        hands=[NO_KAIJU] * seats,
        owners=[TABLE] * (len(FACES) + 1),
        wounds=[0] * seats,
        known=[NO_KAIJU] * seats,
    )
    first = box.options.first_player
    if first == "random":
        s.then(FirstPlayer())
    else:
        begin_with(s, first)
    return s
