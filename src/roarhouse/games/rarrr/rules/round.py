"""Ending the round."""

from __future__ import annotations

from roarhouse.core.bags import cards_of, empty
from roarhouse.core.game import Auto
from roarhouse.games.rarrr.state import Rarrr


def round_is_over(s: Rarrr) -> bool:
    """rarrr.round.1, rarrr.round.2, rarrr.round.4: no face-up city, or no player with Power cards."""
    return not s.row or not any(any(hand) for hand in s.hands)


class EndRound(Auto, frozen=True):
    """rarrr.round.5, rarrr.round.6: cities left over leave the game, cards left over are discarded.

    rarrr.angriest.5: the Angriest Monster card stays where it is.
    """

    def do(self, s: Rarrr) -> None:
        s.removed += s.row
        s.row = ()
        for seat in s.box.seats:
            s.buried[seat] += tuple((-1, card) for card in cards_of(s.hands[seat]))
        s.hands = [empty(len(s.box.all_power))] * len(s.box.seats)
        s.known = s.hands[:]
        s.tell("rarrr.round.1", "round-ends", n=s.round)
