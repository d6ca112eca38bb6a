"""Everything that can be chosen in Pikit, by nature and by seats.

A Kaijū card is its value, 1 to 11; a Mecha card is `MECHA` plus the number of its pair.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import force_setattr

from roarhouse.core.game import Choice
from roarhouse.core.pile import Let
from roarhouse.core.words import Seat

MECHA: Final = 20
BOTH: Final = (0, 1)  # both dice; the first one is 0


# -- nature ----------------------------------------------------------------------------------------------------------


class First(Choice, frozen=True):
    """Nature: who has the first turn."""

    seat: Seat


class Reveal(Choice, frozen=True):
    """Nature: cards from the deck, face-up, in the order revealed."""

    cards: tuple[int, ...]


class Drawn(Choice, frozen=True):
    """Nature: the top card of the deck, face-down."""

    card: int


class Dice(Choice, frozen=True):
    """Nature: how both dice lie after a roll."""

    faces: tuple[int, int]


class Stolen(Choice, frozen=True):
    """Nature: a random card of the victim's hand."""

    card: int


class Lots(Choice, frozen=True):
    """Nature: the order in which the others are asked whether they cancel."""

    seats: tuple[Seat, ...]


# -- what a discard effect does --------------------------------------------------------------------------------------


class Reroll(Struct, frozen=True, tag="reroll", tag_field="effect"):
    """Roll some dice again."""

    dice: tuple[int, ...]


class Steal(Struct, frozen=True, tag="steal", tag_field="effect"):
    """Steal a random card."""

    victim: Seat


class Draw(Struct, frozen=True, tag="draw", tag_field="effect"):
    """Draw a card."""


class Cancel(Struct, frozen=True, tag="cancel", tag_field="effect"):
    """Cancel the card on top of the pile."""


class TurnDie(Struct, frozen=True, tag="turn", tag_field="effect"):
    """Turn a die to a face."""

    die: int
    face: int


Deed = Reroll | Steal | Draw | Cancel | TurnDie
# the names of these effects in a deck
EFFECT_OF: Final[dict[type, str]] = {
    Reroll: "reroll",
    Steal: "steal",
    Draw: "draw",
    Cancel: "cancel",
    TurnDie: "turn",
}


# -- seats -----------------------------------------------------------------------------------------------------------


class Play(Choice, frozen=True):
    """Discard a card for its effect; without a deed if that is declared later."""

    card: int
    deed: Deed | None = None


class Declare(Choice, frozen=True):
    """Declare what a card does, once it was not cancelled."""

    deed: Deed


class Enough(Choice, frozen=True):
    """Play no more cards; go on to adding cards to the hand."""


class Take(Choice, frozen=True):
    """Cards of the centre, named by their values in any order."""

    cards: tuple[int, ...]

    def __post_init__(self) -> None:
        if len(self.cards) > 1:
            force_setattr(self, "cards", tuple(sorted(self.cards)))


class TakeMecha(Choice, frozen=True):
    """The Mecha of this pair, from the table."""


class StealMecha(Choice, frozen=True):
    """A random card from the hand that holds the Mecha of this pair."""


class Nothing(Choice, frozen=True):
    """Take nothing."""


ENOUGH: Final = Enough()
TAKE_MECHA: Final = TakeMecha()
STEAL_MECHA: Final = StealMecha()
NOTHING: Final = Nothing()

NatureChoice = First | Reveal | Drawn | Dice | Stolen | Lots
SeatChoice = Play | Declare | Enough | Let | Take | TakeMecha | StealMecha | Nothing
PikitChoice = NatureChoice | SeatChoice
