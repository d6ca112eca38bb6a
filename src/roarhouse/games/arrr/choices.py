"""Everything that can be chosen in Arrr!!!, by nature and by seats.

A Crew card is its row in the deck, an Event its row after all Crew cards: so one number names a card of a hand.
"""

from __future__ import annotations

from typing import Final, Literal

from roarhouse.core.game import Choice
from roarhouse.core.pile import Let
from roarhouse.core.words import Seat

NOTHING: Final = -1  # no card, no target, no seat
WhichDeck = Literal["crew", "event"]

# -- nature --------------------------------------------------------------------------------------------------


class Stock(Choice, frozen=True):
    """Nature: the Exploration cards without a collection symbol that are in the deck."""

    cards: tuple[int, ...]


class Row(Choice, frozen=True):
    """Nature: the first Exploration cards of the Seven Seas, the one next to the deck first."""

    cards: tuple[int, ...]


class Deal(Choice, frozen=True):
    """Nature: a hand for each seat."""

    hands: tuple[tuple[int, ...], ...]


class Throws(Choice, frozen=True):
    """Nature: what each seat throws that may still begin."""

    faces: tuple[tuple[int, ...], ...]


class Offer(Choice, frozen=True):
    """Nature: one or more Captains for each seat."""

    captains: tuple[tuple[int, ...], ...]


class Drawn(Choice, frozen=True):
    """Nature: cards from the top of the Crew deck and of the Event deck."""

    cards: tuple[int, ...]


class Rolled(Choice, frozen=True):
    """Nature: the faces of some dice."""

    faces: tuple[int, ...]


class Turned(Choice, frozen=True):
    """Nature: the top card of the Exploration deck."""

    card: int


class Shown(Choice, frozen=True):
    """Nature: cards of a hand, picked at random."""

    cards: tuple[int, ...]


# -- before the first turn, and after the last -----------------------------------------------------------------


class Collections(Choice, frozen=True):
    """Which collections are in the Exploration deck."""

    symbols: tuple[int, ...]


class First(Choice, frozen=True):
    """Who begins."""

    seat: Seat


class Take(Choice, frozen=True):
    """A Captain."""

    captain: int


class Vote(Choice, frozen=True):
    """Who of the tied looks most like a pirate; NOTHING is to abstain."""

    seat: Seat


# -- a turn ----------------------------------------------------------------------------------------------------


class Done(Choice, frozen=True):
    """That was all."""


class Discard(Choice, frozen=True):
    """A card of the chooser's hand goes to the discard pile."""

    card: int


class Unequip(Choice, frozen=True):
    """A card from an earlier turn makes room."""

    card: int


class Equip(Choice, frozen=True):
    """A Crew card of the chooser's hand comes into play."""

    card: int


class Pillage(Choice, frozen=True):
    """Two Pieces from the Reserve."""


class Sail(Choice, frozen=True):
    """Face one Exploration card of the row."""

    card: int


class Challenge(Choice, frozen=True):
    """Another player, on a stat."""

    opponent: Seat
    stat: int


class Claim(Choice, frozen=True):
    """What is stolen from the other one by winning: Pieces, or one Collection card."""

    pieces: int
    card: int = NOTHING


class Reject(Choice, frozen=True):
    """No Challenge."""


class Spoils(Choice, frozen=True):
    """What the challenger takes after a rejection."""

    cards: tuple[int, ...]
    piece: bool


# -- the pile ------------------------------------------------------------------------------------------------------


class Play(Choice, frozen=True):
    """An Event or a Crew ability goes on the pile: which of its effects, and its target."""

    card: int
    use: int = 0
    target: int = NOTHING


class Cheat(Choice, frozen=True):
    """A Piece for two more dice."""


class Captain(Choice, frozen=True):
    """The ability of the chooser's Captain."""


class Rethrow(Choice, frozen=True):
    """Which dice are thrown again, by their faces."""

    faces: tuple[int, ...]


class Lose(Choice, frozen=True):
    """An equipped card is discarded."""

    card: int


class Pay(Choice, frozen=True):
    """The price that is asked."""


class Decline(Choice, frozen=True):
    """Not to pay it."""


class DrawFrom(Choice, frozen=True):
    """One card from this deck."""

    deck: WhichDeck


class Put(Choice, frozen=True):
    """The card that was looked at goes to the bottom of its deck, or stays on top."""

    bottom: bool


DONE: Final = Done()
PILLAGE: Final = Pillage()
REJECT: Final = Reject()
CHEAT: Final = Cheat()
CAPTAIN: Final = Captain()
PAY: Final = Pay()
DECLINE: Final = Decline()

NatureChoice = Stock | Row | Deal | Throws | Offer | Drawn | Rolled | Turned | Shown
TableChoice = Collections | First | Take | Vote
TurnChoice = Done | Discard | Unequip | Equip | Pillage | Sail | Challenge | Claim | Reject | Spoils
PileChoice = Let | Play | Cheat | Captain | Rethrow | Lose | Pay | Decline | DrawFrom | Put
ArrrChoice = NatureChoice | TableChoice | TurnChoice | PileChoice
