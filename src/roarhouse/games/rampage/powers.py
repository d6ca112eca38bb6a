"""Powers: what a Monster can do that others cannot. A row of the deck names a verb; the chapters ask for it.

rampage.powers.0: a Power works for the whole game, for everybody to see, and costs no action of its own.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from roarhouse.games.rampage.characters import Verb

Number = Annotated[int, Meta(ge=1, le=6)]


class BreakMore(Verb, frozen=True):
    """rampage.powers.1 (Boxer): so many Teeth for each Monster knocked down by a Move."""

    teeth: Number


class Climb(Verb, frozen=True):
    """rampage.powers.2 (Climber): a Move may start from the top of a Building."""


class SlamMonster(Verb, frozen=True):
    """rampage.powers.3 (Heavyweight): a Demolish may be aimed at a Monster."""


class BorrowHead(Verb, frozen=True):
    """rampage.powers.4 (Hurricane): Breathe from any Monster."""


class JumpOff(Verb, frozen=True):
    """rampage.powers.5 (Jumper): the Paws may be tossed off the Body to Move."""


class ThrowPaws(Verb, frozen=True):
    """rampage.powers.6 (Kung Fu Master): the Paws may be tossed and come back."""


class ReachOut(Verb, frozen=True):
    """rampage.powers.7 (Long Tail): Demolish any Building of the Neighborhood."""


class AtLeast(Verb, frozen=True):
    """rampage.powers.8 (Retainer): at least so many Teeth at a meal."""

    teeth: Number


class BiggerMeal(Verb, frozen=True):
    """rampage.powers.9 (Sharp Canines): so many Meeples more at a meal."""

    meeples: Number


class Lure(Verb, frozen=True):
    """rampage.powers.10 (Siren): so many Meeples from anywhere instead of the meal."""

    meeples: Number


class DriveOut(Verb, frozen=True):
    """rampage.powers.11 (Smelly Paws): a Move to a Sidewalk empties its Ruin."""


class MoreFlicks(Verb, frozen=True):
    """rampage.powers.12 (Star Dancer): so many flicks in a Move."""

    flicks: Number


class Stretch(Verb, frozen=True):
    """rampage.powers.13 (Stretchy Paws): the Paws may be shifted before a Move."""


class Lick(Verb, frozen=True):
    """rampage.powers.14 (Stretchy Tongue): the meal may be taken in an adjacent Neighborhood."""


class FetchVehicle(Verb, frozen=True):
    """rampage.powers.15 (Telekinesis): the Vehicle may come from any Neighborhood."""


class Inhale(Verb, frozen=True):
    """rampage.powers.16 (Vacuum): Meeples blown out of the City land in the Neighborhood."""


ActionPower = BreakMore | Climb | SlamMonster | BorrowHead | JumpOff | ThrowPaws | ReachOut | FetchVehicle
MealPower = AtLeast | BiggerMeal | Lure | Lick
PowerVerb = ActionPower | MealPower | DriveOut | MoreFlicks | Stretch | Inhale
