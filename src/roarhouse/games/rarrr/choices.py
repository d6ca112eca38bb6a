"""Everything that can be chosen in RARRR!!, by nature and by seats."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import force_setattr

from roarhouse.core.bags import Bag
from roarhouse.core.game import Choice
from roarhouse.core.words import Seat

FACE_DOWN: Final = -1  # a card whose face is not shown


class Angriest(Choice, frozen=True):
    """Nature: who is the angriest player."""

    seat: Seat


class Monsters(Choice, frozen=True):
    """Nature: one Monster card for each seat."""

    cards: tuple[int, ...]


class Packs(Choice, frozen=True):
    """Nature: one pack for each seat, as counts of each kind."""

    packs: tuple[Bag, ...]


class Cities(Choice, frozen=True):
    """Nature: the City cards of this round."""

    cards: tuple[int, ...]


class Pick(Choice, frozen=True):
    """One card of the pack in hand."""

    card: int


class Keep(Choice, frozen=True):
    """Two of the three drafted Katakana cards."""

    cards: tuple[int, int]


class Arrange(Choice, frozen=True):
    """The order of the name: 0 is the Monster card, 1 and 2 are the Katakana cards."""

    order: tuple[int, int, int]


class Select(Choice, frozen=True):
    """The city to be contested."""

    city: int


class Set(Struct, frozen=True):
    """Power cards of one type, perhaps a Power Boost, perhaps face-down cards of other types."""

    power: int
    cards: tuple[int, ...]  # kinds, face-up
    boost: int = 0
    down: tuple[int, ...] = ()  # kinds, face-down


class Bid(Choice, frozen=True):
    """One or more sets, laid at the same time."""

    sets: tuple[Set, ...]


class Back(Struct, frozen=True, order=True):
    """A Power card that returns to the hand, out of the set of this power."""

    power: int
    card: int
    down: bool = False


class Pass(Choice, frozen=True):
    """Out of this battle, with none, one or two cards taken back, named in any order."""

    back: tuple[Back, ...] = ()

    def __post_init__(self) -> None:
        if len(self.back) > 1:
            force_setattr(self, "back", tuple(sorted(self.back)))


RarrrChoice = Angriest | Monsters | Packs | Cities | Pick | Keep | Arrange | Select | Bid | Pass
