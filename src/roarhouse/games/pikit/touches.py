"""The parts of the view that a choice concerns."""

from __future__ import annotations

from roarhouse.core.game import Choice
from roarhouse.core.words import Seat
from roarhouse.games.pikit.choices import (
    Cancel,
    Declare,
    Deed,
    Draw,
    Play,
    Reroll,
    Steal,
    StealMecha,
    Take,
    TakeMecha,
    TurnDie,
)
from roarhouse.games.pikit.rules.cancel import pile
from roarhouse.games.pikit.rules.special import with_chain
from roarhouse.games.pikit.state import Pikit


def touches(s: Pikit, seat: Seat, choice: Choice) -> tuple[str, ...]:
    """Cards by their value, as often as they are concerned; Mecha by their pair; dice, players, the deck and cards of
    the pile. Doing nothing touches nothing."""
    match choice:
        case Play(card, deed):
            return (f"hand:{card}", *deed_touches(s, deed))
        case Declare(deed):
            return deed_touches(s, deed)
        case Take(cards):
            return tuple([f"centre:{card}" for card in with_chain(cards, s.box.chaining, s.centre)])
        case TakeMecha():
            return (f"mecha:{s.dice[0]}",)
        case StealMecha():
            return (f"mecha:{s.dice[0]}", f"player:{s.owners[s.dice[0]]}")
    return ()


def deed_touches(s: Pikit, deed: Deed | None) -> tuple[str, ...]:
    match deed:
        case Reroll(dice):
            return tuple([f"die:{die}" for die in dice])
        case TurnDie(die, _):
            return (f"die:{die}",)
        case Steal(victim):
            return (f"player:{victim}",)
        case Draw():
            return ("deck:0",)
        case Cancel():
            return (f"pile:{len(pile(s)) - 1}",)
    return ()
