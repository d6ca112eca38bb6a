"""Verbs of the Monster cards: data only. A row of the deck names a verb and its parameters.

What a verb does is a rule: Characters score in `rules/cards/characters.py`, Secret Superpowers act in
`rules/cards/superpowers.py`, and the chapters ask for Powers where they apply.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from roarhouse.core.verbs import Verb
from roarhouse.games.rampage.physics.city.plan import Colour

Points = Annotated[int, Meta(ge=1, le=20)]
Number = Annotated[int, Meta(ge=1, le=6)]


# -- Characters -----------------------------------------------------------------------------------------------


class Character(Verb, frozen=True):
    """rampage.characters.0: scores at the end of the game; face up for everyone to see."""


class Pairs(Character, frozen=True):
    """rampage.characters.1, rampage.characters.8, rampage.characters.9: for each pair of two colours eaten."""

    colours: tuple[Colour, Colour]
    each: Points


class Majority(Character, frozen=True):
    """rampage.characters.0: for more than every single other Monster has; a tie scores nothing.

    rampage.characters.3, rampage.characters.4: Floors, or Meeples of all colours. rampage.characters.6,
    rampage.characters.7, rampage.characters.10, rampage.characters.13, rampage.characters.15,
    rampage.characters.16: Meeples of one colour.
    """

    of: Colour | Literal["floors", "meeples"]
    score: Points


class ToothPrice(Character, frozen=True):
    """rampage.characters.2: Teeth taken from other Monsters are worth this instead of the usual."""

    each: Points


class Parking(Character, frozen=True):
    """rampage.characters.11: for every Vehicle that lies on a Ruin."""

    each: Points


class Mouthful(Character, frozen=True):
    """rampage.characters.14: for every Tooth token still in the Mouth."""

    each: Points


class Predict(Character, frozen=True):
    """rampage.characters.12: for naming the Monster with the largest meal; a shared first place is good enough."""

    score: Points


class Imitate(Character, frozen=True):
    """rampage.characters.5: scores as the Character of another Monster."""


CharacterVerb = Pairs | Majority | ToothPrice | Parking | Mouthful | Predict | Imitate


# -- Powers ---------------------------------------------------------------------------------------------------


class Power(Verb, frozen=True):
    """rampage.powers.0: works for the whole game, face up, and costs no action of its own."""


class BreakMore(Power, frozen=True):
    """rampage.powers.1 (Boxer): Teeth broken for each Monster knocked down by a Move."""

    teeth: Number


class Climb(Power, frozen=True):
    """rampage.powers.2 (Climber): a Move may start from the top of a Building."""


class SlamMonster(Power, frozen=True):
    """rampage.powers.3 (Heavyweight): a Demolish may be aimed at a Monster."""


class BorrowHead(Power, frozen=True):
    """rampage.powers.4 (Hurricane): Breathe from any Monster."""


class JumpOff(Power, frozen=True):
    """rampage.powers.5 (Jumper): the Paws may be tossed off the Body to Move."""


class ThrowPaws(Power, frozen=True):
    """rampage.powers.6 (Kung Fu Master): the Paws may be tossed and come back."""


class ReachOut(Power, frozen=True):
    """rampage.powers.7 (Long Tail): Demolish any Building of the Neighborhood."""


class AtLeast(Power, frozen=True):
    """rampage.powers.8 (Retainer): the least number of Teeth at a meal."""

    teeth: Number


class BiggerMeal(Power, frozen=True):
    """rampage.powers.9 (Sharp Canines): additional Meeples at a meal."""

    meeples: Number


class Lure(Power, frozen=True):
    """rampage.powers.10 (Siren): Meeples from anywhere instead of the meal."""

    meeples: Number


class DriveOut(Power, frozen=True, omit_defaults=True):
    """rampage.powers.11 (Smelly Paws): a Move to a Sidewalk empties its Ruin; whether Floors are judged after it. The
    decks of version 0.1 do not say so."""

    gobbles: bool = False


class MoreFlicks(Power, frozen=True):
    """rampage.powers.12 (Star Dancer): the number of flicks in a Move."""

    flicks: Number


class Stretch(Power, frozen=True):
    """rampage.powers.13 (Stretchy Paws): the Paws may be shifted before a Move."""


class Lick(Power, frozen=True):
    """rampage.powers.14 (Stretchy Tongue): the meal may be taken in an adjacent Neighborhood."""


class FetchVehicle(Power, frozen=True):
    """rampage.powers.15 (Telekinesis): the Vehicle may come from any Neighborhood."""


class Inhale(Power, frozen=True):
    """rampage.powers.16 (Vacuum): Meeples blown out of the City land in the Neighborhood."""


ActionPower = BreakMore | Climb | SlamMonster | BorrowHead | JumpOff | ThrowPaws | ReachOut | FetchVehicle
MealPower = AtLeast | BiggerMeal | Lure | Lick
PowerVerb = ActionPower | MealPower | DriveOut | MoreFlicks | Stretch | Inhale


# -- Secret Superpowers ---------------------------------------------------------------------------------------

# rampage.superpowers.0: around the own actions, as an action, at Chow Down, after it, as an answer; in the turn of
# another player before Chow Down ("others") or after it ("between")
Moment = Literal["turn", "action", "chow", "late", "answer", "others", "between"]
ANY_TIME: tuple[Moment, ...] = ("turn", "late", "others", "between")


class Superpower(Verb, frozen=True):
    """rampage.superpowers.0, rampage.superpowers.17: secret until it is used, and used once."""

    moments: ClassVar[tuple[Moment, ...]] = ("turn",)  # at which a deck may allow it


class TossMonster(Superpower, frozen=True):
    """rampage.superpowers.1 (Catcher): toss the Body of another Monster and break some of its Teeth."""

    moments = ("action",)
    teeth: Number


class Quake(Superpower, frozen=True):
    """rampage.superpowers.2 (Earthquake): the Meeples of all Ruins into bordering Neighborhoods."""

    moments = ANY_TIME


class Beg(Superpower, frozen=True):
    """rampage.superpowers.3 (Hobo): Meeples drawn blindly out of other Stomachs."""

    moments = ANY_TIME
    meeples: Number


class Vanish(Superpower, frozen=True):
    """rampage.superpowers.4 (Invisibility): off the board until the next turn."""

    moments = ANY_TIME


class Paralyse(Superpower, frozen=True):
    """rampage.superpowers.5 (Paralyzing Gaze): no opponent may Move in their next turn."""

    moments = ("turn", "late", "between")  # amid the turn of an opponent it would be too early to tell which is next


class Kiss(Superpower, frozen=True):
    """rampage.superpowers.6 (Passionate Kiss): chosen Meeples out of a neighbour's Stomach."""

    moments = ANY_TIME
    meeples: Number


