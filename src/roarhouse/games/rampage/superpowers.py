"""Secret Superpowers: what the cards say. A row of the deck names a verb, its numbers and its windows.

What a verb does in its owner's turn stands in `uses.py`; meals and answers stand in their own chapters.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from roarhouse.games.rampage.characters import Verb

# rampage.superpowers.0: around the own actions, as an action, at Chow Down, after it, or as an answer
Window = Literal["turn", "action", "chow", "late", "answer"]
Number = Annotated[int, Meta(ge=1, le=6)]


class Superpower(Verb, frozen=True):
    """rampage.superpowers.0, rampage.superpowers.17: secret until it is used, and used once."""

    moments: ClassVar[tuple[Window, ...]] = ("turn",)  # the windows that make sense for it


class TossMonster(Superpower, frozen=True):
    """rampage.superpowers.1 (Catcher): toss the Body of another Monster and break so many of its Teeth."""

    moments = ("action",)
    teeth: Number


class Quake(Superpower, frozen=True):
    """rampage.superpowers.2 (Earthquake): the Meeples of all Ruins into bordering Neighborhoods."""


class Beg(Superpower, frozen=True):
    """rampage.superpowers.3 (Hobo): so many Meeples, drawn blindly out of other Stomachs."""

    meeples: Number


class Vanish(Superpower, frozen=True):
    """rampage.superpowers.4 (Invisibility): off the board until the next turn."""

    moments = ("turn", "late")


class Paralyse(Superpower, frozen=True):
    """rampage.superpowers.5 (Paralyzing Gaze): no opponent may Move in his next turn."""

    moments = ("turn", "late")


class Kiss(Superpower, frozen=True):
    """rampage.superpowers.6 (Passionate Kiss): so many Meeples of one's choice out of a neighbour's Stomach."""

    meeples: Number


class Feast(Superpower, frozen=True):
    """rampage.superpowers.7 (Really Hungry): so many times the Teeth in one meal."""

    moments = ("chow",)
    times: Number


class DineOut(Superpower, frozen=True):
    """rampage.superpowers.8 (Scavenger): a meal where another Monster is."""

    moments = ("chow",)


class Fly(Superpower, frozen=True):
    """rampage.superpowers.9 (Small Wings): to any Neighborhood."""


class Protect(Superpower, frozen=True):
    """rampage.superpowers.10 (Teeth Protector): call a break off and break so many Teeth in return."""

    moments = ("answer",)
    teeth: Number


class Fell(Superpower, frozen=True):
    """rampage.superpowers.11 (Terminator): every other Monster of the Neighborhood falls and has Teeth broken."""

    teeth: Number


class Soothe(Superpower, frozen=True):
    """rampage.superpowers.12 (Too Cute): a Runaway effect is called off."""

    moments = ("answer",)


class DineOnRunaways(Superpower, frozen=True):
    """rampage.superpowers.13 (Ultra-Bright Smile): a meal from the Runaway board."""

    moments = ("chow",)


class MoreActions(Superpower, frozen=True):
    """rampage.superpowers.14 (Unleashed!): so many more actions in this turn."""

    actions: Number


class Mutate(Superpower, frozen=True):
    """rampage.superpowers.15 (Unstable Mutation): so many more Powers for a turn, and as many given up after it."""

    powers: Number


class Invert(Superpower, frozen=True):
    """rampage.superpowers.16 (Who Cut the Cheese?!): all opposing Bodies upside down."""

    moments = ("turn", "late")


TurnSuperpower = Quake | Beg | Vanish | Paralyse | Kiss | Fly | Fell | MoreActions | Mutate | Invert
SuperpowerVerb = TurnSuperpower | TossMonster | Feast | DineOut | DineOnRunaways | Protect | Soothe
IN_TURN = (Quake, Beg, Vanish, Paralyse, Kiss, Fly, Fell, MoreActions, Mutate, Invert)
LATE = (Vanish, Paralyse, Invert)
