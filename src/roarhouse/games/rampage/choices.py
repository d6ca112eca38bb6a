"""Everything that can be chosen in Rampage, by nature and by seats."""

from __future__ import annotations

from typing import Final, Literal

from roarhouse.core.bags import Bag
from roarhouse.core.game import Choice
from roarhouse.core.pile import Let
from roarhouse.core.words import Seat
from roarhouse.games.rampage.physics.city.plan import Monster, Piece, Zone
from roarhouse.games.rampage.physics.interface import Breath, Drop, Flick, Outcome, Toss

NO_SEAT: Final = -1
NOWHERE: Final = -1
NO_CARD: Final = -1
Aimed = Flick | Drop | Toss | Breath
Deed = Literal["flick", "jump", "drop", "slam", "toss", "kungfu", "catch", "breath"]  # how an action is done
How = Literal["here", "tongue", "siren", "scavenger", "runaways"]


# -- nature ---------------------------------------------------------------------------------------------------


class Happens(Choice, frozen=True):
    """Nature: what physics made of an act or of a hand, and how everything rests now."""

    outcome: Outcome


class Side(Choice, frozen=True):
    """Nature: the side of the Runaway board."""

    side: Literal["A", "B"]


class Deal(Choice, frozen=True):
    """Nature: cards for each seat; the Power of a team is dealt to its first member."""

    hands: tuple[tuple[int, ...], ...]


class Starts(Choice, frozen=True):
    """Nature: who begins."""

    seat: Seat


class Draws(Choice, frozen=True):
    """Nature: cards drawn later in the game."""

    cards: tuple[int, ...]


class Blind(Choice, frozen=True):
    """Nature: Meeples drawn blindly out of each Stomach."""

    meeples: tuple[Bag, ...]  # by seat


# -- before the first turn ------------------------------------------------------------------------------------


class Keep(Choice, frozen=True):
    """Tailor-Made Monster: the cards kept, one of each kind. Baby Monsters: the card kept."""

    cards: tuple[int, ...]


class Vote(Choice, frozen=True):
    """A vote for a first player; NO_SEAT abstains."""

    seat: Seat


class Ready(Choice, frozen=True):
    """All Monsters have been introduced."""


# -- actions --------------------------------------------------------------------------------------------------


class Move(Choice, frozen=True):
    """Flick the Paws; or toss them off the Body (Jumper)."""

    jump: bool = False


class Demolish(Choice, frozen=True):
    """Drop the Body on the Building of a Ruin."""

    ruin: int


class Slam(Choice, frozen=True):
    """Drop the Body on a Monster (Heavyweight)."""

    monster: Monster


class TossIt(Choice, frozen=True):
    """Toss a Vehicle; the own Paws (Kung Fu Master); the Body of another Monster (Catcher)."""

    piece: Piece


class Breathe(Choice, frozen=True):
    """Blow from the head of a Monster: the own one, or any (Hurricane)."""

    monster: Monster


class Put(Choice, frozen=True):
    """The yard: a Monster is put elsewhere."""

    monster: Monster


class Right(Choice, frozen=True):
    """Spend an action on turning the own Body right side up."""


class Use(Choice, frozen=True):
    """Reveal a Secret Superpower and use it."""

    card: int


class Pass(Choice, frozen=True):
    """No more actions in this turn."""


class Back(Choice, frozen=True):
    """Choose another action after all."""


class Aim(Choice, frozen=True):
    """What the hand does."""

    act: Aimed


# -- places ---------------------------------------------------------------------------------------------------


class Place(Choice, frozen=True):
    """A spot, in 0.01 cm, and how the Monster is turned, in 0.1 degree; `up`: on top of a Building (Climber)."""

    x: int
    y: int
    yaw: int = 0
    up: bool = False


class Corner(Choice, frozen=True):
    """An empty starting area."""

    corner: int


class Into(Choice, frozen=True):
    """A Neighborhood into which Meeples are moved."""

    zone: Zone


class Skip(Choice, frozen=True):
    """Do without: no placement, no second flick, no Vacuum."""


# -- losses ---------------------------------------------------------------------------------------------------


class Pay(Choice, frozen=True):
    """Meeples out of a Stomach, by colour."""

    meeples: Bag


class GiveUp(Choice, frozen=True):
    """Own cards that are discarded."""

    cards: tuple[int, ...]


class Suffer(Choice, frozen=True):
    """Which Runaway effect is next."""

    zone: int


class Answer(Choice, frozen=True):
    """Answer with a Secret Superpower."""

    card: int


# -- Chow Down ------------------------------------------------------------------------------------------------


class Dine(Choice, frozen=True):
    """Where this meal is taken; `hungry`: with Really Hungry on top."""

    how: How
    zone: Zone = NOWHERE
    hungry: bool = False


class Eat(Choice, frozen=True):
    """A Meeple in the City."""

    meeple: Piece


class Snack(Choice, frozen=True):
    """A Meeple of this colour on the Runaway board."""

    colour: int


class Done(Choice, frozen=True):
    """Enough: of a meal, of buying, of late Superpowers."""


# -- cards ----------------------------------------------------------------------------------------------------


class Rob(Choice, frozen=True):
    """How many Meeples out of whose Stomach (Hobo)."""

    counts: tuple[int, ...]  # by seat


class Target(Choice, frozen=True):
    """Another player (Passionate Kiss)."""

    seat: Seat


class Buy(Choice, frozen=True):
    """Baby Monsters: another card."""


class Foresee(Choice, frozen=True):
    """Seer: who has eaten the most. Imitator: which Character is copied."""

    guess: Seat = NO_SEAT
    copy: int = NO_CARD


READY: Final = Ready()
RIGHT: Final = Right()
PASS: Final = Pass()
BACK: Final = Back()
SKIP: Final = Skip()
DONE: Final = Done()
BUY: Final = Buy()

OfNature = Happens | Side | Deal | Starts | Draws | Blind
OfAction = Move | Demolish | Slam | TossIt | Breathe | Put | Right | Use | Pass | Back | Aim
OfPlace = Place | Corner | Into | Skip
OfLoss = Pay | GiveUp | Suffer | Answer | Let
OfMeal = Dine | Eat | Snack | Done
OfCard = Keep | Vote | Ready | Rob | Target | Buy | Foresee
RampageChoice = OfNature | OfAction | OfPlace | OfLoss | OfMeal | OfCard