class Feast(Superpower, frozen=True):
    """rampage.superpowers.7 (Really Hungry): a multiple of the Teeth in one meal."""

    moments = ("chow",)
    times: Number


class DineOut(Superpower, frozen=True):
    """rampage.superpowers.8 (Scavenger): a meal where another Monster is."""

    moments = ("chow",)


class Fly(Superpower, frozen=True):
    """rampage.superpowers.9 (Small Wings): to any Neighborhood."""

    moments = ANY_TIME


class Protect(Superpower, frozen=True):
    """rampage.superpowers.10 (Teeth Protector): call a break off and break Teeth in return."""

    moments = ("answer",)
    teeth: Number


class Fell(Superpower, frozen=True):
    """rampage.superpowers.11 (Terminator): every other Monster of the Neighborhood falls and has Teeth broken."""

    moments = ANY_TIME
    teeth: Number


class Soothe(Superpower, frozen=True):
    """rampage.superpowers.12 (Too Cute): a Runaway effect is called off."""

    moments = ("answer",)


class DineOnRunaways(Superpower, frozen=True):
    """rampage.superpowers.13 (Ultra-Bright Smile): a meal from the Runaway board."""

    moments = ("chow",)


class MoreActions(Superpower, frozen=True):
    """rampage.superpowers.14 (Unleashed!): more actions in this turn."""

    actions: Number


class Mutate(Superpower, frozen=True):
    """rampage.superpowers.15 (Unstable Mutation): more Powers for a turn, and as many given up after it."""

    powers: Number


class Invert(Superpower, frozen=True):
    """rampage.superpowers.16 (Who Cut the Cheese?!): all opposing Bodies upside down."""

    moments = ANY_TIME


TurnSuperpower = Quake | Beg | Vanish | Paralyse | Kiss | Fly | Fell | MoreActions | Mutate | Invert
SuperpowerVerb = TurnSuperpower | TossMonster | Feast | DineOut | DineOnRunaways | Protect | Soothe
