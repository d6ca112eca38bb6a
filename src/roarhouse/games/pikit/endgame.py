"""End of the game: the deck runs out, everybody has one final turn, and then the hands are counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from roarhouse.core.words import Who
from roarhouse.games.pikit.names import cards_words
from roarhouse.games.pikit.scoring import scores

if TYPE_CHECKING:
    from roarhouse.games.pikit.state import Pikit


def watch_deck(s: Pikit) -> None:
    """pikit.endgame.1, pikit.endgame.2, pikit.effect-draw.3: with the last card off the deck the final turns are set:
    one for everybody, or for all others if the turn in progress counts as a final one."""
    if not any(s.deck):
        s.final = len(s.box.seats) - (s.box.options.final_turns == "triggerTurnCounts")
        s.tell("pikit.endgame.1", "deck-runs-out", who=Who(s.active), n=s.final)


def another_turn(s: Pikit) -> bool:
    """pikit.endgame.2: turns go on without counting until the end is triggered."""
    if s.final > 0:
        s.final -= 1
        return True
    return s.final < 0


def finish(s: Pikit) -> None:
    """pikit.endgame.4, pikit.scoring.8: nothing is left to be done; all hands are laid open and counted."""
    if s.story is not None:
        for seat, score in enumerate(scores(s)):
            cards = cards_words(s.box.deck, s.cards_of(seat))
            s.show("pikit.scoring.8", "lays-open", who=Who(seat), cards=cards, score=score)
