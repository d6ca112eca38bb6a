"""End of the game: the deck runs out, each player has one final turn, then the hands are counted."""

from __future__ import annotations

from roarhouse.core.words import Who
from roarhouse.games.pikit.rules.scoring import scores
from roarhouse.games.pikit.speech.names import cards_words
from roarhouse.games.pikit.state import Pikit


def watch_deck(s: Pikit) -> None:
    """pikit.endgame.1, pikit.endgame.2, pikit.effect-draw.3: the last card of the deck starts the final turns:
    one for each player, or for each other player if the turn in progress counts as a final one."""
    if not any(s.deck):
        s.final = len(s.box.seats) - (s.box.options.final_turns == "triggerTurnCounts")
        s.tell("pikit.endgame.1", "deck-runs-out", who=Who(s.active), n=s.final)


def another_turn(s: Pikit) -> bool:
    """pikit.endgame.2: turns are counted only after the end was triggered."""
    if s.final > 0:
        s.final -= 1
        return True
    return s.final < 0


def finish(s: Pikit) -> None:
    """pikit.endgame.4, pikit.scoring.8: all hands are laid open and counted."""
    if s.story is not None:
        for seat, score in enumerate(scores(s)):
            cards = cards_words(s.box.deck, s.cards_of(seat))
            s.show("pikit.scoring.8", "lays-open", who=Who(seat), cards=cards, score=score)
